use dedale_core::{Effects, Few, Seat};

use crate::apply::Flow;
use crate::cards::{Card, Effect};
use crate::decision::Question;
use crate::event::{Event, Secret};
use crate::keys::Kind;
use crate::knowledge::{Knowers, Known};
use crate::legal::needs_target;
use crate::places::Place;
use crate::state::{Actor, Ended, HAND, MOST_ACTIONS, Play, State, Task, To, What};

impl State {
    /// MO-A4, MO-E: a card is laid open, alone or with its pair; then whom it strikes is said, if there is a choice.
    pub(crate) fn play_effect(
        &mut self,
        card: Card,
        pair: Option<Card>,
        effects: &mut impl Effects<Event>,
    ) -> Flow {
        let seat = self.active;
        self.busy = true;
        let mut cards = Few::new();
        for card in [card].into_iter().chain(pair) {
            self.lose_from_hand(seat, card);
            self.known[card.index()] = Known::BY_ALL;
            cards.push(card);
        }
        self.play = Some(Play { what: What::Effect, cards, character: false, target: None, asked: seat });
        let effect = self.effect_played();
        if effect.is_some_and(|effect| !needs_target(effect)) {
            return self.announce(None, effects);
        }
        let targets = self.targets(effect);
        match targets.len() {
            0 | 1 => self.announce(targets.lowest(), effects),
            _ => self.ask(seat, Question::Target),
        }
    }

    pub(crate) fn aim(&mut self, target: Seat, effects: &mut impl Effects<Event>) -> Flow {
        self.announce(Some(target), effects)
    }

    fn announce(&mut self, target: Option<Seat>, effects: &mut impl Effects<Event>) -> Flow {
        if let Some(play) = &mut self.play {
            play.target = target;
            let (card, pair) = (play.cards[0], play.cards.get(1).copied());
            effects.emit(Event::Played { seat: self.active, card, pair, target });
        }
        self.then(Task::React)
    }

    /// What was played was not cancelled.
    pub(crate) fn resolve(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        let Some(play) = self.play else { return Flow::On };
        let seat = self.active;
        match play.what {
            What::Home => {
                self.finish_play(effects);
                self.open_character(seat, effects);
                effects.emit(Event::CameHome { seat, character: self.characters[seat][0] });
                self.ended = Some(Ended::Home(seat));
                self.tasks.clear();
                effects.emit(Event::Ended { winner: Some(seat) });
                Flow::Wait
            }
            What::Move(to) => {
                self.finish_play(effects);
                self.then(Task::Leave(Actor(seat), To(to)))
            }
            What::Effect => match (self.effect_played(), play.target) {
                (Some(effect), target) => self.have_effect(effect, target, effects),
                (None, Some(target)) => self.have_pair_effect(target),
                (None, None) => self.then(Task::Finish),
            },
        }
    }

    /// MO-E: the target comes here, unless it is held, and loses a random card to the player.
    fn have_pair_effect(&mut self, target: Seat) -> Flow {
        self.tasks.push(Task::Finish);
        self.tasks.push(Task::Take(Actor(target)));
        let here = self.pawns[self.active];
        if !self.held.contains(target) && self.pawns[target] != here {
            self.tasks.push(Task::Leave(Actor(target), To(here)));
        }
        Flow::On
    }

    /// The one place where effects have their effect. The card goes under its pile afterwards, but before its player
    /// leaves the world.
    fn have_effect(
        &mut self,
        effect: Effect,
        target: Option<Seat>,
        effects: &mut impl Effects<Event>,
    ) -> Flow {
        let seat = self.active;
        match (effect, target) {
            (Effect::Step | Effect::Diagonal | Effect::Teleport, _) | (Effect::Push, Some(_)) => {
                let places = self.destinations();
                return match places.is_power_of_two() {
                    true => self.go(Place::ALL[places.trailing_zeros() as usize], effects),
                    false => self.ask(seat, Question::Where),
                };
            }
            (Effect::SwapPlaces, Some(target)) => {
                let (here, there) = (self.pawns[seat], self.pawns[target]);
                self.finish_play(effects);
                self.tasks.push(Task::Leave(Actor(target), To(here)));
                return self.then(Task::Leave(Actor(seat), To(there)));
            }
            _ => self.tasks.push(Task::Finish),
        }
        match (effect, target) {
            (Effect::Draw(count), _) => {
                self.drawing = count;
                self.then(Task::DrawMore)
            }
            (Effect::Recover, _) => self.recover(effects),
            (Effect::Peek(count), _) => self.peek(count, effects),
            (Effect::Scry, _) => match (!self.up).count_ones() {
                1 => self.look_at_world(Place::ALL[(!self.up).trailing_zeros() as usize], effects),
                _ => self.ask(seat, Question::Look),
            },
            (Effect::Inspect, Some(target)) => self.inspect(target, effects),
            (Effect::Steal, Some(target)) => self.then(Task::Take(Actor(target))),
            (Effect::Swap, Some(target)) => match *self.hands[seat] {
                _ if self.hands[target].is_empty() => Flow::On,
                [] => Flow::On,
                [card] => self.swap_cards(card, effects),
                _ => self.ask(seat, Question::Give),
            },
            (Effect::ForceDiscard, Some(target)) => match *self.hands[target] {
                [] => Flow::On,
                [card] => self.discard_from(target, card, effects),
                _ => self.ask(target, Question::Discard),
            },
            (Effect::Summon, Some(target)) => self.then(Task::Leave(Actor(target), To(self.pawns[seat]))),
            (Effect::Hold, Some(target)) => {
                self.held.insert(target);
                effects.emit(Event::Held { seat: target });
                Flow::On
            }
            (Effect::Unmask, Some(target)) => {
                self.open_character(target, effects);
                Flow::On
            }
            (Effect::ExtraAction, _) => {
                self.actions = (self.actions + 2).min(MOST_ACTIONS);
                effects.emit(Event::ExtraActions { seat });
                Flow::On
            }
            (Effect::Ward, _) => {
                self.warded.insert(seat);
                effects.emit(Event::Warded { seat });
                Flow::On
            }
            _ => Flow::On,
        }
    }

    /// The cards played go under their piles.
    pub(crate) fn finish_play(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        if let Some(play) = self.play.take() {
            play.cards.iter().for_each(|&card| self.put_under(self.active, card, effects));
        }
        Flow::On
    }

    /// `draw N`: the hand limit, an empty pile, a skip or an exile stops it, and after the first card the player may.
    pub(crate) fn draw_more(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        let seat = self.active;
        let stopped = self.hands[seat].len() >= HAND || self.piles.of(self.world_of(seat)).is_empty();
        if self.drawing == 0 || stopped {
            return self.stop_drawing();
        }
        if self.effect_played() == Some(Effect::Draw(self.drawing)) {
            return self.draw_one_more(effects);
        }
        self.ask(seat, Question::More)
    }

    pub(crate) fn stop_drawing(&mut self) -> Flow {
        self.drawing = 0;
        Flow::On
    }

    pub(crate) fn draw_one_more(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        self.drawing -= 1;
        self.tasks.push(Task::DrawMore);
        self.draw_card(effects);
        Flow::On
    }

    fn recover(&mut self, effects: &mut impl Effects<Event>) -> Flow {
        let (seat, world) = (self.active, self.world_of(self.active));
        let Some(card) = self.piles.take_bottom(world) else { return Flow::On };
        if self.kind(card) == Kind::Bad {
            self.meet_bad(card, effects);
        } else {
            let known = self.take_up(seat, card);
            effects.emit(Event::Recovered { seat, world, card: Secret::new(card, known) });
        }
        Flow::On
    }

    fn inspect(&mut self, target: Seat, effects: &mut impl Effects<Event>) -> Flow {
        let seat = self.active;
        let hand = self.hands[target];
        for card in &hand {
            self.known[card.index()].tell_card(Knowers::only(seat));
        }
        let cards = hand.map(|card| Secret::new(card, self.known[card.index()].card()));
        effects.emit(Event::Inspected { seat, target, cards });
        Flow::On
    }

    /// The active player takes a card at random.
    pub(crate) fn take_at_random(&mut self, from: Seat, effects: &mut impl Effects<Event>) -> Flow {
        if let Some(card) = self.pick_from_hand(from, self.active, effects) {
            self.receive(from, self.active, card, effects);
        }
        Flow::On
    }

    /// `swap`: the random card is one the target had before.
    pub(crate) fn swap_cards(&mut self, given: Card, effects: &mut impl Effects<Event>) -> Flow {
        let seat = self.active;
        let Some(target) = self.play.and_then(|play| play.target) else { return Flow::On };
        if self.hands[seat].len() > 1 {
            self.forget_hand(seat, Knowers::only(seat).union(Knowers::only(target)));
        }
        self.lose_from_hand(seat, given);
        let taken = self.pick_from_hand(target, seat, effects);
        self.receive(seat, target, given, effects);
        if let Some(taken) = taken {
            self.receive(target, seat, taken, effects);
        }
        Flow::On
    }

    pub(crate) fn discard_forced(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Flow {
        self.discard_from(self.decider, card, effects)
    }

    fn discard_from(&mut self, target: Seat, card: Card, effects: &mut impl Effects<Event>) -> Flow {
        self.lose_from_hand(target, card);
        self.put_under(target, card, effects);
        Flow::On
    }

    /// Where an effect of movement leads.
    pub(crate) fn go(&mut self, to: Place, effects: &mut impl Effects<Event>) -> Flow {
        let Some(play) = self.play else { return Flow::On };
        match play.target {
            Some(target) => {
                self.tasks.push(Task::Finish);
                self.then(Task::Leave(Actor(target), To(to)))
            }
            None => {
                self.finish_play(effects);
                self.then(Task::Leave(Actor(self.active), To(to)))
            }
        }
    }

    pub(crate) fn look_at_world(&mut self, place: Place, effects: &mut impl Effects<Event>) -> Flow {
        let seat = self.active;
        let known = &mut self.worlds_known[place as usize];
        *known = known.union(Knowers::only(seat));
        let world = Secret::new(self.worlds[place as usize], *known);
        effects.emit(Event::Scried { seat, place, world });
        Flow::On
    }

    /// `peek`: with one card there is nothing to arrange.
    fn peek(&mut self, count: u8, effects: &mut impl Effects<Event>) -> Flow {
        let (seat, world) = (self.active, self.world_of(self.active));
        let count = usize::from(count).min(self.piles.of(world).len());
        let mut cards = Few::<Card, 5>::new();
        self.piles.of(world)[..count].iter().for_each(|&card| cards.push(card));
        for card in &cards {
            self.known[card.index()].tell_card(Knowers::only(seat));
        }
        let told = cards.map(|card| Secret::new(card, self.known[card.index()].card()));
        effects.emit(Event::Peeked { seat, world, cards: told });
        if count < 2 {
            return Flow::On;
        }
        self.forget_order(&cards, Knowers::only(seat));
        self.arranging = count as u8;
        self.arranged = 0;
        self.ask(seat, Question::Arrange)
    }

    /// All but these no longer know which of some cards of a pile is which, though perhaps that all are of its world.
    fn forget_order(&mut self, cards: &[Card], but: Knowers) {
        let world = self.world_of(self.active);
        for observer in Knowers::EVERYBODY.without(but).iter() {
            let of_world = cards.iter().all(|card| {
                let known = self.known[card.index()];
                let origin = known.origin().contains(observer) || known.card().contains(observer);
                origin && card.world() == world
            });
            for card in cards {
                let known = &mut self.known[card.index()];
                known.forget_card(Knowers::of(observer));
                match of_world {
                    true => known.tell_origin(Knowers::of(observer)),
                    false => known.forget_origin(Knowers::of(observer)),
                }
            }
        }
    }

    /// The card named lies above those not named yet; the last one lies right by itself.
    pub(crate) fn arrange_next(&mut self, card: Card, effects: &mut impl Effects<Event>) -> Flow {
        let (seat, world) = (self.active, self.world_of(self.active));
        let (from, to) = (usize::from(self.arranged), usize::from(self.arranging));
        let pile = &mut self.piles.of_mut(world)[from..to];
        let place =
            pile.iter().position(|&other| other == card).expect("a legal action names a card looked at");
        pile[..=place].rotate_right(1);
        effects.emit(Event::Arranged { seat, card: Secret::new(card, self.known[card.index()].card()) });
        self.arranged += 1;
        if self.arranged + 1 < self.arranging {
            return self.ask(seat, Question::Arrange);
        }
        self.arranging = 0;
        self.arranged = 0;
        Flow::On
    }
}
