//! Numbered games played on all cores, kept as they end, and taken up again where they were.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::Mutex;

use dedale_bots::UnknownBot;
use rayon::iter::{IndexedParallelIterator as _, IntoParallelIterator as _, ParallelIterator as _};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Studied;
use crate::journal::{Journal, JournalError};

/// Why something in the lab cannot be done.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    /// No such bot.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// Nothing to play.
    #[error("no games")]
    NoGames,
    /// A comparison needs two.
    #[error("fewer than two bots")]
    TooFewBots,
    /// A sequential test is about one pair.
    #[error("a sequential test compares two bots")]
    SprtOfMany,
    /// The same bot twice.
    #[error("the bot “{0}” is named twice")]
    BotTwice(String),
    /// Not a way to sit at the table.
    #[error("“{found}” is no seating of {seats}: a letter a seat, a or b, both at least once")]
    Seating {
        /// The value asked for.
        found: String,
        /// Seats at the table.
        seats: usize,
    },
    /// All win or lose together: there is no seating of opponents.
    #[error("all seats win together: no seating of opponents")]
    SeatingTogether,
    /// No such option to vary.
    #[error("unknown option “{option}”: expected one of {}", expected.join(", "))]
    Option {
        /// The value asked for.
        option: String,
        /// The possible values.
        expected: Vec<&'static str>,
    },
    /// Deals of this game cannot be graded.
    #[error("deals of {0} cannot be graded: its players are opponents")]
    Opponents(&'static str),
    /// The folder of the run.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

impl LabError {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            LabError::Bot(_) => "unknown-bot",
            LabError::NoGames => "no-games",
            LabError::TooFewBots => "too-few-bots",
            LabError::SprtOfMany => "sprt-of-many",
            LabError::BotTwice(_) => "bot-twice",
            LabError::Seating { .. } => "bad-seating",
            LabError::SeatingTogether => "seating-together",
            LabError::Option { .. } => "unknown-option",
            LabError::Opponents(_) => "opponents-not-graded",
            LabError::Journal(error) => error.code(),
        }
    }
}

/// A folder for finished games, and the command they belong to.
#[derive(Clone, Debug)]
pub struct Keep {
    /// The folder.
    pub folder: PathBuf,
    /// The command: the same one takes up its games again, another is refused.
    pub command: String,
}

/// Games by number, from 0. What comes of a game depends on its number alone, so that neither the number of threads nor
/// a stop in between changes anything.
#[derive(Clone, Debug)]
pub struct Series {
    /// The first of them: those before it are neither played nor reported.
    pub first: u64,
    /// Up to which number.
    pub games: u64,
    /// On how many threads.
    pub threads: NonZeroUsize,
    /// The folder they are kept in, if any.
    pub keep: Option<Keep>,
}

/// The journal, and the consumer of finished games.
struct Ledger<T> {
    journal: Option<Journal>,
    take: T,
}

impl Series {
    /// So many games on all cores, kept nowhere.
    pub fn new(games: u64) -> Series {
        let threads = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        Series { first: 0, games, threads, keep: None }
    }

    /// Plays those that are not kept yet. `take` hears of every game once, in no order; `progress`, how many more are done.
    ///
    /// # Panics
    /// If the system gives no threads.
    pub fn play<W, E: Serialize + DeserializeOwned + Send>(
        &self,
        worker: impl Fn() -> W + Sync + Send,
        game: impl Fn(&mut W, u64) -> E + Sync,
        mut take: impl FnMut(u64, E) + Send,
        progress: impl Fn(u64) + Sync,
    ) -> Result<(), LabError> {
        let mut done = vec![false; usize::try_from(self.games).unwrap_or(usize::MAX)];
        let mut found = 0;
        let journal = self.keep.as_ref().map(|keep| {
            Journal::open(&keep.folder, &keep.command, |number: u64, result: E| {
                let known = usize::try_from(number).ok().and_then(|number| done.get_mut(number));
                if let Some(known) = known.filter(|known| number >= self.first && !**known) {
                    *known = true;
                    found += 1;
                    take(number, result);
                }
            })
        });
        let journal = journal.transpose()?;
        progress(found);
        let missing: Vec<u64> = (self.first..self.games).filter(|&number| !done[number as usize]).collect();
        let ledger = Mutex::new(Ledger { journal, take });
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads.get()).build();
        pool.expect("threads to play on").install(|| {
            missing.into_par_iter().with_max_len(64).try_for_each_init(&worker, |worker, number| {
                let result = game(worker, number);
                let mut ledger = ledger.lock().expect("nobody panics while writing");
                if let Some(journal) = &mut ledger.journal {
                    journal.keep(number, &result)?;
                }
                (ledger.take)(number, result);
                progress(1);
                Ok::<_, JournalError>(())
            })
        })?;
        let ledger = ledger.into_inner().expect("nobody panicked while writing");
        if let Some(mut journal) = ledger.journal {
            journal.sync()?;
        }
        Ok(())
    }
}

/// A bot that is good enough to be followed and quick enough to be followed often: the middle one of the quick ones.
pub fn quick_guide<G: Studied>() -> &'static str {
    G::QUICK[G::QUICK.len() / 2]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn squares(series: &Series) -> BTreeMap<u64, u64> {
        let mut squares = BTreeMap::new();
        let square = |(): &mut (), number: u64| Square { square: number * number };
        let take = |number, result: Square| assert_eq!(squares.insert(number, result.square), None);
        series.play(|| (), square, take, |_| {}).expect("played");
        squares
    }

    #[derive(serde::Serialize, serde::Deserialize)]
    struct Square {
        square: u64,
    }

    #[test]
    fn a_series_goes_on_where_it_was_and_can_be_made_longer() {
        let folder = tempfile::tempdir().expect("a folder");
        let keep = Keep { folder: folder.path().to_owned(), command: "square".to_owned() };
        let series = |games| Series { keep: Some(keep.clone()), ..Series::new(games) };
        assert_eq!(squares(&series(5)).len(), 5);
        let longer = squares(&series(300));
        assert_eq!(longer, squares(&Series::new(300)));
        assert_eq!(squares(&series(7)).len(), 7, "games beyond those asked for are left out");
        let rest = Series { first: 290, ..series(300) };
        assert_eq!(squares(&rest).keys().copied().collect::<Vec<_>>(), (290..300).collect::<Vec<_>>());
        let lines = std::fs::read_to_string(folder.path().join("games.jsonl")).expect("the games");
        assert_eq!(lines.lines().count(), 300, "none was played twice");
    }
}
