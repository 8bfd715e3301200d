//! The function the fuzzer calls, with frames made up by a seeded generator: random ones, and real ones spoiled a little.

use dedale_core::Chance as _;
use dedale_core::chance::{Quick, Seed};
use dedale_server::fuzzing::server_message;
use dedale_testing::{one_of, scramble};
use serde_json::{Value, json};

/// How many to make up, by a measure: `FUZZ_ROUNDS=100` makes a hundred times as many.
fn rounds(measure: u64) -> std::ops::Range<u64> {
    let times = std::env::var("FUZZ_ROUNDS").ok().and_then(|text| text.parse::<u64>().ok()).unwrap_or(1);
    0..measure * times
}

/// One of each kind.
fn frames() -> Vec<Value> {
    let commands = [
        ("join", json!({ "as": 1, "since": 3 })),
        ("join", json!({ "as": "spectator" })),
        ("leave", json!({ "as": "all" })),
        ("chat", json!({ "text": "À toi\u{202f}!", "key": "a" })),
        ("rematch", json!({ "as": 1, "seed": "same", "step": 9, "key": "b" })),
        ("sit", json!({ "seat": 1, "step": 0, "key": "c" })),
        ("stand", json!({ "seat": 1, "step": 1, "key": "d" })),
        ("seat_bot", json!({ "seat": 2, "bot": "random", "step": 2, "key": "e" })),
        ("start", json!({ "step": 3, "key": "f" })),
        ("act", json!({ "as": 1, "action": "discard red-sun", "step": 4, "key": "g" })),
        ("concede", json!({ "as": 1, "step": 5, "key": "h" })),
        ("undo", json!({ "as": 1, "to": 0, "step": 5, "key": "i" })),
        ("stop", json!({ "as": 1, "step": 5, "key": "j" })),
        ("answer", json!({ "as": 2, "agree": true, "step": 6, "key": "k" })),
        ("stand_in", json!({ "seat": 2, "bot": null, "step": 7, "key": "l" })),
        ("hand_back", json!({ "seat": 2, "step": 8, "key": "m" })),
    ];
    let frame = |(command, mut params): (&str, Value)| {
        params["table"] = json!("a".repeat(26));
        json!({ "jsonrpc": "2.0", "id": 1, "method": format!("table.{command}"), "params": params })
    };
    commands.into_iter().map(frame).collect()
}

/// Any value, in the place of another.
fn strange(chance: &mut Quick) -> Value {
    let values = [
        json!(null),
        json!(-1),
        json!(u64::MAX),
        json!(1e300),
        json!(""),
        json!("\u{0}"),
        json!("x".repeat(70)),
        json!([]),
        json!([[[[]]]]),
        json!({ "table": {} }),
        json!(true),
    ];
    one_of(chance, &values)
}

#[test]
fn whatever_is_sent_to_the_socket_is_understood_or_refused() {
    let (mut chance, frames) = (Seed::quick_from(1), frames());
    frames.iter().for_each(|frame| server_message(frame.to_string().as_bytes()));
    for _ in rounds(5_000) {
        let mut frame = one_of(&mut chance, &frames);
        if chance.pick(2) == 0 {
            let params = frame["params"].as_object_mut().expect("parameters");
            let fields: Vec<_> = params.keys().cloned().chain(["other".to_owned()]).collect();
            params.insert(one_of(&mut chance, &fields), strange(&mut chance));
        }
        let mut text = frame.to_string();
        for _ in 0..chance.pick(3) {
            text = scramble(&text, &mut chance);
        }
        server_message(text.as_bytes());
    }
    for _ in rounds(2_000) {
        let length = chance.pick(200);
        server_message(&(0..length).map(|_| chance.pick(256) as u8).collect::<Vec<_>>());
    }
}
