//! Clients that show words are told them, in their language; others are not.

use serde_json::{Value, json};

use crate::server::{Place, Server, on_every_store};
use crate::socket::Line;
use crate::table::Party;

on_every_store! {
    two_people_of_one_table_read_their_own_languages,
    who_does_not_ask_for_words_gets_none,
    replays_are_told_in_words_too,
    languages_nobody_speaks_here_are_refused,
    people_and_bots_are_called_by_name,
}

async fn party(server: &Server) -> Party {
    let table = json!({ "game": "labyrinth", "setup": { "players": 2, "memory": "aid" } });
    Party::playing(server, table, 2).await
}

fn texts(said: &Value) -> Vec<&str> {
    let lines = said.as_array().expect("lines");
    lines.iter().map(|line| line["text"].as_str().expect("a text")).collect()
}

/// Every line is about events that are there, and no event is told twice.
fn check(happening: &Value) {
    let mut told: Vec<_> = Vec::new();
    for line in happening["said"].as_array().expect("lines") {
        assert!(!line["text"].as_str().expect("a text").is_empty());
        told.extend(
            line["events"].as_array().expect("places").iter().map(|place| place.as_u64().expect("a place")),
        );
    }
    let all = happening["events"].as_array().expect("events").len() as u64;
    assert!(told.iter().copied().eq(0..all), "{happening}");
}

async fn two_people_of_one_table_read_their_own_languages(place: Place) {
    let server = place.open().await;
    let mut party = party(&server).await;
    let address = server.listen().await;
    let mut tabs = Vec::new();
    for lang in ["fr", "en"] {
        let mut tab = Line::open(address, party.who(1)).await;
        let join = json!({ "table": party.id, "as": 1, "lang": lang });
        let snapshot = tab.ask("table.join", join).await.expect("a snapshot");
        let standing = &snapshot["standing"];
        let words = &standing["words"];
        let count = |list: &Value| list.as_array().map(Vec::len);
        assert_eq!(count(&words["legal"]), count(&standing["legal"]));
        assert!(words["question"].is_string());
        snapshot["missed"].as_array().expect("a list").iter().for_each(check);
        tabs.push(tab);
    }
    party.answer().await;
    let [french, english] = [tabs[0].news("table.update").await, tabs[1].news("table.update").await];
    for update in [&french, &english] {
        check(update);
    }
    assert_eq!(french["events"], english["events"]);
    assert_ne!(french["said"], english["said"]);
    assert!(french["standing"]["words"]["question"] != english["standing"]["words"]["question"]);
}

async fn who_does_not_ask_for_words_gets_none(place: Place) {
    let server = place.open().await;
    let mut party = party(&server).await;
    let address = server.listen().await;
    let mut silent = Line::open(address, party.who(1)).await;
    let snapshot = silent.ask("table.join", json!({ "table": party.id })).await.expect("a snapshot");
    party.answer().await;
    let update = silent.news("table.update").await;
    for told in [snapshot, update, party.look(1).await] {
        let text = told.to_string();
        assert!(!text.contains("\"words\":") && !text.contains("\"said\":"), "{text}");
    }
}

async fn replays_are_told_in_words_too(place: Place) {
    let server = place.open().await;
    let mut party = party(&server).await;
    for _ in 0..4 {
        party.answer().await;
    }
    let path = format!("/api/tables/{}", party.id);
    let story = party.who(1).get(&format!("{path}/replay/events?as=1&lang=en")).await.done();
    let moves = story["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), 5);
    moves.iter().for_each(check);
    for (number, told) in moves.iter().enumerate() {
        let moment = party.who(1).get(&format!("{path}/replay?as=1&moves={number}&lang=en")).await.done();
        assert_eq!((&moment["said"], &moment["events"]), (&told["said"], &told["events"]));
        assert!(moment["words"]["question"].is_string());
        assert_eq!(moment["words"]["legal"].is_null(), moment["legal"].is_null());
    }
    party.give_up(1).await;
    let end = party.who(1).get(&format!("{path}?as=all&lang=fr")).await.done();
    assert_eq!(end["standing"]["words"], json!({ "question": null, "legal": [] }));
}

async fn languages_nobody_speaks_here_are_refused(place: Place) {
    let server = place.open().await;
    let mut party = party(&server).await;
    let address = server.listen().await;
    let mut line = Line::open(address, party.who(1)).await;
    for lang in [json!("de"), json!(""), json!(1)] {
        let join = json!({ "table": party.id, "lang": lang });
        assert_eq!(line.ask("table.join", join).await.expect_err("no words")["code"], "invalid-params");
    }
    for path in ["", "/replay", "/replay/events"] {
        let path = format!("/api/tables/{}{path}?lang=de", party.id);
        assert_eq!(party.who(1).get(&path).await.refused(), (400, "invalid-params"));
    }
}

async fn people_and_bots_are_called_by_name(place: Place) {
    let server = place.open().await;
    let table = json!({ "game": "labyrinth", "setup": { "players": 3 } });
    let mut party = Party::invited(&server, table, 2).await;
    party.command(1, "sit", json!({ "seat": 1 })).await.done();
    party.command(2, "sit", json!({ "seat": 2 })).await.done();
    party.command(1, "seat-bot", json!({ "seat": 3, "bot": "greedy" })).await.done();
    party.command(1, "start", json!({})).await.done();
    let path = format!("/api/tables/{}/replay/events?as=1&lang=", party.id);
    for (lang, bot) in [("fr", "Glouton 3"), ("en", "Greedy 3")] {
        let story = party.who(1).get(&format!("{path}{lang}")).await.done();
        let deal = texts(&story["moves"][0]["said"]).join(" ");
        assert!(deal.contains("Guest 1") && deal.contains(bot), "{deal}");
        let oneself = deal.matches("Guest 0").count();
        assert_eq!(oneself, 1, "only the title of a turn tells one’s own name: {deal}");
    }
}
