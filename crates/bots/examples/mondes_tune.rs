//! Tunes what a planner of La Clé des mondes counts with, by an evolution strategy (Salimans et al., 2017): each number is
//! changed a little, up and down by the same share, and moves towards what won more of the same games against `normal`.
//! `cargo run --release -p dedale-bots --example mondes_tune -- [PLAYERS,…] [STEPS] [SEED]` prints them every fifth step.

use dedale_bots::Player as _;
use dedale_bots::mondes::{Estimates, Normal, Planner};
use dedale_core::chance::{Quick, Seed};
use dedale_core::{Chance as _, Perspective, Rules as _, Seat, Setup as _, Silent};
use dedale_mondes::{Setup, State};
use rayon::prelude::*;

type Numbers = [f32; Estimates::COUNT];

/// Changes tried in a step, each up and down.
const CHANGES: u64 = 24;
/// Games of each number of players by which a change is judged.
const GAMES: u64 = 240;
/// Games by which a step is judged, the same for each.
const CHECKED: u64 = 4_000;
/// How far a number is changed, as a logarithm.
const SPREAD: f32 = 0.25;
const STEP: f32 = 1.2;
/// The share of a step that goes on as the last one did.
const MOMENTUM: f32 = 0.8;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let players = words.first().map_or("2,4", String::as_str).split(',');
    let setups: Vec<Setup> =
        players.map(|players| Setup::from_text(&format!("players={players}")).expect("a setup")).collect();
    let steps: u64 = words.get(1).map_or(60, |word| word.parse().expect("a number of steps"));
    let seed: u64 = words.get(2).map_or(1, |word| word.parse().expect("a seed"));
    let mut chance = Seed::quick_from(seed);
    let (mut at, mut slope): (Numbers, Numbers) = ([0.0; _], [0.0; _]);
    for step in 1..=steps {
        let changes: Vec<Numbers> =
            (0..CHANGES).map(|_| std::array::from_fn(|_| normal(&mut chance))).collect();
        let first = |change: usize| (seed << 32) + (step * CHANGES + change as u64) * GAMES;
        let gains = changes.par_iter().enumerate().map(|(number, change)| {
            let games = first(number)..first(number) + GAMES;
            setups.iter().map(|setup| gain(setup, &at, change, games.clone())).sum::<f32>()
        });
        let gains: Vec<f32> = gains.collect();
        for place in 0..Estimates::COUNT {
            let found: f32 = changes.iter().zip(&gains).map(|(change, gain)| gain * change[place]).sum();
            slope[place] = MOMENTUM * slope[place] + (1.0 - MOMENTUM) * found / CHANGES as f32;
            at[place] += STEP * slope[place];
        }
        if step.is_multiple_of(5) || step == steps {
            let checked = 1 << 60..(1 << 60) + CHECKED;
            let won = |setup| format!("{:.1} %", 100.0 * wins(setup, &estimates(&at), checked.clone()));
            println!("{step}: {}", setups.iter().map(won).collect::<Vec<_>>().join(", "));
            println!("{:?}", estimates(&at));
        }
    }
}

/// Those by hand, each times a power of e.
fn estimates(powers: &Numbers) -> Estimates {
    let by_hand = Estimates::BY_HAND.numbers();
    Estimates::of_numbers(std::array::from_fn(|place| by_hand[place] * powers[place].exp()))
}

/// How many more of the games are won with a change upwards than with the same downwards: as a share of those that chance gives.
fn gain(setup: &Setup, at: &Numbers, change: &Numbers, games: std::ops::Range<u64>) -> f32 {
    let changed = |sign: f32| {
        let powers: Numbers = std::array::from_fn(|place| at[place] + sign * SPREAD * change[place]);
        wins(setup, &estimates(&powers), games.clone())
    };
    (changed(1.0) - changed(-1.0)) * setup.seats() as f32 / 2.0
}

/// The share of games won against `normal` on all other seats.
fn wins(setup: &Setup, estimates: &Estimates, games: std::ops::Range<u64>) -> f32 {
    let count = games.end - games.start;
    let won = games.into_par_iter().filter(|&game| is_won(setup, estimates, game));
    won.count() as f32 / count as f32
}

/// The deal is the same for as many games as there are seats, the planner's seat another each time.
fn is_won(setup: &Setup, estimates: &Estimates, game: u64) -> bool {
    let seats = setup.seats() as u64;
    let own = Seat::new((game % seats) as usize);
    let mut table = Silent(Seed::quick_from(Seed::number_of_series(1, game / seats)));
    let mut chance = Seed::quick_from(Seed::number_of_series(2, game));
    let mut state = State::start(setup, &mut table);
    while let Some(at) = Perspective::of_decider(&state) {
        let action = match at.seat() == own {
            true => Planner(estimates).choose(at, &mut chance),
            false => Normal.choose(at, &mut chance),
        };
        state.apply(action, &mut table);
    }
    state.outcome().is_some_and(|outcome| outcome.winners.contains(own))
}

/// Nearly normally distributed: a sum of twelve.
fn normal(chance: &mut Quick) -> f32 {
    (0..12).map(|_| chance.pick(10_000) as f32 / 10_000.0).sum::<f32>() - 6.0
}
