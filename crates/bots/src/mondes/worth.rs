//! What a card in hand is worth, in turns.

use dedale_mondes::{Action, Card, Effect, Kind, Legal};

use super::plan::Plan;
use super::rivals;

impl Plan<'_> {
    /// What losing one of one's cards costs.
    pub(super) fn worth(&self, card: Card) -> f32 {
        let (place, hand) = (self.place(), self.hand());
        let lost = self.turns(place, hand.without_card(self.set, card)) - self.turns(place, hand);
        lost + self.kept_for(card)
    }

    /// What a card is worth apart from its key: reactions are worth keeping, other effects a little.
    pub(super) fn kept_for(&self, card: Card) -> f32 {
        let face = self.set.face(card);
        let company =
            rivals::others(self.view, self.me).filter(|&seat| rivals::is_near(self.view, self.me, seat));
        let company = company.count().min(2) as f32;
        let object = if face.kind == Kind::Object { self.estimates.object } else { 0.0 };
        object
            + match face.effect {
                Effect::Cancel(_) => self.estimates.canceller + self.estimates.canceller_in_company * company,
                Effect::Hold => self.estimates.holder + self.estimates.holder_in_company * company,
                Effect::Draw(_) | Effect::ExtraAction | Effect::Steal => self.estimates.bringer,
                _ => self.estimates.other_effect,
            }
    }

    /// What an opponent or a pile may have first: of those that may be named, the card worth least.
    pub(super) fn least_worth(&self, legal: &Legal, named: fn(Action) -> Option<Card>) -> Option<Action> {
        let cards = legal.iter().filter_map(|action| Some((action, named(action)?)));
        let priced = cards.map(|(action, card)| (self.worth(card), action));
        priced.reduce(|least, next| if next.0 < least.0 { next } else { least }).map(|(_, action)| action)
    }
}
