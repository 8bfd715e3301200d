use dedale_core::{Seat, Table};

use crate::action::Source;
use crate::bag::Bag;
use crate::cards::{Card, Face, Symbol};
use crate::decision::Question;
use crate::event::{Event, From};
use crate::state::{Ended, Laid, State};

impl State {
    pub(crate) fn begin_turn(&mut self, seat: Seat, table: &mut impl Table<Event>) {
        self.active = seat;
        self.turn += 1;
        self.question = Question::Turn;
        table.emit(Event::TurnBegan { seat, turn: self.turn });
    }

    /// ON-T1, and ON-T2's offer.
    #[inline]
    pub(crate) fn play_room(&mut self, source: Source, card: Card, table: &mut impl Table<Event>) {
        self.take_from(source, card);
        self.played.push(Laid::new(self.active, card));
        table.emit(Event::Played { seat: self.active, from: source.into(), card });
        let end = self.rows[self.active].then(card);
        self.rows[self.active] = end;
        match card.face() {
            Face::Room(room) if end.run == 3 => self.question = Question::Search { colour: room.colour },
            _ => self.refill(table),
        }
    }

    /// ON-T4; two players may then swap (ON-P4).
    #[inline]
    pub(crate) fn discard_in_phase_1(&mut self, source: Source, card: Card, table: &mut impl Table<Event>) {
        self.discard_from(source, card, table);
        if self.setup.is_duo() {
            self.question = Question::Swap { discarded: card };
        } else {
            self.after_discard(card, table);
        }
    }

    /// ON-T5 for a key, ON-B4 for a tower.
    #[inline]
    pub(crate) fn after_discard(&mut self, card: Card, table: &mut impl Table<Event>) {
        match card.face() {
            Face::Room(room) if room.symbol == Symbol::Key => self.begin_prophecy(table),
            Face::Tower(tower) if !self.deck.is_empty() => {
                self.question = Question::Peek { count: tower.number }
            }
            _ => self.refill(table),
        }
    }

    /// ON-T9, then the next turn.
    #[inline]
    pub(crate) fn end_turn(&mut self, table: &mut impl Table<Event>) {
        self.limbo_returns(table);
        let next = if self.setup.is_duo() { self.partner() } else { self.active };
        self.begin_turn(next, table);
    }

    /// ON-T9: with an empty limbo nothing is shuffled.
    #[inline]
    pub(crate) fn limbo_returns(&mut self, table: &mut impl Table<Event>) {
        if self.limbo.is_empty() {
            return;
        }
        self.deck.shuffle();
        self.deck.rest.add_bag(self.limbo);
        self.limbo = Bag::EMPTY;
        table.emit(Event::LimboReturned);
    }

    #[inline]
    pub(crate) fn send_to_limbo(&mut self, card: Card, from: From, table: &mut impl Table<Event>) {
        self.limbo.add(card);
        table.emit(Event::ToLimbo { from, card });
    }

    /// ON-X1, ON-P7, ON-B3: ends the game if it is won.
    #[inline]
    pub(crate) fn wins(&mut self, table: &mut impl Table<Event>) -> bool {
        let won = self.is_won();
        if won {
            self.end(Ended::Won, table);
        }
        won
    }

    pub(crate) fn end(&mut self, ended: Ended, table: &mut impl Table<Event>) {
        self.ended = Some(ended);
        table.emit(Event::Ended { won: ended == Ended::Won });
    }
}
