use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How long games are.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Lengths {
    /// The mean.
    pub mean: f64,
    /// So many percent of the games are not longer than that.
    pub quantiles: Vec<Quantile>,
    /// How many games are of each length.
    pub histogram: Vec<Bin>,
}

/// So many percent of the games are not longer than that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Quantile {
    /// Of 100.
    pub percent: u32,
    /// The length.
    pub length: u32,
}

/// Games about as long.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Bin {
    /// The shortest.
    pub from: u32,
    /// The longest.
    pub to: u32,
    /// How many games were as long.
    pub games: u64,
}

/// The percentages that are told; 0 is the shortest game, 100 the longest.
const PERCENTS: [u32; 7] = [0, 5, 25, 50, 75, 95, 100];
/// Bars of the histogram at most.
const BINS: u32 = 24;

/// How many games were of each length.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct LengthCounts(BTreeMap<u32, u64>);

impl LengthCounts {
    pub(super) fn add(&mut self, length: u32) {
        *self.0.entry(length).or_default() += 1;
    }

    pub(super) fn merge(&mut self, other: LengthCounts) {
        other.0.into_iter().for_each(|(length, games)| *self.0.entry(length).or_default() += games);
    }

    pub(super) fn lengths(&self) -> Lengths {
        let games: u64 = self.0.values().sum();
        let sum: u64 = self.0.iter().map(|(&length, games)| u64::from(length) * games).sum();
        let quantiles = PERCENTS.map(|percent| Quantile { percent, length: self.quantile(percent, games) });
        Lengths {
            mean: sum as f64 / games.max(1) as f64,
            quantiles: quantiles.to_vec(),
            histogram: self.histogram(),
        }
    }

    /// The smallest length that so many percent do not exceed.
    fn quantile(&self, percent: u32, games: u64) -> u32 {
        let wanted = (games * u64::from(percent)).div_ceil(100).max(1);
        let mut seen = 0;
        let reached = self.0.iter().find(|(_, games)| {
            seen += **games;
            seen >= wanted
        });
        reached.map_or(0, |(&length, _)| length)
    }

    fn histogram(&self) -> Vec<Bin> {
        let (Some((&shortest, _)), Some((&longest, _))) = (self.0.first_key_value(), self.0.last_key_value())
        else {
            return Vec::new();
        };
        let width = (longest - shortest + 1).div_ceil(BINS);
        let bin = |from: u32| {
            let to = from + width - 1;
            Bin { from, to, games: self.0.range(from..=to).map(|(_, games)| games).sum() }
        };
        (shortest..=longest).step_by(width as usize).map(bin).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_and_bins_count_every_game_once() {
        let mut counts = LengthCounts::default();
        (1..=100).for_each(|length| counts.add(length));
        let lengths = counts.lengths();
        assert_eq!(lengths.mean, 50.5);
        let told: Vec<_> = lengths.quantiles.iter().map(|quantile| quantile.length).collect();
        assert_eq!(told, [1, 5, 25, 50, 75, 95, 100]);
        assert_eq!(lengths.histogram.len(), 20);
        assert!(lengths.histogram.iter().all(|bin| bin.games == 5));
    }

    #[test]
    fn one_game_has_one_length() {
        let mut counts = LengthCounts::default();
        counts.add(7);
        let lengths = counts.lengths();
        assert!(lengths.quantiles.iter().all(|quantile| quantile.length == 7));
        assert_eq!(lengths.histogram, [Bin { from: 7, to: 7, games: 1 }]);
    }
}
