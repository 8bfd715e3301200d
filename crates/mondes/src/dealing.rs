//! The cards that an observer does not know, dealt to the places they may be in.

use dedale_core::bits::chosen_bit;
use dedale_core::{Chance, Seat};

use crate::action::SEATS;
use crate::cards::{Card, World};
use crate::slot::Slot;
use crate::state::{HAND, State};
use crate::view::View;

/// The cards that each place of each hand may hold, beyond what the view tells of it.
pub(crate) type Wanted = [[u64; HAND]; SEATS];

/// Nothing is wanted of any hand.
pub(crate) const ANY_HANDS: Wanted = [[u64::MAX; HAND]; SEATS];

/// A card for each place of a view.
pub(crate) struct Places {
    pub(crate) piles: [Card; Card::COUNT],
    pub(crate) hands: [[Card; HAND]; SEATS],
}

impl Places {
    /// What the view tells, and elsewhere a random card of those left that may lie there; whether every place has one. The truth is
    /// one way to deal them all, so there always is one, if nothing is wanted of the hands.
    pub(crate) fn dealt(
        state: &State,
        view: &View,
        wanted: &Wanted,
        chance: &mut impl Chance,
    ) -> (Places, bool) {
        let mut places = Places::seen(view);
        let (mut left, mut dealt) = (!seen_cards(view), 0);
        let complete = for_each_unknown(state, view, wanted, |allowed, spot| {
            let choices = allowed & left;
            if choices == 0 {
                return false;
            }
            let card = Card::from_index(chosen_bit(choices, |count| chance.pick(count)) as usize);
            left &= !card.bit();
            *places.at(spot) = card;
            dealt += 1;
            true
        });
        if complete {
            return (places, true);
        }
        let mut dealing = Dealing::of(state, view, wanted, &mut places, dealt, left);
        let complete = dealing.finish(dealt, chance);
        for (unknown, &card) in dealing.unknown[..dealing.count].iter().zip(&dealing.dealt) {
            *places.at(unknown.spot) = card;
        }
        (places, complete)
    }

    fn seen(view: &View) -> Places {
        let mut hands = [[Card::default(); HAND]; SEATS];
        for (cards, hand) in hands.iter_mut().zip(&view.hands) {
            for (card, glimpse) in cards.iter_mut().zip(hand) {
                *card = glimpse.card.unwrap_or_default();
            }
        }
        Places { piles: view.piles.slots.map(Slot::card_or_default), hands }
    }

    #[inline]
    fn at(&mut self, spot: Spot) -> &mut Card {
        match spot {
            Spot::Pile(at) => &mut self.piles[usize::from(at)],
            Spot::Hand(seat, at) => &mut self.hands[usize::from(seat)][usize::from(at)],
        }
    }
}

/// The place of a card.
#[derive(Clone, Copy)]
enum Spot {
    /// A place in the list of all piles.
    Pile(u8),
    /// A place in a hand.
    Hand(u8, u8),
}

/// Calls `visit` with each place whose card the observer does not know, and the cards that may lie there, until it returns false;
/// whether it never did.
#[inline]
fn for_each_unknown(
    state: &State,
    view: &View,
    wanted: &Wanted,
    mut visit: impl FnMut(u64, Spot) -> bool,
) -> bool {
    let (objects, bad) = (state.faces.objects(), state.faces.bad());
    for (holder, hand) in view.hands.iter().enumerate() {
        let at = state.pawns[Seat::new(holder)];
        let holdable = !bad & (objects | state.worlds[at as usize].cards());
        // Who lets cards go has let go all of their kind.
        let kept = match view.letting_go.first() {
            Some(_) if holder != view.decider.index() => u64::MAX,
            Some(card) if objects & card.bit() != 0 => !objects,
            Some(_) => objects,
            None => u64::MAX,
        };
        for (place, glimpse) in hand.iter().enumerate().filter(|(_, glimpse)| glimpse.card.is_none()) {
            let of_world = glimpse.world.map_or(u64::MAX, World::cards);
            let allowed = holdable & kept & of_world & wanted[holder][place];
            if !visit(allowed, Spot::Hand(holder as u8, place as u8)) {
                return false;
            }
        }
    }
    let mut start = 0;
    for world in World::all() {
        let end = view.piles.ends[world.index()];
        for at in start..end {
            let slot = view.piles.slots[usize::from(at)];
            let allowed = if slot.is_native() { world.cards() } else { objects | world.cards() };
            if slot.card().is_none() && !visit(allowed, Spot::Pile(at)) {
                return false;
            }
        }
        start = end;
    }
    true
}

/// A place for a card that the observer does not know.
#[derive(Clone, Copy)]
struct Unknown {
    /// The cards that may lie there.
    allowed: u64,
    spot: Spot,
}

/// A deal in which the cards dealt before may have to move on.
struct Dealing {
    unknown: [Unknown; Card::COUNT],
    count: usize,
    /// What was dealt to each.
    dealt: [Card; Card::COUNT],
    /// The cards not dealt yet.
    left: u64,
}

impl Dealing {
    /// The first places have got their cards.
    fn of(
        state: &State,
        view: &View,
        wanted: &Wanted,
        places: &mut Places,
        dealt: usize,
        left: u64,
    ) -> Dealing {
        let nowhere = Unknown { allowed: 0, spot: Spot::Pile(0) };
        let (unknown, cards) = ([nowhere; Card::COUNT], [Card::default(); Card::COUNT]);
        let mut dealing = Dealing { unknown, count: 0, dealt: cards, left };
        for_each_unknown(state, view, wanted, |allowed, spot| {
            dealing.unknown[dealing.count] = Unknown { allowed, spot };
            if dealing.count < dealt {
                dealing.dealt[dealing.count] = *places.at(spot);
            }
            dealing.count += 1;
            true
        });
        dealing
    }

    /// Each place from this one on gets a random card of those left that may lie there; where none is left, cards dealt before
    /// move on.
    fn finish(&mut self, first: usize, chance: &mut impl Chance) -> bool {
        (first..self.count).all(|at| {
            let choices = self.unknown[at].allowed & self.left;
            if choices == 0 {
                return self.make_room(at, at, &mut 0);
            }
            let card = chosen_bit(choices, |count| chance.pick(count));
            self.give(at, Card::from_index(card as usize));
            true
        })
    }

    fn give(&mut self, at: usize, card: Card) {
        self.dealt[at] = card;
        self.left &= !card.bit();
    }

    /// Finds a card for a place by moving those of the first `until` places: an augmenting path.
    fn make_room(&mut self, at: usize, until: usize, tried: &mut u64) -> bool {
        for before in 0..until {
            let card = self.dealt[before];
            if before == at || self.unknown[at].allowed & card.bit() == 0 || *tried & card.bit() != 0 {
                continue;
            }
            *tried |= card.bit();
            let free = self.unknown[before].allowed & self.left;
            if free != 0 {
                self.give(before, Card::from_index(free.trailing_zeros() as usize));
                self.dealt[at] = card;
                return true;
            }
            if self.make_room(before, until, tried) {
                self.dealt[at] = card;
                return true;
            }
        }
        false
    }
}

/// The cards whose places the view tells.
fn seen_cards(view: &View) -> u64 {
    let piles = view.piles.slots.iter().fold(0, |seen, slot| seen | slot.bit_if_known());
    let hands = view.hands.iter().flat_map(|hand| hand.iter().filter_map(|glimpse| glimpse.card));
    let play = view.play.iter().flat_map(|play| play.cards.iter().copied());
    let chain = view.chain.iter().map(|link| link.card);
    let loose = view.bad.into_iter().chain(view.letting_go.iter().copied());
    hands.chain(play).chain(chain).chain(loose).fold(piles, |set, card| set | card.bit())
}
