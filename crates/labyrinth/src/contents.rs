//! What is in the box for a setup: the tiles of its layout, the pages of its deck, treasures, pawns and spells.

use dedale_core::{HasContents, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::cards::{Colour, Page, Spell, Symbol, Thing, Treasure};
use crate::cells::{Arrow, Cell, CellSet};
use crate::setup::{Level, Setup};
use crate::state::State;
use crate::tiles::{Openings, Shape, fixed_openings};

/// What is in the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Contents {
    /// The tiles of the board itself, in reading order.
    pub fixed: Vec<FixedTile>,
    /// The other tiles, the spare among them.
    pub loose: Vec<LooseTiles>,
    /// The pawns, clockwise.
    pub pawns: Vec<PawnDescription>,
    /// Where a tile can be pushed in.
    pub arrows: Vec<Arrow>,
    /// The treasures, in the rulebook's order.
    pub treasures: Vec<Treasure>,
    /// The symbols on tiles of this layout.
    pub symbols: Vec<Symbol>,
    /// The pages of the deck.
    pub pages: Vec<PageCopies>,
    /// How many of them the grimoire has, drawn unseen: as many as there are turns.
    pub turns: u8,
    /// The spells a player may have besides Push.
    pub spells: Vec<Spell>,
    /// How many of a player's treasure cards can be collected, from the left.
    pub counting_cards: usize,
}

/// A tile of the board itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct FixedTile {
    /// Where it is.
    pub cell: Cell,
    /// The sides it is open to.
    pub open: Openings,
    /// What is drawn on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thing: Option<Thing>,
}

/// Loose tiles that are alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct LooseTiles {
    /// Their shape.
    pub shape: Shape,
    /// What is drawn on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thing: Option<Thing>,
    /// How many there are.
    pub count: usize,
}

/// A pawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PawnDescription {
    /// The seat that plays it; none if nobody does, or if pawns are drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Its colour.
    pub colour: Colour,
    /// Its start square.
    pub start: Cell,
}

/// Pages of the grimoire that are alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PageCopies {
    /// What they say.
    pub order: Page,
    /// How many there are.
    pub count: usize,
}

impl HasContents for State {
    type Contents = Contents;

    fn contents(setup: &Setup) -> Contents {
        let layout = setup.layout();
        let fixed = CellSet::FIXED.iter().map(|cell| FixedTile {
            cell,
            open: fixed_openings(cell),
            thing: layout.on_fixed(cell),
        });
        let loose = layout.loose().chunk_by(|one, other| one == other).map(|alike| LooseTiles {
            shape: alike[0].shape(),
            thing: alike[0].thing(),
            count: alike.len(),
        });
        let pages = setup.deck().pages().chunk_by(|one, other| one == other);
        Contents {
            fixed: fixed.collect(),
            loose: loose.collect(),
            pawns: Colour::ALL.iter().map(|&colour| describe_pawn(colour, setup)).collect(),
            arrows: Arrow::all().collect(),
            treasures: Treasure::ALL.to_vec(),
            symbols: Symbol::ALL.iter().copied().filter(|&one| layout.uses(Thing::symbol(one))).collect(),
            pages: pages.map(|alike| PageCopies { order: alike[0], count: alike.len() }).collect(),
            turns: setup.turns(),
            spells: match setup.level() {
                Level::Discovery => vec![Spell::Rotation],
                Level::Standard | Level::Expert => Spell::SECOND.to_vec(),
            },
            counting_cards: setup.counting_cards(),
        }
    }
}

fn describe_pawn(colour: Colour, setup: &Setup) -> PawnDescription {
    let colours = setup.colours_said();
    let seat = colours.and_then(|colours| Seat::first(setup.count()).find(|&seat| colours[seat] == colour));
    PawnDescription { seat, colour, start: colour.start() }
}
