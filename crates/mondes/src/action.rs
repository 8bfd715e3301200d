//! The answers, and their places in the index.

use dedale_core::Seat;
use dedale_core::names::named_enum;

use crate::cards::Card;
use crate::places::Place;

named_enum! {
    /// MO-S3: one of the two characters dealt.
    pub enum Dealt("character") {
        /// The first.
        First = "1",
        /// The second.
        Second = "2",
    }
}

/// One answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// MO-A4: a card for its effect.
    Play(Card),
    /// MO-E: a card together with the one it is paired with; the one named goes under its pile first.
    PlayPair(Card),
    /// MO-A2, and whenever a card is lost by choice: under the pile.
    Discard(Card),
    /// MO-A3: this card for one of the other's.
    Offer(Card),
    /// MO-A3, `swap`: this card goes to the other.
    Give(Card),
    /// MO-A5, MO-A7: this card pays a key.
    Pay(Card),
    /// MO-R1, MO-B2, MO-R6: this card answers what was played.
    React(Card),
    /// MO-R2: this card is cancelled.
    Cancel(Card),
    /// MO-D4: this card goes under its pile next.
    Under(Card),
    /// `peek`: this card goes back next on top.
    Place(Card),
    /// MO-A5: to that place, for keys.
    Move(Place),
    /// To that place, by an effect.
    To(Place),
    /// `scry`: the world there.
    Look(Place),
    /// MO-A3: with that player.
    Trade(Seat),
    /// The effect strikes that player.
    Target(Seat),
    /// MO-S3: keep that character.
    Keep(Dealt),
    /// MO-A1; `draw`: one card more.
    Draw,
    /// MO-A6.
    Reveal,
    /// MO-A7.
    Home,
    /// MO-A8.
    Pass,
    /// MO-A6: the character's own key pays.
    PayCharacter,
    /// MO-A3.
    Accept,
    /// MO-A3.
    Refuse,
    /// No reaction; the bad encounter strikes.
    Let,
    /// MO-R1: no reaction, nor to anything else but a way home until the player's next turn.
    LetAll,
    /// `draw`: no further card.
    Stop,
}

/// Seats of a game.
pub(crate) const SEATS: usize = 5;

/// The index of the actions: cards for each verb, then the others.
pub(crate) mod at {
    pub(crate) const PLAY: usize = 0;
    pub(crate) const PAIR: usize = 64;
    pub(crate) const DISCARD: usize = 2 * 64;
    pub(crate) const OFFER: usize = 3 * 64;
    pub(crate) const GIVE: usize = 4 * 64;
    pub(crate) const PAY: usize = 5 * 64;
    pub(crate) const REACT: usize = 6 * 64;
    pub(crate) const CANCEL: usize = 7 * 64;
    pub(crate) const UNDER: usize = 8 * 64;
    pub(crate) const PLACE: usize = 9 * 64;
    pub(crate) const MOVE: usize = 10 * 64;
    pub(crate) const TO: usize = MOVE + 8;
    pub(crate) const LOOK: usize = TO + 8;
    pub(crate) const TRADE: usize = LOOK + 8;
    pub(crate) const TARGET: usize = TRADE + super::SEATS;
    pub(crate) const KEEP: usize = TARGET + super::SEATS;
    pub(crate) const DRAW: usize = KEEP + 2;
    pub(crate) const REVEAL: usize = DRAW + 1;
    pub(crate) const HOME: usize = REVEAL + 1;
    pub(crate) const PASS: usize = HOME + 1;
    pub(crate) const PAY_CHARACTER: usize = PASS + 1;
    pub(crate) const ACCEPT: usize = PAY_CHARACTER + 1;
    pub(crate) const REFUSE: usize = ACCEPT + 1;
    pub(crate) const LET: usize = REFUSE + 1;
    pub(crate) const LET_ALL: usize = LET + 1;
    pub(crate) const STOP: usize = LET_ALL + 1;
}

/// Every action in the order of the index.
static ALL: [Action; at::STOP + 1] = {
    let mut all = [Action::Stop; at::STOP + 1];
    let mut index = 0;
    while index < all.len() {
        all[index] = action_at(index);
        index += 1;
    }
    all
};

const fn action_at(index: usize) -> Action {
    let card = Card::from_index(index % 64);
    match index {
        at::PLAY..at::PAIR => Action::Play(card),
        at::PAIR..at::DISCARD => Action::PlayPair(card),
        at::DISCARD..at::OFFER => Action::Discard(card),
        at::OFFER..at::GIVE => Action::Offer(card),
        at::GIVE..at::PAY => Action::Give(card),
        at::PAY..at::REACT => Action::Pay(card),
        at::REACT..at::CANCEL => Action::React(card),
        at::CANCEL..at::UNDER => Action::Cancel(card),
        at::UNDER..at::PLACE => Action::Under(card),
        at::PLACE..at::MOVE => Action::Place(card),
        at::MOVE..at::TO => Action::Move(Place::ALL[index - at::MOVE]),
        at::TO..at::LOOK => Action::To(Place::ALL[index - at::TO]),
        at::LOOK..at::TRADE => Action::Look(Place::ALL[index - at::LOOK]),
        at::TRADE..at::TARGET => Action::Trade(Seat::new(index - at::TRADE)),
        at::TARGET..at::KEEP => Action::Target(Seat::new(index - at::TARGET)),
        at::KEEP..at::DRAW => Action::Keep(Dealt::ALL[index - at::KEEP]),
        at::DRAW => Action::Draw,
        at::REVEAL => Action::Reveal,
        at::HOME => Action::Home,
        at::PASS => Action::Pass,
        at::PAY_CHARACTER => Action::PayCharacter,
        at::ACCEPT => Action::Accept,
        at::REFUSE => Action::Refuse,
        at::LET => Action::Let,
        at::LET_ALL => Action::LetAll,
        _ => Action::Stop,
    }
}

impl dedale_core::Action for Action {
    const COUNT: usize = ALL.len();

    #[inline]
    fn index(self) -> usize {
        match self {
            Action::Play(card) => at::PLAY + card.index(),
            Action::PlayPair(card) => at::PAIR + card.index(),
            Action::Discard(card) => at::DISCARD + card.index(),
            Action::Offer(card) => at::OFFER + card.index(),
            Action::Give(card) => at::GIVE + card.index(),
            Action::Pay(card) => at::PAY + card.index(),
            Action::React(card) => at::REACT + card.index(),
            Action::Cancel(card) => at::CANCEL + card.index(),
            Action::Under(card) => at::UNDER + card.index(),
            Action::Place(card) => at::PLACE + card.index(),
            Action::Move(place) => at::MOVE + place as usize,
            Action::To(place) => at::TO + place as usize,
            Action::Look(place) => at::LOOK + place as usize,
            Action::Trade(seat) => at::TRADE + seat.index().min(SEATS - 1),
            Action::Target(seat) => at::TARGET + seat.index().min(SEATS - 1),
            Action::Keep(dealt) => at::KEEP + dealt as usize,
            Action::Draw => at::DRAW,
            Action::Reveal => at::REVEAL,
            Action::Home => at::HOME,
            Action::Pass => at::PASS,
            Action::PayCharacter => at::PAY_CHARACTER,
            Action::Accept => at::ACCEPT,
            Action::Refuse => at::REFUSE,
            Action::Let => at::LET,
            Action::LetAll => at::LET_ALL,
            Action::Stop => at::STOP,
        }
    }

    #[inline]
    fn from_index(index: usize) -> Option<Action> {
        ALL.get(index).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_have_one_index_and_one_name() {
        dedale_core::laws::actions_have_one_name::<Action>();
    }
}
