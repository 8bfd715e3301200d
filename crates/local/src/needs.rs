//! The files that bots and advisers need before they can think; none where all nets are compiled in.

use dedale_games::AnyMatch;

/// The files that are missing for a bot.
pub(crate) fn of_bot(game: &AnyMatch, bot: &str) -> Vec<&'static str> {
    dedale_bots::nets_needed(game, bot)
}

/// The files that are missing for hints and analyses.
pub(crate) fn of_adviser(game: &AnyMatch) -> Vec<&'static str> {
    dedale_bots::nets_needed_by_adviser(game)
}
