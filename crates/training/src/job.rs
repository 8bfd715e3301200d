use std::path::Path;
use std::time::{Duration, Instant};

use dedale_bots::Player;
use dedale_core::Setup as _;
use dedale_core::chance::Seed;
use dedale_lab::{playout, wilson_95};
use dedale_onirim::{Setup, State};
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};

use crate::{Checkpoint, CheckpointError};

/// A training that goes step by step, and can be stopped between two steps.
pub trait Job {
    /// The command that does it: the same command gives the same result, bit by bit.
    fn command(&self) -> String;

    /// How much there is to do.
    fn total(&self) -> u64;

    /// How much is done.
    fn done(&self) -> u64;

    /// Does a little more; the share of games it won meanwhile, if it played any from the normal deal.
    fn step(&mut self) -> Option<f64>;

    /// The numbers it has found so far and needs to go on.
    fn numbers(&self) -> Vec<f32>;

    /// Goes on from what was found so far; false if it cannot be from this job.
    fn go_on(&mut self, done: u64, numbers: &[f32]) -> bool;

    /// The result as a file to be built in, checked in so many games.
    fn result(&self, games: u64) -> Vec<u8>;
}

/// Does a job to its end, from where it stood if it was kept in the folder, and keeps it there from time to time.
/// `progress` hears how much is done and the share of games won lately.
pub fn finish(
    job: &mut dyn Job,
    folder: Option<&Path>,
    mut progress: impl FnMut(u64, Option<f64>),
) -> Result<(), CheckpointError> {
    const PAUSE: Duration = Duration::from_secs(20);
    if let Some(kept) = folder.map(Checkpoint::read).transpose()?.flatten() {
        if kept.command != job.command() {
            return Err(CheckpointError::Another { found: kept.command, expected: job.command() });
        }
        if !job.go_on(kept.done, &kept.numbers) {
            return Err(CheckpointError::Damaged);
        }
    }
    let mut kept = Instant::now();
    while job.done() < job.total() {
        let share = job.step();
        progress(job.done(), share);
        if kept.elapsed() >= PAUSE || job.done() >= job.total() {
            keep(job, folder)?;
            kept = Instant::now();
        }
    }
    Ok(())
}

/// Keeps a job in a folder.
pub fn keep(job: &dyn Job, folder: Option<&Path>) -> Result<(), CheckpointError> {
    let Some(folder) = folder else { return Ok(()) };
    let checkpoint = Checkpoint { command: job.command(), done: job.done(), numbers: job.numbers() };
    Ok(checkpoint.write(folder)?)
}

/// The results of a player in games that no training has seen, in words for the head of a file.
pub(crate) fn figures(player: &(impl Player<State> + Clone + Sync), setups: &[Setup], games: u64) -> String {
    let figures = setups.iter().map(|setup| {
        let figure = figure(player, setup, games);
        if setups.len() > 1 { format!("{}: {figure}", setup.text()) } else { figure }
    });
    figures.collect::<Vec<_>>().join("; ")
}

fn figure(player: &(impl Player<State> + Clone + Sync), setup: &Setup, games: u64) -> String {
    /// A series of its own.
    const SERIES: u64 = 0x6368_6563_6b00_0000;
    let won = |&game: &u64| {
        let deal = Seed::quick_from(Seed::number_of_series(SERIES, game));
        let mut choices = Seed::quick_from(Seed::number_of_series(!SERIES, game));
        let mut players = [player.clone(), player.clone()];
        !playout::<State, _>(setup, &mut players[..setup.seats()], deal, &mut choices).winners.is_empty()
    };
    let wins = (0..games).into_par_iter().filter(won).count() as u64;
    let interval = wilson_95(wins, games);
    let percent = |share: f64| format!("{:.2} %", 100.0 * share);
    let share = percent(wins as f64 / games.max(1) as f64);
    format!("{wins} of {games} games won: {share} [{}, {}]", percent(interval.low), percent(interval.high))
}
