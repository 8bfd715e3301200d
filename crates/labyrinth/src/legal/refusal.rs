use dedale_core::names::named_enum;
use dedale_core::{Refusal, RefusalCode};

use crate::decision::Question;

named_enum! {
    /// Why an action is not possible.
    pub enum Illegal("refusal") {
        /// The game is over.
        GameOver = "game-over",
        /// It does not answer what is asked.
        NotAsked = "not-asked",
        /// The spell was cast already this turn.
        SpellUsed = "spell-used",
        /// The player does not have that spell.
        NotYourSpell = "not-your-spell",
        /// Somebody else has that spell.
        SpellTaken = "spell-taken",
        /// The tile has another shape.
        WrongShape = "wrong-shape",
        /// It would push out a face-down tile.
        PushesOutFaceDown = "pushes-out-face-down",
        /// It would do nothing, or the same as a push at another arrow.
        PushWithoutEffect = "push-without-effect",
        /// The tile lies face down.
        FaceDown = "face-down",
        /// The tile looks the same after that turn, or as after a shorter one.
        TurnWithoutEffect = "turn-without-effect",
        /// The two tiles are alike.
        TilesAlike = "tiles-alike",
        /// No move is left this turn.
        NoMoveLeft = "no-move-left",
        /// No way leads there.
        NoWay = "no-way",
        /// The pawn's tile is face down and cannot be left.
        UnderRubble = "under-rubble",
    }
}

impl Illegal {
    /// The stable code.
    pub fn code(self) -> &'static str {
        dedale_core::names::Named::name(self)
    }

    /// The rule it rests on when this is asked.
    fn rule(self, question: Question) -> &'static str {
        match self {
            Illegal::GameOver => "LA-X1",
            Illegal::NotAsked => question.rule(),
            Illegal::SpellUsed | Illegal::NoMoveLeft => "LA-T2",
            Illegal::NotYourSpell | Illegal::SpellTaken => "LA-S4",
            Illegal::WrongShape if question == Question::Orient => "LA-M2",
            Illegal::WrongShape | Illegal::PushesOutFaceDown | Illegal::PushWithoutEffect => "LA-P1",
            Illegal::FaceDown | Illegal::TurnWithoutEffect => "LA-P2",
            Illegal::TilesAlike => "LA-P3",
            Illegal::NoWay => "LA-M1",
            Illegal::UnderRubble => "LA-M2",
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
}

impl Refusal for Refused {
    fn code(self) -> RefusalCode {
        RefusalCode { code: self.why.code(), rule: self.why.rule(self.question) }
    }
}
