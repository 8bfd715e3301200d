//! Finished games thought over in the background.

use std::time::Duration;

use dedale_server::{Config, Limits};
use serde_json::{Value, json};

use crate::server::{Place, Server, on_every_store};
use crate::table::Party;

on_every_store! {
    a_finished_game_is_thought_over_on_request,
    a_game_that_goes_on_is_not_thought_over,
    an_analysis_goes_on_after_a_restart,
    everybody_has_a_turn,
    one_person_cannot_fill_the_queue,
    a_spoiled_analysis_does_not_stop_the_others,
    a_spoiled_analysis_can_be_asked_for_again,
}

fn quick() -> Config {
    let often = 1_000_000;
    let limits = Limits {
        requests_per_minute: often,
        attempts_per_minute: often,
        analysis_simulations: 10,
        analyses_per_user: 2,
        ..Limits::default()
    };
    Config { limits, ..Config::default() }
}

/// A game of Onirim that somebody gave up after some moves.
async fn given_up(server: &Server, moves: usize) -> Party {
    let mut party = Party::playing(server, json!({ "game": "onirim" }), 1).await;
    for _ in 0..moves {
        party.answer().await;
    }
    if party.document().await["phase"] == "playing" {
        party.command(1, "concede", json!({ "as": 1 })).await.done();
    }
    party
}

async fn ask(party: &mut Party) -> Value {
    party.send(1, "analysis", json!({})).await.done()
}

async fn found(party: &mut Party, query: &str) -> Value {
    let path = format!("/api/tables/{}/analysis{query}", party.id);
    party.who(1).get(&path).await.done()
}

async fn done(party: &mut Party) -> Value {
    loop {
        let found = found(party, "?as=1&lang=en").await;
        if found["state"] == "done" {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Writes nonsense where a game's analysis is stored.
async fn spoil(server: &Server, party: &Party) {
    let database = server.database().await;
    let query = sqlx::query("UPDATE analyses SET kept = '{}' WHERE table_id = $1").bind(party.id.clone());
    query.execute(&database).await.expect("written behind the server's back");
}

async fn a_spoiled_analysis_does_not_stop_the_others(place: Place) {
    let server = place.open_with(quick()).await;
    let (mut spoiled, mut other) = (given_up(&server, 4).await, given_up(&server, 4).await);
    ask(&mut spoiled).await;
    tokio::time::sleep(Duration::from_millis(2)).await;
    ask(&mut other).await;
    spoil(&server, &spoiled).await;
    tokio::spawn(server.app.clone().work_on_analyses());
    done(&mut other).await;
    let path = format!("/api/tables/{}/analysis", spoiled.id);
    assert_eq!(spoiled.who(1).get(&path).await.refused(), (404, "no-analysis"));
}

async fn a_spoiled_analysis_can_be_asked_for_again(place: Place) {
    let server = place.open_with(quick()).await;
    let mut party = given_up(&server, 4).await;
    ask(&mut party).await;
    spoil(&server, &party).await;
    assert_eq!(ask(&mut party).await["state"], "waiting");
    tokio::spawn(server.app.clone().work_on_analyses());
    done(&mut party).await;
}

async fn a_finished_game_is_thought_over_on_request(place: Place) {
    let server = place.open_with(quick()).await;
    let mut party = given_up(&server, 4).await;
    let path = format!("/api/tables/{}/analysis", party.id);
    assert_eq!(party.who(1).get(&path).await.refused(), (404, "no-analysis"));
    let asked = ask(&mut party).await;
    assert_eq!((&asked["state"], &asked["done"]), (&json!("waiting"), &json!(0)));
    assert_eq!(found(&mut party, "").await["report"], Value::Null);
    tokio::spawn(server.app.clone().work_on_analyses());
    let analysed = done(&mut party).await;
    let decisions = analysed["report"]["decisions"].as_array().expect("decisions");
    assert_eq!(Some(decisions.len() as u64), analysed["of"].as_u64());
    assert_eq!(analysed["report"]["complete"], true);
    let told = analysed["told"]["decisions"].as_array().expect("in words");
    assert_eq!(told.len(), decisions.len());
    assert_eq!(ask(&mut party).await["state"], "done", "asked again it is the same");
    let path = format!("/api/tables/{}/analysis?as=7", party.id);
    assert_eq!(party.who(1).get(&path).await.refused().0, 400);
}

async fn a_game_that_goes_on_is_not_thought_over(place: Place) {
    let server = place.open_with(quick()).await;
    let mut party = Party::playing(&server, json!({ "game": "onirim" }), 1).await;
    let refused = party.send(1, "analysis", json!({})).await;
    assert_eq!(refused.refused(), (404, "not-revealed-yet"));
    let mut nobody = server.client();
    let path = format!("/api/tables/{}/analysis", party.id);
    assert_eq!(nobody.post(&path, json!({})).await.refused(), (401, "no-session"));
}

async fn an_analysis_goes_on_after_a_restart(place: Place) {
    let server = place.open_with(quick()).await;
    let mut party = given_up(&server, 3).await;
    ask(&mut party).await;
    let server = server.killed().await;
    let mut party = party.at(&server);
    assert_eq!(found(&mut party, "").await["state"], "waiting");
    tokio::spawn(server.app.clone().work_on_analyses());
    assert_eq!(done(&mut party).await["report"]["simulations"], 10);
}

async fn everybody_has_a_turn(place: Place) {
    let server = place.open_with(quick()).await;
    let mut first = given_up(&server, 1).await;
    ask(&mut first).await;
    tokio::time::sleep(Duration::from_millis(2)).await;
    let mut other = given_up(&server, 1).await;
    let waits = ask(&mut other).await;
    assert_eq!(waits["before"], 1);
    tokio::spawn(server.app.clone().work_on_analyses());
    done(&mut first).await;
    done(&mut other).await;
}

async fn one_person_cannot_fill_the_queue(place: Place) {
    let server = place.open_with(quick()).await;
    let mut greedy = given_up(&server, 1).await;
    ask(&mut greedy).await;
    for further in 1..3 {
        let mut next = given_up(&server, 1).await;
        next.seats = greedy.seats.clone();
        let asked = next.send(1, "analysis", json!({})).await;
        match further {
            1 => drop(asked.done()),
            _ => assert_eq!(asked.refused(), (429, "too-many-analyses")),
        }
    }
}
