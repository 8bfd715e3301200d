//! The team's chance to win: a logistic regression on a few numbers of the situation.

use dedale_labyrinth::State;

use super::situation::{Situation, treasures_left};
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
    let situation = Situation::of(state)?;
    let Situation { treasures, turns_left: left, seats, near, .. } = situation;
    if treasures > 2 * left {
        return None;
    }
    let spread = 1.0 / (left as f32).sqrt();
    let per_turn = left as f32 * spread;
    let [rotation, permutation, crossing, teleport, escape] =
        situation.spells.map(|with| per_turn * with / seats as f32);
    Some([
        1.0,
        spread,
        treasures as f32 * spread,
        near[0] * spread,
        near[1] * spread,
        near[2] * spread,
        situation.rubble * spread,
        rotation,
        permutation,
        crossing,
        teleport,
        escape,
        situation.expert * per_turn,
        situation.more_seats() * per_turn,
        situation.idle * spread,
        situation.missing() * spread,
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
