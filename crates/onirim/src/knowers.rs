//! Who knows a card that lies face down (ON-P8).

use std::fmt;

use dedale_core::{Observer, ObserverSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use dedale_core::names::Named as _;

/// The observers who know a card.
pub type Knowers = ObserverSet<2>;

/// A card together with who knows it, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Seen(u8);

impl Seen {
    const CARD_BITS: u8 = 0b1_1111;

    /// A card and its knowers.
    #[inline]
    pub const fn new(card: Card, knowers: Knowers) -> Seen {
        Seen(card.index() as u8 | knowers.bits() << 5)
    }

    /// The card.
    #[inline]
    pub const fn card(self) -> Card {
        Card::from_index(self.0 & Seen::CARD_BITS)
    }

    /// Who knows it.
    #[inline]
    pub const fn knowers(self) -> Knowers {
        Knowers::from_bits(self.0 >> 5)
    }

    /// The same card, known to more.
    #[inline]
    pub const fn also(self, knowers: Knowers) -> Seen {
        Seen(self.0 | knowers.bits() << 5)
    }

    /// What an observer knows of it.
    #[inline]
    pub fn glimpse(self, observer: Observer) -> Glimpse {
        let card = self.knowers().contains(observer).then(|| self.card());
        Glimpse::new(card, self.knowers())
    }

    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0
    }

    #[inline]
    pub(crate) const fn of_byte(byte: u8) -> Seen {
        Seen(byte)
    }
}

impl fmt::Debug for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// `red-sun` if everybody knows it, `red-sun@1` if only the first seat does, `red-sun@nobody`.
impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.knowers() {
            Knowers::EVERYBODY => write!(f, "{}", self.card()),
            knowers => write!(f, "{}@{}", self.card(), KnowersText(knowers)),
        }
    }
}

impl Seen {
    fn from_text(text: &str) -> Option<Seen> {
        let (card, knowers) = text.split_once('@').unwrap_or((text, "everybody"));
        Some(Seen::new(Card::from_name(card)?, KnowersText::from_name(knowers)?.0))
    }
}

/// The wire form of [`Knowers`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct KnowersText(pub(crate) Knowers);

/// `everybody`, or the numbers of the seats: `1`, `12`, or `nobody`.
impl fmt::Display for KnowersText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl KnowersText {
    fn name(self) -> &'static str {
        match self.0.bits() {
            0 => "nobody",
            1 => "1",
            2 => "2",
            3 => "12",
            _ => "everybody",
        }
    }

    fn from_name(name: &str) -> Option<KnowersText> {
        let all = [0, 1, 2, 3, 7].map(|bits| KnowersText(Knowers::from_bits(bits)));
        all.into_iter().find(|knowers| knowers.name() == name)
    }
}

impl Serialize for KnowersText {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for KnowersText {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<KnowersText, D::Error> {
        let name = String::deserialize(deserializer)?;
        let unknown = || serde::de::Error::custom(format!("unknown knowers “{name}”"));
        KnowersText::from_name(&name).ok_or_else(unknown)
    }
}

impl JsonSchema for KnowersText {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Knowers".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "enum": ["nobody", "1", "2", "12", "everybody"] })
    }
}

/// The wire form of [`Seen`], for positions: the whole truth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeenText(pub(crate) Seen);

impl Serialize for SeenText {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for SeenText {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<SeenText, D::Error> {
        let text = String::deserialize(deserializer)?;
        let seen = Seen::from_text(&text).map(SeenText);
        seen.ok_or_else(|| serde::de::Error::custom(format!("unknown card “{text}”")))
    }
}

impl JsonSchema for SeenText {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "CardAndKnowers".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let cards: Vec<_> = Card::all().map(Card::name).collect();
        let pattern = format!("^({})(@(nobody|1|2|12|everybody))?$", cards.join("|"));
        schemars::json_schema!({ "type": "string", "pattern": pattern })
    }
}

/// What an observer knows of a card that may lie face down for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(into = "GlimpseDocument", from = "GlimpseDocument")]
#[schemars(with = "GlimpseDocument")]
pub struct Glimpse(u8);

impl Glimpse {
    /// In place of the card of a [`Seen`], what the observer does not know: after every card.
    pub(crate) const UNKNOWN: u8 = Seen::CARD_BITS;

    /// A card, if the observer knows it, and who does.
    #[inline]
    pub const fn new(card: Option<Card>, knowers: Knowers) -> Glimpse {
        let card = match card {
            Some(card) => card.index() as u8,
            None => Glimpse::UNKNOWN,
        };
        Glimpse(card | knowers.bits() << 5)
    }

    /// The card; none if the observer does not know it.
    #[inline]
    pub const fn card(self) -> Option<Card> {
        let card = self.0 & Seen::CARD_BITS;
        if (card as usize) < Card::COUNT { Some(Card::from_index(card)) } else { None }
    }

    /// Who knows it.
    #[inline]
    pub const fn knowers(self) -> Knowers {
        Knowers::from_bits(self.0 >> 5)
    }

    /// The same, known to these.
    #[inline]
    pub(crate) const fn known_to(self, knowers: Knowers) -> Glimpse {
        Glimpse(self.0 & Seen::CARD_BITS | knowers.bits() << 5)
    }

    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0
    }

    #[inline]
    pub(crate) const fn of_byte(byte: u8) -> Glimpse {
        Glimpse(byte)
    }
}

impl Default for Glimpse {
    fn default() -> Glimpse {
        Glimpse::new(None, Knowers::NOBODY)
    }
}

impl fmt::Debug for Glimpse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.card() {
            Some(card) => write!(f, "{card}@{}", KnowersText(self.knowers())),
            None => write!(f, "?@{}", KnowersText(self.knowers())),
        }
    }
}

/// What an observer knows of a card that may lie face down for it.
#[derive(Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Glimpse")]
struct GlimpseDocument {
    /// The card; null if the observer does not know it.
    card: Option<Card>,
    /// Who knows it.
    known_to: KnowersText,
}

impl From<Glimpse> for GlimpseDocument {
    fn from(glimpse: Glimpse) -> GlimpseDocument {
        GlimpseDocument { card: glimpse.card(), known_to: KnowersText(glimpse.knowers()) }
    }
}

impl From<GlimpseDocument> for Glimpse {
    fn from(document: GlimpseDocument) -> Glimpse {
        Glimpse::new(document.card, document.known_to.0)
    }
}
