//! A crowd at a table, or one client that behaves like one: players are told in time and never refused.

use std::time::Duration;

use dedale_server::{Config, Limits, Times};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::server::{Place, Server};
use crate::socket::{Line, open};
use crate::table::Party;

fn onirim() -> Value {
    json!({ "game": "onirim", "setup": { "players": 2 } })
}

async fn server(limits: Limits, times: Times) -> Server {
    Place::sqlite().open_with(Config { limits, times, ..Config::default() }).await
}

fn join(party: &Party, id: u32) -> Message {
    let params = json!({ "table": party.id, "as": "spectator" });
    Message::text(json!({ "jsonrpc": "2.0", "id": id, "method": "table.join", "params": params }).to_string())
}

/// Tells how many messages of that kind come while nothing else is asked.
async fn count(line: &mut Line, method: &str) -> usize {
    let mut found = 0;
    while let Ok(message) = tokio::time::timeout(Duration::from_millis(400), line.hear()).await {
        found += usize::from(message["method"] == method);
    }
    found
}

#[tokio::test]
async fn somebody_who_joins_again_and_again_is_no_news_for_the_others() {
    let limits = Limits { joins_per_minute: 100_000, messages_per_second: 100_000, ..Limits::default() };
    let server = server(limits, Times::default()).await;
    let mut party = Party::playing(&server, onirim(), 2).await;
    let address = server.listen().await;
    let mut player = Line::open(address, party.who(1)).await;
    player.ask("table.join", json!({ "table": party.id })).await.expect("a seat");
    let mut flood = open(address, &server.client()).await;
    for id in 0..500 {
        flood.send(join(&party, id)).await.expect("an open socket");
        while !matches!(flood.next().await, Some(Ok(Message::Text(text))) if text.contains("\"result\"")) {}
    }
    party.answer().await.expect("a move is taken");
    let presence = count(&mut player, "table.presence").await;
    assert!(presence <= 3, "{presence} times");
}

#[tokio::test]
async fn joining_is_limited_for_each_person_and_address() {
    let limits = Limits { joins_per_minute: 5, ..Limits::default() };
    let server = server(limits, Times::default()).await;
    let mut party = Party::playing(&server, onirim(), 2).await;
    let address = server.listen().await;
    let mut stranger = Line::open(address, &server.client()).await;
    let look = json!({ "table": party.id, "as": "spectator" });
    for _ in 0..5 {
        stranger.ask("table.join", look.clone()).await.expect("within the limit");
    }
    let refused = stranger.ask("table.join", look.clone()).await.expect_err("too many");
    assert_eq!(refused["code"], "too-many-requests");
    let mut another = Line::open(address, &server.client()).await;
    assert!(another.ask("table.join", look).await.is_err(), "from the same address");
    let mut player = Line::open(address, party.who(1)).await;
    player.ask("table.join", json!({ "table": party.id })).await.expect("players have their own");
}

#[tokio::test]
async fn messages_are_limited_for_each_address_however_many_people_send_them() {
    let limits = Limits { messages_per_minute_per_address: 6, ..Limits::default() };
    let server = server(limits, Times::default()).await;
    let mut party = Party::playing(&server, onirim(), 2).await;
    let address = server.listen().await;
    for player in [1, 2] {
        let mut line = Line::open(address, party.who(player)).await;
        for _ in 0..3 {
            line.ask("table.join", json!({ "table": party.id })).await.expect("within the limit");
        }
    }
    let mut line = Line::open(address, party.who(1)).await;
    let refused = line.ask("table.join", json!({ "table": party.id })).await.expect_err("too many");
    assert_eq!(refused["code"], "too-many-requests");
}

#[tokio::test]
async fn lines_of_chat_are_limited_for_each_address_however_many_people_say_them() {
    let limits = Limits { chat_per_minute_per_address: 4, ..Limits::default() };
    let server = server(limits, Times::default()).await;
    let mut party = Party::playing(&server, onirim(), 2).await;
    let mut line = Line::open(server.listen().await, party.who(1)).await;
    for number in 0..4 {
        let said = json!({ "table": party.id, "text": "Bonsoir", "key": number.to_string() });
        line.ask("table.chat", said).await.expect("within the limit");
    }
    let said = json!({ "table": party.id, "text": "Bonsoir", "key": "e" });
    let mut other = Line::open(server.listen().await, party.who(2)).await;
    let refused = other.ask("table.chat", said).await.expect_err("too many");
    assert_eq!(refused["code"], "too-many-requests");
}

#[tokio::test]
async fn what_was_missed_is_told_in_pages() {
    let limits = Limits { commands_per_minute: 100_000, ..Limits::default() };
    let limits = Limits { requests_per_minute: 100_000, attempts_per_minute: 100_000, ..limits };
    let server = server(limits, Times::default()).await;
    let mut party = Party::invited(&server, onirim(), 1).await;
    for round in 0..200 {
        for (step, name) in ["sit", "stand"].into_iter().enumerate() {
            let step = round * 2 + step;
            let params = json!({ "seat": 1, "step": step, "key": format!("{name} {round}") });
            party.send(1, name, params).await.done();
        }
    }
    let steps = |snapshot: &Value| {
        let missed = snapshot["missed"].as_array().expect("a list").clone();
        missed.iter().map(|one| one["step"].as_u64().expect("a number")).collect::<Vec<_>>()
    };
    let newest = party.look(1).await;
    assert_eq!(steps(&newest), (145..=400).collect::<Vec<_>>());
    assert_eq!(newest["earlier"], 144);
    let path = format!("/api/tables/{}?before=145", party.id);
    let older = party.who(1).get(&path).await.done();
    assert_eq!((steps(&older), &older["earlier"]), ((1..145).collect(), &json!(0)));
    let path = format!("/api/tables/{}?since=390", party.id);
    let few = party.who(1).get(&path).await.done();
    assert_eq!((steps(&few), &few["earlier"]), ((391..=400).collect(), &json!(0)));
    let mut line = Line::open(server.listen().await, party.who(1)).await;
    let joined = line.ask("table.join", json!({ "table": party.id })).await.expect("a look");
    assert_eq!((steps(&joined), &joined["earlier"]), ((145..=400).collect(), &json!(144)));
}
