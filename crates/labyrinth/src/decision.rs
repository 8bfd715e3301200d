use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What is asked now. Everything in it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "question", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// LA-S4: which spell to take.
    Spell,
    /// LA-T2: a spell, a move, or the end of the turn.
    Turn,
    /// LA-M2: turn up the tile under the pawn?
    TurnUp,
    /// LA-M2: how the tile turned up is laid back.
    Orient,
}

impl Question {
    /// Every question.
    pub const ALL: [Question; 4] = [Question::Spell, Question::Turn, Question::TurnUp, Question::Orient];

    /// The rule that asks it.
    pub const fn rule(self) -> &'static str {
        match self {
            Question::Spell => "LA-S4",
            Question::Turn => "LA-T2",
            Question::TurnUp | Question::Orient => "LA-M2",
        }
    }
}
