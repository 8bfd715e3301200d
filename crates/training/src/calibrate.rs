use dedale_bots::net::{Net, probability};
use dedale_core::chance::Seed;
use dedale_core::{Perspective, Rules as _, Silent};

use crate::Field;
use crate::opening::dealt;

/// What a net shows is set right by the games it plays: its odds are stretched and shifted so that they fit what happened
/// best. That changes none of its choices.
pub(crate) fn calibrate(net: &mut Net, field: Field, games: u64) {
    let fit = Fit::of(&positions(net, field, games));
    net.result = fit.shift as f32 + fit.stretch as f32 * net.result;
    net.last.iter_mut().for_each(|weight| *weight *= fit.stretch as f32);
}

/// What a net made of each position of so many games that was in doubt, and whether it then was won.
fn positions(net: &Net, field: Field, games: u64) -> Vec<(f32, bool)> {
    /// A series of its own.
    const SERIES: u64 = 0x6361_6c69_6272_6174;
    /// What is shown as nearly certain is left out: there is so much of it that nothing else would count.
    const IN_DOUBT: f32 = 3.0;
    let setups = field.checked();
    let mut all = Vec::new();
    for game in 0..games {
        let mut chance = Seed::quick_from(Seed::number_of_series(SERIES, game));
        let mut state = dealt(&setups[game as usize % setups.len()], &mut chance);
        let first = all.len();
        while let Some(at) = Perspective::of_decider(&state) {
            let view = at.view();
            if view.unwinnable {
                break;
            }
            let best = field.best(net, &view, &at.legal());
            if best.odds.abs() < IN_DOUBT {
                all.push((best.odds, false));
            }
            state.apply(best.action, &mut Silent(&mut chance));
        }
        let won = state.outcome().is_some_and(|outcome| outcome.is_win());
        all[first..].iter_mut().for_each(|position| position.1 = won);
    }
    all
}

/// New odds from old ones.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Fit {
    shift: f64,
    stretch: f64,
}

impl Fit {
    /// The likeliest one, by Newton's method; with few positions it stays near what was shown.
    fn of(positions: &[(f32, bool)]) -> Fit {
        const DOUBT: f64 = 50.0;
        let mut fit = Fit { shift: 0.0, stretch: 1.0 };
        for _ in 0..12 {
            let (mut slope, mut bend) =
                ([-DOUBT * fit.shift, DOUBT * (1.0 - fit.stretch)], [DOUBT, 0.0, DOUBT]);
            for &(odds, won) in positions {
                let odds = f64::from(odds);
                let shown = f64::from(probability((fit.shift + fit.stretch * odds) as f32));
                let (missed, weight) = (f64::from(u8::from(won)) - shown, shown * (1.0 - shown));
                slope = [slope[0] + missed, slope[1] + missed * odds];
                bend = [bend[0] + weight, bend[1] + weight * odds, bend[2] + weight * odds * odds];
            }
            let scale = bend[0] * bend[2] - bend[1] * bend[1];
            fit.shift += (bend[2] * slope[0] - bend[1] * slope[1]) / scale;
            fit.stretch += (bend[0] * slope[1] - bend[1] * slope[0]) / scale;
        }
        fit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_that_say_too_little_are_set_right() {
        let happens = |odds: f32| probability(0.3 + 0.8 * odds);
        let positions: Vec<_> = (-30..30)
            .flat_map(|tenths| {
                let odds = tenths as f32 / 10.0;
                (0..1_000).map(move |nth| (odds, (nth as f32) < 1_000.0 * happens(odds)))
            })
            .collect();
        let fit = Fit::of(&positions);
        assert!((fit.shift - 0.3).abs() < 0.02 && (fit.stretch - 0.8).abs() < 0.02, "{fit:?}");
        assert_eq!(Fit::of(&[]), Fit { shift: 0.0, stretch: 1.0 });
    }
}
