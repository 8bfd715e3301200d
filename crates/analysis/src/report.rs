use dedale_core::record::Ending;
use dedale_core::{Seat, SetupDocument};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::numbers::rounded;
use crate::sides::sides;
use crate::{Analysis, Judged};

/// The result of an analysis: a curve that goes down by mistakes and moves by luck. All values are from 0 to 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The game's id.
    pub game: String,
    /// Its options.
    pub setup: SetupDocument,
    /// Simulations for each decision.
    pub simulations: u32,
    /// Whether every decision was thought about.
    pub complete: bool,
    /// How it ended; null if it was left unfinished.
    pub outcome: Option<Ending>,
    /// The decisions in their order; those with one answer only are left out.
    pub decisions: Vec<Decision>,
    /// The team's, or each player's.
    pub accounts: Vec<Account>,
}

/// One decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// The steps of the match before it.
    pub step: usize,
    /// The turn it was made in.
    pub turn: u32,
    /// The seat that made it.
    pub seat: Seat,
    /// The answer, as its text.
    pub taken: String,
    /// The best answer, given what the player knew.
    pub best: String,
    /// The answers that go with the best one, where several make one choice.
    pub then: Vec<String>,
    /// The chance to win before it: the value of the best answer.
    pub chance: f64,
    /// The value of the answer taken.
    pub worth: f64,
    /// The standard error of the difference.
    pub error: f64,
    /// The value of the best answer minus `worth`; 0 if the difference is within twice its error.
    pub regret: f64,
    /// The effect of chance until the side's next decision; null while unknown.
    pub luck: Option<f64>,
    /// The chance the other sides gave away in the meantime; null while unknown.
    pub others: Option<f64>,
}

/// Where the chance of a side went: `start` - `regret` + `luck` + `others` = `end`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Account {
    /// The seats that win and lose together.
    pub seats: Vec<Seat>,
    /// The chance before its first decision; null if it made none.
    pub start: Option<f64>,
    /// The cost of its mistakes.
    pub regret: f64,
    /// The effect of chance.
    pub luck: f64,
    /// The chance the other sides gave away, or took by giving up.
    pub others: f64,
    /// The result, or the last known chance.
    pub end: f64,
    /// The indices in `decisions` of its largest mistakes, the largest first, three at most.
    pub mistakes: Vec<usize>,
}

impl Report {
    /// The most mistakes that are named.
    const NAMED: usize = 3;

    pub(crate) fn of(analysis: &Analysis) -> Report {
        let game = analysis.game().playing();
        let sides = sides(analysis.game().id(), game.seats());
        let mut decisions: Vec<_> = analysis.judged().iter().map(Decision::of).collect();
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

    /// The places of the largest mistakes of one seat, or of all.
    pub fn mistakes(&self, seat: Option<Seat>) -> Vec<usize> {
        largest(&self.decisions, |decision| seat.is_none_or(|seat| decision.seat == seat))
    }

    /// The account of a seat.
    pub fn account(&self, seat: Seat) -> Option<&Account> {
        self.accounts.iter().find(|account| account.seats.contains(&seat))
    }
}

impl Decision {
    fn of(judged: &Judged) -> Decision {
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
            luck: None,
            others: None,
        }
    }

    /// Whether the player gave up.
    pub fn is_concession(&self) -> bool {
        self.taken.starts_with("concede ")
    }

    fn expected(&self) -> f64 {
        rounded(self.chance - self.regret)
    }
}

fn largest(decisions: &[Decision], counts: impl Fn(&Decision) -> bool) -> Vec<usize> {
    let regretted = |(_, decision): &(usize, &Decision)| decision.regret > 0.0 && counts(decision);
    let mut places: Vec<_> = decisions.iter().enumerate().filter(regretted).collect();
    places.sort_by(|(_, one), (_, other)| other.regret.total_cmp(&one.regret));
    places.into_iter().map(|(place, _)| place).take(Report::NAMED).collect()
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
        let Some(change) = after.map(|after| rounded(after - decisions[place].expected())) else { continue };
        let by_others = if given_up { change } else { rounded(given) };
        let by_chance = rounded(change - by_others);
        (luck, others) = (luck + by_chance, others + by_others);
        (decisions[place].luck, decisions[place].others) = (Some(by_chance), Some(by_others));
    }
    let expected = places.last().map(|&last| decisions[last].expected());
    let mistakes = largest(decisions, own);
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
