//! Why an answer is not possible: one by one, by the letter of the rules.

use super::{Illegal, require};
use crate::action::Action;
use crate::cards::Card;
use crate::decision::Question;
use crate::places::Place;
use crate::state::{State, What};

impl State {
    /// Whether the action may be answered now, by the letter of the rules.
    pub(crate) fn explained(&self, action: Action) -> Result<(), Illegal> {
        if self.ended.is_some() {
            return Err(Illegal::GameOver);
        }
        match (self.question, action) {
            (Question::Character, Action::Keep(_)) => Ok(()),
            (Question::Turn, action) => self.explain_turn(action),
            (Question::Offer, Action::Offer(card)) => self.holds(card),
            (Question::Answer | Question::Give, Action::Give(card)) => self.holds(card),
            (Question::Answer | Question::Accept, Action::Refuse) => Ok(()),
            (Question::Accept, Action::Accept) => Ok(()),
            (Question::Pay, Action::Pay(card)) => {
                self.holds(card)?;
                let needed = self.play.as_ref().map_or(0, |play| self.payment(play));
                require(needed & card.bit() != 0, Illegal::KeyNotNeeded)
            }
            (Question::Pay, Action::PayCharacter) => {
                let play = self.play.as_ref().ok_or(Illegal::KeyNotNeeded)?;
                require(self.has_own_key(self.active) && !play.character, Illegal::KeyUsed)?;
                require(self.character_pays(play), Illegal::KeyNotNeeded)
            }
            (Question::Target, Action::Target(seat)) => self.is_target(seat),
            (Question::React | Question::Defend, Action::Let) => Ok(()),
            (Question::React, Action::LetAll) => Ok(()),
            (Question::More, Action::Draw | Action::Stop) => Ok(()),
            (Question::React | Question::Defend, Action::React(card)) => {
                self.holds(card)?;
                require(self.reactions() & card.bit() != 0, Illegal::CannotAnswer)
            }
            (Question::Which, Action::Cancel(card)) => {
                require(self.cancellable() & card.bit() != 0, Illegal::NotPlayed)
            }
            (Question::Lose | Question::Discard, Action::Discard(card)) => self.holds(card),
            (Question::Under, Action::Under(card)) => {
                require(self.letting_go.contains(&card), Illegal::NotLetGo)
            }
            (Question::Arrange, Action::Place(card)) => {
                require(self.unarranged().contains(&card), Illegal::NotLookedAt)
            }
            (Question::Where, Action::To(place)) => {
                require(self.destinations() & place.bit() != 0, Illegal::NoWay)
            }
            (Question::Look, Action::Look(place)) => require(!self.is_up(place), Illegal::FaceUp),
            _ => Err(Illegal::NotAsked),
        }
    }

    fn explain_turn(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Pass => Ok(()),
            Action::Draw => self.may_draw(),
            Action::Reveal => self.may_reveal(),
            Action::Discard(card) => self.holds(card),
            Action::Trade(partner) => self.may_trade(partner),
            Action::Play(card) => {
                self.holds(card)?;
                self.may_play(card)
            }
            Action::PlayPair(card) => {
                self.holds(card)?;
                self.may_play_pair(card)
            }
            Action::Move(to) => self.may_move(to),
            Action::Home => self.may_travel(What::Home),
            _ => Err(Illegal::NotAsked),
        }
    }

    fn may_move(&self, to: Place) -> Result<(), Illegal> {
        require(self.pawns[self.active].sides_to(to).is_some(), Illegal::NoWay)?;
        self.may_travel(What::Move(to))
    }

    fn may_travel(&self, what: What) -> Result<(), Illegal> {
        require(!self.held.contains(self.active), Illegal::Held)?;
        require(self.stock(self.active).covers(self.price(self.active, what)), Illegal::CannotPay)
    }

    fn holds(&self, card: Card) -> Result<(), Illegal> {
        require(self.hands[self.decider].contains(&card), Illegal::NotInHand)
    }
}
