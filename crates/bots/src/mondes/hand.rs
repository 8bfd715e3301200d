//! A hand as keys: all a way costs.

use dedale_mondes::{Card, CardSet, Key, Kind};

/// How many cards of each key a hand has, objects and encounters apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Hand {
    objects: [u8; Key::COUNT],
    encounters: [u8; Key::COUNT],
}

impl Hand {
    pub(super) fn of(set: &CardSet, cards: impl Iterator<Item = Card>) -> Hand {
        cards.fold(Hand::default(), |hand, card| hand.with_card(set, card))
    }

    pub(super) fn with_card(self, set: &CardSet, card: Card) -> Hand {
        self.with(set.face(card).key, set.face(card).kind)
    }

    pub(super) fn without_card(self, set: &CardSet, card: Card) -> Hand {
        self.without(set.face(card).key, set.face(card).kind)
    }

    /// One card more; a bad encounter is none.
    pub(super) fn with(mut self, key: Key, kind: Kind) -> Hand {
        match kind {
            Kind::Object => self.objects[key as usize] += 1,
            Kind::Encounter => self.encounters[key as usize] += 1,
            Kind::Bad => {}
        }
        self
    }

    /// One card less, if there is one.
    pub(super) fn without(mut self, key: Key, kind: Kind) -> Hand {
        let cards = if kind == Kind::Object { &mut self.objects } else { &mut self.encounters };
        cards[key as usize] = cards[key as usize].saturating_sub(1);
        self
    }

    /// Without one card of that key, an encounter rather than an object; none if there is none.
    pub(super) fn paying(mut self, key: Key) -> Option<Hand> {
        let key = key as usize;
        let cards = if self.encounters[key] > 0 { &mut self.encounters } else { &mut self.objects };
        cards[key] = cards[key].checked_sub(1)?;
        Some(self)
    }

    /// MO-D2: what is left of it in another world.
    pub(super) fn objects(self) -> Hand {
        Hand { encounters: [0; Key::COUNT], ..self }
    }

    /// What is left when all objects are lost.
    pub(super) fn encounters(self) -> Hand {
        Hand { objects: [0; Key::COUNT], ..self }
    }

    /// A number of its own for each hand: four bits a count.
    pub(super) fn number(self) -> u64 {
        let counts = self.objects.iter().chain(&self.encounters);
        counts.fold(0, |number, &count| number << 4 | u64::from(count))
    }

    pub(super) fn keys(self) -> [u8; Key::COUNT] {
        std::array::from_fn(|key| self.objects[key] + self.encounters[key])
    }

    pub(super) fn len(self) -> u8 {
        self.keys().iter().sum()
    }
}
