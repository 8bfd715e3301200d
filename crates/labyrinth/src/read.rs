//! Views read back from the wire. A board and the pages left are told without what the setup says of them already, and
//! the ways follow from the rest: so a view is read as a whole.

use dedale_core::{Broken, Few, Observer, Outcome, Seat, Setup as _};
use serde::{Deserialize, Deserializer};

use crate::board::{Board, Seen};
use crate::cards::{Colour, Page, Spell, Thing, Treasure, TreasureSet};
use crate::cells::{Cell, CellSet};
use crate::decision::Question;
use crate::layout::Layout;
use crate::position::{different, pages_left};
use crate::public::with_public;
use crate::reach::Ways;
use crate::setup::Setup;
use crate::state::Ended;
use crate::tiles::{Tile, fixed_openings};
use crate::view::{BoardView, PagesLeft, TileView, View};

/// What is sent of a view.
#[derive(Deserialize)]
struct SentView {
    observer: Observer,
    setup: Setup,
    turn: u8,
    active: Seat,
    question: Option<Question>,
    #[serde(deserialize_with = "ending")]
    outcome: Option<Outcome>,
    board: BoardView,
    colours: Few<Colour, 4>,
    pawns: Few<Cell, 4>,
    hands: Few<Few<Treasure, 2>, 4>,
    spells: Few<Option<Spell>, 4>,
    push_ready: bool,
    spell_ready: bool,
    moves: u8,
    found_now: u8,
    found: TreasureSet,
    to_draw: TreasureSet,
    page: Option<Page>,
    pages_left: Vec<Page>,
}

fn ending<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Outcome>, D::Error> {
    Outcome::read_among(&Ended::REASONS, deserializer)
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        SentView::deserialize(deserializer)?.read().map_err(serde::de::Error::custom)
    }
}

impl SentView {
    fn read(self) -> Result<View, Broken> {
        let seats = self.setup.seats();
        for (field, count) in [
            ("colours", self.colours.len()),
            ("pawns", self.pawns.len()),
            ("hands", self.hands.len()),
            ("spells", self.spells.len()),
        ] {
            Broken::unless(field, count, seats)?;
        }
        if !self.observer.is_at_table_of(seats) {
            return Err(Broken::new("observer", self.observer, format!("≤ {seats}")));
        }
        if self.active.index() >= seats {
            return Err(Broken::new("active", self.active, format!("≤ {seats}")));
        }
        let board = self.board.read(self.setup.layout())?;
        different("colours", &self.colours)?;
        let deck = *self.setup.deck();
        let moves = self.question == Some(Question::Turn) && self.moves > 0;
        let here = self.pawns[self.active.index()];
        let spell = self.spells[self.active.index()];
        let spell = spell.filter(|spell| spell.is_of_moves()).filter(|_| self.spell_ready);
        Ok(with_public!(
            self,
            View {
                observer: self.observer,
                question: self.question,
                outcome: self.outcome,
                board,
                colours: self.colours,
                pawns: self.pawns,
                hands: self.hands,
                spells: self.spells,
                found: self.found,
                to_draw: self.to_draw,
                page: self.page.map(Page::in_order),
                pages_left: PagesLeft { deck, bits: pages_left(&deck, &self.pages_left)? },
                turns_left: self.setup.turns().saturating_sub(self.turn),
                ways: moves.then(|| Ways::new(board, here, spell)),
            }
        ))
    }
}

impl TileView {
    fn seen(&self) -> Option<Seen> {
        match *self {
            TileView { open: Some(openings), down: false, shape: None, thing } => {
                Some(Seen::Up(openings, thing))
            }
            TileView { open: None, down: true, shape: Some(shape), thing } => {
                Some(Seen::Known(Tile::new(shape, thing)))
            }
            TileView { open: None, down: true, shape: None, thing: None } => Some(Seen::Blank),
            _ => None,
        }
    }
}

impl BoardView {
    /// The board, where everything the layout has and that shows nowhere is under a tile that is not known.
    fn read(&self, layout: &Layout) -> Result<Board, Broken> {
        let mut board = Board::bare();
        let mut unseen: Vec<_> = Thing::all().filter(|&thing| layout.uses(thing)).collect();
        let mut take = |field: &str, thing: Option<Thing>| {
            let Some(thing) = thing else { return Ok(()) };
            let place = unseen.iter().position(|other| *other == thing);
            let place = place.ok_or_else(|| Broken::new(field, thing, "1 × what the layout has"))?;
            unseen.swap_remove(place);
            Ok(())
        };
        for cell in Cell::all() {
            let field = format!("board.rows[{}][{}]", cell.row(), cell.column());
            let loose = CellSet::LOOSE.contains(cell);
            match self.rows[cell.row()][cell.column()].seen() {
                Some(Seen::Up(openings, thing)) if loose || openings == fixed_openings(cell) => {
                    take(&field, thing)?;
                    board.lay(cell, openings, thing);
                }
                Some(Seen::Known(tile)) if loose => {
                    take(&field, tile.thing())?;
                    board.lay_down(cell, tile);
                }
                Some(Seen::Blank) if loose => board.lay_blank(cell),
                Some(_) => return Err(Broken::new(field, "another", "the fixed tile")),
                None => return Err(Broken::new(field, "neither", "open | down")),
            }
        }
        let TileView { open: None, down: false, shape: Some(shape), thing } = self.spare else {
            return Err(Broken::new("board.spare", "another", "shape"));
        };
        take("board.spare", thing)?;
        board.set_spare(Tile::new(shape, thing));
        if unseen.len() > board.blanks().len() as usize {
            return Err(Broken::new("board", unseen.len(), format!("≤ {} hidden", board.blanks().len())));
        }
        unseen.into_iter().for_each(|thing| board.hide(thing));
        Ok(board)
    }
}
