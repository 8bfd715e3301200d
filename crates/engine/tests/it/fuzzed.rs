//! The functions the fuzzers call, with inputs made up by a seeded generator: random bytes, and real documents and
//! messages spoiled a little.

use dedale_core::Chance as _;
use dedale_core::chance::{Quick, Seed};
use dedale_engine::fuzzing::{self, TARGETS};
use dedale_games::{AnyMatch, GameId};
use dedale_labyrinth::{Deck, Layout};
use serde_json::{Value, json};

/// How many inputs to make up, by a measure: `FUZZ_ROUNDS=100` makes a hundred times as many.
fn rounds(measure: u64) -> std::ops::Range<u64> {
    let times = std::env::var("FUZZ_ROUNDS").ok().and_then(|text| text.parse::<u64>().ok()).unwrap_or(1);
    0..measure * times
}

/// Games in the middle and at their end.
fn some_games() -> Vec<AnyMatch> {
    let setups: [(GameId, &[(&str, &str)]); 9] = [
        (GameId::Onirim, &[]),
        (GameId::Onirim, &[("players", "2"), ("communication", "silent")]),
        (GameId::Onirim, &[("book", "hard"), ("towers", "normal"), ("premonitions", "6")]),
        (
            GameId::Onirim,
            &[
                ("players", "2"),
                ("communication", "silent"),
                ("book", "normal"),
                ("towers", "ruins"),
                ("premonitions", "4"),
            ],
        ),
        (GameId::Labyrinth, &[]),
        (
            GameId::Labyrinth,
            &[("players", "4"), ("level", "expert"), ("spells", "chosen"), ("memory", "aid")],
        ),
        (
            GameId::Labyrinth,
            &[("players", "3"), ("level", "standard"), ("layout", "all-loose"), ("deck", "8-8-8")],
        ),
        (GameId::Mondes, &[("max-rounds", "40")]),
        (
            GameId::Mondes,
            &[("players", "5"), ("character-key", "payment"), ("reach", "same-world"), ("stand-off", "no")],
        ),
    ];
    let mut games = Vec::new();
    for ((id, setup), seed) in setups.into_iter().zip(0..) {
        for steps in [3, 40, 90, 1_000] {
            let mut chance = Seed::quick_from(seed);
            let mut game = AnyMatch::new(id, setup.iter().copied(), Seed::Quick(seed)).expect("playable");
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

/// The lists and the counts of a document, each at its path.
fn piles(value: &Value, path: &str) -> Vec<String> {
    let is_list = |items: &Vec<Value>| items.iter().all(Value::is_string);
    match value {
        Value::Array(items) if is_list(items) => vec![path.to_owned()],
        Value::Array(items) => {
            items.iter().enumerate().flat_map(|(at, item)| piles(item, &format!("{path}/{at}"))).collect()
        }
        Value::Object(fields) if !fields.is_empty() && fields.values().all(Value::is_u64) => {
            vec![path.to_owned()]
        }
        Value::Object(fields) => {
            fields.iter().flat_map(|(name, field)| piles(field, &format!("{path}/{name}"))).collect()
        }
        _ => Vec::new(),
    }
}

/// A card goes from one pile to another: a position that may well be possible.
fn card_moved(document: &Value, chance: &mut Quick) -> Option<Value> {
    const NEW_LISTS: [&str; 4] = ["top", "bottom", "looking", "common"];
    let mut document = document.clone();
    for list in NEW_LISTS {
        let parent = if ["top", "bottom"].contains(&list) { "/position/deck" } else { "/position" };
        let fields = document.pointer_mut(parent)?.as_object_mut()?;
        fields.entry(list).or_insert_with(|| json!([]));
    }
    let piles = piles(&document, "");
    let mut any = |count: usize| chance.pick(count.max(1) as u32) as usize;
    let (from, to) = (&piles[any(piles.len())], &piles[any(piles.len())]);
    let card = match document.pointer_mut(from)? {
        Value::Array(list) if !list.is_empty() => list.remove(any(list.len())).as_str()?.to_owned(),
        Value::Object(counts) => {
            let card = counts.keys().nth(any(counts.len()))?.clone();
            let count = counts[&card].as_u64()?.checked_sub(1)?;
            counts.insert(card.clone(), json!(count));
            card
        }
        _ => return None,
    };
    let name = card.split('@').next()?.to_owned();
    match document.pointer_mut(to)? {
        Value::Array(list) => {
            let knowers = ["", "", "@1", "@2", "@12", "@nobody"][any(6)];
            list.insert(any(list.len() + 1), json!(format!("{name}{knowers}")));
        }
        Value::Object(counts) => {
            let count = counts.get(&name).and_then(Value::as_u64).unwrap_or(0);
            counts.insert(name, json!(count + 1));
        }
        _ => return None,
    }
    Some(document)
}

/// The question of another position.
fn asked_otherwise(document: &Value, others: &[Value], chance: &mut Quick) -> Option<Value> {
    let other = &others[chance.pick(others.len() as u32) as usize];
    let mut document = document.clone();
    *document.pointer_mut("/position/asked")? = other.pointer("/position/asked")?.clone();
    Some(document)
}

fn requests(games: &[AnyMatch]) -> Vec<Vec<u8>> {
    let position = games[5].examined().position();
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
        (
            "match.new",
            json!({ "game": "labyrinth", "setup": { "players": 3, "level": "standard", "deck": "8-8-8" }, "seed": 9 }),
        ),
        ("match.list", json!({})),
        ("match.state", json!({ "match": 1, "as": 1 })),
        ("match.act", json!({ "match": 1, "action": "discard red-sun", "step": 0, "as": "1" })),
        ("match.hint", json!({ "match": 1, "budget": { "simulations": 3 }, "as": 1, "step": 1 })),
        ("match.hint", json!({ "match": 3, "budget": { "milliseconds": 1 } })),
        ("bot.choose", json!({ "match": 1, "bot": "random", "seed": 3 })),
        ("match.undo", json!({ "match": 1, "to": 0 })),
        ("match.view", json!({ "match": 2, "as": "spectator" })),
        ("match.events", json!({ "match": 2, "as": 2, "since": 0 })),
        ("match.position", json!({ "match": 2 })),
        ("match.record", json!({ "match": 1 })),
        ("match.concede", json!({ "match": 1, "as": 1 })),
        ("match.close", json!({ "match": 1 })),
        ("game.contents", json!({ "game": "labyrinth", "setup": { "deck": "8-8-8" } })),
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
        for _ in rounds(300) {
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
    rounds(5_000).for_each(|_| fuzzing::action_text(&spoiled(&actions, &mut chance)));
}

#[test]
fn spoiled_layouts_and_decks_are_read_or_refused() {
    let mut chance = Seed::quick_from(8);
    let layouts =
        Layout::NAMES.iter().filter_map(|name| Some((Layout::toml(name)?, Layout::named(name)?.to_string())));
    let decks =
        Deck::NAMES.iter().filter_map(|name| Some((Deck::toml(name)?, Deck::named(name)?.to_string())));
    let texts: Vec<_> =
        layouts.chain(decks).flat_map(|(file, word)| [file.as_bytes().to_vec(), word.into_bytes()]).collect();
    texts.iter().for_each(|text| fuzzing::data_text(text));
    rounds(2_000).for_each(|_| fuzzing::data_text(&spoiled(&texts, &mut chance)));
}

#[test]
fn spoiled_records_are_read_or_refused() {
    let mut chance = Seed::quick_from(3);
    let text = |game: &AnyMatch| game.playing().record_text().expect("it began with a deal").into_bytes();
    let records: Vec<_> = some_games().iter().map(text).collect();
    records.iter().for_each(|record| fuzzing::record_text(record));
    rounds(1_000).for_each(|_| fuzzing::record_text(&spoiled(&records, &mut chance)));
}

#[test]
fn spoiled_documents_are_read_or_refused_and_what_was_read_can_be_played() {
    let mut chance = Seed::quick_from(4);
    let games = some_games();
    let record = |game: &AnyMatch| json!(game.playing().record().expect("it began with a deal"));
    let values: Vec<_> = games.iter().flat_map(|game| [record(game), game.examined().position()]).collect();
    let texts: Vec<_> = values.iter().map(|value| value.to_string().into_bytes()).collect();
    rounds(1_000).for_each(|_| fuzzing::document_json(&spoiled(&texts, &mut chance)));
    for _ in rounds(1_000) {
        let value = &values[chance.pick(values.len() as u32) as usize];
        fuzzing::document_json(shuffled(value, &mut chance).to_string().as_bytes());
    }
}

/// Every position of some games, and strange ones near them: many load, and none may break the rules later.
#[test]
fn strange_positions_are_refused_or_can_be_played() {
    let mut chance = Seed::quick_from(7);
    let mut positions = Vec::new();
    for game in some_games() {
        for step in (0..game.playing().step()).step_by(3) {
            let mut earlier = game.clone();
            earlier.playing_mut().go_back_to(step).expect("a step of the game");
            positions.push(earlier.examined().position());
        }
    }
    for _ in rounds(3_000) {
        let mut position = positions[chance.pick(positions.len() as u32) as usize].clone();
        for _ in 0..=chance.pick(3) {
            let changed = match chance.pick(4) {
                0 => asked_otherwise(&position, &positions, &mut chance),
                1 => Some(shuffled(&position, &mut chance)),
                _ => card_moved(&position, &mut chance),
            };
            position = changed.unwrap_or(position);
        }
        fuzzing::document_json(position.to_string().as_bytes());
    }
}

#[test]
fn spoiled_messages_are_answered() {
    let mut chance = Seed::quick_from(5);
    let requests = requests(&some_games());
    requests.iter().for_each(|lines| fuzzing::engine_line(lines));
    rounds(300).for_each(|_| fuzzing::engine_line(&spoiled(&requests, &mut chance)));
}

#[test]
fn any_actions_in_any_setup_leave_a_state_that_holds() {
    let mut chance = Seed::quick_from(6);
    for _ in rounds(500) {
        let len = 15 + chance.pick(400);
        fuzzing::try_apply(&(0..len).map(|_| chance.pick(256) as u8).collect::<Vec<_>>());
    }
}
