/// A sample mean in the making: how many values there were, their sum, and the sum of their squares.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    count: u32,
    total: f64,
    squares: f64,
}

/// A belief before anything was observed: it counts as `weight` observations.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Prior {
    /// How many observations it counts for.
    pub weight: f64,
    /// Their mean.
    pub mean: f64,
    /// The mean of their squares.
    pub mean_square: f64,
}

impl Mean {
    /// Takes one more value.
    #[inline]
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.total += value;
        self.squares += value * value;
    }

    /// How many values there were.
    #[inline]
    pub fn count(&self) -> u32 {
        self.count
    }

    /// The sample mean; 0 before the first value.
    pub fn mean(&self) -> f64 {
        self.total / f64::from(self.count.max(1))
    }

    /// The mean of the values and of a prior that counts for `weight` more of them. There must be a value, or weight.
    #[inline]
    pub fn with_prior(&self, prior: f32, weight: f32) -> f32 {
        (self.total as f32 + weight * prior) / (self.count as f32 + weight)
    }

    /// The variance of the values; 0 before the first one.
    pub fn variance(&self) -> f64 {
        (self.squares / f64::from(self.count.max(1)) - self.mean() * self.mean()).max(0.0)
    }

    /// The variance of the values and of a prior. There must be a value, or weight.
    pub fn variance_with(&self, prior: &Prior) -> f64 {
        let count = f64::from(self.count) + prior.weight;
        let mean = (self.total + prior.weight * prior.mean) / count;
        ((self.squares + prior.weight * prior.mean_square) / count - mean * mean).max(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::{Mean, Prior};

    fn of(values: &[f64]) -> Mean {
        let mut mean = Mean::default();
        values.iter().for_each(|&value| mean.add(value));
        mean
    }

    #[test]
    fn mean_and_variance_match_a_worked_example() {
        let mean = of(&[0.0, 0.5, 1.0, 0.5]);
        assert_eq!((mean.count(), mean.mean(), mean.variance()), (4, 0.5, 0.125));
    }

    #[test]
    fn a_prior_counts_as_so_many_values_more() {
        let prior = Prior { weight: 2.0, mean: 0.5, mean_square: 0.5 };
        let (some, all) = (of(&[1.0, 1.0]), of(&[1.0, 1.0, 0.0, 1.0]));
        assert_eq!(f64::from(some.with_prior(0.5, 2.0)), all.mean());
        assert_eq!(some.variance_with(&prior), all.variance());
    }

    #[test]
    fn nothing_observed_is_the_prior_alone() {
        assert_eq!((of(&[]).mean(), of(&[]).variance()), (0.0, 0.0));
        assert_eq!(of(&[]).with_prior(0.25, 3.0), 0.25);
    }
}
