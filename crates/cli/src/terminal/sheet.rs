//! Text laid out in lines: a label, and what belongs to it.

use super::style::{Ink, Style};

/// A few words that stay on one line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Piece(Vec<(Ink, String)>);

impl Piece {
    pub(crate) fn new(ink: Ink, text: impl Into<String>) -> Piece {
        Piece(vec![(ink, text.into())])
    }

    pub(crate) fn then(mut self, ink: Ink, text: impl Into<String>) -> Piece {
        self.0.push((ink, text.into()));
        self
    }

    /// The same, under the cursor.
    pub(crate) fn pointed(self) -> Piece {
        Piece(self.0.into_iter().map(|(_, text)| (Ink::Pointed, text)).collect())
    }

    pub(crate) fn width(&self) -> usize {
        self.0.iter().map(|(_, text)| columns(text)).sum()
    }

    pub(crate) fn painted(&self, style: Style) -> String {
        self.0.iter().map(|(ink, text)| style.paint(*ink, text)).collect()
    }
}

/// How many columns a text takes. Every sign used here is one column wide.
pub(crate) fn columns(text: &str) -> usize {
    text.chars().count()
}

/// The words of a text in lines of at most `width` columns.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let line = lines.last_mut().expect("one line at least");
        if line.is_empty() {
            line.push_str(word);
        } else if columns(line) + 1 + columns(word) <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.to_owned());
        }
    }
    lines
}

enum Entry {
    Heading(String),
    Pieces(String, Vec<Piece>),
    Prose(String, String),
    Marked(String, Piece, String),
}

/// Entries with their labels in one column.
#[derive(Default)]
pub(crate) struct Sheet(Vec<Entry>);

impl Sheet {
    pub(crate) fn heading(&mut self, text: String) {
        self.0.push(Entry::Heading(text));
    }

    /// Pieces that go to the next line when they do not fit.
    pub(crate) fn pieces(&mut self, label: String, pieces: Vec<Piece>) {
        self.0.push(Entry::Pieces(label, pieces));
    }

    /// Words that go to the next line when they do not fit.
    pub(crate) fn prose(&mut self, label: String, text: String) {
        self.0.push(Entry::Prose(label, text));
    }

    /// Words behind a mark, below each other when they do not fit.
    pub(crate) fn marked(&mut self, label: String, mark: Piece, text: String) {
        self.0.push(Entry::Marked(label, mark, text));
    }

    pub(crate) fn laid_out(&self, width: usize, style: Style) -> String {
        let labels = self.0.iter().map(|entry| match entry {
            Entry::Heading(_) => 0,
            Entry::Pieces(label, _) | Entry::Prose(label, _) | Entry::Marked(label, ..) => columns(label),
        });
        let indent = labels.max().unwrap_or(0) + 3;
        let room = width.saturating_sub(indent).max(20);
        let mut text = String::new();
        for entry in &self.0 {
            let (label, lines) = match entry {
                Entry::Heading(heading) => {
                    text.push_str(&ruled(heading, width, style));
                    continue;
                }
                Entry::Pieces(label, pieces) => (label, flowed(pieces, room, style)),
                Entry::Prose(label, prose) => (label, wrapped(prose, room)),
                Entry::Marked(label, mark, prose) => (label, behind(mark, prose, room, style)),
            };
            for (at, line) in lines.iter().enumerate() {
                let label = if at == 0 { label } else { "" };
                let gap = " ".repeat(indent - 1 - columns(label));
                let written = format!(" {}{gap}{line}", style.paint(Ink::Faint, label));
                text.push_str(if label.is_empty() { written.trim_end() } else { &written });
                text.push('\n');
            }
        }
        text
    }
}

/// A heading in a line across the whole width.
pub(crate) fn ruled(heading: &str, width: usize, style: Style) -> String {
    let stroke = if style.plain { "-" } else { "─" };
    let rest = width.saturating_sub(columns(heading) + 4);
    let (before, after) = (stroke.repeat(2), stroke.repeat(rest));
    let (before, after) = (style.paint(Ink::Faint, &before), style.paint(Ink::Faint, &after));
    format!("{before} {} {after}\n", style.paint(Ink::Strong, heading))
}

fn behind(mark: &Piece, text: &str, room: usize, style: Style) -> Vec<String> {
    let mut lines = wrapped(text, room.saturating_sub(mark.width()));
    for (at, line) in lines.iter_mut().enumerate() {
        let before = if at == 0 { mark.painted(style) } else { " ".repeat(mark.width()) };
        line.insert_str(0, &before);
    }
    lines
}

fn flowed(pieces: &[Piece], room: usize, style: Style) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut used = 0;
    for piece in pieces {
        if used > 0 && used + 2 + piece.width() > room {
            lines.push(String::new());
            used = 0;
        }
        let line = lines.last_mut().expect("one line at least");
        if used > 0 {
            line.push_str("  ");
            used += 2;
        }
        line.push_str(&piece.painted(style));
        used += piece.width();
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_that_do_not_fit_go_to_the_next_line() {
        let mut sheet = Sheet::default();
        sheet.pieces(
            "Hand".to_owned(),
            ["one", "two", "three"].map(|text| Piece::new(Ink::Red, text)).to_vec(),
        );
        assert_eq!(sheet.laid_out(27, Style::TEXT), " Hand  one  two  three\n");
        let long = vec![Piece::new(Ink::Plain, "x".repeat(12)); 2];
        assert_eq!(flowed(&long, 20, Style::TEXT).len(), 2);
    }

    #[test]
    fn words_behind_a_mark_stand_below_each_other() {
        let lines = behind(&Piece::new(Ink::Red, "* "), "one two three", 10, Style::TEXT);
        assert_eq!(lines, ["* one two", "  three"]);
    }

    #[test]
    fn words_are_never_cut() {
        assert_eq!(wrapped("to be or not", 5), ["to be", "or", "not"]);
        assert_eq!(wrapped("incomprehensible", 5), ["incomprehensible"]);
    }
}
