//! Which scope of a token opens which route and which method of the socket. Every route of the API document must be listed.

use axum::body::Body;
use axum::http::{Method, header};
use serde_json::{Value, json};

use crate::client::{Client, PASSWORD};
use crate::server::{Place, Server, on_every_store};
use crate::socket::Line;

on_every_store! {
    every_route_asks_for_its_scope,
    every_method_of_the_socket_asks_for_its_scope,
}

#[tokio::test]
async fn every_route_is_listed() {
    let document = dedale_server::api_document();
    let mut missing = Vec::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            let listed = routes().iter().any(|(known, to, _, _)| *known == method && *to == path);
            if !listed {
                missing.push(format!("{method} {path}"));
            }
        }
    }
    assert_eq!(missing, Vec::<String>::new(), "say which scope they need");
}

const SCOPES: [&str; 4] = ["read", "play", "create", "account"];

/// Method, path, the scope a token needs (empty: none), and a body it understands.
fn routes() -> Vec<(&'static str, &'static str, &'static str, Value)> {
    let none = || Value::Null;
    let empty = || json!({});
    let command = |more: Value| {
        let mut body = json!({ "step": 0, "key": "one" });
        body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        body
    };
    let account = json!({ "name": "Somebody", "password": PASSWORD });
    let recovering = json!({ "name": "Nobody", "recovery_code": "AAAAA", "password": PASSWORD });
    vec![
        ("get", "/healthz", "", none()),
        ("get", "/readyz", "", none()),
        ("get", "/metrics", "", none()),
        ("get", "/api/socket", "", none()),
        ("get", "/api/games", "", none()),
        ("post", "/api/games/{game}/check", "", json!({ "setup": {} })),
        ("get", "/api/games/{game}/schema/{kind}", "", none()),
        ("get", "/api/games/{game}/contents", "", none()),
        ("get", "/api/puzzles/{game}", "", none()),
        ("get", "/api/puzzles/{game}/{id}", "", none()),
        ("post", "/api/puzzles/{game}/{id}/preview", "", json!({ "step": 0, "as": 1, "action": "pass" })),
        ("post", "/api/puzzles/{game}/{id}/explain", "", json!({ "step": 0, "as": 1, "actions": [] })),
        ("post", "/api/puzzles/{game}/{id}/answer", "", json!({ "action": "pass" })),
        ("get", "/api/archive", "", none()),
        ("get", "/api/statistics", "", none()),
        ("get", "/api/tables", "", none()),
        ("post", "/api/login", "", json!({ "name": "Nobody", "password": PASSWORD })),
        ("post", "/api/logout", "", empty()),
        ("post", "/api/recover", "", recovering),
        ("post", "/api/guest", "read", empty()),
        ("get", "/api/me", "read", none()),
        ("get", "/api/me/tables", "read", none()),
        ("get", "/api/me/statistics", "read", none()),
        ("get", "/api/daily", "read", none()),
        ("get", "/api/daily/{game}/{day}", "read", none()),
        ("get", "/api/leaderboard/{game}", "read", none()),
        ("get", "/api/tables/{table}", "read", none()),
        ("get", "/api/tables/{table}/chat", "read", none()),
        ("get", "/api/tables/{table}/replay", "read", none()),
        ("get", "/api/tables/{table}/replay/events", "read", none()),
        ("get", "/api/tables/{table}/record", "read", none()),
        ("get", "/api/tables/{table}/analysis", "read", none()),
        ("post", "/api/tables/{table}/analysis", "play", empty()),
        ("post", "/api/tables/{table}/sit", "play", command(json!({ "seat": 1 }))),
        ("post", "/api/tables/{table}/stand", "play", command(json!({ "seat": 1 }))),
        ("post", "/api/tables/{table}/change-seat", "play", command(json!({ "from": 1, "to": 2 }))),
        ("post", "/api/tables/{table}/seat-bot", "play", command(json!({ "seat": 1, "bot": "random" }))),
        ("post", "/api/tables/{table}/start", "play", command(empty())),
        ("post", "/api/tables/{table}/act", "play", command(json!({ "as": 1, "action": "play red-moon" }))),
        ("post", "/api/tables/{table}/concede", "play", command(json!({ "as": 1 }))),
        ("post", "/api/tables/{table}/undo", "play", command(json!({ "as": 1, "to": 0 }))),
        ("post", "/api/tables/{table}/stop", "play", command(json!({ "as": 1 }))),
        ("post", "/api/tables/{table}/answer", "play", command(json!({ "as": 1, "agree": true }))),
        ("post", "/api/tables/{table}/stand-in", "play", command(json!({ "seat": 1 }))),
        ("post", "/api/tables/{table}/hand-back", "play", command(json!({ "seat": 1 }))),
        ("post", "/api/tables/{table}/rematch", "play", command(json!({ "as": 1, "seed": "new" }))),
        ("post", "/api/tables/{table}/chat", "play", json!({ "text": "hello", "key": "one" })),
        (
            "post",
            "/api/tables/{table}/preview",
            "play",
            json!({ "step": 0, "as": 1, "action": "play red-moon" }),
        ),
        ("post", "/api/tables/{table}/explain", "play", json!({ "step": 0, "as": 1, "actions": [] })),
        ("post", "/api/tables/{table}/hint", "play", json!({ "step": 0, "as": 1 })),
        ("post", "/api/tables", "create", json!({ "game": "onirim" })),
        ("post", "/api/tables/{table}/branch", "create", json!({ "moves": 0 })),
        ("post", "/api/records", "create", json!({ "record": "dedale" })),
        ("post", "/api/daily/{game}", "create", empty()),
        ("post", "/api/daily/{game}/{day}", "create", empty()),
        ("post", "/api/account", "account", account),
        ("patch", "/api/me", "account", json!({ "name": "Another" })),
        ("delete", "/api/me", "account", empty()),
        ("post", "/api/me/password", "account", json!({ "old": PASSWORD, "new": PASSWORD })),
        ("get", "/api/me/export", "account", none()),
        ("get", "/api/me/sessions", "account", none()),
        ("delete", "/api/me/sessions/{id}", "account", empty()),
        ("get", "/api/me/tokens", "account", none()),
        ("post", "/api/me/tokens", "account", json!({ "name": "more", "scopes": ["account"] })),
        ("delete", "/api/me/tokens/{id}", "account", empty()),
    ]
}

/// Somebody with a table, and a program that may do one kind of thing for them. From one address come only so many.
async fn program(server: &Server, scope: &str, address: [u8; 4]) -> (Client, String) {
    let mut client = server.client().at(address);
    client.post("/api/guest", json!({})).await.done();
    let table = client.post("/api/tables", json!({ "game": "onirim" })).await.done();
    let made = client.post("/api/me/tokens", json!({ "name": "bot", "scopes": [scope] })).await.done();
    (client.bearing(&made["token"]), table["table"].as_str().expect("an id").to_owned())
}

async fn every_route_asks_for_its_scope(place: Place) {
    let server = place.open().await;
    for (route, (method, path, needed, body)) in routes().into_iter().enumerate() {
        for scope in SCOPES {
            let (bot, table) = program(&server, scope, [10, 0, 0, route as u8]).await;
            let path = path
                .replace("{table}", &table)
                .replace("{game}", "onirim")
                .replace("{kind}", "setup")
                .replace("{day}", "2026-11-15")
                .replace("{id}", "abc");
            let method: Method = method.to_uppercase().parse().expect("a method");
            let request = bot.request(method.clone(), &path).header(header::CONTENT_TYPE, "application/json");
            let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
            let (status, text) = bot.text(request.body(body)).await;
            let may = needed.is_empty() || needed == scope;
            let refused = status == 403 && text.contains("missing-scope");
            assert_eq!(refused, !may, "{method} {path} with {scope}: {status} {text}");
            assert!(may || text.contains(&format!("\"expected\":\"{needed}\"")), "{method} {path}: {text}");
        }
    }
}

async fn every_method_of_the_socket_asks_for_its_scope(place: Place) {
    let server = place.open().await;
    let address = server.listen().await;
    for scope in SCOPES {
        let (bot, table) = program(&server, scope, [10, 0, 0, 1]).await;
        let mut line = Line::open(address, &bot).await;
        let of = |mut params: Value| {
            params["table"] = json!(table);
            params
        };
        for (method, needed, params) in [
            ("join", "read", json!({})),
            ("leave", "", json!({})),
            ("sit", "play", json!({ "step": 0, "key": "1", "seat": 1 })),
            ("stand", "play", json!({ "step": 0, "key": "2", "seat": 1 })),
            ("change_seat", "play", json!({ "step": 0, "key": "2b", "from": 1, "to": 2 })),
            ("seat_bot", "play", json!({ "step": 0, "key": "3", "seat": 1, "bot": "random" })),
            ("start", "play", json!({ "step": 0, "key": "4" })),
            ("act", "play", json!({ "step": 0, "key": "5", "as": 1, "action": "play red-moon" })),
            ("concede", "play", json!({ "step": 0, "key": "6", "as": 1 })),
            ("undo", "play", json!({ "step": 0, "key": "7", "as": 1, "to": 0 })),
            ("stop", "play", json!({ "step": 0, "key": "8", "as": 1 })),
            ("answer", "play", json!({ "step": 0, "key": "9", "as": 1, "agree": true })),
            ("stand_in", "play", json!({ "step": 0, "key": "10", "seat": 1 })),
            ("hand_back", "play", json!({ "step": 0, "key": "11", "seat": 1 })),
            ("rematch", "play", json!({ "step": 0, "key": "12", "as": 1, "seed": "new" })),
            ("chat", "play", json!({ "key": "13", "text": "hello" })),
            ("preview", "play", json!({ "step": 0, "as": 1, "action": "play red-moon" })),
            ("explain", "play", json!({ "step": 0, "as": 1, "actions": [] })),
            ("hint", "play", json!({ "step": 0, "as": 1 })),
        ] {
            let answer = line.ask(&format!("table.{method}"), of(params)).await;
            let refused = answer.as_ref().is_err_and(|data| data["code"] == "missing-scope");
            assert_eq!(refused, !needed.is_empty() && needed != scope, "{method} with {scope}: {answer:?}");
        }
    }
}
