use dedale_core::chance::Seed;
use dedale_core::{Rules as _, Silent};
use dedale_labyrinth::{Action, State};

use super::chances::chance;
use super::pace::turns_to_go;
use super::plans::best_end;

/// What is to be expected from the end of a turn on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expectation {
    /// The chance to win.
    pub(super) chance: f32,
    /// The turns until the last treasure is found.
    pub(super) turns: f32,
    /// The treasures that the next player finds.
    pub(super) found: u32,
}

/// Looks one turn ahead from the end of a turn: at what is to be expected after the next player has made the best of the cards
/// and the page that this seed brings. The same seed brings the same to all ends of a turn that found as much.
pub(super) fn look_ahead(end: &State, seed: u64) -> Expectation {
    let mut world = *end;
    let mut turns = 0.0;
    if world.decider().is_some() {
        world.apply(Action::End, &mut Silent(Seed::quick_from(seed)));
    }
    if world.decider().is_some() {
        world = best_end(&world).state;
        turns = 1.0;
    }
    let found = world.found().len() - end.found().len();
    Expectation { chance: chance(&world), turns: turns + turns_to_go(&world), found }
}
