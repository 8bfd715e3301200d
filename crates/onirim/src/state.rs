use dedale_core::{BySeat, Few, Outcome, Seat, SeatSet, Setup as _};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::Source;
use crate::bag::Bag;
use crate::cards::{Card, Colour, Symbol, Tower, has_wall};
use crate::decision::Question;
use crate::deck::Deck;
use crate::goals::Goals;
use crate::hand::Hand;
use crate::knowers::{Knowers, Seen};
use crate::premonition::PremonitionSet;
use crate::setup::{Book, Setup, Towers};
use crate::tower_set::TowerSet;

/// The whole truth of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) deck: Deck,
    pub(crate) discard: Bag,
    /// Cards that paid for spells: out of the game (ON-A5).
    pub(crate) removed: Bag,
    pub(crate) limbo: Bag,

    pub(crate) setup: Setup,
    pub(crate) active: Seat,
    pub(crate) turn: u8,
    pub(crate) ended: Option<Ended>,
    pub(crate) question: Question,
    /// The question a spell interrupts.
    pub(crate) interrupted: Option<Question>,

    /// Personal hands; in the solo game the hand.
    pub(crate) hands: BySeat<Hand, 2>,
    /// The common hand, and the open cards while picking.
    pub(crate) common: Few<Card, 8>,
    /// Every room played, in order.
    pub(crate) played: Few<Laid, 58>,
    pub(crate) rows: BySeat<RowEnd, 2>,
    pub(crate) doors: BySeat<Doors, 2>,

    /// ON-A1, meaningless without the book.
    pub(crate) goals: Goals,
    /// ON-B2, from left to right.
    pub(crate) towers: Few<TowerCard, 12>,
    /// ON-D1, face up and face down.
    pub(crate) open: PremonitionSet,
    pub(crate) hidden: PremonitionSet,

    /// Cards lifted off the deck, being looked at.
    pub(crate) looking: Hand,
    /// How many of them were already put back, on top or at the bottom.
    pub(crate) placed: u8,
    /// A labyrinth card drawn whose hand is being chosen (ON-P5), or a door being offered (ON-T7).
    pub(crate) drawn: Option<Seen>,
    /// The nightmare or happy dream being resolved.
    pub(crate) dream: Option<Card>,
    /// A whole hand is being drawn anew (ON-T8 IV, `three-doors`).
    pub(crate) redrawing: bool,
    /// The towers of the discarded hand whose looks are still to come (ON-B4).
    pub(crate) tower_looks: TowerSet,
}

const _: () = assert!(size_of::<State>() <= 272);
const _: () = assert!(!std::mem::needs_drop::<State>());

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    Won,
    Lost,
}

impl Ended {
    /// The stable ids of all reasons.
    pub(crate) const REASONS: [&str; 2] = [Ended::Won.reason(), Ended::Lost.reason()];

    const fn reason(self) -> &'static str {
        match self {
            Ended::Won => "doors-found",
            Ended::Lost => "deck-empty",
        }
    }

    pub(crate) fn of(outcome: Outcome) -> Ended {
        if outcome.is_win() { Ended::Won } else { Ended::Lost }
    }
}

/// A room in a row: the card and whose row it is.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Laid(u8);

impl Laid {
    #[inline]
    pub(crate) fn new(seat: Seat, card: Card) -> Laid {
        Laid((seat.index() as u8) << 7 | card.index() as u8)
    }

    pub(crate) fn seat(self) -> Seat {
        Seat::new(usize::from(self.0 >> 7))
    }

    pub(crate) fn card(self) -> Card {
        Card::from_index(self.0 & 0x7f)
    }
}

impl std::fmt::Debug for Laid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.seat(), self.card())
    }
}

/// The end of a row: its last card, and how many of its colour in a row the series has (ON-T3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct RowEnd {
    pub(crate) last: Option<Card>,
    pub(crate) run: u8,
}

impl RowEnd {
    /// ON-T2: how many cards offer a door.
    pub(crate) const COMPLETE: u8 = 3;

    pub(crate) fn symbol(self) -> Option<Symbol> {
        self.last.and_then(Card::as_room).map(|room| room.symbol)
    }

    /// ON-T3: after a third card the series is over.
    #[inline]
    pub(crate) fn then(self, card: Card) -> RowEnd {
        let same_colour = self.last.is_some_and(|last| last.index() / 3 == card.index() / 3);
        let run = if same_colour && self.run < 3 { self.run + 1 } else { 1 };
        RowEnd { last: Some(card), run }
    }
}

/// How many doors of each colour a player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Doors([u8; 4]);

impl Doors {
    /// How many of a colour.
    #[inline]
    pub fn of(self, colour: Colour) -> u8 {
        self.0[colour as usize]
    }

    pub(crate) fn add(&mut self, colour: Colour) {
        self.0[colour as usize] += 1;
    }

    pub(crate) fn remove(&mut self, colour: Colour) {
        self.0[colour as usize] -= 1;
    }

    /// How many in all.
    #[inline]
    pub fn count(self) -> u8 {
        self.0.iter().sum()
    }

    /// Those of both players.
    pub(crate) fn and(self, other: Doors) -> Doors {
        Doors(std::array::from_fn(|colour| self.0[colour] + other.0[colour]))
    }

    pub(crate) fn has_every_colour(self) -> bool {
        self.0.iter().all(|&count| count > 0)
    }

    /// The colours it has, as bits.
    pub(crate) fn colours(self) -> u32 {
        self.colours_with(1)
    }

    /// The colours it has at least so many of, as bits.
    pub(crate) fn colours_with(self, least: u8) -> u32 {
        let bit = |(colour, &count): (usize, &u8)| u32::from(count >= least) << colour;
        self.0.iter().enumerate().map(bit).sum()
    }

    /// Every door, by colour.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.iter().flat_map(move |&colour| (0..self.of(colour)).map(move |_| colour))
    }
}

impl Serialize for Doors {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Doors {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Doors, D::Error> {
        let mut doors = Doors::default();
        for colour in Vec::<Colour>::deserialize(deserializer)? {
            if doors.of(colour) == Card::door(colour).copies() {
                return Err(serde::de::Error::custom(format!("one {colour} door too many")));
            }
            doors.add(colour);
        }
        Ok(doors)
    }
}

impl JsonSchema for Doors {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Doors".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let colour = generator.subschema_for::<Colour>();
        schemars::json_schema!({ "type": "array", "items": colour, "maxItems": 8 })
    }
}

/// A tower in the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct TowerCard(Card);

impl TowerCard {
    pub(crate) const fn new(tower: Tower) -> TowerCard {
        TowerCard(Card::tower(tower))
    }

    pub(crate) fn of(card: Card) -> TowerCard {
        TowerCard(card)
    }

    pub(crate) const fn card(self) -> Card {
        self.0
    }

    #[inline]
    pub(crate) fn tower(self) -> Tower {
        self.0.as_tower().expect("only towers stand in the tower row")
    }
}

impl State {
    /// How many cards a hand has when it is full (ON-S1, ON-P1).
    #[inline]
    pub(crate) fn hand_size(&self) -> usize {
        self.setup.own_hand()
    }

    #[inline]
    pub(crate) fn own(&self) -> &Hand {
        &self.hands[self.active]
    }

    #[inline]
    pub(crate) fn own_is_full(&self) -> bool {
        self.own().has(self.hand_size())
    }

    #[inline]
    pub(crate) fn common_is_full(&self) -> bool {
        !self.setup.is_duo() || self.common.len() == self.setup.common_hand()
    }

    /// The kinds in the active player's own hand, as bits.
    #[inline]
    pub(crate) fn own_kinds(&self) -> u32 {
        self.own().kinds::<5>()
    }

    /// The kinds in the common hand, as bits.
    #[inline]
    pub(crate) fn common_kinds(&self) -> u32 {
        self.common.iter().fold(0, |kinds, card| kinds | 1 << card.index())
    }

    pub(crate) fn kinds_in(&self, source: Source) -> u32 {
        match source {
            Source::Own => self.own_kinds(),
            Source::Common => self.common_kinds(),
        }
    }

    /// The kinds being looked at, as bits.
    #[inline]
    pub(crate) fn looking_kinds(&self) -> u32 {
        self.looking.kinds::<{ Hand::MOST }>()
    }

    /// Who sees a card that is shown to one seat only (ON-P8).
    #[inline]
    pub(crate) fn shown_to(&self, seat: Seat) -> Knowers {
        if self.setup.is_silent() { Knowers::only(seat) } else { Knowers::EVERYBODY }
    }

    /// The other player's seat; in the solo game a seat nobody has.
    pub(crate) fn partner(&self) -> Seat {
        self.active.next(2)
    }

    /// The doors of both players.
    pub(crate) fn doors_on_table(&self) -> Doors {
        self.doors.0[0].and(self.doors.0[1])
    }

    #[inline]
    pub(crate) fn has_book(&self) -> bool {
        self.setup.book() != Book::None
    }

    pub(crate) fn wall_stands(&self) -> bool {
        has_wall(self.towers.iter().map(|card| card.tower()))
    }

    /// ON-X1, ON-P7, ON-B3.
    pub(crate) fn is_won(&self) -> bool {
        let doors = if self.setup.is_duo() {
            self.doors.0.iter().all(|doors| doors.has_every_colour())
        } else {
            self.doors.0[0].count() == 8
        };
        doors && (self.setup.towers() == Towers::None || self.wall_stands())
    }

    /// What is asked; none when the game is over.
    pub(crate) fn asked(&self) -> Option<Question> {
        if self.ended.is_none() { Some(self.question) } else { None }
    }

    /// How it ended: the dreamers win or lose together.
    pub(crate) fn ending(&self) -> Option<Outcome> {
        self.ended.map(|ended| Outcome {
            winners: match ended {
                Ended::Won => SeatSet::first(self.setup.seats()),
                Ended::Lost => SeatSet::NONE,
            },
            reason: ended.reason(),
        })
    }
}
