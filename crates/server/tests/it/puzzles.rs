//! Puzzles over HTTP.

use serde_json::{Value, json};

use crate::server::Place;

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
