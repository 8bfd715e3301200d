use serde_json::json;

use crate::server::{Place, on_every_store};
use crate::table::Party;

on_every_store! {
    what_is_done_at_a_table_is_kept,
    keys_that_a_store_cannot_keep_are_refused,
    a_table_that_another_server_changed_goes_on_with_what_the_store_has,
}

async fn what_is_done_at_a_table_is_kept(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.post("/api/guest", json!({})).await.done();
    let table = client.post("/api/tables", json!({ "game": "onirim" })).await.done();
    let path = |command| format!("/api/tables/{}/{command}", table["table"].as_str().expect("an id"));
    client.post(&path("sit"), json!({ "step": 0, "key": "one", "seat": 1 })).await.done();
    client.post(&path("start"), json!({ "step": 1, "key": "two" })).await.done();
    client.post(&path("chat"), json!({ "key": "three", "text": "hello" })).await.done();
    let kept = server.everything().await;
    for value in
        ["entries.number=1", "entries.number=2", "tables.phase=playing", "seats.seat=1", "chat.text=hello"]
    {
        assert!(kept.iter().any(|kept| kept == value), "{value}");
    }
}

async fn keys_that_a_store_cannot_keep_are_refused(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.post("/api/guest", json!({})).await.done();
    let table = client.post("/api/tables", json!({ "game": "onirim" })).await.done();
    let path = |command| format!("/api/tables/{}/{command}", table["table"].as_str().expect("an id"));
    for key in ["", "a\u{0}b", &"x".repeat(65)] {
        let asked = json!({ "step": 0, "key": key, "seat": 1 });
        assert_eq!(client.post(&path("sit"), asked).await.refused(), (400, "invalid-params"), "{key:?}");
        let asked = json!({ "key": key, "text": "hello" });
        assert_eq!(client.post(&path("chat"), asked).await.refused(), (400, "invalid-params"), "{key:?}");
    }
}

async fn a_table_that_another_server_changed_goes_on_with_what_the_store_has(place: Place) {
    let server = place.open().await;
    let table = json!({ "game": "onirim", "setup": { "players": 2 } });
    let mut party = Party::playing(&server, table, 2).await;
    let other = server.beside().await;
    let mut there = party.clone().at(&other);
    let seat = there.answer().await.expect("a seat");
    let action = party.standing(seat).await["legal"][0].clone();
    let act = json!({ "as": seat, "action": action, "step": 3, "key": "late" });
    assert_eq!(party.send(seat, "act", act.clone()).await.refused(), (503, "store-failed"));
    assert_eq!(party.send(seat, "act", act).await.refused(), (409, "stale-step"));
    assert_eq!(party.look(1).await, there.look(1).await);
    assert!(party.answer().await.is_some());
}
