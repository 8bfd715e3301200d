//! The part of the table that is no pile of cards.

use dedale_core::observation::{ObservationSpec, Writer};

use super::{Facts, InPlay};
use crate::cards::{Card, Colour, Tower};
use crate::goals::Goals;
use crate::premonition::PremonitionSet;
use crate::state::RowEnd;

const TOWERS: usize = Card::LABYRINTH - Card::ROOMS;

/// Each turn uses up a labyrinth card, of which there are 70 with the towers.
const TURNS: u8 = 71;

pub(super) fn planes(spec: ObservationSpec, in_play: InPlay) -> ObservationSpec {
    let seats = in_play.seats;
    spec.with("turn", &[], TURNS, "The turn, from 1; 0 while picking.")
        .with("over", &[2], 1, "The game is won; the game is lost.")
        .with("unwinnable", &[], 1, "ON-X4: the game can no longer be won.")
        .with("row-last", &[seats, Card::ROOMS], 1, "The last room of each player's row (one-hot).")
        .with("row-run", &[seats], RowEnd::COMPLETE, "How many cards of its colour the series has.")
        .with("doors", &[seats, 4], 2, "Each player's doors by colour.")
        .with("dream", &[2], 1, "A nightmare is being resolved; a happy dream is.")
        .with("redrawing", &[], 1, "A whole hand is being drawn anew.")
        .with_if(in_play.book, |spec| {
            spec.with(
                "goal-colour",
                &[Goals::COUNT, 4],
                1,
                "The colour of each goal from left to right (one-hot).",
            )
            .with("goal-found", &[Goals::COUNT], 1, "Whether it is found.")
            .with(
                "goal-reopened",
                &[Goals::COUNT],
                8,
                "Its place among those reopened, from 1; 0 if it was not.",
            )
        })
        .with_if(in_play.towers, |spec| {
            spec.with(
                "towers",
                &[TOWERS, TOWERS],
                1,
                "The tower at each place of the row from the left (one-hot).",
            )
            .with(
                "tower-looks",
                &[TOWERS],
                1,
                "The towers of a discarded hand whose looks are still to come.",
            )
        })
        .with_if(in_play.premonitions, |spec| {
            spec.with("premonitions-open", &[8], 1, "The premonitions face up.").with(
                "premonitions-hidden",
                &[8],
                1,
                "The premonitions face down.",
            )
        })
}

#[inline]
pub(super) fn write(facts: &impl Facts, in_play: InPlay, tensor: &mut Writer<'_>) {
    let (me, seats) = (facts.observer().first_seat_told(), in_play.seats);
    tensor.value(facts.public().turn);
    tensor.one_hot(2, facts.is_won().map(|won| usize::from(!won)));
    tensor.flag(facts.unwinnable());
    for seat in me.around(seats) {
        let last = facts.row_end(seat).last.map(Card::index);
        tensor.one_hot(Card::ROOMS, last.filter(|&room| room < Card::ROOMS));
    }
    for seat in me.around(seats) {
        tensor.value(facts.row_end(seat).run);
    }
    for seat in me.around(seats) {
        let doors = facts.doors(seat);
        *tensor.array() =
            [Colour::Red, Colour::Blue, Colour::Green, Colour::Brown].map(|colour| doors.of(colour));
    }
    tensor.one_hot(2, facts.public().dream.map(|card| usize::from(card == Card::HAPPY_DREAM)));
    tensor.flag(facts.public().redrawing);
    if in_play.book {
        goals(facts, tensor);
    }
    if in_play.towers {
        towers(facts, tensor);
    }
    if in_play.premonitions {
        let premonitions = facts.premonitions();
        let bytes = |set: Option<PremonitionSet>| set.map_or([0; 8], PremonitionSet::bytes);
        *tensor.array() = bytes(premonitions.map(|both| both.open));
        *tensor.array() = bytes(premonitions.map(|both| both.hidden));
    }
}

fn goals(facts: &impl Facts, tensor: &mut Writer<'_>) {
    let (colours, found) = (tensor.array::<{ Goals::COUNT * 4 }>(), tensor.array::<{ Goals::COUNT }>());
    let reopened = tensor.array::<{ Goals::COUNT }>();
    for (place, goal) in facts.goals().into_iter().flat_map(|goals| goals.iter()).enumerate() {
        colours[4 * place + goal.colour() as usize] = 1;
        found[place] = goal.is_found().into();
        reopened[place] = goal.reopened();
    }
}

fn towers(facts: &impl Facts, tensor: &mut Writer<'_>) {
    let row = tensor.array::<{ TOWERS * TOWERS }>();
    let standing = facts.towers().filter_map(Card::as_tower);
    for (place, tower) in standing.enumerate() {
        row[TOWERS * place + number_of(tower)] = 1;
    }
    let looks = tensor.array::<TOWERS>();
    for card in facts.public().tower_looks.iter() {
        looks[card.index() - Card::ROOMS] = 1;
    }
}

/// Its place among the towers.
fn number_of(tower: Tower) -> usize {
    Card::tower(tower).index() - Card::ROOMS
}
