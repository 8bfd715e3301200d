//! A subscription lasts no longer than the right to it: seats change hands, and nobody goes on listening through an old one.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::Client;
use crate::hall::{Hall, id};
use crate::server::{Place, Server, on_every_store};
use crate::socket::Line;
use crate::table::Party;

on_every_store! {
    of_two_who_change_to_the_same_seat_one_keeps_the_former,
}

async fn of_two_who_change_to_the_same_seat_one_keeps_the_former(place: Place) {
    let mut hall = Hall::open(place).await;
    let (mut anna, mut zoe) = (hall.guest("Anna").await, hall.guest("Zoë").await);
    let new = json!({ "game": "labyrinth", "setup": { "players": 4 } });
    let table = id(&anna.post("/api/tables", new).await.done());
    anna.command(&table, "sit", json!({ "seat": 1 })).await.done();
    zoe.command(&table, "sit", json!({ "seat": 2 })).await.done();
    let (hers, mine) = tokio::join!(
        anna.command(&table, "change-seat", json!({ "from": 1, "to": 3 })),
        zoe.command(&table, "change-seat", json!({ "from": 2, "to": 3 })),
    );
    let anna_was_first = hers.status.is_success();
    let late = if anna_was_first { &mine } else { &hers };
    assert_eq!(late.refused(), (409, "seat-taken"));
    let (first, former) =
        if anna_was_first { ("Anna", [None, Some("Zoë")]) } else { ("Zoë", [Some("Anna"), None]) };
    let expected = json!([former[0], former[1], first, null]);
    let sitting = |seen: Value| -> Value {
        seen["table"]["seats"].as_array().expect("a list").iter().map(|seat| seat["name"].clone()).collect()
    };
    assert_eq!(sitting(anna.look(&table).await), expected);
    hall.start_again().await;
    assert_eq!(sitting(hall.back(&zoe).look(&table).await), expected, "and so it was kept");
    let tables = hall.back(if anna_was_first { &anna } else { &zoe }).get("/api/me/tables").await.done();
    assert_eq!(tables.as_array().map(Vec::len), Some(1));
}

fn mondes() -> Value {
    json!({ "game": "mondes", "setup": { "players": 2 } })
}

/// Everything that comes until the socket is silent for a while.
async fn all_news(line: &mut Line) -> Vec<Value> {
    let mut news = Vec::new();
    while let Ok(message) = tokio::time::timeout(Duration::from_millis(300), line.hear()).await {
        news.push(message);
    }
    news
}

/// Somebody who is nobody's friend, with an open socket.
async fn eve(server: &Server) -> (Client, Line) {
    let mut eve = server.client();
    eve.post("/api/guest", json!({ "name": "Eve" })).await.done();
    let line = Line::open(server.listen().await, &eve).await;
    (eve, line)
}

async fn join_as(line: &mut Line, party: &Party, seat: u32) {
    line.ask("table.join", json!({ "table": party.id, "as": seat })).await.expect("the seat is hers");
}

async fn command(client: &mut Client, party: &mut Party, name: &str, mut params: Value) {
    params["step"] = json!(party.step().await);
    params["key"] = json!(format!("eve {name} {}", params["step"]));
    client.post(&format!("/api/tables/{}/{name}", party.id), params).await.done();
}

/// The observers of everything in the news that shows a match.
fn shown(news: &[Value]) -> Vec<&Value> {
    news.iter().filter(|one| !one["params"]["standing"].is_null()).map(|one| &one["params"]["as"]).collect()
}

#[tokio::test]
async fn a_seat_given_up_is_no_longer_listened_to() {
    let server = Place::sqlite().open().await;
    let mut party = Party::invited(&server, mondes(), 2).await;
    let (mut eve, mut ears) = eve(&server).await;
    for seat in [1, 2] {
        command(&mut eve, &mut party, "sit", json!({ "seat": seat })).await;
        join_as(&mut ears, &party, seat).await;
        command(&mut eve, &mut party, "stand", json!({ "seat": seat })).await;
        let left = ears.news("table.left").await;
        assert_eq!((&left["table"], &left["as"]), (&json!(party.id), &json!(seat.to_string())));
        assert!(left["document"]["seats"][seat as usize - 1]["user"].is_null());
    }
    for seat in [1, 2] {
        party.command(seat, "sit", json!({ "seat": seat })).await.done();
    }
    party.command(1, "start", json!({})).await.done();
    for _ in 0..8 {
        party.answer().await;
    }
    let news = all_news(&mut ears).await;
    assert_eq!(shown(&news), Vec::<&Value>::new(), "she hears nothing of the game");
}

#[tokio::test]
async fn somebody_removed_by_the_owner_no_longer_listens() {
    let server = Place::sqlite().open().await;
    let mut party = Party::invited(&server, mondes(), 2).await;
    let (mut eve, mut ears) = eve(&server).await;
    command(&mut eve, &mut party, "sit", json!({ "seat": 2 })).await;
    join_as(&mut ears, &party, 2).await;
    ears.ask("table.join", json!({ "table": party.id, "as": "spectator" }))
        .await
        .expect("everybody may look");
    party.command(1, "stand", json!({ "seat": 2 })).await.done();
    for seat in [1, 2] {
        party.command(seat, "sit", json!({ "seat": seat })).await.done();
    }
    party.command(1, "start", json!({})).await.done();
    let news = all_news(&mut ears).await;
    let shown = shown(&news);
    assert!(!shown.is_empty() && shown.iter().all(|observer| **observer == "spectator"), "{shown:?}");
}

#[tokio::test]
async fn a_listener_who_was_too_slow_gets_no_snapshot_of_a_seat_that_was_given_up() {
    let limits = dedale_server::Limits { waiting_updates: 1, ..dedale_server::Limits::default() };
    let config = dedale_server::Config { limits, ..dedale_server::Config::default() };
    let server = Place::sqlite().open_with(config).await;
    let mut party = Party::invited(&server, mondes(), 2).await;
    let (mut eve, mut ears) = eve(&server).await;
    command(&mut eve, &mut party, "sit", json!({ "seat": 2 })).await;
    join_as(&mut ears, &party, 2).await;
    command(&mut eve, &mut party, "stand", json!({ "seat": 2 })).await;
    for seat in [1, 2] {
        party.command(seat, "sit", json!({ "seat": seat })).await.done();
    }
    party.command(1, "start", json!({})).await.done();
    let news = all_news(&mut ears).await;
    assert_eq!(shown(&news), Vec::<&Value>::new());
}

#[tokio::test]
async fn after_the_end_every_seat_may_be_looked_through() {
    let server = Place::sqlite().open().await;
    let setup = json!({ "game": "onirim", "setup": { "players": 2 } });
    let mut party = Party::playing(&server, setup, 2).await;
    let (_, mut ears) = eve(&server).await;
    let look = json!({ "table": party.id, "as": 2 });
    let refused = ears.ask("table.join", look.clone()).await.expect_err("not hers");
    assert_eq!(refused["code"], "not-your-seat");
    party.play_to_the_end().await;
    ears.ask("table.join", look).await.expect("the game is over");
}
