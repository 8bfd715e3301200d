//! Hints and analyses of real games.

mod analysis;
mod hints;
mod opinions;
mod report;
mod why;

use dedale_bots::{Roster, answer, own_chance};
use dedale_core::chance::Seed;
use dedale_core::{Match, Setup as _};
use dedale_games::AnyMatch;

use crate::deliberation::{Deliberates as _, Deliberation};
use crate::judged::Opinion;

/// A game played by the weakest bots that have a plan, as far as so many steps.
fn played<G: Roster>(setup: &str, seed: u64, steps: usize) -> Match<G> {
    let setup = G::Setup::from_text(setup).expect("a setup");
    let mut game = Match::<G>::new(&setup, Seed::Quick(seed));
    play_on(&mut game, steps);
    game
}

fn play_on<G: Roster>(game: &mut Match<G>, steps: usize) {
    let name = G::NAMES.iter().find(|name| **name != "random" && G::bot(name).is_some());
    let name = name.expect("a bot with a plan");
    play_on_by(name, game, steps);
}

fn play_on_by<G: Roster>(name: &str, game: &mut Match<G>, steps: usize) {
    for _ in 0..steps {
        let Some(at) = game.perspective() else { return };
        let mut bot = G::bot(name).expect("a bot");
        let action = answer(&mut bot, game, &mut own_chance(at));
        game.act(action.expect("somebody must answer")).expect("a legal answer");
    }
}

/// What an adviser thinks of the decision at hand.
fn opinion<G: Roster>(game: &Match<G>, taken: Option<G::Action>, simulations: u32) -> Option<Opinion> {
    Deliberation::new(game.clone(), taken, simulations)?.think(&mut || true)
}

/// A whole game as it was so many steps before its end: what is left to think of is short.
fn late<G: Roster>(setup: &str, seed: u64, before: usize) -> Match<G> {
    let game = played::<G>(setup, seed, usize::MAX);
    game.at(game.step() - before).expect("a step of the game")
}

/// A game of each kind in which somebody must answer.
fn some_games() -> [AnyMatch; 3] {
    [
        played::<dedale_onirim::State>("players=2 communication=silent", 5, 30).into(),
        late::<dedale_labyrinth::State>("players=2", 5, 5).into(),
        late::<dedale_mondes::State>("players=3 max-rounds=4", 5, 12).into(),
    ]
}
