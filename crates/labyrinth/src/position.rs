use std::fmt;
use std::str::FromStr;

use dedale_core::names::Named;
use dedale_core::{Broken, Few, Fingerprint, Seat, Setup as _};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::{Colour, Page, Spell, Thing, Treasure, TreasureSet};
use crate::cells::{Cell, CellSet, SIZE};
use crate::check::{field_of, require};
use crate::colours::ColourOfSeat;
use crate::decision::Question;
use crate::deck::Deck;
use crate::public::with_public;
use crate::setup::Setup;
use crate::state::{ALL_PAGES, Ended, State};
use crate::tiles::{Openings, Shape, Tile, fixed_openings};

/// A tile as text: `NE skull` face up, `down corner skull` face down, `corner skull` beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TileText {
    /// Face up.
    Up(Openings, Option<Thing>),
    /// Face down.
    Down(Tile),
    /// Beside the board.
    Spare(Tile),
}

impl fmt::Display for TileText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TileText::Up(openings, Some(thing)) => write!(f, "{openings} {thing}"),
            TileText::Up(openings, None) => write!(f, "{openings}"),
            TileText::Down(tile) => write!(f, "down {tile}"),
            TileText::Spare(tile) => write!(f, "{tile}"),
        }
    }
}

impl FromStr for TileText {
    type Err = String;

    fn from_str(text: &str) -> Result<TileText, String> {
        let words: Vec<_> = text.split_whitespace().collect();
        let (down, words) = match words.split_first() {
            Some((&"down", rest)) => (true, rest),
            _ => (false, &words[..]),
        };
        let (first, thing) = match *words {
            [first] => (first, None),
            [first, name] => match Thing::from_name(name) {
                Some(thing) => (first, Some(thing)),
                None => return Err(format!("unknown treasure or symbol “{name}”")),
            },
            _ => return Err(format!("“{text}”: expected “NE skull”, “down corner skull” or “corner skull”")),
        };
        let shape = Shape::from_name(first).map(|shape| Tile::new(shape, thing));
        match (down, shape, Openings::from_name(first)) {
            (true, Some(tile), _) => Ok(TileText::Down(tile)),
            (false, Some(tile), _) => Ok(TileText::Spare(tile)),
            (false, None, Some(openings)) => Ok(TileText::Up(openings, thing)),
            _ => Err(format!("unknown shape or openings “{first}”")),
        }
    }
}

impl Serialize for TileText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TileText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TileText, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for TileText {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Tile".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let things = Thing::all().map(Named::name).collect::<Vec<_>>().join("|");
        let shapes = Shape::ALL.iter().map(|shape| shape.name()).collect::<Vec<_>>().join("|");
        let openings = Openings::all().map(Named::name).collect::<Vec<_>>().join("|");
        let pattern = format!("^({openings}|(down )?({shapes}))( ({things}))?$");
        schemars::json_schema!({ "type": "string", "pattern": pattern })
    }
}

/// The whole truth as a document.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The choices made before the game.
    pub setup: Setup,
    /// The turn, from 1; 0 while spells are chosen.
    #[schemars(range(max = 24))]
    pub turn: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// What is asked; absent when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Question>,
    /// When the game is over: whether it was won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
    /// Seven rows of seven tiles, from north to south, each from west to east.
    #[schemars(length(equal = 7), inner(length(equal = 7)))]
    pub board: Vec<Vec<TileText>>,
    /// The tile beside the board.
    pub spare: TileText,
    /// The colour of each player's pawn; may be left out unless they are drawn.
    #[serde(default)]
    #[schemars(length(max = 4), extend("uniqueItems" = true))]
    pub colours: Vec<Colour>,
    /// Where each player's pawn stands.
    #[schemars(length(min = 2, max = 4))]
    pub pawns: Vec<Cell>,
    /// Each player's treasure cards, from left to right.
    #[schemars(length(min = 2, max = 4), inner(length(max = 2)))]
    pub hands: Vec<Vec<Treasure>>,
    /// Each player's spell besides Push; null if not chosen yet.
    #[schemars(length(min = 2, max = 4))]
    pub spells: Vec<Option<Spell>>,
    /// The treasure cards not drawn yet.
    #[serde(default)]
    #[schemars(length(max = 24), extend("uniqueItems" = true))]
    pub treasure_deck: Vec<Treasure>,
    /// The page turned last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<Page>,
    /// The pages of the deck not turned yet.
    #[serde(default)]
    #[schemars(length(max = 24))]
    pub pages_left: Vec<Page>,
    /// Whether the active player may still push.
    pub push_ready: bool,
    /// Whether the active player may still cast the other spell.
    pub spell_ready: bool,
    /// The active player's moves left.
    #[schemars(range(max = 1))]
    pub moves: u8,
    /// Treasures found this turn.
    #[schemars(range(max = 2))]
    pub found_now: u8,
}

impl State {
    /// The whole truth.
    pub(crate) fn to_position(self) -> Position {
        let seats = self.setup.seats();
        let tile = |row, column| {
            let cell = Cell::new(row, column);
            if self.board.down().contains(cell) {
                TileText::Down(self.board.tile(cell))
            } else {
                TileText::Up(self.board.openings(cell), self.board.thing_at(cell))
            }
        };
        let pages = self.setup.deck().pages().iter().enumerate();
        with_public!(
            self,
            Position {
                asked: self.asked(),
                won: self.ended.map(|ended| ended == Ended::Won),
                board: (0..SIZE).map(|row| (0..SIZE).map(|column| tile(row, column)).collect()).collect(),
                spare: TileText::Spare(self.board.spare()),
                colours: self.colours.first(seats).collect(),
                pawns: self.pawns.0[..seats].to_vec(),
                hands: self.hands.0[..seats].iter().map(|hand| hand.to_vec()).collect(),
                spells: self.spells.0[..seats].to_vec(),
                treasure_deck: self.treasures.iter().collect(),
                page: self.page,
                pages_left: pages
                    .filter(|(place, _)| self.pages >> place & 1 == 1)
                    .map(|(_, page)| *page)
                    .collect(),
            }
        )
    }

    /// Reads and validates a position.
    pub(crate) fn of_position(position: &Position) -> Result<State, Broken> {
        let setup = position.setup;
        let seats = setup.seats();
        for (field, count) in [
            ("pawns", position.pawns.len()),
            ("hands", position.hands.len()),
            ("spells", position.spells.len()),
        ] {
            require(count == seats, || Broken::new(field, count, seats).because("labyrinth-per-player"))?;
        }
        require(position.asked.is_none() || position.won.is_none(), || {
            Broken::new("asked", "asked + won", "asked | won").because("labyrinth-asked-and-over")
        })?;
        require(position.asked.is_some() || position.won.is_some(), || {
            Broken::new("asked", "—", "asked | won").because("labyrinth-neither-asked-nor-over")
        })?;
        let mut state = State::before_deal(setup);
        state.colours = position.read_colours()?;
        state.lay_position(position)?;
        state.pawns.0[..seats].copy_from_slice(&position.pawns);
        state.spells.0[..seats].copy_from_slice(&position.spells);
        for (seat, hand) in position.hands.iter().enumerate() {
            let cards = Few::try_from_iter(hand.iter().copied());
            state.hands.0[seat] = cards.ok_or_else(|| {
                Broken::new(format!("hands[{seat}]"), hand.len(), 2).because("labyrinth-hand-too-big")
            })?;
        }
        position.check_cards_once()?;
        state.treasures = position.treasure_deck.iter().copied().collect::<TreasureSet>();
        state.pages = pages_left(setup.deck(), &position.pages_left)?;
        let state = with_public!(
            position,
            State {
                page: position.page.map(Page::in_order),
                question: position.asked.unwrap_or(Question::Turn),
                ended: position.won.map(|won| if won { Ended::Won } else { Ended::Lost }),
                ..state
            }
        );
        state.checked()?;
        Ok(state)
    }

    fn lay_position(&mut self, position: &Position) -> Result<(), Broken> {
        let size = |field: String, count: usize| {
            require(count == SIZE, || Broken::new(field, count, SIZE).because("labyrinth-board-size"))
        };
        size("board".to_owned(), position.board.len())?;
        let mut seen = Vec::new();
        let mut once = |field: &str, thing: Option<Thing>| match thing {
            Some(thing) if seen.contains(&thing) => {
                Err(Broken::new(field, thing, 1).because("labyrinth-thing-twice"))
            }
            thing => {
                seen.extend(thing);
                Ok(())
            }
        };
        for (row, tiles) in position.board.iter().enumerate() {
            size(format!("board[{row}]"), tiles.len())?;
            for (column, &tile) in tiles.iter().enumerate() {
                let cell = Cell::new(row, column);
                let field = field_of(cell);
                match tile {
                    TileText::Up(openings, thing) => {
                        once(&field, thing)?;
                        self.board.lay(cell, openings, thing);
                    }
                    TileText::Down(lying) if CellSet::LOOSE.contains(cell) => {
                        once(&field, lying.thing())?;
                        self.board.lay_down(cell, lying);
                    }
                    TileText::Down(_) => {
                        let fixed = fixed_openings(cell);
                        return Err(Broken::new(field, tile, fixed).because("labyrinth-fixed-down"));
                    }
                    TileText::Spare(lying) => {
                        let expected = lying.shape().plain();
                        return Err(Broken::new(field, tile, expected).because("labyrinth-no-openings"));
                    }
                }
            }
        }
        match position.spare {
            TileText::Spare(tile) => {
                once("spare", tile.thing())?;
                self.board.set_spare(tile);
                Ok(())
            }
            TileText::Up(openings, _) => {
                let expected = openings.shape();
                Err(Broken::new("spare", position.spare, expected).because("labyrinth-spare-without-shape"))
            }
            TileText::Down(tile) => {
                Err(Broken::new("spare", position.spare, tile).because("labyrinth-spare-down"))
            }
        }
    }

    /// Every field, in an order that only ever grows.
    pub(crate) fn hash_into(&self, hash: &mut Fingerprint) {
        hash.write(self.setup.text().as_bytes());
        hash.write(&[self.turn, self.active.index() as u8, self.ended.map_or(0, |ended| ended as u8 + 1)]);
        hash.write(&[self.asked().map_or(u8::MAX, |question| question as u8)]);
        self.board.bytes().for_each(|byte| hash.write(&[byte]));
        for seat in Seat::first(self.setup.seats()) {
            let spell = self.spells[seat].map_or(u8::MAX, |spell| spell as u8);
            hash.write(&[self.pawns[seat].index() as u8, spell]);
            hash.write_list(self.hands[seat].iter().map(|&treasure| treasure as u8));
        }
        hash.write_u64(self.treasures.0.into());
        hash.write_u64(self.pages.into());
        hash.write(self.page.map_or(String::new(), Page::short).as_bytes());
        hash.write(&[u8::from(self.push_ready), u8::from(self.spell_ready), self.moves, self.found_now]);
        self.colours.first(4).for_each(|colour| hash.write(&[colour as u8]));
    }
}

impl Position {
    /// LA-C7: the pawn of each seat.
    fn read_colours(&self) -> Result<ColourOfSeat, Broken> {
        if let (true, Some(said)) = (self.colours.is_empty(), self.setup.colours_said()) {
            return Ok(said);
        }
        let (count, seats) = (self.colours.len(), self.setup.seats());
        require(count == seats, || Broken::new("colours", count, seats).because("labyrinth-per-player"))?;
        different("colours", &self.colours)?;
        Ok(ColourOfSeat::new(&self.colours))
    }

    /// LA-C4: no treasure card is there twice.
    fn check_cards_once(&self) -> Result<(), Broken> {
        let deck = self.treasure_deck.iter().enumerate();
        let deck = deck.map(|(place, card)| (format!("treasure_deck[{place}]"), card));
        let hands = self.hands.iter().enumerate().flat_map(|(seat, hand)| {
            hand.iter().enumerate().map(move |(place, card)| (format!("hands[{seat}][{place}]"), card))
        });
        let mut seen = TreasureSet::EMPTY;
        for (field, &card) in deck.chain(hands) {
            require(!seen.contains(card), || Broken::new(field, card, 1).because("labyrinth-card-twice"))?;
            seen.insert(card);
        }
        Ok(())
    }
}

/// LA-C7: nobody plays the pawn of somebody else.
pub(crate) fn different(field: &str, colours: &[Colour]) -> Result<(), Broken> {
    for (place, &colour) in colours.iter().enumerate() {
        require(!colours[..place].contains(&colour), || {
            Broken::new(format!("{field}[{place}]"), colour, 1).because("labyrinth-colour-twice")
        })?;
    }
    Ok(())
}

/// The bits of these pages; of like pages the last ones are left.
pub(crate) fn pages_left(deck: &Deck, pages: &[Page]) -> Result<u32, Broken> {
    let deck = deck.pages();
    let mut left = 0_u32;
    for (at, page) in pages.iter().enumerate() {
        let free =
            (0..deck.len()).rev().find(|&place| deck[place] == page.in_order() && left >> place & 1 == 0);
        let place = free.ok_or_else(|| {
            Broken::new(format!("pages_left[{at}]"), page.short(), 1).because("labyrinth-page-not-in-deck")
        })?;
        left |= 1 << place;
    }
    debug_assert!(left & !ALL_PAGES == 0);
    Ok(left)
}
