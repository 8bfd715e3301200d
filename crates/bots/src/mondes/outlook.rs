//! How likely each player is to be home first, when a turn begins.

use dedale_core::{Observer, Rules as _, Seat, Secrets as _, Setup as _};
use dedale_mondes::{Effect, Kind, State};
use dedale_search::Worth;

use super::estimates::Estimates;
use super::levels::Levels;
use super::plan::Plan;
use super::rivals;
use crate::exponential::exponential;

/// How many things count.
pub const FEATURES: usize = 10;

/// What each counts with two to five players. Made by `cargo run --release -p dedale-bots --example mondes_outlook`.
const WEIGHTS: [[f32; FEATURES]; 4] = [
    [-2.4617, 5.0442, -0.3789, -0.2493, -0.0264, -0.4292, 1.1422, -1.5138, 0.0764, -0.0032],
    [-3.3039, 4.9893, -0.3861, -0.2626, -0.0798, -0.4174, 2.0502, -1.0983, 0.0854, 0.0088],
    [-2.7383, 4.6929, -0.4417, -0.2813, -0.0184, -1.0772, 1.7667, -0.8827, 0.1160, -0.0204],
    [-2.2524, 4.2684, -0.5159, -0.2877, -0.1106, -0.2329, 1.7754, -0.8551, 0.0903, 0.0069],
];

/// What counts for a player that plays like `normal`, from what that player knows.
pub fn features(state: &State, seat: Seat) -> [f32; FEATURES] {
    features_of(state, seat, 1.0)
}

/// The same for a player that needs more turns than that.
fn features_of(state: &State, seat: Seat, slowness: f32) -> [f32; FEATURES] {
    let view = state.view(Observer::Seat(seat));
    let plan = Plan::of(&view, seat, &Estimates::BY_HAND);
    let hand = plan.hand();
    let turns = slowness * plan.turns(plan.place(), hand);
    let seats = view.setup.seats();
    let wait = ((seat.index() + seats - view.active.index()) % seats) as f32 / seats as f32;
    let company = rivals::others(&view, seat).filter(|&other| rivals::is_near(&view, seat, other)).count();
    let effects = plan.cards().map(|card| plan.set.face(card).effect);
    let answers = effects.filter(|effect| matches!(effect, Effect::Cancel(_) | Effect::Hold)).count();
    let objects = plan.cards().filter(|&card| plan.set.face(card).kind == Kind::Object).count();
    let skipping = if view.skipping.contains(seat) { 1.0 } else { 0.0 };
    let complete = if plan.is_complete(hand) { 1.0 } else { 0.0 };
    let held = if view.held.contains(seat) { 1.0 } else { 0.0 };
    [
        exp(-turns / 2.0),
        exp(-turns / 6.0),
        turns / 10.0,
        wait,
        skipping,
        held,
        complete * (1.0 - wait),
        complete * company.min(2) as f32,
        answers as f32,
        objects as f32,
    ]
}

/// The chance of each player, at these levels.
pub(super) fn chances(state: &State, levels: Levels) -> Worth {
    let seats = state.setup().seats();
    let weights = &WEIGHTS[seats - 2];
    let strength = |seat| exp(dot(&features_of(state, seat, levels.slowness(seat)), weights));
    let strengths: [f32; 5] =
        std::array::from_fn(|at| if at < seats { strength(Seat::new(at)) } else { 0.0 });
    let sum: f32 = strengths.iter().sum();
    Worth::to(Seat::first(seats).map(|seat| (seat, strengths[seat.index()] / sum)))
}

fn dot(one: &[f32; FEATURES], other: &[f32; FEATURES]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Nearly e to that power.
pub fn exp(power: f32) -> f32 {
    exponential(power, 10)
}
