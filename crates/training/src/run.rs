//! Training of a value network by temporal-difference learning, on several learners whose weights are averaged.

use std::sync::Arc;

use dedale_bots::net::{Header, Net};
use dedale_bots::onirim::{Hard, Nets, base_features, features};
use dedale_core::Chance as _;
use dedale_core::chance::Seed;
use dedale_onirim::Setup;
use rayon::iter::{IndexedParallelIterator as _, IntoParallelRefMutIterator as _, ParallelIterator as _};
use rayon::slice::ParallelSliceMut as _;

use crate::calibrate::calibrate;
use crate::job::figures;
use crate::opening::{advanced, dealt};
use crate::{Checkpoint, CheckpointError, Episode, Job, fresh, learn};

/// The parameters of a training by TD(λ). The same ones give the same net, bit by bit, on any number of threads.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// The seed of its chance.
    pub seed: u64,
    /// How many games are played in all.
    pub games: u64,
    /// How many learners play at the same time; each goes on from what all have learnt.
    pub learners: u64,
    /// How many games each of them plays before they share what they have learnt.
    pub stint: u64,
    /// The learning rate at first; it falls to a fiftieth.
    pub rate: f32,
    /// λ: how much of the target is what happened, not what was expected one step on.
    pub lambda: f32,
    /// The command that made the net it goes on from, if it does.
    pub after: Option<String>,
}

impl Default for Course {
    fn default() -> Self {
        Course { seed: 1, games: 4_000_000, learners: 1, stint: 64, rate: 0.02, lambda: 0.7, after: None }
    }
}

impl Course {
    /// Games in each round: a stint of every learner.
    pub fn round(&self) -> u64 {
        self.learners * self.stint
    }

    /// The share of games that begin some way on. Who has learnt before needs few of them.
    fn advanced_share(&self, played: u64) -> f32 {
        let progress = if self.after.is_some() { 1.0 } else { self.progress(played) };
        (0.9 - 1.7 * progress).max(0.05)
    }

    fn rate(&self, played: u64) -> f32 {
        let progress = self.progress(played);
        self.rate * 0.02_f32.max(1.0 - progress)
    }

    fn progress(&self, played: u64) -> f32 {
        played as f32 / self.games as f32
    }
}

/// The results of a round, in games from the normal deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Round {
    /// How many games were played.
    pub games: u64,
    /// How many were won.
    pub wins: u64,
}

/// A training in progress.
#[derive(Clone, Debug)]
pub struct Training {
    course: Course,
    /// Games played.
    pub played: u64,
    /// The net as it is.
    pub net: Net,
    learners: Vec<Learner>,
}

#[derive(Clone, Debug)]
struct Learner {
    net: Net,
    /// Which rows it has changed.
    touched: Vec<bool>,
    episode: Episode,
    round: Round,
}

impl Training {
    /// From the beginning.
    pub fn new(course: Course) -> Training {
        let net = fresh(features::ROWS, course.seed);
        Training::resumed(course, 0, net)
    }

    /// From a net or a checkpoint of another course, by the bytes of its file.
    pub fn after(mut course: Course, bytes: &[u8]) -> Result<Training, CheckpointError> {
        let (command, net) = read(bytes).ok_or(CheckpointError::Damaged)?;
        course.after = Some(command);
        Ok(Training::resumed(course, 0, net))
    }

    /// From a net that has played so many games of the course.
    pub fn resumed(course: Course, played: u64, net: Net) -> Training {
        let learner = Learner {
            touched: vec![false; net.rows.len()],
            net: net.clone(),
            episode: Episode::default(),
            round: Round::default(),
        };
        let learners = vec![learner; course.learners as usize];
        Training { course, played, net, learners }
    }

    /// Its parameters.
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// Every learner plays its stint, and they share what they have learnt.
    pub fn round(&mut self) -> Round {
        let Training { course, played, net, learners } = self;
        learners.par_iter_mut().enumerate().for_each(|(at, learner)| {
            learner.go_on_from(net);
            learner.play(course, *played, at as u64);
        });
        share(net, learners);
        self.played += course.round();
        learners.iter().fold(Round::default(), |sum, learner| Round {
            games: sum.games + learner.round.games,
            wins: sum.wins + learner.round.wins,
        })
    }
}

impl Learner {
    fn go_on_from(&mut self, net: &Net) {
        self.net.clone_from(net);
        self.touched.fill(false);
        self.round = Round::default();
    }

    fn play(&mut self, course: &Course, played: u64, learner: u64) {
        let rate = course.rate(played);
        let threshold = (course.advanced_share(played) * 1e6) as u32;
        for game in 0..course.stint {
            let number = played + learner * course.stint + game;
            let mut chance = Seed::quick_from(Seed::number_of_series(course.seed, number));
            let is_advanced = chance.pick(1_000_000) < threshold;
            let state = if is_advanced { advanced(&mut chance) } else { dealt(&Setup::solo(), &mut chance) };
            self.episode.play(&self.net, state, &mut chance);
            if !is_advanced {
                self.round.games += 1;
                self.round.wins += u64::from(self.episode.won);
            }
            for (active, target) in self.episode.targets(course.lambda) {
                learn(&mut self.net, &active, target, rate);
                active.iter().for_each(|row| self.touched[row] = true);
            }
        }
    }
}

/// A row becomes the mean of what those made of it who changed it; the rest, which all change, the mean of all.
fn share(net: &mut Net, learners: &[Learner]) {
    const ROWS_AT_ONCE: usize = 64;
    net.rows.par_chunks_mut(ROWS_AT_ONCE).enumerate().for_each(|(chunk, rows)| {
        for (at, row) in rows.iter_mut().enumerate() {
            let at = chunk * ROWS_AT_ONCE + at;
            let touched = learners.iter().filter(|learner| learner.touched[at]);
            let (mut sum, mut count) = ([0.0; _], 0.0);
            for learner in touched {
                count += 1.0;
                sum.iter_mut().zip(&learner.net.rows[at]).for_each(|(sum, weight)| *sum += weight);
            }
            if count > 0.0 {
                *row = sum.map(|sum| sum / count);
            }
        }
    });
    let mut rest: Vec<_> = learners.iter().map(|learner| learner.net.rest()).collect();
    for weight in net.rest_mut() {
        let sum: f32 = rest.iter_mut().filter_map(Iterator::next).sum();
        *weight = sum / learners.len() as f32;
    }
}

impl Job for Training {
    fn command(&self) -> String {
        let Course { seed, games, learners, stint, rate, lambda, after } = &self.course;
        let command = format!(
            "dedale train onirim --level hard --seed {seed} --games {games} --learners {learners} --stint {stint} \
             --rate {rate} --lambda {lambda}"
        );
        match after {
            None => command,
            Some(before) => format!("{before} --checkpoint before && {command} --from before/checkpoint"),
        }
    }

    fn total(&self) -> u64 {
        self.course.games
    }

    fn done(&self) -> u64 {
        self.played
    }

    fn step(&mut self) -> Option<f64> {
        let Round { games, wins } = self.round();
        (games > 0).then(|| wins as f64 / games as f64)
    }

    fn numbers(&self) -> Vec<f32> {
        self.net.rows.iter().flatten().copied().chain(self.net.rest()).collect()
    }

    fn go_on(&mut self, done: u64, numbers: &[f32]) -> bool {
        let Some(net) = filled(numbers) else { return false };
        *self = Training::resumed(self.course.clone(), done, net);
        true
    }

    fn result(&self, games: u64) -> Vec<u8> {
        let mut header =
            Header { features: base_features(), command: self.command(), figures: String::new() };
        let bytes = self.net.to_bytes(&header);
        let (_, rounded) =
            Net::from_bytes(&bytes, &header.features, features::ROWS).expect("it reads what it writes");
        let mut result = rounded.clone();
        calibrate(&mut result, games.min(CALIBRATION));
        let player = Hard::with(Nets { base: Some(Arc::new(rounded)), ..Nets::default() });
        header.figures = figures(&player, &[Setup::solo()], games);
        result.to_bytes(&header)
    }
}

/// How many games a net is calibrated with.
const CALIBRATION: u64 = 20_000;

/// A net and how it was made, from a checkpoint or a net's file.
fn read(bytes: &[u8]) -> Option<(String, Net)> {
    if let Some(kept) = Checkpoint::from_bytes(bytes) {
        return filled(&kept.numbers).map(|net| (kept.command, net));
    }
    let (header, net) = Net::from_bytes(bytes, &base_features(), features::ROWS).ok()?;
    Some((header.command, net))
}

/// A net of these weights, if there are as many as it has.
fn filled(numbers: &[f32]) -> Option<Net> {
    let mut net = Net::zero(features::ROWS);
    let mut left = numbers.iter();
    let mut complete = true;
    let mut fill = |weight: &mut f32| match left.next() {
        Some(&number) => *weight = number,
        None => complete = false,
    };
    net.rows.iter_mut().flatten().for_each(&mut fill);
    net.rest_mut().for_each(&mut fill);
    (complete && left.next().is_none()).then_some(net)
}
