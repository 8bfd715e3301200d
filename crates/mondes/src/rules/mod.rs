//! The rules, one file for each part of the leaflet.

mod bad;
mod cards;
mod effects;
mod moves;
mod reactions;
mod start;
mod trade;
mod turn;
