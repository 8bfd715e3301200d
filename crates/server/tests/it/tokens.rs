use dedale_server::{Config, Limits};
use serde_json::{Value, json};

use crate::client::{Client, PASSWORD};
use crate::server::{Place, on_every_store};

on_every_store! {
    a_token_says_who_asks,
    the_secret_of_a_token_is_shown_once,
    tokens_without_the_scope_are_refused,
    tokens_give_no_more_than_they_have,
    a_removed_token_is_worthless,
    an_unknown_token_is_refused_even_beside_a_good_cookie,
    nobody_removes_the_tokens_of_others,
    tokens_are_limited,
    tokens_need_a_name_and_scopes,
}

async fn token(client: &mut Client, scopes: &[&str]) -> Value {
    client.post("/api/me/tokens", json!({ "name": "my bot", "scopes": scopes })).await.done()
}

async fn a_token_says_who_asks(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.become_account("Zoë").await;
    let made = token(&mut client, &["read"]).await;
    let mut bot = client.bearing(&made["token"]);
    let seen = bot.get("/api/me").await;
    assert!(!seen.headers.contains_key("set-cookie"), "a token gives no session");
    assert_eq!(seen.done(), client.get("/api/me").await.done());
    let listed = client.get("/api/me/tokens").await.done();
    assert!(listed[0]["used"].is_i64(), "{listed}");
}

async fn the_secret_of_a_token_is_shown_once(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.post("/api/guest", json!({})).await.done();
    let made = token(&mut client, &["play", "read", "play"]).await;
    let secret = made["token"].as_str().expect("a token");
    assert!(secret.starts_with("dedale_") && secret.len() == 59, "{secret}");
    let listed = client.get("/api/me/tokens").await.done();
    assert_eq!(listed[0]["id"], made["id"]);
    assert_eq!(listed[0]["name"], "my bot");
    assert_eq!(listed[0]["scopes"], json!(["read", "play"]));
    assert_eq!(listed[0]["used"], Value::Null);
    assert!(!listed.to_string().contains(secret));
    assert!(!server.everything().await.iter().any(|value| value.contains(secret)), "only its hash is kept");
}

async fn tokens_without_the_scope_are_refused(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.become_account("Zoë").await;
    let made = token(&mut client, &["read", "play", "create"]).await;
    let mut bot = client.bearing(&made["token"]);
    let id = made["id"].as_str().expect("an id");
    let password = json!({ "old": PASSWORD, "new": "a staircase of sand" });
    for answer in [
        bot.patch("/api/me", json!({ "name": "Anna" })).await,
        bot.delete("/api/me", json!({ "password": PASSWORD })).await,
        bot.post("/api/me/password", password).await,
        bot.get("/api/me/export").await,
        bot.get("/api/me/tokens").await,
        bot.post("/api/me/tokens", json!({ "name": "another", "scopes": ["read"] })).await,
        bot.delete(&format!("/api/me/tokens/{id}"), json!({})).await,
        bot.post("/api/account", json!({ "name": "Anna", "password": PASSWORD })).await,
    ] {
        assert_eq!(answer.refused(), (403, "missing-scope"));
        assert_eq!(answer.body["error"]["data"]["expected"], "account");
    }
    assert_eq!(client.get("/api/me").await.done()["name"], "Zoë");
    let made = token(&mut client, &["play"]).await;
    let answer = client.bearing(&made["token"]).get("/api/me").await;
    assert_eq!(answer.refused(), (403, "missing-scope"));
    assert_eq!(answer.body["error"]["data"]["expected"], "read");
}

async fn tokens_give_no_more_than_they_have(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.post("/api/guest", json!({})).await.done();
    let made = token(&mut client, &["read", "account"]).await;
    let mut bot = client.bearing(&made["token"]);
    let more = bot.post("/api/me/tokens", json!({ "name": "more", "scopes": ["read", "play"] })).await;
    assert_eq!(more.refused(), (403, "missing-scope"));
    token(&mut bot, &["read"]).await;
}

async fn a_removed_token_is_worthless(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.post("/api/guest", json!({})).await.done();
    let made = token(&mut client, &["read"]).await;
    let mut bot = client.bearing(&made["token"]);
    bot.get("/api/me").await.done();
    let path = format!("/api/me/tokens/{}", made["id"].as_str().expect("an id"));
    client.delete(&path, json!({})).await.done();
    assert_eq!(bot.get("/api/me").await.refused(), (401, "no-session"));
    assert_eq!(client.get("/api/me/tokens").await.done(), json!([]));
    assert_eq!(client.delete(&path, json!({})).await.refused(), (404, "no-such-token"));
}

async fn an_unknown_token_is_refused_even_beside_a_good_cookie(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.post("/api/guest", json!({})).await.done();
    for token in ["dedale_abc", "", "\u{e9}"] {
        client.token = Some(token.to_owned());
        assert_eq!(client.get("/api/me").await.refused(), (401, "no-session"), "{token:?}");
        assert_eq!(client.post("/api/guest", json!({})).await.refused(), (401, "no-session"), "{token:?}");
    }
}

async fn nobody_removes_the_tokens_of_others(place: Place) {
    let server = place.open().await;
    let (mut client, mut other) = (server.client(), server.client());
    client.post("/api/guest", json!({})).await.done();
    other.post("/api/guest", json!({})).await.done();
    let made = token(&mut client, &["read"]).await;
    let id = made["id"].as_str().expect("an id");
    for id in [id, "abc", "%00", "%ff", "a%2Fb", "é"] {
        let id = if id == "é" { "%C3%A9" } else { id };
        let answer = other.delete(&format!("/api/me/tokens/{id}"), json!({})).await;
        assert_eq!(answer.refused(), (404, "no-such-token"), "{id}");
    }
    client.bearing(&made["token"]).get("/api/me").await.done();
}

async fn tokens_are_limited(place: Place) {
    let limits = Limits { tokens_per_user: 2, ..Limits::default() };
    let server = place.open_with(Config { limits, ..Config::default() }).await;
    let mut client = server.client();
    client.post("/api/guest", json!({})).await.done();
    token(&mut client, &["read"]).await;
    token(&mut client, &["read"]).await;
    let third = client.post("/api/me/tokens", json!({ "name": "third", "scopes": ["read"] })).await;
    assert_eq!(third.refused(), (429, "too-many-tokens"));
    assert_eq!(client.get("/api/me/tokens").await.done().as_array().map(Vec::len), Some(2));
}

async fn tokens_need_a_name_and_scopes(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.post("/api/guest", json!({})).await.done();
    for (asked, field) in [
        (json!({ "name": "", "scopes": ["read"] }), "name"),
        (json!({ "name": "a\u{202E}b", "scopes": ["read"] }), "name"),
        (json!({ "name": "bot", "scopes": [] }), "scopes"),
        (json!({ "name": "bot", "scopes": ["read", "everything"] }), "scopes[1]"),
        (json!({ "name": "bot" }), "scopes"),
    ] {
        let answer = client.post("/api/me/tokens", asked).await;
        assert_eq!(answer.refused(), (400, "invalid-params"));
        assert_eq!(answer.body["error"]["data"]["field"], field);
    }
}
