use dedale_core::{Refusal, RefusalCode};

use crate::action::Action;
use crate::decision::Question;
use dedale_core::names::named_enum;

named_enum! {
    /// Why an action is not possible.
    pub enum Illegal("refusal") {
        /// The game is over.
        GameOver = "game-over",
        /// It does not answer what is asked.
        NotAsked = "not-asked",
        /// No such card in the player's own hand.
        NotInHand = "not-in-hand",
        /// No such card in the common hand.
        NotInCommonHand = "not-in-common-hand",
        /// The same symbol as the last card of the row.
        SameSymbol = "same-symbol",
        /// Adjacent sides of the towers share a symbol.
        TowerClash = "tower-clash",
        /// Into an empty row of towers, a tower is played at the right.
        EmptyTowerRow = "empty-tower-row",
        /// Not a key.
        NotAKey = "not-a-key",
        /// No key of the door's colour.
        NoKey = "no-key",
        /// No such door.
        NoDoor = "no-door",
        /// The partner's door while the player has one to give.
        OwnDoorFirst = "own-door-first",
        /// Not among the cards looked at.
        NotLookedAt = "not-looked-at",
        /// No discarded tower has that number.
        NoSuchLook = "no-such-look",
        /// Not among the open cards.
        NotOpen = "not-open",
        /// A swap of two like cards.
        SwapWithoutEffect = "swap-without-effect",
        /// No such card in the deck.
        NotInDeck = "not-in-deck",
        /// The deck is empty.
        DeckEmpty = "deck-empty",
        /// No such tower in the row.
        NotLaid = "not-laid",
        /// The towers beside it would not fit.
        InnerTower = "inner-tower",
        /// No such premonition face up.
        PremonitionNotOpen = "premonition-not-open",
        /// Its condition does not hold.
        PremonitionNotMet = "premonition-not-met",
        /// No such card in the discard pile.
        NotInDiscardPile = "not-in-discard-pile",
        /// Too few cards in the discard pile.
        SpellTooDear = "spell-too-dear",
        /// The spell is for nightmares.
        NoNightmare = "no-nightmare",
        /// The extension is not in play.
        NotInPlay = "not-in-play",
        /// Two like goals.
        GoalsAlike = "goals-alike",
    }
}

impl Illegal {
    /// The stable code.
    pub fn code(self) -> &'static str {
        dedale_core::names::Named::name(self)
    }

    /// The rule it rests on when this is asked and that was tried.
    fn rule(self, question: Question, action: Action) -> &'static str {
        match self {
            Illegal::GameOver => "ON-X1",
            Illegal::NotInHand => match action {
                Action::PlayTower(..) => "ON-B2",
                Action::Discard(..) if question == Question::Turn => "ON-T4",
                _ => question.rule(),
            },
            Illegal::SameSymbol => "ON-T1",
            Illegal::NotInCommonHand => "ON-P2",
            Illegal::TowerClash | Illegal::EmptyTowerRow => "ON-B2",
            Illegal::NotInPlay => "ON-E1",
            Illegal::NotInDiscardPile
            | Illegal::SpellTooDear
            | Illegal::NoNightmare
            | Illegal::GoalsAlike => "ON-A5",
            Illegal::DeckEmpty if question != Question::HappyDream => "ON-A5",
            Illegal::NotAsked
            | Illegal::NotAKey
            | Illegal::NoKey
            | Illegal::NoDoor
            | Illegal::OwnDoorFirst
            | Illegal::NotLookedAt
            | Illegal::NoSuchLook
            | Illegal::NotOpen
            | Illegal::SwapWithoutEffect
            | Illegal::NotInDeck
            | Illegal::DeckEmpty
            | Illegal::NotLaid
            | Illegal::InnerTower
            | Illegal::PremonitionNotOpen
            | Illegal::PremonitionNotMet => question.rule(),
        }
    }
}

/// An answer that is not possible: why, and to which question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Why not.
    pub why: Illegal,
    /// What is asked.
    pub question: Question,
    /// What was answered.
    pub action: Action,
}

impl Refusal for Refused {
    fn code(self) -> RefusalCode {
        RefusalCode { code: self.why.code(), rule: self.why.rule(self.question, self.action) }
    }
}
