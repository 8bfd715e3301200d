//! Who thinks for whom, and in which order.

use std::time::{Duration, Instant};

use dedale_server::{Config, Limits, Times, UserId};
use serde_json::{Value, json};

use crate::client::Client;
use crate::hall::{Hall, begun, id};
use crate::server::{Place, on_every_store};
use crate::socket::Line;

on_every_store! {
    bots_rest_while_nobody_looks_and_go_on_when_somebody_does,
    readiness_knows_a_task_that_is_down,
}

async fn user(client: &mut Client) -> UserId {
    let me = client.get("/api/me").await.done();
    serde_json::from_value(me["id"].clone()).expect("an id")
}

/// A game between two bots, begun by somebody who does not play.
async fn bots_alone(owner: &mut Client, game: &str, bot: &str) -> String {
    let table =
        id(&owner.post("/api/tables", json!({ "game": game, "setup": { "players": 2 } })).await.done());
    let commands = [
        ("seat-bot", json!({ "seat": 1, "bot": bot })),
        ("seat-bot", json!({ "seat": 2, "bot": bot })),
        ("start", json!({})),
    ];
    for (step, (command, mut params)) in commands.into_iter().enumerate() {
        params["step"] = json!(step);
        params["key"] = json!(format!("{step}"));
        owner.post(&format!("/api/tables/{table}/{command}"), params).await.done();
    }
    table
}

#[tokio::test]
async fn people_with_many_bot_tables_do_not_keep_others_waiting() {
    let hall = Hall::open(Place::sqlite()).await;
    let mut crowd = Vec::new();
    for at in 0..8 {
        let mut owner = hall.guest(&format!("Owner {at}")).await;
        for _ in 0..50 {
            bots_alone(&mut owner, "mondes", "hard").await;
        }
        crowd.push(user(&mut owner).await);
    }
    let mut honest = hall.guest("Honest").await;
    let table =
        begun(&mut [&mut honest], &["hard"], json!({ "game": "mondes", "setup": { "players": 2 } })).await;
    for _ in 0..6 {
        if !honest.answer(&table, 1).await {
            break;
        }
        let look = honest.get(&format!("/api/tables/{table}?as=1")).await.done();
        if look["standing"]["decider"] == 1 {
            let step = look["missed"].as_array().expect("a list").len();
            honest.post(&format!("/api/tables/{table}/hint"), json!({ "step": step, "as": 1 })).await.done();
        }
    }
    let waited = |user: &UserId| hall.app().longest_wait_for_thought(user);
    let longest = crowd.iter().filter_map(waited).max();
    assert!(longest > Some(20), "the crowd waits for itself: {longest:?} turns");
    let honest = waited(&user(&mut honest).await);
    assert!(honest <= Some(4), "{honest:?} turns of others");
}

async fn bots_rest_while_nobody_looks_and_go_on_when_somebody_does(place: Place) {
    let times = Times { bot_pause_ms: 0, watched_s: 0, ..Times::default() };
    let server = place.open_with(Config { times, ..Config::default() }).await;
    let mut owner = server.client();
    owner.post("/api/guest", json!({ "name": "Owner" })).await.done();
    let table = bots_alone(&mut owner, "mondes", "random").await;
    for _ in 0..10 {
        assert_eq!(owner.look(&table).await["standing"]["moves"], 0, "nobody listens");
    }
    let mut line = Line::open(server.listen().await, &owner).await;
    line.ask("table.join", json!({ "table": table })).await.expect("a snapshot");
    for _ in 0..3 {
        line.news("table.update").await;
    }
}

#[tokio::test]
async fn a_bot_takes_its_pause_however_little_it_thinks() {
    let pause = Duration::from_millis(300);
    let times = Times { bot_pause_ms: pause.as_millis() as u64, ..Times::default() };
    let server = Place::sqlite().open_with(Config { times, ..Config::default() }).await;
    let mut owner = server.client();
    owner.post("/api/guest", json!({ "name": "Owner" })).await.done();
    let table = bots_alone(&mut owner, "mondes", "random").await;
    let mut line = Line::open(server.listen().await, &owner).await;
    line.ask("table.join", json!({ "table": table })).await.expect("a snapshot");
    line.news("table.update").await;
    let mut at: Value = line.news("table.update").await;
    let begun = Instant::now();
    for _ in 0..3 {
        let next = line.news("table.update").await;
        assert!(next["step"].as_u64() > at["step"].as_u64(), "{at} {next}");
        at = next;
    }
    assert!(begun.elapsed() > 2 * pause, "{:?}", begun.elapsed());
}

#[tokio::test]
async fn a_person_who_asks_for_too_many_hints_at_once_is_refused_and_others_are_not() {
    let limits = Limits { thinking_per_person: 1, ..Limits::default() };
    let hall = Hall::open_with(Place::sqlite(), limits).await;
    let mut greedy = hall.guest("Greedy").await;
    let mut asking = Vec::new();
    for _ in 0..12 {
        let table =
            begun(&mut [&mut greedy], &[], json!({ "game": "onirim", "setup": { "players": 1 } })).await;
        let (mut client, step) = (greedy.clone(), greedy.look(&table).await["missed"].clone());
        let params = json!({ "step": step.as_array().expect("a list").len(), "as": 1 });
        asking.push(async move { client.post(&format!("/api/tables/{table}/hint"), params).await });
    }
    let mut modest = hall.guest("Modest").await;
    let table = begun(&mut [&mut modest], &[], json!({ "game": "onirim", "setup": { "players": 1 } })).await;
    let step = modest.look(&table).await["missed"].as_array().expect("a list").len();
    let answers: Vec<_> = asking.into_iter().map(tokio::spawn).collect();
    let advised = modest.post(&format!("/api/tables/{table}/hint"), json!({ "step": step, "as": 1 })).await;
    advised.done();
    let (mut given, mut refused) = (0, 0);
    for answer in answers {
        let answer = answer.await.expect("an answer");
        match answer.status.is_success() {
            true => given += 1,
            false => {
                assert_eq!(answer.refused(), (429, "too-many-hints"));
                refused += 1;
            }
        }
    }
    assert!(given > 0 && refused > 0, "{given} given, {refused} refused");
}

async fn readiness_knows_a_task_that_is_down(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    let (fails, mut failing) = tokio::sync::mpsc::channel(1);
    server.app.supervise("test", move || {
        let fails = fails.clone();
        async move {
            if fails.send(()).await.is_ok() {
                panic!("on purpose");
            }
        }
    });
    // It has begun for the second time: the first panic is known.
    for _ in 0..2 {
        failing.recv().await.expect("it begins");
    }
    let ready = client.get("/readyz").await;
    assert_eq!(ready.refused(), (503, "task-down"));
    assert_eq!(ready.body["error"]["data"]["found"], "test");
}
