//! What the engine takes on at most.

use dedale_engine::{Engine, Limits, serve};
use serde_json::{Value, json};

fn call(engine: &mut Engine, method: &str, params: &Value) -> Value {
    let message = json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params });
    let reply = engine.answer(message.to_string().as_bytes()).expect("a request is answered");
    serde_json::from_str(&reply).expect("a reply is JSON")
}

#[test]
fn one_match_more_than_the_limit_is_refused_until_one_is_closed() {
    let mut engine = Engine::new(Limits { matches: 2, ..Limits::default() });
    let new = json!({ "game": "onirim", "seed": 1 });
    assert_eq!(call(&mut engine, "match.new", &new)["result"]["match"], 1);
    assert_eq!(call(&mut engine, "match.new", &new)["result"]["match"], 2);
    assert_eq!(call(&mut engine, "match.new", &new)["error"]["data"]["code"], "too-many-matches");
    assert_eq!(call(&mut engine, "match.close", &json!({ "match": 1 }))["result"]["closed"], 1);
    assert_eq!(call(&mut engine, "match.new", &new)["result"]["match"], 3, "numbers are not used again");
}

#[test]
fn ten_thousand_matches_are_open_at_once() {
    let mut engine = Engine::default();
    let new = json!({ "game": "onirim", "seed": 1 });
    for number in 1..=10_000 {
        assert_eq!(call(&mut engine, "match.new", &new)["result"]["match"], number);
    }
    assert_eq!(call(&mut engine, "match.new", &new)["error"]["data"]["code"], "too-many-matches");
}

#[test]
fn a_line_of_just_the_limit_is_read_and_one_byte_more_is_not() {
    let limits = Limits { line_bytes: 60, ..Limits::default() };
    let message = r#"{"jsonrpc":"2.0","id":1,"method":"match.list"}"#;
    for (length, end, expected) in [
        (60, "\n", "result"),
        (60, "", "result"),
        (61, "\n", "error"),
        (61, "", "error"),
        (200, "\n", "error"),
    ] {
        let input = format!("{message:<length$}{end}");
        let mut output = Vec::new();
        serve(&mut Engine::new(limits), input.as_bytes(), &mut output).expect("memory");
        let output = String::from_utf8(output).expect("UTF-8");
        assert_eq!(output.lines().count(), 1, "{length}");
        assert!(output.contains(&format!("\"{expected}\"")), "{length}: {output}");
    }
}
