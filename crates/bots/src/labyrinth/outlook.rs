//! How well the team stands between two turns.

use dedale_core::{Rules as _, Seat, Setup as _};
use dedale_labyrinth::{Cell, CellSet, Level, State, Treasure};

/// What a treasure is worth that lies so many cells from where its player can walk: a push and a spell bridge small
/// gaps.
const BY_DISTANCE: [f32; 8] = [1.0, 0.72, 0.5, 0.36, 0.26, 0.2, 0.16, 0.14];

/// How much the treasures of the player count who comes next, next but one, …
const BY_TURN: [f32; 4] = [1.0, 0.55, 0.4, 0.3];

/// What a face-down tile costs.
const RUBBLE: f32 = 0.02;

/// How well the team stands when this turn is over.
pub(super) fn outlook(state: &State) -> f32 {
    let Some(active) = state.decider() else {
        return if state.outcome().is_some_and(|outcome| outcome.is_win()) { 1_000.0 } else { -1_000.0 };
    };
    let seats = state.setup().seats();
    let mut seat = active;
    let mut sum = -RUBBLE * state.board().down().len() as f32;
    for weight in &BY_TURN[..seats] {
        seat = seat.next(seats);
        sum += weight * prospects(state, seat);
    }
    sum
}

/// How near a player is to the treasures it may collect.
pub(super) fn prospects(state: &State, seat: Seat) -> f32 {
    let spell = state.spell(seat);
    let reach = state.board().reach(state.pawn(seat), spell).all();
    let second = if state.setup().level() == Level::Expert { 0.5 } else { 1.0 };
    let wanted = |seat: Seat| state.hand(seat).iter().zip([1.0, second]);
    let worth = |(&treasure, weight): (&Treasure, f32)| {
        let near =
            state.board().cell_of(treasure.thing()).map_or(0.3, |cell| BY_DISTANCE[distance(reach, cell)]);
        weight * near
    };
    if !state.hand(seat).is_empty() {
        return wanted(seat).map(worth).sum();
    }
    let others = Seat::first(state.setup().seats()).flat_map(wanted);
    others.map(worth).fold(0.0, f32::max)
}

/// Steps from the nearest of these cells, walls or not; at most the last place of [`BY_DISTANCE`].
pub(super) fn distance(from: CellSet, to: Cell) -> usize {
    let mut cells = from;
    let last = BY_DISTANCE.len() - 1;
    (0..last)
        .find(|_| {
            let here = cells.contains(to);
            cells = cells.spread();
            here
        })
        .unwrap_or(last)
}
