//! Where one is logged in, and what ends with a password.

use futures_util::StreamExt as _;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, PASSWORD};
use crate::server::{Place, on_every_store};
use crate::socket::{Socket, open};

on_every_store! {
    tokens_do_not_survive_another_password,
    tokens_do_not_survive_a_recovery,
    other_devices_are_told_that_the_password_was_changed,
    sessions_are_listed_and_can_be_ended_one_by_one,
    nobody_ends_the_sessions_of_others,
}

const NEW: &str = "a staircase of sand";

/// A program that bears a token.
async fn program(client: &mut Client) -> Client {
    let asked = json!({ "name": "bot", "scopes": ["read", "account"] });
    let made = client.post("/api/me/tokens", asked).await.done();
    client.bearing(&made["token"])
}

async fn logged_in(client: Client, name: &str, password: &str) -> Client {
    let mut client = client;
    client.post("/api/login", json!({ "name": name, "password": password })).await.done();
    client
}

async fn tokens_do_not_survive_another_password(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.become_account("Zoë").await;
    let mut stolen = program(&mut client).await;
    let mut other = logged_in(server.client(), "Zoë", PASSWORD).await;
    stolen.get("/api/me").await.done();
    let changed = client.post("/api/me/password", json!({ "old": PASSWORD, "new": NEW })).await.done();
    assert_eq!(changed, json!({ "sessions": 1, "tokens": 1 }));
    assert_eq!(stolen.get("/api/me").await.refused(), (401, "no-session"));
    assert_eq!(other.get("/api/me").await.refused(), (401, "no-session"));
    assert_eq!(client.get("/api/me/tokens").await.done(), json!([]));
    let mut bot = program(&mut client).await;
    bot.post("/api/me/password", json!({ "old": NEW, "new": PASSWORD })).await.done();
    assert_eq!(bot.get("/api/me").await.refused(), (401, "no-session"), "not even the one that asked");
    assert_eq!(client.get("/api/me").await.refused(), (401, "no-session"));
}

async fn tokens_do_not_survive_a_recovery(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    let code = client.become_account("Zoë").await;
    let mut stolen = program(&mut client).await;
    let asked = json!({ "name": "Zoë", "recovery_code": code, "password": NEW });
    let recovered = server.client().post("/api/recover", asked).await.done();
    assert_eq!(recovered["revoked"], json!({ "sessions": 1, "tokens": 1 }));
    for client in [&mut stolen, &mut client] {
        assert_eq!(client.get("/api/me").await.refused(), (401, "no-session"));
    }
}

/// Waits until the server closes the socket, and says why.
async fn end(mut socket: Socket) -> (u16, String) {
    while let Some(Ok(message)) = socket.next().await {
        if let Message::Close(Some(frame)) = message {
            return (frame.code.into(), frame.reason.to_string());
        }
    }
    (0, String::new())
}

async fn other_devices_are_told_that_the_password_was_changed(place: Place) {
    let server = place.open().await;
    let address = server.listen().await;
    let mut client = server.client();
    let code = client.become_account("Zoë").await;
    let other = logged_in(server.client(), "Zoë", PASSWORD).await;
    let bot = program(&mut client).await;
    let (other, bot) = (open(address, &other).await, open(address, &bot).await);
    client.post("/api/me/password", json!({ "old": PASSWORD, "new": NEW })).await.done();
    let told = (4001, "the password was changed".to_owned());
    assert_eq!(end(other).await, told);
    assert_eq!(end(bot).await, told);
    let own = open(address, &client).await;
    let asked = json!({ "name": "Zoë", "recovery_code": code, "password": PASSWORD });
    server.client().post("/api/recover", asked).await.done();
    assert_eq!(end(own).await, told);
}

async fn sessions_are_listed_and_can_be_ended_one_by_one(place: Place) {
    let server = place.open().await;
    let address = server.listen().await;
    let mut client = server.client();
    client.become_account("Zoë").await;
    server.time.turn(10_000);
    let mut other = logged_in(server.client(), "Zoë", PASSWORD).await;
    let mut bot = program(&mut client).await;
    let sessions = client.get("/api/me/sessions").await.done();
    let [first, second] = sessions.as_array().expect("a list").as_slice() else { panic!("{sessions}") };
    assert_eq!((&first["this"], &second["this"]), (&json!(true), &json!(false)));
    assert!(first["created"].as_i64() < second["created"].as_i64());
    assert_eq!(second["used"], second["created"]);
    let secret = client.cookie.as_ref().and_then(|cookie| cookie.split('=').nth(1)).expect("a cookie");
    assert!(!sessions.to_string().contains(secret));
    assert!(bot.get("/api/me/sessions").await.done()[0]["this"] == json!(false));
    server.time.turn(2 * 3600 * 1000);
    other.get("/api/me").await.done();
    let again = client.get("/api/me/sessions").await.done();
    assert!(again[1]["used"].as_i64() > second["used"].as_i64(), "{again}");
    let socket = open(address, &other).await;
    let path = format!("/api/me/sessions/{}", second["id"].as_str().expect("an id"));
    client.delete(&path, json!({})).await.done();
    assert_eq!(end(socket).await.1, "the session ended");
    assert_eq!(other.get("/api/me").await.refused(), (401, "no-session"));
    assert_eq!(client.delete(&path, json!({})).await.refused(), (404, "no-such-session"));
    let path = format!("/api/me/sessions/{}", first["id"].as_str().expect("an id"));
    client.delete(&path, json!({})).await.done();
    assert_eq!(client.cookie, None, "one’s own is logging out");
}

async fn nobody_ends_the_sessions_of_others(place: Place) {
    let server = place.open().await;
    let (mut client, mut other) = (server.client(), server.client());
    client.post("/api/guest", json!({})).await.done();
    other.post("/api/guest", json!({})).await.done();
    let listed = client.get("/api/me/sessions").await.done();
    let id = listed[0]["id"].as_str().expect("an id");
    for id in [id, "abc", "%00", "%ff", "a%2Fb"] {
        let answer = other.delete(&format!("/api/me/sessions/{id}"), json!({})).await;
        assert_eq!(answer.refused(), (404, "no-such-session"), "{id}");
    }
    client.get("/api/me").await.done();
}
