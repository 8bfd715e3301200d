//! Labyrinth Team Edition by its rules.

mod laws;
