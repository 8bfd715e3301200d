//! What is under way: cards being played, answers to them, a bad encounter, a trade.

use dedale_core::observation::{ObservationSpec, Writer};

use super::{Around, Facts, card};
use crate::cards::{Card, World};
use crate::keys::Key;
use crate::places::Place;
use crate::state::{HAND, LINKS};
use crate::view::OfferView;

const CARDS: usize = Card::COUNT;
const KINDS: usize = 3;
const MOST: u8 = HAND as u8;

pub(super) fn planes(spec: ObservationSpec, seats: usize) -> ObservationSpec {
    let spec = spec
        .with(
            "play-for",
            &[3],
            1,
            "What cards are being played for: a move, the way home, an effect (one-hot).",
        )
        .with("play-to", &[Place::COUNT], 1, "Where to, if it is a move (one-hot).")
        .with("play-cards", &[CARDS], MOST, "The cards played, numbered from 1 in their order.")
        .with("play-character", &[], 1, "Whether the character's key counts among them.")
        .with("play-target", &[seats], 1, "Whom they strike (one-hot).")
        .with("play-asked", &[seats], 1, "Who was asked last to react to them (one-hot).")
        .with(
            "chain",
            &[seats, CARDS],
            LINKS as u8,
            "The cards that answer, by the player, numbered from 1 in their order.",
        )
        .with(
            "chain-cancels",
            &[CARDS],
            1,
            "The card that the first of them cancels; each other one cancels the one before.",
        )
        .with("chain-asked", &[seats], 1, "Who was asked last to react to the last of them (one-hot).")
        .with("bad", &[CARDS], 1, "The bad encounter being resolved (one-hot).")
        .with("letting-go", &[CARDS], 1, "Cards on their way under a pile.")
        .with("losing", &[], MOST, "Cards still to be lost.")
        .with("drawing", &[], MOST, "Cards still to be drawn for an effect.")
        .with("arranging", &[], MOST, "Cards being arranged on top of the pile.")
        .with("arranged", &[], MOST, "How many of them lie in their place already.")
        .with("trade-partner", &[seats], 1, "With whom the active player trades (one-hot).");
    let spec = spec
        .with("offered-key", &[Key::COUNT], 1, "The key of the card offered (one-hot).")
        .with("offered-type", &[KINDS], 1, "Its type: encounter, object, bad (one-hot).")
        .with("offered-card", &[CARDS], 1, "The card, if known (one-hot).")
        .with("offered-world", &[World::COUNT], 1, "Its world, if known (one-hot).");
    spec.with("answered-key", &[Key::COUNT], 1, "The key of the card answered (one-hot).")
        .with("answered-type", &[KINDS], 1, "Its type: encounter, object, bad (one-hot).")
        .with("answered-card", &[CARDS], 1, "The card, if known (one-hot).")
        .with("answered-world", &[World::COUNT], 1, "Its world, if known (one-hot).")
}

#[inline]
pub(super) fn write(facts: &impl Facts, around: Around, tensor: &mut Writer<'_>) {
    let public = facts.public();
    play(facts, around, tensor);
    chain(facts, around, tensor);
    card(tensor, public.bad);
    let letting_go = tensor.array::<CARDS>();
    facts.letting_go().iter().for_each(|card| letting_go[card.index()] = 1);
    *tensor.array() = [public.losing, public.drawing, public.arranging, public.arranged];
    around.seat(tensor, facts.trade_partner());
    offer(tensor, facts.offered());
    offer(tensor, facts.answered());
}

#[inline]
fn play(facts: &impl Facts, around: Around, tensor: &mut Writer<'_>) {
    let play = facts.play();
    tensor.one_hot(3, play.map(|play| play.what as usize));
    tensor.one_hot(Place::COUNT, play.and_then(|play| play.to).map(|place| place as usize));
    let cards = tensor.array::<CARDS>();
    for (number, card) in (1..).zip(play.iter().flat_map(|play| play.cards.iter())) {
        cards[card.index()] = number;
    }
    tensor.flag(play.is_some_and(|play| play.character));
    around.seat(tensor, play.and_then(|play| play.target));
    around.seat(tensor, play.map(|play| play.asked));
}

#[inline]
fn chain(facts: &impl Facts, around: Around, tensor: &mut Writer<'_>) {
    let links = tensor.block(around.seats * CARDS);
    for (number, link) in (1..).zip(facts.chain()) {
        links[link.seat.after(around.first, around.seats) * CARDS + link.card.index()] = number;
    }
    card(tensor, facts.chain().first().and_then(|link| link.cancels));
    around.seat(tensor, facts.chain().last().map(|link| link.asked));
}

#[inline]
fn offer(tensor: &mut Writer<'_>, offer: Option<OfferView>) {
    tensor.one_hot(Key::COUNT, offer.map(|offer| offer.key as usize));
    tensor.one_hot(KINDS, offer.map(|offer| offer.kind as usize));
    card(tensor, offer.and_then(|offer| offer.card));
    tensor.one_hot(World::COUNT, offer.and_then(|offer| offer.world).map(World::index));
}
