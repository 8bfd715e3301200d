//! Stored tables and strangers' files.

use dedale_games::GameId;
use serde_json::{Value, json};

use crate::device::{Device, Stored};
use crate::playing::{play, tables};

/// A finished game from another device, as a file.
fn file() -> Stored {
    let (game, players, people) = tables().next().expect("a game");
    let mut device = Device::new();
    let table = device.begin(game, players, people);
    play(&mut device, &table);
    device.stored[&table].clone()
}

fn message(kind: &str, Stored { about, entries, .. }: &Stored) -> String {
    json!({ kind: { "about": about, "entries": entries } }).to_string()
}

#[test]
fn a_file_of_another_device_is_imported_and_kept() {
    let (file, mut device) = (file(), Device::new());
    let answer = device.send_text(&message("import", &file));
    let id = file.about["id"].as_str().expect("an id");
    assert_eq!(answer["opened"], id);
    assert_eq!(device.stored[id].entries, file.entries);
    assert_eq!(device.stored[id].summary["outcome"], file.summary["outcome"]);
    assert!(device.send_text(&message("import", &file)).get("kept").is_none(), "it is there already");
    device.restart();
    assert_eq!(device.look(id, "all")["standing"]["outcome"], file.summary["outcome"]);
}

#[test]
fn a_table_of_rules_before_a_change_of_defaults_is_opened_and_counted_as_it_was_played() {
    let mut device = Device::new();
    let setup = json!({ "players": 2, "cards": "standard", "max-rounds": 2 });
    let table = device.begin_with(GameId::Mondes, setup, 2);
    play(&mut device, &table);
    let stored = device.stored.get_mut(&table).expect("it is stored");
    assert_eq!(stored.about["setup"], "players=2 max-rounds=2 cards=standard");
    for (part, setup) in [(&mut stored.about, "setup"), (&mut stored.summary, "setup_text")] {
        part["rules"] = json!(2);
        part[setup] = json!("players=2 max-rounds=2");
    }
    let outcome = stored.summary["outcome"].clone();
    device.restart();
    assert_eq!(device.look(&table, "all")["standing"]["outcome"], outcome);
    let summaries = [&device.stored[&table].summary];
    let ask = json!({ "statistics": { "summaries": summaries, "query": {} } });
    let statistics = device.send(ask)["result"].clone();
    assert_eq!(statistics["configurations"][0]["setup"], "players=2 max-rounds=2 cards=standard");
}

#[test]
fn a_file_that_cannot_be_is_refused_and_nothing_is_kept() {
    let whole = file();
    type Damage = fn(&mut Stored);
    let damages: &[(Damage, &str)] = &[
        (|file| file.about["rules"] = json!(0), "old-rules"),
        (|file| file.about["commitment"] = json!("00"), "store-failed"),
        (|file| file.about["game"] = json!("chess"), "unknown-game"),
        (|file| file.about["owner"] = json!("a".repeat(26)), "invalid-params"),
        (|file| file.about["id"] = json!("a".repeat(26)), "invalid-params"),
        (|file| file.about["options"]["clock"] = json!({ "per_move_s": 0 }), "invalid-params"),
        (|file| drop(file.entries.remove(1)), "store-failed"),
        (|file| file.entries.swap(2, 3), "store-failed"),
        (|file| file.entries[0]["body"] = json!("{}"), "store-failed"),
        (|file| file.entries[0]["body"] = json!(r#"{"did":"sit","seat":8,"user":"local"}"#), "store-failed"),
        (|file| file.entries[0]["body"] = json!(r#"{"did":"hand-back","seat":7}"#), "store-failed"),
        (|file| file.entries[0]["at"] = json!(i64::MAX), "store-failed"),
        (|file| file.entries[0]["spent"] = json!(i64::MIN), "store-failed"),
        (
            |file| {
                file.entries[0]["body"] =
                    json!(format!(r#"{{"did":"sit","seat":1,"user":"{}"}}"#, "a".repeat(26)));
            },
            "invalid-params",
        ),
    ];
    for (at, (damage, code)) in damages.iter().enumerate() {
        let mut damaged = whole.clone();
        damage(&mut damaged);
        for kind in ["open", "import"] {
            let mut device = Device::new();
            let answer = device.send_text(&message(kind, &damaged));
            let found = answer["error"]["data"]["code"].as_str().unwrap_or_default();
            let expected = if kind == "import" && *code == "store-failed" { "invalid-params" } else { code };
            assert_eq!(found, expected, "damage {at}, {kind}: {answer}");
            assert!(answer.get("kept").is_none());
            let id = damaged.about["id"].as_str().expect("an id");
            assert_eq!(device.request("GET", &format!("/api/tables/{id}"), Value::Null)["status"], 404);
        }
    }
}

#[test]
fn every_single_entry_may_be_missing_doubled_or_swapped_without_a_panic() {
    let whole = file();
    for at in 0..whole.entries.len() {
        let changes: [fn(&mut Vec<Value>, usize); 3] = [
            |entries, at| drop(entries.remove(at)),
            |entries, at| entries.insert(at, entries[at].clone()),
            |entries, at| entries.swap(at, 0),
        ];
        for change in changes {
            let mut damaged = whole.clone();
            change(&mut damaged.entries, at);
            for (number, entry) in damaged.entries.iter_mut().enumerate() {
                entry["number"] = json!(number + 1);
            }
            let answer = Device::new().send_text(&message("import", &damaged));
            assert!(answer["error"].is_object() || answer["opened"].is_string(), "{answer}");
        }
    }
}

#[test]
fn a_closed_table_is_forgotten() {
    let (file, mut device) = (file(), Device::new());
    device.send_text(&message("open", &file));
    let id = file.about["id"].as_str().expect("an id");
    assert_eq!(device.request("GET", &format!("/api/tables/{id}"), Value::Null)["status"], 200);
    assert_eq!(device.send_text(&json!({ "close": { "table": id } }).to_string()), json!({}));
    assert_eq!(device.request("GET", &format!("/api/tables/{id}"), Value::Null)["status"], 404);
    assert_eq!(device.send_text(&json!({ "close": { "table": "nonsense" } }).to_string()), json!({}));
}
