use dedale_core::{Effects, Seat};

use crate::apply::Flow;
use crate::cards::Card;
use crate::decision::Question;
use crate::event::{Event, Secret};
use crate::state::{State, Trade};

impl State {
    /// MO-A3.
    pub(crate) fn begin_trade(&mut self, partner: Seat) -> Flow {
        self.trade = Some(Trade { partner, offered: None, answered: None });
        self.ask(self.active, Question::Offer)
    }

    /// The key and type of the card are told, and nothing else.
    pub(crate) fn offer(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Flow {
        let Some(trade) = self.trade else { return Flow::On };
        let seat = self.active;
        let told = self.lay_aside(seat, card);
        self.trade = Some(Trade { offered: Some(card), ..trade });
        let (key, kind) = (self.face(card).key, self.kind(card));
        effects.emit(Event::Offered { seat, partner: trade.partner, key, kind, card: told });
        self.ask(trade.partner, Question::Answer)
    }

    pub(crate) fn answer_offer(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Flow {
        let Some(trade) = self.trade else { return Flow::On };
        let told = self.lay_aside(trade.partner, card);
        self.trade = Some(Trade { answered: Some(card), ..trade });
        let (key, kind) = (self.face(card).key, self.kind(card));
        effects.emit(Event::Answered { seat: trade.partner, key, kind, card: told });
        self.ask(self.active, Question::Accept)
    }

    fn lay_aside(&mut self, seat: Seat, card: Card) -> Secret<Card> {
        self.forget_chosen(seat, card);
        self.lose_from_hand(seat, card);
        Secret::new(card, self.known[card.index()].card)
    }

    /// The cards return; the action is spent.
    pub(crate) fn refuse_trade(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        effects.emit(Event::TradeRefused { seat: self.decider });
        if let Some(trade) = self.trade.take() {
            trade.offered.into_iter().for_each(|card| self.hands[self.active].push(card));
            trade.answered.into_iter().for_each(|card| self.hands[trade.partner].push(card));
        }
        Flow::On
    }

    /// Only the two see the cards.
    pub(crate) fn accept_trade(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        if let Some(Trade { partner, offered: Some(offered), answered: Some(answered) }) = self.trade.take() {
            self.receive(self.active, partner, offered, effects);
            self.receive(partner, self.active, answered, effects);
        }
        Flow::On
    }
}
