use crate::board::Seen;
use crate::cells::{Arrow, Cell};
use crate::event::SeenEvent;
use crate::tiles::Tile;
use crate::view::View;

/// What somebody who watched knows of the face-down tiles (LA-H1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recollection {
    tiles: [Option<Tile>; Cell::COUNT],
}

impl Default for Recollection {
    fn default() -> Recollection {
        Recollection { tiles: [None; Cell::COUNT] }
    }
}

impl Recollection {
    /// Takes note of what happened.
    pub fn hear(&mut self, event: &SeenEvent) {
        match *event {
            SeenEvent::PushedDown { arrow, shape, thing } => self.push(arrow, Some(Tile::new(shape, thing))),
            SeenEvent::Pushed { arrow, .. } => self.push(arrow, None),
            SeenEvent::TurnedDown { cell, shape, thing } => {
                self.tiles[cell.index()] = Some(Tile::new(shape, thing));
            }
            SeenEvent::TurnedUp { cell, .. } => self.tiles[cell.index()] = None,
            SeenEvent::Permuted { one, other, .. } => self.tiles.swap(one.index(), other.index()),
            _ => {}
        }
    }

    fn push(&mut self, arrow: Arrow, tile: Option<Tile>) {
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
            if let (Seen::Blank, Some(tile)) = (view.board.seen(cell), self.tiles[cell.index()]) {
                recalled.board.lay_down(cell, tile);
            }
        }
        recalled
    }
}
