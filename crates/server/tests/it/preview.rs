//! What an answer would do, and why another cannot be given.

use serde_json::{Value, json};

use crate::server::{Place, Server, on_every_store};
use crate::socket::Line;
use crate::table::Party;

on_every_store! {
    what_is_certain_is_shown_before_it_is_done,
    what_chance_decides_is_not_shown,
    what_is_refused_is_refused_as_if_it_were_done,
    only_who_is_asked_may_try_things_out,
    answers_are_explained_many_at_a_time,
}

/// A table of Labyrinth at which a tile is to be pushed, and who is to do it.
async fn about_to_push(server: &Server) -> (Party, u64, Vec<String>) {
    let table = json!({ "game": "labyrinth", "setup": { "players": 2 } });
    let mut party = Party::playing(server, table, 2).await;
    loop {
        let seat = party.standing(1).await["decider"].as_u64().expect("running");
        let legal = party.standing(seat as usize).await["legal"].take();
        let legal: Vec<String> = serde_json::from_value(legal).expect("texts");
        let pushes: Vec<_> = legal.into_iter().filter(|action| action.starts_with("push ")).collect();
        if !pushes.is_empty() {
            return (party, seat, pushes);
        }
        party.answer().await;
    }
}

async fn what_is_certain_is_shown_before_it_is_done(place: Place) {
    let server = place.open().await;
    let (mut party, seat, pushes) = about_to_push(&server).await;
    let before = party.look(seat as usize).await;
    let address = server.listen().await;
    let mut line = Line::open(address, party.who(seat as usize)).await;
    let step = party.step().await;
    let params = json!({ "step": step, "as": seat, "action": pushes[0], "lang": "en" });
    let mut at_table = params.clone();
    at_table["table"] = json!(party.id);
    let shown = line.ask("table.preview", at_table).await.expect("a legal push");
    let asked = party.send(seat as usize, "preview", params).await.done();
    assert_eq!(shown, asked);
    assert_eq!(shown["certain"], true);
    assert_eq!(shown["said"].as_array().map(Vec::len), Some(1));
    assert_eq!(party.look(seat as usize).await, before, "nothing has happened");
    party.command(seat as usize, "act", json!({ "as": seat, "action": pushes[0] })).await.done();
    let path = format!("/api/tables/{}?lang=en", party.id);
    let after = party.who(seat as usize).get(&path).await.done();
    let happening = after["missed"].as_array().expect("a list").last().expect("the push").clone();
    assert_eq!((&shown["events"], &shown["said"]), (&happening["events"], &happening["said"]));
    for field in ["moves", "decider", "question", "legal", "outcome", "view", "words"] {
        assert_eq!(shown["standing"][field], after["standing"][field], "{field}");
    }
    let moves = shown["standing"]["legal"].as_array().expect("choices");
    assert!(moves.iter().any(|action| action.as_str().is_some_and(|text| text.starts_with("move "))));
}

async fn what_chance_decides_is_not_shown(place: Place) {
    let server = place.open().await;
    let mut party = Party::playing(&server, json!({ "game": "onirim" }), 1).await;
    let standing = party.standing(1).await;
    let step = party.step().await;
    let action = standing["legal"].as_array().expect("choices")[0].clone();
    let shown = party.send(1, "preview", json!({ "step": step, "as": 1, "action": action })).await.done();
    assert_eq!(shown, json!({ "certain": false }));
}

async fn what_is_refused_is_refused_as_if_it_were_done(place: Place) {
    let server = place.open().await;
    let (mut party, seat, _) = about_to_push(&server).await;
    let step = party.step().await;
    for action in ["turn-up", "nonsense", ""] {
        let params = json!({ "step": step, "as": seat, "action": action });
        let mut done = params.clone();
        done["key"] = json!("try");
        let [tried, done] = [
            party.send(seat as usize, "preview", params).await,
            party.send(seat as usize, "act", done).await,
        ];
        tried.refused();
        assert_eq!((tried.status, tried.body), (done.status, done.body));
    }
}

async fn only_who_is_asked_may_try_things_out(place: Place) {
    let server = place.open().await;
    let (mut party, seat, pushes) = about_to_push(&server).await;
    let step = party.step().await;
    let other = 3 - seat;
    let mut stranger = server.client();
    for (command, field, value) in
        [("preview", "action", json!(pushes[0])), ("explain", "actions", json!([pushes[0]]))]
    {
        let asked = |seat: u64, step: u64| {
            let mut params = json!({ "step": step, "as": seat });
            params[field] = value.clone();
            params
        };
        let mut refused = async |who: u64, params: Value| {
            party.send(who as usize, command, params).await.body["error"]["data"]["code"].take()
        };
        assert_eq!(refused(other, asked(other, step)).await, "not-your-turn");
        assert_eq!(refused(other, asked(seat, step)).await, "not-your-seat");
        assert_eq!(refused(seat, asked(seat, 0)).await, "stale-step");
        let path = format!("/api/tables/{}/{command}", party.id);
        assert_eq!(stranger.post(&path, asked(seat, step)).await.refused(), (401, "no-session"));
    }
}

async fn answers_are_explained_many_at_a_time(place: Place) {
    let server = place.open().await;
    let (mut party, seat, pushes) = about_to_push(&server).await;
    let step = party.step().await;
    let actions = json!([pushes[0], "turn-up", "nonsense"]);
    let params = json!({ "step": step, "as": seat, "actions": actions, "lang": "fr" });
    let explained = party.send(seat as usize, "explain", params.clone()).await.done();
    assert_eq!(explained[0], json!({ "action": pushes[0], "refusal": null, "rule": null }));
    assert_eq!(explained[1]["action"], "turn-up");
    assert!(explained[1]["refusal"].is_string() && explained[1]["rule"].is_string());
    assert!(explained[1]["text"].is_string());
    assert_eq!((&explained[2]["refusal"], &explained[2]["rule"]), (&json!("unknown-action"), &Value::Null));
    let address = server.listen().await;
    let mut line = Line::open(address, party.who(seat as usize)).await;
    let mut at_table = params;
    at_table["table"] = json!(party.id);
    assert_eq!(line.ask("table.explain", at_table.clone()).await.expect("explained"), explained);
    at_table["actions"] = json!(vec!["end"; 65]);
    assert_eq!(line.ask("table.explain", at_table).await.expect_err("too many")["code"], "invalid-params");
}
