use dedale_core::Seat;
use dedale_core::record::Ending;
use dedale_protocol::{Account, Decision, Report};

use crate::numbers::rounded;
use crate::sides::sides;
use crate::{Analysis, Judged};

/// The report of an analysis as far as it got.
pub(crate) fn report(analysis: &Analysis) -> Report {
    let game = analysis.game().playing();
    let sides = sides(analysis.game().id(), game.seats());
    let mut decisions: Vec<_> = analysis.judged().iter().map(decision).collect();
    let accounts = sides.into_iter().map(|seats| account(analysis, seats, &mut decisions)).collect();
    Report {
        game: game.game().to_owned(),
        setup: game.setup(),
        simulations: analysis.simulations(),
        complete: analysis.is_done(),
        outcome: game.outcome().map(Ending::from),
        decisions,
        accounts,
    }
}

fn decision(judged: &Judged) -> Decision {
    Decision {
        step: judged.step,
        turn: judged.turn,
        seat: judged.seat,
        taken: judged.taken.clone(),
        best: judged.best.clone(),
        then: judged.then.clone(),
        chance: judged.chance,
        worth: judged.worth,
        error: judged.error,
        regret: judged.regret(),
        turns: judged.turns,
        why: judged.why.clone(),
        luck: None,
        others: None,
    }
}

/// The chance that was left after the answer taken.
fn expected(decision: &Decision) -> f64 {
    rounded(decision.chance - decision.regret)
}

/// Adds up what became of a side's chance, and writes luck and the others' part into its decisions.
fn account(analysis: &Analysis, seats: Vec<Seat>, decisions: &mut [Decision]) -> Account {
    let game = analysis.game().playing();
    let own = |decision: &Decision| seats.contains(&decision.seat);
    let places: Vec<_> = (0..decisions.len()).filter(|&place| own(&decisions[place])).collect();
    let known_end = end(analysis, &seats);
    let shared_by = (game.seats() - 1).max(1) as f64;
    let (mut luck, mut others) = (0.0, 0.0);
    for (at, &place) in places.iter().enumerate() {
        let next = places.get(at + 1).copied();
        let between = &decisions[place + 1..next.unwrap_or(decisions.len())];
        let given: f64 = between.iter().map(|decision| decision.regret / shared_by).sum();
        let given_up = next.is_none() && between.last().is_some_and(Decision::is_concession);
        let after = next.map(|next| decisions[next].chance).or(known_end);
        let Some(change) = after.map(|after| rounded(after - expected(&decisions[place]))) else { continue };
        let by_others = if given_up { change } else { rounded(given) };
        let by_chance = rounded(change - by_others);
        (luck, others) = (luck + by_chance, others + by_others);
        (decisions[place].luck, decisions[place].others) = (Some(by_chance), Some(by_others));
    }
    let expected = places.last().map(|&last| expected(&decisions[last]));
    let mistakes = Report::largest_mistakes(decisions, own);
    let regret = places.iter().map(|&place| decisions[place].regret).sum::<f64>();
    Account {
        start: places.first().map(|&first| decisions[first].chance),
        regret: rounded(regret),
        luck: rounded(luck),
        others: rounded(others),
        end: known_end.or(expected).unwrap_or(0.0),
        mistakes,
        seats,
    }
}

/// The value of the game to these seats after the last decision; none while unknown.
fn end(analysis: &Analysis, seats: &[Seat]) -> Option<f64> {
    if !analysis.is_done() {
        return None;
    }
    match analysis.game().playing().outcome() {
        Some(outcome) => {
            let won = seats.iter().any(|&seat| outcome.winners.contains(seat));
            Some(if won { 1.0 } else { 0.0 })
        }
        None => {
            let standing = analysis.standing().filter(|standing| seats.contains(&standing.seat));
            standing.map(|standing| standing.chance)
        }
    }
}
