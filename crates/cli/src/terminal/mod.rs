//! Playing at the terminal: drawing, reading, and the talk between them.

mod asked;
mod canvas;
mod face;
mod files;
mod fullscreen;
mod hints;
mod input;
pub(crate) mod journal;
mod moment;
mod pages;
mod session;
mod sheet;
mod style;
mod typing;

pub(crate) mod labyrinth;
pub(crate) mod mondes;
pub(crate) mod onirim;
#[cfg(feature = "join")]
pub(crate) mod remote;

#[cfg(test)]
mod tests;

pub(crate) use face::Face;
pub(crate) use files::keep;
#[cfg(feature = "join")]
pub(crate) use fullscreen::{Afar, Heads, Offer, Stage, Told, events};
pub(crate) use fullscreen::{Curve, EIGHTHS, Film, Frame, Screen, Verdict, fits as takes_the_screen};
pub(crate) use journal::Journal;
pub(crate) use pages::paragraph;
pub(crate) use session::{Adviser, End, Next, Session, Start, Thinking};
pub(crate) use sheet::Sheet;
pub(crate) use style::{Ink, Style, width};
pub(crate) use typing::LineEditor;
