use dedale_onirim::{Card, Question};

use super::OnirimWords;
use crate::Value;

/// The question's id, as on the wire: `swap-take`.
pub const fn question_id(question: &Question) -> &'static str {
    question.id()
}

impl OnirimWords<'_> {
    pub(super) fn question(&self, question: &Question) -> String {
        let mut args: Vec<(&str, Value<'_>)> = Vec::new();
        match *question {
            Question::Search { colour } => args.extend([
                ("cards", self.colour_of_cards(colour).into()),
                ("door", self.a_card(Card::door(colour)).into()),
            ]),
            Question::Swap { discarded } => args.push(("card", self.the_card(discarded).into())),
            Question::SwapTake { given, .. } => args.push(("given", self.the_card(given).into())),
            Question::Door { colour } => args.extend([
                ("door", self.a_card(Card::door(colour)).into()),
                ("key", self.a_card(Card::key(colour)).into()),
            ]),
            Question::LoseKey { left } => args.push(("left", left.into())),
            Question::Pay { spell, left } => {
                args.extend([("spell", self.spell(spell).into()), ("left", left.into())]);
            }
            Question::Pick
            | Question::Turn
            | Question::Prophecy
            | Question::Peek { .. }
            | Question::TowerLook
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
            | Question::Planning => {}
        }
        self.text(&format!("onirim-question-{}", question_id(question)), &args)
    }
}
