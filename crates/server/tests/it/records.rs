//! Games that were played elsewhere.

use dedale_core::Seat;
use dedale_core::chance::Seed;
use dedale_games::{AnyMatch, GameId};
use serde_json::json;

use crate::hall::Hall;
use crate::server::{Place, on_every_store};

on_every_store! {
    a_finished_game_from_elsewhere_is_kept_and_counts_nowhere,
    a_game_that_cannot_have_been_played_is_not_kept,
    an_unfinished_game_is_not_kept,
}

/// A game with some moves, as it would come from somebody's device.
fn some_moves() -> AnyMatch {
    let mut game = AnyMatch::new(GameId::Labyrinth, [], Seed::Quick(11)).expect("a deal");
    for _ in 0..6 {
        let action = game.playing().legal().remove(0);
        game.playing_mut().act(&action).expect("a legal answer");
    }
    game
}

fn finished() -> AnyMatch {
    let mut game = some_moves();
    game.playing_mut().concede(Seat::new(0)).expect("a running game");
    game
}

async fn a_finished_game_from_elsewhere_is_kept_and_counts_nowhere(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let text = finished().playing().record_text().expect("a record");
    let kept = anna.post("/api/records", json!({ "record": text, "bot": "normal" })).await.done();
    let id = kept["table"].as_str().expect("an id");
    assert_eq!((&kept["phase"], &kept["game"]), (&json!("over"), &json!("labyrinth")));
    assert_eq!((&kept["seats"][0]["name"], &kept["seats"][1]["bot"]), (&json!("Anna"), &json!("normal")));
    let (_, again) = hall.text(&format!("/api/tables/{id}/record?form=text")).await;
    assert_eq!(again, text);
    let mine = anna.get("/api/me/tables").await.done();
    assert_eq!(mine[0]["table"], kept["table"]);
    for path in ["/api/statistics", "/api/me/statistics"] {
        assert_eq!(anna.get(path).await.done()["configurations"], json!([]), "{path}");
    }
}

async fn a_game_that_cannot_have_been_played_is_not_kept(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let mut record = finished().playing().record().expect("a record");
    record.seed = Seed::Quick(12);
    for (record, code) in [
        (json!(record), "record-illegal-action"),
        (json!("a poem"), "neither-record-nor-position"),
        (json!(7), "neither-record-nor-position"),
    ] {
        let answer = anna.post("/api/records", json!({ "record": record })).await;
        assert_eq!(answer.refused().1, code);
    }
    assert_eq!(anna.get("/api/me/tables").await.done(), json!([]));
}

async fn an_unfinished_game_is_not_kept(place: Place) {
    let hall = Hall::open(place).await;
    let mut anna = hall.guest("Anna").await;
    let record = json!(some_moves().playing().record().expect("a record"));
    assert_eq!(anna.post("/api/records", json!({ "record": record })).await.refused(), (409, "wrong-phase"));
}
