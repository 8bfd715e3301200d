//! `dedale.Game` and `dedale.games`.

use std::sync::Arc;

use dedale_core::chance::Seed;
use dedale_core::{Action as _, Observer, Rules};
use dedale_games::{GameId, with_game};
use numpy::{PyArray1, PyArrayMethods as _};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyInt, PyList, PyString};
use serde_json::Value;

use crate::fault::{Fault, seat, shown};
use crate::plain::plain;
use crate::py_match::{Match, bytes};
use crate::setting::{Setting, setting, setting_of_text};

/// A game and its setup.
#[pyclass(frozen, module = "dedale")]
pub(crate) struct Game {
    pub(crate) setting: Arc<dyn Setting>,
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, **options))]
    fn with_options(name: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<Game> {
        let mut chosen = Vec::new();
        for (option, value) in options.into_iter().flatten() {
            chosen.push((option.extract::<String>()?.replace('_', "-"), option_text(&value)?));
        }
        Ok(Game { setting: setting(name, &chosen)?.into() })
    }

    /// The game's id.
    #[getter]
    fn name(&self) -> &'static str {
        self.setting.game().info().id
    }

    /// How many play.
    #[getter]
    fn seats(&self) -> usize {
        self.setting.seats()
    }

    /// The options that are not at their defaults, as text.
    #[getter]
    fn setup(&self) -> String {
        self.setting.text()
    }

    /// Every option with its value.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.setting.document())
    }

    /// Whether all players win or lose together.
    #[getter]
    fn cooperative(&self) -> bool {
        self.setting.game().row().cooperative
    }

    /// How many actions the game has in all: an action is a number below this.
    #[getter]
    fn num_actions(&self) -> usize {
        self.setting.actions()
    }

    /// The planes of an observation, in order: `name`, `shape`, `most` (the largest value) and `about`.
    fn observation_spec<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        plain(py, &self.setting.observation_spec().planes)
    }

    /// The tensor of a view: the one that `match.observation` gives the seat whose view it is.
    ///
    /// `view` is a view as plain data or as JSON; `seat` only checks whose it is.
    #[pyo3(signature = (view, seat = None, out = None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        view: &Bound<'py, PyAny>,
        seat: Option<&Bound<'py, PyAny>>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = seat.map(|seat| read_observer(seat, self.setting.seats())).transpose()?;
        let view = document(view)?;
        let array = bytes(py, out, self.setting.observation_spec().size())?;
        let mut tensor = array.to_vec().map_err(|error| Fault::bad_array(error.to_string()))?;
        let observer = self.setting.observe(&view, &mut tensor)?;
        if let Some(seat) = seat.filter(|seat| *seat != observer) {
            let message = format!("a view of {observer}, expected one of {seat}");
            return Err(Fault::new("SeatError", "other-seat", message).into());
        }
        let mut writable = array.try_readwrite().map_err(|error| Fault::bad_array(error.to_string()))?;
        let places = writable.as_slice_mut().map_err(|error| Fault::bad_array(error.to_string()))?;
        places.copy_from_slice(&tensor);
        drop(writable);
        Ok(array)
    }

    /// A match with that view: everything the view leaves open is drawn from the seed.
    #[pyo3(signature = (view, seed = None))]
    fn sample_world(&self, view: &Bound<'_, PyAny>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Match> {
        let seed = seed.map_or_else(fresh_number, read_number)?;
        Ok(Match::of(self.setting.sample(&document(view)?, seed)?))
    }

    /// The text of an action.
    fn action_text(&self, index: &Bound<'_, PyAny>) -> PyResult<String> {
        let text = index.extract::<usize>().ok().and_then(|index| self.setting.action_text(index));
        text.ok_or_else(|| Fault::unknown_action(&shown(index)).into())
    }

    /// The index of an action.
    fn action_index(&self, text: &str) -> PyResult<usize> {
        Ok(self.setting.action_index(text)?)
    }

    /// Deals a match.
    ///
    /// With `chance="explicit"` chance is answered by you (`act_chance`), the deal included unless a seed is
    /// given.
    #[pyo3(name = "new", signature = (seed = None, *, chance = "seed"))]
    fn new_match(&self, seed: Option<&Bound<'_, PyAny>>, chance: &str) -> PyResult<Match> {
        let seed = seed.map(read_seed).transpose()?;
        match chance {
            "seed" => Ok(Match::of(self.setting.deal(seed.map_or_else(fresh_seed, Ok)?))),
            "explicit" => Ok(Match::of(self.setting.explicit(seed))),
            other => {
                let message = format!("chance: unknown value “{other}”: expected one of seed, explicit");
                Err(Fault::bad_argument(message).into())
            }
        }
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (&'static str, String))> {
        let game = slf.get();
        let restore = slf.py().import("dedale._dedale")?.getattr("_game_of_text")?;
        Ok((restore.unbind(), (game.name(), game.setup())))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<Game>().ok().map(Bound::get);
        other.is_some_and(|other| (self.name(), self.setup()) == (other.name(), other.setup()))
    }

    fn __hash__(&self) -> u64 {
        let mut hash = dedale_core::Fingerprint::new();
        hash.write(self.name().as_bytes());
        hash.write(self.setup().as_bytes());
        hash.value()
    }

    fn __repr__(&self) -> String {
        let options = self.setup();
        let options = options.split_whitespace().filter_map(|option| option.split_once('='));
        let options = options.map(|(option, value)| format!(", {}={value:?}", option.replace('-', "_")));
        format!("Game({:?}{})", self.name(), options.collect::<String>())
    }
}

/// The value of an option: a text, a number, or true and false for yes and no.
fn option_text(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if value.is_instance_of::<PyBool>() {
        return Ok(if value.is_truthy()? { "yes" } else { "no" }.to_owned());
    }
    if value.is_instance_of::<PyString>() || value.is_instance_of::<PyInt>() {
        return Ok(value.str()?.to_string());
    }
    let message = format!("{}: an option is a text, a number, True or False", shown(value));
    Err(Fault::new("SetupError", "setup-bad-value", message).into())
}

/// A document given as JSON or as plain data.
pub(crate) fn document(given: &Bound<'_, PyAny>) -> PyResult<Value> {
    let no_json = |_| Fault::new("DocumentError", "bad-json", format!("{}: no document", shown(given)));
    let text: String = match given.cast::<PyString>() {
        Ok(text) => text.to_string(),
        Err(_) => {
            let written = given.py().import("json")?.call_method1("dumps", (given,)).map_err(no_json)?;
            written.extract()?
        }
    };
    Ok(dedale_games::from_text(&text).map_err(Fault::from)?)
}

/// A seat, or somebody who has none.
pub(crate) fn read_observer(observer: &Bound<'_, PyAny>, seats: usize) -> Result<Observer, Fault> {
    match observer.cast::<PyString>().map(ToString::to_string).as_deref() {
        Ok("spectator") => Ok(Observer::Spectator),
        Ok("all") => Ok(Observer::Omniscient),
        _ => Ok(Observer::Seat(seat(observer, seats)?)),
    }
}

/// A seed: a number or a text.
pub(crate) fn read_seed(seed: &Bound<'_, PyAny>) -> Result<Seed, Fault> {
    let wrong = || Fault::bad_seed(&shown(seed));
    if let Ok(text) = seed.cast::<PyString>() {
        return text.to_string().parse().map_err(|_| wrong());
    }
    if seed.is_instance_of::<PyBool>() {
        return Err(wrong());
    }
    seed.extract().map(Seed::Quick).map_err(|_| wrong())
}

/// A seed that is a number.
pub(crate) fn read_number(seed: &Bound<'_, PyAny>) -> Result<u64, Fault> {
    match read_seed(seed)? {
        Seed::Quick(number) => Ok(number),
        Seed::Sealed(_) => Err(Fault::bad_seed(&shown(seed))),
    }
}

/// A seed nobody has chosen.
pub(crate) fn fresh_number() -> Result<u64, Fault> {
    getrandom::u64().map_err(|error| Fault::new("SeedError", "no-seed", error.to_string()))
}

fn fresh_seed() -> Result<Seed, Fault> {
    fresh_number().map(Seed::Quick)
}

/// Facts about every game.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyList>> {
    let list = PyList::empty(py);
    for game in GameId::ALL {
        let facts = plain(py, &game.info())?;
        facts.set_item("bots", dedale_bots::names(game))?;
        with_game!(game, G => {
            facts.set_item("num_actions", <G as Rules>::Action::COUNT)?;
            facts.set_item("max_decisions", <G as Rules>::MAX_DECISIONS)?;
        });
        list.append(facts)?;
    }
    Ok(list)
}

/// The game with a setup of that text, for pickle.
#[pyfunction]
pub(crate) fn _game_of_text(name: &str, setup: &str) -> PyResult<Game> {
    let game: GameId = name.parse().map_err(|error| Fault::from(dedale_games::Problem::Game(error)))?;
    Ok(Game { setting: setting_of_text(game, setup)?.into() })
}
