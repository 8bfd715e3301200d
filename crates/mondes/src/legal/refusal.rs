use dedale_core::names::named_enum;
use dedale_core::{Refusal, RefusalCode};

use crate::action::Action;
use crate::decision::Question;

named_enum! {
    /// Why an action is not possible.
    pub enum Illegal("refusal") {
        /// The game is over.
        GameOver = "game-over",
        /// It does not answer what is asked.
        NotAsked = "not-asked",
        /// No such card in the player's hand.
        NotInHand = "not-in-hand",
        /// The draw action was used already this turn.
        DrewAlready = "drew-already",
        /// Five cards in hand.
        HandFull = "hand-full",
        /// The pile is empty.
        PileEmpty = "pile-empty",
        /// No such player in this world.
        NotHere = "not-here",
        /// Somebody has no card for it.
        NoCards = "no-cards",
        /// The card can only answer another.
        ReactionOnly = "reaction-only",
        /// The other card of the pair is not in hand.
        NoPair = "no-pair",
        /// Nobody can be struck by it.
        NoTarget = "no-target",
        /// No such player.
        NoSuchPlayer = "no-such-player",
        /// A ward protects that player.
        Warded = "warded",
        /// That player is too far away, or too near.
        OutOfReach = "out-of-reach",
        /// That character lies open.
        AlreadyOpen = "already-open",
        /// Somebody may not leave.
        Held = "held",
        /// No way leads there.
        NoWay = "no-way-there",
        /// The keys in hand do not suffice.
        CannotPay = "cannot-pay",
        /// No key that is needed.
        KeyNotNeeded = "key-not-needed",
        /// The character's key was used.
        KeyUsed = "key-used",
        /// The character is revealed by paying with it.
        PartOfPayment = "part-of-payment",
        /// The card answers nothing that was played.
        CannotAnswer = "cannot-answer",
        /// Not among the cards played.
        NotPlayed = "not-played",
        /// Not among the cards let go.
        NotLetGo = "not-let-go",
        /// Not among the cards looked at.
        NotLookedAt = "not-looked-at",
        /// That world is face up.
        FaceUp = "face-up",
        /// Every world is face up.
        AllFaceUp = "all-face-up",
    }
}

impl Illegal {
    /// The stable code.
    pub fn code(self) -> &'static str {
        dedale_core::names::Named::name(self)
    }

    /// The rule it rests on, for an action that does not answer a question.
    fn rule(self, action: Action, question: Question) -> &'static str {
        match self {
            Illegal::GameOver => "MO-X1",
            Illegal::DrewAlready => "MO-T1",
            Illegal::HandFull => "MO-T2",
            Illegal::KeyUsed | Illegal::PartOfPayment => "MO-A6",
            Illegal::NoWay => "MO-M2",
            Illegal::NotAsked => question.rule(),
            _ if question == Question::Turn => rule_of(action),
            _ => question.rule(),
        }
    }
}

/// The rule of an action of a turn.
fn rule_of(action: Action) -> &'static str {
    match action {
        Action::Draw => "MO-A1",
        Action::Discard(_) => "MO-A2",
        Action::Trade(_) => "MO-A3",
        Action::Play(_) => "MO-A4",
        Action::PlayPair(_) => "MO-E",
        Action::Move(_) => "MO-A5",
        Action::Reveal => "MO-A6",
        Action::Home => "MO-A7",
        Action::Pass => "MO-A8",
        _ => "MO-T1",
    }
}

/// An answer that is not possible: why, and to which question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Why not.
    pub why: Illegal,
    /// What is asked.
    pub question: Question,
    /// What was tried.
    pub action: Action,
}

impl Refusal for Refused {
    fn code(self) -> RefusalCode {
        RefusalCode { code: self.why.code(), rule: self.why.rule(self.action, self.question) }
    }
}
