use dedale_core::OptionSpec;

use crate::Words;

impl Words {
    /// The name of an option.
    pub fn option(&self, game: &str, option: &OptionSpec) -> String {
        self.say(&format!("{game}-option-{}", option.id))
    }

    /// The meaning of a value; a group's own value is named as such.
    pub fn option_value(&self, game: &str, option: &OptionSpec, value: &str) -> String {
        let id = if option.values.contains(&value) { value } else { "own" };
        self.text(&format!("{game}-option-{}-{id}", option.id), &[("value", value.into())])
    }

    /// The name of a game, and a short description.
    pub fn game(&self, game: &str) -> (String, String) {
        (self.say(&format!("game-{game}")), self.say(&format!("game-{game}.about")))
    }

    /// How a game ended.
    pub fn outcome(&self, reason: &str) -> String {
        self.say(&format!("outcome-{reason}"))
    }

    /// Why a game ended, in a few words; no sentence of its own.
    pub fn outcome_in_short(&self, reason: &str) -> String {
        self.say(&format!("outcome-{reason}.short"))
    }
}
