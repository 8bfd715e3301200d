//! The rules of a game may change; a table set up under older ones is refused with a reason, and blocks nobody.

use serde_json::{Value, json};

use crate::server::{Place, on_every_store};
use crate::table::Party;

on_every_store! {
    a_table_of_older_rules_is_refused_with_a_reason_and_left_out_of_lists_unless_it_is_over,
}

async fn a_table_of_older_rules_is_refused_with_a_reason_and_left_out_of_lists_unless_it_is_over(
    place: Place,
) {
    let server = place.open().await;
    let mut over = Party::playing(&server, json!({ "game": "onirim", "listed": true }), 1).await;
    over.command(1, "concede", json!({ "as": 1 })).await.done();
    let mut going_on = Party::playing(&server, json!({ "game": "onirim", "listed": true }), 1).await;
    going_on.answer().await;
    let pool = server.database().await;
    sqlx::query("UPDATE tables SET rules = 0").execute(&pool).await.expect("older rules");
    pool.close().await;
    let server = server.killed().await;
    let (mut over, mut going_on) = (over.at(&server), going_on.at(&server));
    for party in [&mut over, &mut going_on] {
        let path = format!("/api/tables/{}", party.id);
        assert_eq!(party.who(1).get(&path).await.refused(), (410, "old-rules"));
    }
    let ids = |list: Value| {
        let tables = list.as_array().expect("a list").clone();
        tables.iter().map(|table| table["table"].as_str().expect("an id").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(ids(over.who(1).get("/api/me/tables").await.done()), [over.id.clone()]);
    assert!(ids(going_on.who(1).get("/api/me/tables").await.done()).is_empty());
    assert!(ids(going_on.who(1).get("/api/tables").await.done()).is_empty());
    let new = going_on.who(1).post("/api/tables", json!({ "game": "onirim" })).await.done();
    assert!(new["table"].is_string(), "a new table can be set up");
}
