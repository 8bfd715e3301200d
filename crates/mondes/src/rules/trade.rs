use dedale_core::{Effects, Seat};

use crate::apply::Flow;
use crate::cards::Card;
use crate::decision::Question;
use crate::event::{Event, Secret};
use crate::state::{State, Trade};

impl State {
    /// MO-A3. Who has one card offers it.
    pub(crate) fn begin_trade(&mut self, partner: Seat, effects: &mut impl Effects<Event>) -> Flow {
        self.trade = Some(Trade { partner, offered: None, answered: None });
        match *self.hands[self.active] {
            [card] => self.offer(card, effects),
            _ => self.ask(self.active, Question::Offer),
        }
    }

    /// The key and type of the card are told, and nothing else.
    pub(crate) fn offer(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Flow {
        let Some(trade) = self.trade else { return Flow::On };
        let seat = self.active;
        let told = Secret::new(card, self.who_can_tell(seat, card));
        self.trade = Some(Trade { offered: Some(card), ..trade });
        let (key, kind) = (self.face(card).key, self.kind(card));
        effects.emit(Event::Offered { seat, partner: trade.partner, key, kind, card: told });
        self.ask(trade.partner, Question::Answer)
    }

    pub(crate) fn answer_offer(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Flow {
        let Some(trade) = self.trade else { return Flow::On };
        let told = Secret::new(card, self.who_can_tell(trade.partner, card));
        self.trade = Some(Trade { answered: Some(card), ..trade });
        let (key, kind) = (self.face(card).key, self.kind(card));
        effects.emit(Event::Answered { seat: trade.partner, key, kind, card: told });
        self.ask(self.active, Question::Accept)
    }

    /// Nothing left a hand, and everybody knows of the hands what they knew before; the action is spent.
    pub(crate) fn refuse_trade(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        effects.emit(Event::TradeRefused { seat: self.decider });
        self.trade = None;
        Flow::On
    }

    /// Only the two see the cards.
    pub(crate) fn accept_trade(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        if let Some(Trade { partner, offered: Some(offered), answered: Some(answered) }) = self.trade.take() {
            for (seat, card) in [(self.active, offered), (partner, answered)] {
                self.forget_chosen(seat, card);
                self.lose_from_hand(seat, card);
            }
            self.receive(self.active, partner, offered, effects);
            self.receive(partner, self.active, answered, effects);
        }
        Flow::On
    }
}
