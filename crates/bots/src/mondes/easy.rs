use dedale_core::chance::Quick;
use dedale_core::{Chance as _, Perspective};
use dedale_mondes::{Action, Card, Kind, OfferView, Question, State, WhatView};

use super::Normal;
use super::estimates::Estimates;
use super::plan::{FULL_HAND, Plan};
use crate::Player;

/// Plays as somebody does who has just read the rules: draws, keeps the keys of the way home from where it is, plays the other
/// cards for their effects, and answers what strikes it. It plans no way, but for some moments in which it sees what
/// somebody with a plan would do: without those, beginners among themselves seldom get home.
#[derive(Clone, Copy, Debug, Default)]
pub struct Easy;

/// One choice of so many is made with a plan.
const BRIGHT_MOMENTS: u32 = 5;

impl Player<State> for Easy {
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        let legal = at.legal();
        let any =
            |chance: &mut Quick| legal.nth(chance.pick(legal.len())).expect("a decider has a legal action");
        let view = at.view();
        if legal.len() == 1 || view.question == Some(Question::Character) {
            return any(chance);
        }
        if chance.pick(BRIGHT_MOMENTS) == 0 {
            return Normal.choose(at, chance);
        }
        let plan = Plan::of(&view, at.seat(), &Estimates::BY_HAND);
        let mut best = (i32::MIN, any(chance));
        let mut ties = 0;
        for action in legal.iter() {
            let liking = plan.liking(action);
            if liking > best.0 {
                best = (liking, action);
                ties = 1;
            } else if liking == best.0 {
                ties += 1;
                if chance.pick(ties) == 0 {
                    best.1 = action;
                }
            }
        }
        best.1
    }
}

impl Plan<'_> {
    /// How much a beginner likes an action; of those it likes most it takes any.
    fn liking(&self, action: Action) -> i32 {
        let stuck = self.hand().len() >= FULL_HAND || self.is_pile_empty();
        match action {
            Action::Home => 20,
            Action::Reveal if self.own_key_completes(self.hand()) && self.view.actions > 1 => 15,
            Action::Draw => 10,
            Action::Play(card) | Action::PlayPair(card) if stuck && self.is_spare(card) => 4,
            Action::Move(_) if stuck || !self.place().is_beside() => 4,
            Action::Discard(card) if stuck && self.is_spare(card) => 2,
            Action::Trade(_) if stuck => 3,
            Action::Offer(card) | Action::Discard(card) | Action::Give(card)
                if self.is_question_of_cards() =>
            {
                self.is_spare(card).into()
            }
            Action::Pay(card) if self.set.face(card).kind == Kind::Encounter => 1,
            Action::Accept => {
                if self.would_use(self.view.trade.and_then(|trade| trade.answered)) {
                    1
                } else {
                    -1
                }
            }
            Action::Refuse => {
                if self.would_use(self.view.trade.and_then(|trade| trade.offered)) {
                    -1
                } else {
                    1
                }
            }
            Action::LetAll => -3,
            Action::React(_) if self.is_struck() => 1,
            Action::React(_) | Action::Reveal | Action::Trade(_) => -1,
            Action::Play(_) | Action::PlayPair(_) | Action::Discard(_) | Action::Move(_) => -2,
            _ => 0,
        }
    }

    fn is_pile_empty(&self) -> bool {
        self.world_at(self.place()).is_some_and(|world| self.view.piles.of(world).len() == 0)
    }

    /// Whether cards are named because they must be, not as an action of the turn.
    fn is_question_of_cards(&self) -> bool {
        self.view.question != Some(Question::Turn)
    }

    /// Whether the way home from here asks for no key of this card, or others pay for it.
    fn is_spare(&self, card: Card) -> bool {
        let without = self.hand().without_card(self.set, card);
        self.lacking(without) == self.lacking(self.hand())
    }

    fn would_use(&self, offer: Option<OfferView>) -> bool {
        let with = |offer: OfferView| self.lacking(self.hand().with(offer.key, offer.kind));
        offer.is_some_and(|offer| with(offer) < self.lacking(self.hand()))
    }

    /// Whether what was played or drawn is against the player, or takes somebody else home.
    fn is_struck(&self) -> bool {
        let own = self.view.active == self.me;
        match self.view.play {
            None => own,
            Some(play) if own => !self.view.chain.len().is_multiple_of(2) && play.target != Some(self.me),
            Some(play) => play.target == Some(self.me) || play.what == WhatView::Home,
        }
    }
}
