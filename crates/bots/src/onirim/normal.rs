use dedale_core::chance::Quick;
use dedale_core::{Chance as _, Perspective};
use dedale_onirim::{Action, Card, Colour, Face, Question, Room, Source, State, Symbol, View};

use crate::Player;

/// A few sound habits, no look ahead: every legal action gets a score, and the best one is played.
///
/// It finishes series, keeps keys for doors, pays nightmares with what it needs least, and puts what helps on
/// top of the deck.
#[derive(Clone, Copy, Debug, Default)]
pub struct Normal;

impl Player<State> for Normal {
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        let view = at.view();
        let judge = Judge::new(&view);
        let mut best = (i32::MIN, None);
        let mut ties = 0;
        for action in at.legal().iter() {
            let score = judge.score(action);
            if score > best.0 {
                best = (score, Some(action));
                ties = 1;
            } else if score == best.0 {
                ties += 1;
                if chance.pick(ties) == 0 {
                    best.1 = Some(action);
                }
            }
        }
        best.1.expect("a decider has a legal action")
    }
}

/// What the player makes of its view.
struct Judge<'a> {
    view: &'a View,
    /// Doors of each colour it still wants.
    wanted: [u8; 4],
    /// Cards of each kind it may play: its own and the common ones.
    hand: [u8; Card::LABYRINTH],
}

impl<'a> Judge<'a> {
    fn new(view: &'a View) -> Self {
        let mut hand = [0; Card::LABYRINTH];
        let own = view.hands[view.active.index()].iter().filter_map(|glimpse| glimpse.card);
        for card in own.chain(view.common.iter().copied()) {
            hand[card.index()] += 1;
        }
        let team = view.doors.len() as u8;
        let wanted = std::array::from_fn(|colour| {
            let colour = Colour::ALL[colour];
            let mine = view.doors[view.active.index()].of(colour);
            (2 / team).saturating_sub(mine)
        });
        Judge { view, wanted, hand }
    }

    fn wants(&self, colour: Colour) -> bool {
        self.wanted[colour as usize] > 0
    }

    fn held(&self, card: Card) -> i32 {
        i32::from(self.hand[card.index()])
    }

    fn score(&self, action: Action) -> i32 {
        match self.view.question {
            Some(Question::Prophecy | Question::DreamDiscard) => self.discarding_from_look(action),
            Some(Question::Nightmare) => self.answering_nightmare(action),
            Some(Question::HappyDream) => self.dreaming(action),
            _ => self.usual(action),
        }
    }

    fn usual(&self, action: Action) -> i32 {
        match action {
            Action::Play(_, room) => self.playing(room),
            Action::PlayTower(..) => 30,
            Action::Discard(_, card) => self.discarding(card),
            Action::Search => 100,
            Action::Buy(source) => 100 + i32::from(source == Source::Common),
            Action::Place(card) | Action::Take(card) => self.worth(card),
            Action::Pay(card) => {
                -self.worth(card) - if matches!(card.face(), Face::Nightmare) { 40 } else { 0 }
            }
            Action::Give(card) => -self.worth(card) - 20,
            Action::Return(_, colour) => -100 - i32::from(self.wants(colour)),
            Action::Look | Action::Draw | Action::Keep | Action::Into(Source::Own) => 1,
            Action::FalseDestruction => -15,
            Action::Cast(_) => -1,
            _ => 0,
        }
    }

    /// The length of the series at the end of the player's row, 0 if it is over.
    fn open_run(&self) -> (Option<Colour>, i32) {
        let row = &self.view.rows[self.view.active.index()];
        let colour = row.cards.last().and_then(|card| card.as_room()).map(|room| room.colour);
        if row.run == 3 { (colour, 0) } else { (colour, i32::from(row.run)) }
    }

    /// Going on with a series is good, ending it with a door best; breaking one off costs what it had. Keys are
    /// dear.
    fn playing(&self, room: Room) -> i32 {
        let (colour, run) = self.open_run();
        let goes_on = run > 0 && colour == Some(room.colour);
        let key = if room.symbol == Symbol::Key && self.wants(room.colour) { 25 } else { 0 };
        if !self.wants(room.colour) {
            return if run > 0 && !goes_on { 2 - 20 * run } else { 6 } - key;
        }
        if goes_on {
            return 40 + 30 * run - key;
        }
        10 + 6 * self.followers(room) - 20 * run - key
    }

    /// How many more cards the hand has for a series that begins with this room.
    fn followers(&self, room: Room) -> i32 {
        let of = |symbol: Symbol| self.held(Card::room(room.colour, symbol));
        let others: i32 = Symbol::ALL
            .iter()
            .filter(|&&symbol| symbol != room.symbol)
            .map(|&symbol| of(symbol).min(1))
            .sum();
        others.min(2) + i32::from(of(room.symbol) > 1)
    }

    fn discarding(&self, card: Card) -> i32 {
        match card.face() {
            Face::Room(room) if room.symbol == Symbol::Key => {
                if self.wants(room.colour) {
                    -12
                } else {
                    22
                }
            }
            Face::Room(room) => {
                let spare = if self.wants(room.colour) { 0 } else { 6 };
                8 + spare - if room.symbol == Symbol::Moon { 4 } else { 0 }
            }
            Face::Tower(_) => 8,
            _ => 0,
        }
    }

    /// Nightmares first, then what is worth least; never a door.
    fn discarding_from_look(&self, action: Action) -> i32 {
        match action {
            Action::Discard(_, card) => match card.face() {
                Face::Nightmare => 100,
                Face::Door(_) => -1_000,
                _ => -self.worth(card),
            },
            _ => 0,
        }
    }

    /// A key nobody needs, else five unknown cards, else a hand without keys.
    fn answering_nightmare(&self, action: Action) -> i32 {
        let keys: i32 = Colour::ALL
            .iter()
            .filter(|&&colour| self.wants(colour))
            .map(|&colour| self.held(Card::key(colour)))
            .sum();
        match action {
            Action::Discard(_, card) => {
                let useless = card.as_room().is_some_and(|room| !self.wants(room.colour));
                let spare = self.held(card) > 1;
                if useless {
                    60
                } else if spare {
                    30
                } else {
                    -10
                }
            }
            Action::Redraw => 12 - 12 * keys,
            Action::Reveal => 5,
            Action::Return(..) => -80,
            _ => -5,
        }
    }

    fn dreaming(&self, action: Action) -> i32 {
        match action {
            Action::Remove(_) => 20,
            Action::Look => 30,
            Action::Fetch => 10,
            _ => 0,
        }
    }

    /// How gladly the card is drawn next.
    fn worth(&self, card: Card) -> i32 {
        match card.face() {
            Face::Door(colour) => {
                if self.wants(colour) && self.held(Card::key(colour)) > 0 {
                    100
                } else {
                    -20
                }
            }
            Face::Room(room) if !self.wants(room.colour) => 2,
            Face::Room(room) => match room.symbol {
                Symbol::Key => 30,
                Symbol::Moon => 15,
                Symbol::Sun => 10,
            },
            Face::Tower(_) => 8,
            Face::HappyDream => 25,
            Face::Nightmare => -60,
        }
    }
}
