//! Below the table: what happened, what is asked, what may be answered.

use dedale_core::{Legal as _, Observer};
use dedale_words::Words;

use super::Face;
use super::sheet::{Piece, columns, wrapped};
use super::style::{Ink, Style};

/// The most lines of what happened that stand above a question; all of them are in the log.
const LINES_SHOWN: usize = 10;

/// What happened, with the earliest left out if it is much.
pub(crate) fn news(lines: &[String], width: usize, style: Style) -> String {
    let hidden = lines.len().saturating_sub(LINES_SHOWN);
    let mut text = String::new();
    if hidden > 0 {
        text.push_str(if style.plain { " ...\n" } else { " …\n" });
    }
    for line in &lines[hidden..] {
        for (at, part) in wrapped(line, width.saturating_sub(4)).iter().enumerate() {
            let mark = match (at, style.plain) {
                (0, false) => "›",
                (0, true) => "*",
                _ => " ",
            };
            text.push_str(&format!(" {} {part}\n", style.paint(Ink::Faint, mark)));
        }
    }
    text
}

/// What may be answered, in the order it is numbered.
pub(crate) fn answers<G: Face>(state: &G) -> Vec<G::Action> {
    let mut answers: Vec<_> = state.legal().iter().collect();
    answers.sort_by_key(G::rank);
    answers
}

/// The question and its numbered answers.
pub(crate) fn choices<G: Face>(
    state: &G,
    observer: Observer,
    words: &Words,
    width: usize,
    style: Style,
) -> String {
    let Some(question) = state.question() else { return String::new() };
    let view = state.view(observer);
    let mut text = String::new();
    for line in wrapped(&G::asked(&question, words), width.saturating_sub(2)) {
        text.push_str(&format!(" {}\n", style.paint(Ink::Strong, &line)));
    }
    let answers: Vec<_> = answers(state)
        .into_iter()
        .map(|action| (G::sign(&action, style), G::choice(&action, &view, words)))
        .collect();
    let (half, lead) = (width / 2, lead(style));
    if answers.len() > 8 && answers.iter().all(|(_, answer)| lead + columns(answer) + 2 <= half) {
        text.push_str(&in_two_columns(&answers, half, style));
    } else {
        for (at, (sign, answer)) in answers.iter().enumerate() {
            for (part, line) in wrapped(answer, width.saturating_sub(lead + 1)).iter().enumerate() {
                let start = if part == 0 { numbered(at, sign, style) } else { " ".repeat(lead) };
                text.push_str(&format!("{start}{line}\n"));
            }
        }
    }
    text
}

/// The columns before an answer: its number and its sign.
const fn lead(style: Style) -> usize {
    if style.plain { 5 } else { 8 }
}

fn numbered(at: usize, sign: &Piece, style: Style) -> String {
    let number = format!("{:>3}", at + 1);
    match style.plain {
        true => format!("{number}  "),
        false => format!("{}  {}  ", style.paint(Ink::Strong, &number), sign.painted(style)),
    }
}

/// Down the left column first.
fn in_two_columns(answers: &[(Piece, String)], half: usize, style: Style) -> String {
    let rows = answers.len().div_ceil(2);
    let mut text = String::new();
    for row in 0..rows {
        let (sign, answer) = &answers[row];
        let used = lead(style) + columns(answer);
        text.push_str(&format!("{}{answer}", numbered(row, sign, style)));
        if let Some((sign, answer)) = answers.get(rows + row) {
            text.push_str(&" ".repeat(half.saturating_sub(used)));
            text.push_str(&format!("{}{answer}", numbered(rows + row, sign, style)));
        }
        text.push('\n');
    }
    text
}
