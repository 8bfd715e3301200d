use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::Spell;
use crate::cards::{Card, Colour};

/// What is asked now. Everything in it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "question", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Question {
    /// ON-P1: pick one of the open cards.
    Pick,
    /// Phase 1: play or discard a card.
    Turn,
    /// ON-T2: search the deck for a door?
    Search {
        /// Of that colour.
        colour: Colour,
    },
    /// ON-P4: give a personal card for a common one?
    Swap {
        /// The card whose discarding allows it, and whose effect follows.
        discarded: Card,
    },
    /// ON-P4: which common card to take.
    SwapTake {
        /// The card discarded before.
        discarded: Card,
        /// The card to give.
        given: Card,
    },
    /// ON-T5: which card of the prophecy to discard.
    Prophecy,
    /// ON-B4: look at the top cards?
    Peek {
        /// How many cards could be looked at.
        #[schemars(range(min = 3, max = 5))]
        count: u8,
    },
    /// Which card goes back next on top of the deck, the one drawn first being named first.
    Arrange,
    /// ON-A5: draw the next card, or cast a spell before.
    Draw,
    /// ON-P5: into which hand the drawn card goes.
    Place,
    /// ON-T7: pay a key for the drawn door?
    Door {
        /// Its colour.
        colour: Colour,
    },
    /// ON-T8: how to answer the nightmare.
    Nightmare,
    /// ON-B5: which tower is lost, unless it is a false destruction (ON-B6).
    TowerLoss,
    /// ON-D2: which premonition strikes first.
    Premonition,
    /// `blue-pair`: which key of the deck is discarded.
    LoseKey {
        /// How many in all, this one included.
        #[schemars(range(min = 1, max = 2))]
        left: u8,
    },
    /// `brown-pair`: which door goes to limbo.
    LoseDoor,
    /// `any-pair`: which of two doors of a colour goes to limbo.
    LosePairedDoor,
    /// ON-D4: what the happy dream does.
    HappyDream,
    /// ON-D4: which of the seven cards to discard, if any more.
    DreamDiscard,
    /// ON-D4: which card to take from the deck.
    Fetch,
    /// ON-A5: which card of the discard pile pays for the spell.
    Pay {
        /// The spell.
        spell: Spell,
        /// How many in all, this one included.
        #[schemars(range(min = 1, max = 12))]
        left: u8,
    },
    /// ON-A5: which of the bottom cards goes on top.
    ParadoxTop,
    /// ON-A5: which card goes back next at the bottom, from above to below.
    ParadoxBottom,
    /// ON-A5: which two goals change places.
    Planning,
    /// ON-B4: for which tower of a discarded hand to look next.
    TowerLook,
}

impl Question {
    /// Every question, with some value in it: for texts and schemas.
    pub const ALL: [Question; 25] = [
        Question::Pick,
        Question::Turn,
        Question::Search { colour: Colour::Red },
        Question::Swap { discarded: Card::key(Colour::Red) },
        Question::SwapTake { discarded: Card::key(Colour::Red), given: Card::key(Colour::Blue) },
        Question::Prophecy,
        Question::Peek { count: 3 },
        Question::Arrange,
        Question::Draw,
        Question::Place,
        Question::Door { colour: Colour::Red },
        Question::Nightmare,
        Question::TowerLoss,
        Question::Premonition,
        Question::LoseKey { left: 2 },
        Question::LoseDoor,
        Question::LosePairedDoor,
        Question::HappyDream,
        Question::DreamDiscard,
        Question::Fetch,
        Question::Pay { spell: Spell::Prophecy, left: 5 },
        Question::ParadoxTop,
        Question::ParadoxBottom,
        Question::Planning,
        Question::TowerLook,
    ];

    /// Whether the active player may cast a spell instead of answering (ON-A5): not within a look, a
    /// search or a payment that has begun.
    pub(crate) const fn allows_spells(self) -> bool {
        match self {
            Question::Turn
            | Question::Search { .. }
            | Question::Swap { .. }
            | Question::Peek { .. }
            | Question::TowerLook
            | Question::Draw
            | Question::Place
            | Question::Door { .. }
            | Question::Nightmare
            | Question::TowerLoss
            | Question::Premonition
            | Question::LoseDoor
            | Question::LosePairedDoor
            | Question::HappyDream => true,
            Question::Pick
            | Question::SwapTake { .. }
            | Question::Prophecy
            | Question::Arrange
            | Question::LoseKey { .. }
            | Question::DreamDiscard
            | Question::Fetch
            | Question::Pay { .. }
            | Question::ParadoxTop
            | Question::ParadoxBottom
            | Question::Planning => false,
        }
    }

    /// Its id, as on the wire: `swap-take`.
    pub const fn id(self) -> &'static str {
        match self {
            Question::Pick => "pick",
            Question::Turn => "turn",
            Question::Search { .. } => "search",
            Question::Swap { .. } => "swap",
            Question::SwapTake { .. } => "swap-take",
            Question::Prophecy => "prophecy",
            Question::Peek { .. } => "peek",
            Question::Arrange => "arrange",
            Question::Draw => "draw",
            Question::Place => "place",
            Question::Door { .. } => "door",
            Question::Nightmare => "nightmare",
            Question::TowerLoss => "tower-loss",
            Question::Premonition => "premonition",
            Question::LoseKey { .. } => "lose-key",
            Question::LoseDoor => "lose-door",
            Question::LosePairedDoor => "lose-paired-door",
            Question::HappyDream => "happy-dream",
            Question::DreamDiscard => "dream-discard",
            Question::Fetch => "fetch",
            Question::Pay { .. } => "pay",
            Question::ParadoxTop => "paradox-top",
            Question::ParadoxBottom => "paradox-bottom",
            Question::Planning => "planning",
            Question::TowerLook => "tower-look",
        }
    }

    /// The rule that asks it.
    pub const fn rule(self) -> &'static str {
        match self {
            Question::Pick => "ON-P1",
            Question::Turn => "ON-T1",
            Question::Search { .. } => "ON-T2",
            Question::Swap { .. } | Question::SwapTake { .. } => "ON-P4",
            Question::Prophecy | Question::Arrange => "ON-T5",
            Question::Peek { .. } | Question::TowerLook => "ON-B4",
            Question::Draw => "ON-T6",
            Question::Place => "ON-P5",
            Question::Door { .. } => "ON-T7",
            Question::Nightmare => "ON-T8",
            Question::TowerLoss => "ON-B5",
            Question::Premonition
            | Question::LoseKey { .. }
            | Question::LoseDoor
            | Question::LosePairedDoor => "ON-D2",
            Question::HappyDream | Question::DreamDiscard | Question::Fetch => "ON-D4",
            Question::Pay { .. } | Question::ParadoxTop | Question::ParadoxBottom | Question::Planning => {
                "ON-A5"
            }
        }
    }

    /// Its place in [`Question::ALL`].
    #[inline]
    pub(crate) fn place(self) -> usize {
        self.bytes()[0].into()
    }

    /// Three bytes that name it for ever: its place in [`Question::ALL`] and what is in it.
    pub fn bytes(self) -> [u8; 3] {
        let card = |card: Card| card.index() as u8;
        match self {
            Question::Pick => [0, 0, 0],
            Question::Turn => [1, 0, 0],
            Question::Search { colour } => [2, colour as u8, 0],
            Question::Swap { discarded } => [3, card(discarded), 0],
            Question::SwapTake { discarded, given } => [4, card(discarded), card(given)],
            Question::Prophecy => [5, 0, 0],
            Question::Peek { count } => [6, count, 0],
            Question::Arrange => [7, 0, 0],
            Question::Draw => [8, 0, 0],
            Question::Place => [9, 0, 0],
            Question::Door { colour } => [10, colour as u8, 0],
            Question::Nightmare => [11, 0, 0],
            Question::TowerLoss => [12, 0, 0],
            Question::Premonition => [13, 0, 0],
            Question::LoseKey { left } => [14, left, 0],
            Question::LoseDoor => [15, 0, 0],
            Question::LosePairedDoor => [16, 0, 0],
            Question::HappyDream => [17, 0, 0],
            Question::DreamDiscard => [18, 0, 0],
            Question::Fetch => [19, 0, 0],
            Question::Pay { spell, left } => [20, spell as u8, left],
            Question::ParadoxTop => [21, 0, 0],
            Question::ParadoxBottom => [22, 0, 0],
            Question::Planning => [23, 0, 0],
            Question::TowerLook => [24, 0, 0],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Question;

    #[test]
    fn every_question_is_listed_at_the_place_its_bytes_name() {
        for (place, question) in Question::ALL.iter().enumerate() {
            assert_eq!(usize::from(question.bytes()[0]), place);
            assert_eq!(serde_json::json!(question)["question"], question.id());
        }
    }
}
