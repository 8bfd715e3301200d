//! What is in the box for a setup: every world, card and character of its card set, with what stands on it.

use dedale_core::HasContents;
use schemars::JsonSchema;
use serde::Serialize;

use crate::card_set::CardSet;
use crate::cards::{Card, Character, Effect, World};
use crate::keys::{Key, Kind};
use crate::places::Side;
use crate::setup::Setup;
use crate::state::State;

/// What is in the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Contents {
    /// The kinds of keys.
    pub keys: Vec<Key>,
    /// The outer worlds.
    pub worlds: Vec<WorldDescription>,
    /// The discovery cards.
    pub cards: Vec<CardDescription>,
    /// The characters.
    pub characters: Vec<CharacterDescription>,
}

/// A world.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct WorldDescription {
    /// Its place in the card set.
    pub world: World,
    /// What the card set calls it. Texts have a name for each id of the standard set.
    pub id: String,
    /// The keys on its sides.
    pub exits: Exits,
}

/// The keys on the sides of a world.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Exits {
    /// Towards row 0.
    pub north: Key,
    /// Towards column 2.
    pub east: Key,
    /// Towards row 2.
    pub south: Key,
    /// Towards column 0.
    pub west: Key,
}

/// A discovery card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CardDescription {
    /// Its place in the card set.
    pub card: Card,
    /// What the card set calls it.
    pub id: String,
    /// The world it comes from.
    pub world: World,
    /// Its type.
    pub kind: Kind,
    /// Its key; the attack symbol of a bad encounter.
    pub key: Key,
    /// What it does.
    pub effect: EffectDescription,
    /// The card it may be played with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pair: Option<Card>,
}

/// What a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct EffectDescription {
    /// Its name.
    pub name: &'static str,
    /// The key it cancels.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
    /// How many cards it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u8>,
}

/// A character.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CharacterDescription {
    /// Its place in the card set.
    pub character: Character,
    /// What the card set calls it.
    pub id: String,
    /// Its own key.
    pub key: Key,
    /// The three keys it needs besides the exits to go home.
    pub home: [Key; 3],
}

impl HasContents for State {
    type Contents = Contents;

    fn contents(setup: &Setup) -> Contents {
        let cards = setup.cards().set();
        Contents {
            keys: Key::ALL.to_vec(),
            worlds: World::all().map(|world| describe_world(cards, world)).collect(),
            cards: Card::all().map(|card| describe_card(cards, card)).collect(),
            characters: Character::all().map(|character| describe_character(cards, character)).collect(),
        }
    }
}

fn describe_world(cards: &CardSet, world: World) -> WorldDescription {
    let [north, east, south, west] =
        [Side::North, Side::East, Side::South, Side::West].map(|side| cards.exit(world, side));
    WorldDescription {
        world,
        id: cards.world_id(world).to_owned(),
        exits: Exits { north, east, south, west },
    }
}

fn describe_card(cards: &CardSet, card: Card) -> CardDescription {
    let face = cards.face(card);
    CardDescription {
        card,
        id: cards.card_id(card).to_owned(),
        world: card.world(),
        kind: face.kind,
        key: face.key,
        effect: face.effect.into(),
        pair: face.pair,
    }
}

fn describe_character(cards: &CardSet, character: Character) -> CharacterDescription {
    let face = cards.character(character);
    CharacterDescription {
        character,
        id: cards.character_id(character).to_owned(),
        key: face.key,
        home: face.home,
    }
}

impl From<Effect> for EffectDescription {
    fn from(effect: Effect) -> EffectDescription {
        let (key, number) = match effect {
            Effect::Cancel(key) => (Some(key), None),
            Effect::Draw(number)
            | Effect::Peek(number)
            | Effect::Lose(number)
            | Effect::LoseRandom(number) => (None, Some(number)),
            _ => (None, None),
        };
        EffectDescription { name: effect.id(), key, number }
    }
}
