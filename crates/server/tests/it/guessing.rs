//! Guesses at passwords and recovery codes.

use axum::http::header;
use dedale_server::{Config, Limits};
use serde_json::{Value, json};

use crate::client::{Answer, PASSWORD};
use crate::server::{Place, Server, on_every_store};

on_every_store! {
    guesses_at_one_account_from_one_address_are_slowed,
    guesses_from_many_addresses_are_slowed_and_the_owner_still_gets_in,
    guesses_at_a_name_nobody_has_are_slowed_in_the_same_way,
    guesses_within_a_session_are_slowed,
}

fn often(guesses_per_hour: u32) -> Config {
    let limits = Limits {
        guesses_per_hour,
        requests_per_minute: 100_000,
        attempts_per_minute: 100_000,
        ..Limits::default()
    };
    Config { limits, ..Config::default() }
}

/// Too short to be anybody's: no time is spent on it.
const WRONG: &str = "short";

fn wrong(name: &str) -> Value {
    json!({ "name": name, "password": WRONG })
}

async fn guess(server: &Server, last: u8, name: &str) -> Answer {
    server.client().at([198, 51, 100, last]).post("/api/login", wrong(name)).await
}

async fn guesses_at_one_account_from_one_address_are_slowed(place: Place) {
    let server = place.open_with(often(1000)).await;
    let mut owner = server.client();
    let code = owner.become_account("Zoë").await;
    for _ in 0..5 {
        assert_eq!(guess(&server, 1, "Zoë").await.refused(), (401, "wrong-password"));
    }
    let slowed = guess(&server, 1, "ZOË").await;
    assert_eq!(slowed.refused(), (429, "too-many-requests"));
    assert!(slowed.headers.contains_key(header::RETRY_AFTER));
    assert_eq!(guess(&server, 2, "Zoë").await.refused(), (401, "wrong-password"), "each address for itself");
    assert_eq!(guess(&server, 1, "Anna").await.refused(), (401, "wrong-password"), "each account for itself");
    let recover = |code: &str| json!({ "name": "Zoë", "recovery_code": code, "password": PASSWORD });
    let mut stranger = server.client().at([198, 51, 100, 1]);
    for _ in 0..5 {
        let answer = stranger.post("/api/recover", recover("AAAAA")).await;
        assert_eq!(answer.refused(), (401, "wrong-recovery-code"));
    }
    assert_eq!(stranger.post("/api/recover", recover(&code)).await.refused(), (429, "too-many-requests"));
    server.client().post("/api/recover", recover(&code)).await.done();
}

async fn guesses_from_many_addresses_are_slowed_and_the_owner_still_gets_in(place: Place) {
    let server = place.open_with(often(8)).await;
    let mut owner = server.client();
    owner.become_account("Zoë").await;
    owner.post("/api/logout", json!({})).await.done();
    let mut refused = 0;
    for last in 0..20 {
        refused += u32::from(guess(&server, last, "Zoë").await.refused() == (429, "too-many-requests"));
    }
    assert_eq!(refused, 12, "eight guesses, from however many addresses");
    let right = json!({ "name": "Zoë", "password": PASSWORD });
    let mut moved = owner.clone().at([203, 0, 113, 9]);
    moved.post("/api/login", right.clone()).await.done();
    assert_eq!(server.client().post("/api/login", right.clone()).await.refused().0, 429, "a stranger waits");
    let asked = json!({ "old": PASSWORD, "new": "a staircase of sand" });
    moved.post("/api/me/password", asked).await.done();
    owner.post("/api/login", right).await.refused();
    let right = json!({ "name": "Zoë", "password": "a staircase of sand" });
    assert_eq!(
        owner.post("/api/login", right.clone()).await.refused().0,
        429,
        "with the old password’s mark"
    );
    moved.post("/api/logout", json!({})).await.done();
    moved.post("/api/login", right).await.done();
}

async fn guesses_at_a_name_nobody_has_are_slowed_in_the_same_way(place: Place) {
    let server = place.open_with(often(1000)).await;
    server.client().become_account("Zoë").await;
    let mut told = Vec::new();
    for (last, name) in [(1, "Zoë"), (2, "Nobody")] {
        let mut answers = Vec::new();
        for _ in 0..7 {
            let answer = guess(&server, last, name).await;
            answers.push((answer.status, answer.headers, answer.body));
        }
        told.push(answers);
    }
    assert_eq!(told[0], told[1]);
}

async fn guesses_within_a_session_are_slowed(place: Place) {
    let server = place.open_with(often(1000)).await;
    let mut thief = server.client();
    thief.become_account("Zoë").await;
    let asked = json!({ "old": WRONG, "new": "a staircase of sand" });
    for _ in 0..5 {
        assert_eq!(thief.post("/api/me/password", asked.clone()).await.refused(), (401, "wrong-password"));
    }
    assert_eq!(thief.post("/api/me/password", asked).await.refused(), (429, "too-many-requests"));
    let delete = json!({ "password": PASSWORD });
    assert_eq!(thief.delete("/api/me", delete).await.refused(), (429, "too-many-requests"));
    let login = json!({ "name": "Zoë", "password": PASSWORD });
    server.client().post("/api/login", login).await.done();
}
