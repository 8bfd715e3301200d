//! What a form needs to know, and several players at one screen.

use serde_json::{Value, json};

use crate::server::{Place, on_every_store};
use crate::socket::Line;

on_every_store! {
    games_tell_their_options_and_bots,
    options_are_checked_before_a_table_is_set_up,
    a_game_tells_what_is_in_its_box,
    one_person_plays_every_seat_at_one_screen,
}

async fn games_tell_their_options_and_bots(place: Place) {
    let server = place.open().await;
    let games = server.client().get("/api/games").await.done();
    for game in games.as_array().expect("a list") {
        assert!(game["min_players"].as_u64() <= game["max_players"].as_u64(), "{game}");
        assert!(game["bots"].as_array().is_some_and(|bots| !bots.is_empty()));
        for option in game["options"].as_array().expect("options") {
            let values = option["values"].as_array().expect("values");
            assert!(values.contains(&option["default"]), "{option}");
            assert!(game["setup"]["properties"][option["id"].as_str().expect("an id")].is_object());
        }
    }
}

async fn options_are_checked_before_a_table_is_set_up(place: Place) {
    let server = place.open().await;
    let mut nobody = server.client();
    let silent = json!({ "setup": { "players": 2, "communication": "silent" } });
    let checked = nobody.post("/api/games/onirim/check", silent).await.done();
    assert_eq!((&checked["players"], &checked["may_talk"]), (&json!(2), &json!(false)));
    assert_eq!(checked["setup"]["book"], "none", "every option is told");
    assert_eq!(checked["text"], "players=2 communication=silent");
    let defaults = nobody.post("/api/games/labyrinth/check", json!({})).await.done();
    assert_eq!((&defaults["game"], &defaults["players"]), (&json!("labyrinth"), &json!(2)));
    for (setup, code) in [
        (json!({ "players": 1, "communication": "silent" }), "setup-conflict"),
        (json!({ "players": 9 }), "setup-unknown-value"),
        (json!({ "colour": "red" }), "setup-unknown-option"),
    ] {
        let refused = nobody.post("/api/games/onirim/check", json!({ "setup": setup })).await;
        assert_eq!(refused.refused(), (400, code), "{setup}");
    }
    assert_eq!(nobody.post("/api/games/chess/check", json!({})).await.refused(), (400, "unknown-game"));
}

async fn a_game_tells_what_is_in_its_box(place: Place) {
    let server = place.open().await;
    let mut nobody = server.client();
    let usual = nobody.get("/api/games/onirim/contents").await.done();
    assert_eq!(
        (&usual["id"], &usual["max_players"], &usual["setup"]["book"]),
        (&json!("onirim"), &json!(2), &json!("none"))
    );
    assert_eq!(usual["contents"]["spells"], json!([]));
    let hard = nobody.get("/api/games/onirim/contents?setup=players%3D1%20book%3Dhard").await.done();
    assert_eq!(hard["contents"]["spells"][0], json!({ "spell": "paradoxical-prophecy", "cost": 6 }));
    for (path, code) in [
        ("/api/games/chess/contents", "unknown-game"),
        ("/api/games/onirim/contents?setup=book%3Dsoft", "setup-unknown-value"),
        ("/api/games/mondes/contents?setup=cards%3Da%7Cb", "setup-bad-value"),
    ] {
        assert_eq!(nobody.get(path).await.refused(), (400, code), "{path}");
    }
}

async fn one_person_plays_every_seat_at_one_screen(place: Place) {
    let server = place.open().await;
    let mut anna = server.client();
    anna.post("/api/guest", json!({ "name": "Anna" })).await.done();
    let table = anna.post("/api/tables", json!({ "game": "mondes", "setup": { "players": 3 } })).await.done();
    let id = table["table"].as_str().expect("an id").to_owned();
    let path = format!("/api/tables/{id}");
    for seat in 1..=3 {
        let sit = json!({ "seat": seat, "step": seat - 1, "key": format!("sit {seat}") });
        anna.post(&format!("{path}/sit"), sit).await.done();
    }
    let address = server.listen().await;
    let mut line = Line::open(address, &anna).await;
    for seat in 1..=3 {
        let join = json!({ "table": id, "as": seat, "lang": "en" });
        let snapshot = line.ask("table.join", join).await.expect("a seat of one’s own");
        assert_eq!(snapshot["as"], seat.to_string());
    }
    anna.post(&format!("{path}/start"), json!({ "step": 3, "key": "start" })).await.done();
    let mut asked = None;
    for _ in 0..3 {
        let update = line.news("table.update").await;
        let seat = update["as"].as_str().expect("a seat").to_owned();
        let others = [1, 2, 3].into_iter().filter(|other| other.to_string() != seat);
        let told = update["said"].to_string();
        assert!(told.contains("You get two characters"), "{told}");
        assert!(others.clone().all(|other| told.contains(&format!("Player {other} gets two characters."))));
        if !update["standing"]["legal"].is_null() {
            asked = Some(update["standing"].clone());
        }
    }
    let asked: Value = asked.expect("one of the seats is asked");
    let act = json!({
        "table": id, "as": asked["decider"], "action": asked["legal"][0], "step": asked["step"], "key": "act",
    });
    line.ask("table.act", act).await.expect("an answer of the seat that is asked");
}
