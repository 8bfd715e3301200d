use dedale_core::OptionSpec;

use crate::Words;

impl Words {
    /// What an option is called.
    pub fn option(&self, option: &OptionSpec) -> String {
        self.say(&format!("option-{}", option.id))
    }

    /// What a value of it means.
    pub fn option_value(&self, option: &OptionSpec, value: &str) -> String {
        self.say(&format!("option-{}-{value}", option.id))
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
