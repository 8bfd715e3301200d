//! Onirim: the rules of `docs/rules/onirim.md`, each with its id.
//!
//! One and two players, `open` and `silent`, and the three extensions with their variants.

#![forbid(unsafe_code)]

mod action;
mod apply;
mod bag;
mod cards;
mod check;
mod decision;
mod deck;
#[cfg(feature = "laws")]
mod disturb;
mod event;
mod game;
mod knowers;
mod legal;
mod names;
mod notation;
mod position;
mod premonition;
mod rules;
mod sample;
mod setup;
mod state;
mod view;

pub use action::{Action, End, GoalPair, Legal, Owner, Source, Spell};
pub use bag::Bag;
pub use cards::{Card, Colour, Face, Room, Symbol, Tower};
pub use decision::Question;
pub use event::{Answer, Event, From, SeenEvent};
pub use knowers::{Glimpse, Knowers, Seen, SeenText};
pub use legal::{Illegal, Refused};
pub use position::{DeckDocument, Position};
pub use premonition::{Premonition, PremonitionSet};
pub use setup::{Book, Communication, DuplicateDoors, Premonitions, Setup, Towers};
pub use state::{Doors, Goal, State};
pub use view::{DeckView, PremonitionsView, RowView, View};
