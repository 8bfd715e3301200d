use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use dedale_core::names::named_enum;

named_enum! {
    /// ON-D2: a condition on the doors on the table, and what happens when it holds.
    pub enum Premonition("premonition") {
        /// Both red doors: all red rooms in the deck are discarded.
        RedPair = "red-pair",
        /// Both green doors: a nightmare goes from the discard pile to limbo.
        GreenPair = "green-pair",
        /// Both blue doors: two keys in the deck are discarded.
        BluePair = "blue-pair",
        /// Both brown doors: an obtained door goes to limbo.
        BrownPair = "brown-pair",
        /// Two doors of a colour: one of them goes to limbo.
        AnyPair = "any-pair",
        /// Five doors: two new premonitions.
        FiveDoors = "five-doors",
        /// A door of each colour: the happy dreams in the deck are discarded.
        Rainbow = "rainbow",
        /// Three doors: the hand is discarded and drawn anew; one new premonition.
        ThreeDoors = "three-doors",
    }
}

/// A set of premonitions: they lie in no order that matters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PremonitionSet(u8);

impl PremonitionSet {
    /// None of them.
    pub const NONE: PremonitionSet = PremonitionSet(0);
    /// All eight.
    pub const ALL: PremonitionSet = PremonitionSet(u8::MAX);

    /// How many premonitions it has.
    pub const fn len(&self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// Whether it is among them.
    pub const fn contains(self, premonition: Premonition) -> bool {
        self.0 >> premonition as u8 & 1 == 1
    }

    /// With one more.
    pub fn insert(&mut self, premonition: Premonition) {
        self.0 |= 1 << premonition as u8;
    }

    /// With one less.
    pub fn remove(&mut self, premonition: Premonition) {
        self.0 &= !(1 << premonition as u8);
    }

    /// Those that hold some condition.
    pub fn filter(self, holds: impl Fn(Premonition) -> bool) -> PremonitionSet {
        self.iter().filter(|&premonition| holds(premonition)).collect()
    }

    /// All of them in order.
    pub fn iter(self) -> impl Iterator<Item = Premonition> {
        Premonition::ALL.iter().copied().filter(move |&premonition| self.contains(premonition))
    }

    /// A byte for each, in the order of [`Premonition::ALL`]: 1 if it is among them.
    #[inline]
    pub(crate) const fn bytes(self) -> [u8; 8] {
        dedale_core::bits::spread(self.0).to_le_bytes()
    }

    /// As bits in the order of [`Premonition::ALL`].
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

impl FromIterator<Premonition> for PremonitionSet {
    fn from_iter<I: IntoIterator<Item = Premonition>>(premonitions: I) -> Self {
        let mut set = PremonitionSet::NONE;
        premonitions.into_iter().for_each(|premonition| set.insert(premonition));
        set
    }
}

impl fmt::Debug for PremonitionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for PremonitionSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for PremonitionSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = PremonitionSet::NONE;
        for premonition in Vec::<Premonition>::deserialize(deserializer)? {
            if set.contains(premonition) {
                return Err(serde::de::Error::custom(format!("{premonition} is told twice")));
            }
            set.insert(premonition);
        }
        Ok(set)
    }
}

impl JsonSchema for PremonitionSet {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Premonitions".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let premonition = generator.subschema_for::<Premonition>();
        schemars::json_schema!({ "type": "array", "items": premonition, "uniqueItems": true, "maxItems": 8 })
    }
}
