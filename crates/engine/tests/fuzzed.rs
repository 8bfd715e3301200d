//! The functions the fuzzers call, with inputs made up by a seeded generator: random bytes, and real documents and
//! messages spoiled a little.

use dedale_core::Chance as _;
use dedale_core::chance::{Quick, Seed};
use dedale_engine::fuzzing::{self, TARGETS};
use dedale_games::{AnyMatch, GameId};
use serde_json::{Value, json};

/// Games in the middle and at their end.
fn some_games() -> Vec<AnyMatch> {
    let setups: [&[(&str, &str)]; 4] = [
        &[],
        &[("players", "2"), ("communication", "silent")],
        &[("book", "hard"), ("towers", "normal"), ("premonitions", "6")],
        &[
            ("players", "2"),
            ("communication", "silent"),
            ("book", "normal"),
            ("towers", "ruins"),
            ("premonitions", "4"),
        ],
    ];
    let mut games = Vec::new();
    for (setup, seed) in setups.into_iter().zip(0..) {
        for steps in [3, 40, 90, 1_000] {
            let mut chance = Seed::quick_from(seed);
            let mut game =
                AnyMatch::new(GameId::Onirim, setup.iter().copied(), Seed::Quick(seed)).expect("playable");
            for _ in 0..steps {
                let legal = game.playing().legal();
                if legal.is_empty() {
                    break;
                }
                game.playing_mut().act(&legal[chance.pick(legal.len() as u32) as usize]).expect("legal");
            }
            games.push(game);
        }
    }
    games
}

/// One small thing changed, somewhere.
fn spoil(bytes: &mut Vec<u8>, chance: &mut Quick) {
    const INTERESTING: [&[u8]; 14] = [
        b"\"",
        b"{",
        b"]",
        b",",
        b"\0",
        b"\xff",
        b"\\ud800",
        b"1e999",
        b"-1",
        b"18446744073709551616",
        b"null",
        b"\n",
        b"[[[[[[[[",
        "é".as_bytes(),
    ];
    let mut place = |len: usize| chance.pick(len as u32 + 1) as usize;
    let (at, other) = (place(bytes.len()), place(bytes.len()));
    let (from, to) = (at.min(other), at.max(other).min(at.min(other) + 40));
    match chance.pick(5) {
        0 if at < bytes.len() => bytes[at] ^= 1 << chance.pick(8),
        1 => drop(bytes.drain(from..to)),
        2 => {
            let copied = bytes[from..to].to_vec();
            bytes.splice(from..from, copied);
        }
        3 => bytes.truncate(at),
        _ => {
            let new = INTERESTING[chance.pick(INTERESTING.len() as u32) as usize];
            bytes.splice(at..at, new.iter().copied());
        }
    }
}

fn spoiled(inputs: &[Vec<u8>], chance: &mut Quick) -> Vec<u8> {
    let mut bytes = inputs[chance.pick(inputs.len() as u32) as usize].clone();
    for _ in 0..=chance.pick(3) {
        spoil(&mut bytes, chance);
    }
    bytes
}

/// Every leaf of a JSON document, in order.
fn leaves(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(items) => items.iter_mut().flat_map(leaves).collect(),
        Value::Object(fields) => fields.values_mut().flat_map(leaves).collect(),
        leaf => vec![leaf],
    }
}

/// Two leaves change places, or one gets another's value: wrong, or strange and right.
fn shuffled(document: &Value, chance: &mut Quick) -> Value {
    let mut document = document.clone();
    for _ in 0..=chance.pick(2) {
        let mut leaves = leaves(&mut document);
        let count = leaves.len() as u32;
        let (one, other) = (chance.pick(count) as usize, chance.pick(count) as usize);
        let (left, right) = (leaves[one].clone(), leaves[other].clone());
        *leaves[one] = right;
        if chance.pick(2) == 0 {
            *leaves[other] = left;
        }
    }
    document
}

fn requests(games: &[AnyMatch]) -> Vec<Vec<u8>> {
    let position = games[5].playing().position();
    let record = games[3].playing().record_text().expect("it began with a deal");
    let calls = [
        ("engine.info", json!({})),
        ("game.list", json!({})),
        ("game.schema", json!({ "game": "onirim", "kind": "action" })),
        (
            "match.new",
            json!({ "game": "onirim", "setup": { "players": 2, "communication": "silent" }, "seed": "42" }),
        ),
        ("match.from_record", json!({ "record": record })),
        ("match.from_position", json!({ "game": "onirim", "position": position["position"], "seed": 7 })),
        ("match.list", json!({})),
        ("match.state", json!({ "match": 1, "as": 1 })),
        ("match.act", json!({ "match": 1, "action": "discard red-sun", "step": 0, "as": "1" })),
        ("bot.choose", json!({ "match": 1, "bot": "random", "seed": 3 })),
        ("match.undo", json!({ "match": 1, "to": 0 })),
        ("match.view", json!({ "match": 2, "as": "spectator" })),
        ("match.events", json!({ "match": 2, "as": 2, "since": 0 })),
        ("match.position", json!({ "match": 2 })),
        ("match.record", json!({ "match": 1 })),
        ("match.concede", json!({ "match": 1, "as": 1 })),
        ("match.close", json!({ "match": 1 })),
    ];
    let message = |(id, (method, params)): (usize, (&str, Value))| {
        json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }).to_string()
    };
    let lines: Vec<_> = calls.into_iter().enumerate().map(message).collect();
    let batch = format!("[{}]", lines[..8].join(","));
    vec![lines.join("\n").into_bytes(), batch.into_bytes(), lines[8].clone().into_bytes()]
}

#[test]
fn random_bytes_break_no_target() {
    let mut chance = Seed::quick_from(1);
    for (_, target) in TARGETS {
        for _ in 0..300 {
            let len = chance.pick(200);
            target(&(0..len).map(|_| chance.pick(256) as u8).collect::<Vec<_>>());
        }
    }
}

#[test]
fn spoiled_actions_are_read_or_refused() {
    let mut chance = Seed::quick_from(2);
    let actions: Vec<_> =
        some_games().iter().flat_map(|game| game.playing().steps()).map(String::into_bytes).collect();
    actions.iter().for_each(|action| fuzzing::action_text(action));
    (0..5_000).for_each(|_| fuzzing::action_text(&spoiled(&actions, &mut chance)));
}

#[test]
fn spoiled_records_are_read_or_refused() {
    let mut chance = Seed::quick_from(3);
    let text = |game: &AnyMatch| game.playing().record_text().expect("it began with a deal").into_bytes();
    let records: Vec<_> = some_games().iter().map(text).collect();
    records.iter().for_each(|record| fuzzing::record_text(record));
    (0..1_000).for_each(|_| fuzzing::record_text(&spoiled(&records, &mut chance)));
}

#[test]
fn spoiled_documents_are_read_or_refused_and_what_was_read_can_be_played() {
    let mut chance = Seed::quick_from(4);
    let games = some_games();
    let record = |game: &AnyMatch| json!(game.playing().record().expect("it began with a deal"));
    let values: Vec<_> = games.iter().flat_map(|game| [record(game), game.playing().position()]).collect();
    let texts: Vec<_> = values.iter().map(|value| value.to_string().into_bytes()).collect();
    (0..1_000).for_each(|_| fuzzing::document_json(&spoiled(&texts, &mut chance)));
    for _ in 0..1_000 {
        let value = &values[chance.pick(values.len() as u32) as usize];
        fuzzing::document_json(shuffled(value, &mut chance).to_string().as_bytes());
    }
}

#[test]
fn spoiled_messages_are_answered() {
    let mut chance = Seed::quick_from(5);
    let requests = requests(&some_games());
    requests.iter().for_each(|lines| fuzzing::engine_line(lines));
    (0..300).for_each(|_| fuzzing::engine_line(&spoiled(&requests, &mut chance)));
}

#[test]
fn any_actions_in_any_setup_leave_a_state_that_holds() {
    let mut chance = Seed::quick_from(6);
    for _ in 0..500 {
        let len = 15 + chance.pick(400);
        fuzzing::try_apply(&(0..len).map(|_| chance.pick(256) as u8).collect::<Vec<_>>());
    }
}
