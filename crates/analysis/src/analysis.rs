use dedale_bots::Roster;
use dedale_core::Seat;
use dedale_core::record::RecordDocument;
use dedale_games::{AnyMatch, Details, GameId, Problem, with_game, with_match};
use dedale_protocol::Report;
use dedale_words::Words;
use serde::{Deserialize, Serialize};

use crate::deliberation::UnderWay;
use crate::finding::{Finding, Kind, Point, deliberation, finding, points};
use crate::report::report;
use crate::{BudgetError, Judged};

/// The analysis of a recorded game, decision by decision: it can be stopped between any two, written, read, and gone on
/// with. The same record and budget give the same analysis.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "SavedAnalysis")]
pub struct Analysis {
    record: RecordDocument,
    /// Simulations for each decision.
    simulations: u32,
    judged: Vec<Judged>,
    standing: Option<Standing>,
    #[serde(skip_serializing)]
    game: AnyMatch,
    #[serde(skip_serializing)]
    points: Vec<Point>,
    #[serde(skip_serializing)]
    under_way: UnderWay,
}

/// Where an unfinished game stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Standing {
    /// The seat that must answer.
    pub(crate) seat: Seat,
    /// The deciding player's chance to win.
    pub(crate) chance: f64,
}

/// How far an analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Progress {
    /// Decisions thought about.
    pub done: usize,
    /// All of them.
    pub of: usize,
}

/// Why a game cannot be analysed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum AnalysisError {
    /// It is no record, or a damaged one.
    #[error(transparent)]
    Problem(#[from] Problem),
    /// Too little or too much to think.
    #[error(transparent)]
    Budget(#[from] BudgetError),
    /// A saved analysis does not belong to its record.
    #[error("the decisions kept are not those of the record")]
    NotOfRecord,
}

impl AnalysisError {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            AnalysisError::Problem(problem) => problem.code(),
            AnalysisError::Budget(_) => BudgetError::CODE,
            AnalysisError::NotOfRecord => "analysis-not-of-record",
        }
    }

    /// The error in a sentence.
    pub fn in_words(&self, words: &Words) -> String {
        match self {
            AnalysisError::Problem(problem) => words.problem(problem),
            AnalysisError::Budget(BudgetError { found, least, most, .. }) => {
                let args = [("found", (*found).into()), ("least", (*least).into()), ("most", (*most).into())];
                words.text("problem-budget-out-of-range", &args)
            }
            AnalysisError::NotOfRecord => words.say("problem-analysis-not-of-record"),
        }
    }

    /// The error as data.
    pub fn details(&self) -> Details {
        match self {
            AnalysisError::Problem(problem) => problem.details(),
            AnalysisError::Budget(error) => error.details(),
            AnalysisError::NotOfRecord => Details::new(self.code()),
        }
    }
}

/// An analysis as it is saved.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedAnalysis {
    record: RecordDocument,
    simulations: u32,
    judged: Vec<Judged>,
    standing: Option<Standing>,
}

impl TryFrom<SavedAnalysis> for Analysis {
    type Error = AnalysisError;

    fn try_from(
        SavedAnalysis { record, simulations, judged, standing }: SavedAnalysis,
    ) -> Result<Analysis, AnalysisError> {
        let game = AnyMatch::from_record(&record)?;
        let mut analysis = Analysis::new(&game, simulations)?;
        let choices = analysis.points.iter().filter(|point| point.kind != Kind::Standing);
        let whole = choices.clone().count();
        let of_record = judged.len() <= whole
            && judged.iter().zip(choices).all(|(judged, point)| judged.step == point.step)
            && (standing.is_none() || judged.len() == whole && whole < analysis.points.len());
        if !of_record {
            return Err(AnalysisError::NotOfRecord);
        }
        (analysis.judged, analysis.standing) = (judged, standing);
        Ok(analysis)
    }
}

impl Analysis {
    /// The fewest simulations for a decision from which anything can be said.
    pub const LEAST: u32 = 10;
    /// The most.
    pub const MOST: u32 = 1_000_000;

    /// So many simulations for each decision that a game takes some seconds to a minute.
    pub const fn usual(game: GameId) -> u32 {
        with_game!(game, G => <G as Roster>::SIMULATIONS)
    }

    /// The analysis of a game that began with a deal, with so many simulations for each decision.
    pub fn new(game: &AnyMatch, simulations: u32) -> Result<Analysis, AnalysisError> {
        let (least, most) = (Self::LEAST, Self::MOST);
        if !(least..=most).contains(&simulations) {
            return Err(BudgetError { unit: "simulations", found: simulations, least, most }.into());
        }
        let record = game.playing().record()?;
        let points = with_match!(game, game => points(game));
        let game = game.clone();
        Ok(Analysis {
            record,
            simulations,
            judged: Vec::new(),
            standing: None,
            game,
            points,
            under_way: UnderWay(None),
        })
    }

    /// The game it is of.
    pub fn game(&self) -> &AnyMatch {
        &self.game
    }

    /// Simulations for each decision.
    pub fn simulations(&self) -> u32 {
        self.simulations
    }

    /// The decisions thought about so far.
    pub fn judged(&self) -> &[Judged] {
        &self.judged
    }

    pub(crate) fn standing(&self) -> Option<&Standing> {
        self.standing.as_ref()
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        Progress { done: self.judged.len() + usize::from(self.standing.is_some()), of: self.points.len() }
    }

    /// Whether every decision was thought about.
    pub fn is_done(&self) -> bool {
        let Progress { done, of } = self.progress();
        done == of
    }

    /// Thinks about the next decision; false if there is none left.
    pub fn step(&mut self) -> bool {
        self.step_while(&mut || true)
    }

    /// Thinks about the next decision for as long as `go_on` says so, which is asked after every trial; the next call goes on from
    /// there. False if there is no decision left. The slices change nothing about the result.
    pub fn step_while(&mut self, go_on: &mut dyn FnMut() -> bool) -> bool {
        let Some(&point) = self.points.get(self.progress().done) else { return false };
        let (game, simulations) = (&self.game, self.simulations);
        let begin = || with_match!(game, game => deliberation(game, point, simulations));
        let opinion = match self.under_way.0.take().or_else(begin) {
            Some(mut under_way) => {
                let Some(opinion) = under_way.think(go_on) else {
                    self.under_way = UnderWay(Some(under_way));
                    return true;
                };
                Some(opinion)
            }
            None => None,
        };
        let last_expected = |seat| self.last_expected(seat);
        match with_match!(game, game => finding(game, point, opinion, last_expected)) {
            Finding::Judged(judged) => self.judged.push(*judged),
            Finding::Standing(standing) => self.standing = Some(standing),
        }
        true
    }

    /// Thinks about all that is left.
    pub fn finish(mut self) -> Analysis {
        while self.step() {}
        self
    }

    /// The report on the decisions so far.
    pub fn report(&self) -> Report {
        report(self)
    }

    /// The last expected chance of a seat: its fair share if it has not decided anything yet.
    fn last_expected(&self, seat: Seat) -> f64 {
        let last = self.judged.iter().rev().find(|judged| judged.seat == seat);
        last.map_or(1.0 / self.game.playing().seats() as f64, Judged::expected)
    }
}
