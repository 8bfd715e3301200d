//! The day's deal: one for each game and configuration, the same for everybody.

use dedale_core::Seat;
use dedale_core::chance::Seed;
use dedale_games::{AnySetup, GameId};
use dedale_protocol::{Millis, Phase, UserId};
use jiff::Timestamp;
use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;

use crate::{Entry, Opening, Options, Table};

/// The milliseconds of a day of Universal Time.
pub const DAY: Millis = 24 * 3600 * 1000;

/// The deals offered every day; any other configuration can be requested.
pub fn configurations() -> impl Iterator<Item = AnySetup> {
    let setup = |game: GameId| {
        let playable = move |options: &&[(&str, &str)]| {
            game.setup(options.iter().copied()).expect("what is offered is playable")
        };
        game.row().daily.iter().map(playable)
    };
    GameId::ALL.into_iter().flat_map(setup)
}

/// The day of a moment, everywhere the same: `2026-11-15` in Universal Time.
pub fn day_of(now: Millis) -> String {
    let moment = Timestamp::from_millisecond(now).unwrap_or(Timestamp::UNIX_EPOCH);
    name_of(TimeZone::UTC.to_datetime(moment).date())
}

fn name_of(date: Date) -> String {
    format!("{:04}-{:02}-{:02}", date.year(), date.month(), date.day())
}

/// The date of such a name. (jiff's own parser, which knows all of ISO 8601, would be 12 kB of every browser module.)
fn date_of(day: &str) -> Option<Date> {
    let mut parts = day.split('-');
    let (year, month, of_month) = (parts.next()?, parts.next()?, parts.next()?);
    let date = Date::new(year.parse().ok()?, month.parse().ok()?, of_month.parse().ok()?).ok()?;
    (name_of(date) == day).then_some(date)
}

/// Whether a day is over.
pub fn has_passed(day: &str, now: Millis) -> bool {
    end_of(day).is_some_and(|end| end <= now)
}

/// When a day is over.
pub fn end_of(day: &str) -> Option<Millis> {
    let next = date_of(day)?.tomorrow().ok()?.to_datetime(Time::midnight());
    Some(TimeZone::UTC.to_timestamp(next).ok()?.as_millisecond())
}

/// The number of days since the year began in which the first deal was dealt. (Subtracting dates of jiff would bring all its errors into
/// every browser module: 30 kB.)
pub fn number_of_day(day: &str) -> Option<u32> {
    /// The end of 2026-01-01.
    const FIRST: Millis = 1_767_312_000_000;
    u32::try_from((end_of(day)? - FIRST) / DAY).ok()
}

impl Table {
    /// Whether its secrets may be told now: the game is over, and so is the day of a daily deal.
    pub fn is_revealed(&self, now: Millis) -> bool {
        let over = self.phase() == Phase::Over;
        over && self.about.day.as_deref().is_none_or(|day| has_passed(day, now))
    }
}

/// One person on the first seat, the strongest bot on the others, and the cards dealt. Nobody may watch: they could play
/// the same deal afterwards.
pub fn opening(setup: &AnySetup, day: &str, seed: Seed, user: &UserId) -> Opening {
    let bot = dedale_bots::names(setup.game).last().copied().unwrap_or_default();
    let mut entries: Vec<_> = Seat::first(setup.seats)
        .map(|seat| match seat.index() {
            0 => Entry::Sit { seat, user: user.clone() },
            _ => Entry::SeatBot { seat, bot: bot.to_owned() },
        })
        .collect();
    entries.push(Entry::Start);
    let options = Options { spectators: false, chat: false, ..Options::default() };
    Opening {
        seed: Some(seed),
        day: Some(day.to_owned()),
        entries,
        ..Opening::new(setup.clone(), options, user.clone())
    }
}

/// The same cards after their day, for practice: the game counts nowhere, hints are given and moves taken back.
pub fn practice(setup: &AnySetup, day: &str, seed: Seed, user: &UserId) -> Opening {
    let options = Options { chat: false, archived: false, ..Options::default() };
    Opening { day: None, counted: false, options, ..opening(setup, day, seed, user) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_offered_every_day_is_playable_and_different() {
        let texts: std::collections::BTreeSet<_> =
            configurations().map(|setup| (setup.game.to_string(), setup.text)).collect();
        assert_eq!(texts.len(), configurations().count());
        assert!(GameId::ALL.into_iter().all(|game| configurations().any(|setup| setup.game == game)));
    }

    #[test]
    fn days_are_counted_from_the_beginning_of_2026() {
        let days = ["2025-12-31", "2026-01-01", "2026-03-01", "2028-03-01", "today"];
        assert_eq!(days.map(number_of_day), [None, Some(0), Some(59), Some(790), None]);
    }

    #[test]
    fn a_day_has_an_end() {
        let day = "2026-11-15";
        assert_eq!(
            end_of(day).map(|end| (day_of(end - 1), day_of(end))),
            Some(("2026-11-15".into(), "2026-11-16".into()))
        );
    }

    #[test]
    fn a_day_is_over_at_midnight_of_universal_time() {
        let noon = 1_794_744_000_000;
        assert_eq!(day_of(noon), "2026-11-15");
        assert!(!has_passed("2026-11-15", noon + 12 * 3_600_000 - 1));
        assert!(has_passed("2026-11-15", noon + 12 * 3_600_000));
        assert!(!has_passed("yesterday", noon));
    }
}
