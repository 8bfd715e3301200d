//! Gathering, playing, ending, going back.

use std::time::Duration;

use dedale_server::{Config, Times, commitment};
use serde_json::{Value, json};

use crate::server::{Place, on_every_store};
use crate::table::Party;

on_every_store! {
    a_whole_game_of_each_kind_is_played_and_its_seed_was_promised,
    a_killed_server_goes_on_where_it_was,
    people_gather_before_they_play,
    a_command_sent_twice_is_done_once,
    what_is_stale_out_of_turn_or_illegal_changes_nothing,
    an_undo_that_teaches_nobody_is_free,
    other_undos_need_everybody,
    a_game_is_stopped_when_all_agree,
    bots_play_the_seats_they_are_given,
    who_runs_out_of_time_is_stood_in_for_and_comes_back,
    a_stand_in_plays_until_the_seat_is_handed_back,
    people_talk_except_in_silence,
    tables_without_spectators_have_none,
    people_play_again,
    a_game_that_is_conceded_is_over,
    the_lobby_shows_listed_tables_only,
    what_is_asked_for_must_make_sense,
}

pub(crate) fn quick() -> Config {
    Config { times: Times { bot_pause_ms: 0, ..Times::default() }, ..Config::default() }
}

/// Bots that leave everybody else the time to act first.
fn patient() -> Config {
    Config { times: Times { bot_pause_ms: 3_600_000, ..Times::default() }, ..Config::default() }
}

pub(crate) fn two(game: &str) -> Value {
    json!({ "game": game, "setup": { "players": 2 } })
}

async fn a_whole_game_of_each_kind_is_played_and_its_seed_was_promised(place: Place) {
    let server = place.open().await;
    for game in ["onirim", "labyrinth", "mondes"] {
        let mut party = Party::playing(&server, two(game), 2).await;
        let before = party.document().await;
        assert_eq!(before["seed"], Value::Null);
        // Conceding after a while, so that the test ends soon; Onirim to its end.
        if game == "onirim" {
            party.play_to_the_end().await;
        } else {
            for _ in 0..20 {
                party.answer().await;
            }
            party.give_up(2).await;
        }
        let after = party.document().await;
        assert_eq!(after["phase"], "over");
        assert_ne!(after["outcome"], Value::Null);
        assert_eq!(after["commitment"], before["commitment"]);
        let seed = after["seed"].as_str().expect("revealed").parse().expect("a seed");
        assert_eq!(after["commitment"], commitment(seed));
        let path = format!("/api/tables/{}?as=all", party.id);
        let all = party.who(1).get(&path).await.done();
        assert_ne!(all["standing"]["view"], Value::Null);
    }
}

async fn a_killed_server_goes_on_where_it_was(place: Place) {
    let server = place.open().await;
    let mut party = Party::playing(&server, two("mondes"), 2).await;
    for _ in 0..12 {
        party.answer().await;
    }
    let before = [party.look(1).await, party.look(2).await];
    let server = server.killed().await;
    let mut party = party.at(&server);
    assert_eq!([party.look(1).await, party.look(2).await], before);
    assert!(party.answer().await.is_some());
}

async fn people_gather_before_they_play(place: Place) {
    let server = place.open().await;
    let mut party = Party::invited(&server, two("onirim"), 3).await;
    party.command(2, "sit", json!({ "seat": 1 })).await.done();
    assert_eq!(party.command(1, "sit", json!({ "seat": 1 })).await.refused(), (409, "seat-taken"));
    assert_eq!(party.command(1, "sit", json!({ "seat": 3 })).await.refused(), (400, "no-such-seat"));
    assert_eq!(party.command(1, "start", json!({})).await.refused(), (409, "seat-empty"));
    assert_eq!(party.command(3, "stand", json!({ "seat": 1 })).await.refused(), (403, "not-your-seat"));
    let bot = json!({ "seat": 2, "bot": "normal" });
    assert_eq!(party.command(2, "seat-bot", bot.clone()).await.refused(), (403, "not-the-owner"));
    let unknown = json!({ "seat": 2, "bot": "oracle" });
    assert_eq!(party.command(1, "seat-bot", unknown).await.refused(), (400, "unknown-bot"));
    party.command(1, "seat-bot", bot).await.done();
    party.command(1, "stand", json!({ "seat": 2 })).await.done();
    party.command(3, "sit", json!({ "seat": 2 })).await.done();
    assert_eq!(party.command(3, "start", json!({})).await.refused(), (403, "not-the-owner"));
    assert_eq!(
        party.command(3, "act", json!({ "as": 2, "action": "x" })).await.refused(),
        (409, "wrong-phase")
    );
    party.command(1, "start", json!({})).await.done();
    assert_eq!(party.command(3, "stand", json!({ "seat": 2 })).await.refused(), (409, "wrong-phase"));
    assert_eq!(party.document().await["phase"], "playing");
}

async fn a_command_sent_twice_is_done_once(place: Place) {
    let server = place.open().await;
    let mut party = Party::playing(&server, two("onirim"), 2).await;
    let seat = party.standing(1).await["decider"].as_u64().expect("a seat") as usize;
    let action = party.standing(seat).await["legal"][0].clone();
    let act = json!({ "as": seat, "action": action, "step": 3, "key": "same" });
    let first = party.send(seat, "act", act.clone()).await.done();
    assert_eq!(first["step"], 4);
    assert_eq!(party.send(seat, "act", act.clone()).await.done(), first);
    let server = server.killed().await;
    let mut party = party.at(&server);
    assert_eq!(party.send(seat, "act", act).await.done(), first);
    assert_eq!(party.step().await, 4);
}

async fn what_is_stale_out_of_turn_or_illegal_changes_nothing(place: Place) {
    let server = place.open().await;
    let mut party = Party::playing(&server, two("onirim"), 2).await;
    party.answer().await;
    let before = [party.look(1).await, party.look(2).await];
    let seat = before[0]["standing"]["decider"].as_u64().expect("a seat") as usize;
    let other = 3 - seat;
    let action = party.standing(seat).await["legal"][0].clone();
    let stale = json!({ "as": seat, "action": action, "step": 3, "key": "a" });
    assert_eq!(party.send(seat, "act", stale).await.refused(), (409, "stale-step"));
    let ahead = json!({ "as": seat, "action": action, "step": 9, "key": "b" });
    assert_eq!(party.send(seat, "act", ahead).await.refused(), (409, "stale-step"));
    let early = json!({ "as": other, "action": action });
    assert_eq!(party.command(other, "act", early).await.refused(), (409, "not-your-turn"));
    let foreign = json!({ "as": seat, "action": action });
    assert_eq!(party.command(other, "act", foreign).await.refused(), (403, "not-your-seat"));
    let unknown = json!({ "as": seat, "action": "sing" });
    assert_eq!(party.command(seat, "act", unknown).await.refused(), (400, "unknown-action"));
    let illegal = json!({ "as": seat, "action": "search" });
    assert_eq!(party.command(seat, "act", illegal).await.refused(), (409, "illegal-action"));
    let more = json!({ "as": seat, "action": action, "why": 1 });
    assert_eq!(party.command(seat, "act", more).await.refused(), (400, "invalid-params"));
    assert_eq!([party.look(1).await, party.look(2).await], before);
}

async fn an_undo_that_teaches_nobody_is_free(place: Place) {
    let server = place.open().await;
    // In open Onirim nobody has a secret: what was done before a card is drawn teaches nothing.
    let mut party = Party::playing(&server, two("onirim"), 2).await;
    let before = party.standing(1).await["view"].clone();
    let seat = party.answer().await.expect("a seat");
    party.command(seat, "undo", json!({ "as": seat, "to": 0 })).await.done();
    let now = party.look(1).await;
    assert_eq!((&now["standing"]["moves"], &now["table"]["proposal"]), (&json!(0), &Value::Null));
    assert_eq!(now["standing"]["view"], before);
    let happened = now["missed"].as_array().expect("what was done");
    assert_eq!(happened[happened.len() - 1]["entry"]["did"], "undo");
    let taken_back = &happened[happened.len() - 2];
    assert_eq!((&taken_back["undone"], &taken_back["events"]), (&json!(true), &json!([])));
    let nothing = json!({ "as": seat, "to": 0 });
    assert_eq!(party.command(seat, "undo", nothing).await.refused(), (400, "invalid-params"));
}

async fn other_undos_need_everybody(place: Place) {
    let server = place.open().await;
    let mut party = Party::playing(&server, two("mondes"), 2).await;
    let seat = party.answer().await.expect("a seat");
    let other = 3 - seat;
    let before = party.standing(seat).await["view"].clone();
    let ask = json!({ "as": seat, "to": 0 });
    party.command(seat, "undo", ask.clone()).await.done();
    let proposal = party.document().await["proposal"].clone();
    assert_eq!(
        (&proposal["kind"], &proposal["to"], &proposal["agreed"]),
        (&json!("undo"), &json!(0), &json!([seat]))
    );
    assert_eq!(
        party.command(seat, "answer", json!({ "as": seat, "agree": true })).await.refused(),
        (409, "no-proposal")
    );
    assert_eq!(party.command(other, "undo", ask).await.refused().1, "not-your-seat");
    party.command(other, "answer", json!({ "as": other, "agree": false })).await.done();
    assert_eq!(party.document().await["proposal"], Value::Null);
    assert_eq!(party.standing(seat).await["view"], before);
    party.command(seat, "undo", json!({ "as": seat, "to": 0 })).await.done();
    party.command(other, "answer", json!({ "as": other, "agree": true })).await.done();
    let now = party.standing(seat).await;
    assert_eq!(now["moves"], 0);
    assert_ne!(now["view"], before);
    let server = server.killed().await;
    assert_eq!(party.at(&server).standing(seat).await, now);
}

async fn a_game_is_stopped_when_all_agree(place: Place) {
    let server = place.open().await;
    let mut party = Party::playing(&server, two("mondes"), 2).await;
    party.command(1, "stop", json!({ "as": 1 })).await.done();
    assert_eq!(party.document().await["phase"], "playing");
    assert_eq!(party.command(2, "stop", json!({ "as": 2 })).await.refused(), (409, "other-proposal"));
    party.command(2, "answer", json!({ "as": 2, "agree": true })).await.done();
    let document = party.document().await;
    assert_eq!((&document["phase"], &document["outcome"]["reason"]), (&json!("over"), &json!("stopped")));
    let standing = party.standing(1).await;
    assert_eq!((&standing["decider"], &standing["legal"]), (&Value::Null, &json!([])));
    assert_eq!(party.command(1, "stop", json!({ "as": 1 })).await.refused(), (409, "wrong-phase"));
}

async fn bots_play_the_seats_they_are_given(place: Place) {
    let server = place.open_with(quick()).await;
    let mut party = Party::invited(&server, two("onirim"), 1).await;
    for seat in [1, 2] {
        party.command(1, "seat-bot", json!({ "seat": seat, "bot": "random" })).await.done();
    }
    party.command(1, "start", json!({})).await.done();
    while party.document().await["phase"] != "over" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(party.standing(1).await["moves"].as_u64() > Some(10));
}

async fn who_runs_out_of_time_is_stood_in_for_and_comes_back(place: Place) {
    let server = place.open_with(patient()).await;
    let table = json!({ "game": "onirim", "clock": { "per_move_s": 1 } });
    let mut party = Party::playing(&server, table, 1).await;
    while party.document().await["seats"][0]["stand_in"] == Value::Null {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let act = json!({ "as": 1, "action": party.standing(1).await["legal"][0] });
    assert_eq!(party.command(1, "act", act).await.refused(), (409, "not-your-turn"));
    party.command(1, "hand-back", json!({ "seat": 1 })).await.done();
    for clock in [json!({ "per_move_s": 0 }), json!({ "bank_s": 1, "increment": 2 }), json!("fast")] {
        let table = json!({ "game": "onirim", "clock": clock });
        assert_eq!(party.who(1).post("/api/tables", table).await.refused(), (400, "invalid-params"));
    }
}

async fn a_stand_in_plays_until_the_seat_is_handed_back(place: Place) {
    let server = place.open_with(patient()).await;
    let mut party = Party::playing(&server, json!({ "game": "onirim" }), 1).await;
    let act = json!({ "as": 1, "action": party.standing(1).await["legal"][0] });
    assert_eq!(party.command(1, "hand-back", json!({ "seat": 1 })).await.refused(), (409, "not-absent"));
    party.command(1, "stand-in", json!({ "seat": 1 })).await.done();
    assert_eq!(party.command(1, "act", act.clone()).await.refused(), (409, "not-your-turn"));
    party.command(1, "hand-back", json!({ "seat": 1 })).await.done();
    assert_eq!(party.document().await["seats"][0]["stand_in"], Value::Null);
    party.command(1, "act", act).await.done();
    assert_eq!(party.standing(1).await["moves"], 1);
    party.command(1, "stand-in", json!({ "seat": 1 })).await.done();
    let server = server.again_with(quick()).await;
    let mut party = party.at(&server);
    while party.document().await["phase"] != "over" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(party.standing(1).await["moves"].as_u64() > Some(10));
}

async fn people_talk_except_in_silence(place: Place) {
    let server = place.open().await;
    let mut party = Party::playing(&server, two("onirim"), 2).await;
    let say = json!({ "text": "bonsoir", "key": "a" });
    assert_eq!(party.send(1, "chat", say.clone()).await.done()["number"], 1);
    assert_eq!(party.send(1, "chat", say.clone()).await.done()["number"], 1, "said once");
    assert_eq!(party.send(2, "chat", say.clone()).await.done()["number"], 2);
    let path = format!("/api/tables/{}/chat?after=1", party.id);
    let lines = party.who(1).get(&path).await.done();
    assert_eq!(lines[0]["text"], "bonsoir");
    assert_eq!(lines.as_array().map(Vec::len), Some(1));
    let mut stranger = server.client();
    stranger.post("/api/guest", json!({})).await.done();
    let path = format!("/api/tables/{}/chat", party.id);
    assert_eq!(stranger.post(&path, say.clone()).await.refused(), (403, "forbidden"));
    for text in [String::new(), " ".to_owned(), "x".repeat(501), "two\nlines".to_owned()] {
        let wrong = json!({ "text": text, "key": "c" });
        assert_eq!(party.send(1, "chat", wrong).await.refused(), (400, "invalid-params"));
    }
    let silent = json!({ "game": "onirim", "setup": { "players": 2, "communication": "silent" } });
    let mut party = Party::playing(&server, silent, 2).await;
    let path = format!("/api/tables/{}", party.id);
    assert_eq!(party.who(1).get(&path).await.done()["table"]["may_talk"], false);
    assert_eq!(party.send(1, "chat", say.clone()).await.refused(), (403, "silence"));
    party.give_up(1).await;
    assert_eq!(party.who(1).get(&path).await.done()["table"]["may_talk"], true, "the game is over");
    party.send(1, "chat", say.clone()).await.done();
    let mute = json!({ "game": "onirim", "setup": { "players": 2 }, "chat": false });
    let mut party = Party::playing(&server, mute, 2).await;
    let path = format!("/api/tables/{}", party.id);
    assert_eq!(party.who(1).get(&path).await.done()["table"]["may_talk"], false);
    assert_eq!(party.send(1, "chat", say).await.refused(), (403, "switched-off"));
}

async fn tables_without_spectators_have_none(place: Place) {
    let server = place.open().await;
    let table = json!({ "game": "mondes", "spectators": false });
    let mut party = Party::playing(&server, table, 2).await;
    let mut stranger = server.client();
    let path = format!("/api/tables/{}", party.id);
    assert_eq!(stranger.get(&path).await.refused(), (403, "switched-off"));
    for observer in ["1", "all"] {
        let refused = stranger.get(&format!("{path}?as={observer}")).await;
        assert_eq!(refused.status, 403);
    }
    assert_eq!(party.who(1).get(&format!("{path}?as=2")).await.refused(), (403, "not-your-seat"));
    assert_eq!(party.who(1).get(&format!("{path}?as=all")).await.refused(), (403, "forbidden"));
    party.give_up(1).await;
    stranger.get(&format!("{path}?as=2")).await.done();
}

async fn people_play_again(place: Place) {
    let server = place.open().await;
    let mut party = Party::playing(&server, two("onirim"), 2).await;
    let again = json!({ "as": 1, "seed": "same" });
    assert_eq!(party.command(1, "rematch", again.clone()).await.refused(), (409, "wrong-phase"));
    party.give_up(1).await;
    let first = party.document().await;
    party.command(2, "rematch", json!({ "as": 2, "seed": "same" })).await.done();
    party.command(1, "rematch", again).await.done();
    let next = party.document().await["next"].as_str().expect("a table").to_owned();
    party.id = next;
    let second = party.document().await;
    assert_eq!(second["phase"], "gathering");
    assert_eq!(second["seats"], first["seats"]);
    assert_eq!(second["commitment"], first["commitment"]);
    party.command(2, "start", json!({})).await.done();
    party.give_up(1).await;
    party.command(1, "rematch", json!({ "as": 1, "seed": "new" })).await.done();
    party.id = party.document().await["next"].as_str().expect("a table").to_owned();
    assert_ne!(party.document().await["commitment"], first["commitment"]);
}

async fn a_game_that_is_conceded_is_over(place: Place) {
    let server = place.open().await;
    let mut party = Party::playing(&server, two("labyrinth"), 2).await;
    assert_eq!(party.command(1, "concede", json!({ "as": 2 })).await.refused(), (403, "not-your-seat"));
    party.give_up(2).await;
    assert_eq!(party.document().await["outcome"]["reason"], "conceded");
    let kept = server.everything().await;
    for value in ["tables.phase=over", "seats.won=0"] {
        assert!(kept.iter().any(|kept| kept == value), "{value}");
    }
}

async fn the_lobby_shows_listed_tables_only(place: Place) {
    let server = place.open().await;
    let mut party = Party::invited(&server, json!({ "game": "mondes", "listed": true }), 1).await;
    Party::invited(&server, json!({ "game": "mondes" }), 1).await;
    party.command(1, "sit", json!({ "seat": 2 })).await.done();
    let lobby = server.client().get("/api/tables").await.done();
    assert_eq!(lobby.as_array().map(Vec::len), Some(1));
    assert_eq!((&lobby[0]["table"], &lobby[0]["seats"][0]["seat"]), (&json!(party.id), &json!(2)));
    let mine = party.who(1).get("/api/me/tables").await.done();
    assert_eq!((&mine[0]["table"], &mine[0]["my_turn"]), (&json!(party.id), &json!(false)));
}

async fn what_is_asked_for_must_make_sense(place: Place) {
    let server = place.open().await;
    let mut client = server.client();
    let unknown = json!({ "game": "chess" });
    assert_eq!(client.post("/api/tables", unknown.clone()).await.refused(), (401, "no-session"));
    client.post("/api/guest", json!({})).await.done();
    assert_eq!(client.post("/api/tables", unknown).await.refused(), (400, "unknown-game"));
    let option = json!({ "game": "onirim", "setup": { "players": 9 } });
    assert_eq!(client.post("/api/tables", option).await.refused().0, 400);
    for path in ["/api/tables/nonsense", "/api/tables/aaaaaaaaaaaaaaaaaaaaaaaaaa"] {
        assert_eq!(client.get(path).await.refused(), (404, "no-such-table"), "{path}");
    }
    let mut party = Party::invited(&server, two("onirim"), 1).await;
    let path = format!("/api/tables/{}", party.id);
    for (query, code) in [
        ("as=3", "no-such-seat"),
        ("as=9", "invalid-params"),
        ("as=x", "invalid-params"),
        ("since=-1", "invalid-params"),
        ("since=7", "stale-step"),
        ("what=1", "invalid-params"),
    ] {
        assert_eq!(party.who(1).get(&format!("{path}?{query}")).await.refused().1, code, "{query}");
    }
}
