//! The team's chance to win: a logistic regression on a few numbers of the situation.

use dedale_core::{Rules as _, Seat, Setup as _};
use dedale_labyrinth::{Level, Spell, State, Treasure};

use super::outlook::prospects;
use crate::exponential::exponential;

/// How many numbers a situation is judged by.
pub const FEATURES: usize = 16;

/// What a situation is judged by: one number for each of [`WEIGHTS`].
pub type Features = [f32; FEATURES];

/// What each number counts for: the mean, rounded, of two fits on about 14,000 ends of turns each, of games of the level
/// `hard` while it was made. `cargo run --release -p dedale-bots --example labyrinth_chances -- 100` makes such a fit.
pub const WEIGHTS: Features =
    [0.55, 0.45, -2.64, 2.49, 1.59, -0.65, -0.57, 4.14, 5.22, 3.62, 3.95, 3.61, -0.38, -0.12, -0.77, 0.65];

/// The numbers of a situation at the end of a turn, before cards are drawn; none if it is decided.
///
/// What is to be found and what the team finds in a turn are both sums over the turns left; the chance is told by their
/// difference in units of its spread, which grows with the root of those turns.
pub fn features(state: &State) -> Option<Features> {
    let left = turns_left(state);
    let treasures = treasures_left(state);
    if treasures == 0 || treasures > 2 * left {
        return None;
    }
    let seats = state.setup().seats();
    let mut seat = state.decider()?;
    let mut near = [0.0_f32; 3];
    for place in 0..seats {
        seat = seat.next(seats);
        near[place.min(2)] += prospects(state, seat);
    }
    let spread = 1.0 / (left as f32).sqrt();
    let per_turn = left as f32 * spread;
    let share = |spell: Spell| {
        let with = Seat::first(seats).filter(|&seat| state.spell(seat) == Some(spell)).count();
        per_turn * with as f32 / seats as f32
    };
    let idle = Seat::first(seats).filter(|&seat| state.hand(seat).is_empty()).count() as f32;
    let held: usize = Seat::first(seats).map(|seat| state.hand(seat).len()).sum();
    let expert = f32::from(u8::from(state.setup().level() == Level::Expert));
    let [rotation, permutation, crossing, teleport, escape] = Spell::SECOND.map(share);
    Some([
        1.0,
        spread,
        treasures as f32 * spread,
        near[0] * spread,
        near[1] * spread,
        near[2] * spread,
        state.board().down().len() as f32 * spread,
        rotation,
        permutation,
        crossing,
        teleport,
        escape,
        expert * per_turn,
        (seats - 2) as f32 * per_turn,
        idle * spread,
        (2 * seats - held) as f32 * spread,
    ])
}

/// The chance of a win from the end of a turn, before cards are drawn.
pub fn chance(state: &State) -> f32 {
    match features(state) {
        Some(features) => logistic(&features, &WEIGHTS),
        None => f32::from(u8::from(treasures_left(state) == 0)),
    }
}

/// The probability that a logistic regression with these weights gives to features.
pub fn logistic(features: &Features, weights: &Features) -> f32 {
    let log_odds: f32 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
    1.0 / (1.0 + exponential(-log_odds.clamp(-40.0, 40.0), 12))
}

fn treasures_left(state: &State) -> u32 {
    Treasure::COUNT as u32 - state.found().len()
}

/// Turns still to begin.
fn turns_left(state: &State) -> u32 {
    u32::from(state.setup().turns()).saturating_sub(state.turns())
}
