//! Labyrinth as people start it, and their own layouts and decks.

use std::fs;
use std::path::PathBuf;

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin_cmd;
use dedale_core::data::DataErrorKind;
use dedale_labyrinth::{Deck, Layout};
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

/// A file that comes with the program.
fn shipped(option: &str, name: &str) -> String {
    let output = dedale(&["games", option, name]).assert().success().get_output().stdout.clone();
    String::from_utf8(output).expect("text")
}

#[test]
fn a_game_can_be_played_to_its_end_by_always_taking_the_first_choice() {
    let folder = folder("la-played");
    for options in [&[][..], &["--with", "expert,aid", "--players", "4"], &["--bot", "random"], &["--plain"]]
    {
        let arguments = [&["play", "labyrinth", "--seed", "1"], options].concat();
        let mut command = dedale(&arguments);
        let run = command.current_dir(&folder).write_stdin("1\n".repeat(300)).assert().success();
        run.stdout(contains("The grimoire has no page left").and(contains("Seed: 1"))).stderr(is_empty());
    }
}

#[test]
fn a_group_plays_with_its_own_layout_and_deck_and_goes_on_later() {
    let folder = folder("la-own");
    let layout = shipped("--print-layout", "classic");
    let layout = layout.replacen("\"mushroom\"", "\"x\"", 1).replacen("\"elephant\"", "\"mushroom\"", 1);
    fs::write(folder.join("mine.toml"), layout.replacen("\"x\"", "\"elephant\"", 1)).expect("written");
    let deck = shipped("--print-deck", "8-8-8").replacen("\npush = \"N1\"", "\npush = \"N3\"", 1);
    fs::write(folder.join("pages.toml"), deck).expect("written");
    let own = ["--layout", "mine.toml", "--deck", "pages.toml"];
    let mut command = dedale(&[&["play", "labyrinth", "--seed", "1"][..], &own].concat());
    let run = command.current_dir(&folder).write_stdin("end\nsave game\nquit\n").assert().success();
    run.stdout(contains("Saved in game.").and(contains("dedale play labyrinth --from game")));
    let record = fs::read_to_string(folder.join("game")).expect("the file");
    assert!(record.contains("layout=2@0.2,1@0.4,") && record.contains("deck=N3,"), "{record}");
    dedale(&["check", "game"]).current_dir(&folder).assert().success().stdout(contains("ok: record"));
    let mut command = dedale(&["replay", "game"]);
    command.current_dir(&folder).assert().success().stdout(contains("a layout of your own"));
    let mut command = dedale(&[&["simulate", "labyrinth", "-n", "20"][..], &own].concat());
    command.current_dir(&folder).assert().success().stdout(contains("layout=2@0.2"));
}

#[test]
fn shipped_files_are_read_as_what_they_are() {
    let folder = folder("la-shipped");
    fs::write(folder.join("mine.toml"), shipped("--print-layout", "all-loose")).expect("written");
    let mut command = dedale(&["simulate", "labyrinth", "-n", "5", "--layout", "mine.toml"]);
    command.current_dir(&folder).assert().success().stdout(contains("layout=all-loose "));
}

#[test]
fn a_wrong_file_is_refused_with_its_entry_its_field_and_why() {
    let folder = folder("la-wrong");
    let (layout, deck) = (shipped("--print-layout", "classic"), shipped("--print-deck", "12-8-4"));
    for (option, text, said) in [
        (
            "--layout",
            layout.replacen("\"mushroom\"", "\"mushrom\"", 1),
            "fixed[0].thing: there is no “mushrom”",
        ),
        (
            "--layout",
            layout.replacen("\"mushroom\"", "\"elephant\"", 1),
            "fixed[1].thing: more than once: elephant",
        ),
        ("--layout", layout.replacen("\"0.2\"", "\"0.1\"", 1), "fixed[0].cell: nothing can be drawn on 0.1"),
        (
            "--layout",
            layout.replacen("\nshape = \"corner\"", "\nshape = \"bend\"", 1),
            ".shape: there is no “bend”",
        ),
        ("--layout", layout.replacen("\"skull\"", "\"sun\"", 1), "more than once: sun"),
        ("--layout", layout.replacen("\nthing = \"skull\"", "", 1), "missing: skull"),
        (
            "--layout",
            format!("{layout}\n[[loose]]\nshape = \"corner\"\n"),
            "35 is the wrong number (expected: 34)",
        ),
        ("--layout", "[[loose]\n".to_owned(), "wrong.toml, line 1: "),
        ("--deck", deck.replacen("\npush = \"N1\"", "\npush = \"N2\"", 1), "page[0].push: there is no “N2”"),
        ("--deck", deck.replacen("\npush = ", "\npull = ", 1), "unknown field `pull`"),
        (
            "--deck",
            deck.replacen("\npush = \"N1\"", "\npush = \"N3\"", 1),
            "page[1]: more than once: N3 (expected: count = 2)",
        ),
        (
            "--deck",
            deck.replacen("[[page]]\npush = \"N1\"\n", "", 1),
            "23 is the wrong number (expected: 24)",
        ),
    ] {
        fs::write(folder.join("wrong.toml"), &text).expect("written");
        let run = dedale(&["play", "labyrinth", option, "wrong.toml"]).current_dir(&folder).assert().code(2);
        run.stderr(contains("dedale: wrong.toml").and(contains(said)));
    }
    let mut french = dedale(&["play", "labyrinth", "--lang", "fr", "--deck", "wrong.toml"]);
    french.current_dir(&folder).assert().code(2).stderr(contains("23 n’est pas le bon nombre"));
}

#[test]
fn what_is_no_layout_of_the_game_is_refused() {
    for (arguments, said) in [
        (
            &["play", "labyrinth", "--layout", "maze"][..],
            "There is no layout “maze”, nor a file of that name",
        ),
        (&["play", "onirim", "--layout", "classic"], "Onirim has no option --layout."),
        (&["simulate", "onirim", "--deck", "12-8-4"], "Onirim has no option --deck."),
        (&["games", "--print-deck", "13-13-13"], "12-8-4, 12-6-6, 8-8-8"),
        (&["play", "labyrinth", "--layout", env!("CARGO_MANIFEST_DIR")], "it is a folder"),
        (&["play", "labyrinth", "--with", "towers"], "standard, expert, chosen, aid"),
        (&["play", "labyrinth", "--with", "chosen"], "is not possible with level=discovery"),
    ] {
        dedale(arguments).write_stdin("").assert().code(2).stderr(contains(said));
    }
}

#[test]
fn every_command_knows_it() {
    dedale(&["games"])
        .assert()
        .success()
        .stdout(contains("Labyrinth Team Edition (labyrinth), 2 to 4 players"));
    dedale(&["games", "--lang", "fr"]).assert().success().stdout(contains("votre propre disposition"));
    dedale(&["schema", "labyrinth", "action"]).assert().success().stdout(contains("schema"));
    dedale(&["completions", "bash"]).assert().success().stdout(contains("--layout"));
    dedale(&["play", "--help", "--lang", "fr"])
        .assert()
        .success()
        .stdout(contains("labyrinth: standard, expert"));
    let folder = folder("la-known");
    let mut command = dedale(&["play", "labyrinth", "--seed", "1", "--lang", "fr"]);
    command.current_dir(&folder).write_stdin("fin\nenregistrer partie\nquitter\n").assert().success();
    let mut command = dedale(&["replay", "partie", "--lang", "fr"]);
    command.current_dir(&folder).assert().success().stdout(contains("Tour 2, joueur 2 (jaune)"));
}

#[test]
fn the_examples_of_the_document_are_entries_of_a_layout_and_a_deck() {
    let document = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/files.md");
    let document = fs::read_to_string(document).expect("docs/files.md");
    let example = |kind: &str| {
        let (_, rest) = document.split_once(&format!("```{kind}\n")).expect("an example");
        rest.split_once("```").expect("its end").0
    };
    let layout = Layout::from_toml(example("layout")).expect_err("not all of a layout");
    let deck = Deck::from_toml(example("deck")).expect_err("not all of a deck");
    assert_eq!((layout.kind, &*layout.found), (DataErrorKind::Count, "11"));
    assert_eq!((deck.kind, &*deck.found), (DataErrorKind::Count, "4"));
}
