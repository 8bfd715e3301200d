//! A puzzle as it is asked: at a table of its own that is made for each request and kept nowhere.

use dedale_analysis::hints_in_words;
use dedale_core::{Observer, Seat};
use dedale_games::Problem;
use dedale_protocol::{
    Explain, Explained, Foreseen, Lang, Preview, PuzzleAnswer, PuzzleDocument, PuzzleGrade, PuzzleLine,
    PuzzleSolution, TableId, UserId, base32,
};
use dedale_table::{Names, Opening, Table, TableError};

use crate::Puzzle;

/// From these ratings on a puzzle is of medium difficulty, and hard.
const MEDIUM: u32 = 1100;
const HARD: u32 = 1380;

/// The seat that is asked.
const ASKED: Seat = Seat::new(0);

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

    /// The position, as the seat that is asked knows it.
    pub fn document(&self, lang: Option<Lang>) -> Result<PuzzleDocument, TableError> {
        let table = self.table()?;
        let language = lang.map(|Lang(language)| language);
        let page = table.page(0, None);
        let position = table.snapshot(Observer::Seat(ASKED), page, &Names::new(), false, language);
        Ok(PuzzleDocument { puzzle: self.line()?, position })
    }

    /// The preview of an answer.
    pub fn preview(&self, asked: &Preview) -> Result<Foreseen, TableError> {
        self.table()?.preview(asked, &UserId::local(), &Names::new())
    }

    /// Why answers are not possible.
    pub fn explain(&self, asked: Explain) -> Result<Vec<Explained>, TableError> {
        self.table()?.explain(asked, &UserId::local(), &Names::new())
    }

    /// The solution, for somebody who gave this answer.
    pub fn solution(
        &self,
        PuzzleAnswer { action, lang }: &PuzzleAnswer,
    ) -> Result<PuzzleSolution, TableError> {
        let table = self.table()?;
        let game = table.game.as_ref().ok_or(TableError::NoSuchStep)?;
        game.explain(action)
            .map_err(|problem| TableError::NotPossible { problem, legal: game.playing().legal() })?;
        let words = lang.map(|Lang(language)| table.words(language, &Names::new()));
        let answers = hints_in_words(self.hints(), game, words.as_ref());
        Ok(PuzzleSolution { right: self.is_right(action), answers, found: self.found.clone() })
    }

    /// The table it is asked at.
    fn table(&self) -> Result<Table, TableError> {
        let opening = Opening::of_record(&self.game()?, &UserId::local(), Some(&self.bot), false)?;
        let seed = opening.seed.ok_or(Problem::NeitherRecordNorPosition)?;
        let id: TableId = base32(&self.digest()).parse().expect("128 bits in base32");
        Ok(opening.begin(id, seed, 0, |_, _| {})?.0)
    }
}
