use dedale_core::{Effects, Seat};

use crate::apply::Flow;
use crate::cards::{Card, Effect};
use crate::decision::Question;
use crate::event::Event;
use crate::knowledge::Known;
use crate::state::{Play, State, Task, What};
use crate::view::LinkView;

impl State {
    /// MO-R1, MO-R3: the next player in the same world is asked who, for all that everybody knows, may have an answer:
    /// that tells nothing of its hand. When nobody is left, what was played last stands.
    pub(crate) fn ask_for_reaction(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        let Some((actor, asked)) = self.played_last() else { return Flow::On };
        let may_be_countered = self.chain.is_empty() || self.terms.counter_chains();
        if may_be_countered && let Some(seat) = self.next_to_react(actor, asked) {
            self.note_asked(seat);
            return self.ask(seat, Question::React);
        }
        self.settle(effects)
    }

    /// Who played the last card, and who was asked last to react to it.
    fn played_last(&self) -> Option<(Seat, Seat)> {
        match self.chain.last() {
            Some(link) => Some((link.seat, link.asked)),
            None => self.play.map(|play| (self.active, play.asked)),
        }
    }

    fn note_asked(&mut self, seat: Seat) {
        match (self.chain.last_mut(), &mut self.play) {
            (Some(link), _) => link.asked = seat,
            (None, Some(play)) => play.asked = seat,
            (None, None) => {}
        }
    }

    /// Clockwise from the one asked last, up to the one who played.
    fn next_to_react(&self, actor: Seat, asked: Seat) -> Option<Seat> {
        let seats = self.terms.count();
        let mut seat = asked.next(seats);
        while seat != actor {
            let here = self.pawns[seat] == self.pawns[actor];
            if here && !self.lets_it_be(seat) && self.may_have_an_answer(seat) {
                return Some(seat);
            }
            seat = seat.next(seats);
        }
        None
    }

    /// Whether a player said that it lets everything be, and this is no way home.
    fn lets_it_be(&self, seat: Seat) -> bool {
        self.letting.contains(seat) && self.play.is_none_or(|play| play.what != What::Home)
    }

    /// MO-R1: the player lets everything be until its next turn.
    pub(crate) fn let_all(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        let seat = self.decider;
        self.letting.insert(seat);
        effects.emit(Event::LetsAll { seat });
        self.then(Task::React)
    }

    /// A card answers what was played last.
    pub(crate) fn react(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Flow {
        let seat = self.decider;
        let below = self.chain.last().map(|link| link.card);
        self.lose_from_hand(seat, card);
        self.known[card.index()] = Known::BY_ALL;
        self.chain.push(LinkView { seat, card, cancels: below, asked: seat });
        let holds = self.face(card).effect == Effect::Hold;
        if below.is_none() && self.bad.is_none() && !holds {
            let candidates = self.cancellable();
            if candidates.count_ones() > 1 {
                return self.ask(seat, Question::Which);
            }
            return self.name_cancelled(Card::from_index(candidates.trailing_zeros() as usize & 63), effects);
        }
        effects.emit(Event::Reacted { seat, card, cancels: below });
        self.then(Task::React)
    }

    /// MO-R2: the reactor says which card is cancelled.
    pub(crate) fn name_cancelled(&mut self, cancelled: Card, effects: &mut impl Effects<Event>) -> Flow {
        if let Some(link) = self.chain.last_mut() {
            link.cancels = Some(cancelled);
            let (seat, card) = (link.seat, link.card);
            effects.emit(Event::Reacted { seat, card, cancels: Some(cancelled) });
        }
        self.then(Task::React)
    }

    /// What was played last stands: it cancels what was played before it, or has its effect.
    fn settle(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        let Some(top) = self.chain.pop() else {
            return self.resolve(effects);
        };
        self.put_under(top.seat, top.card, effects);
        if let Some(cancelled) = self.chain.pop() {
            effects.emit(Event::Cancelled { seat: cancelled.seat });
            self.put_under(cancelled.seat, cancelled.card, effects);
            let struck = self.bad.is_some() && self.chain.is_empty();
            return self.then(if struck { Task::Suffer } else { Task::React });
        }
        effects.emit(Event::Cancelled { seat: self.active });
        if self.bad.is_some() {
            return self.then(Task::PutBad);
        }
        self.cancel_play(top.cancels, effects);
        Flow::On
    }

    /// MO-R2, MO-R6: the card cancelled goes under its pile, the others return.
    fn cancel_play(&mut self, cancelled: Option<Card>, effects: &mut impl Effects<Event>) {
        let Some(Play { cards, .. }) = self.play.take() else { return };
        let seat = self.active;
        if let Some(card) = cancelled {
            self.put_under(seat, card, effects);
        }
        for &card in cards.iter().filter(|&&card| Some(card) != cancelled) {
            self.hands[seat].push(card);
            effects.emit(Event::Returned { seat, card });
        }
    }
}
