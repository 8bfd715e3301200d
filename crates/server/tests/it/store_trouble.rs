//! A store that fails: clear answers, nothing lost, and it goes on when the store does.

use std::future::Future;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use axum::body::Body;
use axum::http::Method;
use dedale_server::{Config, Store};
use dedale_testing::SmallDisk;
use serde_json::{Value, json};

use crate::server::{Place, Server, on_every_store};
use crate::table::Party;

on_every_store! {
    requests_that_are_given_up_leave_no_transaction_open,
}

/// A game that outlasts any disk of a test, whatever the deal.
fn endless() -> Value {
    json!({ "game": "mondes", "setup": { "players": 2, "max-rounds": 1000 } })
}

/// Answers until `moves` are done or one is refused; the step it was for and the code.
async fn play(party: &mut Party, moves: usize) -> Result<(), (Value, String)> {
    for _ in 0..moves {
        let seat = party.standing(1).await["decider"].as_u64().expect("a game that goes on") as usize;
        let standing = party.standing(seat).await;
        let key = format!("{:0>64}", standing["step"].to_string());
        let act = json!({ "as": seat, "action": standing["legal"][0], "step": standing["step"], "key": key });
        let done = party.send(seat, "act", act).await;
        if !done.status.is_success() {
            return Err((standing["step"].clone(), done.refused().1.to_owned()));
        }
    }
    Ok(())
}

async fn is_ready(server: &Server) -> bool {
    let client = server.client();
    let probe = client.request(Method::GET, "/readyz").body(Body::empty());
    client.text(probe).await == (200, "ready\n".to_owned())
}

/// Two commits fail, there is room again: what is acknowledged from then on is kept.
#[tokio::test]
async fn after_a_full_disk_every_acknowledged_move_is_kept() {
    let Some(disk) = SmallDisk::mount(4) else { return };
    let server = Place::sqlite_in(disk.path()).open().await;
    let mut party = Party::playing(&server, endless(), 2).await;
    disk.fill();
    for _ in 0..2 {
        // What was written before the disk was full may be written over.
        let (_, code) = play(&mut party, 2_000).await.expect_err("the disk is full");
        assert_eq!(code, "store-failed");
        disk.fill();
    }
    disk.make_room();
    play(&mut party, 40).await.expect("there is room");
    let before = party.look(1).await;
    let server = server.killed().await;
    assert_eq!(party.at(&server).look(1).await, before);
}

#[tokio::test]
async fn readiness_is_lost_while_the_disk_is_full_and_comes_back() {
    let Some(disk) = SmallDisk::mount(4) else { return };
    let server = Place::sqlite_in(disk.path()).open().await;
    let mut party = Party::playing(&server, endless(), 2).await;
    assert!(is_ready(&server).await);
    disk.fill();
    play(&mut party, 2_000).await.expect_err("the disk is full");
    while is_ready(&server).await {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    disk.make_room();
    while !is_ready(&server).await {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    play(&mut party, 1).await.expect("there is room");
}

#[tokio::test]
async fn a_panic_in_a_commit_is_refused_and_the_writer_goes_on() {
    let server = Place::sqlite().open().await;
    let mut party = Party::playing(&server, json!({ "game": "onirim", "setup": { "players": 2 } }), 2).await;
    server.store.panic_in_next_write();
    let (_, code) = play(&mut party, 1).await.expect_err("it panicked");
    assert_eq!(code, "store-failed");
    play(&mut party, 3).await.expect("the writer goes on");
    assert!(is_ready(&server).await);
    let before = party.look(1).await;
    let server = server.killed().await;
    assert_eq!(party.at(&server).look(1).await, before);
}

/// As a time limit does it: the future is dropped after it was polled so often.
async fn polled<F: Future>(times: usize, future: F) -> Option<F::Output> {
    let mut future = pin!(future);
    let mut left = times;
    std::future::poll_fn(move |context| match future.as_mut().poll(context) {
        Poll::Ready(output) => Poll::Ready(Some(output)),
        Poll::Pending if left == 0 => Poll::Ready(None),
        Poll::Pending => {
            left -= 1;
            Poll::Pending
        }
    })
    .await
}

async fn requests_that_are_given_up_leave_no_transaction_open(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.post("/api/guest", json!({})).await.done();
    for times in 0..40 {
        if let Some(made) =
            polled(times, client.clone().post("/api/tables", json!({ "game": "onirim" }))).await
        {
            made.done();
        }
    }
    let table = client.post("/api/tables", json!({ "game": "onirim" })).await.done();
    let id = table["table"].as_str().expect("an id");
    let path = format!("/api/tables/{id}/sit");
    client.post(&path, json!({ "step": 0, "key": "sit", "seat": 1 })).await.done();
    let server = server.killed().await;
    let mut again = server.client();
    again.cookie = client.cookie;
    let look = again.get(&format!("/api/tables/{id}")).await.done();
    assert_eq!(look["missed"].as_array().map(Vec::len), Some(1));
}

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
