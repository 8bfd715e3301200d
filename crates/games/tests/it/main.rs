//! Every game behind one door: what it reads, what it writes, what it says of what it cannot read.

mod contents;
mod files;
mod foresee;
mod former_defaults;
mod observation;
mod schemas;
mod table;

use dedale_core::Chance as _;
use dedale_core::chance::Seed;
use dedale_games::{AnyMatch, GameId};

/// Onirim with that setup, played at random to the end or for so many steps.
fn played(options: &[(&str, &str)], seed: u64, steps: usize) -> AnyMatch {
    played_game(GameId::Onirim, options, seed, steps)
}

/// A game of that setup, played at random to the end or for so many steps.
fn played_game(game: GameId, options: &[(&str, &str)], seed: u64, steps: usize) -> AnyMatch {
    let mut game = AnyMatch::new(game, options.iter().copied(), Seed::Quick(seed)).expect("a playable setup");
    let mut chance = Seed::quick_from(seed);
    for _ in 0..steps {
        let legal = game.playing().legal();
        if legal.is_empty() {
            break;
        }
        let action = &legal[chance.pick(legal.len() as u32) as usize];
        game.playing_mut().act(action).expect("a legal action");
    }
    game
}

const SOLO: &[(&str, &str)] = &[];
const EVERYTHING: &[(&str, &str)] = &[
    ("players", "2"),
    ("communication", "silent"),
    ("book", "normal"),
    ("towers", "ruins"),
    ("premonitions", "5"),
];
const TO_THE_END: usize = usize::MAX;
