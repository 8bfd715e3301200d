use dedale_core::Effects;

use crate::cards::Card;
use crate::decision::Question;
use crate::event::{Answer, Event, Origin};
use crate::rules::Then;
use crate::setup::Towers;
use crate::state::State;

/// ON-T8 III: how many cards of the deck it can take.
pub(crate) const TAKES: usize = 5;

impl State {
    pub(crate) fn answer_nightmare(&mut self, answer: Answer, effects: &mut impl Effects<Event>) {
        effects.emit(Event::NightmareAnswered { seat: self.active, answer });
    }

    /// ON-T8 III: all but doors and dreams of the top five are discarded.
    pub(crate) fn reveal_five(&mut self, effects: &mut impl Effects<Event>) {
        for _ in 0..TAKES {
            let Some(seen) = self.deck.draw(effects) else { return };
            let card = seen.card();
            let labyrinth = card.is_labyrinth();
            self.discard.add_if(labyrinth, card);
            self.limbo.add_if(!labyrinth, card);
            effects.emit(if labyrinth {
                Event::Discarded { seat: self.active, from: Origin::Deck, card }
            } else {
                Event::ToLimbo { from: Origin::Deck, card }
            });
        }
    }

    /// ON-B5, ON-B7: a tower may be lost before the nightmare is over.
    #[inline]
    pub(crate) fn after_nightmare(&mut self, effects: &mut impl Effects<Event>) -> Then {
        let safe = self.setup.towers() == Towers::Normal && self.wall_stands();
        if self.towers.is_empty() || safe {
            self.discard_nightmare(effects)
        } else {
            self.ask(Question::TowerLoss)
        }
    }

    pub(crate) fn discard_nightmare(&mut self, effects: &mut impl Effects<Event>) -> Then {
        self.dream = None;
        self.discard.add(Card::NIGHTMARE);
        effects.emit(Event::Discarded { seat: self.active, from: Origin::Table, card: Card::NIGHTMARE });
        Then::Refill
    }
}
