//! Elo's scale for the strength of bots (Elo, 1978), and Wald's sequential probability ratio test on it (Wald, 1945).

use serde::Serialize;

/// The difference on Elo's scale at which a bot is expected to have this score: 1 for a win, 1/2 for a tie. Infinite at 0 and 1.
pub fn elo_of_score(score: f64) -> f64 {
    400.0 * (libm::log10(score) - libm::log10(1.0 - score))
}

/// The score expected at a difference on Elo's scale.
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + libm::exp10(-elo / 400.0))
}

/// A sequential test: two hypotheses about the difference on Elo's scale. It ends as soon as the games tell them apart, wrongly in at
/// most 5 % of cases either way.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    low: f64,
    high: f64,
}

/// What the games say so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The lower hypothesis.
    Low,
    /// The higher hypothesis.
    High,
    /// Neither yet.
    Open,
}

/// A sequential test after some deals.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SprtResult {
    /// The hypotheses: differences on Elo's scale.
    pub low: f64,
    /// The higher one.
    pub high: f64,
    /// The log-likelihood ratio of the higher hypothesis to the lower one.
    pub log_ratio: f64,
    /// Beyond this, up or down, the test is decided.
    pub bound: f64,
    /// The verdict.
    pub verdict: Verdict,
}

impl Sprt {
    /// A test of these two hypotheses; none unless the first is lower and both are finite.
    pub fn new(low: f64, high: f64) -> Option<Sprt> {
        (low.is_finite() && high.is_finite() && low < high).then_some(Sprt { low, high })
    }

    /// The hypotheses, as they were asked for.
    pub fn text(self) -> String {
        format!("{}:{}", self.low, self.high)
    }

    /// The result after deals with these differences between -1 and 1: the generalised test with the variance that was seen, which is
    /// right whatever a deal's games have in common.
    pub fn result(self, differences: &[f64]) -> SprtResult {
        let Sprt { low, high } = self;
        // Errors of 5 % both ways.
        let bound = libm::log(19.0);
        let log_ratio = self.log_ratio(differences);
        let verdict = match log_ratio {
            ratio if ratio >= bound => Verdict::High,
            ratio if ratio <= -bound => Verdict::Low,
            _ => Verdict::Open,
        };
        SprtResult { low, high, log_ratio, bound, verdict }
    }

    fn log_ratio(self, differences: &[f64]) -> f64 {
        let n = differences.len() as f64;
        let scores = differences.iter().map(|difference| f64::midpoint(1.0, *difference));
        let mean = scores.clone().sum::<f64>() / n.max(1.0);
        // Half a deal won and half a deal lost besides: equal deals alone never look certain.
        let squares: f64 = scores.map(|score| (score - mean).powi(2)).sum();
        let variance = (squares + 0.25) / (n + 1.0);
        let (low, high) = (score_of_elo(self.low), score_of_elo(self.high));
        n * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_is_elos() {
        let close = |found: f64, expected: f64| assert!((found - expected).abs() < 0.01, "{found}");
        close(elo_of_score(0.5), 0.0);
        close(elo_of_score(0.75), 190.85);
        close(elo_of_score(0.24025), -200.0);
        close(score_of_elo(400.0), 0.909_09);
        assert_eq!((elo_of_score(1.0), elo_of_score(0.0)), (f64::INFINITY, f64::NEG_INFINITY));
    }

    #[test]
    fn hypotheses_are_finite_and_in_order() {
        assert!(Sprt::new(0.0, 10.0).is_some());
        for (low, high) in [(10.0, 0.0), (5.0, 5.0), (f64::NAN, 3.0), (0.0, f64::INFINITY)] {
            assert_eq!(Sprt::new(low, high), None);
        }
    }

    /// Deals of which so many in a hundred are won, and as many lost as make this difference.
    fn deals(number: usize, won: usize, lost: usize) -> Vec<f64> {
        let of = |deal: usize| match deal * 37 % 100 {
            place if place < won => 1.0,
            place if place < won + lost => -1.0,
            _ => 0.0,
        };
        (0..number).map(of).collect()
    }

    #[test]
    fn a_clear_difference_is_found_soon_and_an_equal_strength_too() {
        let test = Sprt::new(0.0, 20.0).expect("two hypotheses");
        assert_eq!(test.result(&deals(400, 40, 20)).verdict, Verdict::High);
        assert_eq!(test.result(&deals(20_000, 30, 30)).verdict, Verdict::Low);
        assert_eq!(test.result(&deals(100, 30, 30)).verdict, Verdict::Open);
        assert_eq!(test.result(&[]).verdict, Verdict::Open);
        assert_eq!(test.result(&[0.0; 3]).verdict, Verdict::Open, "some ties prove nothing");
    }

    /// Half the runs of equal bots must not be called better: the errors are what they are said to be.
    #[test]
    fn errors_are_as_rare_as_promised() {
        let test = Sprt::new(-10.0, 10.0).expect("two hypotheses");
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut chance = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 11) as f64 / (1_u64 << 53) as f64
        };
        let better = score_of_elo(10.0);
        let mut wrong = 0;
        for _ in 0..200 {
            let mut differences = Vec::new();
            let verdict = loop {
                differences.extend((0..64).map(|_| if chance() < better { 1.0 } else { -1.0 }));
                match test.result(&differences).verdict {
                    Verdict::Open => {}
                    decided => break decided,
                }
            };
            wrong += u32::from(verdict == Verdict::Low);
        }
        assert!(wrong <= 20, "{wrong} of 200");
    }
}
