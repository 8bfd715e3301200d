//! A puzzle as it is asked: at a table of its own that is made for each request and kept nowhere.

use dedale_analysis::hints_in_words;
use dedale_core::{Observer, Seat};
use dedale_games::{AnyMatch, Problem};
use dedale_protocol::{
    Explain, Explained, Foreseen, Lang, Preview, PuzzleAnswer, PuzzleDocument, PuzzleGoal, PuzzleGrade,
    PuzzleLine, PuzzleSolution, TableId, UserId, base32,
};
use dedale_table::{Names, Opening, Table, TableError};

use crate::Puzzle;
use crate::turn::treasures_between;

/// From these ratings on a puzzle is of medium difficulty, and hard.
const MEDIUM: u32 = 1100;
const HARD: u32 = 1380;

/// The seat that is asked.
pub(crate) const ASKED: Seat = Seat::new(0);

impl Puzzle {
    /// How hard it is, in one word.
    pub fn grade(&self) -> PuzzleGrade {
        match self.rating {
            ..MEDIUM => PuzzleGrade::Easy,
            MEDIUM..HARD => PuzzleGrade::Medium,
            HARD.. => PuzzleGrade::Hard,
        }
    }

    /// Its line in a list.
    pub fn line(&self) -> Result<PuzzleLine, Problem> {
        let game = self.game()?;
        Ok(PuzzleLine {
            id: self.id(),
            game: game.id().to_string(),
            setup: game.playing().setup(),
            grade: self.grade(),
            rating: self.rating,
        })
    }

    /// The question, after some answers of the turn that is asked for, with commas between them. A puzzle that takes one answer
    /// has nothing to show after it but its solution.
    pub fn after(&self, answers: Option<&str>) -> Result<Question<'_>, TableError> {
        let mut question = Question { puzzle: self, game: self.game()? };
        for answer in answers.into_iter().flat_map(|answers| answers.split(',')) {
            if self.goal.is_none() {
                let expected = "nothing, for this puzzle takes one answer".to_owned();
                return Err(TableError::Invalid { field: "after", expected });
            }
            question.answer(answer)?;
        }
        Ok(question)
    }
}

/// A puzzle at some moment of the turn that it asks for.
#[derive(Debug)]
pub struct Question<'a> {
    puzzle: &'a Puzzle,
    game: AnyMatch,
}

impl Question<'_> {
    /// The position, as the seat that is asked knows it.
    pub fn document(&self, lang: Option<Lang>) -> Result<PuzzleDocument, TableError> {
        let table = self.table()?;
        let language = lang.map(|Lang(language)| language);
        let page = table.page(0, None);
        let position = table.snapshot(Observer::Seat(ASKED), page, &Names::new(), false, language);
        Ok(PuzzleDocument { puzzle: self.puzzle.line()?, goal: self.goal()?, position })
    }

    /// The preview of an answer.
    pub fn preview(&self, asked: &Preview) -> Result<Foreseen, TableError> {
        self.table()?.preview(asked, &UserId::local(), &Names::new())
    }

    /// Why answers are not possible.
    pub fn explain(&self, asked: Explain) -> Result<Vec<Explained>, TableError> {
        self.table()?.explain(asked, &UserId::local(), &Names::new())
    }

    /// The solution, for somebody who gave this answer. A turn is judged by what it has reached after it.
    pub fn solution(
        mut self,
        PuzzleAnswer { action, lang }: &PuzzleAnswer,
    ) -> Result<PuzzleSolution, TableError> {
        self.answer(action)?;
        let goal = self.goal()?;
        let right = goal.map_or_else(|| self.puzzle.is_right(action), |goal| goal.found >= goal.treasures);
        let table = self.table()?;
        let words = lang.map(|Lang(language)| table.words(language, &Names::new()));
        let answers = hints_in_words(self.puzzle.hints(), &self.puzzle.game()?, words.as_ref());
        Ok(PuzzleSolution { right, goal, answers, found: self.puzzle.found.clone() })
    }

    fn answer(&mut self, action: &str) -> Result<(), TableError> {
        if self.game.playing().decider() != Some(ASKED) {
            return Err(TableError::NotYourTurn(ASKED));
        }
        self.game
            .explain(action)
            .map_err(|problem| TableError::NotPossible { problem, legal: self.game.playing().legal() })?;
        Ok(self.game.playing_mut().act(action)?)
    }

    fn goal(&self) -> Result<Option<PuzzleGoal>, TableError> {
        let Some(treasures) = self.puzzle.goal else { return Ok(None) };
        let found = treasures_between(&self.puzzle.game()?, &self.game);
        Ok(Some(PuzzleGoal { treasures, found }))
    }

    /// The table it is asked at.
    fn table(&self) -> Result<Table, TableError> {
        let opening = Opening::of_record(&self.game, &UserId::local(), Some(&self.puzzle.bot), false)?;
        let seed = opening.seed.ok_or(Problem::NeitherRecordNorPosition)?;
        let id: TableId = base32(&self.puzzle.digest()).parse().expect("128 bits in base32");
        Ok(opening.begin(id, seed, 0, |_, _| {})?.0)
    }
}
