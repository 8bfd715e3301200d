//! The version of the program, of its source, and of each game's rules.

use dedale_games::GameId;

/// The program and its version.
pub(crate) const fn short() -> &'static str {
    concat!("dedale ", env!("CARGO_PKG_VERSION"))
}

/// For `dedale --version`; `-V` tells the first number alone.
pub(crate) fn long() -> String {
    let rules = GameId::ALL.map(|game| format!("{game} {}", game.info().rules)).join(", ");
    format!("{} ({})\nrules: {rules}", env!("CARGO_PKG_VERSION"), env!("DEDALE_COMMIT"))
}
