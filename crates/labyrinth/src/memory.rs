use crate::board::Seen;
use crate::cells::{Arrow, Cell};
use crate::event::SeenEvent;
use crate::tiles::Tile;
use crate::view::View;

/// What somebody who watched knows of the face-down tiles (LA-H1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recollection {
    tiles: [Option<Noted>; Cell::COUNT],
    /// How many were noted so far.
    noted: u32,
}

/// A tile that was seen to go face down, and how many were noted before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Noted {
    tile: Tile,
    before: u32,
}

impl Default for Recollection {
    fn default() -> Recollection {
        Recollection { tiles: [None; Cell::COUNT], noted: 0 }
    }
}

impl Recollection {
    /// Takes note of what happened.
    pub fn hear(&mut self, event: &SeenEvent) {
        match *event {
            SeenEvent::PushedDown { arrow, shape, thing } => {
                let noted = self.note(Tile::new(shape, thing));
                self.push(arrow, Some(noted));
            }
            SeenEvent::Pushed { arrow, .. } => self.push(arrow, None),
            SeenEvent::TurnedDown { cell, shape, thing } => {
                self.tiles[cell.index()] = Some(self.note(Tile::new(shape, thing)));
            }
            SeenEvent::TurnedUp { cell, .. } => self.tiles[cell.index()] = None,
            SeenEvent::Permuted { one, other, .. } => self.tiles.swap(one.index(), other.index()),
            _ => {}
        }
    }

    fn note(&mut self, tile: Tile) -> Noted {
        self.noted += 1;
        Noted { tile, before: self.noted - 1 }
    }

    /// Forgets all but so many, noted last.
    pub fn forget_but(&mut self, count: u32) {
        for place in &mut self.tiles {
            *place = place.filter(|noted| noted.before + count >= self.noted);
        }
    }

    fn push(&mut self, arrow: Arrow, tile: Option<Noted>) {
        let before = self.tiles;
        for cell in arrow.cells().iter() {
            if let Some(carried) = arrow.carries(cell) {
                self.tiles[carried.index()] = before[cell.index()];
            }
        }
        self.tiles[arrow.entry().index()] = tile;
    }

    /// The view with what is remembered in place of blanks.
    pub fn recall(&self, view: &View) -> View {
        let mut recalled = *view;
        for cell in view.board.down().iter() {
            if let (Seen::Blank, Some(noted)) = (view.board.seen(cell), self.tiles[cell.index()]) {
                recalled.board.lay_down(cell, noted.tile);
            }
        }
        recalled
    }
}
