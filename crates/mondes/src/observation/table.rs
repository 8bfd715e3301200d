//! The turn, the map and the characters.

use dedale_core::observation::{ObservationSpec, Writer};

use super::{Around, Facts};
use crate::cards::{Character, World};
use crate::decision::Question;
use crate::places::Place;
use crate::state::MOST_ACTIONS;

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
pub(super) fn write(facts: &impl Facts, around: Around, tensor: &mut Writer<'_>) {
    turn(facts, around, tensor);
    map(facts, around, tensor);
    characters(facts, around, tensor);
}

#[inline]
fn turn(facts: &impl Facts, around: Around, tensor: &mut Writer<'_>) {
    let public = facts.public();
    tensor.one_hot(QUESTIONS, facts.question().map(|question| question as usize));
    around.seat(tensor, Some(public.decider));
    around.seat(tensor, Some(public.active));
    let turns = around.seats as u16 * facts.terms().max_rounds();
    let left = turns.saturating_sub(public.turn);
    *tensor.array() = [(left / 100) as u8, (left % 100) as u8];
    around.seat(tensor, facts.over().and_then(|over| over.winner));
    tensor.flag(facts.over().is_some());
    tensor.value(public.actions);
    tensor.flag(public.drew);
    tensor.flag(public.key_ready);
    tensor.flag(public.busy);
    for set in [public.skipping, public.held, public.warded, public.idle, public.letting] {
        around.set(tensor, set);
    }
}

#[inline]
fn map(facts: &impl Facts, around: Around, tensor: &mut Writer<'_>) {
    let worlds = tensor.array::<{ Place::COUNT * World::COUNT }>();
    let up = tensor.array::<{ Place::COUNT }>();
    for (at, &place) in Place::ALL.iter().enumerate() {
        let world = facts.world_at(place);
        worlds[at * World::COUNT + world.map_or(0, World::index)] = world.is_some().into();
        up[at] = facts.is_up(place).into();
    }
    for seat in around.iter() {
        tensor.one_hot(Place::COUNT, facts.pawn(seat).map(|place| place as usize));
    }
}

#[inline]
fn characters(facts: &impl Facts, around: Around, tensor: &mut Writer<'_>) {
    let kept = tensor.block(around.seats * Character::COUNT).chunks_exact_mut(Character::COUNT);
    let other = tensor.block(around.seats * Character::COUNT).chunks_exact_mut(Character::COUNT);
    let (open, used) = (tensor.block(around.seats), tensor.block(around.seats));
    for (at, ((seat, kept), other)) in around.iter().zip(kept).zip(other).enumerate() {
        let character = facts.character(seat);
        kept[character.kept.map_or(0, Character::index)] = character.kept.is_some().into();
        other[character.other.map_or(0, Character::index)] = character.other.is_some().into();
        open[at] = character.open.into();
        used[at] = character.key_used.into();
    }
}
