//! What each observer may know: the only place where it is decided, with [`Event`]'s `seen_by`.

use dedale_core::{Few, Observer, Outcome, Seat, Setup as _};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bag::Bag;
use crate::cards::Card;
use crate::decision::Question;
use crate::deck::Deck;
use crate::goals::Goals;
use crate::knowers::{Glimpse, Seen};
use crate::premonition::PremonitionSet;
use crate::public::with_public;
use crate::series::{SeriesView, series_of};
use crate::setup::{Premonitions, Setup, Towers};
use crate::state::{Doors, Ended, Laid, State};
use crate::tower_set::TowerSet;

/// What one observer may know of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(remote = "Self")]
pub struct View {
    /// Who is looking.
    pub observer: Observer,
    /// The choices made before the game.
    pub setup: Setup,
    /// The turn, from 1; 0 while picking.
    pub turn: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// What is asked of that player; null when the game is over.
    pub question: Option<Question>,
    /// How it ended.
    #[serde(deserialize_with = "ending")]
    pub outcome: Option<Outcome>,
    /// ON-X4: the game can no longer be won.
    pub unwinnable: bool,
    /// Each player's own hand, known cards first.
    pub hands: Few<Few<Glimpse, 5>, 2>,
    /// The common hand; the open cards while picking.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub common: Few<Card, 8>,
    /// Each player's row.
    pub rows: Few<RowView, 2>,
    /// Each player's doors.
    pub doors: Few<Doors, 2>,
    /// The deck.
    pub deck: DeckView,
    /// Every card whose place the observer does not know: it is in the deck, or hidden in a hand.
    pub unseen: Bag,
    /// What returns to the deck at the end of the turn.
    pub limbo: Bag,
    /// The discard pile.
    pub discard: Bag,
    /// Cards that paid for spells.
    #[serde(default, skip_serializing_if = "Bag::is_empty")]
    pub removed: Bag,
    /// With the book: the goals from left to right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goals: Option<Goals>,
    /// With towers: their row from left to right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub towers: Option<Few<Card, 12>>,
    /// With premonitions: those face up, and those face down, in no order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub premonitions: Option<PremonitionsView>,
    /// Cards lifted off the deck.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub looking: Few<Glimpse, 7>,
    /// How many of them were put back already.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub placed: u8,
    /// A card drawn and not yet laid anywhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Glimpse>,
    /// The nightmare or happy dream being resolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dream: Option<Card>,
    /// A whole hand is being drawn anew.
    #[serde(default, skip_serializing_if = "is_false")]
    pub redrawing: bool,
    /// The towers of a discarded hand whose looks are still to come.
    #[serde(default, skip_serializing_if = "TowerSet::is_empty")]
    pub tower_looks: TowerSet,
    /// The question that stands again after the spell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub interrupted: Option<Question>,
}

/// A player's row. It is sent cut into series, which searches do not need.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(into = "SentRow", from = "SentRow")]
#[schemars(with = "SentRow")]
pub struct RowView {
    /// Its cards in order.
    pub cards: Few<Card, 58>,
    /// How many cards of the last one's colour the series has: at 3 it is over.
    pub run: u8,
}

/// A player's row.
#[derive(Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "RowView")]
struct SentRow {
    /// Its cards in order.
    cards: Few<Card, 58>,
    /// How many cards of the last one's colour the series has: at 3 it is over.
    run: u8,
    /// Its cards cut into series, the first one first.
    series: Vec<SeriesView>,
}

impl From<RowView> for SentRow {
    fn from(RowView { cards, run }: RowView) -> SentRow {
        SentRow { cards, run, series: series_of(&cards) }
    }
}

impl From<SentRow> for RowView {
    fn from(SentRow { cards, run, .. }: SentRow) -> RowView {
        RowView { cards, run }
    }
}

/// The deck as an observer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DeckView {
    /// How many cards it has.
    pub count: u8,
    /// The cards on top that somebody knows, the next one first.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub top: Few<Glimpse, { Deck::TOP }>,
    /// The cards at the bottom that somebody knows, the very bottom last.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub bottom: Few<Glimpse, { Deck::BOTTOM }>,
}

/// The premonitions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PremonitionsView {
    /// Face up.
    pub open: PremonitionSet,
    /// Face down, in no order.
    pub hidden: PremonitionSet,
}

fn ending<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Outcome>, D::Error> {
    Outcome::read_among(&Ended::REASONS, deserializer)
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        View::serialize(self, serializer)
    }
}

/// Reads what is sent. A view that says something of each seat says it of every seat of its setup, and of no other.
impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        let view = View::deserialize(deserializer)?;
        let seats = view.setup.seats();
        let somebody = view.observer.is_at_table_of(seats) && view.active.index() < seats;
        if somebody && [view.hands.len(), view.rows.len(), view.doors.len()] == [seats; 3] {
            return Ok(view);
        }
        Err(serde::de::Error::custom(format!("expected {seats} seats")))
    }
}

fn is_empty<T, const N: usize>(few: &Few<T, N>) -> bool {
    (**few).is_empty()
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}

impl State {
    /// What the observer may know. What has to be worked out comes first, so that the rest is copied straight into its place.
    pub(crate) fn view_of(&self, observer: Observer) -> View {
        let seats = self.setup.seats();
        let unwinnable = self.is_unwinnable();
        let unseen = self.unseen_by(observer);
        let hands = self.hands_in_view(observer);
        let looking = self.looking.glimpses(observer);
        let glimpse = |&seen: &Seen| seen.glimpse(observer);
        let drawn = self.drawn.as_ref().map(glimpse);
        let deck = DeckView {
            count: self.deck.len() as u8,
            top: self.deck.top.iter().rev().map(glimpse).collect(),
            bottom: self.deck.bottom.iter().map(glimpse).collect(),
        };
        let towers = (self.setup.towers() != Towers::None)
            .then(|| self.towers.iter().map(|tower| tower.card()).collect());
        let premonitions = (self.setup.premonitions() != Premonitions::None)
            .then_some(PremonitionsView { open: self.open, hidden: self.hidden });
        with_public!(
            self,
            View {
                observer,
                question: self.asked(),
                outcome: self.ending(),
                unwinnable,
                hands,
                common: self.common,
                rows: self.rows_in_view(),
                doors: Few::first_of(self.doors.0, seats),
                deck,
                unseen,
                goals: self.has_book().then_some(self.goals),
                towers,
                premonitions,
                looking,
                drawn,
            }
        )
    }

    /// Every card whose place the observer does not know.
    #[inline]
    pub(crate) fn unseen_by(&self, observer: Observer) -> Bag {
        let mut unseen = self.deck.rest.bag();
        let [first, second] = self.hands.0;
        for hand in [first, second, self.looking] {
            hand.hidden_from(observer).for_each(|card| unseen.add(card));
        }
        let mut add_hidden = |seen: &Seen| unseen.add_if(!seen.knowers().contains(observer), seen.card());
        self.deck.top.iter().for_each(&mut add_hidden);
        self.deck.bottom.iter().for_each(&mut add_hidden);
        self.drawn.iter().for_each(&mut add_hidden);
        unseen
    }

    #[inline]
    fn hands_in_view(&self, observer: Observer) -> Few<Few<Glimpse, 5>, 2> {
        let [first, second] = self.hands.0;
        let first = first.sorted_glimpses(observer);
        if self.setup.is_duo() {
            Few::first_of([first, second.sorted_glimpses(observer)], 2)
        } else {
            Few::first_of([first, Few::new()], 1)
        }
    }

    #[inline]
    fn rows_in_view(&self) -> Few<RowView, 2> {
        let [first, second] = self.rows.0;
        if self.setup.is_duo() {
            let mut rows = [first, second].map(|end| RowView { cards: Few::new(), run: end.run });
            self.played.iter().for_each(|laid| rows[laid.seat().index()].cards.push(laid.card()));
            Few::first_of(rows, 2)
        } else {
            let row = RowView { cards: self.played.map(Laid::card), run: first.run };
            Few::first_of([row, RowView::default()], 1)
        }
    }
}
