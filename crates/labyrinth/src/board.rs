//! The tiles on the board as bit masks: one word for each side to which tiles are open.

use dedale_core::names::Named as _;

use crate::cards::Thing;
use crate::cells::{Arrow, Cell, CellSet, Line, SIZE, Side};
use crate::tiles::{Openings, Shape, Tile, fixed_openings};

/// The tiles, and what is drawn on them.
///
/// How a face-down tile or the spare is turned never matters: they lie as [`Shape::plain`] says, so that equal
/// situations are equal boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// For each side, the cells whose tiles are open to it.
    open: [u64; 4],
    /// The cells whose tiles lie face down.
    down: u64,
    /// Where each thing is: a cell's bit, or one of the places below.
    things: [u8; PLACES],
    /// The tile left over.
    spare: Shape,
}

/// Things are kept in whole vector registers; the places behind the last one are [`NOWHERE`].
const PLACES: usize = 32;

/// For each side, the cells whose fixed tiles are open to it.
const FIXED_TILES: [u64; 4] = {
    let mut open = [0; 4];
    let mut at = 0;
    while at < Cell::COUNT {
        let cell = Cell::from_index(at);
        let mut side = 0;
        while side < open.len() && cell.is_fixed() {
            open[side] |= (fixed_openings(cell).bits() as u64 >> side & 1) << cell.bit();
            side += 1;
        }
        at += 1;
    }
    open
};

/// On the spare tile.
const SPARE: u8 = 63;
/// Under some face-down tile, in what an observer knows.
const HIDDEN: u8 = 62;
/// The layout does not use it.
const NOWHERE: u8 = 60;

/// A tile as an observer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    /// Face up.
    Up(Openings, Option<Thing>),
    /// Face down, the tile known.
    Known(Tile),
    /// Face down, the tile not known.
    Blank,
}

impl Board {
    /// The fixed tiles alone, nothing on them; the other cells are to be filled.
    pub(crate) const fn bare() -> Board {
        Board { open: FIXED_TILES, down: 0, things: [NOWHERE; PLACES], spare: Shape::Straight }
    }

    /// Face-up tiles with these openings in reading order, nothing drawn on them, and a spare. Not necessarily a board
    /// of any layout: for studies.
    pub fn of(openings: &[Openings; Cell::COUNT], spare: Shape) -> Board {
        let mut board = Board { spare, ..Board::bare() };
        Cell::all().zip(openings).for_each(|(cell, &openings)| board.set_openings(cell, openings));
        board
    }

    /// Draws something on the tile of a cell.
    #[inline]
    pub(crate) fn mark(&mut self, cell: Cell, thing: Option<Thing>) {
        if let Some(thing) = thing {
            self.things[thing.index()] = cell.bit() as u8;
        }
    }

    /// Lays a face-up tile on a cell.
    pub(crate) fn lay(&mut self, cell: Cell, openings: Openings, thing: Option<Thing>) {
        self.down &= !cell.set().0;
        self.set_openings(cell, openings);
        self.mark(cell, thing);
    }

    /// Lays a face-down tile on a cell.
    pub(crate) fn lay_down(&mut self, cell: Cell, tile: Tile) {
        self.lay(cell, tile.shape().plain(), tile.thing());
        self.down |= cell.set().0;
    }

    /// Lays a face-down tile that is not known on a cell.
    pub(crate) fn lay_blank(&mut self, cell: Cell) {
        self.open = self.open.map(|plane| plane & !cell.set().0);
        self.down |= cell.set().0;
    }

    /// A thing is under some face-down tile that is not known.
    pub(crate) fn hide(&mut self, thing: Thing) {
        self.things[thing.index()] = HIDDEN;
    }

    /// Puts a tile beside the board.
    pub(crate) fn set_spare(&mut self, tile: Tile) {
        self.spare = tile.shape();
        if let Some(thing) = tile.thing() {
            self.things[thing.index()] = SPARE;
        }
    }

    /// The openings of the tile on a cell. Those of a face-down tile tell its shape only.
    #[inline]
    pub fn openings(&self, cell: Cell) -> Openings {
        Openings::from_bits(self.bits(cell)).expect("every cell has a tile")
    }

    #[inline]
    fn bits(&self, cell: Cell) -> u8 {
        let bit = |side: usize| (self.open[side] >> cell.bit() & 1) << side;
        (bit(0) | bit(1) | bit(2) | bit(3)) as u8
    }

    #[inline]
    fn set_openings(&mut self, cell: Cell, openings: Openings) {
        let bits = u64::from(openings.bits());
        for (side, plane) in self.open.iter_mut().enumerate() {
            *plane = *plane & !cell.set().0 | (bits >> side & 1) << cell.bit();
        }
    }

    /// The cells whose tiles lie face down.
    #[inline]
    pub fn down(&self) -> CellSet {
        CellSet(self.down)
    }

    /// The cells whose tiles are open to each side, face-down ones included.
    #[inline]
    pub(crate) fn open(&self) -> [u64; 4] {
        self.open
    }

    /// The cells whose tiles are open to a side, face-down ones included.
    #[inline]
    pub(crate) fn open_to(&self, side: Side) -> u64 {
        self.open[side as usize]
    }

    /// Where a thing is; none if it is on the spare, not known, or not in the game.
    #[inline]
    pub fn cell_of(&self, thing: Thing) -> Option<Cell> {
        let place = self.things[thing.index()];
        (place < NOWHERE).then(|| Cell::from_bit(place.into()))
    }

    /// Whether a thing is on that cell.
    #[inline]
    pub(crate) fn is_at(&self, thing: Thing, cell: Cell) -> bool {
        u32::from(self.things[thing.index()]) == cell.bit()
    }

    /// What is on the tile of a cell.
    #[inline]
    pub fn thing_at(&self, cell: Cell) -> Option<Thing> {
        self.thing_in(cell.bit() as u8)
    }

    fn thing_in(&self, place: u8) -> Option<Thing> {
        self.things.iter().position(|&there| there == place).map(Thing::from_index)
    }

    /// Whether it is under a face-down tile nobody knows.
    pub(crate) fn is_hidden(&self, thing: Thing) -> bool {
        self.things[thing.index()] == HIDDEN
    }

    /// The cells on whose tiles something is drawn.
    pub(crate) fn marked(&self) -> CellSet {
        let places = self.things.iter().filter(|&&place| place < NOWHERE);
        CellSet(places.fold(0, |set, &place| set | 1 << place))
    }

    /// The tile beside the board.
    pub fn spare(&self) -> Tile {
        Tile::new(self.spare, self.thing_in(SPARE))
    }

    /// Whether a thing is drawn on it.
    #[inline]
    pub(crate) fn is_on_spare(&self, thing: Thing) -> bool {
        self.things[thing.index()] == SPARE
    }

    /// Its shape.
    #[inline]
    pub fn spare_shape(&self) -> Shape {
        self.spare
    }

    /// Whether nothing is drawn on it.
    #[inline]
    pub(crate) fn spare_is_plain(&self) -> bool {
        // All places at once, without a branch.
        !self.things.iter().fold(false, |marked, &place| marked | (place == SPARE))
    }

    /// The tile on a cell, however it lies. Not for blank ones.
    pub(crate) fn tile(&self, cell: Cell) -> Tile {
        Tile::new(self.openings(cell).shape(), self.thing_at(cell))
    }

    /// The tile on a cell as an observer sees it.
    pub fn seen(&self, cell: Cell) -> Seen {
        if !self.down().contains(cell) {
            Seen::Up(self.openings(cell), self.thing_at(cell))
        } else if self.bits(cell) == 0 {
            Seen::Blank
        } else {
            Seen::Known(self.tile(cell))
        }
    }

    /// The straights.
    #[inline]
    pub(crate) fn straights(&self) -> u64 {
        let [north, east, south, west] = self.open;
        north & south & !east & !west | east & west & !north & !south
    }

    /// The spare goes in, turned so; what comes out is the new spare.
    #[inline]
    pub fn push(&mut self, arrow: Arrow, openings: Openings) {
        self.push_line(arrow, openings);
        self.down = shifted(self.down, arrow, 0);
    }

    /// The spare goes in face down.
    #[inline]
    pub(crate) fn push_down(&mut self, arrow: Arrow) {
        self.push_line(arrow, self.spare.plain());
        self.down = shifted(self.down, arrow, 1);
    }

    #[inline]
    fn push_line(&mut self, arrow: Arrow, openings: Openings) {
        debug_assert_eq!(openings.shape(), self.spare);
        let out = self.bits(arrow.exit());
        let bits = u64::from(openings.bits());
        for (side, plane) in self.open.iter_mut().enumerate() {
            *plane = shifted(*plane, arrow, bits >> side & 1);
        }
        self.carry_things(arrow);
        self.spare = SHAPE_OF_BITS[out as usize & 15];
    }

    /// Branchless, all places at once.
    #[inline]
    fn carry_things(&mut self, arrow: Arrow) {
        let (entry, exit) = (arrow.entry().bit() as u8, arrow.exit().bit() as u8);
        let &Line { step, along, .. } = arrow.line();
        let line = entry & along;
        for place in &mut self.things {
            let here = *place;
            let moved = if here & along == line { here.wrapping_add(step) } else { here };
            let moved = if here == exit { SPARE } else { moved };
            *place = if here == SPARE { entry } else { moved };
        }
    }

    /// Turns a face-up tile clockwise.
    #[inline]
    pub fn rotate(&mut self, cell: Cell, quarters: usize) {
        self.set_openings(cell, self.openings(cell).turned(quarters));
    }

    /// Two tiles change places with all that is on them.
    #[inline]
    pub fn swap(&mut self, one: Cell, other: Cell) {
        let swapped = |plane: u64| {
            let differ = (plane >> one.bit() ^ plane >> other.bit()) & 1;
            plane ^ (differ << one.bit() | differ << other.bit())
        };
        self.open = self.open.map(swapped);
        self.down = swapped(self.down);
        let (one, other) = (one.bit() as u8, other.bit() as u8);
        for place in &mut self.things {
            let here = *place;
            let moved = if here == one { other } else { here };
            *place = if here == other { one } else { moved };
        }
    }

    /// Turns a tile face down.
    #[inline]
    pub(crate) fn turn_down(&mut self, cell: Cell) {
        self.set_openings(cell, self.openings(cell).shape().plain());
        self.down |= cell.set().0;
    }

    /// Turns a tile face up, as it lies.
    #[inline]
    pub fn turn_up(&mut self, cell: Cell) {
        self.down &= !cell.set().0;
    }

    /// Turns a face-up tile so.
    #[inline]
    pub fn orient(&mut self, cell: Cell, openings: Openings) {
        self.set_openings(cell, openings);
    }

    /// The board without what face-down tiles hide.
    #[inline]
    pub(crate) fn blanked(&self) -> Board {
        let down = self.down;
        if down == 0 {
            return *self;
        }
        let hide = |place: u8| {
            let on_board = place < NOWHERE;
            if on_board && down >> (place & 63) & 1 == 1 { HIDDEN } else { place }
        };
        Board { open: self.open.map(|plane| plane & !down), things: self.things.map(hide), ..*self }
    }

    /// The face-down tiles that are not known.
    pub(crate) fn blanks(&self) -> CellSet {
        let [north, east, south, west] = self.open;
        CellSet(self.down & !(north | east | south | west))
    }

    /// How many tiles without anything on them show or are known, of each shape; the spare included.
    pub(crate) fn plain_showing(&self) -> [u32; 3] {
        let plain = CellSet::LOOSE.0 & !self.blanks().0 & !self.marked().0;
        let [north, east, south, west] = self.open;
        let (across, up_and_down) = (east & west, north & south);
        let junctions = across & (north | south) | up_and_down & (east | west);
        let straights = self.straights();
        let corners = !(straights | junctions);
        let mut counts = [straights, corners, junctions].map(|shape| (shape & plain).count_ones());
        counts[self.spare as usize] += u32::from(self.spare_is_plain());
        counts
    }

    /// Every byte of it, for fingerprints.
    pub(crate) fn bytes(&self) -> impl Iterator<Item = u8> {
        let words = self.open.into_iter().chain([self.down]).flat_map(u64::to_le_bytes);
        words.chain(self.things[..Thing::COUNT].to_vec()).chain([self.spare as u8])
    }
}

/// A plane after a push, with that bit at the entry.
#[inline]
fn shifted(plane: u64, arrow: Arrow, entering: u64) -> u64 {
    let line = arrow.line();
    let moved = (plane & line.cells).rotate_left(line.shift) & line.cells;
    plane & !line.cells | moved | entering << line.entry.bit()
}

static SHAPE_OF_BITS: [Shape; 16] = {
    let mut shapes = [Shape::Straight; 16];
    let mut bits = 0;
    while bits < 16 {
        if let Some(openings) = Openings::from_bits(bits) {
            shapes[bits as usize] = openings.shape();
        }
        bits += 1;
    }
    shapes
};

impl std::fmt::Display for Board {
    /// One line a row: `NE:key`, `[corner:skull]` face down, `[?]` blank.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for cell in Cell::all() {
            let thing =
                |thing: Option<Thing>| thing.map_or(String::new(), |thing| format!(":{}", thing.name()));
            match self.seen(cell) {
                Seen::Up(openings, on) => write!(f, "{openings}{}", thing(on))?,
                Seen::Known(tile) => write!(f, "[{}{}]", tile.shape(), thing(tile.thing()))?,
                Seen::Blank => f.write_str("[?]")?,
            }
            f.write_str(if cell.column() + 1 == SIZE { "\n" } else { " " })?;
        }
        Ok(())
    }
}
