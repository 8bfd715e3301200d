//! How often the levels of the bots find a right answer.

use dedale_core::chance::Seed;
use dedale_games::AnyMatch;
use dedale_protocol::FoundBy;

/// Tries of a level whose decisions cost little, and of one that searches.
const TRIES: (u32, u32) = (16, 4);

/// In how many of its tries each level gives a right answer, the weakest first. Each try has chance of its own.
pub(crate) fn found_by(game: &AnyMatch, is_right: impl Fn(&str) -> bool) -> Vec<FoundBy> {
    let of_level = |bot: &&'static str| {
        let tries = if dedale_bots::is_quick(game.id(), bot) { TRIES.0 } else { TRIES.1 };
        let finds = |attempt: &u32| {
            let mut chance = Seed::quick_from(u64::from(*attempt));
            let chosen = dedale_bots::choose(game, bot, &mut chance).expect("a bot of the list");
            chosen.as_deref().is_some_and(&is_right)
        };
        FoundBy { bot: (*bot).to_owned(), tries, found: (0..tries).filter(finds).count() as u32 }
    };
    dedale_bots::names(game.id()).iter().map(of_level).collect()
}
