use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use serde::Serialize;

/// Buckets for each doubling: two neighbours differ by less than one percent.
const STEPS: u64 = 128;
const DOUBLINGS: usize = 40;

/// How often which time was waited, to within a percent, counted by many tasks at once.
pub struct Histogram {
    buckets: Box<[AtomicU64]>,
    longest: AtomicU64,
}

/// The quantiles of a [`Histogram`], in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct Waiting {
    pub count: u64,
    pub p50_ms: f64,
    pub p90_ms: f64,
    pub p99_ms: f64,
    pub max_ms: f64,
}

impl Default for Histogram {
    fn default() -> Self {
        let buckets = (0..STEPS as usize * DOUBLINGS).map(|_| AtomicU64::new(0)).collect();
        Self { buckets, longest: AtomicU64::new(0) }
    }
}

/// Times below `STEPS` microseconds have a bucket each; above, each doubling has `STEPS / 2` of them.
fn bucket(micros: u64) -> usize {
    let doublings = u64::from((u64::BITS - (micros / STEPS).leading_zeros()).min(DOUBLINGS as u32 - 1));
    ((micros >> doublings) + doublings * (STEPS / 2)) as usize
}

/// The longest time in a bucket.
fn upper_end(bucket: usize) -> u64 {
    let bucket = bucket as u64;
    let doublings = (bucket / (STEPS / 2)).saturating_sub(1);
    ((bucket - doublings * (STEPS / 2) + 1) << doublings) - 1
}

impl Histogram {
    /// Counts one more wait.
    pub fn record(&self, waited: Duration) {
        let micros = u64::try_from(waited.as_micros()).unwrap_or(u64::MAX).min(1 << 40);
        self.buckets[bucket(micros)].fetch_add(1, Relaxed);
        self.longest.fetch_max(micros, Relaxed);
    }

    /// Forgets everything.
    pub fn clear(&self) {
        self.buckets.iter().for_each(|bucket| bucket.store(0, Relaxed));
        self.longest.store(0, Relaxed);
    }

    /// The counts so far.
    pub fn waiting(&self) -> Waiting {
        let counts: Vec<_> = self.buckets.iter().map(|bucket| bucket.load(Relaxed)).collect();
        let count = counts.iter().sum();
        let longest = self.longest.load(Relaxed);
        let quantile = |share: f64| {
            let wanted = (share * count as f64).ceil() as u64;
            let mut seen = 0;
            let found = counts.iter().position(|count| {
                seen += count;
                seen >= wanted.max(1)
            });
            found.map_or(0.0, |bucket| upper_end(bucket).min(longest) as f64 / 1e3)
        };
        Waiting {
            count,
            p50_ms: quantile(0.5),
            p90_ms: quantile(0.9),
            p99_ms: quantile(0.99),
            max_ms: longest as f64 / 1e3,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_ends_where_the_next_begins() {
        for micros in (0..100_000).chain((17..40).map(|bits| (1 << bits) - 1)) {
            let end = upper_end(bucket(micros));
            assert!(end >= micros && (end - micros) * 60 <= micros, "{micros}: {end}");
            assert_eq!(bucket(end), bucket(micros), "{micros}");
            assert_eq!(bucket(end + 1), bucket(micros) + 1, "{micros}");
        }
    }

    #[test]
    fn quantiles_are_those_of_the_recorded_waits() {
        let histogram = Histogram::default();
        (1..=1_000).for_each(|millis| histogram.record(Duration::from_millis(millis)));
        let waiting = histogram.waiting();
        assert_eq!((waiting.count, waiting.max_ms), (1_000, 1_000.0));
        for (found, expected) in [(waiting.p50_ms, 500.0), (waiting.p90_ms, 900.0), (waiting.p99_ms, 990.0)] {
            assert!((found - expected).abs() <= expected / 60.0, "{found} instead of {expected}");
        }
    }

    #[test]
    fn nothing_recorded_is_no_wait() {
        assert_eq!(Histogram::default().waiting(), Waiting::default());
    }
}
