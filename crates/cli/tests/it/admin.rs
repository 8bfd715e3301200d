//! `dedale admin` as a host types it.

use std::path::Path;

use assert_cmd::Command;
use predicates::prelude::*;
use serde_json::Value;

fn admin(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("dedale").expect("the program");
    let database = format!("sqlite:{}", folder.join("tables.db").display());
    command.env("LANG", "en_GB.UTF-8").env_remove("LC_ALL").arg("admin").args(arguments);
    command.args(["--database", &database]);
    command
}

#[test]
fn the_status_of_an_empty_database_is_told_in_words_and_as_json() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = predicate::str::contains("No server is running")
        .and(predicate::str::contains("0 accounts, 0 guests"));
    admin(folder.path(), &["status"]).assert().success().stdout(said);
    let french = predicate::str::contains("Aucun serveur").and(predicate::str::contains("0 comptes"));
    admin(folder.path(), &["status", "--lang", "fr"]).assert().success().stdout(french);
    let told = admin(folder.path(), &["status", "--json"]).assert().success().get_output().stdout.clone();
    let told: Value = serde_json::from_slice(&told).expect("JSON");
    assert_eq!((&told["server"], &told["people"]["guests"]), (&Value::Null, &Value::from(0)));
}

/// Linux and macOS; on Windows the system is asked.
#[test]
#[cfg(unix)]
fn the_database_lies_in_the_data_folder_of_the_user() {
    for (data, expected) in [
        ("", Some("home/.local/share/dedale/tables.db")),
        ("relative", Some("home/.local/share/dedale/tables.db")),
        ("/data", Some("data/dedale/tables.db")),
        ("", None),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let place = folder.path().to_str().expect("text");
        let data = data.replacen('/', &format!("{place}/"), 1);
        let home = if expected.is_some() { format!("{place}/home") } else { "home".to_owned() };
        let mut status = Command::cargo_bin("dedale").expect("the program");
        status.current_dir(place).env("HOME", home).env("XDG_DATA_HOME", &data).args(["admin", "status"]);
        match expected {
            Some(file) => {
                status.assert().success();
                assert!(folder.path().join(file).is_file(), "XDG_DATA_HOME={data}: {file}");
            }
            None => {
                status.assert().code(2).stderr(predicate::str::contains("no data folder"));
            }
        }
    }
}

#[test]
fn a_copy_is_made_once_checked_and_put_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("copy.db");
    let copy = copy.to_str().expect("text");
    admin(folder.path(), &["backup", copy]).assert().success().stdout(predicate::str::contains("verified"));
    let again = predicate::str::contains("already exists");
    admin(folder.path(), &["backup", copy]).assert().code(2).stderr(again);
    admin(folder.path(), &["check"]).assert().success().stdout(predicate::str::contains("wrong: 0"));
    admin(folder.path(), &["restore", copy]).assert().success().stdout(predicate::str::contains("before"));
}

#[test]
fn what_cannot_be_done_is_said_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    for (arguments, said) in [
        (&["close", "aaaaaaaa"][..], "There is no such table."),
        (&["delete", "aaaaaaaa"], "add --yes"),
        (&["delete", "aaaaaaaa", "--yes"], "There is no such table."),
        (&["ban", "Nobody"], "There is no such person."),
        (&["rename", "Nobody", "Somebody"], "There is no such person."),
        (&["restore", "/nowhere/at/all.db"], "/nowhere/at/all.db"),
    ] {
        admin(folder.path(), arguments).assert().code(2).stderr(predicate::str::contains(said));
    }
}
