//! Hints and previews.

use serde_json::json;

use super::{FIRST, Table, client, only, refusal, reply};

/// The reply to a preview of which nothing can be known.
fn unknown(id: u64) -> String {
    reply(id, &json!({ "certain": false }))
}

#[test]
fn the_answer_pointed_at_last_is_previewed_however_quickly_the_cursor_moves() {
    let mut client = client(&Table::playing(), FIRST, None);
    for action in ["take red-sun", "take red-moon", "take blue-sun"] {
        client.preview(action.to_owned());
    }
    let (id, first) = only(&mut client);
    assert_eq!(first["params"]["action"], "take red-sun", "one at a time");
    client.receive(&unknown(id));
    let (id, last) = only(&mut client);
    assert_eq!(last["params"]["action"], "take blue-sun", "not those in between");
    client.preview("take red-key".to_owned());
    client.receive(&refusal(id, &json!({ "code": "stale-step" })));
    let (id, last) = only(&mut client);
    assert_eq!(last["params"]["action"], "take red-key", "after a refusal, too");
    client.preview("take red-sun".to_owned());
    client.preview("take red-key".to_owned());
    client.receive(&unknown(id));
    assert!(client.take_outbox().is_empty(), "that is known already");
}

#[test]
fn a_preview_is_asked_for_neither_at_another_step_nor_after_a_lost_connection() {
    let mut table = Table::playing();
    let mut client = client(&table, FIRST, None);
    client.preview("take red-sun".to_owned());
    client.preview("take red-moon".to_owned());
    let (old, _) = only(&mut client);
    client.receive(&table.act(FIRST));
    client.preview("take blue-sun".to_owned());
    let (new, asked) = only(&mut client);
    assert_eq!(asked["params"]["step"], table.step, "the old one is in nobody's way");
    client.receive(&unknown(old));
    client.preview("take red-key".to_owned());
    assert!(client.take_outbox().is_empty(), "one at a time");
    client.lost();
    client.connected();
    client.take_outbox();
    client.receive(&unknown(new));
    assert!(client.take_outbox().is_empty());
}

#[test]
fn a_hint_about_an_earlier_question_is_in_nobodys_way() {
    let mut table = Table { hints: true, ..Table::playing() };
    let mut client = client(&table, FIRST, None);
    client.typed("hint");
    let (old, _) = only(&mut client);
    for _ in 0..2 {
        client.receive(&table.act(FIRST));
    }
    client.typed("hint");
    let (new, asked) = only(&mut client);
    assert_eq!(asked["params"]["step"], table.step);
    client.typed("hint");
    assert!(client.take_outbox().is_empty(), "once is enough");
    for (id, text) in [(new, "the present one"), (old, "the earlier one")] {
        let hint = json!({
            "action": "take red-moon", "then": [], "chance": 0.5, "error": 0.1, "visits": 9, "text": [text],
        });
        client.receive(&reply(id, &json!({ "step": 0, "as": 1, "hints": [hint], "tried": 9, "done": true })));
    }
    let shown = client.take_output();
    assert!(shown.contains("the present one") && !shown.contains("the earlier one"), "{shown}");
}
