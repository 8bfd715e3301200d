//! Looking at cards of the deck, and putting them back one by one.

use dedale_core::Effects;

use crate::cards::Card;
use crate::decision::Question;
use crate::event::{Event, Origin};
use crate::knowers::{Knowers, Seen};
use crate::rules::Then;
use crate::state::State;

impl State {
    /// ON-T5: none left, nothing happens.
    pub(crate) fn begin_prophecy(&mut self, effects: &mut impl Effects<Event>) -> Then {
        self.look_at_top(5, effects);
        if self.looking.is_empty() { Then::Refill } else { self.ask(Question::Prophecy) }
    }

    /// Lifts the top cards, all there are if fewer. Whoever knew where they lay does not know any more.
    pub(crate) fn look_at_top(&mut self, count: usize, effects: &mut impl Effects<Event>) {
        self.look(count, false, self.shown_to(self.active), effects);
    }

    /// Lifts the top cards for all to see, all there are if fewer.
    pub(crate) fn reveal_top(&mut self, count: usize, effects: &mut impl Effects<Event>) {
        self.look(count, false, Knowers::EVERYBODY, effects);
    }

    /// Lifts the bottom cards, all there are if fewer.
    pub(crate) fn look_at_bottom(&mut self, count: usize, effects: &mut impl Effects<Event>) {
        self.look(count, true, self.shown_to(self.active), effects);
    }

    fn look(&mut self, count: usize, bottom: bool, shown: Knowers, effects: &mut impl Effects<Event>) {
        let seat = self.active;
        self.placed = 0;
        for _ in 0..count {
            let drawn = if bottom { self.deck.draw_bottom(effects) } else { self.deck.draw(effects) };
            let Some(seen) = drawn else { break };
            self.looking.push(Seen::new(seen.card(), shown));
        }
        if !self.looking.is_empty() {
            effects.emit(Event::Looked { seat, bottom, cards: self.looking.list() });
        }
    }

    pub(crate) fn discard_looked_at(&mut self, card: Card, effects: &mut impl Effects<Event>) {
        self.take_looked_at(card);
        self.discard.add(card);
        effects.emit(Event::Discarded { seat: self.active, from: Origin::Look, card });
    }

    /// Takes one of the cards being looked at; only those who see it know where it goes.
    #[inline]
    pub(crate) fn take_looked_at(&mut self, card: Card) -> Seen {
        self.looking.take_in_order(card)
    }

    /// Asks for the order of what is being looked at; the last card goes back by itself.
    pub(crate) fn arrange(&mut self, effects: &mut impl Effects<Event>) -> Then {
        if let Some(last) = self.looking.only() {
            self.put_on_top(last.card(), effects);
        }
        if self.looking.is_empty() { self.looked(effects) } else { self.ask(Question::Arrange) }
    }

    /// The answer to [`Question::Arrange`].
    pub(crate) fn place_on_top(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Then {
        self.put_on_top(card, effects);
        self.arrange(effects)
    }

    /// The next card from above: it goes below those placed before it.
    #[inline]
    fn put_on_top(&mut self, card: Card, effects: &mut impl Effects<Event>) {
        let seen = self.take_looked_at(card);
        let place = self.deck.top.len() - usize::from(self.placed);
        self.deck.top.insert(place, seen);
        self.placed += 1;
        effects.emit(Event::Placed { seat: self.active, bottom: false, card: seen });
    }

    /// The look is over: what follows is the rest of a redraw or else phase 2, first the end of a happy dream.
    fn looked(&mut self, effects: &mut impl Effects<Event>) -> Then {
        self.placed = 0;
        if self.redrawing {
            return self.next_tower_look(effects);
        }
        if self.dream.is_some() {
            self.discard_happy_dream(effects);
        }
        Then::Refill
    }
}
