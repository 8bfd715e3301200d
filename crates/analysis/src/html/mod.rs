//! The report as one page that needs nothing else: no network, no script.

mod curve;
mod table;

use dedale_core::Seat;
use dedale_words::Words;

use crate::{Analysis, Progress, Report, Told};

const STYLE: &str = include_str!("style.css");

/// The report as a page, to one of the players or to all of them.
pub fn page(analysis: &Analysis, to: Option<Seat>, words: &Words) -> String {
    let (report, told) = (analysis.report(), analysis.told(to, words));
    let (game, about) = (words.game(&report.game).0, about(&report, words));
    let title = escaped(&words.text("analysis-title", &[("game", game.into())]));
    let language = words.language();
    let parts = [
        format!("<header><h1>{title}</h1>\n<p>{about}</p></header>\n"),
        where_it_went(&report, &told, to, words),
        mistakes(&told, words),
        table::decisions(&report, &told, words),
        explained(analysis, &report, words),
    ];
    format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n{}</main>\n</body>\n</html>\n",
        parts.concat()
    )
}

/// What was played and how it ended.
fn about(report: &Report, words: &Words) -> String {
    match &report.outcome {
        Some(outcome) => escaped(&words.outcome(&outcome.reason)),
        None => escaped(&words.say("check-unfinished")),
    }
}

fn where_it_went(report: &Report, told: &Told, to: Option<Seat>, words: &Words) -> String {
    let mut html = format!("<section>\n<h2>{}</h2>\n", escaped(&words.say("analysis-where")));
    let accounts = report.accounts.iter().filter(|account| to.is_none_or(|to| account.seats.contains(&to)));
    for (number, (account, text)) in accounts.zip(&told.accounts).enumerate() {
        html += &format!("<p>{}</p>\n", escaped(text));
        html += &curve::figure(report, account, &told.mistakes, number, words);
    }
    html + &format!("<p class=\"note\">{}</p>\n</section>\n", escaped(&words.say("analysis-legend")))
}

fn mistakes(told: &Told, words: &Words) -> String {
    let heading = escaped(&words.say("analysis-mistakes"));
    let mut html = format!("<section>\n<h2>{heading}</h2>\n");
    if told.mistakes.is_empty() {
        html += &format!("<p>{}</p>\n", escaped(&words.say("analysis-no-mistake")));
    } else {
        let item = |mistake: &crate::ToldMistake| {
            format!("<li><a href=\"#d{}\">{}</a></li>\n", mistake.decision, escaped(&mistake.text))
        };
        let items: String = told.mistakes.iter().map(item).collect();
        html += &format!("<ol class=\"mistakes\">\n{items}</ol>\n");
    }
    html + "</section>\n"
}

fn explained(analysis: &Analysis, report: &Report, words: &Words) -> String {
    let mut notes = vec![words.say("analysis-explained")];
    if report.accounts.len() > 1 {
        notes.push(words.say("analysis-explained-sides"));
    }
    notes.push(words.text("analysis-measured", &[("simulations", report.simulations.into())]));
    if !report.complete {
        let Progress { done, of } = analysis.progress();
        notes.push(words.text("analysis-not-complete", &[("done", done.into()), ("of", of.into())]));
    }
    let notes: String = notes.iter().map(|note| format!("<p>{}</p>\n", escaped(note))).collect();
    format!("<footer>\n{notes}</footer>\n")
}

/// A text that stands for itself in HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
