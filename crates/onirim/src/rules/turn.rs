use dedale_core::{Effects, Seat};

use crate::action::Source;
use crate::bag::Bag;
use crate::cards::{Card, Face, Symbol};
use crate::decision::Question;
use crate::event::{Event, Origin};
use crate::rules::Then;
use crate::state::{Ended, Laid, State};

impl State {
    /// Asks the active player.
    #[inline]
    pub(crate) fn ask(&mut self, question: Question) -> Then {
        self.question = question;
        Then::Wait
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, effects: &mut impl Effects<Event>) {
        self.active = seat;
        self.turn += 1;
        self.question = Question::Turn;
        effects.emit(Event::TurnBegan { seat, turn: self.turn });
    }

    /// ON-T1, and ON-T2's offer.
    #[inline]
    pub(crate) fn play_room(
        &mut self,
        source: Source,
        card: Card,
        effects: &mut impl Effects<Event>,
    ) -> Then {
        self.take_from(source, card);
        self.played.push(Laid::new(self.active, card));
        effects.emit(Event::Played { seat: self.active, from: source.into(), card });
        let end = self.rows[self.active].then(card);
        self.rows[self.active] = end;
        match card.face() {
            Face::Room(room) if end.run == 3 => self.ask(Question::Search { colour: room.colour }),
            _ => Then::Refill,
        }
    }

    /// ON-T4; two players may then swap (ON-P4).
    #[inline]
    pub(crate) fn discard_in_phase_1(
        &mut self,
        source: Source,
        card: Card,
        effects: &mut impl Effects<Event>,
    ) -> Then {
        self.discard_from(source, card, effects);
        if self.setup.is_duo() {
            self.ask(Question::Swap { discarded: card })
        } else {
            self.after_discard(card, effects)
        }
    }

    /// ON-T5 for a key, ON-B4 for a tower.
    #[inline]
    pub(crate) fn after_discard(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Then {
        match card.face() {
            Face::Room(room) if room.symbol == Symbol::Key => self.begin_prophecy(effects),
            Face::Tower(tower) if !self.deck.is_empty() => self.ask(Question::Peek { count: tower.number }),
            _ => Then::Refill,
        }
    }

    /// ON-T9, then the next turn.
    #[inline(always)]
    pub(crate) fn end_turn(&mut self, effects: &mut impl Effects<Event>) {
        self.limbo_returns(effects);
        let next = if self.setup.is_duo() { self.partner() } else { self.active };
        self.begin_turn(next, effects);
    }

    /// ON-T9: with an empty limbo nothing is shuffled.
    #[inline(always)]
    pub(crate) fn limbo_returns(&mut self, effects: &mut impl Effects<Event>) {
        if self.limbo.is_empty() {
            return;
        }
        self.deck.shuffle();
        self.deck.rest.add_all(self.limbo);
        self.limbo = Bag::EMPTY;
        effects.emit(Event::LimboReturned);
    }

    #[inline]
    pub(crate) fn send_to_limbo(&mut self, card: Card, from: Origin, effects: &mut impl Effects<Event>) {
        self.limbo.add(card);
        effects.emit(Event::ToLimbo { from, card });
    }

    /// ON-X1, ON-P7, ON-B3: ends the game if it is won.
    #[inline]
    pub(crate) fn wins(&mut self, effects: &mut impl Effects<Event>) -> bool {
        let won = self.is_won();
        if won {
            self.end(Ended::Won, effects);
        }
        won
    }

    pub(crate) fn end(&mut self, ended: Ended, effects: &mut impl Effects<Event>) {
        self.ended = Some(ended);
        effects.emit(Event::Ended { won: ended == Ended::Won });
    }
}
