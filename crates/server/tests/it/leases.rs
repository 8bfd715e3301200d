//! One server at a time on one database.

use dedale_server::{Config, OpenError, Store, Times};
use serde_json::json;

use crate::server::{Place, on_every_store};
use crate::table::Party;

on_every_store! {
    a_second_server_is_refused_and_told_who_has_the_database,
    a_server_that_stopped_leaves_the_database_to_the_next,
    a_tool_opens_the_database_beside_the_server,
    a_server_that_vanished_keeps_nobody_out_for_long,
}

fn config(place: &Place) -> Config {
    let times = Times { lease_s: 1, ..Times::default() };
    Config { database: Some(place.url.clone()), times, ..Config::default() }
}

async fn a_second_server_is_refused_and_told_who_has_the_database(place: Place) {
    let server = place
        .open_with(Config { times: Times { lease_s: 2, ..Times::default() }, ..Config::default() })
        .await;
    let refused = server.beside().await;
    assert!(matches!(refused, OpenError::InUse { .. }), "{refused}");
    let said = refused.to_string();
    assert!(said.contains(&format!("process {}", std::process::id())), "{said}");
    assert!(said.contains("127.0.0.1:7333"), "{said}");
    Party::playing(&server, json!({ "game": "onirim" }), 1).await.answer().await.expect("the first goes on");
}

async fn a_server_that_stopped_leaves_the_database_to_the_next(place: Place) {
    let first = Store::open(&config(&place)).await.expect("an empty database");
    first.close().await;
    let second = Store::open(&config(&place)).await.expect("nobody has it");
    assert!(second.is_ready().await);
}

async fn a_tool_opens_the_database_beside_the_server(place: Place) {
    let config = config(&place);
    Store::open_beside(&config).await.expect_err("there is nothing yet");
    let server = Store::open(&config).await.expect("an empty database");
    Store::open_beside(&config).await.expect("no lease is needed");
    assert!(server.is_ready().await);
}

/// On PostgreSQL after its lease ran out, on SQLite at once.
async fn a_server_that_vanished_keeps_nobody_out_for_long(place: Place) {
    let config = config(&place);
    drop(Store::open(&config).await.expect("an empty database"));
    assert!(Store::open(&config).await.expect("it has vanished").is_ready().await);
}

/// Another server has taken over while this one slept: what it writes is refused, and it is told to stop.
#[tokio::test]
async fn who_lost_the_lease_writes_nothing_any_more() {
    let Some(place) = Place::postgres().await else { return eprintln!("skipped: no PostgreSQL") };
    let server = place.open().await;
    let mut party = Party::playing(&server, json!({ "game": "onirim" }), 1).await;
    let pool = server.database().await;
    sqlx::query("UPDATE leases SET holder = 'another'").execute(&pool).await.expect("taken over");
    pool.close().await;
    let (before, standing) = (party.step().await, party.standing(1).await);
    let act = json!({ "as": 1, "action": standing["legal"][0], "step": before, "key": "late" });
    assert_eq!(party.send(1, "act", act).await.refused(), (503, "store-failed"));
    server.store.lease_lost().await;
    assert_eq!(
        party.who(1).post("/api/tables", json!({ "game": "onirim" })).await.refused(),
        (503, "store-failed")
    );
    let entries = server.everything().await.into_iter().filter(|value| value.starts_with("entries.number="));
    assert_eq!(entries.count() as u64, before);
}
