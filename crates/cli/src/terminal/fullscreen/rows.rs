//! The answers as rows with a cursor.

use dedale_words::Words;

use super::stage::Offer;
use crate::terminal::Face;
use crate::terminal::asked::Asked;
use crate::terminal::input::Command;
use crate::terminal::sheet::Piece;
use crate::terminal::style::{Ink, Style};

/// An answer, or a command after the end.
pub(super) struct Row<G: Face> {
    /// The line that gives it.
    pub(super) typed: String,
    /// Its number, where it has one.
    pub(super) number: Option<usize>,
    pub(super) sign: Piece,
    pub(super) text: String,
    /// Rows of one kind stand together.
    kind: u8,
    pub(super) action: Option<G::Action>,
}

/// The answers to a question.
pub(super) fn answers<G: Face>(asked: &Asked<G>, words: &Words, style: Style) -> Vec<Row<G>> {
    let row = |action: G::Action| {
        let typed = asked.typed(&action);
        Row {
            number: typed.parse().ok(),
            typed,
            sign: G::sign(&action, style),
            text: G::choice(&action, &asked.view, words),
            kind: G::kind(&action).0,
            action: Some(action),
        }
    };
    asked.answers().into_iter().map(row).collect()
}

/// What can be done beside answering.
pub(super) fn command_rows<G: Face>(commands: &[Command], words: &Words) -> Vec<Row<G>> {
    commands.iter().map(|command| Row::of(Offer::command(*command, words))).collect()
}

impl<G: Face> Row<G> {
    pub(super) fn of(offer: Offer) -> Row<G> {
        let Offer { typed, meaning } = offer;
        let sign = Piece::new(Ink::Strong, typed.clone());
        Row { typed, number: None, sign, text: meaning, kind: 0, action: None }
    }
}

/// The cursor on the rows, and the first row that is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Cursor {
    pub(super) at: usize,
    pub(super) top: usize,
}

impl Cursor {
    pub(super) fn up(&mut self) {
        self.at = self.at.saturating_sub(1);
    }

    pub(super) fn down(&mut self, rows: usize) {
        self.at = (self.at + 1).min(rows.saturating_sub(1));
    }

    /// To the first row of the next kind, and from the last to the first.
    pub(super) fn next_kind<G: Face>(&mut self, rows: &[Row<G>]) {
        let here = rows.get(self.at).map(|row| row.kind);
        let next = rows.iter().skip(self.at).position(|row| Some(row.kind) != here);
        self.at = next.map_or(0, |ahead| self.at + ahead);
    }

    /// To the first row of the kind before, and from the first to the last.
    pub(super) fn previous_kind<G: Face>(&mut self, rows: &[Row<G>]) {
        let begins = |at: usize| at == 0 || rows[at - 1].kind != rows[at].kind;
        let first = |from: usize| (0..=from).rev().find(|&at| begins(at)).unwrap_or(0);
        let Some(last) = rows.len().checked_sub(1) else { return };
        self.at = match first(self.at.min(last)) {
            0 => first(last),
            own => first(own - 1),
        };
    }

    /// Scrolls until the cursor is among the rows that fit, each of which takes that many lines.
    pub(super) fn keep_in_sight(&mut self, heights: &[usize], fit: usize) {
        self.top = self.top.min(self.at);
        while self.top < self.at && heights[self.top..=self.at].iter().sum::<usize>() > fit {
            self.top += 1;
        }
    }
}
