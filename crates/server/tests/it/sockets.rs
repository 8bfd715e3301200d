//! A socket lasts no longer than what opened it.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::client::PASSWORD;
use crate::server::{Place, on_every_store};
use crate::socket::{Socket, open};

on_every_store! {
    sockets_end_with_their_session,
    sockets_end_with_their_token,
    sockets_end_with_the_account,
}

/// Whether the socket still answers.
async fn answers(socket: &mut Socket) -> bool {
    let asked = json!({ "jsonrpc": "2.0", "id": 1, "method": "nonsense" }).to_string();
    if socket.send(Message::text(asked)).await.is_err() {
        return false;
    }
    loop {
        match socket.next().await {
            Some(Ok(Message::Text(_))) => return true,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            _ => return false,
        }
    }
}

/// Waits until the server closes the socket, and says why.
pub(crate) async fn end(mut socket: Socket) -> String {
    while let Some(Ok(message)) = socket.next().await {
        if let Message::Close(Some(frame)) = message {
            return frame.reason.to_string();
        }
    }
    String::new()
}

async fn sockets_end_with_their_session(place: Place) {
    let server = place.open().await;
    let address = server.listen().await;
    let (mut client, mut other) = (server.client(), server.client());
    client.become_account("Zoë").await;
    other.post("/api/login", json!({ "name": "Zoë", "password": PASSWORD })).await.done();
    let (mut own, stolen) = (open(address, &client).await, open(address, &other).await);
    let mut watching = open(address, &server.client()).await;
    other.post("/api/logout", json!({})).await.done();
    assert_eq!(end(stolen).await, "the session ended");
    assert!(answers(&mut own).await, "the other session goes on");
    let code =
        client.post("/api/me/password", json!({ "old": PASSWORD, "new": "a staircase of sand" })).await;
    code.done();
    assert!(answers(&mut own).await, "the one that changed the password goes on");
    client.post("/api/logout", json!({})).await.done();
    assert_eq!(end(own).await, "the session ended");
    assert!(answers(&mut watching).await, "nobody’s socket goes on");
}

async fn sockets_end_with_their_token(place: Place) {
    let server = place.open().await;
    let address = server.listen().await;
    let mut client = server.client();
    client.post("/api/guest", json!({})).await.done();
    let made = client.post("/api/me/tokens", json!({ "name": "bot", "scopes": ["read"] })).await.done();
    let (bot, mut own) = (open(address, &client.bearing(&made["token"])).await, open(address, &client).await);
    let path = format!("/api/me/tokens/{}", made["id"].as_str().expect("an id"));
    client.delete(&path, json!({})).await.done();
    assert_eq!(end(bot).await, "the session ended");
    assert!(answers(&mut own).await);
}

async fn sockets_end_with_the_account(place: Place) {
    let server = place.open().await;
    let address = server.listen().await;
    let mut client = server.client();
    client.become_account("Zoë").await;
    let socket = open(address, &client).await;
    client.delete("/api/me", json!({ "password": PASSWORD })).await.done();
    assert_eq!(end(socket).await, "the session ended");
}
