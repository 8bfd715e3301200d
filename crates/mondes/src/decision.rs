use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What is asked now. Everything in it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "question", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// MO-S3: which of two characters to keep.
    Character,
    /// MO-T1: which action.
    Turn,
    /// MO-A3: which card to offer.
    Offer,
    /// MO-A3: refuse, or answer with a card.
    Answer,
    /// MO-A3: accept what was answered?
    Accept,
    /// MO-A5, MO-A7: which card pays next.
    Pay,
    /// Whom the card strikes.
    Target,
    /// MO-R1: cancel a card played, or let it be.
    React,
    /// MO-R2: which of the cards played is cancelled.
    Which,
    /// MO-B2: answer the bad encounter, or let it strike.
    Defend,
    /// MO-B4: which card is lost next.
    Lose,
    /// `force-discard`: which card is discarded.
    Discard,
    /// MO-D4: which card goes under its pile next.
    Under,
    /// `peek`: which card goes back next on top, the one drawn first being named first.
    Arrange,
    /// Where to: `step`, `diagonal`, `teleport`, `push`.
    Where,
    /// `scry`: which face-down world to look at.
    Look,
    /// `swap`: which card to give.
    Give,
    /// `draw`: one card more, or no further one.
    More,
}

impl Question {
    /// Every question.
    pub const ALL: [Question; 18] = [
        Question::Character,
        Question::Turn,
        Question::Offer,
        Question::Answer,
        Question::Accept,
        Question::Pay,
        Question::Target,
        Question::React,
        Question::Which,
        Question::Defend,
        Question::Lose,
        Question::Discard,
        Question::Under,
        Question::Arrange,
        Question::Where,
        Question::Look,
        Question::Give,
        Question::More,
    ];

    /// Its id, as on the wire: `react`.
    pub const fn id(self) -> &'static str {
        match self {
            Question::Character => "character",
            Question::Turn => "turn",
            Question::Offer => "offer",
            Question::Answer => "answer",
            Question::Accept => "accept",
            Question::Pay => "pay",
            Question::Target => "target",
            Question::React => "react",
            Question::Which => "which",
            Question::Defend => "defend",
            Question::Lose => "lose",
            Question::Discard => "discard",
            Question::Under => "under",
            Question::Arrange => "arrange",
            Question::Where => "where",
            Question::Look => "look",
            Question::Give => "give",
            Question::More => "more",
        }
    }

    /// The rule that asks it.
    pub const fn rule(self) -> &'static str {
        match self {
            Question::Character => "MO-S3",
            Question::Turn => "MO-T1",
            Question::Offer | Question::Answer | Question::Accept => "MO-A3",
            Question::Pay => "MO-A5",
            Question::Target
            | Question::Discard
            | Question::Arrange
            | Question::Where
            | Question::Look
            | Question::Give
            | Question::More => "MO-A4",
            Question::React => "MO-R1",
            Question::Which => "MO-R2",
            Question::Defend => "MO-B2",
            Question::Lose => "MO-B4",
            Question::Under => "MO-D4",
        }
    }
}
