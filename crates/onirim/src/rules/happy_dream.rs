use std::ops::ControlFlow::{self, Break, Continue};

use dedale_core::Effects;

use crate::cards::Card;
use crate::decision::Question;
use crate::event::{Event, Origin};
use crate::knowers::Seen;
use crate::premonition::Premonition;
use crate::rules::Then;
use crate::state::State;

/// ON-D4: how many cards of the deck it can show.
pub(crate) const SHOWS: usize = 7;

impl State {
    /// ON-D4: if nothing is possible it is just discarded.
    pub(crate) fn happy_dream_drawn(&mut self, effects: &mut impl Effects<Event>) -> ControlFlow<()> {
        self.dream = Some(Card::HAPPY_DREAM);
        if self.open.is_empty() && self.deck.is_empty() {
            self.discard_happy_dream(effects);
            return Continue(());
        }
        self.question = Question::HappyDream;
        Break(())
    }

    pub(crate) fn dream_removes(
        &mut self,
        premonition: Premonition,
        effects: &mut impl Effects<Event>,
    ) -> Then {
        self.open.remove(premonition);
        effects.emit(Event::PremonitionRemoved { premonition });
        self.discard_happy_dream(effects);
        Then::Refill
    }

    /// Everybody sees the cards, and where they go.
    pub(crate) fn dream_reveals(&mut self, effects: &mut impl Effects<Event>) -> Then {
        self.reveal_top(SHOWS, effects);
        self.ask(Question::DreamDiscard)
    }

    pub(crate) fn dream_discards(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Then {
        self.discard_looked_at(card, effects);
        if self.looking.is_empty() { self.arrange(effects) } else { Then::Wait }
    }

    /// Only who searches sees what there is to take.
    pub(crate) fn dream_searches(&mut self) -> Then {
        self.active_player_saw_the_deck();
        self.ask(Question::Fetch)
    }

    pub(crate) fn dream_fetches(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Then {
        let seat = self.active;
        self.deck.shuffle();
        self.deck.rest.remove(card);
        let seen = Seen::new(card, self.shown_to(seat));
        self.deck.top.push(seen);
        effects.emit(Event::Shuffled);
        effects.emit(Event::Fetched { seat, card: seen });
        self.discard_happy_dream(effects);
        Then::Refill
    }

    pub(crate) fn discard_happy_dream(&mut self, effects: &mut impl Effects<Event>) {
        self.dream = None;
        self.discard.add(Card::HAPPY_DREAM);
        effects.emit(Event::Discarded { seat: self.active, from: Origin::Table, card: Card::HAPPY_DREAM });
    }
}
