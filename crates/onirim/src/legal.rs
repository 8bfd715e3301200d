//! What may be answered: quickly as a set ([`State::legal_set`]), and one by one with the reason why not
//! ([`State::explained`]). The laws require both to say the same.

use dedale_core::{Refusal, RefusalCode};

use crate::action::{Action, End, GoalPair, Legal, Owner, Source, Spell, at};
use crate::bag::Bag;
use crate::cards::{Card, Colour, Room, Symbol, Tower, can_make_wall};
use crate::decision::Question;
use crate::names::named_enum;
use crate::premonition::Premonition;
use crate::setup::Towers;
use crate::state::State;

named_enum! {
    /// Why an action is not possible.
    pub enum Illegal("refusal") {
        /// The game is over.
        GameOver = "game-over",
        /// It does not answer what is asked.
        NotAsked = "not-asked",
        /// No such card in the player's own hand.
        NotInHand = "not-in-hand",
        /// No such card in the common hand.
        NotInCommonHand = "not-in-common-hand",
        /// The same symbol as the last card of the row.
        SameSymbol = "same-symbol",
        /// Adjacent sides of the towers share a symbol.
        TowerClash = "tower-clash",
        /// Into an empty row of towers, a tower is played at the right.
        EmptyTowerRow = "empty-tower-row",
        /// Not a key.
        NotAKey = "not-a-key",
        /// No key of the door's colour.
        NoKey = "no-key",
        /// No such door.
        NoDoor = "no-door",
        /// The partner's door while the player has one to give.
        OwnDoorFirst = "own-door-first",
        /// Not among the cards looked at.
        NotLookedAt = "not-looked-at",
        /// Not among the open cards.
        NotOpen = "not-open",
        /// A swap of two like cards.
        SwapWithoutEffect = "swap-without-effect",
        /// No such card in the deck.
        NotInDeck = "not-in-deck",
        /// The deck is empty.
        DeckEmpty = "deck-empty",
        /// No such tower in the row.
        NotLaid = "not-laid",
        /// The towers beside it would not fit.
        InnerTower = "inner-tower",
        /// No such premonition face up.
        PremonitionNotOpen = "premonition-not-open",
        /// Its condition does not hold.
        PremonitionNotMet = "premonition-not-met",
        /// No such card in the discard pile.
        NotInDiscardPile = "not-in-discard-pile",
        /// Too few cards in the discard pile.
        SpellTooDear = "spell-too-dear",
        /// The spell is for nightmares.
        NoNightmare = "no-nightmare",
        /// The extension is not in play.
        NotInPlay = "not-in-play",
        /// Two like goals.
        GoalsAlike = "goals-alike",
    }
}

impl Illegal {
    /// The stable code.
    pub fn code(self) -> &'static str {
        crate::names::Named::name(self)
    }

    /// The rule it rests on when this is asked.
    fn rule(self, question: Question) -> &'static str {
        match self {
            Illegal::GameOver => "ON-X1",
            Illegal::NotInHand | Illegal::SameSymbol => "ON-T1",
            Illegal::NotInCommonHand => "ON-P2",
            Illegal::TowerClash | Illegal::EmptyTowerRow => "ON-B2",
            Illegal::NotInPlay => "ON-E1",
            Illegal::NotInDiscardPile
            | Illegal::SpellTooDear
            | Illegal::NoNightmare
            | Illegal::GoalsAlike => "ON-A5",
            Illegal::DeckEmpty if question != Question::HappyDream => "ON-A5",
            Illegal::NotAsked
            | Illegal::NotAKey
            | Illegal::NoKey
            | Illegal::NoDoor
            | Illegal::OwnDoorFirst
            | Illegal::NotLookedAt
            | Illegal::NotOpen
            | Illegal::SwapWithoutEffect
            | Illegal::NotInDeck
            | Illegal::DeckEmpty
            | Illegal::NotLaid
            | Illegal::InnerTower
            | Illegal::PremonitionNotOpen
            | Illegal::PremonitionNotMet => question.rule(),
        }
    }
}

/// An answer that is not possible: why, and to which question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Why not.
    pub why: Illegal,
    /// What is asked.
    pub question: Question,
}

impl Refusal for Refused {
    fn code(self) -> RefusalCode {
        RefusalCode { code: self.why.code(), rule: self.why.rule(self.question) }
    }
}

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
    #[inline]
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
    fn castable(&self) -> u32 {
        Spell::ALL.iter().filter(|&&spell| self.may_cast(spell).is_ok()).map(|&spell| 1 << spell as u32).sum()
    }

    #[inline]
    fn turn_actions(&self) -> Legal {
        let playable = playable_after(self.rows[self.active].last);
        let own = self.own_kinds();
        let mut legal = Legal::of_bits(at::PLAY, own & playable);
        legal.insert_bits(at::DISCARD, own);
        let common = if self.setup.is_duo() { self.common_kinds() } else { 0 };
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
        let fitting = |end| {
            Tower::all().zip(0..).filter(|&(tower, _)| self.fits(tower, end)).map(|(_, bit)| 1 << bit).sum()
        };
        (fitting(End::Left), fitting(End::Right))
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
                for card in self.own().iter().map(|seen| seen.card()).filter(useful) {
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

    /// Whether the action may be answered now, by the letter of the rules.
    pub(crate) fn explained(&self, action: Action) -> Result<(), Illegal> {
        if self.ended.is_some() {
            return Err(Illegal::GameOver);
        }
        match (self.question, action) {
            (Question::Turn, Action::Play(source, room)) => {
                self.has(source, room.card())?;
                self.check_symbol(room)
            }
            (Question::Turn, Action::PlayTower(source, tower, end)) => {
                self.has(source, Card::tower(tower))?;
                require(end == End::Right || !self.towers.is_empty(), Illegal::EmptyTowerRow)?;
                require(self.fits(tower, end), Illegal::TowerClash)
            }
            (Question::Turn, Action::Discard(source, card)) => self.has(source, card),
            (Question::Search { .. }, Action::Search | Action::Decline) => Ok(()),
            (Question::Swap { .. }, Action::Keep) => Ok(()),
            (Question::Swap { .. }, Action::Give(card)) => {
                self.has(Source::Own, card)?;
                require(self.common.iter().any(|&other| other != card), Illegal::SwapWithoutEffect)
            }
            (Question::SwapTake { given, .. }, Action::Take(card)) => {
                self.has(Source::Common, card)?;
                require(card != given, Illegal::SwapWithoutEffect)
            }
            (Question::Prophecy | Question::DreamDiscard, Action::Discard(Source::Own, card))
            | (Question::Arrange | Question::ParadoxTop | Question::ParadoxBottom, Action::Place(card)) => {
                require(self.looking.iter().any(|seen| seen.card() == card), Illegal::NotLookedAt)
            }
            (Question::DreamDiscard, Action::Keep) => Ok(()),
            (Question::Peek { .. }, Action::Look | Action::Decline) => Ok(()),
            (Question::Draw, Action::Draw) => Ok(()),
            (Question::Place, Action::Into(_)) => Ok(()),
            (Question::Door { .. }, Action::Limbo) => Ok(()),
            (Question::Door { colour }, Action::Buy(source)) => {
                self.has(source, Card::key(colour)).map_err(|_| Illegal::NoKey)
            }
            (Question::Nightmare, Action::Discard(source, card)) => {
                require(card.is_key(), Illegal::NotAKey)?;
                self.has(source, card)
            }
            (Question::Nightmare, Action::Return(Owner::Own, colour)) => {
                require(self.doors[self.active].of(colour) > 0, Illegal::NoDoor)
            }
            (Question::Nightmare, Action::Reveal | Action::Redraw) => Ok(()),
            (Question::TowerLoss, Action::FalseDestruction) => Ok(()),
            (Question::TowerLoss, Action::Discard(Source::Own, card)) => {
                let place =
                    self.towers.iter().position(|tower| tower.card() == card).ok_or(Illegal::NotLaid)?;
                require(self.may_lose_tower(place), Illegal::InnerTower)
            }
            (Question::Premonition, Action::Suffer(premonition)) => {
                require(self.open.contains(premonition), Illegal::PremonitionNotOpen)?;
                require(self.is_met(premonition), Illegal::PremonitionNotMet)
            }
            (Question::LoseKey { .. }, Action::Discard(Source::Own, card)) => {
                require(card.is_key(), Illegal::NotAKey)?;
                require(self.deck.contents().contains(card), Illegal::NotInDeck)
            }
            (Question::LoseDoor | Question::LosePairedDoor, Action::Return(owner, colour)) => {
                self.may_lose_door(owner, colour)
            }
            (Question::HappyDream, Action::Remove(premonition)) => {
                require(self.open.contains(premonition), Illegal::PremonitionNotOpen)
            }
            (Question::HappyDream, Action::Look | Action::Fetch) => {
                require(!self.deck.is_empty(), Illegal::DeckEmpty)
            }
            (Question::Fetch, Action::Take(card)) => {
                require(self.deck.contents().contains(card), Illegal::NotInDeck)
            }
            (Question::Pick, Action::Take(card)) => require(self.common.contains(&card), Illegal::NotOpen),
            (Question::Pay { .. }, Action::Pay(card)) => {
                require(self.discard.contains(card), Illegal::NotInDiscardPile)
            }
            (Question::Planning, Action::SwapGoals(pair)) => {
                require(self.goals[pair.left()] != self.goals[pair.right()], Illegal::GoalsAlike)
            }
            (question, Action::Cast(spell)) if question.allows_spells() => self.may_cast(spell),
            _ => Err(Illegal::NotAsked),
        }
    }

    fn has(&self, source: Source, card: Card) -> Result<(), Illegal> {
        let found = self.kinds_in(source) >> card.index() & 1 == 1;
        require(found, if source == Source::Own { Illegal::NotInHand } else { Illegal::NotInCommonHand })
    }

    fn check_symbol(&self, room: Room) -> Result<(), Illegal> {
        require(self.rows[self.active].symbol() != Some(room.symbol), Illegal::SameSymbol)
    }

    fn may_lose_door(&self, owner: Owner, colour: Colour) -> Result<(), Illegal> {
        let (own, partner) = self.doors_to_lose(self.question);
        let bit = 1 << colour as u32;
        match owner {
            Owner::Own => require(own & bit != 0, Illegal::NoDoor),
            Owner::Partner => {
                require(partner & bit != 0, Illegal::NoDoor)?;
                require(own == 0, Illegal::OwnDoorFirst)
            }
        }
    }

    /// The face-up premonitions whose condition holds (ON-D2).
    pub(crate) fn premonitions_met(&self) -> crate::premonition::PremonitionSet {
        self.open.filter(|premonition| self.is_met(premonition))
    }

    fn is_met(&self, premonition: Premonition) -> bool {
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

fn require(holds: bool, otherwise: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(otherwise) }
}

const _: () = assert!(SUNS & ROOMS == SUNS && KEYS & ROOMS == KEYS && Symbol::Key as u32 == 2);
