//! Puzzles over HTTP.

use dedale_server::Limits;
use serde_json::{Value, json};

use crate::client::Client;
use crate::hall::{DAY, Hall, begun};
use crate::server::{Place, on_every_store};

on_every_store! {
    puzzles_are_found_in_public_games_of_past_days_and_go_with_them,
    games_that_are_not_public_make_no_puzzles,
    a_server_that_wants_no_puzzles_looks_for_none,
}

/// A game of which some turn is nearly always a puzzle, given up after one answer.
async fn short_game(client: &mut Client, archived: bool) -> String {
    let table = begun(&mut [client], &["normal"], json!({ "game": "labyrinth", "archived": archived })).await;
    client.answer(&table, 1).await;
    client.concede(&table).await;
    table
}

async fn here(hall: &Hall) -> Vec<Value> {
    let list = hall.nobody().get("/api/puzzles/labyrinth").await.done();
    list["here"].as_array().expect("a list").clone()
}

/// Searches up to twenty games until a puzzle is there. Most games have one.
async fn search(hall: &Hall) {
    for _ in 0..20 {
        hall.app().search_public_games().await.expect("searched");
        if !here(hall).await.is_empty() {
            return;
        }
    }
}

async fn puzzles_are_found_in_public_games_of_past_days_and_go_with_them(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    for _ in 0..20 {
        short_game(&mut anna, true).await;
    }
    hall.app().search_public_games().await.expect("searched");
    assert_eq!(hall.column("SELECT cursor FROM puzzle_searches").await.len(), 0, "games of today wait");
    hall.time.turn(DAY);
    search(&hall).await;
    let found = here(&hall).await;
    let [line] = found.as_slice() else { panic!("{found:?}") };

    let path = format!("/api/puzzles/labyrinth/{}", line["id"].as_str().expect("an id"));
    let mut anybody = hall.nobody();
    let asked = anybody.get(&path).await.done();
    assert_eq!(&asked["puzzle"], line);
    assert!(asked["position"]["table"]["seed"].is_null());
    let text = asked.to_string();
    let tables = hall.column("SELECT table_id FROM puzzles").await;
    assert!(!text.contains("Anna") && !text.contains(&tables[0]), "{text}");
    let solution = anybody.post(&format!("{path}/answer"), json!({ "action": "end" })).await.done();
    assert_eq!(solution["right"], false);

    hall.write(&[format!("DELETE FROM tables WHERE id = '{}'", tables[0])]).await;
    assert_eq!(here(&hall).await, [] as [Value; 0]);
    assert_eq!(anybody.get(&path).await.refused(), (404, "no-such-puzzle"));
}

async fn games_that_are_not_public_make_no_puzzles(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    for _ in 0..3 {
        short_game(&mut anna, false).await;
    }
    hall.time.turn(DAY);
    search(&hall).await;
    assert_eq!(here(&hall).await, [] as [Value; 0]);
}

async fn a_server_that_wants_no_puzzles_looks_for_none(place: Place) {
    let hall = Hall::open_with(place, Limits { puzzles_per_day: 0, ..Limits::default() }).await;
    let mut anna = hall.guest("Anna").await;
    short_game(&mut anna, true).await;
    hall.time.turn(DAY);
    hall.app().search_public_games().await.expect("nothing to do");
    assert_eq!(hall.column("SELECT cursor FROM puzzle_searches").await.len(), 0);
}

#[tokio::test]
async fn anybody_solves_a_puzzle_of_the_day() {
    let server = Place::sqlite().open().await;
    let mut anybody = server.client();
    for game in ["onirim", "mondes"] {
        let list = anybody.get(&format!("/api/puzzles/{game}")).await.done();
        let today = list["today"].as_array().expect("puzzles");
        assert_eq!(today.len(), 3, "{game}");
        for puzzle in today {
            let path = format!("/api/puzzles/{game}/{}", puzzle["id"].as_str().expect("an id"));
            let asked = anybody.get(&format!("{path}?lang=en")).await.done();
            assert_eq!(&asked["puzzle"], puzzle);
            assert!(asked["position"]["table"]["seed"].is_null());
            let action = &asked["position"]["standing"]["legal"][0];
            let body = json!({ "action": action, "lang": "en" });
            let solution = anybody.post(&format!("{path}/answer"), body).await.done();
            let best = &solution["answers"][0];
            assert_eq!(solution["right"] == true, solution["answers"][0]["action"] == *action, "{path}");
            assert!(best["text"][0].is_string() && solution["found"].is_array(), "{solution}");
        }
    }
}

#[tokio::test]
async fn what_is_no_puzzle_or_no_answer_is_refused() {
    let server = Place::sqlite().open().await;
    let mut anybody = server.client();
    let list: Value = anybody.get("/api/puzzles/onirim").await.done();
    let path = format!("/api/puzzles/onirim/{}", list["all"][0]["id"].as_str().expect("an id"));
    assert_eq!(anybody.get("/api/puzzles/onirim/aaaaaaaa").await.refused(), (404, "no-such-puzzle"));
    assert_eq!(anybody.get("/api/puzzles/chess").await.refused(), (400, "unknown-game"));
    let answer = format!("{path}/answer");
    let fly = anybody.post(&answer, json!({ "action": "fly" })).await;
    assert_eq!(fly.refused(), (400, "unknown-action"));
    let stale = json!({ "step": 0, "as": 1, "action": "redraw" });
    assert_eq!(anybody.post(&format!("{path}/preview"), stale).await.refused(), (409, "stale-step"));
    let others = json!({ "step": 0, "as": 2, "actions": [] });
    assert!(anybody.post(&format!("{path}/explain"), others).await.refused().0 >= 400);
}
