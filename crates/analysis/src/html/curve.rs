//! The chance over the game as a drawing.

use dedale_protocol::{Account, Decision, MistakeInWords, Report};
use dedale_words::Words;
use maud::{Markup, html};

use crate::percent;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 72.0;
const RIGHT: f64 = 18.0;
const TOP: f64 = 18.0;
const BOTTOM: f64 = 34.0;

/// The curve of one side, with a bar at each of its mistakes and a number at the largest; none if it decided nothing.
pub(super) fn figure(
    report: &Report,
    account: &Account,
    mistakes: &[MistakeInWords],
    number: usize,
    words: &Words,
) -> Option<Markup> {
    let own = |decision: &&Decision| account.seats.contains(&decision.seat);
    let decisions: Vec<_> = report.decisions.iter().filter(own).collect();
    let start = account.start?;
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
    let first = decisions.first().map_or(0, |decision| decision.step);
    let last = report.decisions.last().map_or(first, |decision| decision.step) + 1;
    let scale = Scale { first, last: last.max(first + 1) };
    Some(html! {
        figure {
            svg role="img" aria-labelledby={ "curve" (number) " text" (number) }
                viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } {
                title id={ "curve" (number) } { (name) }
                desc id={ "text" (number) } { (words.text("analysis-curve-from-to", &args)) }
                (grid(words))
                (turns(&decisions, scale, words))
                (line(&decisions, account.end, scale))
                (drops(&decisions, scale))
                (marks(report, account, mistakes, scale))
            }
            figcaption { (name) }
        }
    })
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

/// A coordinate, to a tenth of a pixel.
fn tenth(value: f64) -> String {
    format!("{value:.1}")
}

fn grid(words: &Words) -> Markup {
    html! {
        @for chance in (0..=4).map(|quarter| f64::from(quarter) / 4.0) {
            path.grid d={ "M" (LEFT) " " (tenth(y(chance))) "H" (WIDTH - RIGHT) } {}
            text.scale x=(LEFT - 8.0) y=(tenth(y(chance) + 4.0)) text-anchor="end" { (percent(chance, words)) }
        }
    }
}

/// The turns below, as many as there is room for.
fn turns(decisions: &[&Decision], scale: Scale, words: &Words) -> Markup {
    const APART: f64 = 56.0;
    let mut labels: Vec<(f64, String)> = Vec::new();
    let (mut free, mut turn) = (f64::NEG_INFINITY, 0);
    for decision in decisions {
        let x = scale.x(decision.step);
        if decision.turn == turn || x < free {
            continue;
        }
        let is_first = labels.is_empty();
        (free, turn) = (x + if is_first { APART + 24.0 } else { APART }, decision.turn);
        let number = decision.turn.to_string();
        labels.push((x, if is_first { format!("{} {number}", words.say("analysis-turn")) } else { number }));
    }
    html! {
        @for (at, (x, label)) in labels.iter().enumerate() {
            text.scale x=(tenth(*x)) y=(HEIGHT - 10.0) text-anchor=(if at == 0 { "start" } else { "middle" }) {
                (label)
            }
        }
    }
}

fn line(decisions: &[&Decision], end: f64, scale: Scale) -> Markup {
    let mut path = String::new();
    for decision in decisions {
        let (x, chance, after) =
            (scale.x(decision.step), y(decision.chance), y(decision.chance - decision.regret));
        path += &format!("{}{x:.1} {chance:.1}", if path.is_empty() { "M" } else { "L" });
        if decision.regret > 0.0 {
            path += &format!("V{after:.1}");
        }
    }
    let (x, y) = (tenth(scale.x(scale.last)), tenth(y(end)));
    html! {
        path.line d={ (path) "L" (x) " " (y) } {}
        circle.end cx=(x) cy=(y) r="5" {}
    }
}

fn drops(decisions: &[&Decision], scale: Scale) -> Markup {
    html! {
        @for decision in decisions.iter().filter(|decision| decision.regret > 0.0) {
            path.drop d={
                "M" (tenth(scale.x(decision.step))) " " (tenth(y(decision.chance)))
                "V" (tenth(y(decision.chance - decision.regret)))
            } {}
        }
    }
}

/// The numbers the mistakes have in the list below.
fn marks(report: &Report, account: &Account, mistakes: &[MistakeInWords], scale: Scale) -> Markup {
    let numbered =
        mistakes.iter().zip(1..).map(|(mistake, number)| (&report.decisions[mistake.decision], number));
    let own = numbered.filter(|(decision, _)| account.seats.contains(&decision.seat));
    let mark = |(decision, number): (&Decision, u32)| {
        let (x, y) = (scale.x(decision.step), y(decision.chance - decision.regret));
        (x, (y + 14.0).min(HEIGHT - BOTTOM - 2.0), number)
    };
    html! {
        @for (x, y, number) in own.map(mark) {
            circle.mark cx=(tenth(x)) cy=(tenth(y)) r="10" {}
            text.number x=(tenth(x)) y=(tenth(y + 4.5)) text-anchor="middle" { (number) }
        }
    }
}
