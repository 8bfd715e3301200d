//! Hints as text: the value of each answer, the best first.

use dedale_analysis::{one_place, percent};
use dedale_protocol::{Hint, Pace};
use dedale_words::Words;

use super::input::Command;
use super::pages;
use super::sheet::{columns, wrapped};
use super::style::{Ink, Style};

/// The most answers that are shown.
const SHOWN: usize = 12;
/// The most that are shown with the answers that go with them.
const PLANNED: usize = 3;

/// An answer in words.
pub(crate) struct Meaning {
    /// The answer, then those that go with it.
    pub(crate) texts: Vec<String>,
    pub(crate) why: Option<String>,
}

/// How and where hints are written.
pub(crate) struct Paper<'a> {
    pub(crate) words: &'a Words,
    pub(crate) style: Style,
    pub(crate) width: usize,
    /// Whether it is one pane of a screen.
    pub(crate) pane: bool,
}

impl Paper<'_> {
    /// The hints after so many simulations, and whether to ask `again`.
    pub(crate) fn hints(
        &self,
        hints: &[Hint],
        tried: u32,
        again: bool,
        typed: impl Fn(&Hint) -> String,
        in_words: impl Fn(&Hint) -> Meaning,
    ) -> String {
        let Paper { words, style, width, pane } = *self;
        let best = best_first(hints).into_iter().take(SHOWN);
        let rows = best.enumerate().map(|(place, hint)| {
            let mut meaning = in_words(hint);
            if place >= PLANNED {
                meaning.texts.truncate(1);
            }
            row(hint, typed(hint), meaning, words, style)
        });
        let table = laid_out(&rows.collect::<Vec<_>>(), width, Bars::that_fit(width, pane), style);
        format!("{table}{}", notes(hints.len(), tried, again, words, width))
    }
}

/// The best answer, then the others that were tried, by the chance that is written, then those that were not.
fn best_first(hints: &[Hint]) -> Vec<&Hint> {
    let mut rows: Vec<_> = hints.iter().collect();
    if let Some((_, others)) = rows.split_first_mut() {
        let worth = |hint: &Hint| if hint.visits > 0 { (100.0 * hint.chance).round() } else { -1.0 };
        others.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
    }
    rows
}

/// An answer: its text to type, its value, and its effect.
struct Row {
    typed: String,
    chance: String,
    share: f64,
    text: String,
}

fn row(hint: &Hint, typed: String, meaning: Meaning, words: &Words, style: Style) -> Row {
    let between = if style.plain { " - " } else { " · " };
    let Meaning { mut texts, why } = meaning;
    texts.extend(hint.pace.map(|pace| pace_in_words(pace, words)));
    texts.extend(why);
    let text = texts.join(between);
    if hint.visits == 0 {
        return Row { typed, chance: words.say("hint-untried"), share: 0.0, text };
    }
    let error = (100.0 * hint.error).ceil();
    let chance = [("chance", percent(hint.chance, words).into()), ("error", format!("{error:.0}").into())];
    Row { typed, chance: words.text("hint-row", &chance), share: hint.chance, text }
}

fn pace_in_words(pace: Pace, words: &Words) -> String {
    let args = [
        ("now", format!("{:.0}", pace.now).into()),
        ("next", one_place(pace.next, words).into()),
        ("turns", one_place(pace.turns, words).into()),
    ];
    words.text("hint-pace", &args)
}

/// Whether there is room for bars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bars {
    Drawn,
    LeftOut,
}

impl Bars {
    /// Lines always have them; panes only if they are wide.
    fn that_fit(width: usize, pane: bool) -> Bars {
        if pane && width < 64 { Bars::LeftOut } else { Bars::Drawn }
    }
}

fn laid_out(rows: &[Row], width: usize, bars: Bars, style: Style) -> String {
    let widest = |of: fn(&Row) -> &str| rows.iter().map(|row| columns(of(row))).max().unwrap_or(0);
    let (typed, chance) = (widest(|row| &row.typed), widest(|row| &row.chance));
    let figures = typed + chance + if bars == Bars::Drawn { BAR + 7 } else { 5 };
    // Where little room is left beside the figures, the words stand below them.
    let below = bars == Bars::LeftOut && width < figures + LEAST_WORDS;
    let indent = if below { 3 } else { figures };
    let mut text = String::new();
    for row in rows {
        let (before, between) =
            (" ".repeat(typed - columns(&row.typed)), " ".repeat(chance - columns(&row.chance)));
        let typed = style.paint(Ink::Strong, &row.typed);
        let bar = if bars == Bars::Drawn { format!("{}  ", bar(row.share, style)) } else { String::new() };
        let lead = format!(" {before}{typed}  {between}{}  {bar}", row.chance);
        if below {
            text += &format!("{}\n", lead.trim_end());
        }
        for (at, line) in wrapped(&row.text, width.saturating_sub(indent + 1).max(16)).iter().enumerate() {
            text += &if at == 0 && !below { lead.clone() } else { " ".repeat(indent) };
            text += &format!("{line}\n");
        }
    }
    text
}

/// The columns that words beside figures need.
const LEAST_WORDS: usize = 24;

/// The columns of a bar.
const BAR: usize = 10;

fn bar(share: f64, style: Style) -> String {
    let full = ((share * BAR as f64).round() as usize).min(BAR);
    let (ink, paper) = if style.plain { ("#", ".") } else { ("█", "░") };
    format!("{}{}", ink.repeat(full), style.paint(Ink::Faint, &paper.repeat(BAR - full)))
}

/// The number of answers not shown, the number of simulations, and whether to ask `again`.
fn notes(answers: usize, tried: u32, again: bool, words: &Words, width: usize) -> String {
    let mut notes = Vec::new();
    if answers > SHOWN {
        notes.push(words.text("hint-more", &[("count", (answers - SHOWN).into())]));
    }
    notes.push(words.text("hint-basis", &[("tried", tried.into())]));
    if again {
        let command = Command::Hint.name(words);
        notes.push(words.text("hint-goes-on", &[("command", command.into())]));
    }
    pages::paragraph(&notes.join(" "), width)
}

#[cfg(test)]
mod tests {
    use super::{Bars, Row, columns, laid_out};
    use crate::terminal::style::Style;

    #[test]
    fn nothing_is_cut_off_in_a_narrow_pane() {
        let row = |text: &str| Row {
            typed: "push N1 ESW".to_owned(),
            chance: "99 % ± 4".to_owned(),
            share: 0.99,
            text: text.to_owned(),
        };
        let rows =
            [row("Push the spare tile in at N1, open to the east, the south and the west"), row("Stay")];
        let style = Style::TEXT;
        for width in 30..70 {
            let text = laid_out(&rows, width, Bars::that_fit(width, true), style);
            assert!(text.lines().all(|line| columns(line) <= width), "{width}:\n{text}");
        }
    }
}
