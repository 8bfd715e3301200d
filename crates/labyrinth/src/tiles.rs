//! The corridors on a tile (LA-C2, LA-C3).

use std::fmt;

use dedale_core::names::{Named, by_name, named_enum};

use crate::cards::Thing;
use crate::cells::{Cell, SIZE, Side};

named_enum! {
    /// What a tile looks like, however it is turned.
    pub enum Shape("shape") {
        /// Two openings across.
        Straight = "straight",
        /// Two openings side by side.
        Corner = "corner",
        /// Three openings.
        Junction = "junction",
    }
}

impl Shape {
    /// In how many ways it can be turned.
    #[inline]
    pub const fn turns(self) -> usize {
        if matches!(self, Shape::Straight) { 2 } else { 4 }
    }

    /// Its openings after so many quarter turns clockwise.
    #[inline]
    pub const fn turned(self, quarters: usize) -> Openings {
        const TURNED: [[u8; 4]; 3] = [[0, 1, 0, 1], [2, 3, 4, 5], [6, 7, 8, 9]];
        Openings(TURNED[self as usize][quarters % 4])
    }

    /// Its openings as it lies when nobody has turned it: how tiles lie whose orientation does not matter.
    #[inline]
    pub const fn plain(self) -> Openings {
        self.turned(0)
    }
}

/// The sides to which a tile is open.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Openings(u8);

/// Name and bits (north 1, east 2, south 4, west 8), each shape turning clockwise.
const OPENINGS: [(&str, u8); Openings::COUNT] = [
    ("NS", 5),
    ("EW", 10),
    ("NE", 3),
    ("ES", 6),
    ("SW", 12),
    ("NW", 9),
    ("NES", 7),
    ("ESW", 14),
    ("NSW", 13),
    ("NEW", 11),
];

/// The place of the openings with these bits; [`Openings::COUNT`] if no tile has them.
const BY_BITS: [u8; 16] = {
    let mut places = [Openings::COUNT as u8; 16];
    let mut at = 0;
    while at < Openings::COUNT {
        places[OPENINGS[at].1 as usize] = at as u8;
        at += 1;
    }
    places
};

impl Openings {
    /// How many there are.
    pub const COUNT: usize = 10;

    /// All of them: straights, corners, junctions.
    pub fn all() -> impl DoubleEndedIterator<Item = Openings> + ExactSizeIterator {
        (0..Openings::COUNT as u8).map(Openings)
    }

    /// Its place among all.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn from_index(index: usize) -> Openings {
        debug_assert!(index < Openings::COUNT);
        Openings(index as u8)
    }

    /// As bits: north 1, east 2, south 4, west 8.
    #[inline]
    pub const fn bits(self) -> u8 {
        OPENINGS[self.index()].1
    }

    /// Those with these bits.
    #[inline]
    pub const fn from_bits(bits: u8) -> Option<Openings> {
        match BY_BITS[bits as usize & 15] {
            index if bits < 16 && (index as usize) < Openings::COUNT => Some(Openings(index)),
            _ => None,
        }
    }

    /// The shape.
    #[inline]
    pub const fn shape(self) -> Shape {
        match self.0 {
            0..2 => Shape::Straight,
            2..6 => Shape::Corner,
            _ => Shape::Junction,
        }
    }

    /// How often the shape was turned.
    #[inline]
    pub(crate) const fn quarters(self) -> usize {
        match self.shape() {
            Shape::Straight => self.index(),
            Shape::Corner => self.index() - 2,
            Shape::Junction => self.index() - 6,
        }
    }

    /// After so many more quarter turns clockwise.
    #[inline]
    pub const fn turned(self, quarters: usize) -> Openings {
        self.shape().turned(self.quarters() + quarters)
    }

    /// Whether the tile is open to a side.
    pub const fn open(self, side: Side) -> bool {
        self.bits() >> side as u8 & 1 == 1
    }

    /// Those of that name, in any case.
    pub fn from_any_case(name: &str) -> Option<Openings> {
        Openings::all().find(|openings| openings.name().eq_ignore_ascii_case(name))
    }
}

impl Named for Openings {
    const WHAT: &'static str = "openings";

    fn all() -> impl Iterator<Item = Self> {
        Openings::all()
    }

    fn name(self) -> &'static str {
        OPENINGS[self.index()].0
    }
}

by_name!(Openings);

impl fmt::Debug for Openings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// LA-C2: the openings of the fixed tiles as bits, rows 0, 2, 4, 6 by columns 0, 2, 4, 6.
const FIXED: [[u8; 4]; 4] = [[6, 14, 14, 12], [7, 7, 14, 13], [7, 11, 13, 13], [3, 11, 11, 9]];

/// The openings of a fixed tile.
pub(crate) const fn fixed_openings(cell: Cell) -> Openings {
    match Openings::from_bits(FIXED[cell.row() / 2][cell.column() / 2]) {
        Some(openings) if cell.is_fixed() => openings,
        _ => panic!("a fixed cell has a tile of its own"),
    }
}

/// A tile as it lies in the box: its shape, and what is drawn on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Tile(u8);

impl Tile {
    /// A tile of that shape with that on it.
    pub const fn new(shape: Shape, thing: Option<Thing>) -> Tile {
        let thing = match thing {
            Some(thing) => thing.index() as u8 + 1,
            None => 0,
        };
        Tile((shape as u8) << 5 | thing)
    }

    /// Its shape.
    #[inline]
    pub const fn shape(self) -> Shape {
        match self.0 >> 5 {
            0 => Shape::Straight,
            1 => Shape::Corner,
            _ => Shape::Junction,
        }
    }

    /// What is drawn on it.
    #[inline]
    pub const fn thing(self) -> Option<Thing> {
        match self.0 & 31 {
            0 => None,
            number => Some(Thing::from_index(number as usize - 1)),
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.thing() {
            Some(thing) => write!(f, "{} {thing}", self.shape()),
            None => write!(f, "{}", self.shape()),
        }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

const _: () = assert!(FIXED.len() == SIZE / 2 + 1);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::CellSet;

    #[test]
    fn la_c2_no_fixed_tile_opens_outward_and_the_corners_are_corners() {
        for cell in CellSet::FIXED.iter() {
            for &side in Side::ALL {
                assert!(!fixed_openings(cell).open(side) || cell.neighbour(side).is_some(), "{cell} {side}");
            }
            let corner = fixed_openings(cell).shape() == Shape::Corner;
            assert_eq!(corner, CellSet::STARTS.contains(cell));
        }
        let bits: Vec<_> = CellSet::FIXED.iter().map(|cell| fixed_openings(cell).bits()).collect();
        assert_eq!(bits, [6, 14, 14, 12, 7, 7, 14, 13, 7, 11, 13, 13, 3, 11, 11, 9]);
    }

    #[test]
    fn a_quarter_turn_moves_every_opening_clockwise() {
        for openings in Openings::all() {
            let bits = u32::from(openings.bits());
            let turned = (bits << 1 | bits >> 3) & 15;
            assert_eq!(u32::from(openings.turned(1).bits()), turned, "{openings}");
            assert_eq!(openings.turned(4), openings);
            assert_eq!(openings.shape().turned(openings.quarters()), openings);
            assert_eq!(Openings::from_bits(openings.bits()), Some(openings));
        }
        assert_eq!(Openings::from_bits(15), None);
    }

    #[test]
    fn a_tile_keeps_its_shape_and_what_is_on_it() {
        for &shape in Shape::ALL {
            for thing in Thing::all().map(Some).chain([None]) {
                let tile = Tile::new(shape, thing);
                assert_eq!((tile.shape(), tile.thing()), (shape, thing));
            }
        }
    }
}
