//! The panel beside the maze: the page, the spare tile, and every player's things.

use dedale_core::{Observer, Seat};
use dedale_labyrinth::{Level, Openings, Question, Seen, Shape, Spell, Treasure, View};
use dedale_words::labyrinth::LabyrinthWords;

use super::signs::{self, Signs};
use super::tile::{self, HEIGHT, Place};
use crate::terminal::canvas::Canvas;
use crate::terminal::sheet::{Piece, wrapped};
use crate::terminal::style::{Ink, Style};

/// The panel beside the maze, in lines of at most `width` columns.
pub(super) fn lines(view: &View, words: LabyrinthWords<'_>, width: usize, style: Style) -> Vec<String> {
    let mut panel = Panel { view, words, width, style, signs: signs::signs(style), lines: Vec::new() };
    panel.grimoire();
    panel.spare();
    Seat::first(view.hands.len()).for_each(|seat| panel.player(seat));
    panel.lines
}

/// The same for a full screen: first whoever has the turn, the spare tile and the page, then the others.
pub(super) fn own_first(view: &View, words: LabyrinthWords<'_>, width: usize, style: Style) -> Vec<String> {
    let mut panel = Panel { view, words, width, style, signs: signs::signs(style), lines: Vec::new() };
    panel.player(view.active);
    panel.gap();
    panel.spare();
    panel.grimoire();
    Seat::first(view.hands.len()).filter(|&seat| seat != view.active).for_each(|seat| panel.player(seat));
    panel.lines
}

struct Panel<'a> {
    view: &'a View,
    words: LabyrinthWords<'a>,
    width: usize,
    style: Style,
    signs: &'static Signs,
    lines: Vec<String>,
}

impl Panel<'_> {
    /// Words in as many lines as they take, behind a piece that stands before the first.
    fn prose(&mut self, before: &Piece, ink: Ink, text: &str) {
        let indent = before.width();
        for (at, line) in wrapped(text, self.width.saturating_sub(indent)).iter().enumerate() {
            let start = if at == 0 { before.painted(self.style) } else { " ".repeat(indent) };
            self.lines.push(format!("{start}{}", self.style.paint(ink, line)));
        }
    }

    fn heading(&mut self, text: &str) {
        self.prose(&Piece::default(), Ink::Faint, text);
    }

    fn gap(&mut self) {
        self.lines.push(String::new());
    }

    fn grimoire(&mut self) {
        let left = [("left", self.view.turns_left.into())];
        self.heading(&self.words.text("labyrinth-label-grimoire", &left));
        let page = match self.view.page {
            Some(page) => self.words.page(page),
            None => self.words.say("labyrinth-table-closed"),
        };
        self.prose(&Piece::new(Ink::Plain, " "), Ink::Strong, &page);
        self.gap();
    }

    /// The spare in every way it can lie, with the names of these ways.
    fn spare(&mut self) {
        const TILE: usize = 5;
        let spare = self.view.board.spare();
        let tile = self.words.tile(spare);
        self.heading(&self.words.text("labyrinth-label-spare", &[("tile", tile.into())]));
        let ways = turns(spare.shape());
        let mut canvas = Canvas::new(ways.len() * (TILE + 1), HEIGHT + 1);
        for (at, openings) in ways.into_iter().enumerate() {
            let place = Place { row: 0, column: 1 + at * (TILE + 1), width: TILE };
            tile::walls(&mut canvas, place, openings, &self.signs.round, Ink::Brown, self.signs);
            if let Some(thing) = spare.thing() {
                let (sign, ink) = signs::thing(thing, self.view, self.words, self.style);
                canvas.write(1, place.middle() + 1 - sign.chars().count(), &sign, ink);
            }
            canvas.write(HEIGHT, place.column + 1, &openings.to_string(), Ink::Plain);
        }
        self.lines.extend(canvas.lines(self.style));
        self.gap();
    }

    fn player(&mut self, seat: Seat) {
        let (view, words, colour) = (self.view, self.words, self.view.colours[seat.index()]);
        let active = view.active == seat && view.question.is_some();
        let mark = if active { self.signs.turn } else { ' ' };
        let id = if view.observer == Observer::Seat(seat) {
            "labyrinth-table-you"
        } else {
            "labyrinth-table-player"
        };
        let args = [("seat", seat.number().into()), ("colour", words.colour(colour).into())];
        let before = Piece::new(Ink::Gold, mark.to_string())
            .then(signs::pawn_ink(colour), words.letter(colour))
            .then(Ink::Plain, " ");
        self.prose(&before, if active { Ink::Strong } else { Ink::Plain }, &words.text(id, &args));
        let cards = &view.hands[seat.index()];
        for (at, &treasure) in cards.iter().enumerate() {
            let later = at > 0 && view.setup.level() == Level::Expert;
            let (sign, ink) = signs::thing(treasure.thing(), view, words, self.style);
            let before = Piece::new(Ink::Plain, "  ").then(ink, sign).then(Ink::Plain, " ");
            let place = self.whereabouts(treasure);
            let place =
                if later { words.text("labyrinth-table-later", &[("thing", place.into())]) } else { place };
            self.prose(&before, if later { Ink::Faint } else { Ink::Plain }, &place);
        }
        let indent = Piece::new(Ink::Plain, "  ");
        if cards.is_empty() {
            self.prose(&indent, Ink::Faint, &words.say("labyrinth-table-no-cards"));
        }
        for line in self.spells(seat, active) {
            self.prose(&indent, if active { Ink::Plain } else { Ink::Faint }, &line);
        }
    }

    /// A treasure, and where it is.
    fn whereabouts(&self, treasure: Treasure) -> String {
        let (board, thing) = (&self.view.board, treasure.thing());
        let (id, cell) = match board.cell_of(thing) {
            Some(cell) if matches!(board.seen(cell), Seen::Up(..)) => ("labyrinth-table-at", Some(cell)),
            Some(cell) => ("labyrinth-table-buried-at", Some(cell)),
            None if board.spare().thing() == Some(thing) => ("labyrinth-table-on-spare", None),
            None => ("labyrinth-table-buried", None),
        };
        let cell = cell.map_or_else(String::new, |cell| cell.to_string());
        self.words.text(id, &[("thing", self.words.thing(thing).into()), ("cell", cell.into())])
    }

    /// The spells; for the active player, those ready and those used.
    fn spells(&self, seat: Seat, active: bool) -> Vec<String> {
        let (view, words) = (self.view, self.words);
        let second = view.spells[seat.index()];
        let name = |spell: Spell| words.spell(spell);
        if !active || view.question == Some(Question::Spell) {
            return vec![
                [Some(Spell::Push), second].into_iter().flatten().map(name).collect::<Vec<_>>().join(", "),
            ];
        }
        let spells = [(Some(Spell::Push), view.push_ready), (second, view.spell_ready)];
        let those = |wanted: bool| {
            let those = spells.iter().filter(move |(_, ready)| *ready == wanted);
            those.filter_map(|(spell, _)| *spell).map(name).collect::<Vec<_>>()
        };
        let (mut ready, used) = (those(true), those(false));
        if view.moves > 0 {
            ready.push(words.text("labyrinth-table-moves", &[("count", view.moves.into())]));
        }
        let said = [("labyrinth-table-ready", ready), ("labyrinth-table-used", used)];
        let said = said.into_iter().filter(|(_, what)| !what.is_empty());
        said.map(|(id, what)| words.text(id, &[("what", what.join(", ").into())])).collect()
    }
}

/// The ways a tile of that shape can lie.
pub(super) fn turns(shape: Shape) -> Vec<Openings> {
    (0..shape.turns()).map(|quarters| shape.turned(quarters)).collect()
}
