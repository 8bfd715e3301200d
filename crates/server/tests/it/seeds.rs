//! A seed that is not the one the server was bound to is an error, never another game.

use serde_json::json;

use crate::server::{Place, on_every_store};
use crate::table::Party;

on_every_store! {
    a_table_whose_seed_was_altered_is_refused_and_others_are_not,
    tables_of_older_versions_get_their_commitment_at_the_start,
    a_daily_deal_whose_seed_was_altered_is_not_dealt,
}

async fn a_table_whose_seed_was_altered_is_refused_and_others_are_not(place: Place) {
    let server = place.open().await;
    let [spoilt, sound] = [
        Party::playing(&server, json!({ "game": "onirim" }), 1).await,
        Party::playing(&server, json!({ "game": "onirim" }), 1).await,
    ];
    let pool = server.database().await;
    // Another seed that can be read.
    let sql = "UPDATE tables SET seed = (SELECT seed FROM tables WHERE id = $2) WHERE id = $1";
    let query = sqlx::query(sql).bind(spoilt.id.clone()).bind(sound.id.clone());
    query.execute(&pool).await.expect("another seed");
    pool.close().await;
    let server = server.killed().await;
    let (mut spoilt, mut sound) = (spoilt.at(&server), sound.at(&server));
    let path = format!("/api/tables/{}", spoilt.id);
    assert_eq!(spoilt.who(1).get(&path).await.refused(), (503, "store-failed"));
    assert!(sound.answer().await.is_some());
}

async fn tables_of_older_versions_get_their_commitment_at_the_start(place: Place) {
    let server = place.open().await;
    let mut party = Party::playing(&server, json!({ "game": "onirim" }), 1).await;
    let before = party.look(1).await;
    let pool = server.database().await;
    sqlx::query("UPDATE tables SET commitment = NULL").execute(&pool).await.expect("as it was");
    pool.close().await;
    let server = server.killed().await;
    assert_eq!(party.at(&server).look(1).await, before);
}

async fn a_daily_deal_whose_seed_was_altered_is_not_dealt(place: Place) {
    let server = place.open().await;
    let mut first = server.client();
    first.post("/api/guest", json!({})).await.done();
    first.post("/api/daily/onirim", json!({})).await.done();
    let pool = server.database().await;
    sqlx::query("UPDATE deals SET commitment = 'another'").execute(&pool).await.expect("altered");
    pool.close().await;
    let mut second = server.client();
    second.post("/api/guest", json!({})).await.done();
    assert_eq!(second.post("/api/daily/onirim", json!({})).await.refused(), (503, "store-failed"));
}
