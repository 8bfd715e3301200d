//! What may be answered: quickly as a set ([`State::legal_set`]), and one by one with the reason why not
//! ([`State::explained`]). The laws require both to say the same.

mod explain;
mod refusal;

pub use refusal::{Illegal, Refused};

use crate::action::{Action, End, GoalPair, Legal, Source, Spell, at};
use crate::bag::Bag;
use crate::cards::{Card, Colour, Neighbours, Symbol, Tower, can_make_wall};
use crate::decision::Question;
use crate::knowers::Seen;
use crate::premonition::Premonition;
use crate::setup::Towers;
use crate::state::State;

const ROOMS: u32 = (1 << Card::ROOMS) - 1;
/// The rooms of each symbol: every third kind.
const SUNS: u32 = 0b0010_0100_1001;
const KEYS: u32 = SUNS << 2;

/// The rooms that may follow the last card of a row (ON-T1).
#[inline]
fn playable_after(last: Option<Card>) -> u32 {
    match last {
        None => ROOMS,
        Some(card) => ROOMS & !(SUNS << (card.index() % 3)),
    }
}

impl State {
    /// What may be answered now.
    #[inline(always)]
    pub(crate) fn legal_set(&self) -> Legal {
        if self.ended.is_some() {
            return Legal::new();
        }
        let mut legal = match self.question {
            Question::Turn => self.turn_actions(),
            Question::Search { .. } => Legal::of_bits(at::SEARCH, 0b11),
            Question::Door { colour } => {
                let has_key = |kinds: u32| kinds >> Card::key(colour).index() & 1;
                let mut legal = Legal::of_bits(at::LIMBO, 1);
                legal.insert_bits(at::BUY, has_key(self.own_kinds()) | has_key(self.common_kinds()) << 1);
                legal
            }
            Question::Nightmare => {
                let mut legal = Legal::of_bits(at::REVEAL, 0b11 | self.doors[self.active].colours() << 2);
                legal.insert_bits(at::DISCARD, self.own_kinds() & KEYS);
                if self.setup.is_duo() {
                    legal.insert_bits(at::DISCARD_COMMON, self.common_kinds() & KEYS);
                }
                legal
            }
            Question::Prophecy => Legal::of_bits(at::DISCARD, self.looking_kinds()),
            Question::Arrange | Question::ParadoxTop | Question::ParadoxBottom => {
                Legal::of_bits(at::PLACE, self.looking_kinds())
            }
            rare => self.rare_actions(rare),
        };
        if self.has_book() && self.question.allows_spells() {
            legal.insert_bits(at::CAST, self.castable());
        }
        legal
    }

    /// The spells that may be cast now, as bits.
    #[inline(never)]
    fn castable(&self) -> u32 {
        Spell::ALL.iter().filter(|&&spell| self.may_cast(spell).is_ok()).map(|&spell| 1 << spell as u32).sum()
    }

    #[inline(always)]
    fn turn_actions(&self) -> Legal {
        let playable = playable_after(self.rows[self.active].last);
        let own = self.own_kinds();
        if self.setup.is_duo() || own >> Card::ROOMS != 0 {
            return self.turn_actions_with_more(own, playable);
        }
        let mut legal = Legal::of_bits(at::PLAY, own & playable);
        legal.insert_bits(at::DISCARD, own);
        legal
    }

    /// The same with a common hand, or with towers.
    #[inline(never)]
    fn turn_actions_with_more(&self, own: u32, playable: u32) -> Legal {
        let common = if self.setup.is_duo() { self.common_kinds() } else { 0 };
        let mut legal = Legal::of_bits(at::PLAY, own & playable);
        legal.insert_bits(at::DISCARD, own);
        if common != 0 {
            legal.insert_bits(at::PLAY_COMMON, common & playable);
            legal.insert_bits(at::DISCARD_COMMON, common);
        }
        if (own | common) >> Card::ROOMS != 0 {
            let (left, right) = self.towers_that_fit();
            legal.insert_bits(at::TOWER_LEFT, own >> Card::ROOMS & left);
            legal.insert_bits(at::TOWER_RIGHT, own >> Card::ROOMS & right);
            legal.insert_bits(at::TOWER_COMMON_LEFT, common >> Card::ROOMS & left);
            legal.insert_bits(at::TOWER_COMMON_RIGHT, common >> Card::ROOMS & right);
        }
        legal
    }

    /// The towers that fit at the left and at the right end of the row, as bits. Into an empty row a tower
    /// goes one way only.
    fn towers_that_fit(&self) -> (u32, u32) {
        match &*self.towers {
            [] => (0, u32::MAX),
            [first, ..] => {
                let last = self.towers.last().unwrap_or(first);
                (Neighbours::of(first.card()).left.into(), Neighbours::of(last.card()).right.into())
            }
        }
    }

    fn fits(&self, tower: Tower, end: End) -> bool {
        match end {
            End::Left => self.towers.first().is_some_and(|first| tower.fits_before(first.tower())),
            End::Right => self.towers.last().is_none_or(|last| last.tower().fits_before(tower)),
        }
    }

    #[inline(never)]
    fn rare_actions(&self, question: Question) -> Legal {
        let mut legal = Legal::new();
        match question {
            Question::Turn
            | Question::Search { .. }
            | Question::Door { .. }
            | Question::Nightmare
            | Question::Prophecy
            | Question::Arrange
            | Question::ParadoxTop
            | Question::ParadoxBottom => unreachable!("answered above"),
            Question::Pick => legal.insert_bits(at::TAKE, self.common_kinds()),
            Question::Swap { .. } => {
                legal.insert(Action::Keep);
                let common = self.common_kinds();
                let useful = |card: &Card| common & !(1 << card.index()) != 0;
                for card in self.own().iter().map(Seen::card).filter(useful) {
                    legal.insert(Action::Give(card));
                }
            }
            Question::SwapTake { given, .. } => {
                legal.insert_bits(at::TAKE, self.common_kinds() & !(1 << given.index()));
            }
            Question::Peek { .. } => {
                legal.insert(Action::Look);
                legal.insert(Action::Decline);
            }
            Question::TowerLook => {
                self.tower_looks.numbers().for_each(|number| legal.insert(Action::LookAt(number)));
                legal.insert(Action::Decline);
            }
            Question::Draw => legal.insert(Action::Draw),
            Question::Place => legal.insert_bits(at::INTO, 0b11),
            Question::TowerLoss => {
                legal.insert(Action::FalseDestruction);
                for place in (0..self.towers.len()).filter(|&place| self.may_lose_tower(place)) {
                    legal.insert(Action::Discard(Source::Own, self.towers[place].card()));
                }
            }
            Question::Premonition => {
                for premonition in self.premonitions_met().iter() {
                    legal.insert(Action::Suffer(premonition));
                }
            }
            Question::LoseKey { .. } => legal.insert_bits(at::DISCARD, self.deck.contents().kinds() & KEYS),
            Question::LoseDoor | Question::LosePairedDoor => {
                let (own, partner) = self.doors_to_lose(question);
                legal.insert_bits(at::RETURN, own);
                legal.insert_bits(at::RETURN_PARTNER, if own == 0 { partner } else { 0 });
            }
            Question::HappyDream => {
                legal.insert_bits(at::REMOVE, u32::from(self.open.bits()));
                if !self.deck.is_empty() {
                    legal.insert(Action::Look);
                    legal.insert(Action::Fetch);
                }
            }
            Question::DreamDiscard => {
                legal.insert(Action::Keep);
                legal.insert_bits(at::DISCARD, self.looking_kinds());
            }
            Question::Fetch => legal.insert_bits(at::TAKE, self.deck.contents().kinds()),
            Question::Pay { .. } => legal.insert_bits(at::PAY, self.discard.kinds()),
            Question::Planning => {
                for pair in GoalPair::all().filter(|pair| self.goals[pair.left()] != self.goals[pair.right()])
                {
                    legal.insert(Action::SwapGoals(pair));
                }
            }
        }
        legal
    }

    /// The colours of the doors a premonition may send to limbo, as bits: one's own, the partner's.
    fn doors_to_lose(&self, question: Question) -> (u32, u32) {
        let among = match question {
            Question::LosePairedDoor => self.doors_on_table().colours_with(2),
            _ => u32::MAX,
        };
        (self.doors[self.active].colours() & among, self.doors[self.partner()].colours() & among)
    }

    /// ON-B5: an end tower always may be lost, an inner one only if its neighbours then fit.
    fn may_lose_tower(&self, place: usize) -> bool {
        place == 0
            || place + 1 == self.towers.len()
            || self.towers[place - 1].tower().fits_before(self.towers[place + 1].tower())
    }

    fn may_cast(&self, spell: Spell) -> Result<(), Illegal> {
        let cost = self.cost(spell).ok_or(Illegal::NotInPlay)?;
        if spell == Spell::Punishment && self.question != Question::Nightmare {
            return Err(Illegal::NoNightmare);
        }
        if spell == Spell::Prophecy && self.deck.is_empty() {
            return Err(Illegal::DeckEmpty);
        }
        if self.discard.len() < u32::from(cost) { Err(Illegal::SpellTooDear) } else { Ok(()) }
    }

    /// Whether any spell can be cast before a draw.
    #[inline]
    pub(crate) fn may_cast_before_draw(&self) -> bool {
        self.has_book()
            && [Spell::Prophecy, Spell::Planning].iter().any(|&spell| self.may_cast(spell).is_ok())
    }

    /// The face-up premonitions whose condition holds (ON-D2).
    pub(crate) fn premonitions_met(&self) -> crate::premonition::PremonitionSet {
        self.open.filter(|premonition| self.is_met(premonition))
    }

    pub(crate) fn is_met(&self, premonition: Premonition) -> bool {
        let doors = self.doors_on_table();
        match premonition {
            Premonition::RedPair => doors.of(Colour::Red) == 2,
            Premonition::GreenPair => doors.of(Colour::Green) == 2,
            Premonition::BluePair => doors.of(Colour::Blue) == 2,
            Premonition::BrownPair => doors.of(Colour::Brown) == 2,
            Premonition::AnyPair => doors.colours_with(2) != 0,
            Premonition::FiveDoors => doors.count() >= 5,
            Premonition::Rainbow => doors.has_every_colour(),
            Premonition::ThreeDoors => doors.count() >= 3,
        }
    }

    /// ON-X4: a door has left the game for good, or no wall can be built any more.
    pub(crate) fn is_unwinnable(&self) -> bool {
        let gone = |bag: &Bag| !bag.doors().is_empty();
        gone(&self.discard)
            || gone(&self.removed)
            || self.setup.towers() != Towers::None && self.no_wall_left()
    }

    fn no_wall_left(&self) -> bool {
        let gone = (self.discard.kinds() | self.removed.kinds()) >> Card::ROOMS;
        !can_make_wall(!gone as u16)
    }
}

const _: () = assert!(SUNS & ROOMS == SUNS && KEYS & ROOMS == KEYS && Symbol::Key as u32 == 2);
