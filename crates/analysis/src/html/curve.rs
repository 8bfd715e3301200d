//! The chance over the game as a drawing.

use dedale_words::Words;

use super::escaped;
use crate::{Account, Decision, Report, ToldMistake, percent};

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 72.0;
const RIGHT: f64 = 18.0;
const TOP: f64 = 18.0;
const BOTTOM: f64 = 34.0;

/// The curve of one side, with a bar at each of its mistakes and a number at the largest.
pub(super) fn figure(
    report: &Report,
    account: &Account,
    mistakes: &[ToldMistake],
    number: usize,
    words: &Words,
) -> String {
    let own = |decision: &&Decision| account.seats.contains(&decision.seat);
    let decisions: Vec<_> = report.decisions.iter().filter(own).collect();
    let Some(start) = account.start else { return String::new() };
    let name = match &account.seats[..] {
        [seat] if report.accounts.len() > 1 => {
            words.text("analysis-curve-of", &[("player", words.player(*seat).into())])
        }
        _ => words.say("analysis-curve"),
    };
    let args = [
        ("count", decisions.len().into()),
        ("start", percent(start, words).into()),
        ("end", percent(account.end, words).into()),
    ];
    let (name, text) = (escaped(&name), escaped(&words.text("analysis-curve-from-to", &args)));
    let first = decisions.first().map_or(0, |decision| decision.step);
    let last = report.decisions.last().map_or(first, |decision| decision.step) + 1;
    let scale = Scale { first, last: last.max(first + 1) };
    let drawing = [
        grid(words),
        turns(&decisions, scale, words),
        line(&decisions, account.end, scale),
        drops(&decisions, scale),
        marks(report, account, mistakes, scale),
    ];
    format!(
        "<figure>\n<svg role=\"img\" aria-labelledby=\"curve{number} text{number}\" \
         viewBox=\"0 0 {WIDTH} {HEIGHT}\">\n<title id=\"curve{number}\">{name}</title>\n\
         <desc id=\"text{number}\">{text}</desc>\n{}</svg>\n<figcaption>{name}</figcaption>\n</figure>\n",
        drawing.concat()
    )
}

#[derive(Clone, Copy)]
struct Scale {
    first: usize,
    last: usize,
}

impl Scale {
    fn x(self, step: usize) -> f64 {
        let share = (step - self.first) as f64 / (self.last - self.first) as f64;
        LEFT + share * (WIDTH - LEFT - RIGHT)
    }
}

fn y(chance: f64) -> f64 {
    TOP + (1.0 - chance) * (HEIGHT - TOP - BOTTOM)
}

fn grid(words: &Words) -> String {
    let rule = |quarter: u8| {
        let chance = f64::from(quarter) / 4.0;
        let (at, right) = (y(chance), WIDTH - RIGHT);
        let (label, beside, below) = (percent(chance, words), LEFT - 8.0, at + 4.0);
        format!(
            "<path class=\"grid\" d=\"M{LEFT} {at:.1}H{right}\"/>\
             <text class=\"scale\" x=\"{beside}\" y=\"{below:.1}\" text-anchor=\"end\">{label}</text>\n"
        )
    };
    (0..=4).map(rule).collect()
}

/// The turns below, as many as there is room for.
fn turns(decisions: &[&Decision], scale: Scale, words: &Words) -> String {
    const APART: f64 = 56.0;
    let mut html = String::new();
    let (mut free, mut turn) = (f64::NEG_INFINITY, 0);
    for decision in decisions {
        let x = scale.x(decision.step);
        if decision.turn == turn || x < free {
            continue;
        }
        let label = match html.is_empty() {
            true => format!("{} {}", words.say("analysis-turn"), decision.turn),
            false => decision.turn.to_string(),
        };
        (free, turn) = (x + if html.is_empty() { APART + 24.0 } else { APART }, decision.turn);
        let (anchor, below) = (if html.is_empty() { "start" } else { "middle" }, HEIGHT - 10.0);
        html += &format!(
            "<text class=\"scale\" x=\"{x:.1}\" y=\"{below}\" text-anchor=\"{anchor}\">{}</text>\n",
            escaped(&label)
        );
    }
    html
}

fn line(decisions: &[&Decision], end: f64, scale: Scale) -> String {
    let mut path = String::new();
    for decision in decisions {
        let (x, chance, after) =
            (scale.x(decision.step), y(decision.chance), y(decision.chance - decision.regret));
        path += &format!("{}{x:.1} {chance:.1}", if path.is_empty() { "M" } else { "L" });
        if decision.regret > 0.0 {
            path += &format!("V{after:.1}");
        }
    }
    let (x, y) = (scale.x(scale.last), y(end));
    format!(
        "<path class=\"line\" d=\"{path}L{x:.1} {y:.1}\"/>\
         <circle class=\"end\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\"/>\n"
    )
}

fn drops(decisions: &[&Decision], scale: Scale) -> String {
    let bar = |decision: &Decision| {
        let (x, from, to) =
            (scale.x(decision.step), y(decision.chance), y(decision.chance - decision.regret));
        format!("<path class=\"drop\" d=\"M{x:.1} {from:.1}V{to:.1}\"/>\n")
    };
    decisions.iter().filter(|decision| decision.regret > 0.0).map(|decision| bar(decision)).collect()
}

/// The numbers the mistakes have in the list below.
fn marks(report: &Report, account: &Account, mistakes: &[ToldMistake], scale: Scale) -> String {
    let numbered =
        mistakes.iter().zip(1..).map(|(mistake, number)| (&report.decisions[mistake.decision], number));
    let mark = |(decision, number): (&Decision, u32)| {
        let (x, y) = (scale.x(decision.step), y(decision.chance - decision.regret));
        let y = (y + 14.0).min(HEIGHT - BOTTOM - 2.0);
        let text = y + 4.5;
        format!(
            "<circle class=\"mark\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"10\"/>\
             <text class=\"number\" x=\"{x:.1}\" y=\"{text:.1}\" text-anchor=\"middle\">{number}</text>\n"
        )
    };
    numbered.filter(|(decision, _)| account.seats.contains(&decision.seat)).map(mark).collect()
}
