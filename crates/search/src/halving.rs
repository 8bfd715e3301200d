//! Sequential halving (Karnin, Koren and Somekh, 2013): which of several candidates is best, with a fixed number of trials.

/// Tries all candidates equally often, drops the worse half, and so on.
#[derive(Clone, Debug)]
pub struct SequentialHalving {
    /// Those still compared, by their numbers.
    field: Vec<usize>,
    /// The number of candidates at the front that never drop out.
    protected: usize,
    rounds: Rounds,
    /// Trials of each candidate before the round is over.
    trials_left: u32,
}

/// How the trials are shared out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rounds {
    /// How many rounds are still to be played.
    pub left: u32,
    /// How many trials a round has in all.
    pub trials: u32,
    /// How a number of trials is rounded that the candidates do not share evenly.
    pub rounding: Rounding,
}

/// How the number of trials of each candidate is rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rounding {
    /// Up: a round may have more trials than planned.
    Up,
    /// Down, but to one at least.
    Down,
}

impl Rounds {
    fn trials_of_each(&self, candidates: usize) -> u32 {
        let candidates = candidates as u32;
        match self.rounding {
            Rounding::Up => self.trials.div_ceil(candidates),
            Rounding::Down => self.trials / candidates,
        }
        .max(1)
    }
}

impl SequentialHalving {
    /// Compares so many candidates, at least one, numbered from 0.
    pub fn new(candidates: usize, rounds: Rounds) -> SequentialHalving {
        let trials_left = rounds.trials_of_each(candidates);
        SequentialHalving { field: (0..candidates).collect(), protected: 0, rounds, trials_left }
    }

    /// The same, but the first candidate never drops out: the others are compared with it.
    pub fn with_reference(candidates: usize, rounds: Rounds) -> SequentialHalving {
        SequentialHalving { protected: 1, ..SequentialHalving::new(candidates, rounds) }
    }

    /// The candidates to be tried once each.
    pub fn field(&self) -> &[usize] {
        &self.field
    }

    /// Whether all rounds were played.
    pub fn is_over(&self) -> bool {
        self.rounds.left == 0
    }

    /// Everybody in the field was tried once more. After the last trial of a round but the last, those with the lowest
    /// scores drop out.
    pub fn tried_once(&mut self, score: impl Fn(usize) -> f64) {
        self.trials_left = self.trials_left.saturating_sub(1);
        if self.trials_left > 0 || self.is_over() {
            return;
        }
        self.rounds.left -= 1;
        if self.rounds.left > 0 {
            let survivors = self.protected + self.field.len() / 2;
            self.field[self.protected..].sort_by(|&one, &other| score(other).total_cmp(&score(one)));
            self.field.truncate(survivors);
            self.trials_left = self.rounds.trials_of_each(self.field.len());
        }
    }

    /// The candidate in the field with the highest score; of equal ones the first.
    pub fn best(&self, score: impl Fn(usize) -> f64) -> usize {
        let better = |best, next| if score(next) > score(best) { next } else { best };
        self.field.iter().copied().reduce(better).expect("the field is never empty")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The field at every trial, the score of a candidate being its number.
    fn fields(mut halving: SequentialHalving) -> Vec<Vec<usize>> {
        let mut fields = Vec::new();
        while !halving.is_over() {
            fields.push(halving.field().to_vec());
            halving.tried_once(|candidate| candidate as f64);
        }
        assert_eq!(halving.best(|candidate| candidate as f64), *fields[0].iter().max().expect("candidates"));
        fields
    }

    #[test]
    fn the_worse_half_drops_out_after_each_round() {
        let rounds = Rounds { left: 2, trials: 8, rounding: Rounding::Up };
        let all: Vec<_> = (0..4).collect();
        let expected = [all.clone(), all, vec![3, 2], vec![3, 2], vec![3, 2], vec![3, 2]];
        assert_eq!(fields(SequentialHalving::new(4, rounds)), expected);
    }

    #[test]
    fn the_reference_stays_whatever_its_score() {
        let rounds = Rounds { left: 3, trials: 5, rounding: Rounding::Down };
        let expected = [vec![0, 1, 2, 3, 4], vec![0, 4, 3], vec![0, 4], vec![0, 4]];
        assert_eq!(fields(SequentialHalving::with_reference(5, rounds)), expected);
    }

    #[test]
    fn everybody_is_tried_at_least_once() {
        let rounds = Rounds { left: 1, trials: 0, rounding: Rounding::Down };
        assert_eq!(fields(SequentialHalving::new(3, rounds)), [[0, 1, 2]]);
    }

    #[test]
    fn of_equal_ones_the_first_is_best() {
        let rounds = Rounds { left: 2, trials: 4, rounding: Rounding::Up };
        let mut halving = SequentialHalving::new(4, rounds);
        while !halving.is_over() {
            halving.tried_once(|_| 0.5);
        }
        assert_eq!(halving.best(|_| 0.5), 0);
    }
}
