//! The report as one page.

mod curve;
mod document;
mod table;

use dedale_core::Seat;
use dedale_protocol::{Report, ReportInWords};
use dedale_words::Words;
use maud::{Markup, html};

use crate::{Analysis, Progress};

pub use document::document;

const STYLE: &str = include_str!("style.css");

/// The report as a page, to one of the players or to all of them.
pub fn page(analysis: &Analysis, to: Option<Seat>, words: &Words) -> String {
    let (report, told) = (analysis.report(), analysis.in_words(to, words));
    let game = words.game(&report.game).0;
    let title = words.text("analysis-title", &[("game", game.into())]);
    let body = html! {
        header { h1 { (title) } p { (ending(&report, words)) } }
        (where_it_went(&report, &told, to, words))
        (mistakes(&told, words))
        (table::decisions(&report, &told, words))
        (explained(analysis, &report, words))
    };
    document(words.language(), &title, STYLE, &body)
}

/// How the game ended.
fn ending(report: &Report, words: &Words) -> String {
    match &report.outcome {
        Some(outcome) => words.outcome(&outcome.reason),
        None => words.say("check-unfinished"),
    }
}

fn where_it_went(report: &Report, told: &ReportInWords, to: Option<Seat>, words: &Words) -> Markup {
    let accounts = report.accounts.iter().filter(|account| to.is_none_or(|to| account.seats.contains(&to)));
    html! {
        section {
            h2 { (words.say("analysis-where")) }
            @for (number, (account, text)) in accounts.zip(&told.accounts).enumerate() {
                p { (text) }
                @if let Some(figure) = curve::figure(report, account, &told.mistakes, number, words) { (figure) }
            }
            p.note { (words.say("analysis-legend")) }
        }
    }
}

fn mistakes(told: &ReportInWords, words: &Words) -> Markup {
    html! {
        section {
            h2 { (words.say("analysis-mistakes")) }
            @if told.mistakes.is_empty() {
                p { (words.say("analysis-no-mistake")) }
            } @else {
                ol.mistakes {
                    @for mistake in &told.mistakes {
                        li { a href={ "#d" (mistake.decision) } { (mistake.text) } }
                    }
                }
            }
        }
    }
}

fn explained(analysis: &Analysis, report: &Report, words: &Words) -> Markup {
    let Progress { done, of } = analysis.progress();
    html! {
        footer {
            p { (words.say("analysis-explained")) }
            @if report.decisions.iter().any(|decision| decision.turns.is_some()) {
                p { (words.say("analysis-explained-turns")) }
            }
            @if report.accounts.len() > 1 {
                p { (words.say("analysis-explained-sides")) }
            }
            p { (words.text("analysis-measured", &[("simulations", report.simulations.into())])) }
            @if !report.complete {
                p { (words.text("analysis-not-complete", &[("done", done.into()), ("of", of.into())])) }
            }
        }
    }
}
