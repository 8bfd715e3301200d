//! Playing over the socket.

use dedale_server::{Config, Limits};
use serde_json::{Value, json};

use crate::server::{Place, Server, on_every_store};
use crate::socket::Line;
use crate::table::Party;

on_every_store! {
    two_people_play_a_whole_game_over_their_sockets,
    who_comes_back_gets_what_was_missed,
    two_tabs_of_one_person_see_the_same,
    nobody_is_told_what_another_seat_sees,
    a_slow_client_gets_a_snapshot_and_slows_nobody,
    presence_is_told,
    messages_that_make_no_sense_are_refused_and_the_socket_stays_open,
    anybody_gets_a_sign_of_life,
    too_many_sockets_and_tables_are_refused,
    who_was_absent_is_handed_the_seat_back,
}

async fn lines(server: &Server, party: &mut Party) -> Vec<Line> {
    let address = server.listen().await;
    let mut lines = Vec::new();
    for seat in 1..=party.seats.len() {
        let mut line = Line::open(address, party.who(seat)).await;
        line.ask("table.join", json!({ "table": party.id, "as": seat })).await.expect("a seat of one’s own");
        lines.push(line);
    }
    lines
}

fn onirim() -> Value {
    json!({ "game": "onirim", "setup": { "players": 2 } })
}

async fn two_people_play_a_whole_game_over_their_sockets(place: Place) {
    let server = place.open_with(patient()).await;
    let mut party = Party::playing(&server, onirim(), 2).await;
    let mut lines = lines(&server, &mut party).await;
    let mut standing = party.standing(1).await;
    let mut moves = 0;
    while let Some(seat) = standing["decider"].as_u64() {
        let seat = seat as usize;
        let legal = party.standing(seat).await["legal"].take();
        moves += 1;
        let act = json!({
            "table": party.id, "as": seat, "action": legal[legal.as_array().expect("a list").len() - 1],
            "step": standing["step"], "key": moves.to_string(),
        });
        let done = lines[seat - 1].ask("table.act", act).await.expect("a legal answer");
        let updates = [lines[0].news("table.update").await, lines[1].news("table.update").await];
        for (at, update) in updates.iter().enumerate() {
            assert_eq!((&update["step"], &update["as"]), (&done["step"], &json!((at + 1).to_string())));
            assert_eq!(update["entry"], json!({ "did": "act", "seat": seat }));
        }
        standing = updates[0]["standing"].clone();
        if standing["outcome"] != Value::Null {
            assert_ne!(updates[0]["document"]["seed"], Value::Null);
        }
    }
    assert!(moves > 10);
    assert_ne!(standing["outcome"], Value::Null);
}

fn patient() -> Config {
    let limits = Limits {
        requests_per_minute: 100_000,
        attempts_per_minute: 100_000,
        commands_per_minute: 100_000,
        ..Limits::default()
    };
    Config { limits, ..Config::default() }
}

async fn who_comes_back_gets_what_was_missed(place: Place) {
    let server = place.open().await;
    let mut party = Party::playing(&server, onirim(), 2).await;
    let mut line = lines(&server, &mut party).await.remove(0);
    let all = line.ask("table.join", json!({ "table": party.id, "as": 1 })).await.expect("a snapshot");
    assert_eq!(all["missed"].as_array().map(Vec::len), Some(3));
    drop(line);
    for _ in 0..4 {
        party.answer().await;
    }
    let address = server.listen().await;
    let mut again = Line::open(address, party.who(1)).await;
    let join = json!({ "table": party.id, "as": 1, "since": 3 });
    let missed = again.ask("table.join", join).await.expect("a snapshot");
    let steps: Vec<_> =
        missed["missed"].as_array().expect("a list").iter().map(|one| one["step"].clone()).collect();
    assert_eq!(json!(steps), json!([4, 5, 6, 7]));
    assert_eq!(missed["standing"]["step"], 7);
    let ahead = again.ask("table.join", json!({ "table": party.id, "since": 99 })).await;
    assert_eq!(ahead.expect_err("nobody has seen that")["code"], "stale-step");
}

async fn two_tabs_of_one_person_see_the_same(place: Place) {
    let server = place.open().await;
    let mut party = Party::playing(&server, onirim(), 2).await;
    let address = server.listen().await;
    let mut tabs = [Line::open(address, party.who(1)).await, Line::open(address, party.who(1)).await];
    for tab in &mut tabs {
        tab.ask("table.join", json!({ "table": party.id })).await.expect("a snapshot");
    }
    party.answer().await;
    let [one, two] = &mut tabs;
    assert_eq!(one.news("table.update").await, two.news("table.update").await);
}

async fn nobody_is_told_what_another_seat_sees(place: Place) {
    let server = place.open().await;
    let table = json!({ "game": "mondes", "setup": { "players": 2 } });
    let mut party = Party::playing(&server, table, 2).await;
    let address = server.listen().await;
    let mut stranger = Line::open(address, &server.client()).await;
    for (observer, code) in [("1", "not-your-seat"), ("all", "forbidden"), ("3", "no-such-seat")] {
        let refused = stranger.ask("table.join", json!({ "table": party.id, "as": observer })).await;
        assert_eq!(refused.expect_err("not for strangers")["code"], code);
    }
    let seen =
        stranger.ask("table.join", json!({ "table": party.id })).await.expect("spectators are welcome");
    assert_eq!((&seen["as"], &seen["standing"]["legal"]), (&json!("spectator"), &Value::Null));
    party.answer().await;
    let update = stranger.news("table.update").await;
    assert_eq!(update["standing"]["legal"], Value::Null);
    assert_eq!(update["standing"]["view"]["observer"], "spectator");
}

async fn a_slow_client_gets_a_snapshot_and_slows_nobody(place: Place) {
    let limits = Limits { waiting_updates: 1, ..patient().limits };
    let server = place.open_with(Config { limits, ..Config::default() }).await;
    let mut party = Party::playing(&server, onirim(), 2).await;
    let mut lines = lines(&server, &mut party).await;
    // Presence and updates pile up faster than one message at a time leaves: the last thing that comes is whole either way.
    for _ in 0..30 {
        if party.answer().await.is_none() {
            break;
        }
    }
    let last = party.step().await;
    loop {
        let message = lines[0].hear().await;
        let step = match message["method"].as_str() {
            Some("table.update" | "table.snapshot") => message["params"]["standing"]["step"].as_u64(),
            _ => None,
        };
        if step == Some(last) {
            break;
        }
    }
}

/// Waits until these seats are there.
async fn present(line: &mut Line, seats: &[u32]) {
    while line.news("table.presence").await["present"] != json!(seats) {}
}

async fn presence_is_told(place: Place) {
    let server = place.open().await;
    let mut party = Party::playing(&server, onirim(), 2).await;
    let mut lines = lines(&server, &mut party).await;
    present(&mut lines[0], &[1, 2]).await;
    drop(lines.remove(1));
    let presence = lines[0].news("table.presence").await;
    assert_eq!((&presence["present"], &presence["spectators"]), (&json!([1]), &json!(0)));
}

async fn messages_that_make_no_sense_are_refused_and_the_socket_stays_open(place: Place) {
    let server = place.open().await;
    let mut party = Party::playing(&server, onirim(), 2).await;
    let mut line = lines(&server, &mut party).await.remove(0);
    for text in
        ["", "{", "[]", "null", "{\"jsonrpc\":\"2.0\"}", "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"x\"}"]
    {
        line.send(text.to_owned()).await;
        loop {
            let message = line.hear().await;
            if message.get("error").is_some() {
                assert!(message["error"]["data"]["code"].is_string(), "{text}: {message}");
                break;
            }
        }
    }
    let table = party.id.clone();
    for (method, params, code) in [
        ("table.sing", json!({}), "method-not-found"),
        ("match.new", json!({ "game": "onirim" }), "method-not-found"),
        ("table.act", json!({}), "invalid-params"),
        ("table.act", json!({ "table": "x", "step": 1, "key": "k" }), "invalid-params"),
        (
            "table.act",
            json!({ "table": table, "step": -1, "key": "k", "as": 1, "action": "x" }),
            "invalid-params",
        ),
        (
            "table.act",
            json!({ "table": table, "step": 3, "key": "", "as": 1, "action": "x" }),
            "invalid-params",
        ),
        (
            "table.act",
            json!({ "table": table, "step": 3, "key": "k", "as": 0, "action": "x" }),
            "invalid-params",
        ),
        ("table.join", json!({ "table": "aaaaaaaaaaaaaaaaaaaaaaaaaa" }), "no-such-table"),
        ("table.join", json!({ "table": table, "as": "everything" }), "invalid-params"),
        ("table.chat", json!({ "table": table, "text": "", "key": "k" }), "invalid-params"),
        (
            "table.rematch",
            json!({ "table": table, "as": 1, "seed": "mine", "step": 1, "key": "k" }),
            "invalid-params",
        ),
    ] {
        let refused = line.ask(method, params.clone()).await.expect_err("nonsense");
        assert_eq!(refused["code"], code, "{method} {params}");
    }
    assert_eq!(party.step().await, 3);
}

async fn anybody_gets_a_sign_of_life(place: Place) {
    let server = place.open().await;
    let mut line = Line::open(server.listen().await, &server.client()).await;
    assert_eq!(line.ask("ping", json!({})).await, Ok(Value::Null));
}

async fn too_many_sockets_and_tables_are_refused(place: Place) {
    let limits = Limits { sockets_per_user: 1, tables_per_socket: 1, tables_per_user: 2, ..patient().limits };
    let server = place.open_with(Config { limits, ..Config::default() }).await;
    let address = server.listen().await;
    let mut party = Party::invited(&server, onirim(), 1).await;
    let mut line = Line::open(address, party.who(1)).await;
    let request = format!("http://{address}/api/socket");
    let refused = reqwest::Client::new()
        .get(request)
        .header("cookie", party.who(1).cookie.clone().expect("a cookie"))
        .header("connection", "upgrade")
        .header("upgrade", "websocket")
        .header("sec-websocket-version", "13")
        .header("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA==")
        .send();
    assert_eq!(refused.await.expect("an answer").status().as_u16(), 429);
    line.ask("table.join", json!({ "table": party.id })).await.expect("the first");
    let second = party.who(1).post("/api/tables", onirim()).await.done();
    let refused = line.ask("table.join", json!({ "table": second["table"] })).await;
    assert_eq!(refused.expect_err("one at a time")["code"], "too-many-tables");
    line.ask("table.leave", json!({ "table": party.id })).await.expect("left");
    line.ask("table.join", json!({ "table": second["table"] })).await.expect("room again");
    assert_eq!(party.who(1).post("/api/tables", onirim()).await.refused(), (429, "too-many-tables"));
}

async fn who_was_absent_is_handed_the_seat_back(place: Place) {
    let mut config = patient();
    (config.times.absent_s, config.times.bot_pause_ms) = (0, 60_000);
    let server = place.open_with(config).await;
    let mut party = Party::playing(&server, onirim(), 2).await;
    let mut lines = lines(&server, &mut party).await;
    let stand_in = json!({ "seat": 2 });
    assert_eq!(party.command(1, "stand-in", stand_in.clone()).await.refused(), (409, "not-absent"));
    present(&mut lines[0], &[1, 2]).await;
    drop(lines.remove(1));
    present(&mut lines[0], &[1]).await;
    let weak = party.command(1, "stand-in", json!({ "seat": 2, "bot": "random" })).await;
    assert_eq!(weak.refused(), (400, "invalid-params"), "nobody chooses a weak bot for somebody else");
    party.command(1, "stand-in", stand_in).await.done();
    assert_eq!(party.document().await["seats"][1]["stand_in"], "hard", "the strongest quick one");
    let address = server.listen().await;
    let mut back = Line::open(address, party.who(2)).await;
    let seen = back.ask("table.join", json!({ "table": party.id })).await.expect("a seat");
    assert_eq!(seen["table"]["seats"][1]["stand_in"], Value::Null);
}
