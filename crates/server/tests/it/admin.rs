//! What the host does over the database, while a server runs on it or not.

use std::time::Duration;

use dedale_server::admin::{Admin, AdminError, Wrong, restore};
use dedale_server::{Config, TimeOfDay};
use serde_json::json;
use sqlx::AssertSqlSafe;
use tokio::task::JoinHandle;

use crate::client::{Client, PASSWORD};
use crate::hall::{begun, id};
use crate::server::{Place, Server, on_every_store};
use crate::socket::open;
use crate::sockets::end;

on_every_store! {
    the_status_counts_people_and_tables,
    a_table_is_closed_by_the_running_server,
    a_table_is_closed_without_a_server,
    a_table_is_deleted_by_the_running_server_and_without_one,
    whoever_is_banned_is_refused_everywhere_until_they_are_let_in_again,
    a_new_name_reaches_the_tables_in_memory,
    guests_are_retired_with_everything_personal,
    what_expires_by_order_is_not_in_memory,
    the_check_finds_what_is_wrong_and_names_the_table,
}

fn config(server: &Server) -> Config {
    Config { database: Some(server.url().to_owned()), survive_power_loss: false, ..Config::default() }
}

async fn admin(server: &Server) -> Admin {
    Admin::open(&config(server), server.time.clone()).await.expect("the database")
}

/// The server follows orders from now on.
fn follow_orders(server: &Server) -> JoinHandle<()> {
    let app = server.app.clone();
    tokio::spawn(async move {
        loop {
            app.carry_out_orders().await.expect("a store that answers");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
}

async fn guest(server: &Server, name: &str) -> Client {
    let mut client = server.client();
    client.post("/api/guest", json!({ "name": name })).await.done();
    client
}

async fn behind_the_back(server: &Server, sql: String) {
    let pool = server.database().await;
    sqlx::query(AssertSqlSafe(sql)).execute(&pool).await.expect("done");
    pool.close().await;
}

async fn the_status_counts_people_and_tables(place: Place) {
    let server = place.open().await;
    follow_orders(&server);
    let mut anna = guest(&server, "Anna").await;
    server.client().become_account("Zoë").await;
    begun(&mut [&mut anna], &[], json!({ "game": "onirim" })).await;
    anna.post("/api/tables", json!({ "game": "mondes" })).await.done();
    let admin = admin(&server).await;
    let status = admin.status().await.expect("a status");
    assert!(status.server.is_some_and(|holder| holder.contains("process")));
    assert_eq!((status.people.accounts, status.people.guests, status.people.seen_today), (1, 1, 2));
    let tables: Vec<_> =
        status.tables.iter().map(|line| (line.game.as_str(), line.phase.as_str(), line.tables)).collect();
    assert_eq!(tables, [("mondes", "gathering", 1), ("onirim", "playing", 1)]);
    assert!(status.bytes > 0 && status.migration >= 7);
    let entries = status.sizes.iter().find(|line| line.table == "entries").expect("a line");
    assert!(entries.rows == 2 && entries.bytes > Some(0), "{entries:?}");
    assert_eq!(admin.people(None).await.expect("people").len(), 2);
    assert_eq!(admin.people(Some("zoë")).await.expect("people")[0].name, "Zoë");
    assert_eq!(admin.tables(Some("playing"), Some("Anna")).await.expect("tables").len(), 1);
    assert_eq!(admin.tables(None, Some("Zoë")).await.expect("tables").len(), 0);
}

async fn a_table_is_closed_by_the_running_server(place: Place) {
    let server = place.open().await;
    follow_orders(&server);
    let mut anna = guest(&server, "Anna").await;
    let playing = begun(&mut [&mut anna], &[], json!({ "game": "onirim" })).await;
    let gathering =
        id(&anna.post("/api/tables", json!({ "game": "onirim", "setup": { "players": 2 } })).await.done());
    let admin = admin(&server).await;
    for table in [&playing, &gathering] {
        admin.close_table(&table[..8]).await.expect("closed");
        let seen = anna.look(table).await;
        assert_eq!(
            (&seen["table"]["phase"], &seen["standing"]["outcome"]["reason"]),
            (&json!("over"), &json!("stopped"))
        );
    }
    let again = admin.close_table(&playing).await.expect_err("over already");
    assert_eq!(again.code(), "wrong-phase");
    assert_eq!(admin.close_table("aaaaaaaaaaaa").await.expect_err("no such").code(), "no-such-table");
    assert!(admin.check(|_, _| ()).await.expect("a check").is_sound());
}

async fn a_table_is_closed_without_a_server(place: Place) {
    let server = place.open().await;
    let mut anna = guest(&server, "Anna").await;
    let playing = begun(&mut [&mut anna], &[], json!({ "game": "onirim" })).await;
    let gathering =
        id(&anna.post("/api/tables", json!({ "game": "onirim", "setup": { "players": 2 } })).await.done());
    server.store.abandon().await;
    let admin = admin(&server).await;
    for table in [&playing, &gathering] {
        admin.close_table(table).await.expect("closed");
    }
    assert!(admin.check(|_, _| ()).await.expect("a check").is_sound());
    admin.close().await;
    let server = server.killed().await;
    for table in [&playing, &gathering] {
        assert_eq!(server.client().look(table).await["table"]["phase"], "over");
    }
}

async fn a_table_is_deleted_by_the_running_server_and_without_one(place: Place) {
    let server = place.open().await;
    let mut anna = guest(&server, "Anna").await;
    let first = begun(&mut [&mut anna], &[], json!({ "game": "onirim" })).await;
    let second = begun(&mut [&mut anna], &[], json!({ "game": "onirim" })).await;
    let admin = admin(&server).await;
    let following = follow_orders(&server);
    admin.delete_table(&first).await.expect("deleted by the server");
    assert_eq!(anna.get(&format!("/api/tables/{first}")).await.refused(), (404, "no-such-table"));
    following.abort();
    server.store.abandon().await;
    admin.delete_table(&second).await.expect("deleted without a server");
    let left = server.everything().await;
    assert!(!left.iter().any(|value| value.starts_with("entries.") || value.starts_with("seats.")));
}

async fn whoever_is_banned_is_refused_everywhere_until_they_are_let_in_again(place: Place) {
    let server = place.open().await;
    follow_orders(&server);
    let mut zoe = server.client();
    zoe.become_account("Zoë").await;
    let table = begun(&mut [&mut zoe], &[], json!({ "game": "onirim" })).await;
    let token = zoe.post("/api/me/tokens", json!({ "name": "bot", "scopes": ["read"] })).await.done();
    let socket = open(server.listen().await, &zoe).await;
    let admin = admin(&server).await;
    admin.ban("Zoë").await.expect("banned");
    assert_eq!(end(socket).await, "the session ended");
    assert_eq!(zoe.get("/api/me").await.refused(), (403, "banned"));
    let act = json!({ "as": 1, "step": 2, "key": "one" });
    assert_eq!(zoe.post(&format!("/api/tables/{table}/concede"), act).await.refused(), (403, "banned"));
    assert_eq!(zoe.bearing(&token["token"]).get("/api/me").await.refused(), (403, "banned"));
    assert_eq!(zoe.post("/api/guest", json!({})).await.refused(), (403, "banned"), "nor as somebody new");
    let login = json!({ "name": "Zoë", "password": PASSWORD });
    assert_eq!(server.client().post("/api/login", login.clone()).await.refused(), (403, "banned"));
    let wrong = json!({ "name": "Zoë", "password": "a staircase of sand" });
    assert_eq!(server.client().post("/api/login", wrong).await.refused(), (401, "wrong-password"));
    admin.unban("Zoë").await.expect("let in");
    zoe.get("/api/me").await.done();
    server.client().post("/api/login", login).await.done();
}

async fn a_new_name_reaches_the_tables_in_memory(place: Place) {
    let server = place.open().await;
    let mut rude = guest(&server, "Rude").await;
    server.client().become_account("Zoë").await;
    let table = begun(&mut [&mut rude], &[], json!({ "game": "onirim" })).await;
    let admin = admin(&server).await;
    assert_eq!(admin.rename("Rude", "Zoë").await.expect_err("taken").code(), "name-taken");
    admin.rename("Rude", "Polite").await.expect("renamed");
    server.app.carry_out_orders().await.expect("done");
    assert_eq!(rude.look(&table).await["table"]["seats"][0]["name"], "Polite");
    let other = guest(&server, "Polite").await;
    drop(other);
    assert!(matches!(admin.ban("Polite").await, Err(AdminError::Ambiguous(_))));
    let ids = admin.people(Some("Polite")).await.expect("both");
    admin.ban(&ids[0].id[..10]).await.expect("one of them");
}

async fn guests_are_retired_with_everything_personal(place: Place) {
    let server = place.open().await;
    let mut player = guest(&server, "Quatresous").await;
    begun(&mut [&mut player], &[], json!({ "game": "onirim" })).await;
    guest(&server, "Cinqsous").await;
    server.client().become_account("Zoë").await;
    server.time.turn(40 * crate::hall::DAY);
    guest(&server, "Anna").await;
    let admin = admin(&server).await;
    assert_eq!(admin.retire_guests(30).await.expect("retired"), 2);
    let left = server.everything().await;
    assert!(!left.iter().any(|value| value.contains("sous")));
    assert!(left.contains(&"users.name=Zoë".to_owned()) && left.contains(&"users.name=Anna".to_owned()));
    assert_eq!(player.get("/api/me").await.refused(), (401, "no-session"));
}

async fn what_expires_by_order_is_not_in_memory(place: Place) {
    let server = place.open().await;
    follow_orders(&server);
    let mut anna = guest(&server, "Anna").await;
    let table = id(&anna.post("/api/tables", json!({ "game": "onirim" })).await.done());
    server.time.turn(8 * crate::hall::DAY);
    let admin = admin(&server).await;
    assert_eq!(admin.expire().await.expect("an answer").gathering, 0, "it is in memory");
    anna.look(&table).await;
}

async fn the_check_finds_what_is_wrong_and_names_the_table(place: Place) {
    let server = place.open().await;
    let mut anna = guest(&server, "Anna").await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        let table =
            begun(&mut [&mut anna], &["random"], json!({ "game": "onirim", "setup": { "players": 2 } }))
                .await;
        anna.concede(&table).await;
        tables.push(table);
    }
    let admin = admin(&server).await;
    let checked = admin.check(|_, _| ()).await.expect("a check");
    assert!(checked.is_sound() && checked.tables == 5, "{checked:?}");
    for (table, sql) in tables.iter().zip([
        "UPDATE tables SET moves = moves + 1 WHERE id = 'TABLE'",
        "DELETE FROM entries WHERE number = 2 AND table_id = 'TABLE'",
        "UPDATE seats SET won = 1 WHERE seat = 1 AND table_id = 'TABLE'",
        "UPDATE tables SET setup = 'nonsense' WHERE id = 'TABLE'",
        "UPDATE tables SET phase = 'playing', outcome = NULL WHERE id = 'TABLE'",
    ]) {
        behind_the_back(&server, sql.replace("TABLE", table)).await;
    }
    let mut told = Vec::new();
    let checked = admin.check(|done, of| told.push((done, of))).await.expect("a check");
    let wrong = |table: &str| {
        let found = checked.wrong.iter().find(|wrong| table.starts_with(&wrong.table));
        found.map(|found| found.wrong.clone()).unwrap_or_default()
    };
    let found: Vec<_> = tables.iter().map(|table| wrong(table)).collect();
    let expected = [
        vec![Wrong::Moves],
        vec![Wrong::Gap],
        vec![Wrong::Seats],
        vec![Wrong::Unreadable],
        vec![Wrong::Phase, Wrong::Outcome],
    ];
    assert_eq!(found, expected);
    assert_eq!(told.last(), Some(&(5, 5)));
}

#[tokio::test]
async fn a_backup_made_while_people_play_is_verified_and_can_be_put_back() {
    let server = Place::sqlite().open().await;
    let mut anna = guest(&server, "Anna").await;
    let table = begun(&mut [&mut anna], &[], json!({ "game": "onirim" })).await;
    anna.answer(&table, 1).await;
    let before = anna.look(&table).await;
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("copy.db");
    let admin = admin(&server).await;
    let backed_up = admin.back_up(&copy).await.expect("a copy");
    assert_eq!(backed_up.replayed, 1);
    assert!(matches!(admin.back_up(&copy).await, Err(AdminError::Exists(_))), "nothing is overwritten");
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 1, "nothing else is left");
    anna.answer(&table, 1).await;
    follow_orders(&server);
    let running = restore(&config(&server), TimeOfDay::default(), &copy).await;
    assert!(matches!(running, Err(AdminError::ServerRuns)));

    let elsewhere = Place::sqlite();
    let to = Config { database: Some(elsewhere.url.clone()), ..Config::default() };
    let file = elsewhere.url.trim_start_matches("sqlite:").to_owned();
    let old = Admin::open(&to, TimeOfDay::default()).await.expect("an empty database");
    old.close().await;
    let restored = restore(&to, TimeOfDay::default(), &copy).await.expect("put back");
    assert!(restored.aside.is_some_and(|aside| aside.exists()), "the old one is kept");
    assert_eq!(std::fs::read(&copy).expect("the copy"), std::fs::read(file).expect("the database"));
    let again = elsewhere.open().await;
    let mut back = again.client();
    back.cookie = anna.cookie.clone();
    assert_eq!(back.look(&table).await, before);
}

#[tokio::test]
async fn a_damaged_copy_is_not_put_back() {
    let server = Place::sqlite().open().await;
    let mut anna = guest(&server, "Anna").await;
    let table = begun(&mut [&mut anna], &[], json!({ "game": "onirim" })).await;
    behind_the_back(&server, format!("UPDATE tables SET phase = 'gathering' WHERE id = '{table}'")).await;
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("copy.db");
    let refused = admin(&server).await.back_up(&copy).await;
    assert!(matches!(refused, Err(AdminError::Unsound { .. })), "{refused:?}");
    assert!(!copy.exists());
    std::fs::write(&copy, b"SQLite format 3\0 and then nonsense").expect("written");
    let to = Config {
        database: Some(format!("sqlite:{}", folder.path().join("new.db").display())),
        ..Config::default()
    };
    assert!(restore(&to, TimeOfDay::default(), &copy).await.is_err());
    assert!(!folder.path().join("new.db").exists());
}

#[tokio::test]
async fn on_postgresql_backups_are_made_with_its_own_tools() {
    let Some(place) = Place::postgres().await else { return };
    let server = place.open().await;
    let refused = admin(&server).await.back_up("copy.dump".as_ref()).await.expect_err("not here").to_string();
    assert!(refused.contains("pg_dump"), "{refused}");
    let refused = restore(&config(&server), TimeOfDay::default(), "copy.dump".as_ref()).await;
    assert!(refused.expect_err("not here").to_string().contains("pg_restore"));
}
