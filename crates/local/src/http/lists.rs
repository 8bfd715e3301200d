//! Questions about all stored tables, answered from their summaries.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use dedale_core::Seat;
use dedale_protocol::{Millis, OneDay, Phase, StatisticsQuery};
use dedale_table::daily::day_of;
use dedale_table::statistics::{CountedGames, EndedAlike, SatAlike, Tallies, statistics};

use crate::answer::Said;
use crate::error::Refused;
use crate::summary::Summary;

/// The longest list.
const LONGEST: usize = 100;

/// The tables that are not over first, then the newest.
pub(super) fn my_tables(summaries: &[Summary]) -> Said {
    let mut tables: Vec<_> = summaries.iter().map(|summary| &summary.mine).collect();
    tables.sort_by_key(|mine| {
        (mine.listed.phase == Phase::Over.name(), Reverse(mine.listed.created), mine.listed.table.clone())
    });
    tables.truncate(LONGEST);
    Said::document(&tables)
}

/// How one's own games go.
pub(crate) fn my_statistics(
    query: StatisticsQuery,
    summaries: &[Summary],
    now: Millis,
) -> Result<Said, Refused> {
    let counted = CountedGames::read(query)?;
    let game = counted.game.map(|game| game.to_string());
    let is_asked = |summary: &&Summary| {
        summary.counts()
            && game.as_ref().is_none_or(|game| *game == summary.mine.listed.game)
            && counted.setup.as_ref().is_none_or(|setup| *setup == summary.setup_text())
    };
    let games: Vec<_> = summaries.iter().filter(is_asked).collect();
    let since = counted.since(now);
    let recent: Vec<_> = games.iter().copied().filter(|game| game.ended >= Some(since)).collect();
    let mut days = BTreeMap::<String, OneDay>::new();
    for game in &recent {
        let day = day_of(game.ended.unwrap_or_default());
        let on = days.entry(day.clone()).or_insert(OneDay { day, games: 0, wins: 0 });
        on.games += 1;
        on.wins += i64::from(game.is_won());
    }
    let per_day = days.into_values().collect();
    Ok(Said::document(&statistics(counted.days, tallies(&recent), tallies(&games), per_day)))
}

fn tallies(games: &[&Summary]) -> Tallies {
    let ended = |game: &&Summary| EndedAlike {
        configuration: game.configuration(),
        reason: game.outcome.as_ref().map(|ending| ending.reason.clone()).unwrap_or_default(),
        games: 1,
        wins: i64::from(game.is_won()),
        moves: game.moves.into(),
    };
    let sat = |game: &Summary, seat: Seat| SatAlike {
        configuration: game.configuration(),
        seat: seat.number().into(),
        bot: None,
        played: 1,
        won: i64::from(game.winners.contains(seat)),
    };
    let sat = games.iter().flat_map(|game| game.people().map(move |seat| sat(game, seat)));
    Tallies::count(games.iter().map(ended), sat)
}
