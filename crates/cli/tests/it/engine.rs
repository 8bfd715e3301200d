//! Games driven through the real program, a JSON line at a time.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

/// The program, and what is said to it.
struct Session {
    program: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    asked: u64,
}

impl Session {
    fn new() -> Session {
        let mut program = Command::new(env!("CARGO_BIN_EXE_dedale"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = BufReader::new(program.stdout.take().expect("piped"));
        Session { input: program.stdin.take(), program, output, asked: 0 }
    }

    fn send(&mut self, line: &[u8]) {
        let input = self.input.as_mut().expect("still open");
        input.write_all(line).and_then(|()| input.write_all(b"\n")).expect("the program listens");
    }

    fn line(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("the program answers");
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"))
    }

    fn exchange(&mut self, line: impl AsRef<[u8]>) -> Value {
        self.send(line.as_ref());
        self.line()
    }

    fn call(&mut self, method: &str, params: Value) -> Value {
        self.asked += 1;
        let mut message = json!({ "jsonrpc": "2.0", "id": self.asked, "method": method });
        message["params"] = params;
        let reply = self.exchange(message.to_string());
        assert_eq!((&reply["jsonrpc"], &reply["id"]), (&json!("2.0"), &json!(self.asked)));
        reply
    }

    #[track_caller]
    fn result(&mut self, method: &str, params: Value) -> Value {
        let reply = self.call(method, params);
        assert!(reply.get("error").is_none(), "{reply}");
        reply["result"].clone()
    }

    #[track_caller]
    fn refusal(&mut self, method: &str, params: Value) -> (i64, String, Value) {
        let reply = self.call(method, params);
        let error = &reply["error"];
        let (number, code) = (error["code"].as_i64(), error["data"]["code"].as_str());
        let (number, code) = number.zip(code).unwrap_or_else(|| panic!("{reply}"));
        (number, code.to_owned(), error["data"].clone())
    }

    /// Closes its input and waits: it ends well.
    fn end(mut self) {
        drop(self.input.take());
        let mut line = String::new();
        assert_eq!(self.output.read_line(&mut line).expect("the end"), 0, "nothing more is said: {line}");
        assert!(self.program.wait().expect("it ends").success());
    }

    /// Plays to the end, a bot for each step; every answer given as its seat, against its step.
    fn play_out(&mut self, bot: &str) -> Value {
        loop {
            let state = self.result("match.state", json!({ "match": 1 }));
            if !state["outcome"].is_null() {
                return state;
            }
            let step = &state["step"];
            let chosen = self.result("bot.choose", json!({ "match": 1, "bot": bot, "seed": step }));
            assert!(state["legal"].as_array().expect("a list").contains(&chosen["action"]));
            let action = json!({
                "match": 1, "action": chosen["action"], "step": step, "as": chosen["seat"]
            });
            let after = self.result("match.act", action);
            assert_eq!(after["step"].as_u64(), step.as_u64().map(|step| step + 1));
            assert!(after["events"].is_array());
        }
    }
}

fn silent() -> Value {
    json!({ "players": 2, "communication": "silent", "book": "normal", "towers": "normal", "premonitions": 4 })
}

#[test]
fn a_whole_game_is_played_line_by_line_and_a_second_process_agrees() {
    let mut session = Session::new();
    session.result("match.new", json!({ "game": "onirim", "setup": silent(), "seed": 11 }));
    let end = session.play_out("random");
    let record = session.result("match.record", json!({ "match": 1 }));
    assert_eq!(record["record"]["hash"], end["hash"]);
    assert_eq!(record["record"]["result"], end["outcome"]);
    session.end();

    let mut second = Session::new();
    for form in [&record["text"], &record["record"]] {
        let loaded = second.result("match.from_record", json!({ "record": form }));
        assert_eq!(loaded["hash"], end["hash"]);
        assert_eq!(loaded["outcome"], end["outcome"]);
    }
    second.end();

    let mut third = Session::new();
    third.result("match.new", json!({ "game": "onirim", "setup": silent(), "seed": "11" }));
    for action in record["record"]["actions"].as_array().expect("a list") {
        third.result("match.act", json!({ "match": 1, "action": action }));
    }
    assert_eq!(third.result("match.record", json!({ "match": 1 })), record);
    third.end();
}

#[test]
fn without_a_seed_every_game_is_another() {
    let mut session = Session::new();
    let mut seeds = Vec::new();
    for number in 1..=4 {
        session.result("match.new", json!({ "game": "onirim" }));
        let record = session.result("match.record", json!({ "match": number }));
        seeds.push(record["record"]["seed"].as_str().expect("a text").to_owned());
    }
    assert!(seeds.iter().all(|seed| seed.len() == 64));
    seeds.sort();
    seeds.dedup();
    assert_eq!(seeds.len(), 4);
    session.end();
}

#[test]
fn a_position_goes_on_where_it_was() {
    let mut session = Session::new();
    session.result("match.new", json!({ "game": "onirim", "seed": 5 }));
    for _ in 0..9 {
        let chosen = session.result("bot.choose", json!({ "match": 1, "bot": "normal", "seed": 0 }));
        session.result("match.act", json!({ "match": 1, "action": chosen["action"] }));
    }
    let state = session.result("match.state", json!({ "match": 1 }));
    let mut position = session.result("match.position", json!({ "match": 1 }));
    position["seed"] = json!("77");
    let loaded = session.result("match.from_position", position);
    for field in ["hash", "legal", "question", "decider", "setup"] {
        assert_eq!(loaded[field], state[field], "{field}");
    }
    assert_eq!(loaded["step"], 0);
    assert_eq!(session.refusal("match.record", json!({ "match": 2 })).1, "no-record");
    session.end();
}

#[test]
fn garbage_is_answered_with_an_error_and_changes_nothing() {
    let mut session = Session::new();
    let before = session.result("match.new", json!({ "game": "onirim", "seed": 3 }));
    let deep = format!("{}1{}", "[".repeat(100_000), "]".repeat(100_000));
    let parse_errors: [&[u8]; 10] = [
        b"hello",
        b"{",
        b"\"",
        b"\xff\xfe{}",
        b"{\"jsonrpc\":\"2.0\",\"id\":1e999}",
        b"\"\\ud800\"",
        b"nul",
        deep.as_bytes(),
        b"{} {}",
        b"\0",
    ];
    for line in parse_errors {
        let reply = session.exchange(line);
        assert_eq!(reply["error"]["code"], -32700, "{reply}");
        assert_eq!(reply["id"], Value::Null);
    }
    for line in [
        "1",
        "null",
        "\"x\"",
        "[]",
        "{}",
        "[1]",
        r#"{"jsonrpc":"1.0","id":1,"method":"game.list"}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":7}"#,
        r#"{"jsonrpc":"2.0","id":{},"method":"game.list"}"#,
        r#"{"jsonrpc":"2.0","id":1.5,"method":"game.list"}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":"game.list","params":3}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":"game.list","param":{}}"#,
    ] {
        let reply = session.exchange(line);
        let reply = reply.get(0).unwrap_or(&reply);
        assert_eq!(reply["error"]["code"], -32600, "{line}: {reply}");
    }
    let wrong_params = [
        ("match.state", json!({}), "match"),
        ("match.state", json!({ "match": -1 }), "match"),
        ("match.state", json!({ "match": "one" }), "match"),
        ("match.state", json!({ "match": 1, "as": 9 }), "as"),
        ("match.state", json!({ "match": 1, "as": "everybody" }), "as"),
        ("match.state", json!({ "match": 1, "colour": 9 }), "colour"),
        ("match.act", json!({ "match": 1, "action": 3 }), "action"),
        ("match.act", json!({ "match": 1, "action": "limbo", "step": 1.5 }), "step"),
        ("match.undo", json!({ "match": 1, "to": -3 }), "to"),
        ("match.new", json!({ "game": "onirim", "seed": -3 }), "seed"),
        ("match.new", json!({ "game": "onirim", "setup": { "book": [] } }), "setup.book"),
    ];
    for (method, params, field) in wrong_params {
        let (number, code, data) = session.refusal(method, params.clone());
        assert_eq!(
            (number, &*code, &data["field"]),
            (-32602, "invalid-params", &json!(field)),
            "{method} {params}"
        );
    }
    let refused = [
        ("match.state", json!({ "match": 2 }), "no-such-match"),
        ("match.state", json!({ "match": 1, "as": 2 }), "no-such-seat"),
        ("match.view", json!({ "match": 1, "as": 8 }), "no-such-seat"),
        ("match.act", json!({ "match": 1, "action": "dance" }), "unknown-action"),
        ("match.act", json!({ "match": 1, "action": "limbo" }), "illegal-action"),
        ("match.act", json!({ "match": 1, "action": "limbo", "step": 1 }), "stale-step"),
        ("match.act", json!({ "match": 1, "action": "limbo", "as": "spectator" }), "not-your-turn"),
        ("match.undo", json!({ "match": 1, "to": 1 }), "no-such-step"),
        ("match.events", json!({ "match": 1, "as": 1, "since": 1 }), "no-such-step"),
        ("match.new", json!({ "game": "chess" }), "unknown-game"),
        ("match.new", json!({ "game": "onirim", "seed": "x" }), "bad-seed"),
        ("match.new", json!({ "game": "onirim", "setup": { "book": "soft" } }), "setup-unknown-value"),
        ("match.new", json!({ "game": "onirim", "setup": { "colour": 1 } }), "setup-unknown-option"),
        ("match.from_record", json!({ "record": "x" }), "neither-record-nor-position"),
        ("match.from_record", json!({ "record": {} }), "bad-json"),
        ("match.from_record", json!({ "record": null }), "bad-json"),
        ("match.from_position", json!({ "game": "onirim", "position": [] }), "bad-json"),
        ("bot.choose", json!({ "match": 1, "bot": "nobody" }), "unknown-bot"),
        ("bot.choose", json!({ "match": 1, "bot": "random", "seed": "f".repeat(64) }), "bad-seed"),
        ("game.schema", json!({ "game": "onirim", "kind": "soup" }), "unknown-schema"),
        ("game.contents", json!({ "game": "chess" }), "unknown-game"),
        ("game.contents", json!({ "game": "mondes", "setup": { "cards": "a|b" } }), "setup-bad-value"),
    ];
    for (method, params, expected) in refused {
        let (number, code, _) = session.refusal(method, params.clone());
        assert_eq!((number, &*code), (-32000, expected), "{method} {params}");
    }
    assert_eq!(session.refusal("match.sing", json!({})).0, -32601);
    assert_eq!(session.refusal("match.list", json!([])).0, -32602);
    assert_eq!(session.result("match.state", json!({ "match": 1 })), before);
    assert_eq!(session.result("match.list", json!({}))["matches"].as_array().map(Vec::len), Some(1));
    session.end();
}

#[test]
fn a_line_of_20_mebibytes_is_refused_and_the_next_one_heard() {
    let mut session = Session::new();
    let reply = session.exchange(vec![b'['; 20 << 20]);
    assert_eq!(reply["error"]["data"]["code"], "line-too-long");
    session.result("game.list", json!({}));
    session.end();
}

#[test]
fn notifications_and_blank_lines_are_not_answered_and_batches_at_once() {
    let mut session = Session::new();
    session.send(br#"{"jsonrpc":"2.0","method":"match.new","params":{"game":"onirim","seed":1}}"#);
    session.send(b"");
    session.send(b"  \r");
    session.send(br#"[{"jsonrpc":"2.0","method":"match.sing"}]"#);
    let reply = session.exchange(
        r#"[{"jsonrpc":"2.0","id":null,"method":"match.list"},7,{"jsonrpc":"2.0","method":"match.close","params":{"match":1}},{"jsonrpc":"2.0","id":"z","method":"match.list"}]"#,
    );
    let replies = reply.as_array().expect("an array");
    assert_eq!(replies.len(), 3);
    assert_eq!(replies[0]["result"]["matches"][0]["match"], 1, "the notification opened a match");
    assert_eq!(replies[1]["error"]["code"], -32600);
    assert_eq!(replies[2]["result"]["matches"], json!([]), "and the other closed it");
    let many = format!("[{}1]", "1,".repeat(1_000));
    assert_eq!(session.exchange(many)["error"]["code"], -32600);
    session.end();
}

#[test]
fn mo_x3_conceding_a_game_that_goes_on_without_the_seat_is_refused() {
    let mut session = Session::new();
    let setup = json!({ "players": 3 });
    session.result("match.new", json!({ "game": "mondes", "setup": setup, "seed": 3 }));
    assert_eq!(session.refusal("match.concede", json!({ "match": 1, "as": 2 })).1, "game-goes-on");
    assert_eq!(session.result("match.state", json!({ "match": 1 }))["step"], 0);

    session.result("match.new", json!({ "game": "mondes", "seed": 3 }));
    let over = session.result("match.concede", json!({ "match": 2, "as": 2 }));
    assert_eq!(over["outcome"], json!({ "winners": [1], "reason": "conceded" }));
}

#[test]
fn undo_goes_back_and_says_what_it_meant() {
    let mut session = Session::new();
    let start = session.result("match.new", json!({ "game": "onirim", "seed": 42 }));
    let first = session.result("match.act", json!({ "match": 1, "action": "discard red-sun" }));
    session.result("match.concede", json!({ "match": 1, "as": 1 }));
    assert_eq!(session.refusal("match.act", json!({ "match": 1, "action": "limbo" })).1, "game-over");
    assert_eq!(session.refusal("bot.choose", json!({ "match": 1, "bot": "random" })).1, "game-over");

    let back = session.result("match.undo", json!({ "match": 1, "to": 1 }));
    assert_eq!(
        (&back["undone"], &back["chance"], &back["harmless"]),
        (&json!(1), &json!(false), &json!(true))
    );
    assert_eq!(back["hash"], first["hash"]);
    let back = session.result("match.undo", json!({ "match": 1, "to": 0, "step": 1 }));
    assert_eq!(
        (&back["undone"], &back["chance"], &back["harmless"]),
        (&json!(1), &json!(true), &json!(false))
    );
    assert_eq!(back["hash"], start["hash"]);
    let again = session.result("match.act", json!({ "match": 1, "action": "discard red-sun" }));
    assert_eq!(again, first, "what comes after is dealt as before");
    session.end();
}

/// A card only seat 2 knows changes places with another one of the deck.
fn disturbed(position: &Value) -> Option<Value> {
    let mut other = position.clone();
    let hidden = |card: &Value| card.as_str().is_some_and(|card| card.ends_with("@2"));
    let hand = other["position"]["hands"][1].as_array_mut()?;
    let card = hand.iter_mut().find(|card| hidden(card))?;
    let old = card.as_str()?.strip_suffix("@2")?.to_owned();
    let rest = position["position"]["deck"]["rest"].as_object()?;
    let is_room = |name: &&String| ["-sun", "-moon", "-key"].iter().any(|symbol| name.ends_with(symbol));
    let new = rest.keys().filter(is_room).find(|name| **name != old)?;
    *card = json!(format!("{new}@2"));
    let count = |name: &str| rest.get(name).and_then(Value::as_i64).unwrap_or(0);
    let (more, less) = (count(&old) + 1, count(new) - 1);
    let rest = other["position"]["deck"]["rest"].as_object_mut()?;
    rest.insert(old, json!(more));
    rest.insert(new.clone(), json!(less));
    if less == 0 {
        rest.remove(new);
    }
    Some(other)
}

#[test]
fn in_silence_seat_1_is_told_the_same_whatever_seat_2_holds() {
    let mut session = Session::new();
    session.result(
        "match.new",
        json!({ "game": "onirim", "setup": { "players": 2, "communication": "silent" }, "seed": 8 }),
    );
    let mut compared = 0;
    for step in 0..60 {
        let position = session.result("match.position", json!({ "match": 1 }));
        if let Some(other) = disturbed(&position) {
            compared += 1;
            let told = |session: &mut Session, position: &Value| {
                let mut params = position.clone();
                params["seed"] = json!(1);
                let number = session.result("match.from_position", params)["match"].clone();
                let mut all = Vec::new();
                for observer in [json!(1), json!("spectator")] {
                    let who = json!({ "match": number, "as": observer });
                    all.push(session.call("match.state", who.clone())["result"].clone());
                    all.push(session.call("match.view", who.clone())["result"].clone());
                    all.push(session.call("match.events", who.clone())["result"].clone());
                    for action in
                        ["limbo", "dance", "discard red-sun", "play common blue-moon", "take green-key"]
                    {
                        let mut act = who.clone();
                        act["action"] = json!(action);
                        let reply = session.call("match.act", act);
                        all.push(reply.get("error").cloned().unwrap_or(json!("played")));
                        if reply.get("error").is_none() {
                            session.result("match.undo", json!({ "match": number, "to": 0 }));
                        }
                    }
                }
                let text = json!(all).to_string();
                session.result("match.close", json!({ "match": number }));
                text.replace(&format!("\"match\":{number},"), "")
            };
            assert_ne!(position, other);
            assert_eq!(told(&mut session, &position), told(&mut session, &other), "at step {step}");
        }
        let chosen = session.result("bot.choose", json!({ "match": 1, "bot": "random", "seed": step }));
        session.result("match.act", json!({ "match": 1, "action": chosen["action"] }));
    }
    assert!(compared > 20, "{compared}");
    session.end();
}
