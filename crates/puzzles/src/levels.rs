//! How often the levels of the bots solve a puzzle.

use dedale_core::chance::{Quick, Seed};
use dedale_games::GameId;
use dedale_protocol::FoundBy;

/// In how many of its tries each level of a game solves it, the weakest first. Each try has chance of its own.
pub(crate) fn found_by(
    game: GameId,
    tries_of: impl Fn(&str) -> u32,
    solves: impl Fn(&str, &mut Quick) -> bool,
) -> Vec<FoundBy> {
    let of_level = |bot: &&'static str| {
        let tries = tries_of(bot);
        let finds = |attempt: &u32| solves(bot, &mut Seed::quick_from(u64::from(*attempt)));
        FoundBy { bot: (*bot).to_owned(), tries, found: (0..tries).filter(finds).count() as u32 }
    };
    dedale_bots::names(game).iter().map(of_level).collect()
}
