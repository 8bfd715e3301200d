//! Every decision in a line.

use dedale_protocol::{Decision, DecisionInWords, Report, ReportInWords};
use dedale_words::Words;
use maud::{Markup, html};

use crate::{one_place, percent, points};

/// Which columns there are besides those of every report.
#[derive(Clone, Copy)]
struct Columns {
    player: bool,
    by_others: bool,
}

pub(super) fn decisions(report: &Report, told: &ReportInWords, words: &Words) -> Markup {
    let seats = report.accounts.iter().map(|account| account.seats.len()).sum::<usize>();
    let columns = Columns { player: seats > 1, by_others: report.accounts.len() > 1 };
    let mut heads = vec!["analysis-turn"];
    heads.extend(columns.player.then_some("analysis-player"));
    heads.extend(["analysis-taken", "analysis-chance", "analysis-regretted", "analysis-lucky"]);
    heads.extend(columns.by_others.then_some("analysis-by-others"));
    let rows = report.decisions.iter().zip(&told.decisions).enumerate();
    html! {
        section {
            h2 #decisions { (words.say("analysis-decisions")) }
            div.scroll role="region" aria-labelledby="decisions" tabindex="0" {
                table {
                    thead {
                        tr {
                            @for id in heads {
                                th scope="col" class=[(id != "analysis-taken").then_some("number")] { (words.say(id)) }
                            }
                        }
                    }
                    tbody {
                        @for (place, (decision, told)) in rows { (row(place, decision, told, columns, words)) }
                    }
                }
            }
        }
    }
}

fn row(place: usize, decision: &Decision, told: &DecisionInWords, columns: Columns, words: &Words) -> Markup {
    let (regretted, slower) = (decision.regret > 0.0, decision.turns_lost() > 0.0);
    let best = [std::slice::from_ref(&told.best), &told.then].concat().join(" · ");
    let best = words.text("analysis-best", &[("answer", best.into())]);
    let signed = |change: Option<f64>| change.map_or_else(String::new, |change| signed(change, words));
    html! {
        tr id={ "d" (place) } class=[regretted.then_some("regretted")] {
            th.number scope="row" { (decision.turn) }
            @if columns.player { td.number { (decision.seat) } }
            td {
                (told.taken)
                @if (regretted || slower) && !told.best.is_empty() { small { (best) } }
            }
            td.number { (percent(decision.chance, words)) }
            td.number {
                @if regretted { "−" (points(decision.regret, words)) }
                @if slower {
                    small { (words.text("analysis-turns", &[("turns", one_place(decision.turns_lost(), words).into())])) }
                }
            }
            td.number { (signed(decision.luck)) }
            @if columns.by_others { td.number { (signed(decision.others)) } }
        }
    }
}

fn signed(change: f64, words: &Words) -> String {
    let sign = match change {
        change if change.abs() < 0.0005 => "",
        change if change > 0.0 => "+",
        _ => "−",
    };
    format!("{sign}{}", points(change, words))
}
