use dedale_core::{Few, Observer, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Character, World};
use crate::keys::{Key, Kind};
use crate::knowledge::Knowers;
use crate::places::Place;

/// Something that not everybody may know, and who does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Secret<T> {
    thing: T,
    knowers: Knowers,
}

impl<T: Copy> Secret<T> {
    pub(crate) fn new(thing: T, knowers: Knowers) -> Secret<T> {
        Secret { thing, knowers }
    }

    fn seen_by(self, observer: Observer) -> Option<T> {
        self.knowers.contains(observer).then_some(self.thing)
    }
}

impl<T: Default> Default for Secret<T> {
    fn default() -> Secret<T> {
        Secret { thing: T::default(), knowers: Knowers::NOBODY }
    }
}

/// What happened. `C` is a card, `W` a world, `P` a character that not everybody may know: a [`Secret`] in the truth, an
/// option in what an observer saw. Only the latter can be serialised.
#[allow(missing_docs, reason = "a variant says what its fields are, where they do not say it themselves")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[serde(bound(
    deserialize = "C: Copy + Default + Deserialize<'de>, W: Deserialize<'de>, P: Deserialize<'de>"
))]
pub enum Event<C = Secret<Card>, W = Secret<World>, P = Secret<Character>> {
    /// MO-S3: a player got two characters to choose from.
    CharactersDealt {
        seat: Seat,
        /// One.
        first: P,
        /// The other.
        second: P,
    },
    /// MO-S3: a player kept one of them.
    CharacterKept { seat: Seat, character: P },
    /// MO-S4, MO-S5: a pawn was set on its first world.
    PawnSet { seat: Seat, place: Place },
    /// A turn began.
    TurnBegan {
        seat: Seat,
        /// Which, from 1.
        turn: u16,
    },
    /// MO-B3: a turn was skipped.
    TurnSkipped {
        seat: Seat,
        /// Which, from 1.
        turn: u16,
    },
    /// MO-A1: a card was drawn into a hand.
    Drew {
        seat: Seat,
        /// From whose pile.
        world: World,
        card: C,
    },
    /// `recover`: the bottom card was taken into a hand.
    Recovered {
        seat: Seat,
        /// From whose pile.
        world: World,
        card: C,
    },
    /// MO-B1: a bad encounter strikes.
    Struck { seat: Seat, card: Card },
    /// A card went under a pile.
    WentUnder {
        seat: Seat,
        card: Card,
        /// Whose pile.
        world: World,
    },
    /// MO-A3: a trade was offered.
    Offered {
        seat: Seat,
        partner: Seat,
        /// The key announced.
        key: Key,
        /// The type announced.
        kind: Kind,
        /// The card.
        card: C,
    },
    /// MO-A3: and answered with a card.
    Answered {
        seat: Seat,
        /// The key announced.
        key: Key,
        /// The type announced.
        kind: Kind,
        /// The card.
        card: C,
    },
    /// MO-A3: a trade was refused.
    TradeRefused { seat: Seat },
    /// A card changed hands.
    Passed { from: Seat, to: Seat, card: C },
    /// MO-A4: cards are played for their effect.
    Played {
        seat: Seat,
        /// The card.
        card: Card,
        /// The card it is paired with.
        pair: Option<Card>,
        /// Whom it strikes.
        target: Option<Seat>,
    },
    /// MO-A5, MO-A7: a player pays for a way.
    Paid {
        seat: Seat,
        /// Where to; none is home.
        to: Option<Place>,
        /// The cards, in the order they will go under the pile.
        cards: Few<Card, 5>,
        /// Whether the character's own key counts among them.
        character: bool,
    },
    /// MO-R1, MO-B2: a card answers what was played.
    Reacted {
        seat: Seat,
        /// With which card.
        card: Card,
        /// Which card it cancels; none if it holds the mover or answers the bad encounter.
        cancels: Option<Card>,
    },
    /// MO-R2: what was played failed.
    Cancelled {
        /// Whose action or card.
        seat: Seat,
    },
    /// A card returned to the hand it was played from.
    Returned { seat: Seat, card: Card },
    /// A pawn moved.
    Moved { seat: Seat, from: Place, to: Place },
    /// MO-M6: a world was turned face up.
    WorldTurnedUp { place: Place, world: World },
    /// `scry`: a player looked at a world.
    Scried {
        seat: Seat,
        place: Place,
        /// Which it is.
        world: W,
    },
    /// `peek`: a player looked at the top of a pile.
    Peeked {
        seat: Seat,
        /// Whose pile.
        world: World,
        /// The cards, the top one first.
        cards: Few<C, 5>,
    },
    /// `peek`: a card went back on top, below those before it.
    Arranged { seat: Seat, card: C },
    /// `inspect`: a player looked at another's hand.
    Inspected {
        seat: Seat,
        /// Whose hand.
        target: Seat,
        /// The cards.
        cards: Few<C, 5>,
    },
    /// A character was laid open.
    CharacterOpened { seat: Seat, character: Character },
    /// MO-A6: a character that lay open already was revealed for its key.
    KeyRevealed { seat: Seat, character: Character },
    /// `hold`: a player may not leave.
    Held { seat: Seat },
    /// `ward`: nobody can target a player.
    Warded { seat: Seat },
    /// MO-R1: a player lets everything but ways home be until its next turn.
    LetsAll { seat: Seat },
    /// MO-B3: a player loses the rest of this turn and the next.
    MustSkip { seat: Seat },
    /// `extra-action`: more actions this turn.
    ExtraActions { seat: Seat },
    /// MO-T4: nobody in a world did anything; its pile moves on.
    StandOff { world: World },
    /// MO-X1: a character is home.
    CameHome { seat: Seat, character: Character },
    /// The game is over.
    Ended {
        /// Who won.
        winner: Option<Seat>,
    },
}

/// What one observer saw.
pub type SeenEvent = Event<Option<Card>, Option<World>, Option<Character>>;

impl Event {
    /// What the observer saw. Nothing may be added without deciding that here.
    pub(crate) fn seen_by(self, observer: Observer) -> SeenEvent {
        let card = |secret: Secret<Card>| secret.seen_by(observer);
        let character = |secret: Secret<Character>| secret.seen_by(observer);
        match self {
            Event::CharactersDealt { seat, first, second } => {
                Event::CharactersDealt { seat, first: character(first), second: character(second) }
            }
            Event::CharacterKept { seat, character: kept } => {
                Event::CharacterKept { seat, character: character(kept) }
            }
            Event::Drew { seat, world, card: drawn } => Event::Drew { seat, world, card: card(drawn) },
            Event::Recovered { seat, world, card: taken } => {
                Event::Recovered { seat, world, card: card(taken) }
            }
            Event::Offered { seat, partner, key, kind, card: offered } => {
                Event::Offered { seat, partner, key, kind, card: card(offered) }
            }
            Event::Answered { seat, key, kind, card: answered } => {
                Event::Answered { seat, key, kind, card: card(answered) }
            }
            Event::Passed { from, to, card: passed } => Event::Passed { from, to, card: card(passed) },
            Event::Scried { seat, place, world } => {
                Event::Scried { seat, place, world: world.seen_by(observer) }
            }
            Event::Peeked { seat, world, cards } => Event::Peeked { seat, world, cards: cards.map(card) },
            Event::Arranged { seat, card: placed } => Event::Arranged { seat, card: card(placed) },
            Event::Inspected { seat, target, cards } => {
                Event::Inspected { seat, target, cards: cards.map(card) }
            }
            Event::PawnSet { seat, place } => Event::PawnSet { seat, place },
            Event::TurnBegan { seat, turn } => Event::TurnBegan { seat, turn },
            Event::TurnSkipped { seat, turn } => Event::TurnSkipped { seat, turn },
            Event::Struck { seat, card } => Event::Struck { seat, card },
            Event::WentUnder { seat, card, world } => Event::WentUnder { seat, card, world },
            Event::TradeRefused { seat } => Event::TradeRefused { seat },
            Event::Played { seat, card, pair, target } => Event::Played { seat, card, pair, target },
            Event::Paid { seat, to, cards, character } => Event::Paid { seat, to, cards, character },
            Event::Reacted { seat, card, cancels } => Event::Reacted { seat, card, cancels },
            Event::Cancelled { seat } => Event::Cancelled { seat },
            Event::Returned { seat, card } => Event::Returned { seat, card },
            Event::Moved { seat, from, to } => Event::Moved { seat, from, to },
            Event::WorldTurnedUp { place, world } => Event::WorldTurnedUp { place, world },
            Event::CharacterOpened { seat, character } => Event::CharacterOpened { seat, character },
            Event::KeyRevealed { seat, character } => Event::KeyRevealed { seat, character },
            Event::Held { seat } => Event::Held { seat },
            Event::Warded { seat } => Event::Warded { seat },
            Event::LetsAll { seat } => Event::LetsAll { seat },
            Event::MustSkip { seat } => Event::MustSkip { seat },
            Event::ExtraActions { seat } => Event::ExtraActions { seat },
            Event::StandOff { world } => Event::StandOff { world },
            Event::CameHome { seat, character } => Event::CameHome { seat, character },
            Event::Ended { winner } => Event::Ended { winner },
        }
    }
}
