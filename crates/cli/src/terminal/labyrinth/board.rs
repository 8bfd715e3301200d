//! The maze as one observer sees it, with its arrows.

use dedale_labyrinth::{Arrow, Cell, CellSet, Colour, Openings, Reach, SIZE, Seen, Side, View};
use dedale_words::labyrinth::LabyrinthWords;

use super::marks::Marks;
use super::signs::{self, Signs};
use super::tile::{self, HEIGHT, Place};
use crate::terminal::canvas::Canvas;
use crate::terminal::style::{Ink, Style};

/// The columns left and right of the maze.
const GUTTER: usize = 2;

/// The columns the maze takes where there is room.
pub(super) const WIDTH: usize = drawn_width(7);

const fn drawn_width(tile: usize) -> usize {
    SIZE * tile + 2 * GUTTER
}

/// The maze in lines of the same width, with an answer marked.
pub(super) fn drawn(
    view: &View,
    marks: &Marks,
    words: LabyrinthWords<'_>,
    width: usize,
    style: Style,
) -> Vec<String> {
    let tile = if width < WIDTH { 5 } else { 7 };
    let canvas = Canvas::new(drawn_width(tile), SIZE * HEIGHT + 2);
    let reach = view.ways.map(|ways| ways.reach());
    let mut maze = Maze { view, marks, words, style, signs: signs::signs(style), reach, tile, canvas };
    maze.frame();
    Cell::all().for_each(|cell| maze.cell(cell));
    maze.canvas.lines(style)
}

struct Maze<'a> {
    view: &'a View,
    marks: &'a Marks,
    words: LabyrinthWords<'a>,
    style: Style,
    signs: &'static Signs,
    reach: Option<Reach>,
    tile: usize,
    canvas: Canvas,
}

impl Maze<'_> {
    fn place(&self, cell: Cell) -> Place {
        Place { row: 1 + HEIGHT * cell.row(), column: GUTTER + self.tile * cell.column(), width: self.tile }
    }

    /// Numbers of rows and columns, and the arrows beside them.
    fn frame(&mut self) {
        for at in 0..SIZE {
            let (row, column) = (self.place(Cell::new(at, 0)).row + 1, self.place(Cell::new(0, at)).middle());
            let (bottom, right) = (SIZE * HEIGHT + 1, GUTTER + SIZE * self.tile);
            if at % 2 == 0 {
                let number = at.to_string();
                for (row, column) in [(row, GUTTER - 1), (row, right), (0, column), (bottom, column)] {
                    self.canvas.write(row, column, &number, Ink::Faint);
                }
            }
        }
        for arrow in Arrow::all() {
            let blocked = self.view.board.down().contains(arrow.exit());
            let letter = if blocked { self.signs.blocked.to_string() } else { arrow.side().to_string() };
            let name = format!("{letter}{}", arrow.line_number());
            let ink = match self.marks.arrow == Some(arrow) {
                true => Ink::Pointed,
                false if blocked || !self.view.push_ready => Ink::Faint,
                false => Ink::Gold,
            };
            let entry = self.place(arrow.entry());
            let (row, column, name) = match arrow.side() {
                Side::North => (0, entry.middle() - 1, format!("{name}{}", self.signs.southward)),
                Side::South => {
                    (SIZE * HEIGHT + 1, entry.middle() - 1, format!("{name}{}", self.signs.northward))
                }
                Side::East => (entry.row + 1, GUTTER + SIZE * self.tile, name),
                Side::West => (entry.row + 1, 0, name),
            };
            self.canvas.write(row, column, &name, ink);
        }
    }

    fn cell(&mut self, cell: Cell) {
        let place = self.place(cell);
        let thing = match self.view.board.seen(cell) {
            Seen::Up(openings, thing) => {
                let (corners, ink) = match cell.is_fixed() {
                    true => (&self.signs.square, Ink::Teal),
                    false => (&self.signs.round, Ink::Brown),
                };
                tile::walls(&mut self.canvas, place, openings, corners, ink, self.signs);
                self.beads(cell, openings);
                thing
            }
            Seen::Known(tile) => {
                tile::rubble(&mut self.canvas, place, self.signs);
                self.canvas.put(place.row + 2, place.middle(), signs::shape(tile.shape()), Ink::Faint);
                tile.thing()
            }
            Seen::Blank => {
                tile::rubble(&mut self.canvas, place, self.signs);
                None
            }
        };
        let pawns: Vec<_> = self.pawns_on(cell).collect();
        let home = Colour::ALL.iter().find(|colour| colour.start() == cell && pawns.is_empty());
        let home = home.map(|&colour| {
            let letter = self.letter(colour).to_lowercase();
            (format!("{}{letter}", self.signs.home), signs::ink(colour))
        });
        let floor = thing.map(|thing| signs::thing(thing, self.view, self.words, self.style)).or(home);
        self.fill(cell, floor.as_ref(), &pawns);
        if self.marks.cells.contains(&cell) {
            let (left, right) = place.walls();
            let [open, close] = self.signs.pointed;
            self.canvas.put(place.row + 1, place.column + left, open, Ink::Pointed);
            self.canvas.put(place.row + 1, place.column + right, close, Ink::Pointed);
        }
    }

    fn pawns_on(&self, cell: Cell) -> impl Iterator<Item = Colour> + use<'_> {
        let here = self.view.pawns.iter().enumerate().filter(move |(_, pawn)| **pawn == cell);
        here.map(|(seat, _)| self.view.colours[seat])
    }

    /// A bead in the middle of every tile the pawn can go to, and in the corridors between them.
    fn beads(&mut self, cell: Cell, openings: Openings) {
        let here = cell == self.view.pawns[self.view.active.index()];
        let bead = self.bead(cell).or_else(|| here.then_some((self.signs.bead, Ink::Gold)));
        let (Some((bead, ink)), Some(reach)) = (bead, self.reach.map(|reach| reach.all())) else { return };
        let place = self.place(cell);
        for &side in Side::ALL {
            let leads = |to: Cell| {
                reach.contains(to)
                    && match self.view.board.seen(to) {
                        Seen::Up(beyond, _) => beyond.open(side.opposite()),
                        Seen::Known(_) | Seen::Blank => true,
                    }
            };
            if openings.open(side) && cell.neighbour(side).is_some_and(leads) {
                let (row, column) = place.gate(side);
                self.canvas.put(row, column, bead, ink);
            }
        }
    }

    /// The sign for a cell the pawn can go to, other than its own.
    fn bead(&self, cell: Cell) -> Option<(char, Ink)> {
        let reach = self.reach.filter(|_| cell != self.view.pawns[self.view.active.index()])?;
        let within = |set: CellSet| set.contains(cell);
        let ink = |ink| if self.marks.way.contains(&cell) { Ink::Pointed } else { ink };
        match (within(reach.walking), within(reach.casting)) {
            (true, _) => Some((self.signs.bead, ink(Ink::Gold))),
            (_, true) => Some((self.signs.cast, ink(Ink::Purple))),
            _ => None,
        }
    }

    /// The floor of a tile: three signs in the middle, and beside them the pawns that find no room there.
    fn fill(&mut self, cell: Cell, floor: Option<&(String, Ink)>, pawns: &[Colour]) {
        const ROOM: usize = 3;
        let place = self.place(cell);
        let floor = floor.into_iter().flat_map(|(text, ink)| text.chars().map(|sign| (sign, *ink)));
        let mut signs: Vec<_> = floor.collect();
        let pawns = pawns.iter().map(|&colour| (self.letter(colour), signs::pawn_ink(colour)));
        signs.extend(pawns);
        let beside = signs.split_off(signs.len().min(ROOM));
        match (signs.len(), self.bead(cell)) {
            (0, Some(bead)) => signs = vec![BLANK, bead],
            (0, None) => return,
            (1, bead) => signs = vec![BLANK, signs[0], bead.unwrap_or(BLANK)],
            (_, bead) => signs.extend(bead),
        }
        let down = self.view.board.down().contains(cell);
        if down {
            signs.resize(ROOM, BLANK);
        }
        for (at, (sign, ink)) in signs.into_iter().take(ROOM).enumerate() {
            self.canvas.put(place.row + 1, place.middle() - 1 + at, sign, ink);
        }
        let open = |side| down || self.view.board.openings(cell).open(side);
        let (row, column) = match (open(Side::North), open(Side::South)) {
            (true, _) => (place.row, place.middle() - 1),
            (_, true) => (place.row + 2, place.middle() - 1),
            _ => (place.row + 1, place.middle() + 2),
        };
        for (at, (sign, ink)) in beside.into_iter().enumerate() {
            self.canvas.put(row, (column + at).min(place.column + place.width - 1), sign, ink);
        }
    }

    /// A pawn's letter.
    fn letter(&self, colour: Colour) -> char {
        self.words.letter(colour).chars().next().unwrap_or('?')
    }
}

const BLANK: (char, Ink) = (' ', Ink::Plain);
