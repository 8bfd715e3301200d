//! What may be answered now.

mod explain;
mod possible;
mod refusal;

use dedale_core::Seat;

use crate::action::{Action, Legal, at};
use crate::cards::{Card, Effect};
use crate::decision::Question;
use crate::keys::Key;
use crate::places::Place;
use crate::setup::{CharacterKey, Reach};
use crate::state::{HAND, Play, State, What};

pub use refusal::{Illegal, Refused};

impl State {
    #[inline]
    pub(crate) fn legal_set(&self) -> Legal {
        let mut legal = Legal::new();
        if self.ended.is_some() {
            return legal;
        }
        let seat = self.decider;
        let cards = |legal: &mut Legal, offset: usize, bits: u64| legal.insert_word(offset / 64, bits);
        match self.question {
            Question::Character => legal.insert_bits(at::KEEP, 0b11),
            Question::Turn => self.add_turn(&mut legal),
            Question::Offer => cards(&mut legal, at::OFFER, self.hand_bits(seat)),
            Question::Answer => {
                legal.insert(Action::Refuse);
                cards(&mut legal, at::GIVE, self.hand_bits(seat));
            }
            Question::Accept => {
                legal.insert(Action::Accept);
                legal.insert(Action::Refuse);
            }
            Question::Pay => {
                let Some(play) = &self.play else { return legal };
                cards(&mut legal, at::PAY, self.payment(play));
                if self.character_pays(play) {
                    legal.insert(Action::PayCharacter);
                }
            }
            Question::Target => {
                for target in self.seats().filter(|&target| self.is_target(target).is_ok()) {
                    legal.insert(Action::Target(target));
                }
            }
            Question::React | Question::Defend => {
                legal.insert(Action::Let);
                if self.question == Question::React {
                    legal.insert(Action::LetAll);
                }
                cards(&mut legal, at::REACT, self.reactions() & self.hand_bits(seat));
            }
            Question::Which => cards(&mut legal, at::CANCEL, self.cancellable()),
            Question::Lose | Question::Discard => cards(&mut legal, at::DISCARD, self.hand_bits(seat)),
            Question::Under => cards(&mut legal, at::UNDER, bits(&self.letting_go)),
            Question::Arrange => cards(&mut legal, at::PLACE, bits(self.unarranged())),
            Question::Where => {
                for place in Place::ALL.iter().filter(|&&place| self.may_go(place)) {
                    legal.insert(Action::To(*place));
                }
            }
            Question::Look => legal.insert_bits(at::LOOK, u32::from(!self.up)),
            Question::Give => cards(&mut legal, at::GIVE, self.hand_bits(seat)),
            Question::More => {
                legal.insert(Action::Draw);
                legal.insert(Action::Stop);
            }
        }
        legal
    }

    fn add_turn(&self, legal: &mut Legal) {
        let seat = self.active;
        let hand = self.hand_bits(seat);
        legal.insert(Action::Pass);
        if self.may_draw().is_ok() {
            legal.insert(Action::Draw);
        }
        if self.may_reveal().is_ok() {
            legal.insert(Action::Reveal);
        }
        if hand == 0 && !self.key_ready && self.terms.character_key() == CharacterKey::OwnAction {
            return;
        }
        legal.insert_word(at::DISCARD / 64, hand);
        let played = |cards: u64, may: fn(&State, Card) -> bool| {
            Card::all()
                .filter(|card| cards & card.bit() != 0 && may(self, *card))
                .fold(0, |set, card| set | card.bit())
        };
        let playable = hand & self.faces.playable();
        let mut rest = playable;
        let mut plays = 0;
        while rest != 0 {
            let card = Card::from_index(rest.trailing_zeros() as usize);
            rest &= rest - 1;
            if self.may_play(card).is_ok() {
                plays |= card.bit();
            }
        }
        legal.insert_word(at::PLAY / 64, plays);
        let pairs = hand & self.faces.paired();
        if pairs != 0 {
            legal.insert_word(at::PAIR / 64, played(pairs, |state, card| state.may_play_pair(card).is_ok()));
        }
        for partner in self.seats().filter(|&partner| self.may_trade(partner).is_ok()) {
            legal.insert(Action::Trade(partner));
        }
        if self.held.contains(seat) {
            return;
        }
        let stock = self.stock(seat);
        let place = self.pawns[seat];
        for to in place.reachable() {
            if self.covers(&stock, What::Move(to)) {
                legal.insert(Action::Move(to));
            }
        }
        if self.covers(&stock, What::Home) {
            legal.insert(Action::Home);
        }
    }

    fn may_draw(&self) -> Result<(), Illegal> {
        require(!self.drew, Illegal::DrewAlready)?;
        require(self.hands[self.active].len() < HAND, Illegal::HandFull)?;
        require(!self.piles.of(self.world_of(self.active)).is_empty(), Illegal::PileEmpty)
    }

    fn may_reveal(&self) -> Result<(), Illegal> {
        require(self.terms.character_key() == CharacterKey::OwnAction, Illegal::PartOfPayment)?;
        require(!self.key_used.contains(self.active), Illegal::KeyUsed)
    }

    fn may_trade(&self, partner: Seat) -> Result<(), Illegal> {
        let here = partner != self.active && partner.index() < self.terms.count();
        require(here && self.pawns[partner] == self.pawns[self.active], Illegal::NotHere)?;
        let empty = self.hands[partner].is_empty() || self.hands[self.active].is_empty();
        require(!empty, Illegal::NoCards)
    }

    /// MO-A4: whether a card of the active player can be played for its effect.
    pub(crate) fn may_play(&self, card: Card) -> Result<(), Illegal> {
        let effect = self.face(card).effect;
        let place = self.pawns[self.active];
        match effect {
            Effect::Cancel(_) => Err(Illegal::ReactionOnly),
            Effect::Draw(_) | Effect::Peek(_) | Effect::Recover => {
                require(!self.piles.of(self.world_of(self.active)).is_empty(), Illegal::PileEmpty)
            }
            Effect::Scry => require(self.up != u8::MAX, Illegal::AllFaceUp),
            Effect::Step | Effect::Diagonal | Effect::Teleport => {
                require(!self.held.contains(self.active), Illegal::Held)?;
                let open = match effect {
                    Effect::Diagonal => place.is_beside(),
                    Effect::Teleport => self.up & !(1 << place as u8) != 0,
                    _ => true,
                };
                require(open, Illegal::NoWay)
            }
            _ if needs_target(effect) => {
                require(effect != Effect::Swap || self.has_another_card(card), Illegal::NoCards)?;
                let found = self.seats().any(|target| self.may_target(Some(effect), target).is_ok());
                require(found, Illegal::NoTarget)
            }
            _ => Ok(()),
        }
    }

    /// Whether the active player has a card beside this one, which may be played already.
    fn has_another_card(&self, card: Card) -> bool {
        self.hands[self.active].iter().any(|&other| other != card)
    }

    /// MO-E: whether a card and its pair can be played together.
    fn may_play_pair(&self, card: Card) -> Result<(), Illegal> {
        let Some(other) = self.face(card).pair else { return Err(Illegal::NoPair) };
        require(self.hands[self.active].contains(&other), Illegal::NoPair)?;
        let found = self.seats().any(|target| self.may_target(None, target).is_ok());
        require(found, Illegal::NoTarget)
    }

    /// Whether the play under way may strike that player.
    fn is_target(&self, target: Seat) -> Result<(), Illegal> {
        self.may_target(self.effect_played(), target)
    }

    /// The effect being played; none for a pair.
    pub(crate) fn effect_played(&self) -> Option<Effect> {
        let cards = self.play.as_ref().map_or(&[][..], |play| &play.cards);
        match cards {
            [card] => Some(self.face(*card).effect),
            _ => None,
        }
    }

    /// Whether an effect (none: a pair) of the active player may strike another.
    pub(crate) fn may_target(&self, effect: Option<Effect>, target: Seat) -> Result<(), Illegal> {
        let active = self.active;
        require(target != active && target.index() < self.terms.count(), Illegal::NoSuchPlayer)?;
        require(!self.warded.contains(target), Illegal::Warded)?;
        let (here, there) = (self.pawns[active], self.pawns[target]);
        let Some(effect) = effect else { return require(!self.hands[target].is_empty(), Illegal::NoCards) };
        if !matches!(effect, Effect::Summon | Effect::SwapPlaces) && self.terms.reach() == Reach::SameWorld {
            require(here == there, Illegal::OutOfReach)?;
        }
        match effect {
            Effect::Inspect | Effect::Steal | Effect::Swap | Effect::ForceDiscard => {
                require(!self.hands[target].is_empty(), Illegal::NoCards)
            }
            Effect::Unmask => require(!self.open.contains(target), Illegal::AlreadyOpen),
            Effect::Push => require(!self.held.contains(target), Illegal::Held),
            Effect::Summon => {
                require(!self.held.contains(target), Illegal::Held)?;
                require(there.neighbours().any(|place| place == here), Illegal::OutOfReach)
            }
            Effect::SwapPlaces => {
                require(!self.held.contains(target) && !self.held.contains(active), Illegal::Held)?;
                require(here != there, Illegal::OutOfReach)
            }
            _ => Ok(()),
        }
    }

    /// The keys a player could pay now: of cards, and of the character.
    fn stock(&self, seat: Seat) -> [u8; Key::COUNT] {
        let mut stock = [0; Key::COUNT];
        for &card in &self.hands[seat] {
            stock[self.face(card).key as usize] += 1;
        }
        if self.has_own_key(seat) {
            stock[self.own_key(seat) as usize] += 1;
        }
        stock
    }

    /// MO-A6: whether the active player's character can pay now.
    pub(crate) fn has_own_key(&self, seat: Seat) -> bool {
        match self.terms.character_key() {
            CharacterKey::OwnAction => self.key_ready,
            CharacterKey::Payment => !self.key_used.contains(seat),
        }
    }

    fn covers(&self, stock: &[u8; Key::COUNT], what: What) -> bool {
        let mut left = *stock;
        self.keys_needed(self.active, what).all(|key| {
            let held = left[key as usize];
            left[key as usize] = held.saturating_sub(1);
            held > 0
        })
    }

    /// Whether every card paid for the way under way, if any, was needed, and what is left can be paid, or nothing is
    /// left when others may react to it.
    pub(crate) fn can_finish_paying(&self) -> bool {
        let Some(play) = self.play.filter(|play| play.what != What::Effect) else { return true };
        let unpaid = self.unpaid(&play);
        let left = usize::from(unpaid.iter().sum::<u8>());
        let paid = play.cards.len() + usize::from(play.character);
        if left + paid != self.keys_needed(self.active, play.what).count() {
            return false;
        }
        if self.asked() != Some(Question::Pay) {
            return left == 0;
        }
        let mut stock = self.stock(self.active);
        if play.character && self.has_own_key(self.active) {
            stock[self.own_key(self.active) as usize] -= 1;
        }
        left > 0 && unpaid.iter().zip(stock).all(|(unpaid, held)| *unpaid <= held)
    }

    /// The cards that pay a key still needed.
    fn payment(&self, play: &Play) -> u64 {
        let unpaid = self.unpaid(play);
        let keys = Key::ALL.iter().filter(|&&key| unpaid[key as usize] > 0);
        keys.fold(0, |set, &key| set | self.faces.with_key(key)) & self.hand_bits(self.active)
    }

    fn character_pays(&self, play: &Play) -> bool {
        let needed = self.unpaid(play)[self.own_key(self.active) as usize] > 0;
        needed && !play.character && self.has_own_key(self.active)
    }

    /// The cards that answer what was played last (MO-R1, MO-R3, MO-R6, MO-B2).
    fn reactions(&self) -> u64 {
        let cancelling = |card: &Card| self.faces.cancelling(self.face(*card).key);
        if let Some(link) = self.chain.last() {
            return cancelling(&link.card);
        }
        if let Some(bad) = &self.bad {
            return cancelling(bad);
        }
        let Some(play) = &self.play else { return 0 };
        let holding = if self.may_be_held_back(play) { self.faces.holding() } else { 0 };
        play.cards.iter().fold(holding, |set, card| set | cancelling(card))
    }

    /// MO-R6: whether what is played moves a player of this world whom no ward protects.
    pub(crate) fn may_be_held_back(&self, play: &Play) -> bool {
        let mover = match (play.what, self.effect_played()) {
            (What::Move(_) | What::Home, _)
            | (_, Some(Effect::Step | Effect::Diagonal | Effect::Teleport | Effect::SwapPlaces)) => {
                Some(self.active)
            }
            (_, Some(Effect::Push)) => {
                play.target.filter(|&target| self.pawns[target] == self.pawns[self.active])
            }
            _ => None,
        };
        mover.is_some_and(|seat| !self.warded.contains(seat))
    }

    /// MO-R2: the cards played that the last reaction can cancel.
    pub(crate) fn cancellable(&self) -> u64 {
        let key = self.chain.last().and_then(|link| match self.face(link.card).effect {
            Effect::Cancel(key) => Some(key),
            _ => None,
        });
        let played = self.play.as_ref().map_or(0, |play| bits(&play.cards));
        key.map_or(0, |key| self.faces.with_key(key)) & played
    }

    /// The cards looked at that do not lie in their place yet.
    pub(crate) fn unarranged(&self) -> &[Card] {
        let pile = self.piles.of(self.world_of(self.active));
        &pile[usize::from(self.arranged)..usize::from(self.arranging).min(pile.len())]
    }

    /// Where an effect of movement leads.
    pub(crate) fn may_go(&self, to: Place) -> bool {
        let here = self.pawns[self.active];
        match self.effect_played() {
            Some(Effect::Step) => here.neighbours().any(|place| place == to),
            Some(Effect::Diagonal) => here.diagonals().any(|place| place == to),
            Some(Effect::Teleport) => to != here && self.is_up(to),
            Some(Effect::Push) => {
                let target = self.play.as_ref().and_then(|play| play.target);
                target.is_some_and(|seat| self.pawns[seat].neighbours().any(|place| place == to))
            }
            _ => false,
        }
    }
}

/// The cards as bits.
pub(crate) fn bits(cards: &[Card]) -> u64 {
    cards.iter().fold(0, |set, card| set | card.bit())
}

/// Whether an effect strikes another player.
pub(crate) const fn needs_target(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::Inspect
            | Effect::Steal
            | Effect::Swap
            | Effect::ForceDiscard
            | Effect::Hold
            | Effect::Push
            | Effect::Summon
            | Effect::SwapPlaces
            | Effect::Unmask
    )
}

fn require(holds: bool, otherwise: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(otherwise) }
}
