//! The features of a situation: the few rows of the first layer that it switches on (one-hot encoding).
//!
//! Colours are alike but for how many cards they have left, so the four of them share their rows.

use dedale_onirim::{Card, Colour, Face, Symbol};

use super::situation::{Next, Situation};
use crate::net::Active;

/// Changes whenever a row comes to mean something else: a net works only with the features it was trained on.
pub const VERSION: u32 = 1;

/// Where each family of rows begins.
mod at {
    pub(super) const DECK: usize = 0;
    pub(super) const NIGHTMARES: usize = DECK + 72;
    pub(super) const MISSING: usize = NIGHTMARES + 11 * 18;
    pub(super) const NEXT: usize = MISSING + 9 * 36;
    pub(super) const NEXT_AND_KEYS: usize = NEXT + 9 * 2;
    pub(super) const LIMBO: usize = NEXT_AND_KEYS + 5 * 5 * 9;
    pub(super) const KNOWN: usize = LIMBO + 5;
    pub(super) const SYMBOLS: usize = KNOWN + 6;
    pub(super) const NEEDS: usize = SYMBOLS + 4 * 6 * 4;
    pub(super) const PLAN: usize = NEEDS + 5 * 5 * 5;
    pub(super) const SUPPLY: usize = PLAN + 3 * 10 * 4 * 3 * 3;
    pub(super) const KEYS: usize = SUPPLY + 3 * 10 * 5 * 4;
    pub(super) const TIME: usize = KEYS + 3 * 3 * 4 * 4;
    pub(super) const SHARE: usize = TIME + 3 * 16 * 12;
    pub(super) const DANGER: usize = SHARE + 3 * 6 * 17;
    pub(super) const TOP_ROOM: usize = DANGER + 3 * 3 * 11;
    pub(super) const TOP_DOOR: usize = TOP_ROOM + 5 * 3 * 3 * 10;
    pub(super) const TOP_NIGHTMARE: usize = TOP_DOOR + 5 * 3 * 2;
    pub(super) const END: usize = TOP_NIGHTMARE + 5 * 3;
}

/// How many rows there are.
pub const ROWS: usize = at::END;

/// A place in a table of several dimensions: each digit with how many there are; one too large counts as the last.
#[inline]
pub(crate) fn place(start: usize, digits: impl IntoIterator<Item = (usize, usize)>) -> usize {
    start + digits.into_iter().fold(0, |place, (digit, of)| place * of + digit.min(of - 1))
}

/// The rows a situation switches on.
#[inline]
pub fn active(situation: &Situation) -> Active {
    let mut rows = Active::new();
    let sizes = Sizes::of(situation);
    whole(situation, &sizes, &mut rows);
    for &colour in Colour::ALL {
        of_colour(situation, colour, &sizes, &mut rows);
    }
    rows.mark_shared();
    known_top(situation, &sizes, &mut rows);
    rows
}

/// The rows of a situation, from those of one that differs in the order of the known cards only.
#[inline]
pub fn reordered(situation: &Situation, rows: &mut Active) {
    rows.keep_shared();
    known_top(situation, &Sizes::of(situation), rows);
}

/// What several rows need.
struct Sizes {
    deck: usize,
    nightmares: usize,
    missing: usize,
    keys: usize,
}

impl Sizes {
    fn of(situation: &Situation) -> Sizes {
        Sizes {
            deck: situation.deck.len() as usize,
            nightmares: (situation.deck.count(Card::NIGHTMARE) + situation.limbo.count(Card::NIGHTMARE))
                as usize,
            missing: 8 - situation.doors.iter().sum::<u8>() as usize,
            keys: Colour::ALL.iter().map(|&colour| situation.hand.count(Card::key(colour)) as usize).sum(),
        }
    }
}

fn whole(situation: &Situation, sizes: &Sizes, rows: &mut Active) {
    let Sizes { deck, nightmares, missing, keys } = *sizes;
    let limbo = &situation.limbo;
    let (kind, fine) = match situation.next {
        Next::Turn => (0, 0),
        Next::Draw => (1, 1),
        Next::Prophecy => (2, 2),
        Next::Redraw => (3, 3),
        Next::Reveal(left) => (4, 3 + usize::from(left)),
    };
    rows.push(place(at::DECK, [(deck, 72)]));
    rows.push(place(at::NIGHTMARES, [(nightmares, 11), (deck / 4, 18)]));
    rows.push(place(at::MISSING, [(missing, 9), (deck / 2, 36)]));
    rows.push(place(at::NEXT, [(fine, 9), (usize::from(!limbo.is_empty()), 2)]));
    rows.push(place(at::NEXT_AND_KEYS, [(kind, 5), (keys, 5), (missing, 9)]));
    rows.push(place(at::LIMBO, [(limbo.count(Card::NIGHTMARE) as usize, 5)]));
    rows.push(place(at::KNOWN, [(situation.top.len(), 6)]));
    let held = |symbol| -> usize {
        Colour::ALL.iter().map(|&colour| situation.hand.count(Card::room(colour, symbol)) as usize).sum()
    };
    let blocked = situation.blocked_symbol().map_or(3, |symbol| symbol as usize);
    rows.push(place(at::SYMBOLS, [(blocked, 4), (held(Symbol::Sun), 6), (held(Symbol::Moon), 4)]));
    let needing = |doors| Colour::ALL.iter().filter(move |&&colour| situation.needed(colour) == doors);
    let useful_keys: u32 = Colour::ALL
        .iter()
        .filter(|&&colour| situation.needed(colour) > 0)
        .map(|&colour| situation.hand.count(Card::key(colour)))
        .sum();
    rows.push(place(
        at::NEEDS,
        [(needing(2).count(), 5), (needing(1).count(), 5), (useful_keys as usize, 5)],
    ));
}

/// How the end of the row looks to a colour: its own open series with one or two cards, or which symbol is blocked.
pub(crate) fn row_end(situation: &Situation, colour: Colour) -> usize {
    let Some(last) = situation.last.and_then(Card::as_room) else { return 9 };
    let own = last.colour == colour && situation.run < 3;
    let length = if own { usize::from(situation.run) } else { 0 };
    3 * length + last.symbol as usize
}

fn of_colour(situation: &Situation, colour: Colour, sizes: &Sizes, rows: &mut Active) {
    let needed = usize::from(situation.needed(colour));
    let held = |symbol| situation.hand.count(Card::room(colour, symbol)) as usize;
    let left = |symbol| situation.deck.count(Card::room(colour, symbol)) as usize;
    let hand = [held(Symbol::Sun), held(Symbol::Moon), held(Symbol::Key)];
    let deck = [left(Symbol::Sun), left(Symbol::Moon), left(Symbol::Key)];
    let (in_hand, in_deck) = (hand.iter().sum::<usize>(), deck.iter().sum::<usize>());
    let in_limbo = situation.limbo.count(Card::door(colour)) as usize;
    let end = row_end(situation, colour);
    rows.push(place(at::PLAN, [(needed, 3), (end, 10), (hand[0], 4), (hand[1], 3), (hand[2], 3)]));
    rows.push(place(at::SUPPLY, [(needed, 3), (deck[0], 10), (deck[1], 5), (deck[2], 4)]));
    rows.push(place(at::KEYS, [(needed, 3), (in_limbo, 3), (hand[2], 4), (deck[2], 4)]));
    rows.push(place(at::TIME, [(needed, 3), (in_hand + in_deck, 16), (sizes.deck / 6, 12)]));
    rows.push(place(at::SHARE, [(needed, 3), (in_hand, 6), (in_deck, 17)]));
    rows.push(place(at::DANGER, [(needed, 3), (hand[2], 3), (sizes.nightmares, 11)]));
}

fn known_top(situation: &Situation, sizes: &Sizes, rows: &mut Active) {
    for (depth, card) in situation.top.iter().take(5).enumerate() {
        rows.push(match card.face() {
            Face::Room(room) => {
                let needed = usize::from(situation.needed(room.colour));
                let end = row_end(situation, room.colour);
                place(at::TOP_ROOM, [(depth, 5), (room.symbol as usize, 3), (needed, 3), (end, 10)])
            }
            Face::Door(colour) => {
                let payable = usize::from(situation.hand.contains(Card::key(colour)));
                place(at::TOP_DOOR, [(depth, 5), (usize::from(situation.needed(colour)), 3), (payable, 2)])
            }
            Face::Nightmare | Face::Tower(_) | Face::HappyDream => {
                place(at::TOP_NIGHTMARE, [(depth, 5), (sizes.keys, 3)])
            }
        });
    }
}
