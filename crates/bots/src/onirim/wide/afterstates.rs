use dedale_core::Rules as _;
use dedale_onirim::{Action, Colour, Legal, Question, Spell, View};

use super::super::continuation::{Continuation, Knowledge as _};
use super::super::situation::{HAND, Next};
use super::situation::{Pending, Wide};
use super::up_to_draw::UpToDraw;

/// Up to so many cards that go back to the deck are tried in every order.
const ORDERED: usize = 4;

/// Calls `visit` with every legal action and where it may lead, if the player then goes on as it should: an action with
/// more than one afterstate is worth as much as the best of them.
pub fn for_each_wide_afterstate(view: &View, legal: &Legal, mut visit: impl FnMut(Action, &Wide)) {
    let Some(question) = view.question else { return };
    let now = Continuation::new(view, UpToDraw::new(view, question));
    for action in legal.iter() {
        let then = now.then(action);
        let mut visit =
            |then: &Continuation<UpToDraw>| visit(action, &then.afterstate(view, question, action));
        match (question, then.world.question()) {
            (Question::Turn, Some(Question::Search { .. })) => {
                visit(&then.then(Action::Decline));
                visit(&then.then(Action::Search));
            }
            (Question::Turn, Some(Question::Swap { .. })) => visit(&then.then(Action::Keep)),
            (Question::Swap { .. }, Some(Question::SwapTake { .. })) => {
                view.common.iter().for_each(|&card| visit(&then.then(Action::Take(card))));
            }
            (Question::Prophecy | Question::Arrange, Some(Question::Arrange))
                if then.known.looking().len() <= ORDERED =>
            {
                then.in_every_order(&mut visit);
            }
            _ => visit(&then),
        }
    }
}

impl Continuation<UpToDraw> {
    /// What is known for sure, with the name of what is still to be done.
    fn afterstate(&self, view: &View, question: Question, action: Action) -> Wide {
        let mut wide = self.known.with_looking_put_back();
        let asked = self.world.question();
        if let Some(Question::Pay { left, .. }) = asked {
            wide.discarded = wide.discarded.saturating_sub(left);
        }
        if asked == Some(Question::Prophecy) {
            wide.base.next = Next::Prophecy;
        }
        wide.pending = pending(&wide, view, question, action);
        let looks = matches!(asked, Some(Question::Peek { .. } | Question::TowerLook));
        if wide.pending == Pending::Nothing && looks {
            wide.pending = Pending::Peek;
        }
        if wide.pending == Pending::Nothing && wide.base.next == Next::Draw && wide.base.hand.len() == HAND {
            wide.base.end_turn();
        }
        wide.base.doors = std::array::from_fn(|colour| 2 - wide.needed(Colour::ALL[colour]));
        wide
    }
}

/// What an answer leaves to be done.
fn pending(wide: &Wide, view: &View, question: Question, action: Action) -> Pending {
    match (question, action) {
        (_, Action::Cast(spell)) | (Question::Pay { spell, .. }, _) => match spell {
            Spell::Punishment => Pending::Nothing,
            Spell::Prophecy | Spell::Planning => Pending::Cast(spell as u8),
        },
        (Question::Pick, _) => Pending::Pick,
        (Question::Peek { .. }, Action::Look) | (Question::TowerLook, Action::LookAt(_)) => Pending::Peek,
        (Question::Nightmare, _) if wide.may_lose_tower() => Pending::TowerLoss,
        (Question::Premonition, Action::Suffer(premonition)) => Pending::Strike(premonition as u8),
        (Question::LoseKey { left }, _) if left > 1 => Pending::LoseKey,
        (Question::HappyDream, Action::Look) => Pending::DreamLook,
        (Question::HappyDream, Action::Fetch) => Pending::Fetch,
        (Question::ParadoxTop | Question::ParadoxBottom | Question::Planning, _) => match view.interrupted {
            Some(Question::Nightmare) => Pending::Nightmare,
            Some(Question::Draw) | None => Pending::Nothing,
            Some(_) => Pending::Resumed,
        },
        _ => Pending::Nothing,
    }
}
