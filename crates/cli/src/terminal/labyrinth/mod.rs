//! Labyrinth Team Edition at the terminal.

mod answers;
mod board;
mod marks;
mod panel;
mod signs;
mod tile;
mod typed;

#[cfg(test)]
mod tests;

use dedale_core::SeatSet;
use dedale_labyrinth::{
    Action, Arrow, Cell, Colour, Event, Page, SeenEvent, State, Thing, TreasureSet, View,
};
use dedale_words::Words;
use dedale_words::labyrinth::LabyrinthWords;

use self::marks::Marks;
use super::face::{Face, Shape};
use super::sheet::{Piece, Sheet, ruled};
use super::style::{Ink, Style};

impl Face for State {
    const TALL: bool = true;
    const SHAPE: Shape = Shape::Left;

    fn screen(view: &View, words: &Words, width: usize, style: Style) -> String {
        screen(view, LabyrinthWords(words), width, style)
    }

    fn title(view: &View, words: &Words, width: usize) -> String {
        title(view, LabyrinthWords(words), width)
    }

    fn board(view: &View, pointed: Option<&Action>, words: &Words, width: usize, style: Style) -> String {
        let marks = pointed.map_or_else(Marks::default, |action| Marks::of(action, view));
        board::drawn(view, &marks, LabyrinthWords(words), width, style).join("\n")
    }

    fn around(view: &View, _: Option<&Action>, words: &Words, width: usize, style: Style) -> String {
        panel::own_first(view, LabyrinthWords(words), width, style).join("\n")
    }

    /// Everything that changes the maze.
    fn is_previewed(action: &Action) -> bool {
        matches!(action, Action::Push(..) | Action::Rotate(..) | Action::Permute(_) | Action::Orient(_))
    }

    fn cards(view: &View, words: &Words, width: usize, style: Style) -> String {
        cards(view, LabyrinthWords(words), width, style)
    }

    fn is_listed(action: &Action, view: &View) -> bool {
        answers::is_listed(action, view)
    }

    fn hints(unlisted: &[Action], view: &View, words: &Words, style: Style) -> Vec<String> {
        answers::hints(unlisted, view, LabyrinthWords(words), style)
    }

    fn understood(typed: &str, view: &View, words: &Words, style: Style) -> Option<Result<Action, String>> {
        typed::understood(typed, view, LabyrinthWords(words), style)
    }

    fn rank(action: &Action) -> u8 {
        match action {
            Action::Move(_) => 0,
            Action::End => 2,
            _ => 1,
        }
    }

    /// Pushes arrow by arrow, rotations tile by tile.
    fn kind(action: &Action) -> (u8, u8) {
        let place = |place: Option<usize>| place.and_then(|place| u8::try_from(place).ok()).unwrap_or(0);
        match action {
            Action::Move(_) => (0, 0),
            Action::Push(arrow, _) => (1, place(Arrow::all().position(|other| other == *arrow))),
            Action::Rotate(cell, _) => (2, place(Cell::all().position(|other| other == *cell))),
            Action::Permute(_) => (3, 0),
            _ => (4, 0),
        }
    }

    fn stands_last(action: &Action) -> bool {
        *action == Action::End
    }

    fn sign(action: &Action, style: Style) -> Piece {
        let sign = match action {
            _ if style.plain => return Piece::new(Ink::Plain, ""),
            Action::Orient(openings) => signs::small(*openings),
            _ => ' ',
        };
        Piece::new(Ink::Brown, sign.to_string())
    }

    fn begins_turn(event: &SeenEvent) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    /// LA-H1: everybody sees the same.
    fn is_secret(_: &View) -> bool {
        false
    }

    fn summary(view: &View, _: SeatSet, words: &Words) -> String {
        let args = [("turns", view.turn.into()), ("treasures", view.found.len().into())];
        words.text("labyrinth-summary", &args)
    }

    fn legend(words: &Words, style: Style) -> String {
        let (labyrinth, signs) = (LabyrinthWords(words), signs::signs(style));
        let pawns: Vec<_> = Colour::ALL.iter().map(|&colour| labyrinth.letter(colour)).collect();
        let args = [
            ("pawns", pawns.join(" ").into()),
            ("home", signs.home.to_string().into()),
            ("down", signs.rubble.to_string().into()),
            ("bead", signs.bead.to_string().into()),
            ("cast", signs.cast.to_string().into()),
            ("symbols", signs::symbols(labyrinth, style).into()),
            ("blocked", signs.blocked.to_string().into()),
        ];
        words.text("labyrinth-table-legend", &args)
    }
}

/// From this width on the panel stands beside the maze.
const SIDE_BY_SIDE: usize = board::WIDTH + GAP + 24;
const GAP: usize = 2;

fn title(view: &View, words: LabyrinthWords<'_>, width: usize) -> String {
    match view.turn {
        0 => words.say("labyrinth-table-title-choosing"),
        turn => {
            let turns = view.setup.turns();
            let args = [("turn", turn.into()), ("turns", turns.into()), ("found", view.found.len().into())];
            let short = width < board::WIDTH;
            words.text(if short { "labyrinth-table-title-short" } else { "labyrinth-table-title" }, &args)
        }
    }
}

fn screen(view: &View, words: LabyrinthWords<'_>, width: usize, style: Style) -> String {
    let mut text = ruled(&title(view, words, width), width, style);
    let maze = board::drawn(view, &Marks::default(), words, width, style);
    if width < SIDE_BY_SIDE {
        let panel = panel::lines(view, words, width - 1, style);
        let panel = panel.iter().map(|line| format!(" {line}"));
        for line in maze.into_iter().chain(panel) {
            text.push_str(&format!("{}\n", line.trim_end()));
        }
        return text;
    }
    let panel = panel::lines(view, words, width - board::WIDTH - GAP, style);
    for at in 0..maze.len().max(panel.len()) {
        let blank = " ".repeat(board::WIDTH);
        let left = maze.get(at).unwrap_or(&blank);
        let right = panel.get(at).map_or("", String::as_str);
        text.push_str(format!("{left}{}{right}", " ".repeat(GAP)).trim_end());
        text.push('\n');
    }
    text
}

/// The cards still to come, the treasures found, and a legend of the signs on the tiles.
fn cards(view: &View, words: LabyrinthWords<'_>, width: usize, style: Style) -> String {
    let mut sheet = Sheet::default();
    let named = |thing: Thing| {
        let (sign, ink) = signs::thing(thing, view, words, style);
        Piece::new(ink, sign).then(Ink::Plain, format!(" {}", words.thing(thing)))
    };
    let treasures = |set: TreasureSet| match set.is_empty() {
        true => vec![Piece::new(Ink::Faint, words.say("labyrinth-table-none"))],
        false => set.iter().map(|treasure| Piece::new(Ink::Plain, words.thing(treasure.thing()))).collect(),
    };
    sheet.pieces(words.say("labyrinth-label-to-draw"), treasures(view.to_draw));
    sheet.pieces(words.say("labyrinth-label-found"), treasures(view.found));
    let count = |wanted: fn(&Page) -> bool| view.pages_left.iter().filter(wanted).count();
    let counts = [
        ("pushes", count(|page| matches!(page, Page::Push { .. })).into()),
        ("flips", count(|page| matches!(page, Page::Flip { .. })).into()),
        ("meetings", count(|page| matches!(page, Page::Meeting { .. })).into()),
    ];
    sheet.prose(words.say("labyrinth-label-pages"), words.text("labyrinth-table-page-counts", &counts));
    sheet.pieces(words.say("labyrinth-label-signs"), Thing::all().map(named).collect());
    sheet.laid_out(width, style)
}
