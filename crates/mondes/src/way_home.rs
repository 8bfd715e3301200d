//! What a player holds for the way home, as this player alone is told (MO-A7).

use dedale_core::{Few, Observer, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::{Card, World};
use crate::keys::{Key, Kind};
use crate::legal::bits;
use crate::places::Side;
use crate::setup::CharacterKey;
use crate::state::HAND;
use crate::view::{CharacterView, View, WhatView};

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

impl WayHomeView {
    /// Read off the view alone, so that it cannot tell more than the view does. One card pays one key; cards pay before the
    /// character does, and cards already paid for the way home count.
    pub(crate) fn of(view: &View) -> Option<WayHomeView> {
        let Observer::Seat(seat) = view.observer else { return None };
        let place = view.pawns.get(seat.index())?.0;
        let world = view.worlds[place as usize].world?;
        let character = *view.characters.get(seat.index())?;
        let faces = view.setup.cards().set().faces();
        let face = faces.character(character.kept?);
        let paid = view.play.filter(|play| play.what == WhatView::Home && view.active == seat);
        let hand = usable_cards(view, seat, world);
        let counts = paid.is_some_and(|play| play.character) || own_key_counts(view, seat, character);
        let held = Held {
            cards: hand | paid.map_or(0, |play| bits(&play.cards)),
            own_key: counts.then_some(face.key),
        };
        let exits = place.sides_home().iter().map(|side| (faces.exit(world, side), Some(side)));
        let needed = exits.chain(face.home.into_iter().map(|key| (key, None)));
        let mut left = held;
        let mut way = WayHomeView::default();
        for (key, exit) in needed {
            way.keys.push(HomeKeyView { exit, ..left.take(faces.with_key(key), key) });
        }
        for card in Card::all().filter(|card| hand & card.bit() != 0) {
            let key = faces.key(card);
            let wanted = way.keys.iter().filter(|needed| needed.key == key).count();
            if held.count(faces.with_key(key), key) <= wanted {
                way.irreplaceable.push(card);
            }
        }
        Some(way)
    }
}

/// MO-D1, MO-D3: the cards in hand that can be used in the player's world.
fn usable_cards(view: &View, seat: Seat, here: World) -> u64 {
    let faces = view.setup.cards().set().faces();
    let cards = view.hands[seat.index()].iter().filter_map(|glimpse| glimpse.card);
    let usable = cards.filter(|&card| faces.kind(card) == Kind::Object || card.world() == here);
    usable.fold(0, |set, card| set | card.bit())
}

/// MO-A6: whether the player's character could pay now.
fn own_key_counts(view: &View, seat: Seat, character: CharacterView) -> bool {
    match view.setup.character_key() {
        CharacterKey::OwnAction => view.key_ready && view.active == seat,
        CharacterKey::Payment => !character.key_used,
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
