//! What is deleted after a while, and what never is.

use dedale_server::{Config, Expired, Limits, Retention};
use serde_json::json;
use sqlx::Row as _;

use crate::client::Client;
use crate::hall::{DAY, begun, id};
use crate::server::{Place, Server, on_every_store};

on_every_store! {
    a_table_at_which_nobody_began_goes_after_a_week,
    a_game_of_guests_goes_after_a_month_without_a_move,
    a_finished_game_of_guests_goes_after_a_year,
    finished_games_of_accounts_are_kept_for_ever_unless_the_host_says_otherwise,
    guests_who_left_nothing_go_when_they_are_not_seen_again,
    chat_goes_a_year_after_the_game,
    sessions_that_expired_go,
    nothing_expires_where_the_host_keeps_everything,
    a_table_in_memory_is_never_deleted,
    many_tables_expire_in_batches,
    people_and_addresses_set_up_so_many_tables_an_hour,
}

const SOLO: &str = "onirim";

async fn guest(server: &Server) -> Client {
    let mut client = server.client();
    client.post("/api/guest", json!({})).await.done();
    client
}

async fn account(server: &Server) -> Client {
    let mut client = server.client();
    client.become_account("Zoë").await;
    client
}

/// What expires so many days later on a server with nothing in memory, and the server.
async fn later(server: Server, days: i64) -> (Server, Expired) {
    later_with(server, days, Retention::default()).await
}

async fn later_with(server: Server, days: i64, retention: Retention) -> (Server, Expired) {
    server.time.turn(days * DAY);
    let server = server.again_with(Config { retention, ..Config::default() }).await;
    let expired = server.app.expire().await.expect("a store that answers");
    (server, expired)
}

async fn count(server: &Server, sql: &'static str) -> i64 {
    let pool = server.database().await;
    let found = sqlx::query(sql).fetch_one(&pool).await.expect("a row").get::<i64, _>(0);
    pool.close().await;
    found
}

async fn tables(server: &Server) -> i64 {
    count(server, "SELECT COUNT(*) FROM tables").await
}

async fn a_table_at_which_nobody_began_goes_after_a_week(place: Place) {
    let server = place.open().await;
    let mut owner = account(&server).await;
    let table = id(&owner.post("/api/tables", json!({ "game": SOLO })).await.done());
    server.time.turn(3 * DAY);
    owner.command(&table, "sit", json!({ "seat": 1 })).await.done();
    let (server, expired) = later(server, 6).await;
    assert_eq!((expired.gathering, tables(&server).await), (0, 1), "somebody sat down six days ago");
    let (server, expired) = later(server, 2).await;
    assert_eq!((expired.gathering, tables(&server).await), (1, 0));
    assert_eq!(count(&server, "SELECT COUNT(*) FROM entries").await, 0);
    assert_eq!(server.client().get(&format!("/api/tables/{table}")).await.refused(), (404, "no-such-table"));
}

async fn a_game_of_guests_goes_after_a_month_without_a_move(place: Place) {
    let server = place.open().await;
    let mut alone = guest(&server).await;
    let table = begun(&mut [&mut alone], &[], json!({ "game": SOLO })).await;
    let (mut with, mut account) = (guest(&server).await, account(&server).await);
    let pair = json!({ "game": SOLO, "setup": { "players": 2 } });
    begun(&mut [&mut with, &mut account], &[], pair).await;
    server.time.turn(29 * DAY);
    assert!(alone.answer(&table, 1).await);
    let (server, expired) = later(server, 29).await;
    assert_eq!((expired.unfinished, tables(&server).await), (0, 2), "a move was made 29 days ago");
    let (server, expired) = later(server, 2).await;
    assert_eq!((expired.unfinished, tables(&server).await), (1, 1), "an account sits at the other one");
}

async fn a_finished_game_of_guests_goes_after_a_year(place: Place) {
    let server = place.open().await;
    let mut alone = guest(&server).await;
    let table = begun(&mut [&mut alone], &[], json!({ "game": SOLO })).await;
    alone.concede(&table).await;
    let (server, expired) = later(server, 364).await;
    assert_eq!((expired.finished, tables(&server).await), (0, 1));
    let (server, expired) = later(server, 2).await;
    assert_eq!((expired.finished, tables(&server).await), (1, 0));
    assert_eq!(expired.guests, 1, "and with it the guest it kept");
    assert_eq!(count(&server, "SELECT COUNT(*) FROM users").await, 0);
}

async fn finished_games_of_accounts_are_kept_for_ever_unless_the_host_says_otherwise(place: Place) {
    let server = place.open().await;
    let mut owner = account(&server).await;
    let table = begun(&mut [&mut owner], &[], json!({ "game": SOLO })).await;
    owner.concede(&table).await;
    let (server, expired) = later(server, 20 * 365).await;
    assert_eq!((expired.finished, tables(&server).await), (0, 1));
    let for_a_decade = Retention { finished_account_days: 3650, ..Retention::default() };
    let (server, expired) = later_with(server, 0, for_a_decade).await;
    assert_eq!((expired.finished, tables(&server).await), (1, 0));
    assert_eq!(count(&server, "SELECT COUNT(*) FROM users").await, 1, "accounts stay");
}

async fn guests_who_left_nothing_go_when_they_are_not_seen_again(place: Place) {
    let server = place.open().await;
    let (_unseen, mut faithful, mut owner) =
        (guest(&server).await, guest(&server).await, guest(&server).await);
    account(&server).await;
    let table = begun(&mut [&mut owner], &[], json!({ "game": SOLO })).await;
    owner.concede(&table).await;
    server.time.turn(60 * DAY);
    faithful.get("/api/me").await.done();
    let (server, expired) = later(server, 31).await;
    assert_eq!(expired.guests, 1);
    assert_eq!(count(&server, "SELECT COUNT(*) FROM users").await, 3);
    let mut again = server.client();
    again.cookie = faithful.cookie.clone();
    again.get("/api/me").await.done();
}

async fn chat_goes_a_year_after_the_game(place: Place) {
    let server = place.open().await;
    let mut owner = account(&server).await;
    let table = begun(&mut [&mut owner], &[], json!({ "game": SOLO })).await;
    owner.post(&format!("/api/tables/{table}/chat"), json!({ "key": "one", "text": "hello" })).await.done();
    server.time.turn(300 * DAY);
    owner.concede(&table).await;
    let (server, expired) = later(server, 364).await;
    assert_eq!(expired.chat, 0, "the game ended 364 days ago");
    let (server, expired) = later(server, 2).await;
    assert_eq!((expired.chat, tables(&server).await), (1, 1));
    assert_eq!(count(&server, "SELECT COUNT(*) FROM chat").await, 0);
}

async fn sessions_that_expired_go(place: Place) {
    let server = place.open().await;
    account(&server).await;
    let (server, expired) = later(server, 364).await;
    assert_eq!(expired.sessions, 0);
    let (server, expired) = later(server, 2).await;
    assert_eq!(expired.sessions, 1);
    assert_eq!(count(&server, "SELECT COUNT(*) FROM sessions").await, 0);
}

async fn nothing_expires_where_the_host_keeps_everything(place: Place) {
    let server = place.open().await;
    let mut owner = guest(&server).await;
    owner.post("/api/tables", json!({ "game": SOLO })).await.done();
    let table = begun(&mut [&mut owner], &[], json!({ "game": SOLO })).await;
    owner.post(&format!("/api/tables/{table}/chat"), json!({ "key": "one", "text": "hello" })).await.done();
    owner.concede(&table).await;
    let for_ever = Retention {
        gathering_days: 0,
        unfinished_guest_days: 0,
        finished_guest_days: 0,
        finished_account_days: 0,
        guest_days: 0,
        chat_days: 0,
        every_minutes: 60,
    };
    let (_, expired) = later_with(server, 100 * 365, for_ever).await;
    assert_eq!(expired, Expired { sessions: 1, ..Expired::default() });
}

async fn a_table_in_memory_is_never_deleted(place: Place) {
    let server = place.open().await;
    let mut owner = guest(&server).await;
    let table = id(&owner.post("/api/tables", json!({ "game": SOLO })).await.done());
    owner.look(&table).await;
    server.time.turn(8 * DAY);
    assert_eq!(server.app.expire().await.expect("an answer").gathering, 0);
    owner.command(&table, "sit", json!({ "seat": 1 })).await.done();
}

async fn many_tables_expire_in_batches(place: Place) {
    let server = place.open().await;
    let mut owner = guest(&server).await;
    let table = id(&owner.post("/api/tables", json!({ "game": SOLO })).await.done());
    let pool = server.database().await;
    for number in 0..450 {
        let sql = "INSERT INTO tables (id, game, rules, setup, seed, owner, created, listed, options, counted, phase) \
                   SELECT $1, game, rules, setup, seed, owner, created, listed, options, counted, phase \
                   FROM tables WHERE id = $2";
        let id = format!("{}{}", "a".repeat(23), base32(number));
        sqlx::query(sql).bind(id).bind(table.clone()).execute(&pool).await.expect("a copy");
    }
    pool.close().await;
    let (server, expired) = later(server, 8).await;
    assert_eq!((expired.gathering, tables(&server).await), (451, 0));
}

/// Three letters.
fn base32(number: usize) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
    [number / 1024, number / 32 % 32, number % 32].iter().map(|&at| char::from(LETTERS[at])).collect()
}

async fn people_and_addresses_set_up_so_many_tables_an_hour(place: Place) {
    let limits = Limits {
        tables_per_hour_per_user: 3,
        tables_per_hour_per_address: 5,
        attempts_per_minute: 1000,
        ..Limits::default()
    };
    let server = place.open_with(Config { limits, ..Config::default() }).await;
    let (mut one, mut two) = (guest(&server).await, guest(&server).await);
    let table = begun(&mut [&mut one], &[], json!({ "game": SOLO })).await;
    one.concede(&table).await;
    one.command(&table, "rematch", json!({ "as": 1, "seed": "new" })).await.done();
    let new = json!({ "game": SOLO });
    one.post("/api/tables", new.clone()).await.done();
    assert_eq!(one.post("/api/tables", new.clone()).await.refused(), (429, "too-many-requests"));
    let branch = json!({ "moves": 0 });
    let refused = one.post(&format!("/api/tables/{table}/branch"), branch).await;
    assert_eq!(refused.refused(), (429, "too-many-requests"));
    assert_eq!(one.post("/api/daily/onirim", json!({})).await.refused(), (429, "too-many-requests"));
    for _ in 0..2 {
        two.post("/api/tables", new.clone()).await.done();
    }
    let refused = two.post("/api/tables", new.clone()).await;
    assert_eq!(refused.refused(), (429, "too-many-requests"), "five from one address");
    assert!(refused.headers.contains_key("retry-after"));
    let mut three = server.client().at([192, 0, 2, 77]);
    three.post("/api/guest", json!({})).await.done();
    three.post("/api/tables", new).await.done();
}
