//! Puzzles without a server.

use serde_json::{Value, json};

use crate::device::Device;

#[test]
fn a_puzzle_of_the_day_is_solved_without_a_server_and_nothing_is_kept() {
    let mut device = Device::new();
    let list = device.get("/api/puzzles/onirim");
    let id = list["today"][0]["id"].as_str().expect("a puzzle").to_owned();
    let path = format!("/api/puzzles/onirim/{id}");
    let position = device.get(&format!("{path}?lang=fr"))["position"].clone();
    let (step, legal) = (&position["standing"]["step"], &position["standing"]["legal"]);
    let (asked, action) = (json!({ "step": step, "as": 1 }), &legal[0]);
    let with = |field: &str, value: Value| {
        let mut body = asked.clone();
        body[field] = value;
        body
    };
    let foreseen = device.post(&format!("{path}/preview"), with("action", action.clone()));
    assert!(foreseen["certain"].is_boolean(), "{foreseen}");
    let explained = device.post(&format!("{path}/explain"), with("actions", json!([action])));
    assert!(explained[0]["refusal"].is_null(), "{explained}");
    let right: Vec<_> = legal
        .as_array()
        .expect("answers")
        .iter()
        .map(|action| {
            device.post(&format!("{path}/answer"), json!({ "action": action, "lang": "fr" }))["right"].clone()
        })
        .collect();
    assert_eq!(right.iter().filter(|right| **right == true).count(), 1, "{right:?}");
    assert!(device.stored.is_empty());
}

#[test]
fn what_is_no_puzzle_or_no_answer_is_refused() {
    let mut device = Device::new();
    let list = device.get("/api/puzzles/onirim");
    let id = list["all"][0]["id"].as_str().expect("a puzzle").to_owned();
    let mut refused = |method: &str, path: &str, body: Value| {
        let answer = device.request(method, path, body);
        (answer["status"].as_u64(), answer["body"]["error"]["data"]["code"].as_str().map(str::to_owned))
    };
    let with_code = |status: u64, code: &str| (Some(status), Some(code.to_owned()));
    assert_eq!(refused("GET", "/api/puzzles/onirim/aaaaaaaa", Value::Null), with_code(404, "no-such-puzzle"));
    assert_eq!(refused("GET", "/api/puzzles/chess", Value::Null), with_code(400, "unknown-game"));
    assert_eq!(refused("POST", "/api/puzzles/onirim", Value::Null), with_code(405, "wrong-method"));
    let answer = format!("/api/puzzles/onirim/{id}/answer");
    assert_eq!(refused("POST", &answer, json!({ "action": "fly" })), with_code(400, "unknown-action"));
    assert_eq!(refused("POST", &answer, json!({})), with_code(400, "invalid-params"));
    assert_eq!(refused("GET", &answer, Value::Null), with_code(405, "wrong-method"));
}
