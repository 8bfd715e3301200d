//! La Clé des mondes by its rules, one by one, and the laws of all games.

mod scene;

mod setup;
mod turn;

mod bad;
mod effects;
mod moves;
mod observation;
mod reactions;
mod trade;

mod hidden;
mod sampling;

mod card_sets;
mod conceding;
mod data;
mod garbage;
mod golden;
mod laws;
mod records;
mod tidy;
