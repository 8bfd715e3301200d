//! A store that fails: clear answers, nothing lost, and it goes on when the store does.

use dedale_server::{Config, Store};
use serde_json::json;

use crate::server::Place;
use crate::table::Party;

/// A disk that is full: SQLite itself says so when the file may not grow.
#[tokio::test]
async fn a_full_disk_refuses_and_loses_nothing() {
    let config = Config { database_mib: 1, ..Config::default() };
    let server = Place::sqlite().open_with(config).await;
    let mut party = Party::playing(&server, json!({ "game": "onirim", "setup": { "players": 2 } }), 2).await;
    fill(&server).await;
    // Some entries still fit into the last page of their table.
    let (before, seat, act) = loop {
        let before = [party.look(1).await, party.look(2).await];
        let standing = &before[0]["standing"];
        let seat = standing["decider"].as_u64().expect("the disk is full before the game is over") as usize;
        let action = before[seat - 1]["standing"]["legal"][0].clone();
        let key = format!("{:0>64}", standing["step"].to_string());
        let act = json!({ "as": seat, "action": action, "step": standing["step"], "key": key });
        let done = party.send(seat, "act", act.clone()).await;
        if !done.status.is_success() {
            assert_eq!(done.refused(), (503, "store-failed"));
            break (before, seat, act);
        }
    };
    let now = [party.look(1).await, party.look(2).await];
    assert_eq!(now, before, "nothing was done, and nobody saw anything");
    make_room(&server).await;
    let step = act["step"].as_u64().expect("a number");
    assert_eq!(party.send(seat, "act", act).await.done()["step"], step + 1);
    let after = party.look(1).await;
    let server = server.killed().await;
    assert_eq!(party.at(&server).look(1).await, after);
}

/// Fills what is left of the file.
async fn fill(server: &crate::server::Server) {
    let pool = server.database().await;
    sqlx::query("PRAGMA max_page_count = 256").execute(&pool).await.expect("a smaller file");
    sqlx::query("CREATE TABLE ballast (bytes TEXT)").execute(&pool).await.ok();
    for size in [100_000, 4_000, 100] {
        let bytes = "x".repeat(size);
        while sqlx::query("INSERT INTO ballast VALUES ($1)").bind(&bytes).execute(&pool).await.is_ok() {}
    }
    pool.close().await;
}

async fn make_room(server: &crate::server::Server) {
    let pool = server.database().await;
    sqlx::query("DELETE FROM ballast").execute(&pool).await.expect("room");
    pool.close().await;
}

#[tokio::test]
async fn a_database_that_cannot_be_written_is_said_at_the_start() {
    let place = Place::sqlite();
    let url = place.url.clone();
    let _folder = place.open().await.close().await;
    let config = Config { database: Some(format!("{url}?mode=ro")), ..Config::default() };
    let refused = Store::open(&config).await.expect_err("it may not be written");
    assert!(
        refused.to_string().contains("readonly") || refused.to_string().contains("read-only"),
        "{refused}"
    );
}

#[tokio::test]
async fn an_address_that_is_no_database_is_refused() {
    for url in ["mysql://x", "tables.db", "sqlite:/nowhere/at/all/tables.db"] {
        let config = Config { database: Some(url.to_owned()), ..Config::default() };
        assert!(Store::open(&config).await.is_err(), "{url}");
    }
}

/// The time of day jumps: nobody's clock runs out by it, and what was done stays in order.
#[tokio::test]
async fn a_jump_of_the_clock_costs_nobody_time() {
    let server = Place::sqlite().open().await;
    let table = json!({ "game": "onirim", "clock": { "bank_s": 600 } });
    let mut party = Party::playing(&server, table, 1).await;
    for jump in [-10 * 24 * 3_600_000, 30 * 24 * 3_600_000] {
        server.time.turn(jump);
        party.answer().await.expect("still going on");
        let seat = &party.document().await["seats"][0];
        assert!(seat["left_ms"].as_i64() > Some(500_000), "{seat}");
        assert!(seat["stand_in"].is_null());
    }
    let steps: Vec<_> = party.look(1).await["missed"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|one| one["step"].as_u64())
        .collect();
    assert!(steps.is_sorted());
}
