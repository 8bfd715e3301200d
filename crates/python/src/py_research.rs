//! Bots, hints, analyses, simulations and tournaments for Python.

use std::num::NonZeroUsize;

use dedale_analysis::{Analysis, Budget};
use dedale_core::Seat;
use dedale_core::chance::Seed;
use dedale_lab::GameResult;
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::fault::{Fault, shown};
use crate::patience::patiently;
use crate::plain::plain;
use crate::py_game::{Game, read_number};
use crate::py_match::Match;
use crate::research::{self, Contest};
use crate::vector::within;

/// The most games of one call.
pub(crate) const MOST_GAMES: u32 = 1_000_000_000;

/// The action of one of the game's own bots, which knows what the deciding seat saw.
#[pyfunction]
#[pyo3(signature = (game, bot, seed = None))]
pub(crate) fn bot_action(
    py: Python<'_>,
    game: &Match,
    bot: &str,
    seed: Option<&Bound<'_, PyAny>>,
) -> PyResult<usize> {
    let seed = seed.map(read_number).transpose()?;
    let quick = game.with(|play| {
        if dedale_bots::is_quick(play.game(), bot) {
            return play.bot_action(bot, seed).map(Ok);
        }
        Ok(Err(play.boxed()))
    })?;
    match quick {
        Ok(action) => Ok(action),
        Err(copy) => {
            let bot = bot.to_owned();
            patiently(py, 1, None, move |_| copy.bot_action(&bot, seed))
        }
    }
}

/// Every legal action with its chance to win, the best first, from the knowledge of the seat that must answer.
#[pyfunction]
#[pyo3(signature = (game, *, simulations = None, milliseconds = None))]
pub(crate) fn hints<'py>(
    py: Python<'py>,
    game: &Match,
    simulations: Option<u32>,
    milliseconds: Option<u32>,
) -> PyResult<Bound<'py, PyDict>> {
    let budget = match (simulations, milliseconds) {
        (Some(number), None) => Budget::Simulations(number),
        (None, Some(number)) => Budget::Milliseconds(number),
        (None, None) => Budget::Simulations(1_000),
        (Some(_), Some(_)) => {
            return Err(Fault::bad_argument("give simulations or milliseconds, not both").into());
        }
    };
    let any = game.with(|play| play.any())?;
    let (seat, step) = game.with(|play| Ok((play.decider().map(Seat::number), play.step())))?;
    let (tried, rated) = patiently(py, 1, None, move |progress| research::hints(&any, budget, progress))?;
    let told = PyDict::new(py);
    told.set_item("step", step)?;
    told.set_item("seat", seat)?;
    told.set_item("tried", tried)?;
    told.set_item("hints", plain(py, &rated)?)?;
    Ok(told)
}

/// What each decision of a match was worth.
#[pyfunction]
#[pyo3(signature = (game, *, simulations = None, progress = None))]
pub(crate) fn analyse<'py>(
    py: Python<'py>,
    game: &Match,
    simulations: Option<u32>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let any = game.with(|play| play.any())?;
    let simulations = simulations.unwrap_or_else(|| Analysis::usual(any.id()));
    let analysis = Analysis::new(&any, simulations).map_err(Fault::from)?;
    let decisions = analysis.progress().of as u64;
    let report =
        patiently(py, decisions, progress, move |progress| Ok(research::analyse(analysis, progress)))?;
    plain(py, &report)
}

/// The results of games between bots, a column for each fact.
#[pyfunction]
#[pyo3(signature = (game, bots, games, seed, first, threads, progress))]
#[expect(clippy::too_many_arguments, reason = "Python's keyword arguments")]
pub(crate) fn _simulate<'py>(
    py: Python<'py>,
    game: &Game,
    bots: Vec<String>,
    games: &Bound<'py, PyAny>,
    seed: &Bound<'py, PyAny>,
    first: &Bound<'py, PyAny>,
    threads: Option<&Bound<'py, PyAny>>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let count = u64::from(within("games", games, MOST_GAMES)?);
    let (seed, threads) = (read_number(seed)?, read_threads(threads)?);
    let first = read_first(first)?;
    let numbers = first..first + count;
    let (setting, range) = (game.setting.clone(), numbers.clone());
    let results = patiently(py, count, progress, move |progress| {
        setting.simulate(&bots, range, seed, threads, progress)
    })?;
    let seeds = numbers.clone().map(|number| Seed::number_of_series(seed, number));
    columns(py, &results, numbers, seeds, game.setting.seats())
}

pub(crate) fn columns<'py>(
    py: Python<'py>,
    results: &[GameResult],
    numbers: std::ops::Range<u64>,
    seeds: impl Iterator<Item = u64>,
    seats: usize,
) -> PyResult<Bound<'py, PyDict>> {
    let columns = PyDict::new(py);
    columns.set_item("game", PyArray1::from_iter(py, numbers.clone()))?;
    columns.set_item("seed", PyArray1::from_iter(py, seeds))?;
    columns.set_item("turns", PyArray1::from_iter(py, results.iter().map(|result| result.turns)))?;
    columns.set_item("decisions", PyArray1::from_iter(py, results.iter().map(|result| result.decisions)))?;
    for seat in Seat::first(seats) {
        let won = results.iter().map(|result| result.winners.contains(seat));
        columns.set_item(format!("won_{seat}"), PyArray1::from_iter(py, won))?;
    }
    Ok(columns)
}

/// Bots compared on the same deals, each on every seat.
#[pyfunction]
#[pyo3(signature = (game, bots, deals, against, seating, seed, threads, progress))]
#[expect(clippy::too_many_arguments, reason = "Python's keyword arguments")]
pub(crate) fn _tournament<'py>(
    py: Python<'py>,
    game: &Game,
    bots: Vec<String>,
    deals: &Bound<'py, PyAny>,
    against: Option<String>,
    seating: Option<String>,
    seed: &Bound<'py, PyAny>,
    threads: Option<&Bound<'py, PyAny>>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let deals = u64::from(within("deals", deals, MOST_GAMES / 1_000)?);
    let contest = Contest { bots, against, seating, deals, seed: read_number(seed)? };
    let (setting, threads) = (game.setting.clone(), read_threads(threads)?);
    let games = setting.games_of(&contest)?;
    let results =
        patiently(py, games, progress, move |progress| setting.tournament(&contest, threads, progress))?;
    plain(py, &results)
}

/// The number of the first game of a part.
pub(crate) fn read_first(first: &Bound<'_, PyAny>) -> Result<u64, Fault> {
    let number = first.extract::<u32>().map(u64::from);
    number.map_err(|_| Fault::bad_argument(format!("first: found {}, expected a number", shown(first))))
}

pub(crate) fn read_threads(threads: Option<&Bound<'_, PyAny>>) -> Result<NonZeroUsize, Fault> {
    let cores = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let threads = threads.map(|threads| within("threads", threads, 1024)).transpose()?;
    Ok(threads.and_then(|threads| NonZeroUsize::new(threads as usize)).unwrap_or(cores))
}
