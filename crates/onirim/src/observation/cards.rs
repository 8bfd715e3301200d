//! Where the cards are, as far as the observer knows.

use dedale_core::observation::{ObservationSpec, Writer};

use super::{Facts, InPlay, card, knowers};
use crate::bag::Bag;
use crate::cards::Card;
use crate::deck::Deck;
use crate::knowers::Glimpse;

const KINDS: usize = Card::COUNT;
/// The most copies of a kind.
const COPIES: u8 = 10;
/// The most cards known on top: seven, and one more for each paradoxical prophecy.
const TOP: usize = 7;
/// The most known at the bottom.
const BOTTOM: usize = 4;

const fn known_on_top(in_play: InPlay) -> usize {
    if in_play.book { Deck::TOP } else { TOP }
}

pub(super) fn planes(spec: ObservationSpec, in_play: InPlay) -> ObservationSpec {
    let (seats, top) = (in_play.seats, known_on_top(in_play));
    spec.with("hands", &[seats, KINDS], 5, "Each player's own hand: the cards the observer knows, by kind.")
        .with_if(in_play.silent, |spec| {
            spec.with("hands-shared", &[seats, KINDS], 5, "Those of them that both players know.").with(
                "hands-hidden",
                &[seats, 2],
                5,
                "Cards the observer does not know: not shared; shared.",
            )
        })
        .with_if(in_play.duo(), |spec| {
            spec.with("common", &[KINDS], 8, "The common hand, by kind; the open cards while picking.")
        })
        .with("unseen", &[KINDS], COPIES, "Cards whose place the observer does not know, by kind.")
        .with("limbo", &[KINDS], COPIES, "Limbo, by kind.")
        .with("discard", &[KINDS], COPIES, "The discard pile, by kind.")
        .with_if(in_play.book, |spec| {
            spec.with("removed", &[KINDS], COPIES, "Cards that paid for spells, by kind.")
        })
        .with("deck-count", &[], 92, "How many cards the deck has.")
        .with("deck-top", &[top, KINDS], 1, "The cards known on top, the next one first (one-hot).")
        .with_if(in_play.silent, |spec| {
            spec.with("deck-top-knowers", &[top, 2], 1, "Whether each player knows the card at that place.")
        })
        .with_if(in_play.book, |spec| {
            spec.with(
                "deck-bottom",
                &[BOTTOM, KINDS],
                1,
                "The cards known at the bottom, from above (one-hot).",
            )
            .with_if(in_play.silent, |spec| {
                spec.with("deck-bottom-knowers", &[BOTTOM, 2], 1, "Whether each player knows the card there.")
            })
        })
        .with("looking", &[KINDS], 7, "Cards lifted off the deck that the observer sees, by kind.")
        .with("placed", &[], 7, "How many of them were put back already.")
        .with("drawn", &[KINDS], 1, "The card drawn and not yet laid anywhere (one-hot).")
        .with_if(in_play.silent, |spec| {
            spec.with("looking-hidden", &[], 7, "Lifted cards that the observer does not see.").with(
                "drawn-knowers",
                &[2],
                1,
                "Whether each player knows the card drawn.",
            )
        })
}

#[inline]
pub(super) fn write(facts: &impl Facts, in_play: InPlay, tensor: &mut Writer<'_>) {
    hands(facts, in_play, tensor);
    if in_play.duo() {
        let common = tensor.array::<KINDS>();
        facts.common().iter().for_each(|card| common[card.index()] += 1);
    }
    bag(tensor, facts.unseen());
    bag(tensor, facts.public().limbo);
    bag(tensor, facts.public().discard);
    if in_play.book {
        bag(tensor, facts.public().removed);
    }
    deck(facts, in_play, tensor);
    lifted(facts, in_play, tensor);
}

#[inline]
fn bag(tensor: &mut Writer<'_>, bag: Bag) {
    let counts = tensor.array();
    if !bag.is_empty() {
        *counts = bag.bytes();
    }
}

#[inline]
fn hands(facts: &impl Facts, in_play: InPlay, tensor: &mut Writer<'_>) {
    let me = facts.observer().first_seat_told();
    for seat in me.around(in_play.seats) {
        let hand = tensor.array::<KINDS>();
        for card in facts.hand(seat).filter_map(Glimpse::card) {
            hand[card.index()] += 1;
        }
    }
    if !in_play.silent {
        return;
    }
    let shared = |glimpse: &Glimpse| super::players_among(glimpse.knowers()).bits() == 0b11;
    for seat in me.around(in_play.seats) {
        let hand = tensor.array::<KINDS>();
        for glimpse in facts.hand(seat).filter(shared) {
            glimpse.card().into_iter().for_each(|card| hand[card.index()] += 1);
        }
    }
    for seat in me.around(in_play.seats) {
        let hidden = tensor.array::<2>();
        for glimpse in facts.hand(seat).filter(|glimpse| glimpse.card().is_none()) {
            hidden[usize::from(shared(&glimpse))] += 1;
        }
    }
}

#[inline]
fn deck(facts: &impl Facts, in_play: InPlay, tensor: &mut Writer<'_>) {
    tensor.value(facts.deck_count());
    places(facts, in_play, tensor, known_on_top(in_play), || facts.deck_top());
    if in_play.book {
        places(facts, in_play, tensor, BOTTOM, || facts.deck_bottom());
    }
}

/// The card at each of so many places, and in silent games who knows it.
#[inline]
fn places<G: Iterator<Item = Glimpse>>(
    facts: &impl Facts,
    in_play: InPlay,
    tensor: &mut Writer<'_>,
    count: usize,
    glimpses: impl Fn() -> G,
) {
    let cards = tensor.block(count * KINDS);
    for (place, glimpse) in cards.chunks_exact_mut(KINDS).zip(glimpses()) {
        if let Some(card) = glimpse.card() {
            place[card.index()] = 1;
        }
    }
    if in_play.silent {
        let both = tensor.block(count * 2);
        for (place, glimpse) in both.chunks_exact_mut(2).zip(glimpses()) {
            knowers(facts, in_play, glimpse, place);
        }
    }
}

#[inline]
fn lifted(facts: &impl Facts, in_play: InPlay, tensor: &mut Writer<'_>) {
    let looking = tensor.array::<KINDS>();
    for card in facts.looking().filter_map(Glimpse::card) {
        looking[card.index()] += 1;
    }
    tensor.value(facts.public().placed);
    card(tensor, facts.drawn().and_then(Glimpse::card));
    if in_play.silent {
        tensor.value(facts.looking().filter(|glimpse| glimpse.card().is_none()).count() as u8);
        let both = tensor.array::<2>();
        if let Some(glimpse) = facts.drawn() {
            knowers(facts, in_play, glimpse, both);
        }
    }
}
