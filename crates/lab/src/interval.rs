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

#[cfg(test)]
mod tests {
    use super::wilson_95;

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
