use std::fmt;

use dedale_core::Match;
use dedale_core::chance::Quick;
use dedale_games::{AnyMatch, GameId, Listed, UnknownBot, with_game, with_match};

use crate::net::{NetError, Provided};
use crate::{Adviser, Player, answer};

/// The bots of a game, by name.
pub trait Roster: Listed {
    /// Any of them.
    type Bot: Player<Self> + Clone + fmt::Debug + Send + Sync;
    /// The adviser that gives hints.
    type Adviser: Adviser<Self> + Clone + Default + Send + Sync;
    /// Their names, the weakest first.
    const NAMES: &'static [&'static str];
    /// Those of them whose decisions cost little: about a millisecond at most. The weakest first.
    const CHEAP: &'static [&'static str];
    /// So many simulations for each decision that the adviser takes some seconds to a minute for a game.
    const SIMULATIONS: u32;

    /// The one of that name.
    fn bot(name: &str) -> Option<Self::Bot>;

    /// The bot that plays with the net in these bytes, made by `dedale train`.
    fn bot_of_net(_: &[u8]) -> Result<Self::Bot, NetError> {
        Err(NetError::Unknown)
    }

    /// The nets its bots play with.
    fn nets() -> &'static [&'static dyn Provided] {
        &[]
    }

    /// Those of them that the bot of that name plays with.
    fn nets_of_bot(_: &Self::Setup, _: &str) -> &'static [&'static dyn Provided] {
        &[]
    }

    /// Those of them that the adviser asks.
    fn nets_of_adviser(_: &Self::Setup) -> &'static [&'static dyn Provided] {
        &[]
    }

    /// The treasures found so far, in games where a turn is planned as a whole to find some.
    fn treasures_found(_: &Self) -> Option<u32> {
        None
    }
}

/// The treasures found so far, in games where a turn is planned as a whole to find some.
pub fn treasures_found(game: &AnyMatch) -> Option<u32> {
    fn found<G: Roster>(game: &Match<G>) -> Option<u32> {
        G::treasures_found(game.state())
    }
    with_match!(game, game => found(game))
}

/// The names of a game's bots.
pub fn names(game: GameId) -> &'static [&'static str] {
    with_game!(game, G => <G as Roster>::NAMES)
}

/// Whether the decisions of a game's bot cost little: about a millisecond at most.
pub fn is_quick(game: GameId, name: &str) -> bool {
    with_game!(game, G => <G as Roster>::CHEAP.contains(&name))
}

/// The strongest bot of a game whose decisions cost little.
pub fn strongest_quick(game: GameId) -> &'static str {
    with_game!(game, G => <G as Roster>::CHEAP.last().expect("every game has a quick bot"))
}

/// The answer, as text, of a bot that heard all of a match; none if the match is over.
pub fn choose(game: &AnyMatch, name: &str, chance: &mut Quick) -> Result<Option<String>, UnknownBot> {
    with_match!(game, game => Ok(chosen(game, name, chance)?.map(|action| action.to_string())))
}

fn chosen<G: Roster>(
    game: &Match<G>,
    name: &str,
    chance: &mut Quick,
) -> Result<Option<G::Action>, UnknownBot> {
    Ok(answer(&mut by_name::<G>(name)?, game, chance))
}

/// The bot of that name, or which there are.
pub fn by_name<G: Roster>(name: &str) -> Result<G::Bot, UnknownBot> {
    G::bot(name).ok_or_else(|| UnknownBot { name: name.to_owned(), expected: G::NAMES })
}

/// Whether a game has a bot of that name, which may be one that only older tables use.
pub fn check_name(game: GameId, name: &str) -> Result<(), UnknownBot> {
    with_game!(game, G => by_name::<G>(name).map(drop))
}

/// The answer, as text, of a bot with chance of its [own](crate::own_chance); none if the match is over.
pub fn play(game: &AnyMatch, name: &str) -> Result<Option<String>, UnknownBot> {
    with_match!(game, game => {
        let Some(at) = game.perspective() else { return Ok(None) };
        Ok(chosen(game, name, &mut crate::own_chance(at))?.map(|action| action.to_string()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_quick_bots_in_the_order_of_their_strength() {
        for game in GameId::ALL {
            let place = |name: &&str| names(game).iter().position(|known| known == name);
            let quick: Vec<_> = names(game).iter().filter(|name| is_quick(game, name)).collect();
            assert!(quick.iter().all(|name| place(name).is_some()) && !quick.is_empty(), "{game}: {quick:?}");
            assert_eq!(quick.last(), Some(&&strongest_quick(game)), "{game}");
            assert!(is_quick(game, "random") && strongest_quick(game) != "random", "{game}");
        }
    }
}
