//! Entry points for the fuzzers, one function per target: bytes in, a panic if something is wrong.
//!
//! `fuzz/` gives them what libFuzzer finds; `tests/it/fuzzed.rs` what a seeded generator makes up.

use dedale_core::chance::Seed;
use dedale_core::record::Record;
use dedale_core::{Action as _, Chance as _, Legal as _, Recorder, Rules, Setup};
use dedale_games::{AnyMatch, GameId, with_game};

use crate::{Engine, Limits};

/// The function to call with every input.
pub type Target = fn(&[u8]);

/// Every target by name.
pub const TARGETS: [(&str, Target); 6] = [
    ("action_text", action_text),
    ("data_text", data_text),
    ("record_text", record_text),
    ("document_json", document_json),
    ("engine_line", engine_line),
    ("try_apply", try_apply),
];

/// No text panics as an action; one that is an action has one meaning.
pub fn action_text(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for game in GameId::ALL {
        with_game!(game, G => {
            if let Ok(action) = text.parse::<<G as Rules>::Action>() {
                assert_eq!(action.to_string().parse(), Ok(action));
                assert_eq!(<G as Rules>::Action::from_index(action.index()), Some(action));
            }
        });
    }
}

/// No text panics as a layout, a deck or a card set, in a file or in a setup; one that is one is written as it was read.
pub fn data_text(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for file in GameId::ALL.into_iter().flat_map(|game| game.row().data_files) {
        assert!((file.is_kept)(text), "{}", file.option);
    }
}

/// No text panics as a record; one that is a record is written as it was read.
pub fn record_text(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for game in GameId::ALL {
        with_game!(game, G => {
            if let Ok(game) = Record::<G>::load_text(text) {
                let written = game.record().expect("it began with a deal").to_string();
                let again = Record::<G>::load_text(&written).expect("what was written");
                assert_eq!(again.record(), game.record());
            }
        });
    }
}

/// No document panics when it is loaded; one that loads is written as it was read and can be played to the end.
pub fn document_json(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let seed = data.iter().fold(0, |seed: u64, &byte| seed.wrapping_mul(257).wrapping_add(byte.into()));
    match AnyMatch::load(text, Seed::Quick(seed)) {
        Err(problem) => assert!(!problem.code().is_empty() && !problem.to_string().is_empty()),
        Ok(mut loaded) => {
            let game = &mut loaded.game;
            let written = game.examined().position().to_string();
            let again = AnyMatch::load(&written, Seed::Quick(seed)).expect("what was written");
            assert_eq!(again.game.playing().hash(), game.playing().hash());
            play_on(game, seed);
        }
    }
}

/// Plays at random, checking after each step.
fn play_on(game: &mut AnyMatch, seed: u64) {
    const STEPS: usize = 2_000;
    let mut chance = Seed::quick_from(seed);
    for _ in 0..STEPS {
        let legal = game.playing().legal();
        if legal.is_empty() {
            assert!(game.playing().outcome().is_some());
            return;
        }
        let action = &legal[chance.pick(legal.len() as u32) as usize];
        game.playing_mut().act(action).expect("a legal action");
        if let Err(problem) = game.examined().check() {
            panic!("after {action}: {problem}\n{}", game.examined().position());
        }
    }
}

/// Lines sent to an engine: every reply is one line of JSON.
pub fn engine_line(data: &[u8]) {
    let limits = Limits { line_bytes: 1 << 16, batch: 20, matches: 4, simulations: 4, milliseconds: 1 };
    let mut engine = Engine::new(limits);
    let begun = GameId::ALL.map(|game| {
        format!(r#"{{"jsonrpc":"2.0","id":0,"method":"match.new","params":{{"game":"{game}","seed":1}}}}"#)
    });
    let lines = begun.iter().map(String::as_bytes);
    for line in lines.chain(data.split(|&byte| byte == b'\n')) {
        if let Some(reply) = engine.answer(line) {
            assert!(!reply.contains('\n'));
            let reply: serde_json::Value = serde_json::from_str(&reply).expect("a reply is JSON");
            let replies = reply.as_array().map_or(std::slice::from_ref(&reply), Vec::as_slice);
            assert!(replies.iter().all(|reply| reply["jsonrpc"] == "2.0" && reply.get("id").is_some()));
        }
    }
    let mut output = Vec::new();
    crate::serve(&mut Engine::new(Limits { line_bytes: 100, ..limits }), data, &mut output).expect("memory");
}

/// Any setup, seed and sequence of actions: what is refused changes nothing, and the state always holds.
pub fn try_apply(data: &[u8]) {
    for game in GameId::ALL {
        with_game!(game, G => try_apply_to::<G>(data));
    }
}

fn try_apply_to<G: Rules>(data: &[u8]) {
    let mut bytes = data.iter().copied();
    let mut option = |spec: &'static dedale_core::OptionSpec| {
        (spec.id, spec.values[usize::from(bytes.next().unwrap_or(0)) % spec.values.len()])
    };
    let options: Vec<_> = G::Setup::OPTIONS.iter().map(&mut option).collect();
    let Ok(setup) = G::Setup::from_options(options) else { return };
    let seed = bytes.by_ref().take(4).fold(0, |seed, byte| seed << 8 | u64::from(byte));
    let mut table = Recorder::new(Seed::quick_from(seed));
    let mut state = G::start(&setup, &mut table);
    state.check().expect("a deal holds");
    while let Some(byte) = bytes.next() {
        let legal = state.legal();
        // Most bytes choose a legal action, so that games go far; the others any action.
        let action = if byte < 0xc0 && !legal.is_empty() {
            legal.nth(u32::from(byte) % legal.len())
        } else {
            let index = usize::from(byte & 0x3f) << 8 | usize::from(bytes.next().unwrap_or(0));
            G::Action::from_index(index % G::Action::COUNT)
        };
        let action = action.expect("below their number");
        let (before, events, picks) = (state, table.events.len(), table.picks);
        let done = state.try_apply(action, &mut table);
        assert_eq!(done.is_ok(), legal.contains(action), "{action}");
        if done.is_err() {
            assert!(state == before && events == table.events.len() && picks == table.picks);
        }
        state.check().unwrap_or_else(|broken| panic!("after {action}: {broken}"));
    }
}
