//! Confidence intervals: Wilson's score interval for a share (Wilson, 1927), and the normal interval for a mean.

use serde::Serialize;

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
    let clamp = |value: f64| value.clamp(0.0, 1.0);
    Interval { low: clamp((centre - margin) / denominator), high: clamp((centre + margin) / denominator) }
}

/// The mean over independent deals, and its 95 % interval.
pub fn mean_95(values: &[f64]) -> (f64, Interval) {
    let n = values.len() as f64;
    let mean = if values.is_empty() { 0.0 } else { values.iter().sum::<f64>() / n };
    let margin = 1.959_963_984_540_054 * standard_error(values, mean);
    (mean, Interval { low: mean - margin, high: mean + margin })
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
    use super::{mean_95, wilson_95};

    #[test]
    fn the_mean_has_the_interval_of_its_standard_error() {
        let (mean, interval) = mean_95(&[1.0, 2.0, 3.0, 4.0]);
        assert_eq!(mean, 2.5);
        assert!((interval.high - (2.5 + 1.96 * 0.645_497)).abs() < 1e-3);
        assert_eq!(mean_95(&[1.0]).1.high, f64::INFINITY);
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
    fn without_trials_nothing_is_known() {
        let interval = wilson_95(0, 0);
        assert_eq!((interval.low, interval.high), (0.0, 1.0));
    }
}
