//! Whether to answer what was played, or a bad encounter, and with what.

use dedale_mondes::{Action, Effect, Legal, WhatView};

use super::plan::Plan;

/// What no card is too dear for.
const WHATEVER_IT_COSTS: f32 = 1_000.0;

impl Plan<'_> {
    /// Answers with the card worth least, if what stands now costs more than that card.
    pub(super) fn reaction(&self, legal: &Legal) -> Action {
        let cheapest = self.least_worth(legal, |action| match action {
            Action::React(card) => Some(card),
            _ => None,
        });
        match cheapest {
            Some(Action::React(card)) if self.what_stands_costs() > self.worth(card) => Action::React(card),
            _ => Action::Let,
        }
    }

    /// The turns it costs if nobody reacts any more. Every second card of a chain stands against the one played first.
    fn what_stands_costs(&self) -> f32 {
        let (own, stands) = (self.view.active == self.me, self.view.chain.len().is_multiple_of(2));
        if let Some(bad) = self.view.bad {
            let strikes = own && stands;
            return if strikes { self.strike(self.place(), self.hand(), bad) } else { 0.0 };
        }
        let Some(play) = self.view.play else { return 0.0 };
        match (play.what, own, stands) {
            (WhatView::Home, false, true) | (WhatView::Home, true, false) => WHATEVER_IT_COSTS,
            (WhatView::Move, true, false) => self.estimates.stopped_move,
            (WhatView::Effect, true, false) => self.estimates.stopped_effect,
            (WhatView::Effect, false, true) if play.target == Some(self.me) => {
                let effect = (play.cards.len() == 1).then(|| self.set.face(play.cards[0]).effect);
                self.being_hit_costs(effect)
            }
            _ => 0.0,
        }
    }

    /// The turns an effect (none: a pair) costs the player itself.
    fn being_hit_costs(&self, effect: Option<Effect>) -> f32 {
        let (place, hand) = (self.place(), self.hand());
        let now = self.turns(place, hand);
        let moved = || self.turns(place.opposite(), hand.objects()) - now;
        let lost = || self.cards().map(|card| self.worth(card)).sum::<f32>() / f32::from(hand.len().max(1));
        match effect {
            Some(Effect::Steal) => lost(),
            Some(Effect::Swap | Effect::ForceDiscard) => 0.5 * lost(),
            Some(Effect::Push | Effect::Summon | Effect::SwapPlaces) => moved(),
            Some(Effect::Hold) if self.is_complete(hand) => 1.0,
            None => lost() + moved(),
            Some(_) => 0.0,
        }
    }
}
