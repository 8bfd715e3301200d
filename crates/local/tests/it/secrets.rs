//! Nobody is told anything that the observer may not know.

use dedale_core::Observer;
use dedale_games::AnyMatch;
use dedale_table::{Logged, StoredAbout, Table};
use serde_json::{Value, json};

use crate::device::Device;
use crate::playing::{step, tables};

/// The match as it was stored.
fn game(device: &Device, table: &str) -> AnyMatch {
    let stored = &device.stored[table];
    let about: StoredAbout = serde_json::from_value(stored.about.clone()).expect("a description");
    let entries: Vec<Logged> = serde_json::from_value(json!(stored.entries)).expect("entries");
    let table = Table::replay(about.read().expect("playable").into(), &entries).expect("a table");
    table.game.expect("dealt")
}

#[test]
fn updates_hold_the_views_and_events_of_their_observer_and_nothing_else() {
    for (which, players, people) in tables() {
        let mut device = Device::new();
        let table = device.begin(which, players, people);
        device.ask("table.join", json!({ "table": table, "as": "spectator" }));
        for turn in 0..40 {
            device.told.clear();
            if !step(&mut device, &table, turn) {
                break;
            }
            let game = game(&device, &table);
            let told = std::mem::take(&mut device.told);
            for update in told.iter().map(|told| &told["params"]) {
                let observer: Observer = update["as"].as_str().expect("an observer").parse().expect("one");
                let joined = match observer {
                    Observer::Seat(seat) => seat.index() < people,
                    Observer::Spectator => true,
                    Observer::Omniscient => false,
                };
                assert!(joined, "{which}: told to {observer:?}");
                let Some(standing) = update.get("standing").filter(|standing| !standing.is_null()) else {
                    continue;
                };
                assert_eq!(standing["view"], game.playing().view(observer), "{which} for {observer:?}");
                let moves = standing["moves"].as_u64().expect("a number") as usize;
                assert_eq!(update["events"], json!(game.playing().events_of(moves, observer)), "{which}");
            }
        }
    }
}

#[test]
fn the_seed_is_told_to_the_store_alone_before_the_end() {
    for (which, players, people) in tables() {
        let mut device = Device::new();
        let table = device.begin(which, players, people);
        let seed = device.stored[&table].about["seed"].as_str().expect("a seed").to_owned();
        for turn in 0..40 {
            device.told.clear();
            if !step(&mut device, &table, turn) {
                break;
            }
            let looked = device.look(&table, "1");
            if looked["standing"]["outcome"].is_null() {
                assert!(!looked.to_string().contains(&seed), "{which}");
                assert!(!json!(device.told).to_string().contains(&seed), "{which}");
            }
        }
    }
}

#[test]
fn seats_of_bots_and_the_whole_truth_are_shown_to_nobody_before_the_end() {
    for (which, players, people) in tables().filter(|(_, players, people)| players > people) {
        let mut device = Device::new();
        let table = device.begin(which, players, people);
        let others = (people + 1..=players).map(|seat| seat.to_string()).chain(["all".to_owned()]);
        for observer in others {
            let paths = ["", "/replay", "/replay/events"]
                .map(|path| format!("/api/tables/{table}{path}?as={observer}"));
            for path in paths {
                assert_eq!(device.request("GET", &path, Value::Null)["status"], 403, "{which} {path}");
            }
            let answer = device.call("table.join", json!({ "table": table, "as": observer }));
            assert!(answer.get("error").is_some() && answer.get("told").is_none(), "{answer}");
        }
    }
}
