//! The nine worlds, each with its keys, its pawns and its pile.

use dedale_core::{Observer, Seat};
use dedale_mondes::{Key, Place, Side, View, World, WorldView};
use dedale_words::mondes::MondesWords;

use super::signs::{self, Frame, Signs};
use crate::terminal::canvas::Canvas;
use crate::terminal::sheet::columns;
use crate::terminal::style::{Ink, Style};

/// The lines of a world.
const HEIGHT: usize = 4;

/// The grid in lines, with the place that an answer names marked.
pub(super) fn drawn(
    view: &View,
    pointed: Option<Place>,
    words: MondesWords<'_>,
    width: usize,
    style: Style,
) -> Vec<String> {
    let box_width = width / 3;
    let margin = (width - 3 * box_width).min(1);
    let canvas = Canvas::new(margin + 3 * box_width, 3 * HEIGHT);
    let signs = signs::signs(style);
    let mut grid = Grid { view, words, style, signs, width: box_width, margin, canvas };
    view.worlds.iter().for_each(|world| grid.world(world));
    grid.kernault();
    pointed.into_iter().for_each(|place| grid.mark(place));
    grid.canvas.lines(style)
}

struct Grid<'a> {
    view: &'a View,
    words: MondesWords<'a>,
    style: Style,
    signs: &'static Signs,
    /// The columns of a world.
    width: usize,
    margin: usize,
    canvas: Canvas,
}

impl Grid<'_> {
    /// The top left corner of the world in that row and column.
    fn corner(&self, (row, column): (u8, u8)) -> (usize, usize) {
        (usize::from(row) * HEIGHT, self.margin + usize::from(column) * self.width)
    }

    fn frame(&mut self, (top, left): (usize, usize), frame: &Frame, ink: Ink) {
        let (bottom, right) = (top + HEIGHT - 1, left + self.width - 1);
        for column in left + 1..right {
            self.canvas.put(top, column, frame.across, ink);
            self.canvas.put(bottom, column, frame.across, ink);
        }
        for row in top + 1..bottom {
            self.canvas.put(row, left, frame.down, ink);
            self.canvas.put(row, right, frame.down, ink);
        }
        let places = [(top, left), (top, right), (bottom, left), (bottom, right)];
        for ((row, column), corner) in places.into_iter().zip(frame.corners) {
            self.canvas.put(row, column, corner, ink);
        }
    }

    fn world(&mut self, seen: &WorldView) {
        let corner = self.corner(seen.place.row_and_column());
        match (seen.world, seen.up) {
            (Some(world), true) => {
                let here = self.is_here(seen.place);
                let (frame, ink) = match here {
                    true => (&self.signs.here, Ink::Gold),
                    false => (&self.signs.frame, Ink::Brown),
                };
                self.frame(corner, frame, ink);
                let ink = if here { Ink::Strong } else { Ink::Plain };
                let name = self.fitting_name(world, self.width - 2);
                self.canvas.write(corner.0 + 1, corner.1 + 1, &name, ink);
                self.pawns_and_pile(seen.place, world);
                self.keys(seen.place, world, true);
            }
            (known, _) => {
                self.frame(corner, &self.signs.frame, Ink::Faint);
                for row in 1..HEIGHT - 1 {
                    let hatch = self.signs.down.to_string().repeat(self.width - 2);
                    self.canvas.write(corner.0 + row, corner.1 + 1, &hatch, Ink::Faint);
                }
                if let Some(world) = known {
                    let name = format!("({})", self.fitting_name(world, self.width - 4));
                    self.centred(corner.0 + 1, corner.1, &name, Ink::Faint);
                    self.keys(seen.place, world, false);
                }
            }
        }
    }

    /// Marks the world that the answer under the cursor names, on all four corners.
    fn mark(&mut self, place: Place) {
        let (top, left) = self.corner(place.row_and_column());
        let (bottom, right) = (top + HEIGHT - 1, left + self.width - 1);
        for (row, column) in [(top, left), (top, right), (bottom, left), (bottom, right)] {
            self.canvas.put(row, column, self.signs.pointed, Ink::Pointed);
        }
    }

    /// Whether the observer's pawn is there.
    fn is_here(&self, place: Place) -> bool {
        let Observer::Seat(seat) = self.view.observer else { return false };
        self.view.pawns.get(seat.index()).is_some_and(|pawn| pawn.0 == place)
    }

    /// The name in full, in short, or cut.
    fn fitting_name(&self, world: World, room: usize) -> String {
        let names = [self.words.world(world), self.words.short_world(world)];
        match names.iter().find(|name| columns(name) <= room) {
            Some(name) => name.clone(),
            None => names[1].chars().take(room - 1).chain([self.signs.cut]).collect(),
        }
    }

    /// One sign on each side; an exit that leads nowhere is faint.
    fn keys(&mut self, place: Place, world: World, up: bool) {
        let (top, left) = self.corner(place.row_and_column());
        for &side in Side::ALL {
            let (row, column) = match side {
                Side::North => (top, left + self.width / 2),
                Side::South => (top + HEIGHT - 1, left + self.width / 2),
                Side::West => (top + 2, left),
                Side::East => (top + 2, left + self.width - 1),
            };
            let key: Key = self.words.cards().exit(world, side);
            let leads = place.through(side).is_some() || place.sides_home().iter().any(|home| home == side);
            let ink = if up && leads { signs::key_ink(key) } else { Ink::Faint };
            if matches!(side, Side::North | Side::South) {
                self.canvas.put(row, column - 1, ' ', Ink::Plain);
                self.canvas.put(row, column + 1, ' ', Ink::Plain);
            }
            self.canvas.put(row, column, signs::key(key, self.words, self.style), ink);
        }
    }

    /// The pawns on the left, the pile on the right, as much of both as there is room for.
    fn pawns_and_pile(&mut self, place: Place, world: World) {
        let (top, left) = self.corner(place.row_and_column());
        let room = self.width - 4;
        let pawns: Vec<_> = self.view.pawns.iter().zip(Seat::first(self.view.pawns.len())).collect();
        let pawns: Vec<_> =
            pawns.into_iter().filter(|(pawn, _)| pawn.0 == place).map(|(_, seat)| seat).collect();
        let cards = self.view.piles.of(world).len();
        let long = self.words.text("mondes-table-cards", &[("cards", cards.into())]);
        let wide = pawns.len() * 3 + columns(&long) <= room;
        let pile = if wide { long } else { cards.to_string() };
        let mut at = left + 2;
        for seat in pawns {
            if wide {
                self.canvas.put(top + 2, at, self.signs.pawn, signs::pawn_ink(seat));
                at += 1;
            }
            self.canvas.write(top + 2, at, &seat.to_string(), signs::pawn_ink(seat));
            at += if wide { 2 } else { 1 };
        }
        let start = left + self.width - 2 - columns(&pile);
        self.canvas.write(top + 2, start, &pile, Ink::Faint);
    }

    fn kernault(&mut self) {
        let corner = self.corner((1, 1));
        self.frame(corner, &self.signs.kernault, Ink::Gold);
        let name = self.words.say("mondes-table-kernault");
        self.centred(corner.0 + 1, corner.1, &name, Ink::Strong);
        let about = self.words.say("mondes-table-kernault.about");
        self.centred(corner.0 + 2, corner.1, &about, Ink::Faint);
    }

    fn centred(&mut self, row: usize, left: usize, text: &str, ink: Ink) {
        let start = left + (self.width - columns(text)) / 2;
        self.canvas.write(row, start, text, ink);
    }
}
