//! What is in the box for a setup: its cards with what stands on them, spells and premonitions.

use dedale_core::HasContents;
use schemars::JsonSchema;
use serde::Serialize;

use crate::action::{End, Spell};
use crate::cards::{Card, Colour, Face, Symbol};
use crate::premonition::Premonition;
use crate::rules::{cards_of, happy_dream, nightmare};
use crate::setup::{Premonitions, Setup};
use crate::state::State;

/// What is in the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Contents {
    /// The colours.
    pub colours: Vec<Colour>,
    /// Every kind of card.
    pub cards: Vec<CardDescription>,
    /// How many doors of each colour a player must find.
    pub doors_of_each_colour: u8,
    /// How many cards a full hand of one's own has.
    pub own_hand: usize,
    /// How many cards a full common hand has; 0 if there is none.
    pub common_hand: usize,
    /// The spells of the book.
    pub spells: Vec<SpellDescription>,
    /// The premonitions.
    pub premonitions: Vec<Premonition>,
    /// How many cards of the deck a nightmare can take.
    pub nightmare_takes: usize,
    /// How many cards of the deck a happy dream can show.
    pub dream_shows: usize,
}

/// A kind of card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct CardDescription {
    /// Its name.
    pub card: Card,
    /// How many there are.
    pub count: u32,
    /// What stands on it.
    pub face: FaceDescription,
}

/// What stands on a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum FaceDescription {
    /// A room of the labyrinth.
    Room {
        /// Its colour.
        colour: Colour,
        /// Its symbol.
        symbol: Symbol,
    },
    /// A tower.
    Tower {
        /// Its colour.
        colour: Colour,
        /// Its number.
        number: u8,
        /// The symbols on its left side.
        left: Vec<Symbol>,
        /// The symbols on its right side.
        right: Vec<Symbol>,
    },
    /// A door.
    Door {
        /// Its colour.
        colour: Colour,
    },
    /// A nightmare.
    Nightmare,
    /// A happy dream.
    HappyDream,
}

/// A spell of the book.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct SpellDescription {
    /// Which one.
    pub spell: Spell,
    /// How many cards of the discard pile it costs.
    pub cost: u8,
}

impl HasContents for State {
    type Contents = Contents;

    fn contents(setup: &Setup) -> Contents {
        let cards = cards_of(setup);
        let spells = Spell::ALL
            .iter()
            .filter_map(|&spell| spell.cost(setup.book()).map(|cost| SpellDescription { spell, cost }));
        Contents {
            colours: Colour::ALL.to_vec(),
            cards: cards
                .counts()
                .map(|(card, count)| CardDescription { card, count, face: card.face().into() })
                .collect(),
            doors_of_each_colour: if setup.is_duo() { 1 } else { Card::door(Colour::Red).copies() },
            own_hand: setup.own_hand(),
            common_hand: setup.common_hand(),
            spells: spells.collect(),
            premonitions: match setup.premonitions() {
                Premonitions::None => Vec::new(),
                _ => Premonition::ALL.to_vec(),
            },
            nightmare_takes: nightmare::TAKES,
            dream_shows: happy_dream::SHOWS,
        }
    }
}

impl From<Face> for FaceDescription {
    fn from(face: Face) -> FaceDescription {
        match face {
            Face::Room(room) => FaceDescription::Room { colour: room.colour, symbol: room.symbol },
            Face::Tower(tower) => FaceDescription::Tower {
                colour: tower.colour,
                number: tower.number,
                left: tower.symbols(End::Left).collect(),
                right: tower.symbols(End::Right).collect(),
            },
            Face::Door(colour) => FaceDescription::Door { colour },
            Face::Nightmare => FaceDescription::Nightmare,
            Face::HappyDream => FaceDescription::HappyDream,
        }
    }
}
