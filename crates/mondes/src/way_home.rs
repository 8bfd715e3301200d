//! What a player holds for the way home, as this player alone is told (MO-A7).

use dedale_core::{Few, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::keys::{Key, Kind};
use crate::legal::bits;
use crate::places::Side;
use crate::setup::CharacterKey;
use crate::state::{HAND, KeyNeeded, State, What};

/// The way home of the player who looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct WayHomeView {
    /// The keys it costs: first those of the exits, then the character's home keys.
    pub keys: Few<HomeKeyView, HAND>,
    /// The cards in hand without which one key more would be missing.
    pub irreplaceable: Few<Card, HAND>,
}

/// A key of the way home, and what pays it. A key that nothing pays is missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct HomeKeyView {
    /// The key.
    pub key: Key,
    /// The side of the world that it opens; null for a home key of the character.
    pub exit: Option<Side>,
    /// The card that pays it.
    pub card: Option<Card>,
    /// Whether the character's own key pays it.
    pub character: bool,
}

impl Default for HomeKeyView {
    fn default() -> HomeKeyView {
        HomeKeyView { key: Key::Magic, exit: None, card: None, character: false }
    }
}

impl State {
    /// One card pays one key. Cards pay before the character does; cards already paid for the way home count.
    pub(crate) fn way_home(&self, seat: Seat) -> WayHomeView {
        let paid = self.play.filter(|play| play.what == What::Home && self.active == seat);
        let hand = self.usable_cards(seat);
        let held = Held {
            cards: hand | paid.map_or(0, |play| bits(&play.cards)),
            own_key: (paid.is_some_and(|play| play.character) || self.own_key_counts(seat))
                .then_some(self.own_key(seat)),
        };
        let needed = self.keys_needed(seat, What::Home);
        let mut exits = self.pawns[seat].sides_home().iter();
        let mut left = held;
        let mut way = WayHomeView::default();
        for KeyNeeded(key) in needed.iter().copied() {
            let payer = left.take(self.faces.with_key(key), key);
            way.keys.push(HomeKeyView { key, exit: exits.next(), ..payer });
        }
        for card in Card::all().filter(|card| hand & card.bit() != 0) {
            let key = self.face(card).key;
            let wanted = needed.iter().filter(|needed| needed.0 == key).count();
            if held.count(self.faces.with_key(key), key) <= wanted {
                way.irreplaceable.push(card);
            }
        }
        way
    }

    /// MO-D1, MO-D3: the cards in hand that can be used in the player's world.
    fn usable_cards(&self, seat: Seat) -> u64 {
        let here = self.world_of(seat);
        let usable = |card: &&Card| self.kind(**card) == Kind::Object || card.world() == here;
        self.hands[seat].iter().filter(usable).fold(0, |set, card| set | card.bit())
    }

    /// MO-A6: whether the player's character could pay now.
    fn own_key_counts(&self, seat: Seat) -> bool {
        match self.terms.character_key() {
            CharacterKey::OwnAction => self.key_ready && self.active == seat,
            CharacterKey::Payment => !self.key_used.contains(seat),
        }
    }
}

/// What can pay: cards, and the character's own key where it counts.
#[derive(Clone, Copy)]
struct Held {
    cards: u64,
    own_key: Option<Key>,
}

impl Held {
    /// Takes out a payer of the key, if there is one.
    fn take(&mut self, with_key: u64, key: Key) -> HomeKeyView {
        let found = self.cards & with_key;
        if found != 0 {
            let card = Card::from_index(found.trailing_zeros() as usize);
            self.cards &= !card.bit();
            return HomeKeyView { key, card: Some(card), ..HomeKeyView::default() };
        }
        let character = self.own_key.take_if(|own| *own == key).is_some();
        HomeKeyView { key, character, ..HomeKeyView::default() }
    }

    fn count(self, with_key: u64, key: Key) -> usize {
        (self.cards & with_key).count_ones() as usize + usize::from(self.own_key == Some(key))
    }
}
