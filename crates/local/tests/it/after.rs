//! After the game.

use dedale_analysis::Analysis;
use dedale_games::AnyMatch;
use dedale_protocol::{Moment, Snapshot, Story, TableDocument};
use dedale_table::Proof;
use serde_json::{Value, json};

use crate::device::Device;
use crate::playing::{play, tables};

/// A finished game.
fn over(which: (dedale_games::GameId, usize, usize)) -> (Device, String) {
    let (game, players, people) = which;
    let mut device = Device::new();
    let table = device.begin(game, players, people);
    play(&mut device, &table);
    (device, table)
}

/// Whether a document is one of the protocol: read, and written again, it is the same.
fn is_document<T: serde::Serialize + serde::de::DeserializeOwned>(document: &Value) {
    let read: T = serde_json::from_str(&document.to_string()).expect("a document of the protocol");
    assert_eq!(serde_json::to_value(read).expect("JSON"), *document);
}

#[test]
fn a_finished_game_is_told_again_and_can_be_proven() {
    for which in tables() {
        let (mut device, table) = over(which);
        let at = format!("/api/tables/{table}");
        let snapshot = device.get(&format!("{at}?as=all&lang=fr"));
        is_document::<Snapshot>(&snapshot);
        let story = device.get(&format!("{at}/replay/events?as=all&lang=en"));
        is_document::<Story>(&story);
        let moves = story["moves"].as_array().expect("moves").len() - 1;
        for n in [0, moves / 2, moves] {
            let moment = device.get(&format!("{at}/replay?moves={n}&as=1&lang=en"));
            is_document::<Moment>(&moment);
            assert_eq!((&moment["moves"], &moment["of"]), (&json!(n), &json!(moves)));
        }
        let proof: Proof = serde_json::from_value(device.get(&format!("{at}/record"))).expect("a proof");
        let game = proof.verify().expect("an honest game");
        assert_eq!(proof.commitment, snapshot["table"]["commitment"].as_str().expect("a commitment"));
        let text = device.get(&format!("{at}/record?form=text"));
        let loaded = AnyMatch::load(text.as_str().expect("a text"), dedale_core::chance::Seed::Quick(0));
        assert_eq!(loaded.expect("a record").game.playing().hash(), game.playing().hash());
    }
}

#[test]
fn a_game_goes_on_from_any_of_its_moves_at_a_table_of_its_own() {
    for which in tables() {
        let (mut device, table) = over(which);
        let moves = device.stored[&table].summary["moves"].as_u64().expect("a number") / 2;
        let branch = device.post(&format!("/api/tables/{table}/branch"), json!({ "moves": moves }));
        is_document::<TableDocument>(&branch);
        assert_eq!(branch["branch_of"], json!({ "table": table, "moves": moves }));
        let id = branch["table"].as_str().expect("an id").to_owned();
        assert_eq!(device.stored[&id].summary["moves"], moves);
        assert_eq!(device.stored[&id].summary["counted"], false);
        device.restart();
        let begun = device.look(&id, "1");
        let then = device.get(&format!("/api/tables/{table}/replay?as=1&moves={moves}"));
        assert_eq!(begun["standing"]["view"], then["view"], "{which:?}");
    }
}

#[test]
fn a_rematch_has_the_same_people_and_is_made_once() {
    let which = tables().last().expect("a game");
    let (mut device, table) = over(which);
    let step = device.stored[&table].entries.len();
    let again = json!({ "table": table, "step": step, "key": "again", "as": 1, "seed": "new" });
    let done = device.ask("table.rematch", again.clone());
    let next = device.look(&table, "1")["table"]["next"].as_str().expect("a table").to_owned();
    assert_eq!(device.stored[&next].summary["phase"], "gathering");
    assert_eq!(device.stored[&next].summary["seats"], device.stored[&table].summary["seats"]);
    assert_ne!(device.stored[&next].about["seed"], device.stored[&table].about["seed"]);
    assert_eq!(device.ask("table.rematch", again), done);
    assert_eq!(device.stored.len(), 2);
}

/// Lets the device think until it has nothing to do.
fn think_all(device: &mut Device, mut each: impl FnMut(&mut Device, u32)) {
    for slice in 0..2_000 {
        let answer = device.think();
        assert!(answer.get("error").is_none(), "{answer}");
        if answer["idle"] == true {
            return;
        }
        each(device, slice);
    }
    panic!("it never ends");
}

#[test]
fn an_analysis_made_in_slices_with_a_restart_between_is_the_one_made_at_once() {
    let which = tables().next().expect("a game");
    let (mut device, table) = over(which);
    device.ask("table.leave", json!({ "table": table }));
    let path = format!("/api/tables/{table}/analysis");
    let progress = device.post(&path, Value::Null);
    assert_eq!((&progress["state"], &progress["done"]), (&json!("waiting"), &json!(0)));
    assert!(device.get(&path)["report"].is_null());
    think_all(&mut device, |device, slice| {
        if slice % 5 == 2 {
            device.restart();
        }
    });
    let told = device.get(&format!("{path}?lang=en&as=1"));
    assert_eq!(told["state"], "done", "{told}");
    assert!(told["told"]["accounts"].is_array());
    let proof: Proof =
        serde_json::from_value(device.get(&format!("/api/tables/{table}/record"))).expect("it");
    let game = proof.verify().expect("an honest game");
    let analysis = Analysis::new(&game, Analysis::usual(game.id())).expect("it can be analysed").finish();
    assert_eq!(told["report"], serde_json::to_value(analysis.report()).expect("JSON"));
    assert_eq!(device.post(&path, Value::Null)["state"], "done", "it is not made again");
}
