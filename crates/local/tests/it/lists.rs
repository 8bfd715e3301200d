//! Lists and statistics, from stored summaries.

use serde_json::{Value, json};

use crate::device::Device;
use crate::playing::{play, tables};

#[test]
fn finished_games_are_counted_and_others_are_not() {
    let mut device = Device::new();
    let (game, players, people) = tables().next().expect("a game");
    let mut wins = 0;
    for _ in 0..3 {
        let table = device.begin(game, players, people);
        play(&mut device, &table);
        wins +=
            i64::from(device.stored[&table].summary["winners"].as_array().is_some_and(|won| !won.is_empty()));
    }
    let stopped = device.begin(game, players, people);
    let step = device.stored[&stopped].entries.len() as u64;
    device.command(&stopped, "stop", step, json!({ "as": 1 }));
    device.begin(game, players, people);
    let mut summaries: Vec<_> = device.stored.values().map(|stored| stored.summary.clone()).collect();
    summaries.push(json!({ "table": "damaged" }));

    let query = json!({ "game": game.to_string(), "days": 7 });
    let counted = device.send(json!({ "statistics": { "summaries": summaries, "query": query } }));
    let statistics = &counted["result"];
    let tally = &statistics["configurations"][0]["all_time"];
    assert_eq!((&tally["games"], &tally["wins"]), (&json!(3), &json!(wins)), "{counted}");
    assert_eq!(statistics["configurations"][0]["recent"], *tally);
    assert_eq!(statistics["per_day"][0]["games"], 3);
    assert_eq!(tally["seats"]["1"]["played"], 3);

    let path = format!("/api/me/statistics?game={game}&days=7");
    let request = json!({ "method": "GET", "path": path });
    let asked = device.send(json!({ "request": request, "summaries": summaries }));
    assert_eq!(asked["body"], *statistics);
    device.now += 30 * 24 * 3_600_000;
    let later = device.send(json!({ "request": request, "summaries": summaries }))["body"].clone();
    assert_eq!(later["configurations"][0]["recent"]["games"], 0);

    let request = json!({ "method": "GET", "path": "/api/me/tables" });
    let listed = device.send(json!({ "request": request, "summaries": summaries }))["body"].clone();
    let phases: Vec<_> = listed.as_array().expect("tables").iter().map(|table| &table["phase"]).collect();
    assert_eq!(phases, ["playing", "over", "over", "over", "over"], "the damaged one is left out");
}

#[test]
fn statistics_nobody_can_give_are_refused() {
    let mut device = Device::new();
    for (query, code) in [
        (json!({ "days": 0 }), "invalid-params"),
        (json!({ "game": "chess" }), "unknown-game"),
        (json!({ "setup": "players=1" }), "invalid-params"),
        (json!({ "colour": "red" }), "invalid-params"),
    ] {
        let answer = device.send(json!({ "statistics": { "summaries": [], "query": query } }));
        assert_eq!(answer["error"]["data"]["code"], code, "{answer}");
    }
}

#[test]
fn games_and_their_contents_are_told_as_the_server_tells_them() {
    let mut device = Device::new();
    let games = device.get("/api/games");
    assert_eq!(games, serde_json::to_value(dedale_table::offered_games()).expect("JSON"));
    for game in games.as_array().expect("games") {
        let id = game["id"].as_str().expect("an id");
        let checked = device.post(&format!("/api/games/{id}/check"), json!({ "setup": {} }));
        let setup = checked["text"].as_str().expect("a text").replace(' ', "+");
        assert!(device.get(&format!("/api/games/{id}/contents?setup={setup}")).is_object());
    }
    let answer = device.request("GET", "/api/games/chess/contents", Value::Null);
    assert_eq!(answer["body"]["error"]["data"]["code"], "unknown-game");
}

#[test]
fn a_person_may_take_a_name_and_is_called_by_it() {
    let (game, players, people) = tables().next().expect("a game");
    let mut device = Device::new();
    assert_eq!(device.get("/api/me")["name"], "");
    let me = device.request("PATCH", "/api/me", json!({ "name": "Ada" }));
    assert_eq!((&me["body"]["name"], &me["body"]["id"]), (&json!("Ada"), &json!("local")));
    let table = device.begin(game, players, people);
    assert_eq!(device.look(&table, "1")["table"]["seats"][0]["name"], "Ada");
    assert_eq!(device.stored[&table].summary["seats"][0]["name"], "Ada");
}
