//! Onirim: the rules of `docs/rules/onirim.md`, each with its id.
//!
//! One and two players, `open` and `silent`, and the three extensions with their variants.
//!
//! ```
//! use dedale_core::chance::Seed;
//! use dedale_core::{Match, Observer, Rules, Seat, Secrets};
//! use dedale_onirim::{Question, Setup, State};
//!
//! let mut game = Match::<State>::new(&Setup::solo(), Seed::Quick(42));
//! assert_eq!(game.state().question(), Some(Question::Turn));
//! let action = "play brown-sun".parse()?;
//! assert!(game.state().legal().contains(action));
//! game.act(action).expect("it is legal");
//! let view = game.state().view(Observer::Seat(Seat::new(0)));
//! assert_eq!(view.rows[0].cards.len(), 1);
//! # Ok::<(), dedale_core::UnknownAction>(())
//! ```

#![forbid(unsafe_code)]

mod action;
mod apply;
mod bag;
mod cards;
mod check;
mod contents;
mod decision;
mod deck;
#[cfg(feature = "laws")]
mod disturb;
mod event;
mod game;
mod goals;
mod hand;
mod knowers;
mod legal;
mod notation;
mod observation;
mod position;
mod premonition;
mod public;
mod rules;
mod sample;
mod series;
mod setup;
mod sight;
mod state;
mod tower_set;
mod urn;
mod view;

pub use action::{Action, End, GoalPair, Legal, Owner, Source, Spell};
pub use bag::Bag;
pub use cards::{Card, Colour, Face, Room, Symbol, Tower};
pub use contents::{CardDescription, Contents, FaceDescription, SpellDescription};
pub use decision::Question;
pub use event::{Answer, Event, Origin, SeenEvent};
pub use goals::{Goal, Goals};
pub use knowers::{Glimpse, Knowers, KnowersText, Seen, SeenText};
pub use legal::{Illegal, Refused};
pub use position::{DeckDocument, Position};
pub use premonition::{Premonition, PremonitionSet};
pub use series::{SeriesState, SeriesView};
pub use setup::{Book, Communication, DuplicateDoors, Premonitions, Setup, Towers};
pub use state::{Doors, State};
pub use tower_set::TowerSet;
pub use view::{DeckView, PremonitionsView, RowView, View};
