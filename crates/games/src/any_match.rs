use dedale_core::chance::Seed;
use dedale_core::{Match, Rules, Setup as _};

use crate::{AnyMatch, Examined, GameId, Playing, Problem};

impl AnyMatch {
    /// Deals a new game; options not given have their defaults.
    pub fn new<'a>(
        game: GameId,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
        seed: Seed,
    ) -> Result<AnyMatch, Problem> {
        Ok(with_game!(game, G => {
            Match::<G>::new(&<G as Rules>::Setup::from_options(options)?, seed).into()
        }))
    }

    /// The match as every game has it.
    pub fn playing(&self) -> &dyn Playing {
        with_match!(self, game => game)
    }

    /// The same, for those who examine it.
    pub fn examined(&self) -> &dyn Examined {
        with_match!(self, game => game)
    }

    /// The match as every game has it.
    pub fn playing_mut(&mut self) -> &mut dyn Playing {
        with_match!(self, game => game)
    }
}
