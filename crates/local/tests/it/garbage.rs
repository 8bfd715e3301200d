//! Messages that nobody should send.

use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};

use crate::device::Device;
use crate::playing::{step, tables};

#[test]
fn malformed_messages_get_an_error_with_a_code() {
    let mut device = Device::new();
    let zeros = "0".repeat(64);
    let create = json!({ "method": "POST", "path": "/api/tables", "body": { "game": tables().next().expect("a game").0.to_string() } });
    let cases = [
        ("".to_owned(), "parse-error"),
        ("{".to_owned(), "parse-error"),
        ("\u{0}".to_owned(), "parse-error"),
        ("[".repeat(100_000), "parse-error"),
        ("null".to_owned(), "invalid-params"),
        ("[]".to_owned(), "invalid-params"),
        ("{}".to_owned(), "invalid-params"),
        (json!({ "now": 0, "dance": {} }).to_string(), "invalid-params"),
        (json!({ "think": { "milliseconds": 30 } }).to_string(), "invalid-params"),
        (json!({ "now": -1, "think": { "milliseconds": 30 } }).to_string(), "invalid-params"),
        (json!({ "now": i64::MAX, "think": { "milliseconds": 30 } }).to_string(), "invalid-params"),
        (
            json!({ "now": 0, "think": { "milliseconds": 30 }, "close": { "table": "x" } }).to_string(),
            "invalid-params",
        ),
        (json!({ "now": 0, "call": { "method": "table.join" } }).to_string(), "invalid-params"),
        (json!({ "now": 0, "call": { "method": "rm" } }).to_string(), "method-not-found"),
    ];
    for (text, code) in cases {
        let answer = device.send_text(&text);
        assert_eq!(answer["error"]["data"]["code"], code, "{} → {answer}", &text[..text.len().min(80)]);
    }
    for entropy in [Value::Null, json!(""), json!("xyz"), json!("00"), json!("é".repeat(32))] {
        let answer =
            device.send_text(&json!({ "now": 0, "entropy": entropy, "request": create }).to_string());
        assert_eq!(answer["body"]["error"]["data"]["field"], "entropy", "{answer}");
    }
    let answer = device.send_text(&json!({ "now": 0, "entropy": zeros, "request": create }).to_string());
    assert_eq!(answer["status"], 200, "{answer}");
}

/// Changes something in a message by chance: a value, a character, a field.
fn disturbed(message: &str, chance: &mut Xoshiro256PlusPlus) -> String {
    let mut pick = |n: usize| chance.next_u64() as usize % n.max(1);
    let mut letters: Vec<char> = message.chars().collect();
    for _ in 0..=pick(3) {
        let at = pick(letters.len());
        match pick(4) {
            0 => drop(letters.remove(at)),
            1 => letters.insert(at, ['"', '{', '0', '9', '-', 'é', '\\', ',', 'a', '?'][pick(10)]),
            2 => letters[at] = ['1', '8', '}', '/', 'z', '&', '=', '%'][pick(8)],
            _ => letters.truncate(at.max(1)),
        }
    }
    letters.into_iter().collect()
}

#[test]
fn disturbed_messages_are_answered_and_the_game_goes_on() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(7);
    for (game, players, people) in tables() {
        let mut device = Device::new();
        let table = device.begin(game, players, people);
        for turn in 0..150 {
            let now = device.stored[&table].entries.len();
            let entropy = format!("{turn:064x}");
            let call = |method: &str, params: Value| json!({ "now": device.now, "entropy": entropy, "call": { "method": method, "params": params } });
            let request = |method: &str, path: String, body: Value| json!({ "now": device.now, "entropy": entropy, "request": { "method": method, "path": path, "body": body } });
            let stored = device.stored[&table].clone();
            let messages = [
                call(
                    "table.act",
                    json!({ "table": table, "step": now, "key": "k", "as": 1, "action": "draw" }),
                ),
                call("table.join", json!({ "table": table, "as": 1, "since": 0, "lang": "fr" })),
                call("table.undo", json!({ "table": table, "step": now, "key": "u", "as": 1, "to": 0 })),
                call(
                    "table.explain",
                    json!({ "table": table, "step": now, "as": 1, "actions": ["a", "b c", "d 1 2"] }),
                ),
                request("GET", format!("/api/tables/{table}?as=1&since=3&before=9&lang=en"), Value::Null),
                request("GET", format!("/api/tables/{table}/replay?as=1&moves=2"), Value::Null),
                request(
                    "POST",
                    "/api/tables".to_owned(),
                    json!({ "game": game.to_string(), "clock": { "per_move_s": 10 } }),
                ),
                json!({ "open": { "about": stored.about, "entries": stored.entries } }),
                json!({ "import": { "about": stored.about, "entries": stored.entries } }),
                json!({ "now": device.now, "think": { "milliseconds": 30 } }),
            ];
            let text = disturbed(&messages[turn as usize % messages.len()].to_string(), &mut chance);
            let answer = device.send_text(&text);
            assert!(answer.is_object(), "{answer}");
            if turn % 5 == 0 {
                step(&mut device, &table, turn);
            }
        }
        device.restart();
    }
}
