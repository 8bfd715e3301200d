//! The program about itself: its version, its manual, and whether a server can run.

use std::fs;

use assert_cmd::Command;
use assert_cmd::cargo::cargo_bin_cmd;
use predicates::prelude::PredicateBooleanExt as _;
use predicates::str::contains;
use serde_json::Value;

fn dedale(arguments: &[&str]) -> Command {
    let mut command = cargo_bin_cmd!("dedale");
    command.args(arguments).env_clear();
    command
}

#[test]
fn the_version_tells_the_source_and_the_rules_of_every_game() {
    let version = concat!("dedale ", env!("CARGO_PKG_VERSION"));
    dedale(&["-V"]).assert().success().stdout(format!("{version}\n"));
    let rules = contains("rules: onirim ").and(contains("labyrinth ")).and(contains("mondes "));
    dedale(&["--version"]).assert().success().stdout(contains(version).and(contains("commit")).and(rules));
}

#[test]
fn every_command_has_a_man_page_with_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("man");
    dedale(&["manual", "--out", out.to_str().expect("a path")]).assert().success();
    for (page, name) in
        [("dedale", "dedale"), ("dedale-play", "dedale\\-play"), ("dedale-admin-backup", "backup")]
    {
        let text = fs::read_to_string(out.join(format!("{page}.1"))).expect("a page");
        assert!(text.contains(".SH NAME") && text.contains(name), "{page}: {text}");
    }
    dedale(&["manual", "--out", "/dev/null/man"]).assert().code(2).stderr(contains("cannot be written"));
}

#[test]
fn the_doctor_tells_what_is_broken_and_changes_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path().join("home");
    let sound = ["doctor", "--listen", "127.0.0.1:0"];
    dedale(&sound).env("XDG_DATA_HOME", &home).assert().success().stdout(contains("A server can run here"));
    assert!(!home.exists());
    let file = folder.path().join("spoiled.db");
    fs::write(&file, "no database").expect("written");
    let database = format!("sqlite:{}", file.display());
    let broken =
        dedale(&["doctor", "--listen", "127.0.0.1:0", "--json", "--database", &database]).assert().code(1);
    let found: Value = serde_json::from_slice(&broken.get_output().stdout).expect("JSON");
    let database = found.as_array().expect("a list").iter().find(|found| found["check"] == "database");
    assert_eq!(database.expect("examined")["health"], "broken");
    assert_eq!(fs::read_to_string(&file).expect("still there"), "no database");
}
