//! ON-A5. A spell interrupts a question; when it is over, the question stands again.

use dedale_core::Effects;

use crate::action::{GoalPair, Spell};
use crate::cards::Card;
use crate::decision::Question;
use crate::event::{Answer, Event};
use crate::rules::Then;
use crate::setup::Book;
use crate::state::State;

impl Spell {
    /// How many cards of the discard pile it costs; none without the book.
    #[inline]
    pub const fn cost(self, book: Book) -> Option<u8> {
        let (normal, hard) = match self {
            Spell::Prophecy => (5, 6),
            Spell::Planning => (7, 9),
            Spell::Punishment => (10, 12),
        };
        match book {
            Book::None => None,
            Book::Normal => Some(normal),
            Book::Hard => Some(hard),
        }
    }
}

impl State {
    /// What a spell costs; none without the book.
    #[inline]
    pub(crate) fn cost(&self, spell: Spell) -> Option<u8> {
        spell.cost(self.setup.book())
    }

    pub(crate) fn cast(&mut self, spell: Spell, effects: &mut impl Effects<Event>) -> Then {
        effects.emit(Event::SpellCast { seat: self.active, spell });
        self.interrupted = Some(self.question);
        let left = self.cost(spell).expect("a legal spell has a cost");
        self.ask(Question::Pay { spell, left })
    }

    pub(crate) fn pay(
        &mut self,
        card: Card,
        spell: Spell,
        left: u8,
        effects: &mut impl Effects<Event>,
    ) -> Then {
        self.discard.remove(card);
        self.removed.add(card);
        effects.emit(Event::Paid { card });
        if left > 1 {
            return self.ask(Question::Pay { spell, left: left - 1 });
        }
        match spell {
            Spell::Prophecy => {
                self.look_at_bottom(5, effects);
                self.question = Question::ParadoxTop;
                match self.looking.only() {
                    Some(only) => self.paradox_on_top(only.card(), effects),
                    None => Then::Wait,
                }
            }
            Spell::Planning => self.ask(Question::Planning),
            Spell::Punishment => {
                self.interrupted = None;
                self.answer_nightmare(Answer::Punished, effects);
                self.discard_nightmare(effects)
            }
        }
    }

    pub(crate) fn paradox_on_top(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Then {
        let seen = self.take_looked_at(card);
        self.deck.top.push(seen);
        effects.emit(Event::Placed { seat: self.active, bottom: false, card: seen });
        self.arrange_bottom(effects)
    }

    pub(crate) fn paradox_below(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Then {
        let seen = self.take_looked_at(card);
        self.deck.bottom.push(seen);
        effects.emit(Event::Placed { seat: self.active, bottom: true, card: seen });
        self.arrange_bottom(effects)
    }

    /// From above to below; the last card goes back by itself.
    fn arrange_bottom(&mut self, effects: &mut impl Effects<Event>) -> Then {
        match self.looking.only() {
            _ if self.looking.is_empty() => self.resume(),
            Some(last) => self.paradox_below(last.card(), effects),
            None => self.ask(Question::ParadoxBottom),
        }
    }

    pub(crate) fn swap_goals(&mut self, pair: GoalPair, effects: &mut impl Effects<Event>) -> Then {
        self.goals.swap(pair);
        effects.emit(Event::GoalsSwapped { left: pair.left() as u8 + 1, right: pair.right() as u8 + 1 });
        self.resume()
    }

    fn resume(&mut self) -> Then {
        let question = self.interrupted.take().expect("a spell interrupts a question");
        self.ask(question)
    }
}
