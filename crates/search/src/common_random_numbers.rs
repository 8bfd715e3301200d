use dedale_core::Chance as _;
use dedale_core::chance::{Quick, Seed};

/// Common random numbers: all candidates of a comparison meet the same chance, so that what differs between them is not luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CommonRandomNumbers {
    series: u64,
}

impl CommonRandomNumbers {
    /// For one comparison.
    pub fn new(chance: &mut Quick) -> CommonRandomNumbers {
        CommonRandomNumbers { series: u64::from(chance.pick(u32::MAX)) }
    }

    /// The chance of a comparison in which every candidate is tried once.
    pub fn chance(&self) -> Quick {
        Seed::quick_from(self.series)
    }

    /// The seed of the `trial`-th trial of every candidate, where each is tried several times.
    pub fn seed(&self, trial: u64) -> u64 {
        Seed::number_of_series(self.series, trial)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_candidate_meets_the_same_and_every_trial_another_chance() {
        let numbers = CommonRandomNumbers::new(&mut Seed::quick_from(1));
        assert_eq!(numbers.chance(), numbers.chance());
        assert_eq!(numbers.seed(3), numbers.seed(3));
        assert_ne!(numbers.seed(3), numbers.seed(4));
        assert_ne!(numbers, CommonRandomNumbers::new(&mut Seed::quick_from(2)));
    }
}
