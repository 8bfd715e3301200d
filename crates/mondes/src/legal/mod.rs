//! What may be answered now.

mod explain;
mod possible;
mod refusal;
mod set;

use dedale_core::bits::ones;
use dedale_core::{Seat, SeatSet};

use crate::action::{Action, at};
use crate::cards::{Card, Effect};
use crate::decision::Question;
use crate::key_counts::KeyCounts;
use crate::keys::Key;
use crate::places::Way;
use crate::setup::{CharacterKey, Reach};
use crate::state::{HAND, Play, State, What};

pub use refusal::{Illegal, Refused};
pub use set::Legal;

impl State {
    #[inline]
    pub(crate) fn legal_set(&self) -> Legal {
        let mut legal = Legal::new();
        if self.ended.is_some() {
            return legal;
        }
        let seat = self.decider;
        match self.question {
            Question::Character => legal.insert_bits(at::KEEP, 0b11),
            Question::Turn => self.add_turn(&mut legal),
            Question::Offer => legal.insert_named(at::OFFER, self.hand_bits(seat)),
            Question::Answer => {
                legal.insert(Action::Refuse);
                legal.insert_named(at::GIVE, self.hand_bits(seat));
            }
            Question::Accept => {
                legal.insert(Action::Accept);
                legal.insert(Action::Refuse);
            }
            Question::Pay => {
                let Some(play) = &self.play else { return legal };
                legal.insert_named(at::PAY, self.payment(play));
                if self.character_pays(play) {
                    legal.insert(Action::PayCharacter);
                }
            }
            Question::Target => {
                legal.insert_bits(at::TARGET, self.targets(self.effect_played()).bits().into());
            }
            Question::React | Question::Defend => {
                legal.insert(Action::Let);
                if self.question == Question::React {
                    legal.insert(Action::LetAll);
                }
                legal.insert_named(at::REACT, self.reactions() & self.hand_bits(seat));
            }
            Question::Which => legal.insert_named(at::CANCEL, self.cancellable()),
            Question::Lose | Question::Discard => legal.insert_named(at::DISCARD, self.hand_bits(seat)),
            Question::Under => legal.insert_named(at::UNDER, bits(&self.letting_go)),
            Question::Arrange => legal.insert_named(at::PLACE, bits(self.unarranged())),
            Question::Where => legal.insert_bits(at::TO, self.destinations().into()),
            Question::Look => legal.insert_bits(at::LOOK, (!self.up).into()),
            Question::Give => legal.insert_named(at::GIVE, self.hand_bits(seat)),
            Question::More => {
                legal.insert(Action::Draw);
                legal.insert(Action::Stop);
            }
        }
        legal
    }

    #[inline]
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
        legal.insert_named(at::DISCARD, hand);
        let alone = those_of(hand & self.faces.playable(), |card| self.may_play(card).is_ok());
        let paired = those_of(hand & self.faces.paired(), |card| self.may_play_pair(card).is_ok());
        legal.insert_played(alone, paired);
        legal.insert_bits(at::TRADE, self.partners().bits().into());
        if self.held.contains(seat) {
            return;
        }
        let stock = self.stock(seat);
        let exits = self.exits(seat);
        for &Way { to, sides } in self.pawns[seat].ways() {
            let move_there = u64::from(stock.covers(sides.toll(&exits)));
            legal.insert_bits(at::MOVE + to as usize, move_there);
        }
        if stock.covers(self.price(seat, What::Home)) {
            legal.insert(Action::Home);
        }
    }

    #[inline]
    fn may_draw(&self) -> Result<(), Illegal> {
        require(!self.drew, Illegal::DrewAlready)?;
        require(self.hands[self.active].len() < HAND, Illegal::HandFull)?;
        require(!self.piles.is_empty(self.world_of(self.active)), Illegal::PileEmpty)
    }

    #[inline]
    fn may_reveal(&self) -> Result<(), Illegal> {
        require(self.terms.character_key() == CharacterKey::OwnAction, Illegal::PartOfPayment)?;
        require(!self.key_used.contains(self.active), Illegal::KeyUsed)
    }

    /// MO-A3: whom the active player can trade with.
    #[inline]
    fn partners(&self) -> SeatSet {
        let (active, here) = (self.active, self.pawns[self.active]);
        let traders = self.seats_where(|seat| (self.pawns[seat] == here) & !self.hands[seat].is_empty());
        if traders.contains(active) { traders.without(SeatSet::only(active)) } else { SeatSet::NONE }
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
                require(!self.piles.is_empty(self.world_of(self.active)), Illegal::PileEmpty)
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
                require(!self.targets(Some(effect)).is_empty(), Illegal::NoTarget)
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
        require(!self.targets(None).is_empty(), Illegal::NoTarget)
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

    /// Whom an effect (none: a pair) of the active player may strike.
    pub(crate) fn targets(&self, effect: Option<Effect>) -> SeatSet {
        let place = self.pawns[self.active];
        let here = self.seats_where(|seat| self.pawns[seat] == place);
        let others = self.all_seats().without(SeatSet::only(self.active)).without(self.warded);
        let with_cards = || self.seats_where(|seat| !self.hands[seat].is_empty());
        let free = || others.without(self.held);
        let Some(effect) = effect else { return others.intersection(with_cards()) };
        match effect {
            Effect::Summon => {
                return free()
                    .intersection(self.seats_where(|seat| self.pawns[seat].beside() & place.bit() != 0));
            }
            Effect::SwapPlaces if self.held.contains(self.active) => return SeatSet::NONE,
            Effect::SwapPlaces => return free().without(here),
            _ => {}
        }
        let within_reach = if self.terms.reach() == Reach::SameWorld { here } else { others };
        others.intersection(within_reach).intersection(match effect {
            Effect::Inspect | Effect::Steal | Effect::Swap | Effect::ForceDiscard => with_cards(),
            Effect::Unmask => others.without(self.open),
            Effect::Push => free(),
            _ => others,
        })
    }

    /// Whether an effect (none: a pair) of the active player may strike another, and if not, why.
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
                require(there.beside() & here.bit() != 0, Illegal::OutOfReach)
            }
            Effect::SwapPlaces => {
                require(!self.held.contains(target) && !self.held.contains(active), Illegal::Held)?;
                require(here != there, Illegal::OutOfReach)
            }
            _ => Ok(()),
        }
    }

    /// The keys a player could pay now: of cards, and of the character.
    fn stock(&self, seat: Seat) -> KeyCounts {
        let mut stock: KeyCounts = self.hands[seat].iter().map(|&card| self.faces.key(card)).collect();
        if self.has_own_key(seat) {
            stock.add(self.own_key(seat));
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

    /// Whether every card paid for the way under way, if any, was needed, and what is left can be paid, or nothing is
    /// left when others may react to it.
    pub(crate) fn can_finish_paying(&self) -> bool {
        let Some(play) = self.play.filter(|play| play.what != What::Effect) else { return true };
        let unpaid = self.unpaid(&play);
        let left = unpaid.total();
        let paid = play.cards.len() + usize::from(play.character);
        if left + paid != self.price(self.active, play.what).total() {
            return false;
        }
        if self.asked() != Some(Question::Pay) {
            return left == 0;
        }
        let mut stock = self.stock(self.active);
        if play.character && self.has_own_key(self.active) {
            stock.take(self.own_key(self.active));
        }
        left > 0 && stock.covers(unpaid)
    }

    /// The cards that pay a key still needed.
    fn payment(&self, play: &Play) -> u64 {
        let unpaid = self.unpaid(play);
        let keys = Key::ALL.iter().filter(|&&key| unpaid.has(key));
        keys.fold(0, |set, &key| set | self.faces.with_key(key)) & self.hand_bits(self.active)
    }

    fn character_pays(&self, play: &Play) -> bool {
        let needed = self.unpaid(play).has(self.own_key(self.active));
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

    /// Where an effect of movement leads: places as bits.
    pub(crate) fn destinations(&self) -> u8 {
        let here = self.pawns[self.active];
        match self.effect_played() {
            Some(Effect::Step) => here.beside(),
            Some(Effect::Diagonal) => here.across_corners(),
            Some(Effect::Teleport) => self.up & !here.bit(),
            Some(Effect::Push) => {
                let target = self.play.as_ref().and_then(|play| play.target);
                target.map_or(0, |seat| self.pawns[seat].beside())
            }
            _ => 0,
        }
    }
}

/// Those of some cards of which something holds, all as bits.
#[inline]
fn those_of(cards: u64, holds: impl Fn(Card) -> bool) -> u64 {
    ones(cards).filter(|&bit| holds(Card::from_index(bit as usize))).fold(0, |set, bit| set | 1 << bit)
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

#[inline]
fn require(holds: bool, otherwise: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(otherwise) }
}

#[cfg(test)]
mod tests {
    use dedale_core::Silent;
    use dedale_core::chance::Seed;

    use super::*;
    use crate::setup::Setup;

    #[test]
    fn whom_an_effect_may_strike_is_the_same_as_a_set_and_one_by_one() {
        for (number, setup) in (0..).zip(Setup::all()) {
            let (mut choices, mut effects) = (Seed::quick_from(number), Silent(Seed::quick_from(!number)));
            let mut state = State::deal(&setup, &mut effects);
            while let Some(action) = state.legal_set().any(&mut choices) {
                for effect in Effect::samples().map(Some).chain([None]) {
                    let may = |seat: &Seat| state.may_target(effect, *seat).is_ok();
                    let one_by_one: SeatSet = state.seats().filter(may).collect();
                    assert_eq!(state.targets(effect), one_by_one, "{effect:?} {state:?}");
                }
                state.play_action(action, &mut effects);
            }
        }
    }
}
