use std::fmt;

use dedale_core::Match;
use dedale_core::chance::Quick;
use dedale_games::{AnyMatch, GameId, Listed, with_game, with_match};

use crate::labyrinth::{LabyrinthAdviser, LabyrinthBot};
use crate::mondes::{self, MondesBot};
use crate::onirim::{Expert, OnirimBot};
use crate::{Adviser, Player, answer};

/// The bots of a game, by name.
pub trait Roster: Listed {
    /// Any of them.
    type Bot: Player<Self> + Clone + fmt::Debug + Send + Sync;
    /// Who gives hints.
    type Adviser: Adviser<Self> + Clone + Default + Send;
    /// Their names, the weakest first.
    const NAMES: &'static [&'static str];

    /// The one of that name.
    fn bot(name: &str) -> Option<Self::Bot>;
}

impl Roster for dedale_onirim::State {
    type Bot = OnirimBot;
    type Adviser = Expert;
    const NAMES: &'static [&'static str] = OnirimBot::NAMES;

    fn bot(name: &str) -> Option<OnirimBot> {
        OnirimBot::new(name)
    }
}

impl Roster for dedale_labyrinth::State {
    type Bot = LabyrinthBot;
    type Adviser = LabyrinthAdviser;
    const NAMES: &'static [&'static str] = LabyrinthBot::NAMES;

    fn bot(name: &str) -> Option<LabyrinthBot> {
        LabyrinthBot::new(name)
    }
}

impl Roster for dedale_mondes::State {
    type Bot = MondesBot;
    type Adviser = mondes::Hard;
    const NAMES: &'static [&'static str] = MondesBot::NAMES;

    fn bot(name: &str) -> Option<MondesBot> {
        MondesBot::new(name)
    }
}

/// A game has no bot of that name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown bot “{name}”: expected one of {}", expected.join(", "))]
pub struct UnknownBot {
    /// What was asked for.
    pub name: String,
    /// What there is.
    pub expected: &'static [&'static str],
}

/// The names of a game's bots.
pub fn names(game: GameId) -> &'static [&'static str] {
    with_game!(game, G => <G as Roster>::NAMES)
}

/// What a bot that heard all of a match would answer now, as text; none if the match is over.
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

/// What a bot answers now with chance of its [own](crate::own_chance), as text; none if the match is over.
pub fn play(game: &AnyMatch, name: &str) -> Result<Option<String>, UnknownBot> {
    with_match!(game, game => {
        let Some(at) = game.perspective() else { return Ok(None) };
        Ok(chosen(game, name, &mut crate::own_chance(at))?.map(|action| action.to_string()))
    })
}
