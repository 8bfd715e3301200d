//! La Clé des mondes as people start it, and their own card sets.

use std::fs;
use std::path::PathBuf;

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin_cmd;
use dedale_mondes::{CardFile, Shipped};
use predicates::prelude::PredicateBooleanExt as _;
use predicates::str::{contains, is_empty};

fn dedale(arguments: &[&str]) -> Command {
    let mut command = cargo_bin_cmd!("dedale");
    command
        .args(arguments)
        .env_clear()
        .env("XDG_DATA_HOME", "/dev/null")
        .timeout(std::time::Duration::from_secs(60));
    command
}

/// A folder of the test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The card set that comes with the program.
fn shipped() -> String {
    let output =
        dedale(&["games", "--print-cards", "balanced"]).assert().success().get_output().stdout.clone();
    String::from_utf8(output).expect("text")
}

/// With a card of the group's own in place of Esus, and at the top of every pile of its world.
fn own() -> String {
    let own = shipped().replacen("id = \"esus\"", "id = \"toutatis\"", 1);
    own.replacen("fr = \"Esus\"", "fr = \"Le Grand Toutatis\"", 1).replacen(
        "en = \"Esus\"",
        "en = \"The Great Toutatis\"",
        1,
    )
}

#[test]
fn a_game_can_be_played_to_its_end_by_always_taking_the_first_choice() {
    let folder = folder("mo-played");
    for options in [
        &["--bot", "random"][..],
        &["--bot", "random", "-p", "5", "--with", "payment"],
        &["--bot", "random", "--plain"],
    ] {
        let arguments = [&["play", "mondes", "--seed", "1", "--set", "max-rounds=5"], options].concat();
        let mut command = dedale(&arguments);
        let run = command.current_dir(&folder).write_stdin("1\n".repeat(200)).assert().success();
        run.stdout(contains("The last round is over").and(contains("Seed: 1"))).stderr(is_empty());
    }
}

#[test]
fn a_group_plays_with_its_own_cards_and_goes_on_later() {
    let folder = folder("mo-own");
    fs::write(folder.join("mine.toml"), own()).expect("written");
    let mut command = dedale(&["play", "mondes", "--seed", "1", "--bot", "random", "--cards", "mine.toml"]);
    let run = command.current_dir(&folder).write_stdin("1\n1\nsave game\nquit\n").assert().success();
    run.stdout(contains("Saved in game.").and(contains("dedale play mondes --from game")));
    let record = fs::read_to_string(folder.join("game")).expect("the file");
    assert!(record.contains(":toutatis/encounter/combat/force-discard,"), "{record}");
    dedale(&["check", "game"]).current_dir(&folder).assert().success().stdout(contains("ok: record"));
    let mut command = dedale(&["replay", "game"]);
    command.current_dir(&folder).assert().success().stdout(contains("a card set of your own"));
    let mut command = dedale(&["simulate", "mondes", "-n", "20", "--cards", "mine.toml"]);
    command.current_dir(&folder).assert().success().stdout(contains("cards=otherworld:"));
}

#[test]
fn the_shipped_file_is_read_as_what_it_is() {
    let folder = folder("mo-shipped");
    fs::write(folder.join("mine.toml"), shipped()).expect("written");
    let mut command = dedale(&["simulate", "mondes", "-n", "5", "--cards", "mine.toml"]);
    command
        .current_dir(&folder)
        .assert()
        .success()
        .stdout(contains("mondes · players=2 · random").and(contains("cards=").not()));
}

#[test]
fn a_wrong_file_is_refused_with_its_entry_its_field_and_why() {
    let folder = folder("mo-wrong");
    let cards = shipped();
    let with = |from: &str, to: &str| cards.replacen(from, to, 1);
    for (text, said) in [
        (with("effect = \"recover\"", "effect = \"recovr\""), ".cards[2].effect: there is no “recovr”"),
        (with("effect = \"recover\"", "effect = \"skip\""), "there is no “skip”"),
        (with("type = \"encounter\"", "type = \"friend\""), ".cards[0].type: there is no “friend”"),
        (with("key = \"combat\"", "key = \"war\""), ".cards[0].key: there is no “war”"),
        (with("key = \"combat\", ", ""), ".cards[0].key: missing: a key"),
        (with("id = \"ambactes\"", "id = \"esus\""), ".cards[1].id: more than once: esus"),
        (with("id = \"esus\"", "id = \"Esus\""), ".cards[0].id: Esus (expected: a-z, 0-9, -)"),
        (with("north = \"magic\"", "north = \"gold\""), "exits.north: there is no “gold”"),
        (with("pair = \"spear\"", "pair = \"esus\""), ".pair: there is no “esus”"),
        (with("[\"magic\", \"knowledge\", \"combat\"]", "[\"magic\", \"combat\"]"), "2 is the wrong number"),
        ("[[world]\n".to_owned(), "wrong.toml, line 1"),
        (String::new(), "0 is the wrong number (expected: 8)"),
    ] {
        fs::write(folder.join("wrong.toml"), &text).expect("written");
        let run = dedale(&["play", "mondes", "--cards", "wrong.toml"]).current_dir(&folder).assert().code(2);
        run.stderr(contains("dedale: wrong.toml").and(contains(said)));
    }
    let mut french = dedale(&["play", "mondes", "--lang", "fr", "--cards", "wrong.toml"]);
    french.current_dir(&folder).assert().code(2).stderr(contains("0 n’est pas le bon nombre"));
}

#[test]
fn what_is_no_card_set_of_the_game_is_refused() {
    for (arguments, said) in [
        (
            &["play", "mondes", "--cards", "tarot"][..],
            "There is no card set “tarot”, nor a file of that name",
        ),
        (&["play", "onirim", "--cards", "standard"], "Onirim has no option --cards."),
        (&["simulate", "labyrinth", "--cards", "standard"], "Labyrinth Team Edition has no option --cards."),
        (&["games", "--print-cards", "tarot"], "come with the program are: balanced, standard"),
        (&["play", "mondes", "--layout", "classic"], "La Clé des mondes has no option --layout."),
        (&["play", "mondes", "--with", "towers"], "payment, no-chains, same-world, no-stand-off"),
        (&["play", "mondes", "--set", "max-rounds=0"], "max-rounds"),
        (&["play", "mondes", "-p", "2", "--set", "first=3"], "is not possible with players=2"),
    ] {
        dedale(arguments).write_stdin("").assert().code(2).stderr(contains(said));
    }
}

#[test]
fn every_command_knows_it() {
    dedale(&["games"]).assert().success().stdout(contains("La Clé des mondes (mondes), 2 to 5 players"));
    dedale(&["games", "--lang", "fr"]).assert().success().stdout(contains("votre propre jeu de cartes"));
    dedale(&["schema", "mondes", "action"]).assert().success().stdout(contains("play-pair a1"));
    dedale(&["completions", "bash"]).assert().success().stdout(contains("--cards"));
    dedale(&["play", "--help"]).assert().success().stdout(contains("mondes: payment, no-chains"));
    let folder = folder("mo-known");
    let mut command = dedale(&["play", "mondes", "--seed", "1", "--lang", "fr", "--bot", "random"]);
    let lines = "1\npiocher\nenregistrer partie\nquitter\n";
    command.current_dir(&folder).write_stdin(lines).assert().success();
    for observer in ["all", "spectator", "2"] {
        let mut command = dedale(&["replay", "partie", "--lang", "fr", "--as", observer]);
        command.current_dir(&folder).assert().success().stdout(contains("Tour 1, joueur "));
    }
}

#[test]
fn the_example_of_the_document_is_part_of_a_card_set() {
    let document = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/files.md");
    let document = fs::read_to_string(document).expect("docs/files.md");
    let (_, rest) = document.split_once("```cards\n").expect("an example");
    let example = rest.split_once("```").expect("its end").0;
    let (world, character) = example.split_once("[[character]]").expect("a world, then a character");
    let shipped = Shipped::default().file();
    let rest =
        shipped.split("[[world]]").skip(2).map(|world| format!("[[world]]{world}")).collect::<String>();
    let (rest, characters) = rest.split_once("[[character]]").expect("characters");
    let (_, others) = characters.split_once("[[character]]").expect("a second character");
    let whole = format!("{world}{rest}[[character]]{character}[[character]]{others}");
    CardFile::from_toml(&whole).expect("the example fits into the set");
}
