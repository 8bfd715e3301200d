//! Confidence intervals: Wilson's score interval for a share (Wilson, 1927), and Agresti and Min's for a difference of matched pairs.

use serde::Serialize;

use crate::student::student_95;

/// A confidence interval for a share.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// Its lower end.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// Wilson's 95 % interval for `hits` out of `trials`: honest near 0 and 1, and for few trials.
pub fn wilson_95(hits: u64, trials: u64) -> Interval {
    if trials == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let z = 1.959_963_984_540_054_f64;
    let (n, share) = (trials as f64, hits as f64 / trials as f64);
    let denominator = 1.0 + z * z / n;
    let centre = share + z * z / (2.0 * n);
    let margin = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    // Rounding must not leave out the share itself where it is 0 or 1.
    let (low, high) = ((centre - margin) / denominator, (centre + margin) / denominator);
    Interval { low: low.max(0.0).min(share), high: high.min(1.0).max(share) }
}

/// The mean of differences between -1 and 1 over independent deals, and its 95 % interval, which stays within these bounds and
/// is no point after a few equal deals: Agresti and Min's interval for matched pairs (2005), which adds two deals to those seen
/// (half a deal better, half a deal worse, one equal), with Student's t in place of the normal distribution.
pub fn difference_95(differences: &[f64]) -> (f64, Interval) {
    if differences.is_empty() {
        return (0.0, Interval { low: -1.0, high: 1.0 });
    }
    let (seen, n) = (differences.len() as f64, differences.len() as f64 + 2.0);
    let sum: f64 = differences.iter().sum();
    let squares: f64 = differences.iter().map(|difference| difference * difference).sum();
    let (mean, centre) = (sum / seen, sum / n);
    let variance = (squares + 1.0) / n - centre * centre;
    let margin = student_95((seen - 1.0).max(1.0)) * (variance / n).sqrt();
    (mean, Interval { low: (centre - margin).max(-1.0), high: (centre + margin).min(1.0) })
}

/// The standard error of the mean; infinite for fewer than two values.
pub(crate) fn standard_error(values: &[f64], mean: f64) -> f64 {
    if values.len() < 2 {
        return f64::INFINITY;
    }
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (squares / (values.len() - 1) as f64 / values.len() as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use super::{difference_95, wilson_95};

    #[test]
    fn a_difference_has_an_interval_within_its_bounds() {
        for deals in [&[1.0][..], &[1.0; 3], &[-1.0; 20], &[0.0; 4], &[1.0, -1.0], &[0.5, 1.0, 1.0]] {
            let (mean, interval) = difference_95(deals);
            assert!(-1.0 <= interval.low && interval.high <= 1.0, "{deals:?}: {interval:?}");
            assert!(interval.low <= mean && mean <= interval.high, "{deals:?}: {interval:?}");
            assert!(interval.high - interval.low > 0.05, "{deals:?}: {interval:?}");
        }
        assert_eq!(difference_95(&[]).1, super::Interval { low: -1.0, high: 1.0 });
    }

    #[test]
    fn with_many_deals_the_difference_has_the_interval_of_its_standard_error() {
        let deals: Vec<f64> = (0..40_000).map(|deal| if deal % 4 == 0 { 1.0 } else { 0.0 }).collect();
        let (mean, interval) = difference_95(&deals);
        assert_eq!(mean, 0.25);
        let margin = 1.96 * (0.1875_f64 / 40_000.0).sqrt();
        assert!((interval.high - interval.low - 2.0 * margin).abs() < 1e-4, "{interval:?}");
    }

    #[test]
    fn the_interval_matches_worked_examples() {
        let close = |found: f64, expected: f64| {
            assert!((found - expected).abs() < 5e-4, "{found} instead of {expected}");
        };
        let half = wilson_95(50, 100);
        close(half.low, 0.4038);
        close(half.high, 0.5962);
        let none = wilson_95(0, 10);
        close(none.low, 0.0);
        close(none.high, 0.2775);
    }

    #[test]
    fn the_interval_holds_the_share_itself() {
        for trials in 1..2_000 {
            assert_eq!((wilson_95(0, trials).low, wilson_95(trials, trials).high), (0.0, 1.0), "{trials}");
        }
    }

    #[test]
    fn without_trials_nothing_is_known() {
        let interval = wilson_95(0, 0);
        assert_eq!((interval.low, interval.high), (0.0, 1.0));
    }
}
