//! `dedale simulate` and `dedale bench` from outside.

use std::process::{Command, Stdio};

use assert_cmd::Command as Assert;
use predicates::prelude::{PredicateBooleanExt as _, predicate};

fn dedale(arguments: &[&str]) -> Assert {
    let mut command = Assert::new(env!("CARGO_BIN_EXE_dedale"));
    command.env_clear().args(arguments);
    command
}

fn summary(arguments: &[&str]) -> serde_json::Value {
    let output = dedale(arguments).output().expect("it runs");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn the_json_has_the_promised_fields_and_does_not_depend_on_the_threads() {
    let run = |threads| {
        summary(&["simulate", "onirim", "--bot", "normal", "--games", "3000", "--threads", threads, "--json"])
    };
    let (one, two) = (run("1"), run("2"));
    for field in ["games", "wins", "win_rate", "ci_low", "ci_high", "decisions", "turns"] {
        assert!(one[field].is_number(), "{field}");
        assert_eq!(one[field], two[field], "{field}");
    }
    for field in ["games_per_second", "decisions_per_second", "seconds"] {
        assert!(one[field].is_number(), "{field}");
    }
    assert_eq!(one["games"], 3000);
    let made_of = ["program", "game", "setup", "bots", "seed"].map(|field| one[field].to_string());
    let version = concat!("\"dedale ", env!("CARGO_PKG_VERSION"), "\"");
    assert_eq!(made_of, [version, "\"onirim\"", "\"players=1\"", "[\"normal\"]", "1"]);
}

#[test]
fn the_table_speaks_the_language_of_the_user() {
    let play = ["simulate", "onirim", "--games", "100", "--with", "towers", "--lang"];
    dedale(&[&play[..], &["en"]].concat())
        .assert()
        .success()
        .stdout(predicate::str::contains("turns per game"));
    let french = predicate::str::contains("tours par partie").and(predicate::str::contains("towers=normal"));
    dedale(&[&play[..], &["fr"]].concat()).assert().success().stdout(french);
}

#[test]
fn what_cannot_be_simulated_is_refused_with_status_2() {
    for (arguments, said) in [
        (&["simulate", "chess"][..], "chess"),
        (&["simulate", "onirim", "--bot", "hal"], "the bots are: random, easy, normal, hard"),
        (&["simulate", "onirim", "--bot", "random,random,random"], "3 bots for 2 seats"),
        (&["simulate", "onirim", "--games", "many"], "many"),
        (&["simulate", "onirim", "--set", "book=soft"], "none, normal, hard"),
        (&["simulate", "onirim", "-p", "1", "-s", "players=2"], "“players” is given twice: as 1 and as 2"),
        (
            &["simulate", "onirim", "-w", "book", "-s", "book=hard"],
            "“book” is given twice: as normal and as hard",
        ),
        (&["bench", "--seconds", "0"], "above 0"),
        (&["bench", "--seconds", "1e300"], "at most 600"),
        (&["bench", "--seconds", "nan"], "above 0"),
        (&["simulate", "onirim", "--games", "0"], "at least 1"),
        (&["simulate", "onirim", "--threads", "1000"], "between 1 and 256"),
        (&["train", "onirim", "--rate", "nan", "--output", "x.net"], "between"),
        (&["train", "onirim", "--lambda", "7", "--output", "x.net"], "between 0 and 1"),
        (&["train", "onirim", "--games", "0", "--output", "x.net"], "between 1 and"),
        (&["train", "onirim", "--output", "/nonexistent/x.net"], "/nonexistent/x.net"),
    ] {
        dedale(arguments).assert().code(2).stderr(predicate::str::contains(said));
    }
}

/// `dedale … | head` is no accident.
#[test]
fn a_reader_that_has_had_enough_is_no_error() {
    for arguments in [&["games"][..], &["simulate", "onirim", "--games", "10"], &["schema", "onirim"]] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_dedale"));
        let mut child =
            command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn the_bench_shows_each_setup_and_how_fast_the_maze_is_pushed() {
    let rows = summary(&["bench", "labyrinth", "--seconds", "0.05", "--json"]);
    let rows = rows.as_array().expect("a row a setup");
    assert_eq!(rows.len(), 3);
    for row in rows {
        assert_eq!(row["game"], "labyrinth");
        assert!(row["push_and_reach_per_second"].as_f64().is_some_and(|pushes| pushes > 0.0));
        assert!(row["state_bytes"].as_u64().is_some_and(|bytes| bytes <= 256));
    }
    let table = dedale(&["bench", "labyrinth", "--seconds", "0.05", "--lang", "en"]);
    { table }.assert().success().stdout(predicate::str::contains("328,992"));
}
