//! What is asked, and of whom.

use dedale_core::observation::{ObservationSpec, Writer};

use super::{Facts, InPlay, card};
use crate::action::Spell;
use crate::cards::{Card, Colour};
use crate::decision::Question;

const QUESTIONS: usize = Question::ALL.len();

pub(super) fn planes(spec: ObservationSpec, in_play: InPlay) -> ObservationSpec {
    spec.with("question", &[QUESTIONS], 1, "Which question is asked (one-hot); none when the game is over.")
        .with("question-colour", &[4], 1, "The colour it is about, of search and door (one-hot).")
        .with("question-number", &[], 12, "The number in it: of peek, lose-key and pay.")
        .with_if(in_play.duo(), |spec| {
            spec.with("my-turn", &[], 1, "Whether the observer is asked; for who has no seat, seat 1.")
                .with("question-discarded", &[Card::COUNT], 1, "Of swap and swap-take: the card discarded.")
                .with("question-given", &[Card::COUNT], 1, "Of swap-take: the card to give.")
        })
        .with_if(in_play.book, |spec| {
            spec.with("question-spell", &[3], 1, "Of pay: the spell (one-hot).")
                .with(
                    "interrupted",
                    &[QUESTIONS],
                    1,
                    "The question that stands again after the spell (one-hot).",
                )
                .with("interrupted-colour", &[4], 1, "The colour it is about (one-hot).")
                .with("interrupted-number", &[], 12, "The number in it.")
                .with_if(in_play.duo(), |spec| {
                    spec.with("interrupted-discarded", &[Card::COUNT], 1, "Of swap: the card discarded.")
                })
        })
}

#[inline]
pub(super) fn write(facts: &impl Facts, in_play: InPlay, tensor: &mut Writer<'_>) {
    let asked = Asked::of(facts.question());
    asked.write(tensor);
    if in_play.duo() {
        tensor.flag(facts.public().active == facts.observer().first_seat_told());
        card(tensor, asked.discarded);
        card(tensor, asked.given);
    }
    if in_play.book {
        tensor.one_hot(3, asked.spell.map(|spell| spell as usize));
        let interrupted = Asked::of(facts.public().interrupted);
        interrupted.write(tensor);
        if in_play.duo() {
            card(tensor, interrupted.discarded);
        }
    }
}

/// A question and what is in it.
#[derive(Clone, Copy, Default)]
struct Asked {
    which: Option<usize>,
    colour: Option<Colour>,
    number: u8,
    discarded: Option<Card>,
    given: Option<Card>,
    spell: Option<Spell>,
}

impl Asked {
    #[inline]
    fn of(question: Option<Question>) -> Asked {
        let Some(question) = question else { return Asked::default() };
        let mut asked = Asked { which: Some(question.place()), ..Asked::default() };
        match question {
            Question::Search { colour } | Question::Door { colour } => asked.colour = Some(colour),
            Question::Swap { discarded } => asked.discarded = Some(discarded),
            Question::SwapTake { discarded, given } => {
                (asked.discarded, asked.given) = (Some(discarded), Some(given));
            }
            Question::Peek { count } => asked.number = count,
            Question::LoseKey { left } => asked.number = left,
            Question::Pay { spell, left } => (asked.spell, asked.number) = (Some(spell), left),
            Question::Pick
            | Question::Turn
            | Question::Prophecy
            | Question::Arrange
            | Question::Draw
            | Question::Place
            | Question::Nightmare
            | Question::TowerLoss
            | Question::Premonition
            | Question::LoseDoor
            | Question::LosePairedDoor
            | Question::HappyDream
            | Question::DreamDiscard
            | Question::Fetch
            | Question::ParadoxTop
            | Question::ParadoxBottom
            | Question::Planning
            | Question::TowerLook => {}
        }
        asked
    }

    #[inline]
    fn write(self, tensor: &mut Writer<'_>) {
        tensor.one_hot(QUESTIONS, self.which);
        tensor.one_hot(4, self.colour.map(|colour| colour as usize));
        tensor.value(self.number);
    }
}
