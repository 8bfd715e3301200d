//! What a player says, and what it makes of what it hears.

use dedale_load::{Heard, Player};
use serde_json::{Value, json};

const TABLE: &str = "tttttttttttttttttttttttttt";
const NEXT: &str = "uuuuuuuuuuuuuuuuuuuuuuuuuu";
const ANN: &str = "aaaaaaaaaaaaaaaaaaaaaaaaaa";
const BOB: &str = "bbbbbbbbbbbbbbbbbbbbbbbbbb";

/// A table for two as the server tells of it.
fn document(phase: &str, next: &Value) -> Value {
    let seat = |seat: u32, user: &str| {
        json!({
            "seat": seat, "user": user, "name": "somebody", "bot": null, "stand_in": null, "conceded": false,
            "left_ms": null,
        })
    };
    json!({
        "table": TABLE, "game": "onirim", "rules": 1, "setup": {}, "phase": phase, "owner": ANN,
        "seats": [seat(1, ANN), seat(2, BOB)], "listed": false, "spectators": true, "chat": true, "may_talk": true, "archived": true,
        "hints": false, "clock": null, "proposal": null, "commitment": "", "seed": null, "created": 0,
        "started": null, "ended": null, "outcome": null, "next": next, "branch_of": null, "day": null, "counted": true,
    })
}

fn standing(step: u64, legal: &Value) -> Value {
    json!({
        "step": step, "moves": step - 3, "decider": 1, "question": null, "legal": legal, "outcome": null,
        "view": { "much": "more" },
    })
}

fn happening(step: u64) -> Value {
    json!({ "step": step, "at": 1000 + step, "entry": { "did": "act", "seat": 1 }, "events": [] })
}

fn update(step: u64, legal: &Value) -> String {
    let mut params = happening(step);
    params["table"] = json!(TABLE);
    params["as"] = json!("1");
    params["standing"] = standing(step, legal);
    json!({ "jsonrpc": "2.0", "method": "table.update", "params": params }).to_string()
}

fn result(id: &Value, result: &Value) -> String {
    json!({ "jsonrpc": "2.0", "id": id, "result": result }).to_string()
}

fn said(player: &mut Player) -> Value {
    serde_json::from_str(player.say().expect("it says something")).expect("JSON")
}

fn join(player: &mut Player, legal: &Value) {
    let join = said(player);
    assert_eq!(join["method"], "table.join");
    let since = join["params"]["since"].as_u64().unwrap_or(0);
    let missed: Vec<_> = (since + 1..=3).map(happening).collect();
    let (table, standing) = (document("playing", &Value::Null), standing(3, legal));
    let snapshot = json!({ "table": table, "as": "1", "standing": standing, "missed": missed, "earlier": 0 });
    assert_eq!(player.receive(&result(&join["id"], &snapshot)), Heard::Joined);
}

/// Ann, who sat down, started and is asked.
fn asked() -> Player {
    seated(Player::new(ANN, TABLE, 1, 7).remembering())
}

fn seated(mut player: Player) -> Player {
    let sit = said(&mut player);
    assert_eq!((&sit["method"], &sit["params"]["seat"]), (&json!("table.sit"), &json!(1)));
    assert!(player.say().is_none(), "it waits for its seat");
    let done = player.receive(&result(&sit["id"], &json!({ "table": TABLE, "step": 1 })));
    assert_eq!(done, Heard::Done { act: false, step: 1 });
    join(&mut player, &json!(["play red-sun"]));
    assert!(player.is_asked());
    player
}

#[test]
fn a_command_is_said_again_with_its_key_on_a_new_connection() {
    let mut player = asked();
    let act = said(&mut player);
    assert_eq!(act["params"]["action"], "play red-sun");
    assert!(player.say().is_none());
    player.reconnect();
    join(&mut player, &json!(["play red-sun"]));
    assert_eq!(said(&mut player), act);
    let done = player.receive(&result(&act["id"], &json!({ "table": TABLE, "step": 4 })));
    assert_eq!(done, Heard::Done { act: true, step: 4 });
    assert!(player.say().is_none(), "what it knew was before its own answer");
    assert_eq!(player.receive(&update(4, &json!(["take"]))), Heard::News);
    assert_eq!(said(&mut player)["params"]["step"], 4);
}

#[test]
fn what_was_done_is_answered_in_the_same_way_again() {
    let mut player = asked();
    let act = said(&mut player);
    player.receive(&result(&act["id"], &json!({ "table": TABLE, "step": 4 })));
    assert_eq!(player.repeat().map(|text| serde_json::from_str(&text).expect("JSON")), Some(act.clone()));
    let again = player.receive(&result(&act["id"], &json!({ "table": TABLE, "step": 4 })));
    assert_eq!(again, Heard::DoneAgain);
    let other = player.receive(&result(&act["id"], &json!({ "table": TABLE, "step": 5 })));
    assert!(matches!(other, Heard::Broken(_)), "{other:?}");
}

#[test]
fn an_update_that_was_overtaken_changes_nothing() {
    let mut player = asked();
    assert_eq!(player.receive(&update(3, &Value::Null)), Heard::News);
    assert!(player.is_asked());
}

#[test]
fn gaps_and_changed_pasts_are_noticed() {
    let mut player = asked();
    let gap = player.receive(&update(5, &Value::Null));
    assert!(matches!(gap, Heard::Broken(_)), "{gap:?}");
    let mut player = asked();
    let changed = update(3, &Value::Null).replace("1003", "1004");
    assert!(matches!(player.receive(&changed), Heard::Broken(_)));
}

/// Most updates are read only as far as they are needed, unless everything is remembered.
#[test]
fn who_remembers_nothing_plays_the_same() {
    let mut other = seated(Player::new(ANN, TABLE, 1, 7));
    let mut one = asked();
    for step in 4..40 {
        let act = said(&mut one);
        assert_eq!(act, said(&mut other));
        let done = result(&act["id"], &json!({ "table": TABLE, "step": step }));
        for text in [done, update(step, &json!(["a", "b", "c"])), update(step, &Value::Null)] {
            assert_eq!(one.receive(&text), other.receive(&text));
        }
    }
    let elsewhere = update(90, &Value::Null).replace(TABLE, NEXT);
    assert_eq!(other.receive(&elsewhere), Heard::News);
    assert!(other.is_asked());
    assert_eq!(other.receive(&update(40, &Value::Null)), Heard::News);
    assert!(!other.is_asked());
    let gap = other.receive(&update(42, &Value::Null));
    assert!(matches!(gap, Heard::Broken(_)), "{gap:?}");
}

#[test]
fn a_page_that_leaves_older_steps_out_is_no_gap() {
    let mut player = asked();
    let table = document("playing", &Value::Null);
    let behind = json!({ "table": table, "as": "1", "standing": standing(900, &Value::Null), "missed": [], "earlier": 0 });
    let told = json!({ "jsonrpc": "2.0", "method": "table.snapshot", "params": behind });
    assert_eq!(player.receive(&told.to_string()), Heard::News);
    let join = said(&mut player);
    assert_eq!(join["params"]["since"], 3);
    let missed: Vec<_> = (645..=900).map(happening).collect();
    let standing = standing(900, &Value::Null);
    let snapshot =
        json!({ "table": table, "as": "1", "standing": standing, "missed": missed, "earlier": 641 });
    assert_eq!(player.receive(&result(&join["id"], &snapshot)), Heard::Joined);
    assert_eq!(player.receive(&update(901, &Value::Null)), Heard::News);
}

#[test]
fn after_the_end_they_go_to_the_next_table_together() {
    let mut player = asked();
    let mut over: Value = serde_json::from_str(&update(4, &json!([]))).expect("JSON");
    over["params"]["standing"]["outcome"] = json!({ "winners": [], "reason": "deck-empty" });
    over["params"]["document"] = document("over", &Value::Null);
    player.receive(&over.to_string());
    let rematch = said(&mut player);
    assert_eq!(rematch["method"], "table.rematch");
    player.receive(&result(&rematch["id"], &json!({ "table": TABLE, "step": 5 })));
    assert!(player.say().is_none(), "it waits for the news of the next table");
    let mut next: Value = serde_json::from_str(&update(5, &json!([]))).expect("JSON");
    next["params"]["standing"]["outcome"] = json!({ "winners": [], "reason": "deck-empty" });
    next["params"]["document"] = document("over", &json!(NEXT));
    player.receive(&next.to_string());
    assert_eq!(said(&mut player)["method"], "table.leave");
    let join = said(&mut player);
    assert_eq!((&join["method"], &join["params"]["table"]), (&json!("table.join"), &json!(NEXT)));
    assert_eq!(join["params"].get("since"), None);
    assert_eq!(player.games(), 1);
}
