use dedale_core::chance::Quick;
use dedale_core::{Chance as _, Perspective};
use dedale_onirim::{Action, Card, Colour, Face, Question, Room, Source, State, Symbol, View};

use crate::Player;

/// Plays as somebody does who has just read the rules: it goes on with a series if it can, buys doors, and answers
/// nightmares with what is at hand, without a plan.
#[derive(Clone, Copy, Debug, Default)]
pub struct Easy;

impl Player<State> for Easy {
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        let view = at.view();
        let mut best = (i32::MIN, None);
        let mut ties = 0;
        for action in at.legal().iter() {
            let liking = liking(&view, action);
            if liking > best.0 {
                best = (liking, Some(action));
                ties = 1;
            } else if liking == best.0 {
                ties += 1;
                if chance.pick(ties) == 0 {
                    best.1 = Some(action);
                }
            }
        }
        best.1.expect("a decider has a legal action")
    }
}

/// How much it likes an action; of those it likes most it takes any.
fn liking(view: &View, action: Action) -> i32 {
    match action {
        Action::Play(_, room) => playing(view, room),
        Action::Discard(_, card) => discarding(view, card),
        Action::Search | Action::Buy(_) => 10,
        Action::PlayTower(..) | Action::Remove(_) => 3,
        Action::Reveal | Action::Look | Action::LookAt(_) | Action::Draw | Action::Keep => 1,
        Action::Into(Source::Own) => 1,
        Action::Place(card) | Action::Take(card) => -fear(card),
        Action::Pay(card) => fear(card) - if card == Card::NIGHTMARE { 10 } else { 0 },
        Action::Redraw | Action::FalseDestruction | Action::Give(_) | Action::Cast(_) => -1,
        Action::Return(..) => -2,
        _ => 0,
    }
}

/// A series that goes on is liked, the more the longer it is; leaving one is not, and beginning one only with another
/// card to follow. A key is kept if anything else will do.
fn playing(view: &View, room: Room) -> i32 {
    let row = &view.rows[view.active.index()];
    let last = row.cards.last().and_then(|card| card.as_room()).filter(|_| row.run < 3);
    let series = last.map(|last| last.colour).filter(|&colour| !is_done(view, colour));
    let key = i32::from(room.symbol == Symbol::Key);
    match series {
        Some(colour) if colour == room.colour => 4 + 2 * i32::from(row.run) - 3 * key,
        Some(_) => -key,
        None => 1 + 2 * i32::from(has_follower(view, room)) - 3 * key,
    }
}

fn has_follower(view: &View, room: Room) -> bool {
    let own = view.hands[view.active.index()].iter().filter_map(|glimpse| glimpse.card());
    let mut rooms = own.chain(view.common.iter().copied()).filter_map(Card::as_room);
    !is_done(view, room.colour)
        && rooms.any(|other| other.colour == room.colour && other.symbol != room.symbol)
}

/// Whether the player has all doors of a colour.
fn is_done(view: &View, colour: Colour) -> bool {
    let doors = view.doors[view.active.index()];
    usize::from(doors.of(colour)) * view.doors.len() >= 2
}

fn discarding(view: &View, card: Card) -> i32 {
    let done = i32::from(card.as_room().is_some_and(|room| is_done(view, room.colour)));
    let symbol = card.as_room().map(|room| room.symbol);
    match (view.question, symbol) {
        (Some(Question::Turn), Some(Symbol::Key)) => 2 * done - 1,
        (Some(Question::Turn), Some(Symbol::Moon)) => done,
        (Some(Question::Turn), _) => 1 + done,
        (Some(Question::Nightmare), _) => 2 * done,
        _ => fear(card),
    }
}

/// How little it wants to draw a card.
fn fear(card: Card) -> i32 {
    match card.face() {
        Face::Nightmare => 3,
        Face::Room(room) if room.symbol == Symbol::Key => -1,
        Face::Room(_) | Face::Tower(_) => 0,
        Face::Door(_) | Face::HappyDream => -2,
    }
}
