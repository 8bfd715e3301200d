//! What is possible as far as everybody knows: whoever watches knows that much, and all others at least as much. Whether a
//! question is asked follows from this and from nothing hidden (MO-H1).

use dedale_core::Seat;

use crate::action::Action;
use crate::cards::Card;
use crate::setup::CharacterKey;
use crate::state::{Play, State, What};

impl State {
    /// Whether everybody knows where a card is.
    fn is_public(&self, card: Card) -> bool {
        self.known[card.index()].public().card
    }

    /// Whether a player may have a card that answers what was played last or the bad encounter.
    pub(crate) fn may_have_an_answer(&self, seat: Seat) -> bool {
        let mut answers = self.reactions() & (self.faces.objects() | self.world_of(seat).cards());
        while answers != 0 {
            let answer = Card::from_index(answers.trailing_zeros() as usize);
            answers &= answers - 1;
            if self.may_have(seat, answer) {
                return true;
            }
        }
        false
    }

    fn may_have(&self, seat: Seat, card: Card) -> bool {
        if self.is_public(card) {
            return self.hands[seat].contains(&card);
        }
        self.hands[seat].iter().any(|&held| {
            let traced = self.known[held.index()].public().origin;
            !self.is_public(held) && (!traced || held.world() == card.world())
        })
    }

    /// The payment, where everybody knows that it is the only one.
    pub(crate) fn only_payment(&self, play: &Play) -> Option<Action> {
        let seat = self.active;
        let keys_known = play.what != What::Home || self.open.contains(seat);
        let pays = self.payment(play);
        let may_pay = |card: &Card| !(keys_known && self.is_public(*card)) || pays & card.bit() != 0;
        let cards = self.hands[seat].iter().filter(|card| may_pay(card)).count();
        let character = if keys_known && self.open.contains(seat) {
            self.character_pays(play)
        } else {
            self.has_own_key(seat) && !play.character
        };
        match (cards, character) {
            (1, false) => {
                self.hands[seat].iter().find(|card| pays & card.bit() != 0).map(|&card| Action::Pay(card))
            }
            (0, true) => Some(Action::PayCharacter),
            _ => None,
        }
    }

    /// Whether nothing but passing is left of the turn: no card, none to draw, no key to reveal.
    pub(crate) fn can_only_pass(&self) -> bool {
        let seat = self.active;
        let key = match self.terms.character_key() {
            CharacterKey::OwnAction => self.key_ready || !self.key_used.contains(seat),
            CharacterKey::Payment => !self.key_used.contains(seat),
        };
        self.hands[seat].is_empty() && !key && self.may_draw().is_err()
    }
}
