//! Words for everything the engine has an id for: one source for terminal, server and browser.
//!
//! The texts stand in `locales/LANGUAGE/*.ftl` (Fluent). Their ids derive from the engine's: `onirim-card-red-sun`,
//! `labyrinth-question-turn`, `refusal-same-symbol`, `problem-bad-seed`.

#![forbid(unsafe_code)]

mod any;
mod ascii;
mod deed;
mod game;
mod json;
mod language;
mod people;
mod problem;
mod spoken;
mod words;

#[cfg(feature = "labyrinth")]
pub mod labyrinth;
#[cfg(feature = "mondes")]
pub mod mondes;
#[cfg(feature = "onirim")]
pub mod onirim;

pub use deed::Deed;
pub use fluent_bundle::FluentValue as Value;
pub use language::{Language, Texts, UnknownLanguage};
pub use people::Sitter;
pub use spoken::{Listener, Narration, Spoken};
pub use words::Words;
