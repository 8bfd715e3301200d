//! The turn, the map and the characters.

use dedale_core::observation::{ObservationSpec, Writer};

use super::Around;
use crate::cards::{Character, World};
use crate::decision::Question;
use crate::places::Place;
use crate::state::MOST_ACTIONS;
use crate::view::View;

const QUESTIONS: usize = Question::ALL.len();

pub(super) fn planes(spec: ObservationSpec, seats: usize) -> ObservationSpec {
    spec.with("question", &[QUESTIONS], 1, "Which question is asked (one-hot); none when the game is over.")
        .with("decider", &[seats], 1, "Who is asked, from the observer on (one-hot).")
        .with("active", &[seats], 1, "Whose turn it is (one-hot).")
        .with(
            "turns-left",
            &[2],
            99,
            "Turns still to begin before the last round is over: hundreds, and the rest.",
        )
        .with("winner", &[seats], 1, "Who came home (one-hot).")
        .with("over", &[], 1, "Whether the game is over.")
        .with("actions", &[], MOST_ACTIONS, "Actions left this turn.")
        .with("drew", &[], 1, "Whether the draw action was used.")
        .with("key-ready", &[], 1, "Whether the active character's key can be counted this turn.")
        .with("busy", &[], 1, "Whether the active player drew, moved or played a card this turn.")
        .with("skipping", &[seats], 1, "Who must skip the next turn.")
        .with("held", &[seats], 1, "Who may not leave.")
        .with("warded", &[seats], 1, "Whom nobody can target.")
        .with("idle", &[seats], 1, "Whose last turn was not busy, since their world's pile moved on.")
        .with("letting", &[seats], 1, "Who lets everything but ways home be until the next turn.")
        .with(
            "worlds",
            &[Place::COUNT, World::COUNT],
            1,
            "Which world lies at each place, if known (one-hot).",
        )
        .with("worlds-up", &[Place::COUNT], 1, "Whether it is face up.")
        .with(
            "pawns",
            &[seats, Place::COUNT],
            1,
            "Where each pawn is (one-hot); nowhere while characters are chosen.",
        )
        .with("characters", &[seats, Character::COUNT], 1, "Each player's character, if known (one-hot).")
        .with(
            "characters-other",
            &[seats, Character::COUNT],
            1,
            "The other character dealt, if known (one-hot).",
        )
        .with("characters-open", &[seats], 1, "Whether the character lies open.")
        .with("key-used", &[seats], 1, "Whether its key was used.")
}

#[inline]
pub(super) fn write(view: &View, around: Around, tensor: &mut Writer<'_>) {
    turn(view, around, tensor);
    map(view, around, tensor);
    characters(view, around, tensor);
}

#[inline]
fn turn(view: &View, around: Around, tensor: &mut Writer<'_>) {
    tensor.one_hot(QUESTIONS, view.question.map(|question| question as usize));
    around.seat(tensor, Some(view.decider));
    around.seat(tensor, Some(view.active));
    let turns = around.seats as u16 * view.setup.max_rounds();
    let left = turns.saturating_sub(view.turn);
    *tensor.array() = [(left / 100) as u8, (left % 100) as u8];
    around.seat(tensor, view.outcome.and_then(|outcome| outcome.winners.iter().next()));
    tensor.flag(view.outcome.is_some());
    tensor.value(view.actions);
    tensor.flag(view.drew);
    tensor.flag(view.key_ready);
    tensor.flag(view.busy);
    for set in [view.skipping, view.held, view.warded, view.idle, view.letting] {
        around.set(tensor, set);
    }
}

#[inline]
fn map(view: &View, around: Around, tensor: &mut Writer<'_>) {
    let worlds = tensor.array::<{ Place::COUNT * World::COUNT }>();
    let up = tensor.array::<{ Place::COUNT }>();
    for (at, world) in view.worlds.iter().enumerate() {
        if let Some(world) = world.world {
            worlds[at * World::COUNT + world.index()] = 1;
        }
        up[at] = world.up.into();
    }
    for seat in around.iter() {
        tensor.one_hot(Place::COUNT, view.pawns.get(seat).map(|pawn| pawn.0 as usize));
    }
}

#[inline]
fn characters(view: &View, around: Around, tensor: &mut Writer<'_>) {
    for seat in around.iter() {
        tensor.one_hot(Character::COUNT, view.characters[seat].kept.map(Character::index));
    }
    for seat in around.iter() {
        tensor.one_hot(Character::COUNT, view.characters[seat].other.map(Character::index));
    }
    for seat in around.iter() {
        tensor.flag(view.characters[seat].open);
    }
    for seat in around.iter() {
        tensor.flag(view.characters[seat].key_used);
    }
}
