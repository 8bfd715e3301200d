//! What is known about people: everything of it to them, nothing of it after they left, no secrets in the logs.

use std::io;
use std::sync::{Arc, LazyLock, Mutex};

use serde_json::{Value, json};
use sqlx::AssertSqlSafe;
use tracing_subscriber::filter::LevelFilter;

use crate::client::{Client, PASSWORD};
use crate::hall::{begun, id};
use crate::server::{Place, Server, on_every_store};

const NAME: &str = "Zoë Quatresous";
const SAID: &str = "Zoë Quatresous was here";

on_every_store! {
    the_export_has_everything,
    the_export_has_nothing_of_others,
    the_export_has_tables_one_left_and_analyses_one_asked_for,
    deletion_leaves_nothing_personal,
    deletion_of_an_account_needs_the_password,
    guests_can_delete_themselves,
    deletion_leaves_others_alone,
    no_secret_is_logged_or_kept,
}

/// Leaves a trace of that person in every table that can have one.
async fn live_a_little(server: &Server, client: &mut Client) {
    let id = client.get("/api/me").await.done()["id"].as_str().expect("an id").to_owned();
    let table = id.chars().rev().collect::<String>();
    let statements = [
        "INSERT INTO tables (id, game, rules, setup, seed, owner, created, listed, options, counted, phase) \
         VALUES ('TABLE', 'onirim', 1, 'players 1', '42', 'USER', 7, 0, '{}', 1, 'playing')",
        "INSERT INTO seats (table_id, seat, user_id) VALUES ('TABLE', 0, 'USER')",
        "INSERT INTO entries (table_id, number, at, spent, user_id, key, body) \
         VALUES ('TABLE', 1, 8, 9, 'USER', 'k1', '{\"did\":\"start\"}')",
        "INSERT INTO entries (table_id, number, at, spent, body) VALUES ('TABLE', 2, 9, 0, '{\"did\":\"stop\"}')",
        "INSERT INTO chat (table_id, number, at, user_id, seat, key, text) \
         VALUES ('TABLE', 1, 10, 'USER', 0, 'from SAID', 'SAID')",
        "INSERT INTO chat (table_id, number, at, user_id, seat, key, text) \
         VALUES ('TABLE', 2, 11, 'USER', 0, 'k2', 'SAID again')",
        "INSERT INTO tries (day, game, setup, user_id, table_id) VALUES ('2026-11-15', 'onirim', 's', 'USER', 'TABLE')",
    ];
    let pool = server.database().await;
    for sql in statements {
        let sql = sql.replace("TABLE", &table).replace("USER", &id).replace("SAID", SAID);
        sqlx::query(AssertSqlSafe(sql)).execute(&pool).await.expect("a row");
    }
    pool.close().await;
    client.post("/api/me/tokens", json!({ "name": "bot of Zoë", "scopes": ["read"] })).await.done();
}

async fn the_export_has_everything(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.become_account(NAME).await;
    live_a_little(&server, &mut client).await;
    server.client().post("/api/login", json!({ "name": NAME, "password": PASSWORD })).await.done();
    let export = client.get("/api/me/export").await.done();
    assert_eq!(export["user"], client.get("/api/me").await.done());
    assert_eq!(export["sessions"].as_array().map(Vec::len), Some(2));
    assert!(export["sessions"][0]["created"].is_i64() && export["sessions"][0]["expires"].is_i64());
    assert_eq!(export["tokens"][0]["name"], "bot of Zoë");
    assert_eq!(export["tables"][0]["game"], "onirim");
    assert_eq!(export["tables"][0]["phase"], "playing");
    assert_eq!(export["seats"][0]["seat"], 0);
    assert_eq!(export["seats"][0]["won"], Value::Null);
    assert_eq!(export["entries"].as_array().map(Vec::len), Some(1));
    assert_eq!(export["entries"][0]["entry"], "{\"did\":\"start\"}");
    assert_eq!(export["chat"][0]["text"], SAID);
    assert_eq!(export["chat"].as_array().map(Vec::len), Some(2));
    assert_eq!(export["tries"][0]["day"], "2026-11-15");
    let text = export.to_string();
    for secret in ["hash", "argon2", "recovery", "seed"] {
        assert!(!text.contains(secret), "{secret}");
    }
}

async fn the_export_has_nothing_of_others(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.become_account(NAME).await;
    live_a_little(&server, &mut client).await;
    let mut other = server.client();
    other.post("/api/guest", json!({ "name": "Anna" })).await.done();
    let export = other.get("/api/me/export").await.done();
    for part in ["tokens", "tables", "seats", "entries", "chat", "tries", "left", "analyses"] {
        assert_eq!(export[part], json!([]), "{part}");
    }
    assert_eq!(export["sessions"].as_array().map(Vec::len), Some(1));
}

async fn the_export_has_tables_one_left_and_analyses_one_asked_for(place: Place) {
    let server = place.open().await;
    let (mut owner, mut visitor) = (server.client(), server.client());
    owner.post("/api/guest", json!({ "name": "Anna" })).await.done();
    visitor.post("/api/guest", json!({ "name": NAME })).await.done();
    let new = json!({ "game": "onirim", "setup": { "players": 2 } });
    let table = id(&owner.post("/api/tables", new).await.done());
    visitor.command(&table, "sit", json!({ "seat": 2 })).await.done();
    visitor.command(&table, "stand", json!({ "seat": 2 })).await.done();
    let own = begun(&mut [&mut visitor], &[], json!({ "game": "onirim" })).await;
    visitor.answer(&own, 1).await;
    visitor.concede(&own).await;
    visitor.post(&format!("/api/tables/{own}/analysis"), json!({})).await.done();
    let export = visitor.get("/api/me/export").await.done();
    assert_eq!(export["left"], json!([{ "table": table, "game": "onirim" }]));
    let there = |entry: &&Value| entry["table"] == table.as_str();
    let entries: Vec<_> = export["entries"].as_array().expect("a list").iter().filter(there).collect();
    assert_eq!(entries.len(), 2, "sat down and stood up");
    assert_eq!(export["analyses"][0]["table"], own.as_str());
    assert!(export["analyses"][0]["decisions"].as_i64() > Some(0));
    assert!(!export.to_string().contains("seed"));
    assert_eq!(owner.get("/api/me/export").await.done()["left"], json!([]));
}

async fn deletion_leaves_nothing_personal(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.become_account(NAME).await;
    let id = client.get("/api/me").await.done()["id"].as_str().expect("an id").to_owned();
    live_a_little(&server, &mut client).await;
    let personal = |value: &String| {
        let lower = value.to_lowercase();
        ["zoë", "quatresous", "argon2"].iter().any(|part| lower.contains(part))
    };
    assert!(server.everything().await.iter().any(personal));
    let mut thief = client.clone();
    client.delete("/api/me", json!({ "password": PASSWORD })).await.done();
    assert_eq!(client.cookie, None);
    assert_eq!(thief.get("/api/me").await.refused(), (401, "no-session"));
    let left = server.everything().await;
    assert_eq!(left.iter().filter(|value| personal(value)).collect::<Vec<_>>(), [""; 0]);
    assert!(!left.iter().any(|value| value.starts_with("sessions.") || value.starts_with("tokens.")));
    assert!(left.contains(&format!("users.id={id}")), "games of others refer to it");
    assert!(left.contains(&format!("seats.user_id={id}")));
    let login = json!({ "name": NAME, "password": PASSWORD });
    assert_eq!(client.post("/api/login", login).await.refused(), (401, "wrong-password"));
    client.become_account(NAME).await;
    assert_ne!(client.get("/api/me").await.done()["id"], id.as_str(), "somebody else");
}

async fn deletion_of_an_account_needs_the_password(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.become_account(NAME).await;
    for asked in [json!({}), json!({ "password": null }), json!({ "password": "a staircase of sand" })] {
        assert_eq!(client.delete("/api/me", asked).await.refused(), (401, "wrong-password"));
    }
    assert_eq!(client.get("/api/me").await.done()["name"], NAME);
}

async fn guests_can_delete_themselves(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.post("/api/guest", json!({ "name": NAME })).await.done();
    live_a_little(&server, &mut client).await;
    client.delete("/api/me", json!({})).await.done();
    assert!(!server.everything().await.iter().any(|value| value.contains("Quatresous")));
}

async fn deletion_leaves_others_alone(place: Place) {
    let server = place.open().await;
    let (mut client, mut other) = (server.client(), server.client());
    client.post("/api/guest", json!({ "name": "Anna" })).await.done();
    other.become_account(NAME).await;
    live_a_little(&server, &mut other).await;
    let before = other.get("/api/me/export").await.done();
    client.delete("/api/me", json!({})).await.done();
    assert_eq!(other.get("/api/me/export").await.done(), before);
}

#[tokio::test]
async fn deletion_leaves_no_trace_in_the_file_either() {
    for deletes in [false, true] {
        let server = Place::sqlite().open().await;
        let mut client = server.client();
        client.become_account(NAME).await;
        live_a_little(&server, &mut client).await;
        if deletes {
            client.delete("/api/me", json!({ "password": PASSWORD })).await.done();
        }
        let file = server.close().await;
        let bytes = std::fs::read(file.path().join("tables.db")).expect("the database");
        for part in ["Quatresous", "quatresous", "argon2", "bot of"] {
            let is_there = bytes.windows(part.len()).any(|window| window == part.as_bytes());
            assert_eq!(is_there, !deletes, "{part}");
        }
    }
}

#[tokio::test]
async fn deletion_leaves_no_trace_in_any_file_while_the_server_runs() {
    let server = Place::sqlite().open().await;
    let mut client = server.client();
    client.become_account(NAME).await;
    live_a_little(&server, &mut client).await;
    client.patch("/api/me", json!({ "name": "Zoë Cinqsous" })).await.done();
    client.delete("/api/me", json!({ "password": PASSWORD })).await.done();
    let folder = server.url().trim_start_matches("sqlite:").trim_end_matches("tables.db").to_owned();
    let mut files = 0;
    for file in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        let bytes = std::fs::read(&file).expect("a file");
        for part in ["Quatresous", "quatresous", "Cinqsous", "cinqsous", "argon2", "bot of"] {
            let found = bytes.windows(part.len()).any(|window| window == part.as_bytes());
            assert!(!found, "{part} in {}", file.display());
        }
        files += 1;
    }
    assert!(files >= 2, "the database and its log");
}

/// Everything any test of this process logs.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("a log").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Listens to everything, down to what the libraries whisper.
static LOG: LazyLock<Log> = LazyLock::new(|| {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().with_max_level(LevelFilter::TRACE);
    subscriber.with_writer(move || writer.clone()).init();
    log
});

async fn no_secret_is_logged_or_kept(place: Place) {
    let log = LOG.clone();
    let server = place.open().await;
    let mut client = server.client();
    let mut secrets = Vec::new();
    client.post("/api/guest", json!({ "name": "Anna" })).await.done();
    secrets.extend(client.cookie.clone());
    secrets.push(client.become_account(NAME).await);
    secrets.extend(client.cookie.clone());
    let made = client.post("/api/me/tokens", json!({ "name": "bot", "scopes": ["read"] })).await.done();
    secrets.push(made["token"].as_str().expect("a token").to_owned());
    client.bearing(&made["token"]).get("/api/me").await.done();
    let login = |password| json!({ "name": NAME, "password": password });
    client.post("/api/login", login("a wrong staircase")).await.refused();
    client.post("/api/login", login(PASSWORD)).await.done();
    secrets.extend(client.cookie.clone());
    let change = json!({ "old": PASSWORD, "new": "a staircase of sand" });
    client.post("/api/me/password", change).await.done();
    let code = secrets[1].clone();
    let recover = json!({ "name": NAME, "recovery_code": code, "password": "a staircase of snow" });
    let next = client.post("/api/recover", recover).await.done();
    secrets.push(next["recovery_code"].as_str().expect("a code").to_owned());
    client.post("/api/login", json!({ "name": NAME, "password": 7, "also": "a staircase" })).await.refused();
    secrets.extend(["staircase".to_owned()]);

    let logged = String::from_utf8(log.0.lock().expect("a log").clone()).expect("text").to_lowercase();
    assert!(logged.contains("/api/login"), "something was logged");
    let kept = server.everything().await.join("\n").to_lowercase();
    for secret in secrets {
        let secret = secret.trim_start_matches("dedale_session=").to_lowercase();
        for form in [secret.clone(), secret.replace('-', "")] {
            assert!(!logged.contains(&form), "logged: {form}");
            assert!(!kept.contains(&form), "kept: {form}");
        }
    }
}
