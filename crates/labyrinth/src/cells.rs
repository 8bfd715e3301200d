//! The board's cells, sides and arrows (LA-C1, LA-C6).

use std::fmt;

use dedale_core::bits::ones;
use dedale_core::names::{Named, by_name, named_enum};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A cell of the board: `3.4` is row 3, column 4, both counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Cell(u8);

/// Rows and columns of the board.
pub const SIZE: usize = 7;

/// From a cell to the one below in the bits of a [`CellSet`]: a row and a column that is never set, so that no step
/// east or west leads into another row.
pub(crate) const ROW: u32 = 8;

impl Cell {
    /// How many there are.
    pub const COUNT: usize = SIZE * SIZE;

    /// The cell in a row and column.
    ///
    /// # Panics
    /// If the board has none there.
    pub const fn new(row: usize, column: usize) -> Cell {
        assert!(row < SIZE && column < SIZE);
        Cell((row * ROW as usize + column) as u8)
    }

    /// Its row, from 0 at the top.
    pub const fn row(self) -> usize {
        self.0 as usize / ROW as usize
    }

    /// Its column, from 0 at the left.
    pub const fn column(self) -> usize {
        self.0 as usize % ROW as usize
    }

    /// All of them in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator {
        (0..Cell::COUNT).map(Cell::from_index)
    }

    /// Its place in reading order.
    #[inline]
    pub const fn index(self) -> usize {
        self.row() * SIZE + self.column()
    }

    /// The cell at a place in reading order.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Cell {
        Cell::new(index / SIZE, index % SIZE)
    }

    /// The cell that is a bit of a [`CellSet`].
    #[inline]
    pub(crate) const fn from_bit(bit: u32) -> Cell {
        debug_assert!(CellSet::ALL.0 >> bit & 1 == 1);
        Cell(bit as u8)
    }

    /// Its bit in a [`CellSet`].
    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        self.0 as u32
    }

    /// The set of this cell alone.
    #[inline]
    pub const fn set(self) -> CellSet {
        CellSet(1 << self.0)
    }

    /// LA-C1: whether its tile is fixed to the board.
    pub const fn is_fixed(self) -> bool {
        self.row().is_multiple_of(2) && self.column().is_multiple_of(2)
    }

    /// The cell next to it on a side.
    pub fn neighbour(self, side: Side) -> Option<Cell> {
        let (row, column) = (self.row() as isize, self.column() as isize);
        let (row, column) = match side {
            Side::North => (row - 1, column),
            Side::East => (row, column + 1),
            Side::South => (row + 1, column),
            Side::West => (row, column - 1),
        };
        let on_board = |at: isize| (0..SIZE as isize).contains(&at);
        (on_board(row) && on_board(column)).then(|| Cell::new(row as usize, column as usize))
    }

    /// The cell of that name.
    pub fn from_name(name: &str) -> Option<Cell> {
        match name.as_bytes() {
            &[row @ b'0'..=b'6', b'.', column @ b'0'..=b'6'] => {
                Some(Cell::new((row - b'0').into(), (column - b'0').into()))
            }
            _ => None,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.row(), self.column())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Cell {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        let name = String::deserialize(deserializer)?;
        Cell::from_name(&name).ok_or_else(|| serde::de::Error::custom(format!("unknown cell “{name}”")))
    }
}

impl JsonSchema for Cell {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Cell".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^[0-6]\\.[0-6]$" })
    }
}

/// A set of cells: one bit each, eight bits a row.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct CellSet(pub(crate) u64);

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet(0);
    /// Every cell.
    pub const ALL: CellSet = CellSet(0x007f_7f7f_7f7f_7f7f);
    /// LA-C1: the cells whose tiles are fixed.
    pub const FIXED: CellSet = CellSet(0x0055_0055_0055_0055);
    /// LA-C1: the cells whose tiles are loose.
    pub const LOOSE: CellSet = CellSet(CellSet::ALL.0 & !CellSet::FIXED.0);
    /// LA-C7: the start squares.
    pub const STARTS: CellSet = CellSet(0x0041_0000_0000_0041);

    /// Whether the cell is among them.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cells in both.
    #[inline]
    pub const fn and(self, other: CellSet) -> CellSet {
        CellSet(self.0 & other.0)
    }

    /// These cells and all beside them.
    #[inline]
    pub const fn spread(self) -> CellSet {
        let beside = self.0 << 1 | self.0 >> 1 | self.0 << ROW | self.0 >> ROW;
        CellSet((self.0 | beside) & CellSet::ALL.0)
    }

    /// Its cells in reading order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        ones(self.0).map(Cell::from_bit)
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> CellSet {
        CellSet(cells.into_iter().fold(0, |set, cell| set | cell.set().0))
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

named_enum! {
    /// A side of a tile or of the board.
    pub enum Side("side") {
        /// Towards row 0.
        North = "N",
        /// Towards column 6.
        East = "E",
        /// Towards row 6.
        South = "S",
        /// Towards column 0.
        West = "W",
    }
}

impl Side {
    /// The side across.
    pub const fn opposite(self) -> Side {
        match self {
            Side::North => Side::South,
            Side::East => Side::West,
            Side::South => Side::North,
            Side::West => Side::East,
        }
    }
}

/// LA-C6: one of the twelve arrows, where a tile is pushed in: `N1` pushes column 1 from the north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Arrow(u8);

const ARROWS: [&str; Arrow::COUNT] = ["N1", "N3", "N5", "E1", "E3", "E5", "S1", "S3", "S5", "W1", "W3", "W5"];

/// The cells an arrow pushes.
pub(crate) struct Line {
    /// All seven.
    pub(crate) cells: u64,
    /// Where the tile goes in.
    pub(crate) entry: Cell,
    /// Where a tile comes out.
    pub(crate) exit: Cell,
    /// How far the bits of a [`CellSet`] rotate to the left.
    pub(crate) shift: u32,
    /// What is added to the bit of a cell that is pushed on, wrapping.
    pub(crate) step: u8,
    /// The part of a cell's bit that all cells of the line share: its row or its column.
    pub(crate) along: u8,
}

const LINES: [Line; Arrow::COUNT] = {
    const LINE: Line = Line { cells: 0, entry: Cell(0), exit: Cell(0), shift: 0, step: 0, along: 0 };
    const COLUMN: u8 = 0b000_111;
    const ROW_NUMBER: u8 = 0b111_000;
    let mut lines = [LINE; Arrow::COUNT];
    let mut arrow = 0;
    while arrow < Arrow::COUNT {
        let (side, at) = (arrow / 3, arrow % 3 * 2 + 1);
        let mut cells = 0;
        let mut along = 0;
        while along < SIZE {
            let cell = if side % 2 == 0 { Cell::new(along, at) } else { Cell::new(at, along) };
            cells |= 1 << cell.0;
            along += 1;
        }
        let (north, south) = (Cell::new(0, at), Cell::new(SIZE - 1, at));
        let (east, west) = (Cell::new(at, SIZE - 1), Cell::new(at, 0));
        lines[arrow] = match side {
            0 => Line { cells, entry: north, exit: south, shift: ROW, step: 8, along: COLUMN },
            1 => Line { cells, entry: east, exit: west, shift: 63, step: 255, along: ROW_NUMBER },
            2 => Line { cells, entry: south, exit: north, shift: 64 - ROW, step: 248, along: COLUMN },
            _ => Line { cells, entry: west, exit: east, shift: 1, step: 1, along: ROW_NUMBER },
        };
        arrow += 1;
    }
    lines
};

impl Arrow {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// All of them, clockwise by side.
    pub fn all() -> impl DoubleEndedIterator<Item = Arrow> + ExactSizeIterator {
        (0..Arrow::COUNT as u8).map(Arrow)
    }

    /// Its place among all.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn from_index(index: usize) -> Arrow {
        debug_assert!(index < Arrow::COUNT);
        Arrow(index as u8)
    }

    /// The arrow of that name, in any case.
    pub fn from_any_case(name: &str) -> Option<Arrow> {
        Arrow::all().find(|arrow| arrow.name().eq_ignore_ascii_case(name))
    }

    /// The side of the board it is on.
    pub const fn side(self) -> Side {
        match self.0 / 3 {
            0 => Side::North,
            1 => Side::East,
            2 => Side::South,
            _ => Side::West,
        }
    }

    /// The row or column it pushes.
    pub const fn line_number(self) -> usize {
        self.index() % 3 * 2 + 1
    }

    /// The arrow at the other end of the line.
    pub const fn opposite(self) -> Arrow {
        Arrow((self.0 + 6) % 12)
    }

    #[inline]
    pub(crate) const fn line(self) -> &'static Line {
        &LINES[self.index()]
    }

    /// Where the tile goes in.
    #[inline]
    pub const fn entry(self) -> Cell {
        self.line().entry
    }

    /// Where a tile comes out.
    #[inline]
    pub const fn exit(self) -> Cell {
        self.line().exit
    }

    /// The seven cells of its line.
    #[inline]
    pub const fn cells(self) -> CellSet {
        CellSet(self.line().cells)
    }

    /// Where a push carries what lies on a cell of the line; none if it is pushed out.
    #[inline]
    pub fn carries(self, cell: Cell) -> Option<Cell> {
        let line = self.line();
        let moved = cell.set().0.rotate_left(line.shift) & line.cells;
        (moved != 0).then(|| Cell(moved.trailing_zeros() as u8))
    }
}

impl Named for Arrow {
    const WHAT: &'static str = "arrow";

    fn all() -> impl Iterator<Item = Self> {
        Arrow::all()
    }

    fn name(self) -> &'static str {
        ARROWS[self.index()]
    }
}

by_name!(Arrow);

impl fmt::Debug for Arrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn la_c1_the_board_has_16_fixed_and_33_loose_cells() {
        assert_eq!((CellSet::FIXED.len(), CellSet::LOOSE.len(), CellSet::ALL.len()), (16, 33, 49));
        assert_eq!(Cell::all().filter(|cell| cell.is_fixed()).collect::<CellSet>(), CellSet::FIXED);
        assert_eq!(Cell::all().collect::<CellSet>(), CellSet::ALL);
    }

    #[test]
    fn la_c6_twelve_arrows_push_six_lines_from_both_ends() {
        let names: Vec<_> = Arrow::all().map(Named::name).collect();
        assert_eq!(names.join(" "), "N1 N3 N5 E1 E3 E5 S1 S3 S5 W1 W3 W5");
        for arrow in Arrow::all() {
            let name = format!("{}{}", arrow.side(), arrow.line_number());
            assert_eq!(arrow.name(), name);
            assert_eq!(arrow.opposite().cells(), arrow.cells());
            assert_eq!((arrow.opposite().entry(), arrow.opposite().exit()), (arrow.exit(), arrow.entry()));
            assert_eq!(arrow.entry().neighbour(arrow.side()), None, "an arrow is at the border");
            assert_eq!((arrow.cells().0 & CellSet::FIXED.0, arrow.cells().len()), (0, 7));
        }
    }

    #[test]
    fn a_push_carries_every_cell_of_its_line_one_further() {
        for arrow in Arrow::all() {
            for cell in arrow.cells().iter() {
                assert_eq!(arrow.carries(cell), cell.neighbour(arrow.side().opposite()), "{arrow} {cell}");
            }
            assert_eq!(arrow.carries(arrow.exit()), None);
        }
    }

    #[test]
    fn cells_read_what_they_write() {
        for (index, cell) in Cell::all().enumerate() {
            assert_eq!((cell.index(), Cell::from_name(&cell.to_string())), (index, Some(cell)));
        }
        for garbage in ["", "7.0", "0.7", "00", "0.0.0", "-1.2", "٣.٤"] {
            assert_eq!(Cell::from_name(garbage), None, "{garbage}");
        }
    }
}
