//! Positions with one answer that is clearly best, or one turn.

#![allow(missing_docs, reason = "the names say it; comments here become those of the browser's types")]

use dedale_core::SetupDocument;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Hint, Lang, Snapshot};

/// The puzzles of a game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PuzzleList {
    /// The day of Universal Time: `2026-11-15`.
    pub day: String,
    /// Those of the day, the easiest first.
    pub today: Vec<PuzzleLine>,
    /// Every puzzle of the game that comes with the program, the easiest first.
    pub all: Vec<PuzzleLine>,
    /// Those found in public games of this server, the newest first.
    pub here: Vec<PuzzleLine>,
}

/// A puzzle in a list. Says nothing of its answer.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PuzzleLine {
    pub id: String,
    pub game: String,
    pub setup: SetupDocument,
    pub grade: PuzzleGrade,
    /// How hard it is, on Elo's scale.
    pub rating: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum PuzzleGrade {
    Easy,
    Medium,
    Hard,
}

impl PuzzleGrade {
    /// Every grade, the easiest first.
    pub const ALL: [PuzzleGrade; 3] = [PuzzleGrade::Easy, PuzzleGrade::Medium, PuzzleGrade::Hard];
}

/// The goal of a whole turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PuzzleGoal {
    /// The treasures to be found.
    pub treasures: u32,
    /// Those found so far.
    pub found: u32,
}

/// A puzzle to be solved: the position as the seat that is asked knows it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PuzzleDocument {
    pub puzzle: PuzzleLine,
    /// Where a whole turn is asked for instead of one answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "PuzzleGoal")]
    pub goal: Option<PuzzleGoal>,
    /// The table it is asked at, which nobody else can reach.
    pub position: Snapshot,
}

/// An answer to a puzzle.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleAnswer {
    /// The answer, as its text. Where a whole turn is asked for, the last one of the turn.
    pub action: String,
    /// To get words, too: `en` or `fr`.
    pub lang: Option<Lang>,
}

/// The solution, told to whoever has answered.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct PuzzleSolution {
    /// Whether the answer was the best one, or level with it, or the turn reached its goal.
    pub right: bool,
    /// Where a whole turn was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "PuzzleGoal")]
    pub goal: Option<PuzzleGoal>,
    /// Every answer, the best first, which also says why; where a whole turn was asked for, one that reaches the goal.
    pub answers: Vec<Hint>,
    /// How often the bots find it, the weakest first.
    pub found: Vec<FoundBy>,
}

/// How often a level of the bots finds the best answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FoundBy {
    pub bot: String,
    pub tries: u32,
    pub found: u32,
}
