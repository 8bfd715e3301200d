//! Records taken in as tables.

use serde_json::{Value, json};

use crate::device::Device;
use crate::playing::{play, step, tables};

#[test]
fn a_record_in_any_form_becomes_a_table_to_look_at() {
    for (game, players, people) in tables() {
        let mut device = Device::new();
        let table = device.begin(game, players, people);
        play(&mut device, &table);
        let proof = device.get(&format!("/api/tables/{table}/record"));
        let text = device.get(&format!("/api/tables/{table}/record?form=text"));
        for record in [proof["record"].clone(), json!(proof["record"].to_string()), text, proof] {
            let taken = device.post("/api/records", json!({ "record": record }));
            let id = taken["table"].as_str().expect("an id").to_owned();
            assert_eq!(
                (&taken["phase"], &taken["outcome"]),
                (&json!("over"), &device.stored[&table].summary["outcome"])
            );
            assert_eq!(device.stored[&id].summary["counted"], false);
            let [one, other] = [&table, &id].map(|id| device.get(&format!("/api/tables/{id}/replay?as=all")));
            assert_eq!(one["view"], other["view"], "{game}");
        }
    }
}

#[test]
fn an_unfinished_record_goes_on() {
    let (game, players, people) = tables().next().expect("a game");
    let mut device = Device::new();
    let table = device.begin(game, players, people);
    for turn in 0..6 {
        step(&mut device, &table, turn);
    }
    let now = device.stored[&table].entries.len() as u64;
    device.command(&table, "stop", now, json!({ "as": 1 }));
    let proof = device.get(&format!("/api/tables/{table}/record"));
    let stopped = device.post("/api/records", json!({ "record": proof }));
    assert_eq!(stopped["outcome"]["reason"], "stopped");
    let goes_on = device.post("/api/records", json!({ "record": proof["record"] }));
    assert_eq!(goes_on["phase"], "playing");
    let id = goes_on["table"].as_str().expect("an id").to_owned();
    device.join(&id, 1);
    play(&mut device, &id);
}

#[test]
fn a_game_that_goes_on_is_carried_to_another_device() {
    for (game, players, people) in tables() {
        let mut device = Device::new();
        let table = device.begin(game, players, people);
        for turn in 0..20 {
            step(&mut device, &table, turn);
        }
        let text = device.get(&format!("/api/tables/{table}/record?form=text"));
        let mut other = Device::new();
        let carried = other.post("/api/records", json!({ "record": text }));
        let id = carried["table"].as_str().expect("an id").to_owned();
        assert_eq!(
            other.look(&id, "1")["standing"]["view"],
            device.look(&table, "1")["standing"]["view"],
            "{game}"
        );
    }
}

#[test]
fn records_that_cannot_be_are_refused() {
    let mut device = Device::new();
    for (record, code) in [
        (json!("nonsense"), "neither-record-nor-position"),
        (json!(7), "neither-record-nor-position"),
        (Value::Null, "neither-record-nor-position"),
        (json!({ "game": "chess", "position": {} }), "unknown-game"),
    ] {
        let answer = device.request("POST", "/api/records", json!({ "record": record }));
        assert_eq!(answer["body"]["error"]["data"]["code"], code, "{answer}");
        assert!(answer.get("kept").is_none());
    }
}
