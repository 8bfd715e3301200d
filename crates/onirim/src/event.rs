use dedale_core::{Few, Observer, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::{End, Source, Spell};
use crate::cards::{Card, Colour};
use crate::knowers::Seen;
use crate::premonition::Premonition;
use dedale_core::names::named_enum;

named_enum! {
    /// Where a card was before it left.
    pub enum Origin("place") {
        /// The player's own hand.
        Own = "own",
        /// The common hand.
        Common = "common",
        /// The deck.
        Deck = "deck",
        /// The cards being looked at.
        Look = "look",
        /// The row of towers.
        TowerRow = "tower-row",
        /// The table, where a drawn card is resolved and doors lie.
        Table = "table",
        /// The discard pile.
        DiscardPile = "discard-pile",
    }
}

impl From<Source> for Origin {
    fn from(source: Source) -> Origin {
        match source {
            Source::Own => Origin::Own,
            Source::Common => Origin::Common,
        }
    }
}

named_enum! {
    /// How a nightmare was answered (ON-T8).
    pub enum Answer("answer") {
        /// I: a key.
        Key = "key",
        /// II: a door.
        Door = "door",
        /// III: the top cards.
        Reveal = "reveal",
        /// IV: the hand.
        Redraw = "redraw",
        /// By the spell (ON-A5).
        Punished = "punished",
    }
}

/// What happened. `C` is a card that not everybody may know: [`Seen`] in the truth, `Option<Card>` in what an
/// observer saw. Only the latter can be serialised.
#[allow(missing_docs, reason = "a variant says what its fields are, where they do not say it themselves")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[serde(bound(deserialize = "C: Copy + Default + Deserialize<'de>"))]
pub enum Event<C = Seen> {
    /// A card was laid open for picking (ON-P1).
    Dealt {
        /// The card.
        card: Card,
    },
    /// A player picked an open card.
    Picked { seat: Seat, card: Card },
    /// A turn began.
    TurnBegan {
        seat: Seat,
        /// Which, from 1.
        turn: u8,
    },
    /// A room was played.
    Played { seat: Seat, from: Origin, card: Card },
    /// A tower was played.
    TowerPlayed {
        seat: Seat,
        from: Origin,
        card: Card,
        /// At which end.
        end: End,
    },
    /// A card went to the discard pile.
    Discarded { seat: Seat, from: Origin, card: Card },
    /// A card went to limbo.
    ToLimbo { from: Origin, card: Card },
    /// Limbo was shuffled into the deck (ON-T9).
    LimboReturned,
    /// The deck was shuffled.
    Shuffled,
    /// The deck was searched for a door (ON-T2).
    DoorSearched {
        seat: Seat,
        /// Its colour.
        colour: Colour,
        /// Whether there was one.
        found: bool,
    },
    /// Nobody searched.
    SearchDeclined {
        /// Who did not.
        seat: Seat,
        /// Its colour.
        colour: Colour,
    },
    /// A door was laid down.
    DoorLaid {
        seat: Seat,
        /// Its colour.
        colour: Colour,
    },
    /// A door went from the table to limbo.
    DoorReturned {
        seat: Seat,
        /// Its colour.
        colour: Colour,
    },
    /// A goal was turned face down (ON-A2).
    GoalFound {
        /// Its place, from 1.
        place: u8,
    },
    /// A goal was turned face up again (ON-A3).
    GoalReopened {
        /// Its place, from 1.
        place: u8,
    },
    /// Two goals changed places (ON-A5).
    GoalsSwapped {
        /// One place, from 1.
        left: u8,
        /// The other.
        right: u8,
    },
    /// A personal card was swapped with a common one (ON-P4).
    Swapped {
        seat: Seat,
        /// The card laid open.
        gave: Card,
        /// The card taken.
        took: Card,
    },
    /// A labyrinth card was drawn.
    Drew {
        seat: Seat,
        /// Into which hand.
        into: Source,
        card: C,
    },
    /// A door or dream was drawn.
    Turned { seat: Seat, card: Card },
    /// Somebody looks at cards of the deck.
    Looked {
        seat: Seat,
        /// Whether from the bottom instead of the top.
        bottom: bool,
        /// What they are.
        cards: Few<C, 7>,
    },
    /// A card went back to the deck.
    Placed {
        seat: Seat,
        /// Whether to the bottom instead of the top.
        bottom: bool,
        card: C,
    },
    /// A card was fetched from the deck and lies on top (ON-D4).
    Fetched { seat: Seat, card: C },
    /// A nightmare was answered.
    NightmareAnswered { seat: Seat, answer: Answer },
    /// The nightmare goes to limbo instead of a tower to the discard pile (ON-B6).
    FalseDestruction { seat: Seat },
    /// A spell was cast.
    SpellCast { seat: Seat, spell: Spell },
    /// A card of the discard pile left the game to pay for a spell.
    Paid { card: Card },
    /// A premonition was turned face up.
    PremonitionRevealed { premonition: Premonition },
    /// A premonition's condition held.
    PremonitionStruck { premonition: Premonition },
    /// A premonition was removed by a happy dream.
    PremonitionRemoved { premonition: Premonition },
    /// The game is over.
    Ended {
        /// Whether it was won.
        won: bool,
    },
}

/// What one observer saw.
pub type SeenEvent = Event<Option<Card>>;

impl<C: Copy> Event<C> {
    /// What an observer sees, given what it sees of a card. Nothing may be added without deciding that here.
    fn with_cards<D: Copy + Default>(self, see: impl Fn(C) -> D) -> Event<D> {
        match self {
            Event::Drew { seat, into, card } => Event::Drew { seat, into, card: see(card) },
            Event::Looked { seat, bottom, cards } => {
                Event::Looked { seat, bottom, cards: cards.iter().map(|&card| see(card)).collect() }
            }
            Event::Placed { seat, bottom, card } => Event::Placed { seat, bottom, card: see(card) },
            Event::Fetched { seat, card } => Event::Fetched { seat, card: see(card) },
            Event::Dealt { card } => Event::Dealt { card },
            Event::Picked { seat, card } => Event::Picked { seat, card },
            Event::TurnBegan { seat, turn } => Event::TurnBegan { seat, turn },
            Event::Played { seat, from, card } => Event::Played { seat, from, card },
            Event::TowerPlayed { seat, from, card, end } => Event::TowerPlayed { seat, from, card, end },
            Event::Discarded { seat, from, card } => Event::Discarded { seat, from, card },
            Event::ToLimbo { from, card } => Event::ToLimbo { from, card },
            Event::LimboReturned => Event::LimboReturned,
            Event::Shuffled => Event::Shuffled,
            Event::DoorSearched { seat, colour, found } => Event::DoorSearched { seat, colour, found },
            Event::SearchDeclined { seat, colour } => Event::SearchDeclined { seat, colour },
            Event::DoorLaid { seat, colour } => Event::DoorLaid { seat, colour },
            Event::DoorReturned { seat, colour } => Event::DoorReturned { seat, colour },
            Event::GoalFound { place } => Event::GoalFound { place },
            Event::GoalReopened { place } => Event::GoalReopened { place },
            Event::GoalsSwapped { left, right } => Event::GoalsSwapped { left, right },
            Event::Swapped { seat, gave, took } => Event::Swapped { seat, gave, took },
            Event::Turned { seat, card } => Event::Turned { seat, card },
            Event::NightmareAnswered { seat, answer } => Event::NightmareAnswered { seat, answer },
            Event::FalseDestruction { seat } => Event::FalseDestruction { seat },
            Event::SpellCast { seat, spell } => Event::SpellCast { seat, spell },
            Event::Paid { card } => Event::Paid { card },
            Event::PremonitionRevealed { premonition } => Event::PremonitionRevealed { premonition },
            Event::PremonitionStruck { premonition } => Event::PremonitionStruck { premonition },
            Event::PremonitionRemoved { premonition } => Event::PremonitionRemoved { premonition },
            Event::Ended { won } => Event::Ended { won },
        }
    }
}

impl Event {
    /// What the observer saw.
    pub(crate) fn seen_by(self, observer: Observer) -> SeenEvent {
        self.with_cards(|seen| seen.knowers().contains(observer).then(|| seen.card()))
    }
}
