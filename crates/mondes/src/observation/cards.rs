//! Hands and piles, as far as the observer knows them.

use dedale_core::observation::{ObservationSpec, Writer};

use super::{Around, Facts};
use crate::cards::{Card, World};
use crate::state::HAND;

const CARDS: usize = Card::COUNT;

pub(super) fn planes(spec: ObservationSpec, seats: usize) -> ObservationSpec {
    spec.with("hands", &[seats, CARDS], 1, "The cards known in each player's hand.")
        .with(
            "hands-world",
            &[seats, World::COUNT],
            HAND as u8,
            "Cards of which only the world is known, by world.",
        )
        .with("hands-hidden", &[seats], HAND as u8, "Cards of which nothing is known.")
        .with("piles", &[World::COUNT], CARDS as u8, "How many cards each world's pile has.")
        .with("pile-of", &[CARDS, World::COUNT], 1, "The pile a card is known to be in (one-hot).")
        .with("pile-place", &[CARDS], CARDS as u8, "Its place there from the top, from 1.")
}

#[inline]
pub(super) fn write(facts: &impl Facts, around: Around, tensor: &mut Writer<'_>) {
    hands(facts, around, tensor);
    piles(facts, tensor);
}

#[inline]
fn hands(facts: &impl Facts, around: Around, tensor: &mut Writer<'_>) {
    let cards = tensor.block(around.seats * CARDS).chunks_exact_mut(CARDS);
    let worlds = tensor.block(around.seats * World::COUNT).chunks_exact_mut(World::COUNT);
    let hidden = tensor.block(around.seats).iter_mut();
    for (seat, ((cards, worlds), hidden)) in around.iter().zip(cards.zip(worlds).zip(hidden)) {
        for glimpse in facts.hand(seat) {
            // Nothing branches on what chance has dealt.
            let (card, world) = (glimpse.card.is_some(), glimpse.world.is_some());
            cards[glimpse.card.map_or(0, Card::index)] |= u8::from(card);
            worlds[glimpse.world.map_or(0, World::index)] += u8::from(world & !card);
            *hidden += u8::from(!world & !card);
        }
    }
}

#[inline]
fn piles(facts: &impl Facts, tensor: &mut Writer<'_>) {
    let counts = tensor.array::<{ World::COUNT }>();
    // What is written of an unknown card lies behind the cards, where their places are copied to in the end.
    let pile_of = tensor.array::<{ CARDS * World::COUNT + CARDS }>();
    let mut place_of = [0; CARDS + 1];
    let mut start = 0;
    for (world, end) in facts.pile_ends().into_iter().enumerate() {
        counts[world] = end - start;
        for (place, card) in (1..).zip(facts.in_piles(start, end)) {
            pile_of[card * World::COUNT + world] = 1;
            place_of[card] = place;
        }
        start = end;
    }
    pile_of[CARDS * World::COUNT..].copy_from_slice(&place_of[..CARDS]);
}
