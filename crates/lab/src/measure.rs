//! How fast a game's engine is, on one core.

use std::time::{Duration, Instant};

use dedale_bots::Random;
use dedale_core::chance::{Quick, Seed};
use dedale_core::{Chance as _, Game, Legal as _, Observer, Silent};
use serde::Serialize;

use crate::playout;

/// What one core does in a second with one setup of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Measurement {
    /// Random games.
    pub games_per_second: f64,
    /// Random decisions: legal list, choice, apply.
    pub decisions_per_second: f64,
    /// Decisions a random game.
    pub decisions_per_game: f64,
    /// Decisions with a view built for each.
    pub with_view_per_second: f64,
    /// Decisions played on a copy of the state.
    pub with_clone_per_second: f64,
    /// States sampled from the view of the player who must choose.
    pub samples_per_second: f64,
    /// Bytes of a state.
    pub state_bytes: usize,
    /// Bytes of an action.
    pub action_bytes: usize,
}

/// Repetitions of each measurement; the median counts.
const ROUNDS: usize = 5;

/// Measures one setup for about `time`.
pub fn measure<G: Game>(setup: &G::Setup, time: Duration) -> Measurement {
    let slice = time / (4 * ROUNDS as u32);
    let play = median(|round| rate(slice, round, |seed| random_game::<G>(setup, seed)));
    let view = median(|round| {
        rate(slice, round, |seed| {
            walk::<G>(setup, seed, |state, _| {
                if let Some(seat) = state.decider() {
                    std::hint::black_box(state.view(Observer::Seat(seat)));
                }
            })
        })
    });
    let clone = median(|round| rate(slice, round, |seed| walk_on_copies::<G>(setup, seed)));
    let sample = median(|round| {
        rate(slice, round, |seed| {
            walk::<G>(setup, seed, |state, chance| {
                if let Some(seat) = state.decider() {
                    std::hint::black_box(G::sample(&state.view(Observer::Seat(seat)), chance));
                }
            })
        })
    });
    Measurement {
        games_per_second: play.games,
        decisions_per_second: play.decisions,
        decisions_per_game: play.decisions / play.games,
        with_view_per_second: view.decisions,
        with_clone_per_second: clone.decisions,
        samples_per_second: sample.decisions,
        state_bytes: size_of::<G>(),
        action_bytes: size_of::<G::Action>(),
    }
}

#[derive(Clone, Copy)]
struct Rate {
    games: f64,
    decisions: f64,
}

fn median(measure: impl Fn(u64) -> Rate) -> Rate {
    let mut rates: Vec<_> = (0..ROUNDS as u64).map(measure).collect();
    rates.sort_by(|one, other| one.games.total_cmp(&other.games));
    rates[ROUNDS / 2]
}

fn rate(slice: Duration, round: u64, game: impl Fn(u64) -> u32) -> Rate {
    let started = Instant::now();
    let (mut games, mut decisions) = (0_u64, 0_u64);
    loop {
        for _ in 0..64 {
            decisions += u64::from(game(round << 40 | games));
            games += 1;
        }
        let seconds = started.elapsed();
        if seconds >= slice {
            let seconds = seconds.as_secs_f64();
            return Rate { games: games as f64 / seconds, decisions: decisions as f64 / seconds };
        }
    }
}

/// The random player's game through the ordinary engine.
#[inline]
pub fn random_game<G: Game>(setup: &G::Setup, seed: u64) -> u32 {
    playout::<G, _>(setup, &mut [Random], Seed::quick_from(seed), &mut Seed::quick_from(!seed)).decisions
}

/// A random game with something done at each decision.
fn walk<G: Game>(setup: &G::Setup, seed: u64, mut visit: impl FnMut(&G, &mut Quick)) -> u32 {
    let mut choices = Seed::quick_from(!seed);
    let mut table = Silent(Seed::quick_from(seed));
    let mut state = G::start(setup, &mut table);
    let mut decisions = 0;
    loop {
        let legal = state.legal();
        let Some(action) = legal.nth(choices.pick(legal.len().max(1))) else { return decisions };
        visit(&state, &mut choices);
        state.apply(action, &mut table);
        decisions += 1;
    }
}

/// A random game in which every action is played on a copy.
fn walk_on_copies<G: Game>(setup: &G::Setup, seed: u64) -> u32 {
    let mut choices = Seed::quick_from(!seed);
    let mut table = Silent(Seed::quick_from(seed));
    let mut state = G::start(setup, &mut table);
    let mut decisions = 0;
    loop {
        let legal = state.legal();
        let Some(action) = legal.nth(choices.pick(legal.len().max(1))) else { return decisions };
        let mut copy = std::hint::black_box(state);
        copy.apply(action, &mut table);
        state = std::hint::black_box(copy);
        decisions += 1;
    }
}
