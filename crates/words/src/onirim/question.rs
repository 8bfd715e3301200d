use dedale_onirim::{Card, Question};

use super::OnirimWords;
use crate::Value;

/// The question's id, as on the wire: `swap-take`.
pub const fn question_id(question: &Question) -> &'static str {
    match question {
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
    }
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
            Question::Peek { count } => args.push(("count", count.into())),
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
