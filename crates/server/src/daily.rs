//! The day's deal: one for each game and configuration, the same for everybody.

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use crate::time::Millis;

/// The day of a moment, everywhere the same: `2026-11-15` in Universal Time.
pub(crate) fn day_of(now: Millis) -> String {
    let moment = Timestamp::from_millisecond(now).unwrap_or(Timestamp::UNIX_EPOCH);
    moment.to_zoned(TimeZone::UTC).date().to_string()
}

/// Whether a day is over.
pub(crate) fn has_passed(day: &str, now: Millis) -> bool {
    match (day.parse::<Date>(), day_of(now).parse::<Date>()) {
        (Ok(day), Ok(today)) => day < today,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_over_at_midnight_of_universal_time() {
        let noon = 1_794_744_000_000;
        assert_eq!(day_of(noon), "2026-11-15");
        assert!(!has_passed("2026-11-15", noon + 12 * 3_600_000 - 1));
        assert!(has_passed("2026-11-15", noon + 12 * 3_600_000));
        assert!(!has_passed("yesterday", noon));
    }
}
