//! Below the table: what happened, what is asked, what may be answered.

use super::sheet::{Piece, columns, wrapped};
use super::style::{Ink, Style};

/// The most lines of news above a question; all of them are in the log.
pub(crate) const LINES_SHOWN: usize = 10;

/// The news, with the earliest left out if there are more than `most` lines.
pub(crate) fn news(lines: &[String], most: usize, width: usize, style: Style) -> String {
    let hidden = lines.len().saturating_sub(most);
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

/// The question, how to answer it, and the numbered answers.
pub(super) fn laid_out(
    question: &str,
    hints: &[String],
    answers: &[(Piece, String)],
    width: usize,
    style: Style,
) -> String {
    let mut text = String::new();
    for line in wrapped(question, width.saturating_sub(2)) {
        text.push_str(&format!(" {}\n", style.paint(Ink::Strong, &line)));
    }
    let (half, lead) = (width / 2, lead(style));
    for hint in hints {
        let mark = style.paint(Ink::Strong, if style.plain { "  >  " } else { "  ›  " });
        for (part, line) in wrapped(hint, width.saturating_sub(6)).iter().enumerate() {
            text.push_str(&format!("{}{line}\n", if part == 0 { &*mark } else { "     " }));
        }
    }
    if answers.len() > 8 && answers.iter().all(|(_, answer)| lead + columns(answer) + 2 <= half) {
        text.push_str(&in_two_columns(answers, half, style));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_too_many_to_list_are_explained_above_the_numbered_ones() {
        let hints = ["push ARROW TURN: slide the spare tile in, as in push a2 90".to_owned()];
        let answers = [(Piece::new(Ink::Plain, " "), "End the turn".to_owned())];
        let text = laid_out("Your turn.", &hints, &answers, 40, Style::TEXT);
        let lines = [
            " Your turn.",
            "  ›  push ARROW TURN: slide the spare",
            "     tile in, as in push a2 90",
            "  1     End the turn",
        ];
        assert_eq!(text.lines().collect::<Vec<_>>(), lines);
    }

    #[test]
    fn of_much_news_the_latest_stand() {
        let lines: Vec<_> = (1..=5).map(|number| number.to_string()).collect();
        assert_eq!(news(&lines, 2, 40, Style::TEXT), " …\n › 4\n › 5\n");
        assert_eq!(news(&lines, 5, 40, Style::TEXT).lines().count(), 5);
    }
}
