use dedale_bots::Roster;
use dedale_core::record::{RecordDocument, Step};
use dedale_core::{Legal as _, Match, Seat};
use dedale_games::{AnyMatch, Details, GameId, Problem, with_game, with_match};
use dedale_protocol::Report;
use dedale_words::Words;
use serde::{Deserialize, Serialize};

use crate::judged::opinion;
use crate::numbers::rounded;
use crate::report::report;
use crate::sides::sides;
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

/// A decision to evaluate: the game after so many steps.
#[derive(Clone, Copy, Debug)]
struct Point {
    step: usize,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    /// Somebody chose between several answers.
    Choice,
    /// Somebody gave up.
    Concession(Seat),
    /// Nobody has answered yet.
    Standing,
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
        Ok(Analysis { record, simulations, judged: Vec::new(), standing: None, game, points })
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
        let Some(&point) = self.points.get(self.progress().done) else { return false };
        let game = &self.game;
        let last_expected = |seat| self.last_expected(seat);
        match with_match!(game, game => finding(game, point, self.simulations, last_expected)) {
            Finding::Judged(judged) => self.judged.push(judged),
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

fn points<G: Roster>(game: &Match<G>) -> Vec<Point> {
    let mut then = game.at(0).expect("every match has a beginning");
    let mut points = Vec::new();
    for (step, &taken) in game.steps().iter().enumerate() {
        match taken {
            Step::Act(_) if then.state().legal().len() > 1 => points.push(Point { step, kind: Kind::Choice }),
            Step::Act(_) => {}
            Step::Concede(seat) => points.push(Point { step, kind: Kind::Concession(seat) }),
        }
        then.take(taken).expect("a step that was taken");
    }
    if then.decider().is_some() {
        points.push(Point { step: game.step(), kind: Kind::Standing });
    }
    points
}

/// The result of evaluating one decision.
enum Finding {
    Judged(Judged),
    Standing(Standing),
}

fn finding<G: Roster>(
    game: &Match<G>,
    Point { step, kind }: Point,
    simulations: u32,
    last_expected: impl Fn(Seat) -> f64,
) -> Finding {
    let then = game.at(step).expect("a step of the match");
    let decider = then.decider().expect("somebody had to answer");
    let turn = then.state().turns();
    let taken = match game.steps().get(step) {
        Some(Step::Act(action)) => Some(*action),
        Some(Step::Concede(_)) | None => None,
    };
    let opinion = || opinion(&then, taken, simulations).expect("somebody had to answer");
    match (kind, taken) {
        (Kind::Choice, Some(taken)) => {
            Finding::Judged(opinion().judged(step, turn, decider, &taken.to_string()))
        }
        (Kind::Concession(seat), _) => {
            let is_team_mate =
                sides(G::GAME, usize::MAX).iter().any(|side| side.contains(&seat) && side.contains(&decider));
            let (chance, best, then) = match is_team_mate {
                true => {
                    let best = opinion().best;
                    (rounded(best.worth), best.action, best.then)
                }
                false => (last_expected(seat), String::new(), Vec::new()),
            };
            let taken = Step::<G::Action>::Concede(seat).to_string();
            Finding::Judged(Judged { step, turn, seat, taken, best, then, chance, worth: 0.0, error: 0.0 })
        }
        (Kind::Standing | Kind::Choice, _) => {
            Finding::Standing(Standing { seat: decider, chance: rounded(opinion().best.worth) })
        }
    }
}
