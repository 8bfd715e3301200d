//! The puzzles of each game, and those of a day.

use std::sync::OnceLock;

use dedale_games::{GameId, Problem, from_written};
use dedale_protocol::{PuzzleGrade, PuzzleLine, PuzzleList};
use dedale_table::daily::number_of_day;

use crate::Puzzle;

/// A puzzle of a collection, with its line in lists.
#[derive(Clone, Debug)]
pub struct Collected {
    /// Everything about it.
    pub puzzle: Puzzle,
    /// What may be told before it is solved.
    pub line: PuzzleLine,
}

impl Collected {
    /// A puzzle with its line.
    ///
    /// # Errors
    /// If its game cannot be played again.
    pub fn of(puzzle: Puzzle) -> Result<Collected, Problem> {
        Ok(Collected { line: puzzle.line()?, puzzle })
    }
}

/// The puzzles of a game, the easiest first.
pub fn of_game(game: GameId) -> &'static [Collected] {
    static READ: [OnceLock<Vec<Collected>>; GameId::ALL.len()] =
        [const { OnceLock::new() }; GameId::ALL.len()];
    READ[game as usize].get_or_init(|| {
        let puzzle = |line| from_written::<Puzzle>(line).expect("a puzzle of the collection");
        let collected = |puzzle| Collected::of(puzzle).expect("a game by the rules");
        let mut puzzles: Vec<_> = game.row().puzzles.lines().map(puzzle).map(collected).collect();
        puzzles.sort_by_key(|collected| collected.line.rating);
        puzzles
    })
}

/// The one of that id.
pub fn with_id(game: GameId, id: &str) -> Option<&'static Puzzle> {
    of_game(game).iter().find(|collected| collected.line.id == id).map(|collected| &collected.puzzle)
}

/// The puzzles of a game, and those of a day; none of a server's own.
pub fn list(game: GameId, day: &str) -> PuzzleList {
    let line = |collected: &Collected| collected.line.clone();
    PuzzleList {
        day: day.to_owned(),
        today: of_day(game, day).into_iter().map(line).collect(),
        all: of_game(game).iter().map(line).collect(),
        here: Vec::new(),
    }
}

/// A prime that shares no factor with the number of puzzles: days in a row have puzzles far from each other in the list.
const STRIDE: usize = 7919;

/// The puzzles of a day: an easy, a medium and a hard one. Every puzzle has its turn before one comes again.
pub fn of_day(game: GameId, day: &str) -> Vec<&'static Collected> {
    let day = number_of_day(day).unwrap_or_default() as usize;
    let of_grade = |grade| {
        let graded: Vec<_> = of_game(game).iter().filter(|collected| collected.line.grade == grade).collect();
        graded.get((day * STRIDE).checked_rem(graded.len())?).copied()
    };
    PuzzleGrade::ALL.into_iter().filter_map(of_grade).collect()
}
