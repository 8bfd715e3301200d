use dedale_core::OptionSpec;

use crate::Words;

impl Words {
    /// What an option of a game is called.
    pub fn option(&self, game: &str, option: &OptionSpec) -> String {
        self.say(&format!("{game}-option-{}", option.id))
    }

    /// What a value of it means; one of the group's own is told as such.
    pub fn option_value(&self, game: &str, option: &OptionSpec, value: &str) -> String {
        let id = if option.values.contains(&value) { value } else { "own" };
        self.text(&format!("{game}-option-{}-{id}", option.id), &[("value", value.into())])
    }

    /// What a game is called, and what it is about.
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
