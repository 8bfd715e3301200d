//! Records and positions: what is saved is read, shown and checked; the examples of `docs/files.md` hold.

use std::path::{Path, PathBuf};

use assert_cmd::Command;
use dedale_core::chance::Seed;
use dedale_core::{Chance as _, Seat};
use dedale_games::{AnyMatch, GameId};
use serde_json::Value;

fn dedale(arguments: &[&str], input: &str) -> (i32, String, String) {
    let mut command = Command::cargo_bin("dedale").expect("the program");
    let ran = command
        .args(arguments)
        .env_clear()
        .env("XDG_DATA_HOME", "/dev/null")
        .write_stdin(input)
        .output()
        .expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (ran.status.code().expect("no signal"), text(ran.stdout), text(ran.stderr))
}

fn json(arguments: &[&str], input: &str) -> Value {
    let (status, output, errors) = dedale(arguments, input);
    assert_eq!(status, 0, "{errors}");
    serde_json::from_str(&output).expect("JSON")
}

/// A finished game of two in silence.
fn finished() -> AnyMatch {
    let options = [("players", "2"), ("communication", "silent")];
    let mut game = AnyMatch::new(GameId::Onirim, options, Seed::Quick(4)).expect("playable");
    let mut chance = Seed::quick_from(4);
    while let legal @ [_, ..] = &*game.playing().legal() {
        game.playing_mut().act(&legal[chance.pick(legal.len() as u32) as usize]).expect("legal");
    }
    game
}

fn record() -> String {
    finished().playing().record_text().expect("it began with a deal")
}

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.0.join(name);
        std::fs::write(&path, text).expect("a file for the test");
        path.to_str().expect("UTF-8").to_owned()
    }
}

#[test]
fn check_says_what_a_file_is() {
    let game = finished();
    let game = game.examined();
    let (status, output, _) = dedale(&["check", "-"], &record());
    let expected = format!(
        "ok: record of Onirim, {} steps, lost: the deck is empty, hash {:016x}\n",
        game.step(),
        game.hash()
    );
    assert_eq!((status, output), (0, expected));
    let (status, output, _) = dedale(&["check", "-"], &game.position().to_string());
    let expected = format!("ok: position of Onirim, lost: the deck is empty, hash {:016x}\n", game.hash());
    assert_eq!((status, output), (0, expected));
    let told = json(&["check", "--json", "-"], &record());
    assert_eq!(
        (&told[0]["ok"], &told[0]["document"], &told[0]["game"]),
        (&true.into(), &"record".into(), &"onirim".into())
    );
}

#[test]
fn check_says_why_a_file_is_wrong() {
    let wrong =
        record().replace("result winners=none reason=deck-empty", "result winners=1,2 reason=doors-found");
    let (status, output, errors) = dedale(&["check", "-"], &wrong);
    assert_eq!((status, &*errors), (1, ""));
    assert!(output.starts_with("wrong: line "), "{output}");
    assert!(output.ends_with("the record says “winners=1,2 reason=doors-found”, but its actions lead to “winners=none reason=deck-empty”.\n"), "{output}");
    let (status, output, _) = dedale(&["check", "--json", "-"], &wrong);
    let told: Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!(status, 1);
    assert_eq!((&told[0]["ok"], &told[0]["error"]["code"]), (&false.into(), &"record-wrong-result".into()));
    assert!(told[0]["error"]["line"].is_u64() && told[0]["error"]["found"].is_string());
}

#[test]
fn check_speaks_french() {
    let (_, output, _) = dedale(&["check", "--lang", "fr", "-"], &record());
    let (steps, hash) = (finished().playing().step(), finished().playing().hash());
    let expected = format!(
        "juste\u{202f}: enregistrement d’une partie (Onirim), {steps} pas, perdue\u{202f}: la pioche est vide, empreinte {hash:016x}\n"
    );
    assert_eq!(output, expected);
    let (status, output, _) = dedale(&["check", "--lang", "fr", "-"], "hello");
    assert!(status == 1 && output.starts_with("faux\u{202f}: Ce n’est "), "{output}");
}

#[test]
fn what_a_wrong_file_holds_cannot_write_on_the_terminal() {
    let (status, output, _) = dedale(&["check", "-"], &record().replace("\ntake ", "\n\x1b[2Jtake "));
    assert_eq!(status, 1);
    assert!(output.contains("[2Jtake ") && !output.contains('\x1b'), "{output:?}");
}

#[test]
fn check_reads_several_files_and_tells_the_worst() {
    let folder = Folder::new("several");
    let (good, bad) = (folder.file("good", &record()), folder.file("bad", "hello"));
    let (status, output, _) = dedale(&["check", &good, &bad], "");
    assert_eq!(status, 1);
    assert!(output.contains("good: ok: record of Onirim"), "{output}");
    assert!(output.contains("bad: wrong: This is neither a record nor a position."), "{output}");
    let (status, output, errors) = dedale(&["check", &bad, "no-such-file", &good], "");
    assert_eq!(status, 2);
    assert!(errors.contains("no-such-file"), "{errors}");
    assert!(output.contains("good: ok"), "the others are checked all the same: {output}");
}

#[test]
fn replay_shows_every_step_and_the_table_at_its_end() {
    let game = finished();
    let steps = game.playing().step();
    let whole = json(&["replay", "--json", "-"], &record());
    assert_eq!(whole["steps"].as_array().map(Vec::len), Some(steps + 1));
    assert_eq!(whole["steps"][1]["action"], *game.playing().steps()[0]);
    assert_eq!(whole["outcome"]["reason"], "deck-empty");
    let early = json(&["replay", "--json", "--step", "3", "-"], &record());
    assert_eq!(
        early["steps"].as_array(),
        whole["steps"].as_array().map(|steps| steps[..4].to_vec()).as_ref()
    );
    assert!(early["outcome"].is_null());
    let (status, output, _) = dedale(&["replay", "-"], &record());
    assert_eq!(status, 0);
    assert!(output.contains("\n   1  player 1  Player 1 picks "), "{output}");
    assert!(
        output.contains("\n── Turn 1, player 1 ──") && output.contains(" Seed           4\n"),
        "{output}"
    );
    assert!(
        output.contains("the labyrinth keeps you.\n")
            && output.ends_with(&format!("\n Step {steps} of {steps}\n")),
        "{output}"
    );
    let (_, output, _) = dedale(&["replay", "--step", "2", "-"], &record());
    assert!(
        output.ends_with(&format!("\n Step 2 of {steps}\n")) && !output.contains(" 3  player"),
        "{output}"
    );
}

#[test]
fn replay_tells_the_game_in_both_languages() {
    for language in ["en", "fr"] {
        let told = |options: &[&str]| {
            let arguments = [&["replay", "--lang", language], options, &["-"]].concat();
            let (status, output, errors) = dedale(&arguments, &record());
            assert_eq!((status, &*errors), (0, ""));
            output
        };
        insta::assert_snapshot!(format!("replay_{language}"), told(&["--step", "16", "--as", "1"]));
        for observer in ["1", "2", "spectator", "all"] {
            assert!(told(&["--plain", "--as", observer]).is_ascii());
        }
    }
}

#[test]
fn replay_in_words_tells_a_seat_no_secret() {
    let seen = json(&["replay", "--json", "--as", "1", "-"], &record());
    let (_, told, _) = dedale(&["replay", "--as", "1", "-"], &record());
    let hidden = seen["steps"].as_array().expect("a list").iter().filter(|step| {
        let drawn = |event: &Value| event["event"] == "drew" && event["seat"] == 2 && event["card"].is_null();
        step["events"].as_array().expect("a list").iter().filter(|event| drawn(event)).count() == 1
    });
    let told_hidden = told.matches("Player 2 draws a card.").count();
    assert!(told_hidden > 0 && told_hidden == hidden.count(), "{told}");
    assert!(!told.contains("Seed"), "{told}");
    let (_, all, _) = dedale(&["replay", "-"], &record());
    assert!(!all.contains("draws a card."), "{all}");
}

#[test]
fn replay_says_who_gave_up() {
    let mut game = AnyMatch::new(GameId::Onirim, [("players", "2")], Seed::Quick(4)).expect("playable");
    game.playing_mut().concede(Seat::new(1)).expect("possible at any decision");
    let record = game.playing().record_text().expect("a record");
    for (observer, said) in
        [("1", "Player 2 gives up the game."), ("2", "You give up the game."), ("all", "Player 2 gives")]
    {
        let (_, told, _) = dedale(&["replay", "--as", observer, "-"], &record);
        assert!(told.contains(&format!(" 1  player 2  {said}")), "{told}");
        assert!(told.contains("The game was given up."), "{told}");
    }
}

#[test]
fn replay_of_a_position_shows_its_table() {
    let (status, told, _) = dedale(&["replay", "-"], &finished().examined().position().to_string());
    assert_eq!(status, 0);
    assert!(told.ends_with("\n Step 0 of 0\n") && !told.contains("Seed"), "{told}");
}

#[test]
fn replay_as_a_seat_shows_what_that_seat_saw() {
    let game = finished();
    for (name, other) in [("1", 1), ("2", 0)] {
        let seen = json(&["replay", "--json", "--as", name, "-"], &record());
        assert_eq!(seen["view"]["observer"], name);
        let steps = seen["steps"].as_array().expect("a list");
        assert!(steps.iter().all(|step| step.get("action").is_none()), "an action may name a card");
        let events = steps.iter().flat_map(|step| step["events"].as_array().expect("a list"));
        let drawn = events.filter(|event| event["event"] == "drew" && event["into"] == "own");
        let (own, others): (Vec<_>, Vec<_>) = drawn.partition(|event| event["seat"] != other + 1);
        assert!(own.iter().all(|event| event["card"].is_string()));
        assert!(!others.is_empty() && others.iter().all(|event| event["card"].is_null()));
    }
    let last = game.playing().step();
    let (status, _, errors) = dedale(&["replay", "--step", &(last + 1).to_string(), "-"], &record());
    assert_eq!(status, 2);
    assert!(errors.contains(&(last + 1).to_string()), "{errors}");
    let (status, _, errors) = dedale(&["replay", "--as", "3", "-"], &record());
    assert_eq!(status, 2);
    assert!(errors.contains('3'), "{errors}");
}

#[test]
fn schema_prints_all_or_one() {
    let all = json(&["schema", "onirim"], "");
    let everything = json(&["schema", "--all"], "");
    assert_eq!(everything["games"]["onirim"], all);
    for message in ["Snapshot", "Update", "Presence", "ChatLine", "Foreseen"] {
        assert!(everything["api"]["components"]["schemas"][message].is_object(), "{message}");
    }
    let kinds: Vec<_> = all.as_object().expect("an object").keys().collect();
    assert_eq!(kinds, ["setup", "action", "view", "event", "record", "position", "contents"]);
    for kind in kinds {
        assert_eq!(json(&["schema", "onirim", kind], ""), all[kind]);
    }
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let (status, output, _) = dedale(&["completions", shell], "");
        assert_eq!(status, 0);
        assert!(output.contains("replay") && output.contains("engine"), "{shell}");
    }
}

/// The blocks of the document that are fenced with that word, or with another one it is followed by.
fn blocks<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = &'a str> {
    text.split("\n```").filter_map(move |block| block.strip_prefix(word)?.strip_prefix('\n'))
}

#[test]
fn the_examples_of_the_document_are_right_and_the_wrong_ones_wrong_as_it_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/files.md");
    let text = std::fs::read_to_string(path).expect("docs/files.md");
    for (kind, count) in [("record", 2), ("position", 1)] {
        assert_eq!(blocks(&text, kind).count(), count);
        for example in blocks(&text, kind) {
            let (status, output, _) = dedale(&["check", "-"], example);
            assert!(status == 0 && output.starts_with(&format!("ok: {kind} of Onirim")), "{output}");
        }
    }
    assert_eq!(blocks(&text, "wrong").count(), 3);
    for (example, expected) in blocks(&text, "wrong").zip(blocks(&text, "output")) {
        let (status, output, _) = dedale(&["check", "-"], example);
        assert_eq!((status, output.trim_end()), (1, expected));
    }
}

#[test]
fn a_game_travels_in_a_link() {
    let folder = Folder::new("link");
    let file = folder.file("game.txt", &record());
    let (status, link, errors) = dedale(&["replay", &file, "--link", "https://host.example/table/"], "");
    assert_eq!(status, 0, "{errors}");
    let link = link.trim();
    assert!(link.starts_with("https://host.example/table/#r="), "{link}");
    assert!(link.len() < 2048, "{} bytes", link.len());
    assert_eq!(dedale(&["replay", link], ""), dedale(&["replay", &file], ""));
    let (status, output, errors) = dedale(&["replay", &link[..link.len() - 12]], "");
    assert_eq!((status, output.as_str()), (2, ""));
    assert!(errors.contains("no game in this link"), "{errors}");
}
