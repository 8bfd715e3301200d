//! Parts of tournaments and of balance statistics, which `dedale.cluster` plays in different places and puts together.

use dedale_core::SeatSet;
use dedale_core::chance::Seed;
use dedale_games::from_text;
use dedale_lab::GameResult;
use dedale_lab::balance::Counts;
use numpy::{PyArray1, PyReadonlyArray1};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::fault::Fault;
use crate::patience::patiently;
use crate::plain::{of_value, plain};
use crate::py_game::{Game, read_number};
use crate::py_research::{MOST_GAMES, columns, read_first, read_threads};
use crate::research::{Contest, Survey};
use crate::vector::within;

/// The terms of a tournament: bots, against, seating, deals, seed.
#[derive(FromPyObject)]
pub(crate) struct Terms<'py>(
    Vec<String>,
    Option<String>,
    Option<String>,
    Bound<'py, PyAny>,
    Bound<'py, PyAny>,
);

impl Terms<'_> {
    fn contest(self) -> Result<Contest, Fault> {
        let Terms(bots, against, seating, deals, seed) = self;
        let deals = u64::from(within("deals", &deals, MOST_GAMES / 1_000)?);
        Ok(Contest { bots, against, seating, deals, seed: read_number(&seed)? })
    }
}

/// How many games a tournament has.
#[pyfunction]
pub(crate) fn _tournament_size(game: &Game, terms: Terms<'_>) -> PyResult<u64> {
    Ok(game.setting.games_of(&terms.contest()?)?)
}

/// The results of some games of a tournament, a column for each fact.
#[pyfunction]
pub(crate) fn _tournament_part<'py>(
    py: Python<'py>,
    game: &Game,
    terms: Terms<'py>,
    first: &Bound<'py, PyAny>,
    games: &Bound<'py, PyAny>,
    threads: Option<&Bound<'py, PyAny>>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyDict>> {
    let (contest, threads) = (terms.contest()?, read_threads(threads)?);
    let (first, games) = (read_first(first)?, u64::from(within("games", games, MOST_GAMES)?));
    let (setting, numbers, seed) = (game.setting.clone(), first..first + games, contest.seed);
    let tables = setting.games_of(&contest)? / contest.deals;
    let range = numbers.clone();
    let results = patiently(py, games, progress, move |progress| {
        setting.tournament_part(&contest, range, threads, progress)
    })?;
    let deals = numbers.clone().map(|number| number / tables);
    let seeds = deals.clone().map(|deal| Seed::number_of_series(seed, deal));
    let columns = columns(py, &results, numbers.clone(), seeds, game.setting.seats())?;
    columns.set_item("deal", PyArray1::from_iter(py, deals))?;
    columns.set_item("table", PyArray1::from_iter(py, numbers.map(|number| number % tables)))?;
    Ok(columns)
}

/// The results of a tournament from those of all its games: winners as bits, turns, decisions.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "Python gives them away")]
pub(crate) fn _tournament_results<'py>(
    py: Python<'py>,
    game: &Game,
    terms: Terms<'py>,
    winners: PyReadonlyArray1<'py, u8>,
    turns: PyReadonlyArray1<'py, u32>,
    decisions: PyReadonlyArray1<'py, u32>,
) -> PyResult<Bound<'py, PyAny>> {
    let contest = terms.contest()?;
    let (winners, turns, decisions) = (winners.as_array(), turns.as_array(), decisions.as_array());
    let expected = game.setting.games_of(&contest)?;
    let lengths = [winners.len(), turns.len(), decisions.len()];
    if let Some(found) = lengths.into_iter().find(|&length| length as u64 != expected) {
        return Err(Fault::bad_array(format!("found {found} games, expected {expected}")).into());
    }
    let facts = winners.iter().zip(turns).zip(decisions);
    let results: Vec<_> = facts
        .map(|((&winners, &turns), &decisions)| {
            let winners = SeatSet::from_bits(winners);
            GameResult { winners, turns, decisions }
        })
        .collect();
    plain(py, &game.setting.tournament_results(&contest, &results)?)
}

/// The terms of balance statistics: bot, options to vary, seed.
#[derive(FromPyObject)]
pub(crate) struct Looking<'py>(Option<String>, Vec<String>, Bound<'py, PyAny>);

impl Looking<'_> {
    fn survey(self) -> Result<Survey, Fault> {
        let Looking(bot, vary, seed) = self;
        let vary = vary.iter().map(|option| option.replace('_', "-")).collect();
        Ok(Survey { bot, vary, seed: read_number(&seed)? })
    }
}

/// How many configurations balance statistics have.
#[pyfunction]
pub(crate) fn _balance_size(game: &Game, terms: Looking<'_>) -> PyResult<u64> {
    Ok(game.setting.configurations(&terms.survey()?)?)
}

/// The sums of some games, as JSON.
#[pyfunction]
pub(crate) fn _balance_part<'py>(
    py: Python<'py>,
    game: &Game,
    terms: Looking<'py>,
    first: &Bound<'py, PyAny>,
    games: &Bound<'py, PyAny>,
    threads: Option<&Bound<'py, PyAny>>,
    progress: Option<&Bound<'py, PyAny>>,
) -> PyResult<String> {
    let (survey, threads) = (terms.survey()?, read_threads(threads)?);
    let (first, games) = (read_first(first)?, u64::from(within("games", games, MOST_GAMES)?));
    let setting = game.setting.clone();
    let counts = patiently(py, games, progress, move |progress| {
        setting.balance_part(&survey, first..first + games, threads, progress)
    })?;
    Ok(serde_json::to_string(&counts).expect("sums are JSON"))
}

/// The statistics of sums.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "Python gives them away")]
pub(crate) fn _balance_figures<'py>(
    py: Python<'py>,
    game: &Game,
    terms: Looking<'py>,
    parts: Vec<String>,
) -> PyResult<Bound<'py, PyAny>> {
    let survey = terms.survey()?;
    let parts: Result<Vec<Counts>, _> = parts.iter().map(|part| from_text(part)).collect();
    of_value(py, &game.setting.balance_figures(&survey, parts.map_err(Fault::from)?)?)
}
