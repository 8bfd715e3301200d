//! Counts finished games. A game counts if nobody could know its deal, at least one person sat at it, it was played to an end, and
//! no move was taken back; the caller sees to that.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use dedale_core::SetupDocument;
use dedale_games::{GameId, Problem};
use dedale_protocol::{ConfigurationStatistics, Millis, OneDay, Statistics, StatisticsQuery, Tally};

use crate::TableError;
use crate::daily::DAY;

/// The default length of the recent period.
const RECENT_DAYS: u32 = 30;
const MOST_DAYS: u32 = 3660;
/// The most configurations of an answer.
const MOST_CONFIGURATIONS: usize = 100;

/// Which games are counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CountedGames {
    /// Those of one game.
    pub game: Option<GameId>,
    /// Those with the setup of this text.
    pub setup: Option<String>,
    /// How many days are recent.
    pub days: u32,
}

impl CountedGames {
    /// The games a query asks for.
    pub fn read(query: StatisticsQuery) -> Result<CountedGames, TableError> {
        let days = query.days.unwrap_or(RECENT_DAYS);
        if !(1..=MOST_DAYS).contains(&days) {
            return Err(TableError::Invalid { field: "days", expected: format!("1 to {MOST_DAYS}") });
        }
        let game: Option<GameId> = query.game.map(|id| id.parse().map_err(Problem::from)).transpose()?;
        let setup = match (game, query.setup) {
            (_, None) => None,
            (Some(game), Some(text)) => Some(game.setup_of_text(&text)?.text),
            (None, Some(_)) => {
                let expected = "the game of the setup".to_owned();
                return Err(TableError::Invalid { field: "game", expected });
            }
        };
        Ok(CountedGames { game, setup, days })
    }

    /// When the recent period began.
    pub fn since(&self, now: Millis) -> Millis {
        now.saturating_sub(Millis::from(self.days) * DAY)
    }
}

/// A game and the text of its setup.
pub type Configuration = (String, String);

/// Games that ended in the same way.
#[derive(Clone, Debug)]
pub struct EndedAlike {
    /// Of which configuration.
    pub configuration: Configuration,
    /// Why they ended.
    pub reason: String,
    /// How many.
    pub games: i64,
    /// Those that a person won.
    pub wins: i64,
    /// The moves of all of them together.
    pub moves: i64,
}

/// Games in which people, or the same bot, sat on the same seat.
#[derive(Clone, Debug)]
pub struct SatAlike {
    /// Of which configuration.
    pub configuration: Configuration,
    /// The number of the seat.
    pub seat: i64,
    /// The bot; none for people.
    pub bot: Option<String>,
    /// How many games.
    pub played: i64,
    /// How many of them the seat won.
    pub won: i64,
}

/// A tally for each configuration.
#[derive(Debug, Default)]
pub struct Tallies(BTreeMap<Configuration, Tally>);

impl Tallies {
    /// Counts games by how they ended, and by who sat where.
    pub fn count(
        ended: impl IntoIterator<Item = EndedAlike>,
        sat: impl IntoIterator<Item = SatAlike>,
    ) -> Tallies {
        let mut tallies = BTreeMap::<Configuration, Tally>::new();
        let mut moves = BTreeMap::<Configuration, i64>::new();
        for EndedAlike { configuration, reason, games, wins, moves: made } in ended {
            *moves.entry(configuration.clone()).or_default() += made;
            let tally = tallies.entry(configuration).or_default();
            tally.games += games;
            tally.wins += wins;
            *tally.endings.entry(reason).or_default() += games;
        }
        for (configuration, moves) in moves {
            let tally = tallies.entry(configuration).or_default();
            tally.mean_moves = Some(moves as f64 / tally.games as f64);
        }
        for SatAlike { configuration, seat, bot, played, won } in sat {
            let tally = tallies.entry(configuration).or_default();
            let share = match bot {
                Some(bot) => tally.bots.entry(bot).or_default(),
                None => tally.seats.entry(seat).or_default(),
            };
            share.played += played;
            share.won += won;
        }
        Tallies(tallies)
    }
}

/// The statistics of a recent period of so many days and of all time, the configurations that were played most first.
pub fn statistics(days: u32, recent: Tallies, all_time: Tallies, per_day: Vec<OneDay>) -> Statistics {
    let Tallies(mut recent) = recent;
    let configuration = |(configuration, all_time): (Configuration, Tally)| {
        let recent = recent.remove(&configuration).unwrap_or_default();
        let (game, setup) = configuration;
        ConfigurationStatistics { options: options(&game, &setup), recent, all_time, game, setup }
    };
    let mut configurations: Vec<_> = all_time.0.into_iter().map(configuration).collect();
    configurations.sort_by_key(|one| Reverse((one.all_time.games, one.recent.games)));
    configurations.truncate(MOST_CONFIGURATIONS);
    Statistics { days, configurations, per_day }
}

fn options(game: &str, setup: &str) -> Option<SetupDocument> {
    let game: GameId = game.parse().ok()?;
    Some(game.setup_of_text(setup).ok()?.document)
}
