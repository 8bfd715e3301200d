//! How likely each player is to be home first, when a turn begins.

use dedale_core::{Observer, Rules as _, Seat, Secrets as _, Setup as _};
use dedale_mondes::{Effect, State};
use dedale_search::Worth;

use super::plan::Plan;
use super::rivals;

/// How many things count.
pub const FEATURES: usize = 8;

/// What each counts with two to five players. Made by `cargo run --release -p dedale-bots --example mondes_outlook`.
const WEIGHTS: [[f32; FEATURES]; 4] = [
    [-2.7024, 4.6888, -0.406, -0.263, -0.6892, 1.5701, -1.3695, 0.1159],
    [-2.8895, 4.6312, -0.4266, -0.2608, -0.6505, 1.9453, -0.972, 0.0874],
    [-2.6084, 4.4025, -0.5016, -0.2984, -0.7586, 1.7861, -0.9357, 0.0921],
    [-2.2902, 4.2578, -0.5082, -0.2908, -0.3939, 1.6442, -0.8193, 0.0851],
];

/// What counts for a player, from what that player knows.
pub fn features(state: &State, seat: Seat) -> [f32; FEATURES] {
    let view = state.view(Observer::Seat(seat));
    let plan = Plan::of(&view, seat);
    let hand = plan.hand();
    let turns = plan.turns(plan.place(), hand);
    let seats = view.setup.seats();
    let wait = ((seat.index() + seats - view.active.index()) % seats) as f32 / seats as f32;
    let company = rivals::others(&view, seat).filter(|&other| rivals::is_near(&view, seat, other)).count();
    let effects = plan.cards().map(|card| plan.set.face(card).effect);
    let answers = effects.filter(|effect| matches!(effect, Effect::Cancel(_) | Effect::Hold)).count();
    let complete = if plan.is_complete(hand) { 1.0 } else { 0.0 };
    let held = if view.held.contains(seat) { 1.0 } else { 0.0 };
    [
        exp(-turns / 2.0),
        exp(-turns / 6.0),
        turns / 10.0,
        wait,
        held,
        complete * (1.0 - wait),
        complete * company.min(2) as f32,
        answers as f32,
    ]
}

/// The chance of each player.
pub(super) fn chances(state: &State) -> Worth {
    let seats = state.setup().seats();
    let weights = &WEIGHTS[seats - 2];
    let strength = |seat| exp(dot(&features(state, seat), weights));
    let strengths: [f32; 5] =
        std::array::from_fn(|at| if at < seats { strength(Seat::new(at)) } else { 0.0 });
    let sum: f32 = strengths.iter().sum();
    Worth::to(Seat::first(seats).map(|seat| (seat, strengths[seat.index()] / sum)))
}

fn dot(one: &[f32; FEATURES], other: &[f32; FEATURES]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Nearly e to that power, and the same on every machine.
pub fn exp(power: f32) -> f32 {
    let mut value = (1.0 + power / 1024.0).max(0.0);
    for _ in 0..10 {
        value *= value;
    }
    value
}
