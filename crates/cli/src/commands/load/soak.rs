//! Whether the memory of a server stays flat.

use std::cell::RefCell;

use dedale_load::{Process, Progress, Report};
use dedale_words::Words;
use serde::Serialize;

pub(super) const TABLES: u64 = 500;
pub(super) const SECONDS: f64 = 1_800.0;
/// Until then memory may grow: caches fill, and the first games end.
const WARM_UP: f64 = 300.0;
/// A run that is shorter than usual has a shorter warm-up: this share of it.
const WARM_UP_SHARE: f64 = 1.0 / 6.0;
/// How often it is looked.
const BETWEEN: f64 = 5.0;
/// By how much memory may grow after the warm-up.
const TOLERANCE: f64 = 0.05;

/// The memory of a server while it is played at.
pub(super) struct Samples {
    process: Option<Process>,
    /// When, in seconds, and how many bytes.
    seen: RefCell<Vec<(f64, u64)>>,
}

/// The memory after the warm-up.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct Flat {
    warm_up_seconds: f64,
    first_bytes: u64,
    highest_bytes: u64,
    lowest_bytes: u64,
}

/// A report with the results of a soak test.
#[derive(Serialize)]
pub(super) struct Reported<'a> {
    #[serde(flatten)]
    pub(super) report: &'a Report,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) soak: Option<Flat>,
}

impl Samples {
    pub(super) fn of(process: Option<Process>) -> Samples {
        Samples { process, seen: RefCell::default() }
    }

    pub(super) fn note(&self, progress: Progress) {
        let (Some(process), Progress::Playing { seconds, .. }) = (self.process, progress) else { return };
        let mut seen = self.seen.borrow_mut();
        if seen.last().is_none_or(|(last, _)| seconds - last >= BETWEEN)
            && let Some(usage) = process.usage()
        {
            seen.push((seconds, usage.resident_bytes));
        }
    }

    pub(super) fn judged(&self) -> Option<Flat> {
        judged(&self.seen.borrow())
    }
}

/// None if there is too little to tell.
fn judged(seen: &[(f64, u64)]) -> Option<Flat> {
    let (end, _) = seen.last()?;
    let warm_up = WARM_UP.min(end * WARM_UP_SHARE);
    let rest: Vec<_> = seen.iter().filter(|(at, _)| *at >= warm_up).collect();
    let (at, first) = rest.first()?;
    Some(Flat {
        warm_up_seconds: *at,
        first_bytes: *first,
        highest_bytes: rest.iter().map(|(_, bytes)| *bytes).max()?,
        lowest_bytes: rest.iter().map(|(_, bytes)| *bytes).min()?,
    })
}

impl Flat {
    fn growth(self) -> f64 {
        self.highest_bytes as f64 / self.first_bytes.max(1) as f64 - 1.0
    }

    pub(super) fn holds(self) -> bool {
        let most = self.first_bytes as f64 * (1.0 + TOLERANCE);
        self.highest_bytes as f64 <= most.round()
    }

    pub(super) fn in_words(self, words: &Words) -> String {
        let megabytes = |bytes: u64| format!("{:.1}", bytes as f64 / 1e6).into();
        let told = [
            ("warm", format!("{:.0}", self.warm_up_seconds).into()),
            ("first", megabytes(self.first_bytes)),
            ("highest", megabytes(self.highest_bytes)),
            ("lowest", megabytes(self.lowest_bytes)),
            ("growth", format!("{:+.1}", 100.0 * self.growth()).into()),
        ];
        words.text("load-soak", &told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn growth_counts_after_the_warm_up_only() {
        let sample = |at: u32| (f64::from(at) * 5.0, u64::from(at.min(60)) * 1_000);
        let flat: Vec<_> = (0..=360).map(sample).collect();
        let judged = judged(&flat).expect("enough samples");
        assert_eq!((judged.warm_up_seconds, judged.first_bytes), (300.0, 60_000));
        assert!(judged.holds());
    }

    #[test]
    fn more_than_five_percent_is_too_much() {
        let grows = |to: u64| [(0.0, 10), (300.0, 1_000), (900.0, to), (1_800.0, 1_000)];
        assert!(judged(&grows(1_050)).expect("enough samples").holds());
        assert!(!judged(&grows(1_051)).expect("enough samples").holds());
        assert_eq!(judged(&[]), None);
    }
}
