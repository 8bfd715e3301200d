//! What each answer is worth, for who may know it.

use serde_json::{Value, json};

use crate::server::{Place, on_every_store};
use crate::socket::Line;
use crate::table::Party;

on_every_store! {
    who_plays_alone_gets_hints_for_every_legal_answer,
    hints_get_better_when_they_are_asked_for_again,
    nobody_gets_hints_against_people_who_did_not_agree,
    who_sets_a_table_up_with_hints_gives_them_to_everybody,
    only_who_is_asked_gets_hints,
    nobody_gets_hints_for_the_deal_of_the_day,
}

fn actions(advised: &Value) -> Vec<String> {
    let hints = advised["hints"].as_array().expect("hints").iter();
    let mut actions: Vec<_> = hints.map(|hint| hint["action"].as_str().expect("a text").to_owned()).collect();
    actions.sort();
    actions.dedup();
    actions
}

async fn who_plays_alone_gets_hints_for_every_legal_answer(place: Place) {
    let server = place.open().await;
    let mut party = Party::playing(&server, json!({ "game": "onirim" }), 1).await;
    assert_eq!(party.document().await["hints"], true);
    let (step, standing) = (party.step().await, party.standing(1).await);
    let params = json!({ "step": step, "as": 1, "lang": "en" });
    let advised = party.send(1, "hint", params.clone()).await.done();
    let mut legal: Vec<String> = serde_json::from_value(standing["legal"].clone()).expect("texts");
    legal.sort();
    assert_eq!(actions(&advised), legal);
    assert_eq!((&advised["step"], &advised["as"]), (&json!(step), &json!(1)));
    let hints = advised["hints"].as_array().expect("hints");
    for hint in hints {
        let chance = hint["chance"].as_f64().expect("a chance");
        assert!((0.0..=1.0).contains(&chance), "{hint}");
        assert!(hint["error"].as_f64().is_some_and(|error| (0.0..=0.5).contains(&error)), "{hint}");
        assert!(hint["text"][0].as_str().is_some_and(|text| !text.is_empty()), "{hint}");
    }
    let address = server.listen().await;
    let mut line = Line::open(address, party.who(1)).await;
    let mut at_table = params;
    at_table["table"] = json!(party.id);
    let over_the_socket = line.ask("table.hint", at_table).await.expect("hints");
    assert_eq!(actions(&over_the_socket), legal);
}

async fn hints_get_better_when_they_are_asked_for_again(place: Place) {
    let server = place.open().await;
    let mut party = Party::playing(&server, json!({ "game": "onirim" }), 1).await;
    let params = json!({ "step": party.step().await, "as": 1 });
    let first = party.send(1, "hint", params.clone()).await.done();
    let second = party.send(1, "hint", params).await.done();
    assert!(second["tried"].as_u64() > first["tried"].as_u64(), "{first} {second}");
    assert!(first["hints"][0].get("text").is_none(), "nobody asked for words");
}

async fn nobody_gets_hints_against_people_who_did_not_agree(place: Place) {
    let server = place.open().await;
    let table = json!({ "game": "mondes", "setup": { "players": 2 } });
    let mut party = Party::playing(&server, table, 2).await;
    assert_eq!(party.document().await["hints"], false);
    let (step, seat) = (party.step().await, party.standing(1).await["decider"].as_u64().expect("running"));
    let refused = party.send(seat as usize, "hint", json!({ "step": step, "as": seat })).await;
    assert_eq!(refused.refused(), (403, "no-hints-here"));
}

async fn who_sets_a_table_up_with_hints_gives_them_to_everybody(place: Place) {
    let server = place.open().await;
    let table = json!({ "game": "mondes", "setup": { "players": 2 }, "hints": true });
    let mut party = Party::playing(&server, table, 2).await;
    assert_eq!(party.document().await["hints"], true);
    let (step, seat) = (party.step().await, party.standing(1).await["decider"].as_u64().expect("running"));
    party.send(seat as usize, "hint", json!({ "step": step, "as": seat })).await.done();
}

async fn only_who_is_asked_gets_hints(place: Place) {
    let server = place.open().await;
    let table = json!({ "game": "mondes", "setup": { "players": 2 }, "hints": true });
    let mut party = Party::playing(&server, table, 2).await;
    let (step, seat) = (party.step().await, party.standing(1).await["decider"].as_u64().expect("running"));
    let other = 3 - seat;
    let of_other = party.send(other as usize, "hint", json!({ "step": step, "as": seat })).await;
    assert_eq!(of_other.refused(), (403, "not-your-seat"));
    let not_asked = party.send(other as usize, "hint", json!({ "step": step, "as": other })).await;
    assert_eq!(not_asked.refused(), (409, "not-your-turn"));
    let stale = party.send(seat as usize, "hint", json!({ "step": step + 9, "as": seat })).await;
    assert_eq!(stale.refused(), (409, "stale-step"));
}

async fn nobody_gets_hints_for_the_deal_of_the_day(place: Place) {
    let server = place.open().await;
    let mut player = server.client();
    player.post("/api/guest", json!({ "name": "Player" })).await.done();
    let table = player.post("/api/daily/onirim", json!({})).await.done();
    assert_eq!(table["hints"], false, "{table}");
}
