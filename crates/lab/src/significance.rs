//! Whether a difference could be chance. All with the same bits on every machine.

use serde::Serialize;

/// How it was tested.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Test {
    /// The exact sign test over the deals that ended differently; for deals with one game a side it is McNemar's.
    Sign,
    /// Student's t test of the deals' mean: where one side has fewer seats, signs are not evenly split by chance.
    Mean,
}

/// The two-sided exact sign test: how likely a split at least as uneven as this is if both are as good.
pub fn sign_test(better: u64, worse: u64) -> f64 {
    let (few, all) = (better.min(worse), better + worse);
    if few * 2 == all {
        return 1.0;
    }
    let log_half = all as f64 * std::f64::consts::LN_2;
    let (mut log_choose, mut tail) = (0.0_f64, 0.0_f64);
    for hits in 0..=few {
        tail += libm::exp(log_choose - log_half);
        log_choose += libm::log((all - hits) as f64) - libm::log((hits + 1) as f64);
    }
    (2.0 * tail).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-9 * expected, "{found} instead of {expected}");
    }

    #[test]
    fn the_sign_test_matches_tables_of_the_binomial() {
        close(sign_test(0, 0), 1.0);
        close(sign_test(5, 5), 1.0);
        close(sign_test(0, 5), 0.0625);
        close(sign_test(9, 1), 22.0 / 1024.0);
        close(sign_test(8, 2), 112.0 / 1024.0);
        assert_eq!(sign_test(3, 7), sign_test(7, 3));
        assert!(sign_test(60_000, 40_000) < 1e-300, "no overflow where it is clear");
    }
}
