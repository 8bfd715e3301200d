use dedale_core::chance::Seed;
use dedale_core::{Match, Setup};
use dedale_onirim::State as Onirim;

use crate::{GameId, Playing, Problem};

/// A match of any game.
#[derive(Clone, Debug)]
pub enum AnyMatch {
    /// Of Onirim.
    Onirim(Match<Onirim>),
}

impl AnyMatch {
    /// Deals a new game; options not given have their defaults.
    pub fn new<'a>(
        game: GameId,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
        seed: Seed,
    ) -> Result<AnyMatch, Problem> {
        Ok(match game {
            GameId::Onirim => Match::<Onirim>::new(&Setup::from_options(options)?, seed).into(),
        })
    }

    /// The match as every game has it.
    pub fn playing(&self) -> &dyn Playing {
        match self {
            AnyMatch::Onirim(game) => game,
        }
    }

    /// The match as every game has it.
    pub fn playing_mut(&mut self) -> &mut dyn Playing {
        match self {
            AnyMatch::Onirim(game) => game,
        }
    }
}

impl From<Match<Onirim>> for AnyMatch {
    fn from(game: Match<Onirim>) -> AnyMatch {
        AnyMatch::Onirim(game)
    }
}
