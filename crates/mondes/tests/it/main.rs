//! La Clé des mondes by its rules.

mod laws;
