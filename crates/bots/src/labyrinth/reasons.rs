//! Why an answer is better: treasures of this turn and the next, the turns to go, and the places the next player can reach.

use dedale_core::chance::{Quick, Seed};
use dedale_core::{Chance as _, Legal as _, Rules as _, Silent};
use dedale_labyrinth::{Action, State};

use super::adviser::completed;
use super::look_ahead::look_ahead;
use crate::reasons::{Aim, Counts, Measure, Unit};

pub(super) const MEASURES: &[Measure] = &[
    Measure { name: "now", aim: Aim::More, unit: Unit::Number, noticed: 0.3 },
    Measure { name: "next", aim: Aim::More, unit: Unit::Number, noticed: 0.12 },
    Measure { name: "turns", aim: Aim::Less, unit: Unit::Number, noticed: 0.3 },
    Measure { name: "reach", aim: Aim::More, unit: Unit::Number, noticed: 4.0 },
];

/// Plays a whole turn, or makes the best of one that begins with this answer, and looks one turn ahead from its end.
pub(super) fn play_out(world: State, answers: &[Action], chance: &mut Quick) -> Counts {
    let Some(&first) = answers.first() else { return Counts::default() };
    let seed = u64::from(chance.pick(u32::MAX));
    let end = match answers {
        [_] => completed(world, first, seed).state,
        whole_turn => played(world, whole_turn, seed),
    };
    let expected = look_ahead(&end, seed);
    let mut next = end;
    if next.decider().is_some() {
        next.apply(Action::End, &mut Silent(Seed::quick_from(seed)));
    }
    let reach = if next.decider().is_some() { next.reach().all().len() } else { 0 };
    let mut counts = Counts::default();
    counts[0] = (end.found().len() - world.found().len()) as f32;
    counts[1] = expected.found as f32;
    counts[2] = 1.0 + expected.turns;
    counts[3] = reach as f32;
    counts
}

/// The end of a turn that was planned.
fn played(mut world: State, turn: &[Action], seed: u64) -> State {
    let mut table = Silent(Seed::quick_from(seed));
    for &action in turn {
        if world.legal().contains(action) {
            world.apply(action, &mut table);
        }
    }
    world
}
