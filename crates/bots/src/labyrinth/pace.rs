//! How many turns a team needs: a linear regression on a few numbers of the situation.

use dedale_labyrinth::State;

use super::situation::{Situation, treasures_left};

/// How many numbers a pace is told by.
pub const FEATURES: usize = 15;

/// What the turns to go are told by: one number for each of [`WEIGHTS`].
pub type Features = [f32; FEATURES];

/// What each number counts for, from games of the level `hard` that were won.
/// `cargo run --release -p dedale-bots --example labyrinth_chances -- 60` makes such a fit.
pub const WEIGHTS: Features = [
    1.98, 0.559, -0.473, -0.431, -0.082, -0.032, 0.024, 0.119, 0.105, 0.155, 0.155, 0.017, 0.010, 0.177,
    -0.153,
];

/// The numbers of a situation at the end of a turn, before cards are drawn; none if it is decided. Most of them tell how many
/// turns each treasure takes.
pub fn features(state: &State) -> Option<Features> {
    let situation = Situation::of(state)?;
    let treasures = situation.treasures as f32;
    let [next, after_next, others] = situation.near;
    let of_spell = situation.spells.map(|with| treasures * with / situation.seats as f32);
    let [rotation, permutation, crossing, teleport, escape] = of_spell;
    Some([
        1.0,
        treasures,
        next,
        after_next,
        others,
        situation.rubble,
        rotation,
        permutation,
        crossing,
        teleport,
        escape,
        treasures * situation.expert,
        treasures * situation.more_seats(),
        situation.idle,
        situation.missing(),
    ])
}

/// How many turns it takes from the end of a turn, before cards are drawn, until the last treasure is found: as many as a
/// strong team needs in games that it wins.
pub fn turns_to_go(state: &State) -> f32 {
    features(state).map_or(0.0, |features| predicted(&features, &WEIGHTS).max(fewest(state)))
}

/// What a linear regression with these weights says to features.
pub fn predicted(features: &Features, weights: &Features) -> f32 {
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}

/// Nobody finds more than two treasures in a turn.
fn fewest(state: &State) -> f32 {
    treasures_left(state).div_ceil(2) as f32
}
