//! What each observer may know: the only place where it is decided.

use dedale_core::{Few, Observer, Outcome, Seat, Setup as _};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::{Board, Seen};
use crate::cards::{Colour, Page, Spell, Thing, Treasure, TreasureSet};
use crate::cells::{Cell, SIZE};
use crate::decision::Question;
use crate::deck::Deck;
use crate::public::with_public;
use crate::reach::Ways;
use crate::setup::{Help, Memory, Setup};
use crate::state::State;
use crate::tiles::{Openings, Shape, Tile};

/// What one observer may know of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// Who is looking.
    pub observer: Observer,
    /// The choices made before the game.
    pub setup: Setup,
    /// The turn, from 1; 0 while spells are chosen.
    pub turn: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// What is asked of that player; null when the game is over.
    pub question: Option<Question>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The tiles.
    pub board: Board,
    /// The colour of each player's pawn.
    pub colours: Few<Colour, 4>,
    /// Where each player's pawn stands.
    pub pawns: Few<Cell, 4>,
    /// Each player's treasure cards, from left to right.
    pub hands: Few<Few<Treasure, 2>, 4>,
    /// Each player's spell besides Push.
    pub spells: Few<Option<Spell>, 4>,
    /// Whether the active player may still push.
    pub push_ready: bool,
    /// Whether the active player may still cast the other spell.
    pub spell_ready: bool,
    /// The active player's moves left.
    pub moves: u8,
    /// Treasures found this turn.
    pub found_now: u8,
    /// Treasures found in all.
    pub found: TreasureSet,
    /// The treasures on cards not drawn yet, in no order.
    pub to_draw: TreasureSet,
    /// The page turned last.
    pub page: Option<Page>,
    /// The pages of the deck not turned yet, in no order.
    pub pages_left: PagesLeft,
    /// How many of them the grimoire still has: as many turns are to come.
    pub turns_left: u8,
    /// Where the active player may move now, each cell with a shortest way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ways: Option<Ways>,
}

impl View {
    /// LA-M3, LA-M5, LA-L3: which treasure the active player finds by stopping on a cell, and whose card it is on.
    /// None for what is hidden from the observer.
    pub fn finds(&self, cell: Cell) -> Option<(Seat, Treasure)> {
        let counting = self.setup.counting_cards();
        let treasure = self.board.thing_at(cell)?.treasure()?;
        let wants =
            |seat: &Seat| self.hands[seat.index()].iter().take(counting).any(|&card| card == treasure);
        let helps = match self.setup.help() {
            Help::OwnBoardEmpty => self.hands[self.active.index()].is_empty(),
            Help::DeckEmpty => self.to_draw.is_empty(),
        };
        let others = Seat::first(self.hands.len()).filter(|&seat| seat != self.active && helps);
        let owner = [self.active].into_iter().chain(others).find(wants)?;
        Some((owner, treasure))
    }
}

/// The pages of the deck not turned yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PagesLeft {
    pub(crate) deck: Deck,
    pub(crate) bits: u32,
}

impl PagesLeft {
    /// How many pages.
    pub fn len(&self) -> u32 {
        self.bits.count_ones()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.bits == 0
    }

    /// In the deck's order, which tells nothing.
    pub fn iter(&self) -> impl Iterator<Item = Page> {
        let pages = self.deck.pages().iter().enumerate();
        pages.filter(|(place, _)| self.bits >> place & 1 == 1).map(|(_, page)| *page)
    }

    pub(crate) fn bits(&self) -> u32 {
        self.bits
    }
}

impl Serialize for PagesLeft {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl JsonSchema for PagesLeft {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PagesLeft".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<Page>::json_schema(generator)
    }
}

impl State {
    /// The tiles without what is hidden from the observer.
    #[inline]
    pub(crate) fn board_seen_by(&self, observer: Observer) -> Board {
        let sees_all = observer == Observer::Omniscient || self.setup.memory() == Memory::Aid;
        if sees_all { self.board } else { self.board.blanked() }
    }

    /// What the observer may know.
    #[inline]
    pub(crate) fn view_of(&self, observer: Observer) -> View {
        let board = self.board_seen_by(observer);
        let seats = self.setup.seats();
        let moves = self.asked() == Some(Question::Turn) && self.moves > 0;
        with_public!(
            self,
            View {
                observer,
                question: self.asked(),
                outcome: self.ending(),
                board,
                colours: self.colours.first(seats).collect(),
                pawns: self.pawns.0[..seats].iter().copied().collect(),
                hands: self.hands.0[..seats].iter().copied().collect(),
                spells: self.spells.0[..seats].iter().copied().collect(),
                found: self.found(),
                to_draw: self.treasures,
                page: self.page,
                pages_left: PagesLeft { deck: *self.setup.deck(), bits: self.pages },
                turns_left: self.turns_left(),
                ways: moves.then(|| Ways::new(board, self.here(), self.moving_spell())),
            }
        )
    }
}

/// The board on the wire.
#[derive(Serialize, Deserialize, JsonSchema)]
pub(crate) struct BoardView {
    /// Seven rows of seven tiles.
    pub(crate) rows: [[TileView; SIZE]; SIZE],
    /// The tile left over.
    pub(crate) spare: TileView,
}

/// A tile on the wire: face up with its openings, face down with what is known of it, or the spare.
#[derive(Serialize, Deserialize, JsonSchema)]
pub(crate) struct TileView {
    /// The sides it is open to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) open: Option<Openings>,
    /// Whether it lies face down.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) down: bool,
    /// Its shape, if it lies face down or beside the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) shape: Option<Shape>,
    /// What is drawn on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) thing: Option<Thing>,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

impl TileView {
    fn lying(tile: Tile, down: bool) -> TileView {
        TileView { open: None, down, shape: Some(tile.shape()), thing: tile.thing() }
    }

    fn of(seen: Seen) -> TileView {
        match seen {
            Seen::Up(openings, thing) => TileView { open: Some(openings), down: false, shape: None, thing },
            Seen::Known(tile) => TileView::lying(tile, true),
            Seen::Blank => TileView { open: None, down: true, shape: None, thing: None },
        }
    }
}

/// Only boards of views go out; what is hidden in them is blank already.
impl Serialize for Board {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let tile = |row, column| TileView::of(self.seen(Cell::new(row, column)));
        let rows = std::array::from_fn(|row| std::array::from_fn(|column| tile(row, column)));
        BoardView { rows, spare: TileView::lying(self.spare(), false) }.serialize(serializer)
    }
}

impl JsonSchema for Board {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Board".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        BoardView::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use dedale_core::chance::{Chance as _, Seed};
    use dedale_core::{Legal as _, Match, Rules as _, Secrets as _};

    use super::*;
    use crate::{Action, Event};

    #[test]
    fn what_a_view_says_a_move_finds_is_what_it_finds() {
        let mut found = 0;
        for (number, setup) in Setup::all().enumerate() {
            let mut chance = Seed::quick_from(number as u64);
            let mut game = Match::<State>::new(&setup, Seed::Quick(number as u64));
            while let Some(seat) = game.decider() {
                let view = game.state().view(Observer::Seat(seat));
                let legal = game.state().legal();
                let action = legal.nth(chance.pick(legal.len())).expect("an answer");
                let step = game.step();
                game.act(action).expect("a legal answer");
                let Action::Move(cell) = action else { continue };
                let finds = game.events_since(step).iter().find_map(|event| match *event {
                    Event::Found { owner, treasure, .. } => Some((owner, treasure)),
                    _ => None,
                });
                let expected = if view.board.down().contains(cell) { None } else { view.finds(cell) };
                assert_eq!(finds, expected);
                found += u32::from(finds.is_some());
            }
        }
        assert!(found > 20, "{found}");
    }
}
