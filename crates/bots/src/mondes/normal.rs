use dedale_core::chance::Quick;
use dedale_core::{Few, Perspective, Seat};
use dedale_mondes::{
    Action, Card, CharacterKey, Effect, Kind, Legal, OfferView, Place, Question, State, WhatView,
};

use super::character;
use super::estimates::Estimates;
use super::hand::Hand;
use super::plan::{Plan, ways};
use super::rivals;
use crate::Player;

/// Counts for each of its actions how many turns nearer home it comes, from here or from a world next to it, and how
/// many turns others lose. Keeps the keys it needs, answers bad encounters that cost more than the answer, and always
/// answers somebody else's way home. It remembers nothing: all it knows is in its view.
#[derive(Clone, Copy, Debug)]
pub struct Planner<'a>(pub &'a Estimates);

impl Planner<'static> {
    /// The one that counts with what won most games.
    pub fn practised() -> Planner<'static> {
        Planner(&Estimates::TUNED)
    }
}

/// The planner that counts with what was guessed by hand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Normal;

impl Player<State> for Normal {
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        Planner(&Estimates::BY_HAND).choose(at, chance)
    }
}

impl Player<State> for Planner<'_> {
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        let legal = at.legal();
        let only = legal.nth(0).expect("a decider has a legal action");
        if legal.len() == 1 {
            return only;
        }
        let view = at.view();
        if view.question == Some(Question::Character) {
            return Action::Keep(character::kept(&view, at.seat(), chance));
        }
        answer(&Plan::of(&view, at.seat(), self.0), &legal).unwrap_or(only)
    }
}

/// The answer to a question that leaves a choice.
fn answer(plan: &Plan<'_>, legal: &Legal) -> Option<Action> {
    match plan.view.question? {
        Question::Character | Question::Under => None,
        Question::Turn => Some(plan.best_action(legal)),
        Question::Offer | Question::Lose | Question::Discard | Question::Give => {
            plan.least_worth(legal, named)
        }
        Question::Answer => Some(plan.answer_to_offer(legal)),
        Question::Accept => Some(plan.accepts()),
        Question::Pay => plan.payment(legal),
        Question::Target => plan.target(legal),
        Question::React | Question::Defend => Some(plan.reaction(legal)),
        Question::Which => plan.cancelled(legal),
        Question::Arrange => plan.next_on_top(legal),
        Question::Where => plan.destination(legal),
        Question::Look => plan.nearest_hidden(legal),
        Question::More => Some(plan.draws_on()),
    }
}

/// The card an action offers, gives or discards.
fn named(action: Action) -> Option<Card> {
    match action {
        Action::Offer(card) | Action::Discard(card) | Action::Give(card) => Some(card),
        _ => None,
    }
}

/// The action with the highest score.
fn best_by(legal: &Legal, score: impl Fn(Action) -> Option<f32>) -> Option<Action> {
    let scored = legal.iter().filter_map(|action| Some((score(action)?, action)));
    scored.reduce(|best, next| if next.0 > best.0 { next } else { best }).map(|(_, action)| action)
}

impl Plan<'_> {
    /// The effect being played; none for a pair.
    fn effect_played(&self) -> Option<Effect> {
        let cards = self.view.play.map_or(Few::new(), |play| play.cards);
        (cards.len() == 1).then(|| self.set.face(cards[0]).effect)
    }

    /// MO-A3: gives a card if what is offered brings it nearer home, and the other is not there yet.
    fn answer_to_offer(&self, legal: &Legal) -> Action {
        let Some(offered) = self.view.trade.and_then(|trade| trade.offered) else { return Action::Refuse };
        let before = self.turns(self.place(), self.hand());
        let saved = |card: Card| {
            let after = with_offer(self.hand().without_card(self.set, card), offered);
            before - self.turns(self.place(), after) - self.kept_for(card)
        };
        let best = best_by(legal, |action| named(action).map(saved));
        let asked = self.estimates.offer
            + self.estimates.offer_of_near * rivals::closeness(self.view, self.view.active, self.estimates);
        best.filter(|&action| named(action).map(saved) > Some(asked)).unwrap_or(Action::Refuse)
    }

    fn accepts(&self) -> Action {
        let offers = self.view.trade.and_then(|trade| trade.offered.zip(trade.answered));
        let Some((offered, answered)) = offers else { return Action::Refuse };
        let after = with_offer(self.hand().without(offered.key, offered.kind), answered);
        let gains =
            self.turns(self.place(), self.hand()) - self.turns(self.place(), after) > self.estimates.answer;
        if gains { Action::Accept } else { Action::Refuse }
    }

    /// `draw`: goes on unless what lies on top is known or likely to throw it back.
    fn draws_on(&self) -> Action {
        if self.drawing_saves(self.place(), self.hand()) > 0.0 { Action::Draw } else { Action::Stop }
    }

    /// The character's key where it counts only now or cannot be cancelled; else encounters, which would stay behind,
    /// then the object worth least.
    fn payment(&self, legal: &Legal) -> Option<Action> {
        let going_home = self.view.play.is_some_and(|play| play.what == WhatView::Home);
        let spend_own = going_home || self.view.setup.character_key() == CharacterKey::OwnAction;
        best_by(legal, |action| match action {
            Action::PayCharacter => Some(if spend_own { 1_000.0 } else { -1_000.0 }),
            Action::Pay(card) if self.set.face(card).kind == Kind::Encounter => Some(500.0),
            Action::Pay(card) => Some(-self.kept_for(card)),
            _ => None,
        })
    }

    fn target(&self, legal: &Legal) -> Option<Action> {
        let effect = self.effect_played();
        let gain = |seat: Seat| {
            let there = self.view.pawns[seat.index()].0;
            let swaps = effect == Some(Effect::SwapPlaces);
            let own = if swaps { self.turns(there, self.hand().objects()) } else { 0.0 };
            rivals::share(self.view, self.estimates) * rivals::damage(self.view, effect, seat, self.estimates)
                - own
        };
        let targets = rivals::others(self.view, self.me).filter(|&seat| legal.contains(Action::Target(seat)));
        let gains = targets.map(|seat| (gain(seat), seat));
        let best = gains.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map(|(_, seat)| Action::Target(seat))
    }

    /// MO-R2: an object rather than an encounter, which comes back to the world it is needed in.
    fn cancelled(&self, legal: &Legal) -> Option<Action> {
        best_by(legal, |action| match action {
            Action::Cancel(card) => Some(if self.set.face(card).kind == Kind::Object { 1.0 } else { 0.0 }),
            _ => None,
        })
    }

    /// The card that helps most comes first, unless somebody else draws before the player does.
    fn next_on_top(&self, legal: &Legal) -> Option<Action> {
        let mut rivals_here = rivals::others(self.view, self.me);
        let shared = rivals_here.any(|seat| rivals::is_near(self.view, self.me, seat));
        let for_others = self.view.drew && shared && self.view.arranged == 0;
        let sign = if for_others { -1.0 } else { 1.0 };
        best_by(legal, |action| match action {
            Action::Place(card) => Some(-sign * self.turns_after_drawing(self.place(), self.hand(), card)),
            _ => None,
        })
    }

    /// Where it is nearest to home itself; where somebody else is sent makes little difference.
    fn destination(&self, legal: &Legal) -> Option<Action> {
        let pushed = self.view.play.is_some_and(|play| play.target.is_some());
        best_by(legal, |action| match action {
            Action::To(_) if pushed => Some(0.0),
            Action::To(place) => Some(-self.turns(place, self.hand().objects())),
            _ => None,
        })
    }

    fn nearest_hidden(&self, legal: &Legal) -> Option<Action> {
        let near = |to: Place| ways(self.place()).iter().any(|way| way.to == to);
        best_by(legal, |action| match action {
            Action::Look(place) if self.world_at(place).is_some() => Some(-1.0),
            Action::Look(place) => Some(if near(place) { 1.0 } else { 0.0 }),
            _ => None,
        })
    }
}

fn with_offer(hand: Hand, offer: OfferView) -> Hand {
    hand.with(offer.key, offer.kind)
}
