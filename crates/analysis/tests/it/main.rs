//! Hints and analyses of real games.
