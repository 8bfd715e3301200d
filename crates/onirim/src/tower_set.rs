use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Tower};
use dedale_core::names::Named as _;

/// A set of towers: each of the twelve is in the box once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TowerSet(u16);

/// The towers with the number 3: every third one.
const THREES: u16 = 0b0010_0100_1001;

impl TowerSet {
    /// None of them.
    pub const NONE: TowerSet = TowerSet(0);

    /// The towers among kinds of cards given as bits.
    #[inline]
    pub(crate) const fn among_kinds(kinds: u32) -> TowerSet {
        TowerSet((kinds >> Card::ROOMS) as u16 & 0xfff)
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(&self) -> u32 {
        self.0.count_ones()
    }

    const fn with_number(self, number: u8) -> u16 {
        self.0 & THREES << (number - Tower::LEAST)
    }

    /// Whether one of them has that number.
    pub(crate) const fn has_number(self, number: u8) -> bool {
        self.with_number(number) != 0
    }

    /// The numbers they have, from the least.
    pub(crate) fn numbers(self) -> impl Iterator<Item = u8> {
        (Tower::LEAST..=Tower::MOST).filter(move |&number| self.has_number(number))
    }

    /// Takes one with that number out, if there is one.
    pub(crate) fn take(&mut self, number: u8) {
        let of_number = self.with_number(number);
        self.0 &= !(of_number & of_number.wrapping_neg());
    }

    /// All of them in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let all = Tower::all().map(Card::tower).zip(0..);
        all.filter(move |&(_, bit)| self.0 >> bit & 1 == 1).map(|(card, _)| card)
    }

    pub(crate) const fn bits(self) -> u16 {
        self.0
    }
}

impl fmt::Debug for TowerSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for TowerSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TowerSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<TowerSet, D::Error> {
        let mut towers = TowerSet::NONE;
        for card in Vec::<Card>::deserialize(deserializer)? {
            let more = TowerSet(towers.0 | TowerSet::among_kinds(1 << card.index()).0);
            if more == towers {
                return Err(serde::de::Error::custom(format!("{card} is no tower, or told twice")));
            }
            towers = more;
        }
        Ok(towers)
    }
}

impl JsonSchema for TowerSet {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "TowerSet".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let names: Vec<_> = Tower::all().map(|tower| Card::tower(tower).name()).collect();
        schemars::json_schema!({
            "type": "array",
            "items": { "type": "string", "enum": names },
            "uniqueItems": true
        })
    }
}
