use dedale_core::{Broken, BySeat, Few, Fingerprint, Seat, Setup as _};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::bag::Bag;
use crate::cards::{Card, Colour};
use crate::check::ensure;
use crate::decision::Question;
use crate::goals::Goals;
use crate::hand::Hand;
use crate::knowers::{Seen, SeenText};
use crate::premonition::PremonitionSet;
use crate::public::with_public;
use crate::setup::{Premonitions, Setup, Towers};
use crate::state::{Doors, Ended, Laid, State, TowerCard};
use crate::tower_set::TowerSet;

/// The whole truth as a document. A card that not everybody knows says who does: `red-sun@1`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The choices made before the game.
    pub setup: Setup,
    /// The turn, from 1; 0 while picking.
    #[schemars(range(max = 71))]
    pub turn: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// What is asked; absent when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Question>,
    /// When the game is over: whether it was won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    /// Each player's own hand.
    #[schemars(length(min = 1, max = 2), inner(length(max = 5)))]
    pub hands: Vec<Vec<SeenText>>,
    /// The common hand; the open cards while picking.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 8))]
    pub common: Vec<Card>,
    /// Each player's row, the card played first first.
    #[schemars(length(min = 1, max = 2), inner(length(max = 58)))]
    pub rows: Vec<Vec<Card>>,
    /// Each player's doors.
    #[schemars(length(min = 1, max = 2), inner(length(max = 8)))]
    pub doors: Vec<Vec<Colour>>,
    /// The deck.
    pub deck: DeckDocument,
    /// What returns to the deck at the end of the turn.
    #[serde(default, skip_serializing_if = "Bag::is_empty")]
    pub limbo: Bag,
    /// The discard pile.
    #[serde(default, skip_serializing_if = "Bag::is_empty")]
    pub discard: Bag,
    /// Cards that paid for spells.
    #[serde(default, skip_serializing_if = "Bag::is_empty")]
    pub removed: Bag,
    /// With the book: the goals from left to right.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goals: Option<Goals>,
    /// With towers: their row from left to right.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 12))]
    pub towers: Vec<Card>,
    /// Premonitions face up.
    #[serde(default, skip_serializing_if = "PremonitionSet::is_empty")]
    pub open_premonitions: PremonitionSet,
    /// Premonitions face down.
    #[serde(default, skip_serializing_if = "PremonitionSet::is_empty")]
    pub hidden_premonitions: PremonitionSet,
    /// Cards lifted off the deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 7))]
    pub looking: Vec<SeenText>,
    /// How many of them were put back already.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[schemars(range(max = 6))]
    pub placed: u8,
    /// A card drawn and not yet laid anywhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<SeenText>,
    /// The nightmare or happy dream being resolved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Dream>")]
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

/// For the schema: the cards that can be resolved.
#[derive(JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(dead_code, reason = "only its schema is used")]
enum Dream {
    Nightmare,
    HappyDream,
}

/// The deck of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckDocument {
    /// The cards on top that somebody knows, the next one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 24))]
    pub top: Vec<SeenText>,
    /// The cards in no order.
    #[serde(default)]
    pub rest: Bag,
    /// The cards at the bottom that somebody knows, the very bottom last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 4))]
    pub bottom: Vec<SeenText>,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}

fn texts<'a>(cards: impl IntoIterator<Item = &'a Seen>) -> Vec<SeenText> {
    cards.into_iter().map(|&seen| SeenText(seen)).collect()
}

fn few<T: Copy + Default, const N: usize>(
    field: &str,
    items: impl IntoIterator<Item = T, IntoIter: ExactSizeIterator>,
) -> Result<Few<T, N>, Broken> {
    let items = items.into_iter();
    let count = items.len();
    Few::try_from_iter(items).ok_or_else(|| Broken::new(field, count, N).because("onirim-too-many-cards"))
}

impl State {
    /// The whole truth.
    pub(crate) fn to_position(self) -> Position {
        let seats = self.setup.seats();
        let row =
            |seat| self.played.iter().filter(|laid| laid.seat() == seat).map(|laid| laid.card()).collect();
        with_public!(
            self,
            Position {
                asked: self.asked(),
                won: self.ended.map(|ended| ended == Ended::Won),
                hands: self.hands.0[..seats].iter().map(|hand| texts(&hand.list::<5>())).collect(),
                common: self.common.to_vec(),
                rows: Seat::first(seats).map(row).collect(),
                doors: self.doors.0[..seats].iter().map(|doors| doors.iter().collect()).collect(),
                deck: DeckDocument {
                    top: texts(self.deck.top.iter().rev()),
                    rest: self.deck.rest.bag(),
                    bottom: texts(&self.deck.bottom),
                },
                goals: self.has_book().then_some(self.goals),
                towers: self.towers.iter().map(|tower| tower.card()).collect(),
                open_premonitions: self.open,
                hidden_premonitions: self.hidden,
                looking: texts(&self.looking.list::<{ Hand::MOST }>()),
                drawn: self.drawn.map(SeenText),
            }
        )
    }

    /// Reads and validates a position.
    pub(crate) fn of_position(position: &Position) -> Result<State, Broken> {
        let setup = position.setup;
        let seats = setup.seats();
        for (field, count) in
            [("hands", position.hands.len()), ("rows", position.rows.len()), ("doors", position.doors.len())]
        {
            ensure(count == seats, || {
                Broken::new(field, count, seats).because("onirim-one-for-each-player")
            })?;
        }
        let mut state = State::before_deal(setup, position.deck.rest);
        state.deck.top = few("deck.top", position.deck.top.iter().rev().map(|text| text.0))?;
        state.deck.bottom = few("deck.bottom", position.deck.bottom.iter().map(|text| text.0))?;
        for (seat, hand) in position.hands.iter().enumerate() {
            let hand: Few<_, 5> = few(&format!("hands[{seat}]"), hand.iter().map(|text| text.0))?;
            state.hands.0[seat] = hand.iter().copied().collect();
        }
        for (place, row) in position.rows.iter().enumerate() {
            let seat = Seat::new(place);
            for (at, &card) in row.iter().enumerate() {
                ensure(card.as_room().is_some(), || {
                    Broken::new(format!("rows[{place}][{at}]"), card, "room").because("onirim-not-a-room")
                })?;
                ensure(!state.played.is_full(), || {
                    let rooms = position.rows.iter().map(Vec::len).sum::<usize>();
                    Broken::new(format!("rows[{place}]"), rooms, 58).because("onirim-too-many-cards")
                })?;
                state.played.push(Laid::new(seat, card));
                state.rows[seat] = state.rows[seat].then(card);
            }
        }
        let mut doors = [Doors::default(); 2];
        for (seat, colours) in position.doors.iter().enumerate() {
            for &colour in colours {
                ensure(doors[seat].of(colour) < 2, || {
                    Broken::new(format!("doors[{seat}]"), colour, 2).because("onirim-too-many-doors")
                })?;
                doors[seat].add(colour);
            }
        }
        if let Some(at) = position.towers.iter().position(|card| card.as_tower().is_none()) {
            let card = position.towers[at];
            return Err(Broken::new(format!("towers[{at}]"), card, "tower").because("onirim-not-a-tower"));
        }
        let goals = match position.goals {
            Some(goals) if state.has_book() => goals,
            None if !state.has_book() => state.goals,
            Some(_) => return Err(Broken::new("goals", Goals::COUNT, "book").because("onirim-not-in-play")),
            None => return Err(Broken::new("goals", 0, Goals::COUNT).because("onirim-book-without-goals")),
        };
        let looking: Few<_, { Hand::MOST }> = few("looking", position.looking.iter().map(|text| text.0))?;
        let looking = looking.iter().copied().collect();
        let state = with_public!(
            position,
            State {
                ended: position.won.map(|won| if won { Ended::Won } else { Ended::Lost }),
                question: position.asked.unwrap_or(Question::Turn),
                common: few("common", position.common.iter().copied())?,
                doors: BySeat(doors),
                goals,
                towers: few("towers", position.towers.iter().map(|&card| TowerCard::of(card)))?,
                open: position.open_premonitions,
                hidden: position.hidden_premonitions,
                looking,
                drawn: position.drawn.map(|text| text.0),
                ..state
            }
        );
        if let (Some(question), Some(_)) = (position.asked, position.won) {
            return Err(Broken::new("asked", question.id(), "won").because("onirim-asked-and-over"));
        }
        ensure(position.asked.is_some() || position.won.is_some(), || {
            Broken::new("asked", "none", "won").because("onirim-neither-asked-nor-over")
        })?;
        state.checked()?;
        Ok(state)
    }

    /// Every field, in an order that only ever grows.
    pub(crate) fn hash_into(&self, hash: &mut Fingerprint) {
        let bytes = |cards: &[Seen]| cards.iter().map(|seen| seen.byte()).collect::<Vec<_>>().into_iter();
        hash.write(self.setup.text().as_bytes());
        hash.write(&[self.turn, self.active.index() as u8, self.ended.map_or(0, |ended| ended as u8 + 1)]);
        if let Some(question) = self.asked() {
            hash.write(&question.bytes());
        }
        for bag in [self.deck.rest.bag(), self.discard, self.removed, self.limbo] {
            bag.words().into_iter().for_each(|word| hash.write_u64(word));
        }
        hash.write_list(bytes(&self.deck.top));
        hash.write_list(bytes(&self.deck.bottom));
        for seat in Seat::first(self.setup.seats()) {
            let mut hand = self.hands[seat].list::<{ Hand::MOST }>();
            hand.sort_unstable_by_key(|seen| seen.byte());
            hash.write_list(bytes(&hand));
            let row: Vec<_> = self.played.iter().filter(|laid| laid.seat() == seat).collect();
            hash.write_list(row.into_iter().map(|laid| laid.card().index() as u8));
            Colour::ALL.iter().for_each(|&colour| hash.write(&[self.doors[seat].of(colour)]));
        }
        let mut common = self.common;
        common.sort_unstable();
        hash.write_list(common.iter().map(|card| card.index() as u8));
        if self.has_book() {
            hash.write_list(self.goals.iter().map(|goal| goal.byte()));
        }
        if self.setup.towers() != Towers::None {
            hash.write_list(self.towers.iter().map(|tower| tower.card().index() as u8));
        }
        if self.setup.premonitions() != Premonitions::None {
            hash.write(&[self.open.bits(), self.hidden.bits()]);
        }
        hash.write_list(bytes(&self.looking.list::<{ Hand::MOST }>()));
        let drawn = self.drawn.map_or(u8::MAX, Seen::byte);
        let dream = self.dream.map_or(u8::MAX, |card| card.index() as u8);
        hash.write(&[self.placed, drawn, dream, u8::from(self.redrawing)]);
        if let Some(question) = self.interrupted {
            hash.write(&question.bytes());
        }
        if !self.tower_looks.is_empty() {
            hash.write(&self.tower_looks.bits().to_le_bytes());
        }
    }
}
