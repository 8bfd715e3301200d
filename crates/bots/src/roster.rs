use dedale_core::Game;
use dedale_core::chance::Quick;
use dedale_games::{AnyMatch, GameId};

use crate::Player;
use crate::onirim::OnirimBot;

/// The bots of a game, by name.
pub trait Roster: Game {
    /// Any of them.
    type Bot: Player<Self> + Clone + Send + Sync;
    /// Their names, the weakest first.
    const NAMES: &'static [&'static str];

    /// The one of that name.
    fn bot(name: &str) -> Option<Self::Bot>;
}

impl Roster for dedale_onirim::State {
    type Bot = OnirimBot;
    const NAMES: &'static [&'static str] = OnirimBot::NAMES;

    fn bot(name: &str) -> Option<OnirimBot> {
        OnirimBot::new(name)
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
    dedale_games::with_game!(game, G => <G as Roster>::NAMES)
}

/// What a bot would answer in a match now, as text; none if the match is over.
pub fn choose(game: &AnyMatch, name: &str, chance: &mut Quick) -> Result<Option<String>, UnknownBot> {
    match game {
        AnyMatch::Onirim(game) => {
            let mut bot = by_name::<dedale_onirim::State>(name)?;
            Ok(game.perspective().map(|at| bot.choose(at, chance).to_string()))
        }
    }
}

/// The bot of that name, or which there are.
pub fn by_name<G: Roster>(name: &str) -> Result<G::Bot, UnknownBot> {
    G::bot(name).ok_or_else(|| UnknownBot { name: name.to_owned(), expected: G::NAMES })
}
