//! The rules of a game may change; a table set up under older ones goes on if they play it alike, or else is refused with a reason, and
//! blocks nobody.

use serde_json::{Value, json};

use crate::server::{Place, on_every_store};
use crate::table::Party;

on_every_store! {
    a_table_of_older_rules_is_refused_with_a_reason_and_left_out_of_lists_unless_it_is_over,
    a_table_of_older_rules_that_play_alike_goes_on_with_the_setup_it_meant,
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

async fn a_table_of_older_rules_that_play_alike_goes_on_with_the_setup_it_meant(place: Place) {
    let server = place.open().await;
    let table = json!({ "game": "mondes", "setup": { "players": 2, "cards": "standard" } });
    let mut party = Party::playing(&server, table, 2).await;
    party.answer().await;
    let before = party.standing(1).await;
    let pool = server.database().await;
    let older = sqlx::query("UPDATE tables SET rules = 2, setup = 'players=2'");
    older.execute(&pool).await.expect("older rules");
    pool.close().await;
    let server = server.killed().await;
    let mut party = party.at(&server);
    assert_eq!(party.document().await["setup"]["cards"], "standard");
    assert_eq!(party.standing(1).await, before);
    party.answer().await;
    let listed = party.who(1).get("/api/me/tables").await.done();
    assert_eq!(listed[0]["table"], party.id.as_str());
    assert_eq!(listed[0]["setup"]["cards"], "standard");
    let pool = server.database().await;
    let texts = sqlx::query_scalar::<_, String>("SELECT setup FROM tables").fetch_all(&pool).await;
    assert_eq!(texts.expect("tables"), ["players=2 cards=standard"], "queries compare texts");
    pool.close().await;
}
