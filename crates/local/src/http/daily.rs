//! The day's deal without a server: the same for everybody who plays without one, and compared with nobody.

use std::collections::BTreeMap;

use dedale_core::chance::Seed;
use dedale_games::{AnySetup, GameId, Problem};
use dedale_protocol::{
    AfterMoves, BeginningDaily, DailyComparison, DailyDeals, DailyResult, MyDailyTry, SetupQuery, TodaysDeal,
};
use dedale_table::daily::{configurations, day_of, end_of, has_passed, number_of_day, opening, practice};
use dedale_table::{Opening, Options, TableError, commitment};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use super::query::{Query, body};
use crate::answer::Said;
use crate::error::Refused;
use crate::host::Host;
use crate::person::local;
use crate::summary::Summary;
use crate::turn::Turn;

/// The seed of a day's deal: SHA-256 of `dedale daily 1`, the game, the text of its setup and the day, each on a line.
fn seed(setup: &AnySetup, day: &str) -> Seed {
    let text = format!("dedale daily 1\n{}\n{}\n{day}\n", setup.game, setup.text);
    Seed::Sealed(Sha256::digest(text).into())
}

/// The try at a day's deal among the stored tables.
fn try_of<'a>(setup: &AnySetup, day: &str, summaries: &'a [Summary]) -> Option<&'a Summary> {
    let is_it = |summary: &&Summary| {
        let listed = &summary.mine.listed;
        listed.day.as_deref() == Some(day)
            && listed.game == setup.game.to_string()
            && summary.setup_text() == setup.text
    };
    summaries.iter().filter(is_it).min_by_key(|summary| summary.mine.listed.created)
}

fn told(summary: &Summary) -> MyDailyTry {
    let result = summary.outcome.as_ref().map(|ending| DailyResult {
        won: summary.is_won(),
        reason: ending.reason.clone(),
        moves: summary.moves.into(),
    });
    MyDailyTry { table: summary.mine.listed.table.clone(), result }
}

/// Without a server every day has its deals, up to today's.
fn has_deal(day: &str, turn: &Turn) -> bool {
    number_of_day(day).is_some() && (has_passed(day, turn.now) || day == day_of(turn.now))
}

impl Host {
    /// Today's deals.
    pub(super) fn daily_deals(&self, summaries: &[Summary], turn: &Turn) -> Said {
        let day = day_of(turn.now);
        let deal = |setup: AnySetup| {
            let mine = try_of(&setup, &day, summaries).map(told);
            TodaysDeal {
                game: setup.game.to_string(),
                tries: mine.iter().count() as i64,
                mine,
                grade: None,
                setup: setup.text,
                options: setup.document,
            }
        };
        let deals = configurations().map(deal).collect();
        Said::document(&DailyDeals { ends: end_of(&day), day, deals })
    }

    /// Begins the try at today's deal, or gives back the table where it was begun.
    pub(super) fn begin_daily(
        &mut self,
        game: &str,
        new: &Value,
        summaries: &[Summary],
        turn: &mut Turn,
    ) -> Result<Said, Refused> {
        let BeginningDaily { setup } = body(new)?;
        let game: GameId = game.parse().map_err(Problem::from)?;
        let (setup, day) = (game.setup(setup.pairs())?, day_of(turn.now));
        if let Some(known) = try_of(&setup, &day, summaries) {
            let known = &known.mine.listed.table;
            return match self.tables.contains_key(known) {
                true => self.document(known, turn),
                false => Err(Refused::not_open(known)),
            };
        }
        let opening = opening(&setup, &day, seed(&setup, &day), local());
        let options = Options { archived: false, ..opening.options };
        let table = self.set_up(Opening { options, ..opening }, turn)?;
        self.document(&table, turn)
    }

    /// The result of the try at a day's deal.
    pub(super) fn compare_daily(
        &self,
        (game, day): (&str, &str),
        query: Query<'_>,
        summaries: &[Summary],
        turn: &Turn,
    ) -> Result<Said, Refused> {
        let SetupQuery { setup } = query.read()?;
        let game: GameId = game.parse().map_err(Problem::from)?;
        let setup = setup.map_or_else(|| game.setup([]), |text| game.setup_of_text(&text))?;
        let mine = try_of(&setup, day, summaries).map(told);
        if !has_deal(day, turn) {
            return Err(Refused::no_such_day());
        }
        let (over, seed) = (has_passed(day, turn.now), seed(&setup, day));
        let result = mine.as_ref().and_then(|mine| mine.result.clone());
        let plays_on = mine.is_some() && result.is_none();
        let after = |result: &DailyResult| AfterMoves { moves: result.moves, won: result.won, tries: 1 };
        let endings = result.iter().map(|result| (result.reason.clone(), 1));
        Ok(Said::document(&DailyComparison {
            day: day.to_owned(),
            game: game.to_string(),
            setup: setup.text.clone(),
            options: setup.document.clone(),
            over,
            commitment: Some(commitment(seed)),
            seed: Some(seed).filter(|_| over && !plays_on),
            tries: mine.iter().count() as i64,
            finished: result.iter().count() as i64,
            wins: result.iter().filter(|result| result.won).count() as i64,
            endings: endings.collect::<BTreeMap<_, _>>(),
            moves: result.iter().map(after).collect(),
            players: (over || result.is_some()).then(Vec::new),
            mine,
            grade: None,
        }))
    }

    /// Plays the deal of a past day for practice, at a table that counts nowhere.
    pub(super) fn practise_daily(
        &mut self,
        (game, day): (&str, &str),
        new: &Value,
        summaries: &[Summary],
        turn: &mut Turn,
    ) -> Result<Said, Refused> {
        let BeginningDaily { setup } = body(new)?;
        let game: GameId = game.parse().map_err(Problem::from)?;
        let setup = game.setup(setup.pairs())?;
        if !has_deal(day, turn) {
            return Err(Refused::no_such_day());
        }
        let plays_on = try_of(&setup, day, summaries).is_some_and(|tried| tried.outcome.is_none());
        if plays_on || !has_passed(day, turn.now) {
            return Err(TableError::NotRevealed.into());
        }
        let table = self.set_up(practice(&setup, day, seed(&setup, day), local()), turn)?;
        self.document(&table, turn)
    }
}
