//! `dedale tournament`, `dedale balance`, `dedale deals` and `dedale puzzles` from outside.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use dedale_bots::Roster as _;
use dedale_games::{GameId, with_game};
use dedale_lab::quick_guide;

fn dedale(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dedale"));
    command.env_clear().args(arguments);
    command
}

fn run(arguments: &[&str]) -> Output {
    dedale(arguments).output().expect("it runs")
}

fn told(arguments: &[&str]) -> String {
    let output = run(arguments);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The weakest bot of a game and one that plays well and quickly.
fn two(game: GameId) -> String {
    with_game!(game, G => [G::NAMES[0], quick_guide::<G>()].join(","))
}

fn lines(folder: &Path) -> usize {
    fs::read_to_string(folder.join("games.jsonl")).map_or(0, |games| games.lines().count())
}

/// Kills the command as soon as it has kept some games, and tears the last line.
fn killed_in_the_middle(arguments: &[&str], folder: &Path, all: usize) {
    let mut child = dedale(arguments).stdout(Stdio::null()).spawn().expect("it runs");
    while lines(folder) < 3 {
        assert!(child.try_wait().expect("a state").is_none(), "it ended before it could be killed");
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill().expect("killed");
    child.wait().expect("it ends");
    assert!((3..all).contains(&lines(folder)), "{} of {all}", lines(folder));
    let path = folder.join("games.jsonl");
    let torn = fs::read_to_string(&path).expect("the games") + "{\"game\":1,\"wi";
    fs::write(path, torn).expect("torn");
}

#[test]
fn a_killed_run_goes_on_and_comes_to_the_same() {
    let bots = two(GameId::Onirim);
    let tournament = ["tournament", "onirim", "--bot", &bots, "--deals", "800", "--format", "json"];
    let balance = ["balance", "onirim", "--bot", "random", "--games", "600", "--format", "json"];
    let deals =
        ["deals", "onirim", "--bot", "random", "--count", "120", "--effort", "50", "--format", "json"];
    for (arguments, all) in [(&tournament[..], 1_600), (&balance, 600), (&deals, 120)] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().to_str().expect("a plain path");
        let kept = [arguments, &["--out", path]].concat();
        killed_in_the_middle(&kept, folder.path(), all);
        let resumed = told(&kept);
        assert_eq!(lines(folder.path()), all, "every game once");
        assert_eq!(resumed, told(arguments), "{arguments:?}");
        assert_eq!(told(&kept), resumed, "nothing left to play");
    }
}

#[test]
fn pages_are_lettered_where_the_terminal_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("report.html");
    let html = ["--lang", "fr", "--html", page.to_str().expect("a plain path")];
    for arguments in [
        &["tournament", "onirim", "--bot", "random,easy", "--deals", "2"][..],
        &["balance", "onirim", "--bot", "random", "--games", "2"],
        &["deals", "onirim", "--bot", "random", "--count", "2", "--effort", "20"],
    ] {
        let arguments = [arguments, &html].concat();
        told(&arguments);
        let lettered = fs::read_to_string(&page).expect("a page");
        assert!(lettered.contains('é'), "{lettered}");
        told(&[&arguments[..], &["--ascii"]].concat());
        assert_eq!(fs::read_to_string(&page).expect("a page"), lettered, "{arguments:?}");
    }
}

#[test]
fn tables_have_no_letters_that_the_terminal_has_not() {
    for arguments in [
        &["tournament", "onirim", "--bot", "random,easy", "--deals", "2"][..],
        &["balance", "onirim", "--bot", "random", "--games", "2"],
        &["deals", "onirim", "--bot", "random", "--count", "2", "--effort", "20"],
        &["simulate", "onirim", "--games", "2000"],
        &["bench", "onirim", "--seconds", "0.01"],
        &["games"],
    ] {
        let table = told(&[arguments, &["--lang", "fr", "--ascii"]].concat());
        assert!(table.is_ascii() && !table.contains('?'), "{table}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let bots = two(GameId::Mondes);
    for arguments in [
        &["tournament", "mondes", "--bot", &bots, "--deals", "10", "-p", "3", "--format", "csv"][..],
        &["balance", "mondes", "--bot", "random", "--games", "10", "--vary", "players", "--format", "csv"],
        &["deals", "onirim", "--bot", "random", "--count", "4", "--effort", "20", "--format", "csv"],
    ] {
        let on = |threads| told(&[arguments, &["--threads", threads]].concat());
        assert_eq!(on("1"), on("3"), "{arguments:?}");
    }
}

#[test]
fn what_cannot_be_done_is_refused_with_status_2_and_a_code() {
    let bots = two(GameId::Onirim);
    let foreign = tempfile::tempdir().expect("a folder");
    fs::write(foreign.path().join("letter.txt"), "dear").expect("written");
    let foreign = foreign.path().to_str().expect("a plain path");
    let used = tempfile::tempdir().expect("a folder");
    let used = used.path().to_str().expect("a plain path");
    told(&["balance", "onirim", "--bot", "random", "--games", "5", "--out", used]);
    let nowhere = format!("{foreign}/no/such/file.html");
    for (arguments, said) in [
        (&["tournament", "chess"][..], "chess"),
        (&["tournament", "onirim", "--bot", "hal,random"], "random"),
        (&["tournament", "onirim", "--bot", &bots, "--deals", "0"], "[no-games]"),
        (&["tournament", "onirim", "--bot", "random"], "[too-few-bots]"),
        (&["tournament", "onirim", "--bot", "random,random"], "[bot-twice]"),
        (&["tournament", "onirim", "--bot", &bots, "--seats", "ab", "-p", "2"], "[seating-together]"),
        (&["tournament", "mondes", "--seats", "abc", "-p", "3"], "[bad-seating]"),
        (&["tournament", "onirim", "--bot", &bots, "--deals", "5", "--out", foreign], "[run-foreign-folder]"),
        (&["tournament", "onirim", "--bot", &bots, "--deals", "5", "--out", used], "[run-another-command]"),
        (&["tournament", "onirim", "--bot", &bots, "--deals", "5", "--html", &nowhere], "file.html"),
        (&["tournament", "onirim", "--bot", &bots, "--format", "csv", "--file", &nowhere], "file.html"),
        (&["tournament", "onirim", "--format", "soup"], "soup"),
        (&["balance", "onirim", "--games", "0"], "[no-games]"),
        (&["balance", "onirim", "--vary", "colour"], "[unknown-option]"),
        (&["balance", "onirim", "--bot", "hal"], "random"),
        (&["balance", "onirim", "--bot", "random", "--seed", "2", "--out", used], "[run-another-command]"),
        (&["deals", "mondes"], "[opponents-not-graded]"),
        (&["deals", "onirim", "--count", "0"], "[no-games]"),
        (&["deals", "onirim", "--games", "0"], "[no-games]"),
        (&["deals", "onirim", "--set", "book=soft"], "none, normal, hard"),
    ] {
        let output = run(&[arguments, &["--lang", "en"]].concat());
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {errors}");
        assert!(errors.contains(said) && !errors.contains("panicked"), "{arguments:?}: {errors}");
    }
}

#[test]
fn the_page_stands_alone_in_either_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("page.html");
    let page = path.to_str().expect("a plain path");
    let balance =
        ["balance", "mondes", "--bot", "random", "--games", "20", "-p", "3", "--html", page, "--lang"];
    for (language, said) in [("en", "By character"), ("fr", "Par personnage")] {
        told(&[&balance[..], &[language]].concat());
        let page = fs::read_to_string(&path).expect("the page");
        assert!(page.contains(said) && page.contains(&format!("<html lang=\"{language}\">")), "{language}");
        assert!(page.contains("<svg role=\"img\"") && page.contains("prefers-color-scheme: dark"));
        let elsewhere = page.replace("http://www.w3.org/2000/svg", "");
        assert!(!elsewhere.contains("http") && !elsewhere.contains("<script"));
    }
}

#[test]
fn results_can_be_had_in_every_form() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("results");
    let file = path.to_str().expect("a plain path");
    let deals = ["deals", "onirim", "--bot", "random", "--count", "3", "--games", "2", "--effort", "300"];
    let form = |format| {
        told(&[&deals[..], &["--format", format, "--file", file]].concat());
        fs::read(&path).expect("the results")
    };
    assert_eq!(form("csv").iter().filter(|&&byte| byte == b'\n').count(), 4);
    let json: serde_json::Value = serde_json::from_slice(&form("json")).expect("JSON");
    assert_eq!(json["deals"].as_array().map(Vec::len), Some(3));
    assert!(json["deals"][0]["seed"].is_string() && json["deals"][0]["clairvoyant"].is_string());
    let parquet = form("parquet");
    assert!(parquet.starts_with(b"PAR1") && parquet.ends_with(b"PAR1"));
    assert!(!form("table").is_empty());
}

/// The deals are frozen by the rules, and nobody trains the random bot.
#[test]
fn a_small_balance_is_always_the_same() {
    let table =
        told(&["balance", "onirim", "--bot", "random", "--games", "50", "--seed", "3", "--lang", "en"]);
    insta::assert_snapshot!(table);
}

#[test]
fn puzzles_are_the_same_on_any_number_of_threads_and_are_found_in_the_archive_of_a_server() {
    let look = |more: &[&str]| told(&[&["puzzles", "onirim", "--simulations", "150"], more].concat());
    let found = look(&["--count", "1", "--threads", "1"]);
    assert_eq!(found.lines().count(), 1);
    assert_eq!(look(&["--count", "1", "--threads", "2"]), found);

    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("games");
    told(&["simulate", "onirim", "-n", "1", "-b", "normal", "--records", records.to_str().expect("UTF-8")]);
    let games = fs::read_to_string(records.join("records.jsonl")).expect("records");
    let archived = games.replace("{\"game\"", "{\"ended\":1,\"seats\":[\"human\"],\"game\"");
    assert_ne!(archived, games);
    let archive = folder.path().join("archive.jsonl");
    fs::write(&archive, archived).expect("a file");
    let in_archive = look(&["--records", archive.to_str().expect("UTF-8")]);
    let in_records = look(&["--records", records.join("records.jsonl").to_str().expect("UTF-8")]);
    assert_eq!(in_archive, in_records);
}

#[test]
fn puzzles_are_looked_for_in_games_of_the_same_kind_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("games");
    told(&["simulate", "mondes", "-n", "1", "-b", "easy", "--records", records.to_str().expect("UTF-8")]);
    let file = records.join("records.jsonl");
    let refused = run(&["puzzles", "onirim", "--records", file.to_str().expect("UTF-8")]);
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("records.jsonl:1: not a game of onirim"));
}

#[test]
fn a_range_of_ratings_with_nothing_in_it_is_refused_at_once() {
    let refused = run(&["puzzles", "onirim", "--rating", "1200", "--hardest", "1100"]);
    assert!(!refused.status.success());
    let said = String::from_utf8(refused.stderr).expect("UTF-8");
    assert!(said.contains("at least 1200 and at most 1100"), "{said}");
}
