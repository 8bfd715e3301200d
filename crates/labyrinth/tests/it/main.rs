//! Labyrinth Team Edition by its rules, one by one, and the laws of all games.

mod scene;

mod setup;
mod turn;

mod moves;
mod observation;
mod treasures;

mod spells;

mod hidden;

mod pushing;
mod reaching;
mod same_effect;

mod data;
mod garbage;
mod golden;
mod laws;
mod tidy;
