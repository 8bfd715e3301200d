//! The legal answers: the few worth a number, and how to type the others.

use dedale_core::names::Named as _;
use dedale_labyrinth::{Action, Arrow, Question, Shape, View};
use dedale_words::labyrinth::LabyrinthWords;

use super::panel::turns;
use super::signs::{self, signs};
use crate::terminal::style::Style;

/// On a turn, only moves that find something or may turn a tile up have a number, and the end of the turn.
pub(super) fn is_listed(action: &Action, view: &View) -> bool {
    match action {
        Action::Move(cell) => view.finds(*cell).is_some() || view.board.down().contains(*cell),
        Action::Push(..) | Action::Rotate(..) | Action::Permute(_) => view.question != Some(Question::Turn),
        Action::TurnUp | Action::Leave | Action::Orient(_) | Action::Choose(_) | Action::End => true,
    }
}

/// How to type the others, each shown with one that is possible now.
pub(super) fn hints(
    unlisted: &[Action],
    view: &View,
    words: LabyrinthWords<'_>,
    style: Style,
) -> Vec<String> {
    let here = view.pawns[view.active.index()];
    let first = |wanted: fn(&Action) -> bool| unlisted.iter().find(|action| wanted(action));
    let mut hints = Vec::new();
    let goes = unlisted.iter().rev().find_map(|action| match action {
        Action::Move(cell) if *cell != here => Some(*cell),
        _ => None,
    });
    if let Some(cell) = goes {
        let reach = view.ways.map(|ways| ways.reach());
        let spell =
            view.spells[view.active.index()].filter(|_| reach.is_some_and(|reach| !reach.casting.is_empty()));
        let args = [
            ("cell", cell.to_string().into()),
            ("row", cell.row().into()),
            ("column", cell.column().into()),
            ("bead", signs(style).bead.to_string().into()),
            ("cast", signs(style).cast.to_string().into()),
            ("spell", spell.map_or_else(|| "none".to_owned(), |spell| words.spell(spell)).into()),
        ];
        hints.push(words.text("labyrinth-hint-move", &args));
    }
    if let Some(Action::Push(arrow, openings)) = first(|action| matches!(action, Action::Push(..))) {
        let args = [
            ("arrow", arrow.name().into()),
            ("turn", openings.name().into()),
            ("sides", words.sides(*openings).into()),
            ("turns", turn_names(openings.shape(), style).into()),
        ];
        hints.push(words.text("labyrinth-hint-push", &args));
    }
    if let Some(Action::Rotate(cell, turn)) = first(|action| matches!(action, Action::Rotate(..))) {
        let args = [("cell", cell.to_string().into()), ("turn", turn.to_string().into())];
        hints.push(words.text("labyrinth-hint-rotate", &args));
    }
    if let Some(Action::Permute(pair)) = first(|action| matches!(action, Action::Permute(_))) {
        let (one, other) = pair.cells();
        let args = [("one", one.to_string().into()), ("other", other.to_string().into())];
        hints.push(words.text("labyrinth-hint-permute", &args));
    }
    hints
}

/// The ways a tile can lie: `╚ NE, ╔ ES, ╗ SW, ╝ NW`.
pub(super) fn turn_names(shape: Shape, style: Style) -> String {
    let name = |openings: dedale_labyrinth::Openings| match style.plain {
        true => openings.to_string(),
        false => format!("{}\u{a0}{openings}", signs::small(openings)),
    };
    turns(shape).into_iter().map(name).collect::<Vec<_>>().join(", ")
}

/// The arrows from which no face-down tile is pushed out.
pub(super) fn arrows(view: &View) -> impl Iterator<Item = Arrow> + use<'_> {
    Arrow::all().filter(|arrow| !view.board.down().contains(arrow.exit()))
}
