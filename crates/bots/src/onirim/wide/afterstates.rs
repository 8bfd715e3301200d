use dedale_core::Few;
use dedale_onirim::{
    Action, Card, Colour, End, Face, Legal, Owner, Question, Source, Spell, Symbol, Towers, View,
};

use super::super::situation::Next;
use super::situation::{Pending, Wide};

/// Up to so many cards that go back to the deck are tried in every order.
const ORDERED: usize = 4;

/// Calls `visit` with every legal action and where it may lead, if the player then goes on as it should: an action with
/// more than one afterstate is worth as much as the best of them.
pub fn for_each_wide_afterstate(view: &View, legal: &Legal, mut visit: impl FnMut(Action, &Wide)) {
    let Some(question) = view.question else { return };
    let now = Wide::of(view);
    let looking: Few<Card, 8> = view.looking.iter().filter_map(|glimpse| glimpse.card).collect();
    let placed = usize::from(view.placed);
    for action in legal.iter() {
        let mut then = |wide: Wide| visit(action, &wide.settled());
        match question {
            Question::Prophecy | Question::DreamDiscard | Question::Arrange => {
                look(now, question, action, &looking, placed, &mut then);
            }
            Question::ParadoxTop | Question::ParadoxBottom => paradox(now, view, action, &mut then),
            _ => after(now, view, question, action, &mut then),
        }
    }
}

fn after(mut now: Wide, view: &View, question: Question, action: Action, then: &mut impl FnMut(Wide)) {
    match (question, action) {
        (_, Action::Cast(spell)) => {
            now.pay(spell);
            now.pending = match spell {
                Spell::Punishment => Pending::Nothing,
                _ => Pending::Cast(spell as u8),
            };
            then(now);
        }
        (Question::Pick, Action::Take(card)) => {
            for &open in &view.common {
                now.base.hand.remove(open);
            }
            now.base.hand.add(card);
            now.common.remove(card);
            now.pending = Pending::Pick;
            then(now);
        }
        (Question::Turn, Action::Play(source, room)) => {
            now.lose_card(room.card(), source == Source::Common);
            now.base.lay(room.card());
            then(now);
            if now.base.run == 3 {
                search(&mut now, room.colour);
                then(now);
            }
        }
        (Question::Turn, Action::PlayTower(source, tower, end)) => {
            let card = Card::tower(tower);
            now.lose_card(card, source == Source::Common);
            let place = if end == End::Left { 0 } else { now.towers.len() };
            now.towers.insert(place, card);
            then(now);
        }
        (Question::Turn, Action::Discard(source, card)) => {
            now.lose_card(card, source == Source::Common);
            now.discard(1);
            follow(&mut now, card);
            then(now);
        }
        (Question::Swap { discarded }, Action::Give(given)) => {
            follow(&mut now, discarded);
            for &taken in &view.common {
                let mut swapped = now;
                swapped.common.remove(taken);
                swapped.common.add(given);
                then(swapped);
            }
        }
        (Question::Swap { discarded }, _) => {
            follow(&mut now, discarded);
            then(now);
        }
        (Question::SwapTake { discarded, given }, Action::Take(taken)) => {
            follow(&mut now, discarded);
            now.common.remove(taken);
            now.common.add(given);
            then(now);
        }
        (Question::Search { colour }, Action::Search) => {
            search(&mut now, colour);
            then(now);
        }
        (Question::Peek { .. }, Action::Look) => {
            now.pending = Pending::Peek;
            then(now);
        }
        (Question::Place, Action::Into(source)) => {
            if let Some(card) = view.drawn.and_then(|glimpse| glimpse.card) {
                now.base.hand.add(card);
                if source == Source::Common {
                    now.common.add(card);
                }
            }
            if view.redrawing {
                now.base.next = Next::Redraw;
            }
            then(now);
        }
        (Question::Door { colour }, Action::Buy(source)) => {
            now.lose_card(Card::key(colour), source == Source::Common);
            now.discard(1);
            now.obtain_door(colour);
            then(now);
        }
        (Question::Door { colour }, _) => {
            now.base.limbo.add(Card::door(colour));
            then(now);
        }
        (Question::Nightmare, _) => {
            nightmare(&mut now, action);
            then(now);
        }
        (Question::TowerLoss, Action::Discard(_, card)) => {
            if let Some(place) = now.towers.iter().position(|&other| other == card) {
                now.towers.remove(place);
            }
            now.discard(2);
            then(now);
        }
        (Question::TowerLoss, _) => {
            now.base.limbo.add(Card::NIGHTMARE);
            then(now);
        }
        (Question::Premonition, Action::Suffer(premonition)) => {
            now.open.remove(premonition);
            now.pending = Pending::Strike(premonition as u8);
            then(now);
        }
        (Question::LoseKey { left }, Action::Discard(_, card)) => {
            now.base.deck.remove(card);
            now.discard(1);
            now.pending = if left > 1 { Pending::LoseKey } else { Pending::Nothing };
            then(now);
        }
        (Question::LoseDoor | Question::LosePairedDoor, Action::Return(owner, colour)) => {
            now.return_door(colour, owner == Owner::Partner);
            then(now);
        }
        (Question::HappyDream, Action::Remove(premonition)) => {
            now.open.remove(premonition);
            now.discard(1);
            then(now);
        }
        (Question::HappyDream, Action::Look) => {
            now.pending = Pending::DreamLook;
            then(now);
        }
        (Question::HappyDream, _) => {
            now.pending = Pending::Fetch;
            then(now);
        }
        (Question::Fetch, Action::Take(card)) => {
            now.base.shuffle();
            now.base.top.push(card);
            now.discard(1);
            then(now);
        }
        (Question::Pay { spell, left }, Action::Pay(_)) => {
            now.discarded = now.discarded.saturating_sub(left);
            now.pending = match spell {
                Spell::Punishment => Pending::Nothing,
                _ => Pending::Cast(spell as u8),
            };
            then(now);
        }
        (Question::Planning, Action::SwapGoals(pair)) => {
            if let Some(goals) = &mut now.goals {
                goals.swap(pair.left(), pair.right());
            }
            resume(&mut now, view);
            then(now);
        }
        _ => then(now),
    }
}

/// ON-T5 for a key, ON-B4 for a tower.
fn follow(now: &mut Wide, discarded: Card) {
    match discarded.face() {
        Face::Room(room) if room.symbol == Symbol::Key => now.base.next = Next::Prophecy,
        Face::Tower(_) if !now.base.deck.is_empty() => now.pending = Pending::Peek,
        _ => {}
    }
}

/// ON-T2.
fn search(now: &mut Wide, colour: Colour) {
    now.base.shuffle();
    if now.base.deck.remove(Card::door(colour)) {
        now.obtain_door(colour);
    }
}

/// ON-T8; then a tower may be lost.
fn nightmare(now: &mut Wide, action: Action) {
    now.discard(1);
    match action {
        Action::Discard(source, card) => {
            now.lose_card(card, source == Source::Common);
            now.discard(1);
        }
        Action::Return(owner, colour) => now.return_door(colour, owner == Owner::Partner),
        Action::Reveal => now.base.next = Next::Reveal(5),
        _ => {
            now.discard(now.base.hand.len());
            now.base.hand = dedale_onirim::Bag::EMPTY;
            now.common = dedale_onirim::Bag::EMPTY;
            now.base.next = Next::Redraw;
        }
    }
    let safe = now.setup.towers() == Towers::Normal && now.wall() == 4;
    if !now.towers.is_empty() && !safe {
        now.pending = Pending::TowerLoss;
    }
}

/// After a spell the question stands again that it interrupted.
fn resume(now: &mut Wide, view: &View) {
    now.pending = match view.interrupted {
        Some(Question::Nightmare) => Pending::Nightmare,
        Some(Question::Draw) | None => Pending::Nothing,
        Some(_) => Pending::Resumed,
    };
}

/// ON-A5: one card goes on top, the others below in any order.
fn paradox(mut now: Wide, view: &View, action: Action, then: &mut impl FnMut(Wide)) {
    let looking = view.looking.iter().filter_map(|glimpse| glimpse.card);
    looking.for_each(|card| now.base.deck.add(card));
    if let (Some(Question::ParadoxTop), Action::Place(card)) = (view.question, action) {
        if now.base.top.is_full() {
            now.base.top.pop();
        }
        now.base.top.insert(0, card);
    }
    resume(&mut now, view);
    then(now);
}

/// Cards looked at: one or more may be discarded, the others go back, the next one first.
fn look(
    now: Wide,
    question: Question,
    action: Action,
    looking: &Few<Card, 8>,
    placed: usize,
    then: &mut impl FnMut(Wide),
) {
    let mut look = Look { now, order: Few::new(), placed };
    let mut rest = *looking;
    let named = match action {
        Action::Discard(_, card) | Action::Place(card) => Some(card),
        _ => None,
    };
    if let Some(place) = named.and_then(|card| rest.iter().position(|&other| other == card)) {
        let card = rest.remove(place);
        if question == Question::Arrange {
            look.order.push(card);
        } else {
            look.now.discard(1);
        }
    }
    if rest.len() <= ORDERED && question != Question::DreamDiscard {
        look.in_every_order(rest, then);
    } else {
        rest.iter().for_each(|&card| look.order.push(card));
        then(look.put_back());
    }
}

struct Look {
    now: Wide,
    order: Few<Card, 8>,
    /// How many were put back before.
    placed: usize,
}

impl Look {
    fn in_every_order(&mut self, rest: Few<Card, 8>, then: &mut impl FnMut(Wide)) {
        if rest.is_empty() {
            return then(self.put_back());
        }
        for place in 0..rest.len() {
            let card = rest[place];
            if rest[..place].contains(&card) {
                continue;
            }
            let mut others = rest;
            others.remove(place);
            self.order.push(card);
            self.in_every_order(others, then);
            self.order.pop();
        }
    }

    fn put_back(&self) -> Wide {
        let mut now = self.now;
        let below = now.base.top;
        let placed = self.placed.min(below.len());
        let order = below[..placed].iter().chain(self.order.iter()).chain(&below[placed..]);
        now.base.top = order.copied().take(8).collect();
        self.order.iter().for_each(|&card| now.base.deck.add(card));
        now
    }
}
