//! The rules of Onirim, one by one, and the laws of all games.

mod laws;
