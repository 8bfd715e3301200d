//! Hints: the value of each answer, from what the deciding player knows.

use std::io;
use std::time::Duration;

use dedale_analysis::{Hints, Pondered, Pondering, line_in_words, one_place, percent, reason_in_words};
use dedale_bots::{Bot, answer, own_chance};
use dedale_core::{Match, Observer};
use dedale_games::{AnyMatch, Problem};
use dedale_guests::{GuestError, Guests};
use dedale_protocol::{Hint, Pace};
use dedale_words::Words;

use super::{Front, Page, Session, Then, Thinking};
use crate::terminal::asked::Asked;
use crate::terminal::input::Command;
use crate::terminal::sheet::{columns, wrapped};
use crate::terminal::style::{Ink, Style};
use crate::terminal::{Face, pages};

/// A search in progress, and the decision it is about.
pub(super) struct Advised {
    decision: (usize, u64),
    pondering: Pondering,
}

/// The adviser's choice, and the decision it is about.
pub(super) struct Advice {
    decision: (usize, u64),
    text: String,
}

/// A bot whose choice is told with every hint.
#[derive(Clone)]
pub(crate) struct Adviser<'a, G: Face> {
    name: String,
    bot: Bot<G>,
    /// Counts how often it failed.
    guests: &'a Guests,
}

impl<'a, G: Face> Adviser<'a, G> {
    pub(crate) fn find(name: &str, setup: &G::Setup, guests: &'a Guests) -> Result<Self, GuestError> {
        Ok(Adviser { name: name.to_owned(), bot: guests.find(name, setup)?, guests })
    }

    /// Its own choice; none if it failed, and chance chose in its place.
    fn choice(&mut self, game: &Match<G>) -> Option<G::Action> {
        let failures = || self.guests.faults().iter().map(|fault| fault.count).sum::<u64>();
        let before = failures();
        let chosen = answer(&mut self.bot, game, &mut own_chance(game.perspective()?))?;
        (failures() == before).then_some(chosen)
    }
}

/// How long it goes on thinking at most while the player does.
const LASTING: Duration = Duration::from_secs(20);
/// The most answers that are shown.
const SHOWN: usize = 12;
/// The most that are shown with the answers that go with them.
const PLANNED: usize = 3;

impl<G: Face, F: Front<G>> Session<'_, G, F> {
    /// Shows what the deciding player could work out, and nothing else.
    pub(super) fn hint(&mut self) -> io::Result<Then> {
        let page = Page::Hint { goes_on: false };
        let (words, style, width) = (self.words(), self.start.style, self.front.width(page));
        let Some(seat) = self.start.game.decider() else {
            return self.say(&words.problem(&Problem::Over));
        };
        let game = G::into_any(self.start.game.clone());
        let pondered = match self.start.thinking {
            Thinking::Aside => self.pondered(&game),
            #[cfg(test)]
            Thinking::Games(games) => thought(&game, games),
        };
        let asked = Asked::of(self.start.game.state(), Observer::Seat(seat)).expect("somebody is asked");
        let typed = |hint: &Hint| match hint.action.parse() {
            Ok(action) => asked.typed(&action),
            Err(_) => hint.action.clone(),
        };
        let best = best_first(&pondered.hints).into_iter().take(SHOWN);
        let rows = best.enumerate().map(|(place, hint)| {
            let then = if place < PLANNED { &hint.then[..] } else { &[] };
            row(hint, then, typed(hint), &game, words, style)
        });
        let rows: Vec<_> = rows.collect();
        let table = laid_out(&rows, width, Bars::that_fit(width, self.front.looks_again()), style);
        let goes_on = pondered.goes_on;
        let again = goes_on && !self.front.looks_again();
        let advice = self.advice(&asked);
        let advice = if advice.is_empty() { advice } else { pages::paragraph(&advice, width) };
        let notes = notes(&pondered, again, words, width);
        self.show_page(Page::Hint { goes_on }, &format!("{advice}{table}{notes}"))
    }

    /// The choice of the adviser, from what the deciding player knows; nothing without an adviser. It is asked once about
    /// each decision.
    fn advice(&mut self, asked: &Asked<G>) -> String {
        let (words, decision) = (self.words(), (self.start.game.step(), self.start.game.hash()));
        let Some(adviser) = &mut self.start.adviser else { return String::new() };
        if let Some(advice) = self.advice.as_ref().filter(|advice| advice.decision == decision) {
            return advice.text.clone();
        }
        let name = ("name", adviser.name.clone().into());
        let text = match adviser.choice(&self.start.game) {
            Some(action) => words.text("hint-adviser", &[name, ("answer", asked.typed(&action).into())]),
            None => words.text("hint-adviser-failed", &[name]),
        };
        self.advice.insert(Advice { decision, text }).text.clone()
    }

    fn pondered(&mut self, game: &AnyMatch) -> Pondered {
        let decision = (self.start.game.step(), self.start.game.hash());
        let advised = match self.advised.take() {
            Some(advised) if advised.decision == decision => advised,
            _ => {
                let bots = self.start.journal.as_ref().map(|journal| journal.bots(game.playing().seats()));
                let hints = Hints::at_table(game, &bots.unwrap_or_default());
                let hints = hints.expect("somebody must answer");
                Advised { decision, pondering: Pondering::begin(hints, LASTING) }
            }
        };
        self.advised.insert(advised).pondering.latest()
    }
}

#[cfg(test)]
fn thought(game: &AnyMatch, games: u32) -> Pondered {
    let mut hints = Hints::of(game).expect("somebody must answer");
    let thought = hints.more(dedale_analysis::Budget::Simulations(games));
    Pondered { hints: thought, tried: hints.tried(), goes_on: false }
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

fn row(hint: &Hint, then: &[String], typed: String, game: &AnyMatch, words: &Words, style: Style) -> Row {
    let between = if style.plain { " - " } else { " · " };
    let mut lines = line_in_words(game, &hint.action, then, words);
    lines.extend(hint.pace.map(|pace| pace_in_words(pace, words)));
    lines.extend(hint.why.as_ref().map(|why| reason_in_words(why, game, words)));
    let text = lines.join(between);
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
fn notes(pondered: &Pondered, again: bool, words: &Words, width: usize) -> String {
    let mut notes = Vec::new();
    if pondered.hints.len() > SHOWN {
        notes.push(words.text("hint-more", &[("count", (pondered.hints.len() - SHOWN).into())]));
    }
    notes.push(words.text("hint-basis", &[("tried", pondered.tried.into())]));
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
        let style = Style { colour: false, plain: false, clears: false };
        for width in 30..70 {
            let text = laid_out(&rows, width, Bars::that_fit(width, true), style);
            assert!(text.lines().all(|line| columns(line) <= width), "{width}:\n{text}");
        }
    }
}
