//! The cross-entropy method (Rubinstein, 1999) over the weights of the level `normal`.

use dedale_bots::onirim::{Normal, Weights};
use dedale_core::Chance as _;
use dedale_core::chance::{Quick, Seed};
use dedale_lab::playout;
use dedale_onirim::{Setup, State};
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};

use crate::Job;
use crate::job::figures;

/// The parameters of the cross-entropy method. The same ones give the same weights, bit by bit, on any number of threads.
#[derive(Clone, PartialEq, Debug)]
pub struct CrossEntropy {
    /// The seed of its chance.
    pub seed: u64,
    /// How many generations.
    pub generations: u64,
    /// The population: how many candidates a generation has.
    pub tries: usize,
    /// The elite: how many of them, the best, the next generation is sampled around.
    pub kept: usize,
    /// How many games a candidate plays in the first generation; in the last it is four times as many.
    pub games: u64,
}

impl Default for CrossEntropy {
    fn default() -> Self {
        CrossEntropy { seed: 1, generations: 60, tries: 64, kept: 12, games: 400 }
    }
}

/// The weights of `normal` while they are tuned: a normal distribution for each.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuning {
    parameters: CrossEntropy,
    /// Generations done.
    pub done: u64,
    /// The mean of each weight.
    pub mean: [f32; Weights::COUNT],
    /// The standard deviation of each weight.
    pub deviation: [f32; Weights::COUNT],
}

/// The least standard deviation: every generation explores a little.
const LEAST_DEVIATION: f32 = 0.02;

impl Tuning {
    /// From weights to begin with.
    pub fn new(parameters: CrossEntropy, start: Weights) -> Tuning {
        let mean = start.to_array();
        Tuning { parameters, done: 0, mean, deviation: mean.map(|weight| 1.0 + 0.3 * weight.abs()) }
    }

    /// The weights found so far.
    pub fn weights(&self) -> Weights {
        Weights::from_array(self.mean)
    }

    /// One generation; the share of games its elite won.
    pub fn generation(&mut self) -> f64 {
        let CrossEntropy { seed, tries, kept, generations, games } = self.parameters;
        let games = games + 3 * games * self.done / generations.max(1);
        let mut chance = Seed::quick_from(Seed::number_of_series(seed, 2 * self.done));
        let deals = Seed::number_of_series(seed, 2 * self.done + 1);
        let candidates: Vec<[f32; Weights::COUNT]> = (0..tries)
            .map(|_| std::array::from_fn(|at| self.mean[at] + self.deviation[at] * normal(&mut chance)))
            .collect();
        let wins: Vec<u64> =
            candidates.clone().into_par_iter().map(|values| wins(values, deals, games)).collect();
        let mut order: Vec<usize> = (0..tries).collect();
        order.sort_by_key(|&at| std::cmp::Reverse(wins[at]));
        let elite = &order[..kept];
        for (at, (middle, deviation)) in self.mean.iter_mut().zip(&mut self.deviation).enumerate() {
            let values = elite.iter().map(|&one| candidates[one][at]);
            let mean = values.clone().sum::<f32>() / kept as f32;
            let variance = values.map(|value| (value - mean) * (value - mean)).sum::<f32>() / kept as f32;
            *deviation = (0.4 * *deviation + 0.6 * variance.sqrt()).max(LEAST_DEVIATION);
            *middle = 0.3 * *middle + 0.7 * mean;
        }
        self.done += 1;
        elite.iter().map(|&one| wins[one] as f64).sum::<f64>() / (kept as u64 * games) as f64
    }
}

/// How many of these games the weights win.
fn wins(values: [f32; Weights::COUNT], deals: u64, games: u64) -> u64 {
    let mut players = [Normal::with(Weights::from_array(values))];
    let won = |game: &u64| {
        let deal = Seed::quick_from(Seed::number_of_series(deals, *game));
        let mut choices = Seed::quick_from(Seed::number_of_series(!deals, *game));
        !playout::<State, _>(&Setup::solo(), &mut players, deal, &mut choices).winners.is_empty()
    };
    (0..games).filter(won).count() as u64
}

/// Nearly a normal deviate: the sum of twelve even ones.
fn normal(chance: &mut Quick) -> f32 {
    let even = (0..12).map(|_| chance.pick(1 << 20) as f32 / (1 << 20) as f32);
    even.sum::<f32>() - 6.0
}

impl Job for Tuning {
    fn command(&self) -> String {
        let CrossEntropy { seed, generations, tries, kept, games } = self.parameters;
        format!(
            "dedale train onirim --level normal --seed {seed} --generations {generations} --tries {tries} --kept {kept} \
             --games {games}"
        )
    }

    fn total(&self) -> u64 {
        self.parameters.generations
    }

    fn done(&self) -> u64 {
        self.done
    }

    fn step(&mut self) -> Option<f64> {
        Some(self.generation())
    }

    fn numbers(&self) -> Vec<f32> {
        [self.mean, self.deviation].concat()
    }

    fn go_on(&mut self, done: u64, numbers: &[f32]) -> bool {
        let Some((mean, deviation)) = numbers.split_at_checked(Weights::COUNT) else { return false };
        let (Ok(mean), Ok(deviation)) = (mean.try_into(), deviation.try_into()) else { return false };
        *self = Tuning { parameters: self.parameters.clone(), done, mean, deviation };
        true
    }

    fn result(&self, games: u64) -> Vec<u8> {
        let figures = figures(&Normal::with(self.weights()), &[Setup::solo()], games);
        self.weights().table(&self.command(), &figures).into_bytes()
    }
}
