//! Labyrinth Team Edition: the rules of `docs/rules/labyrinth.md`, each with its id.
//!
//! Two to four players, three levels, both help and both memory options; layouts and decks as data.
//!
//! ```
//! use dedale_core::chance::Seed;
//! use dedale_core::{Match, Observer, Rules, Secrets};
//! use dedale_labyrinth::{Action, Question, Setup, State};
//!
//! let mut game = Match::<State>::new(&Setup::default(), Seed::Quick(42));
//! assert_eq!(game.state().question(), Some(Question::Turn));
//! let view = game.state().view(Observer::Spectator);
//! let ways = view.ways.expect("the first player may move");
//! let (cell, way) = ways.iter().max_by_key(|(_, way)| way.cells.len()).expect("the pawn's own cell at least");
//! game.act(Action::Move(cell)).expect("it leads there");
//! assert_eq!(way.cells.last(), Some(&cell));
//! ```

#![forbid(unsafe_code)]

mod action;
mod apply;
mod board;
mod cards;
mod cells;
mod check;
mod colours;
mod contents;
mod data;
mod decision;
mod deck;
#[cfg(feature = "laws")]
mod disturb;
mod event;
mod game;
mod layout;
mod legal;
mod memory;
mod notation;
mod observation;
mod position;
mod public;
mod reach;
mod read;
mod rules;
mod sample;
mod setup;
mod sight;
mod state;
mod tiles;
mod view;

pub use action::{Action, Pair, Turn};
pub use board::{Board, Seen};
pub use cards::{Colour, Page, Spell, Symbol, Thing, Treasure, TreasureSet};
pub use cells::{Arrow, Cell, CellSet, SIZE, Side};
pub use colours::Colours;
pub use contents::{Contents, FixedTile, LooseTiles, PageCopies, PawnDescription};
pub use data::DATA_FILES;
pub use decision::Question;
pub use deck::Deck;
pub use event::{Event, SeenEvent};
pub use layout::Layout;
pub use legal::{Illegal, Legal, Refused};
pub use memory::Recollection;
pub use position::{Position, TileText};
pub use reach::{Reach, Way, Ways};
pub use setup::{Help, Level, Memory, Pages, Setup, Spells};
pub use state::State;
pub use tiles::{Openings, Shape, Tile};
pub use view::View;
