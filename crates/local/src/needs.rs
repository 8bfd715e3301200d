//! The files that bots and advisers need before they can think. All nets are built in: nothing is needed.

use dedale_games::GameId;

/// The files that are missing for a bot.
pub(crate) fn of_bot(_game: GameId, _bot: &str) -> Vec<&'static str> {
    Vec::new()
}

/// The files that are missing for hints and analyses.
pub(crate) fn of_adviser(_game: GameId) -> Vec<&'static str> {
    Vec::new()
}
