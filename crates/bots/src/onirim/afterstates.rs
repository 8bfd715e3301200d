//! Where each choice leads, as far as the player can tell: up to where chance has its say.

use dedale_core::Few;
use dedale_onirim::{Action, Bag, Card, Colour, Face, Legal, Question, Symbol, View};

use super::situation::{Afterstate, Next, Situation};

/// Calls `visit` with every legal action and an afterstate it may lead to, if the player then goes on as it should:
/// an action with more than one is worth as much as the best of them. None if nothing can be said of this game.
pub fn for_each_afterstate(
    view: &View,
    legal: &Legal,
    mut visit: impl FnMut(Action, Afterstate),
) -> Option<()> {
    let now = Situation::of(view)?;
    let question = view.question?;
    if matches!(question, Question::Prophecy | Question::Arrange) {
        let looking: Few<Card, 8> = view.looking.iter().filter_map(|glimpse| glimpse.card).collect();
        let look = Look { now, placed: view.placed.into(), discards: question == Question::Prophecy };
        look.visit(legal, &looking, &mut visit);
        return Some(());
    }
    for action in legal.iter() {
        after(now, question, action, |situation| visit(action, situation.settled()));
    }
    Some(())
}

/// Every situation that an action leads to before chance or another kind of question.
#[inline]
fn after(mut now: Situation, question: Question, action: Action, mut then: impl FnMut(Situation)) {
    match (question, action) {
        (Question::Turn, Action::Play(_, room)) => {
            now.hand.remove(room.card());
            now.lay(room.card());
            then(now);
            if now.run == 3 {
                then(searched(now, room.colour));
            }
        }
        (Question::Turn, Action::Discard(_, card)) => {
            now.hand.remove(card);
            let is_key = card.as_room().is_some_and(|room| room.symbol == Symbol::Key);
            now.next = if is_key { Next::Prophecy } else { Next::Draw };
            then(now);
        }
        (Question::Search { colour }, Action::Search) => then(searched(now, colour)),
        (Question::Door { colour }, Action::Buy(_)) => {
            now.hand.remove(Card::key(colour));
            now.doors[colour as usize] += 1;
            then(now);
        }
        (Question::Door { colour }, _) => {
            now.limbo.add(Card::door(colour));
            then(now);
        }
        (Question::Nightmare, Action::Discard(_, card)) => {
            now.hand.remove(card);
            then(now);
        }
        (Question::Nightmare, Action::Return(_, colour)) => {
            now.doors[colour as usize] -= 1;
            now.limbo.add(Card::door(colour));
            then(now);
        }
        (Question::Nightmare, Action::Reveal) => {
            now.next = Next::Reveal(5);
            then(now);
        }
        (Question::Nightmare, _) => {
            now.hand = Bag::EMPTY;
            now.next = Next::Redraw;
            then(now);
        }
        _ => then(now),
    }
}

/// ON-T2.
fn searched(mut now: Situation, colour: Colour) -> Situation {
    now.shuffle();
    if now.deck.remove(Card::door(colour)) {
        now.doors[colour as usize] += 1;
    }
    now
}

/// Cards being looked at: first one may have to be discarded, then the others go back.
struct Look {
    now: Situation,
    /// How many were put back already.
    placed: usize,
    discards: bool,
}

impl Look {
    fn visit(&self, legal: &Legal, looking: &Few<Card, 8>, visit: &mut impl FnMut(Action, Afterstate)) {
        for action in legal.iter() {
            let (Action::Discard(_, card) | Action::Place(card)) = action else { continue };
            let mut rest = *looking;
            let Some(place) = rest.iter().position(|&other| other == card) else { continue };
            rest.remove(place);
            let mut orders =
                Orders { look: self, order: Few::new(), then: |situation| visit(action, situation) };
            if self.discards {
                if matches!(card.face(), Face::Door(_)) {
                    (orders.then)(Afterstate::Lost);
                    continue;
                }
            } else {
                orders.order.push(card);
            }
            orders.go_on(rest);
        }
    }
}

/// All different orders of the cards that go back.
struct Orders<'a, F> {
    look: &'a Look,
    order: Few<Card, 8>,
    then: F,
}

impl<F: FnMut(Afterstate)> Orders<'_, F> {
    fn go_on(&mut self, rest: Few<Card, 8>) {
        if rest.is_empty() {
            let situation = self.put_back();
            return (self.then)(situation.settled());
        }
        for place in 0..rest.len() {
            let card = rest[place];
            if rest[..place].contains(&card) {
                continue;
            }
            let mut others = rest;
            others.remove(place);
            self.order.push(card);
            self.go_on(others);
            self.order.pop();
        }
    }

    fn put_back(&self) -> Situation {
        let mut now = self.look.now;
        let below = now.top;
        now.top = below[..self.look.placed].iter().chain(self.order.iter()).copied().collect();
        below[self.look.placed..].iter().for_each(|&card| now.top.push(card));
        self.order.iter().for_each(|&card| now.deck.add(card));
        now
    }
}
