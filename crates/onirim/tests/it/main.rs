//! The rules of Onirim, one by one, and the laws of all games.

mod scene;

mod cards;
mod setup;
mod turn;

mod nightmare;
mod observation;

mod end;

mod two_players;

mod book;

mod towers;

mod positions;
mod premonitions;
mod records;

mod combining;

mod garbage;
mod golden;
mod laws;
mod tidy;
