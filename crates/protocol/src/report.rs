use dedale_core::record::Ending;
use dedale_core::{Seat, SetupDocument};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Why;

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
    /// The answer given.
    pub taken: String,
    /// The best answer.
    pub best: String,
    /// The answers that go with the best one.
    pub then: Vec<String>,
    /// The chance to win before it: the value of the best answer.
    pub chance: f64,
    /// The value of the answer taken.
    pub worth: f64,
    /// The standard error of the difference.
    pub error: f64,
    /// The value of the best answer minus `worth`; 0 if the difference is within twice its error.
    pub regret: f64,
    /// How soon the team would win, in games that know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "TurnsToGo")]
    pub turns: Option<TurnsToGo>,
    /// Of a mistake: why the best answer is better than the one taken, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Why")]
    pub why: Option<Why>,
    /// The effect of chance until the side's next decision; null while unknown.
    pub luck: Option<f64>,
    /// The chance the other sides gave away in the meantime; null while unknown.
    pub others: Option<f64>,
}

/// The turns until a team wins, the one under way among them: what a choice may cost that loses no chance.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnsToGo {
    /// After the best answer.
    pub best: f64,
    /// After the answer taken.
    pub taken: f64,
    /// Their difference; 0 if it is within twice its standard error, or less than anybody feels.
    pub lost: f64,
}

/// Where the chance of a side went: `start` - `regret` + `luck` + `others` = `end`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Account {
    /// The seats that win and lose together.
    pub seats: Vec<Seat>,
    /// The chance before its first decision; null if it made none.
    pub start: Option<f64>,
    /// The value of the best answer minus `worth`; 0 if the difference is within twice its error.
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

    /// The places of the largest mistakes of one seat, or of all.
    pub fn mistakes(&self, seat: Option<Seat>) -> Vec<usize> {
        Report::largest_mistakes(&self.decisions, |decision| seat.is_none_or(|seat| decision.seat == seat))
    }

    /// The account of a seat.
    pub fn account(&self, seat: Seat) -> Option<&Account> {
        self.accounts.iter().find(|account| account.seats.contains(&seat))
    }

    /// The places of the decisions that cost most, the costliest first, among those that count.
    pub fn largest_mistakes(decisions: &[Decision], counts: impl Fn(&Decision) -> bool) -> Vec<usize> {
        let costly = |(_, decision): &(usize, &Decision)| decision.cost() > 0.0 && counts(decision);
        let mut places: Vec<_> = decisions.iter().enumerate().filter(costly).collect();
        places.sort_by(|(_, one), (_, other)| other.cost().total_cmp(&one.cost()));
        places.into_iter().map(|(place, _)| place).take(Report::NAMED).collect()
    }
}

impl Decision {
    /// How much of a chance a lost turn counts for where mistakes are compared.
    const TURN: f64 = 0.01;

    /// The turns that it cost.
    pub fn turns_lost(&self) -> f64 {
        self.turns.map_or(0.0, |turns| turns.lost)
    }

    /// The chance that it cost, and a little for turns.
    fn cost(&self) -> f64 {
        self.regret + Self::TURN * self.turns_lost()
    }

    /// Whether the player gave up.
    pub fn is_concession(&self) -> bool {
        self.taken.starts_with("concede ")
    }
}

/// A report in words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ReportInWords {
    /// Where the chance went, in a paragraph for each account.
    pub accounts: Vec<String>,
    /// The largest mistakes, the largest first.
    pub mistakes: Vec<MistakeInWords>,
    /// Every decision of the report, in its order.
    pub decisions: Vec<DecisionInWords>,
}

/// One of the largest mistakes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MistakeInWords {
    /// Its place among the decisions.
    pub decision: usize,
    /// A mistake and the better answer, in words.
    pub text: String,
}

/// One decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DecisionInWords {
    /// The answer given.
    pub taken: String,
    /// The best answer.
    pub best: String,
    /// The answers that go with the best one.
    pub then: Vec<String>,
}
