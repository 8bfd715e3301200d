//! How fast a game's engine is, on one core.

use std::time::{Duration, Instant};

use dedale_bots::Random;
use dedale_core::chance::{Quick, Seed};
use dedale_core::{Action as _, Game, Legal as _, Observer, Seat, Setup as _, Silent};
use serde::Serialize;

use crate::playout;

/// The work done at each decision of a random game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// Legal list, choice, apply: the ordinary engine.
    Play,
    /// The same, and the view of the player who must choose.
    View,
    /// The same, and that view as a tensor, and the mask of the legal actions.
    Observe,
    /// The same, on a copy of the state.
    Copy,
    /// The same, and a state sampled from the view of the player who must choose.
    Sample,
}

/// How much was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Done {
    /// Whole games.
    pub games: u64,
    /// Their decisions.
    pub decisions: u64,
}

/// Plays whole random games, the same ones for the same series, until there were so many decisions.
pub fn work<G: Game>(setup: &G::Setup, work: Work, series: u64, decisions: u64) -> Done {
    let mut done = Done::default();
    let (mut tensor, mut mask) = (vec![0; G::observation_spec(setup).size()], vec![0; G::Action::COUNT]);
    while done.decisions < decisions {
        let seed = Seed::number_of_series(series, done.games);
        done.decisions += u64::from(match work {
            Work::Play => random_game::<G>(setup, seed),
            Work::View => walk::<G>(setup, seed, |state, _, _| {
                std::hint::black_box(own_view(state));
            }),
            Work::Observe => walk::<G>(setup, seed, |state, legal, _| {
                if let Some(seat) = state.decider() {
                    state.observe_as(Observer::Seat(seat), &mut tensor);
                }
                legal.write_mask(&mut mask);
                std::hint::black_box((&mut tensor, &mut mask));
            }),
            Work::Copy => walk::<G>(setup, seed, |state, _, _| *state = std::hint::black_box(*state)),
            Work::Sample => walk::<G>(setup, seed, |state, _, chance| {
                std::hint::black_box(own_view(state).map(|view| G::sample(&view, chance)));
            }),
        });
        done.games += 1;
    }
    done
}

fn own_view<G: Game>(state: &G) -> Option<G::View> {
    state.decider().map(|seat| state.view(Observer::Seat(seat)))
}

fn random_game<G: Game>(setup: &G::Setup, seed: u64) -> u32 {
    let mut players = [Random; Seat::MAX];
    let players = &mut players[..setup.seats()];
    playout::<G, _>(setup, players, Seed::quick_from(seed), &mut Seed::quick_from(!seed)).decisions
}

/// A random game with something done before each action.
fn walk<G: Game>(setup: &G::Setup, seed: u64, mut visit: impl FnMut(&mut G, &G::Legal, &mut Quick)) -> u32 {
    let mut choices = Seed::quick_from(!seed);
    let mut effects = Silent(Seed::quick_from(seed));
    let mut state = G::start(setup, &mut effects);
    let mut decisions = 0;
    loop {
        let legal = state.legal();
        let Some(action) = legal.any(&mut choices) else { return decisions };
        visit(&mut state, &legal, &mut choices);
        state.apply(action, &mut effects);
        decisions += 1;
    }
}

/// The throughput of one core with one setup of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Measurement {
    /// Random games.
    pub games_per_second: f64,
    /// Random decisions.
    pub decisions_per_second: f64,
    /// Decisions a random game.
    pub decisions_per_game: f64,
    /// Decisions with a view built for each.
    pub with_view_per_second: f64,
    /// Decisions played on a copy of the state.
    pub with_copy_per_second: f64,
    /// States sampled from the view of the player who must choose.
    pub samples_per_second: f64,
    /// Bytes of a state.
    pub state_bytes: usize,
    /// Bytes of an action.
    pub action_bytes: usize,
}

/// Repetitions of each measurement; the median counts.
const ROUNDS: u32 = 5;

/// Measures one setup for about `time`.
pub fn measure<G: Game>(setup: &G::Setup, time: Duration) -> Measurement {
    let slice = time / (4 * ROUNDS);
    let median = |work| median_rate::<G>(setup, work, slice);
    let (games_per_second, decisions_per_second) = median(Work::Play);
    Measurement {
        games_per_second,
        decisions_per_second,
        decisions_per_game: decisions_per_second / games_per_second,
        with_view_per_second: median(Work::View).1,
        with_copy_per_second: median(Work::Copy).1,
        samples_per_second: median(Work::Sample).1,
        state_bytes: size_of::<G>(),
        action_bytes: size_of::<G::Action>(),
    }
}

/// Games and decisions a second.
fn median_rate<G: Game>(setup: &G::Setup, what: Work, slice: Duration) -> (f64, f64) {
    let mut rates: Vec<_> = (0..ROUNDS).map(|round| rate::<G>(setup, what, round, slice)).collect();
    rates.sort_by(|one, other| one.0.total_cmp(&other.0));
    rates[rates.len() / 2]
}

fn rate<G: Game>(setup: &G::Setup, what: Work, round: u32, slice: Duration) -> (f64, f64) {
    /// Decisions between two looks at the clock.
    const CHUNK: u64 = 10_000;
    let started = Instant::now();
    let mut done = Done::default();
    let mut chunk = 0;
    loop {
        let more = work::<G>(setup, what, u64::from(round) << 32 | chunk, CHUNK);
        done = Done { games: done.games + more.games, decisions: done.decisions + more.decisions };
        chunk += 1;
        let elapsed = started.elapsed();
        if elapsed >= slice {
            let seconds = elapsed.as_secs_f64();
            return (done.games as f64 / seconds, done.decisions as f64 / seconds);
        }
    }
}

#[cfg(test)]
mod tests {
    use dedale_onirim::{Communication, Setup, State};

    use super::*;

    #[test]
    fn all_work_plays_the_same_games() {
        let setup = Setup::duo(Communication::Silent);
        let played = work::<State>(&setup, Work::Play, 7, 5_000);
        assert!(played.decisions >= 5_000);
        assert_eq!(work::<State>(&setup, Work::View, 7, 5_000), played);
        assert_eq!(work::<State>(&setup, Work::Observe, 7, 5_000), played);
        assert_eq!(work::<State>(&setup, Work::Copy, 7, 5_000), played);
    }
}
