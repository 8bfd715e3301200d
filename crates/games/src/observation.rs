use dedale_core::{Action as _, ObservationSpec, Observe, Rules, Setup};

use crate::{AnySetup, GameId, Problem};

impl GameId {
    /// How many actions the game has: as many bytes has a mask.
    pub fn actions(self) -> usize {
        with_game!(self, G => <G as Rules>::Action::COUNT)
    }

    /// The layout of the tensors of the setup with these options, the others at their defaults.
    pub fn observation_spec<'a>(
        self,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<ObservationSpec, Problem> {
        Ok(with_game!(self, G => <G as Observe>::observation_spec(&Setup::from_options(options)?)))
    }

    /// The layout of the tensors of the setup of a text.
    pub fn observation_spec_of_text(self, text: &str) -> Result<ObservationSpec, Problem> {
        Ok(with_game!(self, G => <G as Observe>::observation_spec(&Setup::from_text(text)?)))
    }
}

impl AnySetup {
    /// The layout of its tensors.
    ///
    /// # Panics
    /// If its text was changed into none of the game.
    pub fn observation_spec(&self) -> ObservationSpec {
        self.game.observation_spec_of_text(&self.text).expect("a valid setup has a valid text")
    }
}
