use dedale_core::{Effects, Observer, Seat};

use crate::apply::Flow;
use crate::cards::Card;
use crate::decision::Question;
use crate::event::{Event, Secret};
use crate::keys::Kind;
use crate::knowledge::{Knowers, Known};
use crate::state::{Actor, State, Task};

impl State {
    /// MO-A1: the top card, which there is.
    pub(crate) fn draw_card(&mut self, effects: &mut impl Effects<Event>) {
        let (seat, world) = (self.active, self.world_of(self.active));
        let Some(card) = self.piles.take_top(world) else { return };
        if self.kind(card) == Kind::Bad {
            return self.meet_bad(card, effects);
        }
        let known = self.take_up(seat, card);
        effects.emit(Event::Drew { seat, world, card: Secret::new(card, known) });
    }

    /// A bad encounter was drawn.
    pub(crate) fn meet_bad(&mut self, card: Card, effects: &mut impl Effects<Event>) {
        self.known[card.index()] = Known::BY_ALL;
        self.bad = Some(card);
        effects.emit(Event::Struck { seat: self.active, card });
        self.tasks.push(Task::Strike);
    }

    /// A card of a pile goes into a hand; says who knows it.
    pub(crate) fn take_up(&mut self, seat: Seat, card: Card) -> Knowers {
        let known = &mut self.known[card.index()];
        known.tell_card(Knowers::only(seat));
        let knowers = known.card();
        self.hands[seat].push(card);
        knowers
    }

    /// Takes a card out of a hand.
    pub(crate) fn lose_from_hand(&mut self, seat: Seat, card: Card) {
        let place = self.hands[seat].iter().position(|&other| other == card);
        self.take_from_hand(seat, place.expect("a legal action names a card in hand"));
    }

    /// Takes the card at a place out of a hand. Who sees it, but could not trace it, cannot tell whether it was one of
    /// its world that it had traced: from now on it traces one less.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, place: usize) -> Card {
        let card = self.hands[seat].remove(place);
        let known = self.known[card.index()];
        let mut unsure = Knowers::EVERYBODY.without(known.card()).without(known.origin());
        for other in self.hands[seat].iter().filter(|other| other.world() == card.world()) {
            let other = &mut self.known[other.index()];
            let mistaken = unsure.intersection(other.origin()).without(other.card());
            other.forget_origin(mistaken);
            unsure = unsure.without(mistaken);
        }
        card
    }

    /// MO-D1, MO-D3: under its own pile, or that of the world the player is in; seen by all.
    pub(crate) fn put_under(&mut self, seat: Seat, card: Card, effects: &mut impl Effects<Event>) {
        let world = if self.is_object(card) { self.world_of(seat) } else { card.world() };
        self.known[card.index()] = Known::BY_ALL;
        self.piles.put_under(world, card);
        effects.emit(Event::WentUnder { seat, card, world });
    }

    /// A card reaches a player; an encounter of another world goes under its own pile.
    pub(crate) fn receive(&mut self, from: Seat, to: Seat, card: Card, effects: &mut impl Effects<Event>) {
        let both = Knowers::only(from).union(Knowers::only(to));
        let known = &mut self.known[card.index()];
        known.tell_card(both);
        effects.emit(Event::Passed { from, to, card: Secret::new(card, known.card()) });
        if self.is_object(card) || card.world() == self.world_of(to) {
            self.hands[to].push(card);
        } else {
            self.put_under(to, card, effects);
        }
    }

    /// A random card of a hand, of which others may have known something.
    pub(crate) fn pick_from_hand(
        &mut self,
        owner: Seat,
        taker: Seat,
        effects: &mut impl Effects<Event>,
    ) -> Option<Card> {
        let count = self.hands[owner].len();
        if count == 0 {
            return None;
        }
        if count > 1 {
            self.forget_hand(owner, Knowers::only(owner).union(Knowers::only(taker)));
        }
        let place = effects.pick(count as u32) as usize;
        Some(self.take_from_hand(owner, place))
    }

    /// All but these no longer know which card of a hand is which: one of them is about to go.
    pub(crate) fn forget_hand(&mut self, owner: Seat, but: Knowers) {
        let others = Knowers::EVERYBODY.without(but);
        for card in &self.hands[owner] {
            let known = &mut self.known[card.index()];
            known.forget_card(others);
            known.forget_origin(others);
        }
    }

    /// A card was chosen from a hand, and all that is told of it is its key and type. Who cannot tell which one it
    /// is forgets what it knew of those it may be.
    pub(crate) fn forget_chosen(&mut self, owner: Seat, chosen: Card) {
        let hand = self.hands[owner];
        for observer in Knowers::EVERYBODY.without(Knowers::only(owner)).iter() {
            if self.candidates(owner, chosen, observer) == 1 {
                continue;
            }
            for card in &hand {
                let forgets = self.resembles(*card, chosen);
                let known = &mut self.known[card.index()];
                if forgets {
                    known.forget_card(Knowers::of(observer));
                }
                if !known.card().contains(observer) {
                    known.forget_origin(Knowers::of(observer));
                }
            }
        }
    }

    /// Who knows which card was chosen from a hand, if all that is told of it is its key and type.
    pub(crate) fn who_can_tell(&self, owner: Seat, chosen: Card) -> Knowers {
        let sees = self.known[chosen.index()].card();
        let sure = Knowers::EVERYBODY
            .iter()
            .filter(|&observer| sees.contains(observer) && self.candidates(owner, chosen, observer) == 1);
        sure.fold(Knowers::only(owner), |all, observer| all.union(Knowers::of(observer)))
    }

    /// How many cards of a hand may be the one chosen, for who knows only the key and type of that one.
    pub(crate) fn candidates(&self, owner: Seat, chosen: Card, observer: Observer) -> usize {
        let may_be = |card: &Card| {
            !self.known[card.index()].card().contains(observer) || self.resembles(*card, chosen)
        };
        self.hands[owner].iter().filter(|card| may_be(card)).count()
    }

    /// Whether two cards have the same key and type.
    fn resembles(&self, one: Card, other: Card) -> bool {
        self.face(one).key == self.face(other).key && self.kind(one) == self.kind(other)
    }

    /// MO-D4: cards on their way under a pile, in the order their player chooses.
    pub(crate) fn let_go(&mut self, seat: Seat, effects: &mut impl Effects<Event>) -> Flow {
        match self.letting_go.len() {
            0 => Flow::On,
            1 => {
                let card = self.letting_go.remove(0);
                self.put_under(seat, card, effects);
                Flow::On
            }
            _ => self.ask(seat, Question::Under),
        }
    }

    pub(crate) fn let_go_next(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Flow {
        let place = self.letting_go.iter().position(|&other| other == card);
        self.letting_go.remove(place.expect("a legal action names a card let go"));
        let seat = self.decider;
        self.put_under(seat, card, effects);
        self.then(Task::LetGo(Actor(seat)))
    }

    /// Some cards of a hand are about to go under their piles, seen by all.
    pub(crate) fn begin_letting_go(&mut self, seat: Seat, goes: impl Fn(&State, Card) -> bool) {
        let hand = self.hands[seat];
        for &card in &hand {
            if goes(self, card) {
                self.lose_from_hand(seat, card);
                self.known[card.index()] = Known::BY_ALL;
                self.letting_go.push(card);
            }
        }
        self.tasks.push(Task::LetGo(Actor(seat)));
    }
}
