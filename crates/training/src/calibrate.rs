//! Platt scaling (Platt, 1999) of a value network.

use dedale_bots::net::{Net, probability};
use dedale_core::chance::Seed;
use dedale_core::{Perspective, Rules as _, Silent};
use dedale_onirim::Setup;

use crate::episode::choice;
use crate::opening::dealt;

/// Scales and shifts the log-odds of a net so that they fit best what happened in games it played. That changes none of its
/// choices.
pub(crate) fn calibrate(net: &mut Net, games: u64) {
    let fit = PlattScaling::of(&positions(net, games));
    net.result = fit.shift as f32 + fit.scale as f32 * net.result;
    net.last.iter_mut().for_each(|weight| *weight *= fit.scale as f32);
}

/// The log-odds a net gave to each open position of so many games, and whether the game was then won.
fn positions(net: &Net, games: u64) -> Vec<(f32, bool)> {
    /// A series of its own.
    const SERIES: u64 = 0x6361_6c69_6272_6174;
    /// Nearly certain positions are left out: there are so many that no others would count.
    const IN_DOUBT: f32 = 3.0;
    let mut all = Vec::new();
    for game in 0..games {
        let mut chance = Seed::quick_from(Seed::number_of_series(SERIES, game));
        let mut state = dealt(&Setup::solo(), &mut chance);
        let first = all.len();
        while let Some(at) = Perspective::of_decider(&state) {
            let view = at.view();
            if view.unwinnable {
                break;
            }
            let best = choice(net, &view, &at.legal());
            if best.log_odds.abs() < IN_DOUBT {
                all.push((best.log_odds, false));
            }
            state.apply(best.action, &mut Silent(&mut chance));
        }
        let won = state.outcome().is_some_and(|outcome| outcome.is_win());
        all[first..].iter_mut().for_each(|position| position.1 = won);
    }
    all
}

/// New log-odds from old ones.
#[derive(Clone, Copy, PartialEq, Debug)]
struct PlattScaling {
    shift: f64,
    scale: f64,
}

impl PlattScaling {
    /// The likeliest one, by Newton's method; with few positions it stays near what was shown.
    fn of(positions: &[(f32, bool)]) -> PlattScaling {
        /// How many positions the scaling that changes nothing counts for.
        const PRIOR_WEIGHT: f64 = 50.0;
        let mut fit = PlattScaling { shift: 0.0, scale: 1.0 };
        for _ in 0..12 {
            let (mut gradient, mut hessian) = (
                [-PRIOR_WEIGHT * fit.shift, PRIOR_WEIGHT * (1.0 - fit.scale)],
                [PRIOR_WEIGHT, 0.0, PRIOR_WEIGHT],
            );
            for &(log_odds, won) in positions {
                let log_odds = f64::from(log_odds);
                let shown = f64::from(probability((fit.shift + fit.scale * log_odds) as f32));
                let (missed, weight) = (f64::from(u8::from(won)) - shown, shown * (1.0 - shown));
                gradient = [gradient[0] + missed, gradient[1] + missed * log_odds];
                hessian = [
                    hessian[0] + weight,
                    hessian[1] + weight * log_odds,
                    hessian[2] + weight * log_odds * log_odds,
                ];
            }
            let determinant = hessian[0] * hessian[2] - hessian[1] * hessian[1];
            fit.shift += (hessian[2] * gradient[0] - hessian[1] * gradient[1]) / determinant;
            fit.scale += (hessian[0] * gradient[1] - hessian[1] * gradient[0]) / determinant;
        }
        fit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn log_odds_that_are_off_are_calibrated() {
        let happens = |log_odds: f32| probability(0.3 + 0.8 * log_odds);
        let positions: Vec<_> = (-30..30)
            .flat_map(|tenths| {
                let log_odds = tenths as f32 / 10.0;
                (0..1_000).map(move |nth| (log_odds, (nth as f32) < 1_000.0 * happens(log_odds)))
            })
            .collect();
        let fit = PlattScaling::of(&positions);
        assert!((fit.shift - 0.3).abs() < 0.02 && (fit.scale - 0.8).abs() < 0.02, "{fit:?}");
        assert_eq!(PlattScaling::of(&[]), PlattScaling { shift: 0.0, scale: 1.0 });
    }
}
