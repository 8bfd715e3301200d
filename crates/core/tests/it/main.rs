//! What every game shares, with the smallest game that has decisions, chance and two seats.

mod nim;

mod matches;
mod records;
mod seats;
mod seeds;
