//! One tile: three rows of walls, and what is on the floor between them.

use dedale_labyrinth::{Openings, Side};

use super::signs::Signs;
use crate::terminal::canvas::Canvas;
use crate::terminal::style::Ink;

/// The rows of a tile.
pub(super) const HEIGHT: usize = 3;

/// Where on the canvas a tile is, and how wide.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) row: usize,
    pub(super) column: usize,
    pub(super) width: usize,
}

impl Place {
    /// The columns of the walls.
    pub(super) const fn walls(self) -> (usize, usize) {
        let margin = if self.width > 5 { 1 } else { 0 };
        (margin, self.width - 1 - margin)
    }

    /// The column in the middle.
    pub(super) const fn middle(self) -> usize {
        self.column + self.width / 2
    }

    /// Where a corridor leaves the tile.
    pub(super) const fn gate(self, side: Side) -> (usize, usize) {
        match side {
            Side::North => (self.row, self.middle()),
            Side::East => (self.row + 1, self.column + self.width - 1),
            Side::South => (self.row + 2, self.middle()),
            Side::West => (self.row + 1, self.column),
        }
    }
}

/// The walls of a corridor.
pub(super) fn walls(
    canvas: &mut Canvas,
    place: Place,
    openings: Openings,
    corners: &[char; 4],
    ink: Ink,
    signs: &Signs,
) {
    let (left, right) = place.walls();
    let open = |side| openings.open(side);
    // At each corner of the floor: the walls that meet there, and the sign if both sides are closed, both open.
    let ends = [(0, Side::North, [corners[0], corners[1], corners[3], corners[2]]), {
        (2, Side::South, [corners[2], corners[3], corners[1], corners[0]])
    }];
    for (row, side, [closed_left, closed_right, open_left, open_right]) in ends {
        for (column, beside, closed, both) in
            [(left, Side::West, closed_left, open_left), (right, Side::East, closed_right, open_right)]
        {
            let sign = match (open(side), open(beside)) {
                (true, true) => both,
                (true, false) => signs.down,
                (false, true) => signs.across,
                (false, false) => closed,
            };
            canvas.put(place.row + row, place.column + column, sign, ink);
        }
        let line = |canvas: &mut Canvas, from: usize, to: usize| {
            (from..to)
                .for_each(|column| canvas.put(place.row + row, place.column + column, signs.across, ink));
        };
        if !open(side) {
            line(canvas, left + 1, right);
        }
        if open(Side::West) {
            line(canvas, 0, left);
        }
        if open(Side::East) {
            line(canvas, right + 1, place.width);
        }
    }
    for (column, side) in [(left, Side::West), (right, Side::East)] {
        if !open(side) {
            canvas.put(place.row + 1, place.column + column, signs.down, ink);
        }
    }
}

/// A face-down tile.
pub(super) fn rubble(canvas: &mut Canvas, place: Place, signs: &Signs) {
    let (left, right) = place.walls();
    for row in 0..HEIGHT {
        for column in left..=right {
            canvas.put(place.row + row, place.column + column, signs.rubble, Ink::Faint);
        }
    }
}
