use dedale_core::Effects;

use crate::action::Source;
use crate::cards::Card;
use crate::decision::Question;
use crate::event::Event;
use crate::knowers::{Knowers, Seen};
use crate::rules::Then;
use crate::state::State;

impl State {
    /// ON-P1: the players pick alternately until each has three; the last two are the common hand.
    pub(crate) fn pick_open_card(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Then {
        let seat = self.active;
        self.take_from(Source::Common, card);
        self.hands[seat].push(Seen::new(card, Knowers::EVERYBODY));
        effects.emit(Event::Picked { seat, card });
        if self.common.len() == self.setup.common_hand() {
            self.begin_turn(self.setup.first(), effects);
        } else {
            self.active = self.partner();
        }
        Then::Wait
    }

    /// ON-P4: the card is on its way to the common hand, so everybody sees it.
    pub(crate) fn offer_card(&mut self, given: Card, discarded: Card) -> Then {
        self.hands[self.active].show(given, Knowers::EVERYBODY);
        self.ask(Question::SwapTake { discarded, given })
    }

    /// ON-P4.
    pub(crate) fn swap_cards(&mut self, gave: Card, took: Card, effects: &mut impl Effects<Event>) {
        let seat = self.active;
        self.take_from(Source::Own, gave);
        self.take_from(Source::Common, took);
        self.common.push(gave);
        self.hands[seat].push(Seen::new(took, Knowers::EVERYBODY));
        effects.emit(Event::Swapped { seat, gave, took });
    }

    /// Who has seen every card of the deck knows by elimination what the partner holds.
    pub(crate) fn active_player_saw_the_deck(&mut self) {
        let (knowers, partner) = (self.shown_to(self.active), self.partner());
        self.hands[partner].change(|seen| seen.also(knowers));
    }
}
