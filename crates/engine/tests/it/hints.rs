//! Hints by the protocol.

use dedale_engine::{Engine, Limits};
use serde_json::{Value, json};

fn call(engine: &mut Engine, method: &str, params: &Value) -> Value {
    let message = json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params });
    let reply = engine.answer(message.to_string().as_bytes()).expect("a request is answered");
    serde_json::from_str(&reply).expect("a reply is JSON")
}

fn engine() -> Engine {
    let mut engine = Engine::default();
    for game in ["onirim", "labyrinth", "mondes"] {
        call(&mut engine, "match.new", &json!({ "game": game, "seed": 3 }));
    }
    engine
}

#[test]
fn every_legal_answer_has_a_hint_and_the_same_budget_gives_the_same() {
    let mut engine = engine();
    for number in 1..=3 {
        let params = json!({ "match": number, "budget": { "simulations": 60 } });
        let hinted = call(&mut engine, "match.hint", &params)["result"].clone();
        assert_eq!(call(&mut engine, "match.hint", &params)["result"], hinted);
        let standing = &call(&mut engine, "match.state", &json!({ "match": number }))["result"];
        assert_eq!((&hinted["seat"], &hinted["step"]), (&standing["decider"], &standing["step"]));
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let hints = hinted["hints"].as_array().expect("hints");
        let mut hinted: Vec<_> = hints.iter().map(|hint| text(&hint["action"])).collect();
        let mut legal: Vec<_> = standing["legal"].as_array().expect("legal").iter().map(text).collect();
        hinted.sort();
        legal.sort();
        hinted.dedup();
        assert_eq!(hinted, legal);
        for hint in hints {
            let within = |field: &str| (0.0..=1.0).contains(&hint[field].as_f64().expect("a number"));
            assert!(within("chance") && within("error"), "{hint}");
        }
    }
}

#[test]
fn a_hint_takes_its_time_and_no_more() {
    let mut engine = engine();
    for (budget, field) in [
        (json!({ "simulations": 0 }), "budget.simulations"),
        (json!({ "simulations": 100_001 }), "budget.simulations"),
        (json!({ "milliseconds": 0 }), "budget.milliseconds"),
        (json!({ "milliseconds": 10_001 }), "budget.milliseconds"),
    ] {
        let error = &call(&mut engine, "match.hint", &json!({ "match": 1, "budget": budget }))["error"];
        assert_eq!(error["data"]["code"], "budget-out-of-range", "{budget}");
        assert_eq!(error["data"]["field"], field);
    }
    for budget in [json!({}), json!({ "hours": 1 }), json!(5), json!({ "simulations": -1 })] {
        let error = &call(&mut engine, "match.hint", &json!({ "match": 1, "budget": budget }))["error"];
        assert_eq!(error["data"]["code"], "invalid-params", "{budget}");
    }
    let limits = Limits { simulations: 5, milliseconds: 1, ..Limits::default() };
    let mut engine = Engine::new(limits);
    call(&mut engine, "match.new", &json!({ "game": "onirim", "seed": 3 }));
    assert!(call(&mut engine, "match.hint", &json!({ "match": 1 }))["result"]["hints"].is_array());
}

#[test]
fn only_who_must_answer_gets_a_hint() {
    let mut engine = engine();
    let decider = call(&mut engine, "match.state", &json!({ "match": 3 }))["result"]["decider"].clone();
    let other = if decider == 1 { 2 } else { 1 };
    let budget = json!({ "simulations": 5 });
    for who in [json!(other), json!("spectator")] {
        let asked = json!({ "match": 3, "as": who, "budget": budget });
        assert_eq!(call(&mut engine, "match.hint", &asked)["error"]["data"]["code"], "not-your-turn");
    }
    let asked = json!({ "match": 3, "as": decider, "budget": budget });
    assert!(call(&mut engine, "match.hint", &asked)["result"]["hints"].is_array());
    let stale = json!({ "match": 1, "step": 4, "budget": budget });
    assert_eq!(call(&mut engine, "match.hint", &stale)["error"]["data"]["code"], "stale-step");
    call(&mut engine, "match.concede", &json!({ "match": 1, "as": 1 }));
    let over = json!({ "match": 1, "budget": budget });
    assert_eq!(call(&mut engine, "match.hint", &over)["error"]["data"]["code"], "game-over");
}
