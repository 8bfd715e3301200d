use std::fmt;

use dedale_bots::Adviser;
use dedale_core::chance::Seed;
use dedale_core::{Perspective, Rules as _, Seat, Setup as _, Silent};
use dedale_onirim::{Setup, State};

/// What was shown as the chance to win, against what happened when the game went on as advised: ten bins.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Reliability {
    bins: [Bin; 10],
}

/// The positions whose chance was shown within a tenth.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Bin {
    /// How many.
    pub positions: u64,
    /// The sum of what was shown.
    pub shown: f64,
    /// How many of them were won.
    pub won: u64,
}

impl Bin {
    /// How far what was shown lay from what happened, on average.
    pub fn deviation(&self) -> f64 {
        if self.positions == 0 { 0.0 } else { (self.won as f64 - self.shown) / self.positions as f64 }
    }
}

impl Reliability {
    /// Plays so many games as an adviser says that thinks for so many simulations, and counts every position that could
    /// still be won.
    pub fn of<A: Adviser<State> + Default>(setup: &Setup, games: u64, simulations: u32) -> Reliability {
        /// A series of its own.
        const SERIES: u64 = 0x7265_6c69_6162_6c65;
        let mut table = Reliability::default();
        let mut shown = Vec::new();
        for game in 0..games {
            let mut choices = Seed::quick_from(Seed::number_of_series(!SERIES, game));
            let mut deck = Silent(Seed::quick_from(Seed::number_of_series(SERIES, game)));
            let mut state = State::start(setup, &mut deck);
            let mut advisers: Vec<A> = (0..setup.seats()).map(|_| A::default()).collect();
            advisers.iter_mut().enumerate().for_each(|(seat, adviser)| adviser.begin(Seat::new(seat)));
            shown.clear();
            while let Some(at) = Perspective::of_decider(&state) {
                let adviser = &mut advisers[at.seat().index()];
                let best = adviser.advise(at, &mut choices, &mut |done| done < simulations).swap_remove(0);
                if !at.view().unwinnable {
                    shown.push(best.worth);
                }
                state.apply(best.action, &mut deck);
            }
            let won = state.outcome().is_some_and(|outcome| outcome.is_win());
            shown.iter().for_each(|&worth| table.count(worth, won));
        }
        table
    }

    /// One more position.
    pub fn count(&mut self, shown: f32, won: bool) {
        let bin = &mut self.bins[((10.0 * shown) as usize).min(9)];
        bin.positions += 1;
        bin.shown += f64::from(shown);
        bin.won += u64::from(won);
    }

    /// The bins, the lowest chances first.
    pub fn bins(&self) -> &[Bin; 10] {
        &self.bins
    }
}

/// As a table: what was shown, how often, what happened, and the difference.
impl fmt::Display for Reliability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| bin | positions | shown | won | deviation |\n|---|---|---|---|---|")?;
        for (at, bin) in self.bins.iter().enumerate() {
            let share = |sum: f64| 100.0 * sum / bin.positions.max(1) as f64;
            writeln!(
                f,
                "| {}–{} % | {} | {:.1} % | {:.1} % | {:+.1} |",
                10 * at,
                10 * at + 10,
                bin.positions,
                share(bin.shown),
                share(bin.won as f64),
                100.0 * bin.deviation()
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_is_set_against_what_happens() {
        let mut table = Reliability::default();
        for game in 0..10 {
            table.count(0.72, game < 8);
        }
        table.count(1.0, true);
        assert_eq!(table.bins()[7].positions, 10);
        assert!((table.bins()[7].deviation() - 0.08).abs() < 1e-6);
        assert_eq!(table.bins()[9].won, 1);
        assert!(table.to_string().contains("| 70–80 % | 10 | 72.0 % | 80.0 % | +8.0 |"));
    }
}
