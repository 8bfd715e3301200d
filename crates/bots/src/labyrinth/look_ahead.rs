use dedale_core::chance::Seed;
use dedale_core::{Rules as _, Silent};
use dedale_labyrinth::{Action, State};

use super::chances::chance;
use super::plans::best_end;

/// The chance to win from the end of a turn, looking one turn ahead: after the next player has made the best of the cards and
/// the page that this seed brings. The same seed brings the same to all ends of a turn that found as much.
pub(super) fn look_ahead(end: &State, seed: u64) -> f32 {
    let mut world = *end;
    if world.decider().is_some() {
        world.apply(Action::End, &mut Silent(Seed::quick_from(seed)));
    }
    if world.decider().is_some() {
        world = best_end(&world).state;
    }
    chance(&world)
}
