//! Worlds for search, by the protocol.

use dedale_engine::Engine;
use serde_json::{Value, json};

fn call(engine: &mut Engine, method: &str, params: &Value) -> Value {
    let message = json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params });
    let reply = engine.answer(message.to_string().as_bytes()).expect("a request is answered");
    serde_json::from_str(&reply).expect("a reply is JSON")
}

fn information(engine: &mut Engine, number: &Value, observer: &Value) -> String {
    let told = call(engine, "match.information_state", &json!({ "match": number, "as": observer }));
    told["result"]["information_state"].as_str().expect("a text").to_owned()
}

/// A silent game of two, some steps on.
fn silent(engine: &mut Engine) -> Value {
    let setup = json!({ "players": 2, "communication": "silent" });
    let mut standing =
        call(engine, "match.new", &json!({ "game": "onirim", "setup": setup, "seed": 9 }))["result"].clone();
    for _ in 0..14 {
        let act = json!({ "match": standing["match"], "action": standing["legal"][0] });
        standing = call(engine, "match.act", &act)["result"].clone();
    }
    standing["match"].clone()
}

#[test]
fn a_sampled_world_is_the_same_to_its_observer_and_hides_something_else() {
    let mut engine = Engine::default();
    let truth = silent(&mut engine);
    let known = information(&mut engine, &truth, &json!(1));
    let mut hidden = std::collections::BTreeSet::new();
    for seed in 0..8 {
        let sample = json!({ "match": truth, "as": 1, "seed": seed });
        let world = call(&mut engine, "match.sample_world", &sample)["result"]["match"].clone();
        assert_ne!(world, truth);
        assert_eq!(information(&mut engine, &world, &json!(1)), known);
        hidden.insert(information(&mut engine, &world, &json!("all")));
        let again = call(&mut engine, "match.sample_world", &sample)["result"]["match"].clone();
        let [one, other] = [&world, &again].map(|number| information(&mut engine, number, &json!("all")));
        assert_eq!(one, other, "the same seed gives the same world");
    }
    assert!(hidden.len() > 1, "worlds differ in what the observer does not know");
}

#[test]
fn a_world_of_nobody_and_a_world_after_the_end_are_refused() {
    let mut engine = Engine::default();
    let truth = silent(&mut engine);
    let mut code =
        |params: Value| call(&mut engine, "match.sample_world", &params)["error"]["data"]["code"].clone();
    assert_eq!(code(json!({ "match": truth, "as": 3 })), "no-such-seat");
    assert_eq!(code(json!({ "match": 99, "as": 1 })), "no-such-match");
    assert_eq!(code(json!({ "match": truth, "as": 1, "seed": "x" })), "bad-seed");
    call(&mut engine, "match.concede", &json!({ "match": truth, "as": 1 }));
    let over = call(&mut engine, "match.sample_world", &json!({ "match": truth, "as": 1 }));
    assert_eq!(over["error"]["data"]["code"], "game-over");
}
