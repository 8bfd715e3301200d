//! Commands that are refused change nothing.

use serde_json::{Value, json};

use crate::device::Device;
use crate::playing::{step, tables};

fn code(answer: &Value) -> &str {
    let error = if answer["error"].is_null() { &answer["body"]["error"] } else { &answer["error"] };
    error["data"]["code"].as_str().unwrap_or_default()
}

fn begun() -> (Device, String, u64) {
    let (game, players, people) = tables().next().expect("a game");
    let mut device = Device::new();
    let table = device.begin(game, players, people);
    let step = device.stored[&table].entries.len() as u64;
    (device, table, step)
}

#[test]
fn refusals_are_those_of_the_server_and_change_nothing() {
    let (mut device, table, now) = begun();
    let before = device.look(&table, "1");
    let cases = [
        ("act", now, json!({ "as": 1, "action": "fly away" }), "unknown-action"),
        ("act", now - 1, json!({ "as": 1, "action": "fly away" }), "stale-step"),
        ("act", now + 1, json!({ "as": 1, "action": "fly away" }), "stale-step"),
        ("act", now, json!({ "as": 8, "action": "fly away" }), "no-such-seat"),
        ("act", now, json!({ "as": 1 }), "invalid-params"),
        ("sit", now, json!({ "seat": 1 }), "wrong-phase"),
        ("start", now, json!({}), "wrong-phase"),
        ("undo", now, json!({ "as": 1, "to": 9 }), "invalid-params"),
        ("answer", now, json!({ "as": 1, "agree": true }), "no-proposal"),
        ("hand_back", now, json!({ "seat": 1 }), "not-absent"),
        ("rematch", now, json!({ "as": 1, "seed": "new" }), "wrong-phase"),
        ("dance", now, json!({}), "method-not-found"),
    ];
    for (name, step, params, expected) in cases {
        let answer = device.command(&table, name, step, params);
        assert_eq!(code(&answer), expected, "{name}: {answer}");
        assert!(answer.get("kept").is_none() && answer.get("told").is_none(), "{answer}");
    }
    assert_eq!(device.look(&table, "1"), before);
}

#[test]
fn requests_are_refused_with_the_statuses_of_the_server() {
    let (mut device, table, now) = begun();
    let nowhere = format!("here-{}", "a".repeat(26));
    let at = |path: &str| format!("/api/tables/{table}{path}");
    let act = json!({ "step": 0, "key": "k", "as": 1, "action": "fly" });
    let cases = [
        ("GET", format!("/api/tables/{nowhere}"), Value::Null, 404, "no-such-table"),
        ("GET", "/api/tables/nonsense".to_owned(), Value::Null, 404, "no-such-table"),
        ("GET", "/api/nonsense".to_owned(), Value::Null, 404, "no-such-page"),
        ("GET", "/etc/passwd".to_owned(), Value::Null, 404, "no-such-page"),
        ("DELETE", at(""), Value::Null, 405, "wrong-method"),
        ("POST", at("/dance"), json!({}), 404, "no-such-page"),
        ("GET", at("?as=nobody"), Value::Null, 400, "invalid-params"),
        ("GET", at("?lang=xx"), Value::Null, 400, "invalid-params"),
        ("GET", at("?since=99999"), Value::Null, 409, "stale-step"),
        ("GET", at("?as=all"), Value::Null, 403, "forbidden"),
        ("GET", at("/record"), Value::Null, 404, "not-revealed-yet"),
        ("GET", at("/analysis"), Value::Null, 404, "no-analysis"),
        ("POST", at("/analysis"), Value::Null, 404, "not-revealed-yet"),
        ("POST", at("/branch"), json!({ "moves": 0 }), 404, "not-revealed-yet"),
        ("POST", at("/act"), act, 409, "stale-step"),
        ("POST", at("/act"), json!({ "step": now, "key": "" }), 400, "invalid-params"),
        ("POST", at("/chat"), json!({ "text": "hello", "key": "k" }), 403, "switched-off"),
        ("POST", "/api/tables".to_owned(), json!({ "game": "chess" }), 400, "unknown-game"),
        ("POST", "/api/tables".to_owned(), json!({ "setup": {} }), 400, "invalid-params"),
        ("PATCH", "/api/me".to_owned(), json!({ "name": "" }), 400, "invalid-params"),
    ];
    for (method, path, body, status, expected) in cases {
        let answer = device.request(method, &path, body);
        assert_eq!((&answer["status"], code(&answer)), (&json!(status), expected), "{path}: {answer}");
        assert!(answer.get("kept").is_none(), "{answer}");
    }
}

#[test]
fn a_move_nobody_learned_from_is_taken_back_and_the_game_goes_on() {
    let (mut device, table, _) = begun();
    for turn in 0..40 {
        let standing = device.look(&table, "1")["standing"].clone();
        let (step_now, moves) = (standing["step"].as_u64().expect("a step"), standing["moves"].as_u64());
        if moves > Some(0) && standing["outcome"].is_null() {
            let answer = device.command(&table, "undo", step_now, json!({ "as": 1, "to": 0 }));
            assert!(answer.get("error").is_none(), "one person alone needs nobody's consent: {answer}");
            assert_eq!(device.look(&table, "1")["standing"]["moves"], 0);
            assert_eq!(device.stored[&table].summary["counted"], false, "an undone game does not count");
            return;
        }
        step(&mut device, &table, turn);
    }
    panic!("nobody moves");
}

#[test]
fn several_people_on_one_device_agree_by_one_command() {
    let Some((game, players, people)) = tables().find(|(.., people)| *people == 2) else { return };
    let mut device = Device::new();
    let table = device.begin(game, players, people);
    let now = device.stored[&table].entries.len() as u64;
    let answer = device.command(&table, "stop", now, json!({ "as": 2 }));
    assert!(answer.get("error").is_none(), "{answer}");
    assert_eq!(device.stored[&table].summary["outcome"]["reason"], "stopped");
}

#[test]
fn a_seat_given_to_a_bot_is_no_longer_shown() {
    let (game, players, _) = tables().last().expect("a game");
    let mut device = Device::new();
    let setup = json!({ "players": players.to_string() });
    let document = device.post("/api/tables", json!({ "game": game.to_string(), "setup": setup }));
    let table = document["table"].as_str().expect("an id").to_owned();
    device.command(&table, "sit", 0, json!({ "seat": 1 }));
    device.join(&table, 1);
    device.told.clear();
    device.command(&table, "stand", 1, json!({ "seat": 1 }));
    let left = device.told.iter().find(|told| told["method"] == "table.left");
    assert_eq!(left.map(|told| &told["params"]["as"]), Some(&json!("1")), "{:?}", device.told);
    assert_eq!(code(&device.call("table.join", json!({ "table": table, "as": 1 }))), "not-your-seat");
}

#[test]
fn previews_explanations_and_hints_are_given_to_the_one_who_is_asked() {
    let (mut device, table, now) = begun();
    let legal = device.look(&table, "1")["standing"]["legal"].as_array().cloned().expect("answers");
    let asked = json!({ "table": table, "step": now, "as": 1, "action": legal[0], "lang": "fr" });
    assert!(device.ask("table.preview", asked)["certain"].is_boolean());
    let explained =
        json!({ "table": table, "step": now, "as": 1, "actions": [legal[0], "fly away"], "lang": "en" });
    let explained = device.ask("table.explain", explained);
    assert!(explained[0]["refusal"].is_null() && explained[1]["text"].is_string(), "{explained}");
    let hint = json!({ "table": table, "step": now, "as": 1, "lang": "en" });
    let first = device.ask("table.hint", hint.clone());
    assert_eq!(first["hints"].as_array().map(Vec::len), Some(legal.len()));
    let more = device.ask("table.hint", hint);
    assert!(more["tried"].as_u64() > first["tried"].as_u64(), "asked again it thinks on: {more}");
}
