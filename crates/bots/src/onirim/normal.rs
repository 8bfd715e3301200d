//! A linear evaluation of actions, its weights tuned by the cross-entropy method.

use dedale_core::chance::Quick;
use dedale_core::{Chance as _, Perspective};
use dedale_onirim::{Action, Bag, Card, Colour, Face, Question, Room, Source, State, Symbol, View};

use super::weights::Weights;
use crate::Player;

/// Sound habits, no look ahead: every legal action gets a score, and the best one is played.
///
/// It finishes series, keeps keys for doors, pays nightmares with what it needs least, and puts what helps on top of
/// the deck. How much each of these counts was found by training on the base game.
#[derive(Clone, Copy, Debug)]
pub struct Normal {
    weights: Weights,
}

impl Default for Normal {
    fn default() -> Self {
        Normal::with(Weights::tuned())
    }
}

impl Normal {
    /// With these weights.
    pub fn with(weights: Weights) -> Normal {
        Normal { weights }
    }
}

impl Player<State> for Normal {
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        let view = at.view();
        let scorer = Scorer::new(&view, &self.weights);
        let mut best = (f32::NEG_INFINITY, None);
        let mut ties = 0;
        for action in at.legal().iter() {
            let score = scorer.score(action);
            if best.1.is_none() || score > best.0 {
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

/// Scores the actions of one decision.
struct Scorer<'a> {
    view: &'a View,
    weights: &'a Weights,
    /// Doors of each colour it still needs.
    needed: [u8; 4],
    /// The colours in which a series finds a door it can lay down.
    open: [bool; 4],
    /// Cards it may play: its own and the common ones.
    hand: Bag,
    /// The cards of the deck, as far as the player knows.
    deck: Bag,
    /// The series at the end of its row, if it can go on: its colour, its length, its last symbol.
    series: Option<(Colour, u8, Symbol)>,
}

impl<'a> Scorer<'a> {
    fn new(view: &'a View, weights: &'a Weights) -> Self {
        let seat = view.active.index();
        let own = view.hands[seat].iter().filter_map(|glimpse| glimpse.card());
        let mut deck = view.unseen;
        let known = view.deck.top.iter().chain(view.deck.bottom.iter());
        known.filter_map(|glimpse| glimpse.card()).for_each(|card| deck.add(card));
        let doors_each = 2 / view.doors.len() as u8;
        let needed =
            std::array::from_fn(|colour| doors_each.saturating_sub(view.doors[seat].of(Colour::ALL[colour])));
        let next_goal = view.goals.and_then(|goals| goals.next().map(|place| goals[place]));
        let is_next = |colour| next_goal.is_none_or(|goal| goal.colour() == colour);
        let row = &view.rows[seat];
        let last = row.cards.last().and_then(|card| card.as_room()).filter(|_| row.run < 3);
        Scorer {
            view,
            weights,
            needed,
            open: std::array::from_fn(|colour| needed[colour] > 0 && is_next(Colour::ALL[colour])),
            hand: own.chain(view.common.iter().copied()).collect(),
            deck,
            series: last.map(|room| (room.colour, row.run, room.symbol)),
        }
    }

    #[inline]
    fn needs(&self, colour: Colour) -> bool {
        self.needed[colour as usize] > 0
    }

    #[inline]
    fn held(&self, card: Card) -> u32 {
        self.hand.count(card)
    }

    /// How many cards of a colour there are in hand.
    fn company(&self, colour: Colour) -> u32 {
        Symbol::ALL.iter().map(|&symbol| self.held(Card::room(colour, symbol))).sum()
    }

    #[inline]
    fn score(&self, action: Action) -> f32 {
        match (self.view.question, action) {
            (Some(Question::Turn), Action::Play(_, room)) => self.playing(room),
            (Some(Question::Turn), Action::Discard(_, card)) => self.discarding(card),
            (Some(Question::Prophecy | Question::DreamDiscard), _) => self.discarding_from_look(action),
            (Some(Question::Nightmare), _) => self.answering_nightmare(action),
            (Some(Question::HappyDream), _) => self.dreaming(action),
            _ => self.usual(action),
        }
    }

    fn usual(&self, action: Action) -> f32 {
        match action {
            Action::PlayTower(..) => 3.0,
            Action::Discard(_, card) => -self.worth(card),
            Action::Search => Weights::COMPLETE,
            Action::Buy(source) => Weights::COMPLETE + if source == Source::Common { 0.1 } else { 0.0 },
            Action::Place(card) | Action::Take(card) => self.worth(card),
            Action::Pay(card) => {
                -self.worth(card) - if matches!(card.face(), Face::Nightmare) { 40.0 } else { 0.0 }
            }
            Action::Give(card) => -self.worth(card) - 2.0,
            Action::Return(_, colour) => -Weights::COMPLETE - if self.needs(colour) { 0.1 } else { 0.0 },
            Action::Look | Action::Draw | Action::Keep | Action::Into(Source::Own) => 0.1,
            Action::LookAt(count) => 0.1 * f32::from(count),
            Action::FalseDestruction => -1.5,
            Action::Cast(_) => -0.1,
            _ => 0.0,
        }
    }

    /// Going on with a series is good, ending it with a door best; leaving one costs what it had. Keys are dear.
    fn playing(&self, room: Room) -> f32 {
        let w = self.weights;
        let mut score = self.leaving(room);
        if room.symbol == Symbol::Moon {
            score += w.moon_played;
        }
        if !self.needs(room.colour) || !self.open[room.colour as usize] {
            return score + w.play_unneeded;
        }
        if room.symbol == Symbol::Key {
            score += w.key_played + if self.held(room.card()) > 1 { w.key_played_of_two } else { 0.0 };
        }
        let length = match self.series {
            Some((colour, length, _)) if colour == room.colour => length + 1,
            _ => 1,
        };
        score += w.plenty * self.plenty(room.colour);
        let (followers, takes_key) = self.followers(room, 3 - length);
        if takes_key {
            score += w.needs_key;
        }
        score
            + match (length, followers) {
                (3, _) if self.deck.contains(Card::door(room.colour)) => Weights::COMPLETE,
                (3, _) => w.complete_in_vain,
                (2, 0) => w.second_hoping + w.second_odds * self.odds_to_follow(room),
                (2, _) => w.second_sure,
                (_, 0) => w.first_alone,
                (_, 1) => w.first_of_two,
                _ => w.first_of_three,
            }
    }

    /// What it costs to leave the series for a room of another colour.
    fn leaving(&self, room: Room) -> f32 {
        let w = self.weights;
        match self.series {
            Some((colour, length, last)) if colour != room.colour && self.open[colour as usize] => {
                let ready = Symbol::ALL
                    .iter()
                    .any(|&symbol| symbol != last && self.held(Card::room(colour, symbol)) > 0);
                let cost = if length == 2 { w.break_two } else { w.break_one };
                cost + if ready { w.break_ready } else { 0.0 }
            }
            _ => 0.0,
        }
    }

    /// How many cards a colour has beyond those its doors take, within bounds.
    fn plenty(&self, colour: Colour) -> f32 {
        let left: u32 = Symbol::ALL.iter().map(|&symbol| self.deck.count(Card::room(colour, symbol))).sum();
        let spare = (self.company(colour) + left) as f32 - 3.0 * f32::from(self.needed[colour as usize]);
        spare.clamp(-4.0, 8.0)
    }

    /// How many cards of the hand can follow the room, of so many wanted, and whether that takes a key.
    fn followers(&self, room: Room, wanted: u8) -> (u8, bool) {
        let mut held = Symbol::ALL.iter().map(|&symbol| self.held(Card::room(room.colour, symbol)));
        let mut held: [u32; 3] = std::array::from_fn(|_| held.next().unwrap_or(0));
        held[room.symbol as usize] -= 1;
        let with_keys = chain(&held, room.symbol as usize, wanted);
        held[Symbol::Key as usize] = 0;
        let without = chain(&held, room.symbol as usize, wanted);
        (with_keys, without < with_keys)
    }

    /// The share of the deck that could follow the room.
    fn odds_to_follow(&self, room: Room) -> f32 {
        let others = Symbol::ALL.iter().filter(|&&symbol| symbol != room.symbol);
        let follow: u32 = others.map(|&symbol| self.deck.count(Card::room(room.colour, symbol))).sum();
        follow as f32 / self.deck.len().max(1) as f32
    }

    /// Whether the room could go on with the series.
    fn follows(&self, room: Room) -> bool {
        self.series.is_some_and(|(colour, _, last)| {
            colour == room.colour && last != room.symbol && self.open[colour as usize]
        })
    }

    fn discarding(&self, card: Card) -> f32 {
        let w = self.weights;
        let Some(room) = card.as_room() else { return 0.8 };
        let is_key = room.symbol == Symbol::Key;
        let danger = if is_key {
            let share = self.deck.count(Card::NIGHTMARE) as f32 / self.deck.len().max(1) as f32;
            w.prophecy_danger * share
        } else {
            0.0
        };
        if !self.needs(room.colour) {
            return danger + if is_key { w.discard_unneeded_key } else { w.discard_unneeded };
        }
        let base = match room.symbol {
            Symbol::Sun => w.discard_sun,
            Symbol::Moon => w.discard_moon,
            Symbol::Key => w.discard_key,
        };
        let double = if self.held(card) > 1 { w.discard_double } else { 0.0 };
        let follower = if self.follows(room) { w.discard_follower } else { 0.0 };
        danger + base + double + follower + w.discard_company * (self.company(room.colour) - 1) as f32
    }

    /// What is worth least; never a door.
    fn discarding_from_look(&self, action: Action) -> f32 {
        match action {
            Action::Discard(_, card) if matches!(card.face(), Face::Door(_)) => -1_000.0,
            Action::Discard(_, card) => -self.worth(card),
            _ => 0.0,
        }
    }

    fn answering_nightmare(&self, action: Action) -> f32 {
        let w = self.weights;
        let share_left = self.deck.len() as f32 / 64.0;
        match action {
            Action::Discard(_, card) => {
                let needed = card.as_room().is_some_and(|room| self.needs(room.colour));
                match needed {
                    false => w.pay_unneeded_key,
                    true if self.held(card) > 1 => w.pay_key + w.pay_key_of_two,
                    true => w.pay_key,
                }
            }
            Action::Redraw => {
                let (mut keys, mut others) = (0, 0);
                for &colour in Colour::ALL.iter().filter(|&&colour| self.needs(colour)) {
                    let key = self.held(Card::key(colour));
                    keys += key;
                    others += self.company(colour) - key;
                }
                w.redraw + w.redraw_key * keys as f32 + w.redraw_card * others as f32
            }
            Action::Reveal => w.reveal + w.reveal_early * share_left,
            Action::Return(_, colour) => {
                let key = if self.held(Card::key(colour)) > 0 { w.give_door_with_key } else { 0.0 };
                w.give_door + w.give_door_early * share_left + key
            }
            _ => -0.5,
        }
    }

    fn dreaming(&self, action: Action) -> f32 {
        match action {
            Action::Remove(_) => 2.0,
            Action::Look => 3.0,
            Action::Fetch => 1.0,
            _ => 0.0,
        }
    }

    /// How gladly the card is drawn next.
    fn worth(&self, card: Card) -> f32 {
        let w = self.weights;
        match card.face() {
            Face::Door(colour) if self.open[colour as usize] && self.held(Card::key(colour)) > 0 => {
                w.worth_door
            }
            Face::Door(_) => w.worth_locked_door,
            Face::Room(room) if !self.needs(room.colour) => w.worth_unneeded,
            Face::Room(room) => {
                let kind = match room.symbol {
                    Symbol::Key => w.worth_key,
                    Symbol::Moon => w.worth_moon,
                    Symbol::Sun => w.worth_sun,
                };
                let follower = if self.follows(room) { w.worth_follower } else { 0.0 };
                kind + follower + w.worth_company * self.company(room.colour) as f32
            }
            Face::Tower(_) => 0.8,
            Face::HappyDream => 2.5,
            Face::Nightmare => w.worth_nightmare,
        }
    }
}

/// How many of these cards can follow a symbol, each of another symbol than the one before, of so many wanted.
fn chain(held: &[u32; 3], last: usize, wanted: u8) -> u8 {
    if wanted == 0 {
        return 0;
    }
    let mut longest = 0;
    for next in (0..3).filter(|&next| next != last && held[next] > 0) {
        let mut rest = *held;
        rest[next] -= 1;
        longest = longest.max(1 + chain(&rest, next, wanted - 1));
    }
    longest
}
