//! The rules, one file for each part of the rulebook.

mod moves;
mod page;
mod spells;
mod start;
mod treasures;
mod turn;
