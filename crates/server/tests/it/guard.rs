use std::convert::Infallible;
use std::net::SocketAddr;

use axum::body::{Body, Bytes};
use axum::http::{Method, header};
use dedale_server::{Config, Limits};
use futures_util::stream;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::client::{Client, HOST, PASSWORD};
use crate::server::{Place, Server, on_every_store};

on_every_store! {
    foreign_pages_change_nothing,
    programs_without_an_origin_may_use_a_cookie,
    known_origins_may,
}

async fn foreign_pages_change_nothing(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.become_account("Zoë").await;
    let before = server.everything().await;
    for origin in ["https://evil.example", "null", "http://table.example:8080", "http://table.example.evil"] {
        let mut lured = client.clone();
        lured.origin = Some(origin.to_owned());
        for answer in [
            lured.patch("/api/me", json!({ "name": "Eve" })).await,
            lured.delete("/api/me", json!({ "password": PASSWORD })).await,
            lured.post("/api/logout", json!({})).await,
            lured.post("/api/me/tokens", json!({ "name": "bot", "scopes": ["account"] })).await,
            lured.post("/api/me/password", json!({ "old": PASSWORD, "new": "a staircase of sand" })).await,
            server_wide(&mut lured).await,
        ] {
            assert_eq!(answer.refused(), (403, "wrong-origin"), "{origin}");
        }
    }
    let mut lured = client.clone();
    lured.origin = None;
    let request = lured.request(Method::POST, "/api/logout").header("sec-fetch-site", "cross-site");
    let answer = lured.send(request.body(Body::empty()).expect("a request")).await;
    assert_eq!(answer.refused(), (403, "wrong-origin"));
    assert_eq!(server.everything().await, before);
}

/// What needs no cookie at all.
async fn server_wide(lured: &mut Client) -> crate::client::Answer {
    lured.post("/api/login", json!({ "name": "Zoë", "password": PASSWORD })).await
}

async fn programs_without_an_origin_may_use_a_cookie(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    client.origin = None;
    client.post("/api/guest", json!({})).await.done();
    client.patch("/api/me", json!({ "name": "Zoë" })).await.done();
}

async fn known_origins_may(place: Place) {
    let origins = vec!["https://pages.example".to_owned()];
    let server = place.open_with(Config { origins, ..Config::default() }).await;
    let mut client = server.client();
    client.origin = Some("https://pages.example".to_owned());
    client.post("/api/guest", json!({})).await.done();
}

fn limits(limits: Limits) -> Config {
    Config { limits, ..Config::default() }
}

#[tokio::test]
async fn who_asks_too_often_is_told_when_to_come_back() {
    let few = Limits { requests_per_minute: 3, ..Limits::default() };
    let server = Place::sqlite().open_with(limits(few)).await;
    let mut client = server.client();
    for _ in 0..3 {
        assert_eq!(client.get("/api/me").await.refused(), (401, "no-session"));
    }
    let answer = client.get("/api/me").await;
    assert_eq!(answer.refused(), (429, "too-many-requests"));
    let seconds: u64 = answer.headers[header::RETRY_AFTER].to_str().expect("text").parse().expect("seconds");
    assert!((1..=60).contains(&seconds), "{seconds}");
    let mut other = server.client().at([198, 51, 100, 1]);
    assert_eq!(other.get("/api/me").await.refused(), (401, "no-session"), "others are not held up");
}

#[tokio::test]
async fn files_of_the_page_and_probes_do_not_count_as_requests() {
    let few = Limits { requests_per_minute: 3, ..Limits::default() };
    let server = Place::sqlite().open_with(limits(few)).await;
    let client = server.client().at([127, 0, 0, 1]);
    for path in ["/", "/assets/any.js", "/healthz", "/readyz", "/metrics"] {
        for _ in 0..5 {
            let status = client.status(client.request(Method::GET, path).body(Body::empty())).await;
            assert_ne!(status, 429, "{path}");
        }
    }
    let mut client = client;
    for _ in 0..3 {
        assert_eq!(client.get("/api/me").await.refused(), (401, "no-session"));
    }
    assert_eq!(client.get("/api/me").await.refused(), (429, "too-many-requests"));
    assert_eq!(client.get("/api/nowhere").await.refused(), (429, "too-many-requests"), "nor is that free");
    let status = client.status(client.request(Method::GET, "/healthz").body(Body::empty())).await;
    assert_eq!(status, 200, "a probe of an address that asks too much");
}

#[tokio::test]
async fn requests_for_another_host_are_refused() {
    let server = Place::sqlite().open().await;
    let address = server.listen().await;
    let asked = |host: &str, path: &str, more: &str| {
        let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\n{more}\r\n");
        answered(address, request)
    };
    let upgrade = "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    for (host, is_ours) in [
        ("127.0.0.1", true),
        ("localhost:7333", true),
        (HOST, true),
        ("evil.example", false),
        ("127.0.0.1.evil.example", false),
    ] {
        let expected = |good: &'static str| if is_ours { good } else { "HTTP/1.1 421" };
        assert!(asked(host, "/healthz", "").await.starts_with(expected("HTTP/1.1 200")), "{host}");
        assert!(
            asked(host, "/", "accept: text/html\r\n").await.starts_with(expected("HTTP/1.1 200")),
            "{host}"
        );
        let socket = asked(host, "/api/socket", upgrade).await;
        assert!(socket.starts_with(expected("HTTP/1.1 101")), "{host}: {socket}");
    }
    assert!(asked("evil.example", "/api/games", "").await.contains("wrong-host"));
}

/// The beginning of what comes back over a connection.
async fn answered(address: SocketAddr, request: String) -> String {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut bytes = vec![0; 4096];
    let count = stream.read(&mut bytes).await.expect("an answer");
    String::from_utf8_lossy(&bytes[..count]).into_owned()
}

#[tokio::test]
async fn figures_are_for_this_machine_or_for_bearers_of_the_token() {
    let status = async |server: &Server, address: [u8; 4], header: Option<(&str, &str)>| {
        let client = server.client().at(address);
        let request = client.request(Method::GET, "/metrics");
        let request = header.into_iter().fold(request, |request, (name, value)| request.header(name, value));
        client.status(request.body(Body::empty())).await
    };
    let (here, there) = ([127, 0, 0, 1], [192, 0, 2, 1]);
    let server = Place::sqlite().open().await;
    assert_eq!(status(&server, here, None).await, 200);
    assert_eq!(status(&server, there, None).await, 403);
    for name in ["x-forwarded-for", "forwarded", "x-real-ip", "via"] {
        assert_eq!(status(&server, here, Some((name, "127.0.0.1"))).await, 403, "by a proxy: {name}");
    }
    let config = Config { metrics_token: Some("open sesame".into()), ..Config::default() };
    assert!(!format!("{config:?}").contains("sesame"));
    let server = Place::sqlite().open_with(config).await;
    let token = |token| Some(("authorization", token));
    assert_eq!(status(&server, there, token("Bearer open sesame")).await, 200);
    for wrong in ["Bearer open", "Bearer ", "open sesame"] {
        assert_eq!(status(&server, there, token(wrong)).await, 403, "{wrong}");
    }
    assert_eq!(status(&server, here, None).await, 403);
    let config = Config { metrics_listen: Some(([127, 0, 0, 1], 0).into()), ..Config::default() };
    let server = Place::sqlite().open_with(config).await;
    assert_eq!(status(&server, here, None).await, 404, "on a listener of its own");
}

#[tokio::test]
async fn over_https_the_cookie_is_of_the_host() {
    let server = Place::sqlite().open_with(Config { https: true, ..Config::default() }).await;
    let mut client = server.client();
    client.origin = Some("https://table.example".to_owned());
    let guest = client.post("/api/guest", json!({})).await;
    let cookies: Vec<_> =
        guest.headers.get_all(header::SET_COOKIE).iter().map(|value| value.to_str().expect("text")).collect();
    assert!(cookies[0].starts_with("__Host-dedale_session="), "{cookies:?}");
    assert!(cookies[0].contains("; Path=/;") && cookies[0].ends_with("; Secure"), "{cookies:?}");
    assert!(cookies[1].starts_with("dedale_session=; ") && cookies[1].contains("Max-Age=0"), "{cookies:?}");
    let me = client.get("/api/me").await.done();
    let mut before = client.clone();
    before.cookie = client.cookie.as_ref().map(|cookie| cookie.replace("__Host-", ""));
    assert_eq!(before.get("/api/me").await.done(), me, "from before there was a prefix");
    assert_eq!(before.cookie, client.cookie, "and it is replaced");
    let secret = client.cookie.clone().expect("a cookie");
    client.cookie = Some(format!("dedale_session=planted; {secret}"));
    assert_eq!(client.get("/api/me").await.done(), me, "another one does not count beside it");
}

#[tokio::test]
async fn guessing_is_limited_more_than_asking() {
    let few = Limits { attempts_per_minute: 3, ..Limits::default() };
    let server = Place::sqlite().open_with(limits(few)).await;
    let mut client = server.client();
    for _ in 0..3 {
        let answer = client.post("/api/login", json!({ "name": "Zoë", "password": "short" })).await;
        assert_eq!(answer.refused(), (401, "wrong-password"));
    }
    let asked = json!({ "name": "Zoë", "password": PASSWORD });
    for path in ["/api/login", "/api/account"] {
        let answer = client.post(path, asked.clone()).await;
        assert_eq!(answer.refused(), (429, "too-many-requests"), "{path}");
        assert!(answer.headers.contains_key(header::RETRY_AFTER));
    }
    assert_eq!(client.post("/api/guest", json!({})).await.refused(), (429, "too-many-requests"));
    assert_eq!(client.get("/api/me").await.refused(), (401, "no-session"));
}

#[tokio::test]
async fn bodies_that_are_too_large_are_refused() {
    let server = Place::sqlite().open_with(limits(Limits { request_bytes: 1000, ..Limits::default() })).await;
    let mut client = server.client();
    let answer = client.post("/api/guest", json!({ "name": "x".repeat(2000) })).await;
    assert_eq!(answer.refused(), (413, "too-large"));
    let chunks = stream::repeat_with(|| Ok::<_, Infallible>(Bytes::from_static(&[b' '; 100])));
    let request = client.request(Method::POST, "/api/guest").header(header::CONTENT_TYPE, "application/json");
    let endless = request.body(Body::from_stream(chunks)).expect("a request");
    assert_eq!(client.send(endless).await.refused(), (413, "too-large"), "and without an end");
    client.post("/api/guest", json!({ "name": "x" })).await.done();
}

#[tokio::test]
async fn bodies_that_are_not_json_are_refused() {
    let server = Place::sqlite().open().await;
    let mut client = server.client();
    for (body, line, column) in [("{", 1, 1), ("{\n \"name\": Zoë}", 2, 10), ("{} {}", 1, 4)] {
        let request =
            client.request(Method::POST, "/api/guest").header(header::CONTENT_TYPE, "application/json");
        let answer = client.send(request.body(Body::from(body)).expect("a request")).await;
        assert_eq!(answer.refused(), (400, "parse-error"), "{body:?}");
        let data = &answer.body["error"]["data"];
        assert_eq!(
            (data["line"].as_i64(), data["column"].as_i64()),
            (Some(line), Some(column)),
            "{body:?} {data}"
        );
    }
    let request = client.request(Method::POST, "/api/guest").header(header::CONTENT_TYPE, "application/json");
    let answer = client.send(request.body(Body::from(&b"\xff\xfe"[..])).expect("a request")).await;
    assert_eq!(answer.refused(), (400, "invalid-params"));
}

#[tokio::test]
async fn bodies_of_another_shape_are_refused() {
    let server = Place::sqlite().open().await;
    let mut client = server.client();
    for (body, field) in [
        (json!({ "name": 7 }), Some("name")),
        (json!({ "nmae": "Zoë" }), Some("nmae")),
        (json!([]), None),
        (json!("Zoë"), None),
    ] {
        let answer = client.post("/api/guest", body.clone()).await;
        assert_eq!(answer.refused(), (400, "invalid-params"), "{body}");
        assert_eq!(answer.body["error"]["data"]["field"].as_str(), field, "{body}");
    }
    let answer = client.post("/api/login", json!({ "name": "Zoë" })).await;
    assert_eq!(answer.refused(), (400, "invalid-params"));
    assert_eq!(answer.body["error"]["data"]["field"], "password");
}

#[tokio::test]
async fn bodies_of_another_type_are_refused() {
    let server = Place::sqlite().open().await;
    let mut client = server.client();
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""] {
        let request = client.request(Method::POST, "/api/guest").header(header::CONTENT_TYPE, kind);
        let answer = client.send(request.body(Body::from("{}")).expect("a request")).await;
        assert_eq!(answer.refused(), (400, "invalid-params"), "{kind}");
        assert_eq!(answer.body["error"]["data"]["field"], "content-type");
    }
    let request = client.request(Method::POST, "/api/guest");
    let request = request.header(header::CONTENT_TYPE, "Application/JSON; charset=utf-8");
    client.send(request.body(Body::from("{}")).expect("a request")).await.done();
}

#[tokio::test]
async fn wrong_methods_and_pages_are_refused_in_the_same_shape() {
    let server = Place::sqlite().open().await;
    let mut client = server.client();
    let answer = client.get("/api/guest").await;
    assert_eq!(answer.refused(), (405, "wrong-method"));
    assert_eq!(answer.headers[header::ALLOW], "POST");
    assert_eq!(client.get("/api/nowhere").await.refused(), (404, "no-such-page"));
    assert_eq!(client.post("/api/nowhere", json!({})).await.refused(), (404, "no-such-page"));
}

#[tokio::test]
async fn every_answer_tells_browsers_to_be_careful() {
    let server = Place::sqlite().open_with(Config { https: true, ..Config::default() }).await;
    let mut client = server.client();
    client.origin = Some("https://table.example".to_owned());
    let mut foreign = client.clone();
    foreign.origin = Some("https://evil.example".to_owned());
    for answer in [
        client.get("/api/me").await,
        client.post("/api/guest", json!({})).await,
        client.get("/api/me").await,
        foreign.post("/api/guest", json!({})).await,
    ] {
        let header = |name: &str| answer.headers[name].to_str().expect("text");
        let policy = header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
        let unsafe_parts: Vec<_> = policy.split("; ").filter(|part| part.contains("unsafe")).collect();
        assert_eq!(unsafe_parts, ["script-src 'self' 'wasm-unsafe-eval'", "style-src-attr 'unsafe-inline'"]);
        assert!(policy.contains("worker-src 'self';"), "{policy}");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("referrer-policy"), "same-origin");
        assert_eq!(header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(header("cache-control"), "no-store");
        assert!(header("strict-transport-security").starts_with("max-age="));
        assert!(header("permissions-policy").contains("camera=()"));
        if let Some(cookie) = answer.headers.get(header::SET_COOKIE) {
            let cookie = cookie.to_str().expect("text");
            assert!(cookie.ends_with("; HttpOnly; SameSite=Lax; Secure"), "{cookie}");
        }
    }
}

#[tokio::test]
async fn behind_a_proxy_each_client_counts_for_itself() {
    let few = Limits { requests_per_minute: 1, ..Limits::default() };
    let config = Config { behind_proxy: true, ..limits(few) };
    let server = Place::sqlite().open_with(config).await;
    let mut client = server.client();
    for (forwarded, status) in [
        ("198.51.100.1", 401),
        ("198.51.100.1", 429),
        ("198.51.100.2", 401),
        ("203.0.113.7, 198.51.100.2", 429),
    ] {
        let request = client.request(Method::GET, "/api/me").header("x-forwarded-for", forwarded);
        let answer = client.send(request.body(Body::empty()).expect("a request")).await;
        assert_eq!(answer.refused().0, status, "{forwarded}");
    }
}
