//! La Clé des mondes: the rules of `docs/rules/mondes.md`, each with its id.
//!
//! Two to five players, each with secrets; trades, reactions with counter-chains, all options; the card set as data.
//!
//! ```
//! use dedale_core::chance::Seed;
//! use dedale_core::{Match, Observer, Rules, Seat, Secrets};
//! use dedale_mondes::{Question, Setup, State};
//!
//! let mut game = Match::<State>::new(&Setup::default(), Seed::Quick(42));
//! assert_eq!(game.state().question(), Some(Question::Character));
//! game.act("keep 1".parse()?).expect("one of two");
//! let (own, others) = (Observer::Seat(Seat::new(0)), Observer::Seat(Seat::new(1)));
//! assert!(game.state().view(own).characters[0].kept.is_some());
//! assert!(game.state().view(others).characters[0].kept.is_none());
//! # Ok::<(), dedale_core::UnknownAction>(())
//! ```

#![forbid(unsafe_code)]

mod action;
mod apply;
mod card_set;
mod cards;
mod check;
mod contents;
mod dealing;
mod decision;
#[cfg(feature = "laws")]
mod disturb;
mod event;
mod game;
mod key_counts;
mod keys;
mod knowledge;
mod legal;
mod notation;
mod observation;
mod piles;
mod places;
mod position;
mod public;
mod rules;
mod sample;
mod setup;
mod sight;
mod slot;
mod state;
mod view;
mod way_home;

pub use action::{Action, Dealt};
pub use card_set::{CardFile, CardSet, Cards, DATA_FILES, Shipped};
pub use cards::{Card, Character, CharacterFace, Effect, Face, World};
pub use contents::{
    CardDescription, CharacterDescription, Contents, EffectDescription, Exits, WorldDescription,
};
pub use decision::Question;
pub use event::{Event, Secret, SeenEvent};
pub use keys::{Key, Kind};
pub use legal::{Illegal, Legal, Refused};
pub use places::{Place, Side, Sides};
pub use position::{KnowersText, Position};
pub use setup::{CharacterKey, Reach, Setup};
pub use state::{Actor, State, Task, To, Trade};
pub use view::{
    CharacterView, Glimpse, LinkView, OfferView, PilesView, PlaceView, PlayView, TradeView, View, WhatView,
    WorldView,
};
pub use way_home::{HomeKeyView, WayHomeView};
