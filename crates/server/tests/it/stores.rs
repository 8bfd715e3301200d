use serde_json::json;

use crate::server::{Place, on_every_store};
use crate::table::Party;

on_every_store! {
    what_is_done_at_a_table_is_kept,
    keys_that_a_store_cannot_keep_are_refused,
    a_table_of_which_the_store_knows_more_goes_on_with_what_the_store_has,
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

/// A commit whose answer was lost on the way leaves such a table.
async fn a_table_of_which_the_store_knows_more_goes_on_with_what_the_store_has(place: Place) {
    let server = place.open().await;
    let table = json!({ "game": "onirim", "setup": { "players": 2 } });
    let mut party = Party::playing(&server, table, 2).await;
    let seat = party.standing(1).await["decider"].as_u64().expect("a seat") as usize;
    let action = party.standing(seat).await["legal"][0].clone();
    let pool = server.database().await;
    let sql = "INSERT INTO entries (table_id, number, at, spent, body) VALUES ($1, 4, 0, 0, $2)";
    let body = json!({ "did": "act", "seat": seat, "action": action }).to_string();
    sqlx::query(sql).bind(party.id.clone()).bind(body).execute(&pool).await.expect("an entry");
    pool.close().await;
    let act = json!({ "as": seat, "action": action, "step": 3, "key": "late" });
    assert_eq!(party.send(seat, "act", act.clone()).await.refused(), (503, "store-failed"));
    assert_eq!(party.send(seat, "act", act).await.refused(), (409, "stale-step"));
    assert_eq!(party.step().await, 4);
    assert!(party.answer().await.is_some());
}
