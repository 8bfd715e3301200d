//! What every game shares, with the smallest game that has decisions, chance and two seats.

mod nim;

mod explicit;
mod matches;
mod observation;
mod records;
mod seats;
mod seeds;
