//! The players that `dedale load` brings.

mod player;
mod socket;
