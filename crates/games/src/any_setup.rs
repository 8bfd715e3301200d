use dedale_core::{Rules, Setup, SetupDocument};

use crate::{GameId, Problem};

/// A valid setup of any game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnySetup {
    /// Of which game.
    pub game: GameId,
    /// How many play.
    pub seats: usize,
    /// Whether they may talk while they play.
    pub may_talk: bool,
    /// Its text form: equal setups have equal texts.
    pub text: String,
    /// Every option.
    pub document: SetupDocument,
}

impl GameId {
    /// The setup with these options, the others at their defaults.
    pub fn setup<'a>(
        self,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<AnySetup, Problem> {
        Ok(with_game!(self, G => any_setup(self, &<G as Rules>::Setup::from_options(options)?)))
    }

    /// Whether an option once had another default.
    pub fn has_former_defaults(self) -> bool {
        with_game!(self, G => !<G as Rules>::Setup::FORMER_DEFAULTS.is_empty())
    }

    /// The setup that a text meant under that version of the rules.
    pub fn setup_of_text_under(self, rules: u32, text: &str) -> Result<AnySetup, Problem> {
        Ok(with_game!(self, G => any_setup(self, &<G as Rules>::Setup::from_text_under(rules, text)?)))
    }

    /// The setup of a text.
    pub fn setup_of_text(self, text: &str) -> Result<AnySetup, Problem> {
        Ok(with_game!(self, G => any_setup(self, &<G as Rules>::Setup::from_text(text)?)))
    }
}

fn any_setup(game: GameId, setup: &impl Setup) -> AnySetup {
    AnySetup {
        game,
        seats: setup.seats(),
        may_talk: setup.may_talk(),
        text: setup.text(),
        document: SetupDocument::of(setup),
    }
}
