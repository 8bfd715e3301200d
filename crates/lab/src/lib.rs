//! Millions of games: simulation and measurement.
