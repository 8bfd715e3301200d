//! Every decision in a line.

use dedale_words::Words;

use super::escaped;
use crate::{Decision, Report, Told, ToldDecision, percent, points};

pub(super) fn decisions(report: &Report, told: &Told, words: &Words) -> String {
    let several = report.accounts.iter().map(|account| account.seats.len()).sum::<usize>() > 1;
    let sides = report.accounts.len() > 1;
    let mut heads = vec!["analysis-turn"];
    heads.extend(several.then_some("analysis-player"));
    heads.extend(["analysis-taken", "analysis-chance", "analysis-regretted", "analysis-lucky"]);
    heads.extend(sides.then_some("analysis-by-others"));
    let head = |id: &&str| {
        let class = if is_number(id) { " class=\"number\"" } else { "" };
        format!("<th scope=\"col\"{class}>{}</th>", escaped(&words.say(id)))
    };
    let heads: String = heads.iter().map(head).collect();
    let rows: String = (report.decisions.iter().zip(&told.decisions).enumerate())
        .map(|(place, (decision, told))| row(place, decision, told, several, sides, words))
        .collect();
    let title = escaped(&words.say("analysis-decisions"));
    format!(
        "<section>\n<h2 id=\"decisions\">{title}</h2>\n\
         <div class=\"scroll\" role=\"region\" aria-labelledby=\"decisions\" tabindex=\"0\">\n\
         <table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n</div>\n</section>\n"
    )
}

fn is_number(id: &str) -> bool {
    id != "analysis-taken"
}

fn row(
    place: usize,
    decision: &Decision,
    told: &ToldDecision,
    several: bool,
    sides: bool,
    words: &Words,
) -> String {
    let regretted = decision.regret > 0.0;
    let class = if regretted { " class=\"regretted\"" } else { "" };
    let number = |text: String| format!("<td class=\"number\">{text}</td>");
    let best = [std::slice::from_ref(&told.best), &told.then].concat().join(" · ");
    let best = words.text("analysis-best", &[("answer", best.into())]);
    let better = regretted && !told.best.is_empty();
    let better = if better { format!("<small>{}</small>", escaped(&best)) } else { String::new() };
    let mut cells = vec![format!("<th scope=\"row\" class=\"number\">{}</th>", decision.turn)];
    cells.extend(several.then(|| number(decision.seat.to_string())));
    cells.push(format!("<td>{}{better}</td>", escaped(&told.taken)));
    cells.push(number(percent(decision.chance, words)));
    cells.push(number(if regretted {
        format!("−{}", points(decision.regret, words))
    } else {
        String::new()
    }));
    cells.push(number(decision.luck.map_or_else(String::new, |luck| signed(luck, words))));
    cells.extend(
        sides.then(|| number(decision.others.map_or_else(String::new, |given| signed(given, words)))),
    );
    format!("<tr id=\"d{place}\"{class}>{}</tr>\n", cells.concat())
}

fn signed(change: f64, words: &Words) -> String {
    let sign = match change {
        change if change.abs() < 0.0005 => "",
        change if change > 0.0 => "+",
        _ => "−",
    };
    format!("{sign}{}", points(change, words))
}
