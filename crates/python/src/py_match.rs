//! `dedale.Match`.

use std::sync::{Mutex, TryLockError};

use dedale_core::chance::Seed;
use dedale_core::{Observer, Seat};
use dedale_games::AnyMatch;
use numpy::{PyArray1, PyArrayMethods as _};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyString, PyTuple};

use crate::fault::{Fault, shown};
use crate::plain::{action_number, of_value, plain};
use crate::play::{Play, of_any};
use crate::py_game::{Game, fresh_number, read_number, read_observer, read_seed};
use crate::saved::restored;
use crate::setting::setting_of_text;

/// A game in progress.
#[pyclass(frozen, module = "dedale")]
pub(crate) struct Match {
    /// None once it is closed.
    play: Mutex<Option<Box<dyn Play>>>,
}

impl Match {
    pub(crate) fn of(play: Box<dyn Play>) -> Match {
        Match { play: Mutex::new(Some(play)) }
    }

    /// Does something with the match, unless another thread is at it.
    pub(crate) fn with<R>(&self, act: impl FnOnce(&mut dyn Play) -> Result<R, Fault>) -> Result<R, Fault> {
        let mut play = match self.play.try_lock() {
            Ok(play) => play,
            Err(TryLockError::WouldBlock) => return Err(Fault::busy()),
            Err(TryLockError::Poisoned(_)) => return Err(Fault::closed()),
        };
        act(&mut **play.as_mut().ok_or_else(Fault::closed)?)
    }

    fn observed<R>(
        &self,
        observer: &Bound<'_, PyAny>,
        look: impl FnOnce(&mut dyn Play, Observer) -> Result<R, Fault>,
    ) -> Result<R, Fault> {
        self.with(|play| {
            let observer = read_observer(observer, play.seats())?;
            look(play, observer)
        })
    }
}

#[pymethods]
impl Match {
    /// The game and its setup.
    #[getter]
    fn game(&self) -> PyResult<Game> {
        let (game, setup) = self.with(|play| Ok((play.game(), play.setup())))?;
        Ok(Game { setting: setting_of_text(game, &setup)?.into() })
    }

    /// How many play.
    #[getter]
    fn seats(&self) -> PyResult<usize> {
        Ok(self.with(|play| Ok(play.seats()))?)
    }

    /// How many steps were taken.
    #[getter]
    fn step(&self) -> PyResult<usize> {
        Ok(self.with(|play| Ok(play.step()))?)
    }

    /// The seat that must answer; none at a chance node and at the end.
    #[getter]
    fn decider(&self) -> PyResult<Option<u32>> {
        Ok(self.with(|play| Ok(play.decider().map(Seat::number)))?)
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> PyResult<bool> {
        Ok(self.with(|play| Ok(play.outcome().is_some()))?)
    }

    /// Whether chance must be answered (`chance="explicit"`).
    #[getter]
    fn is_chance(&self) -> PyResult<bool> {
        Ok(self.with(|play| Ok(play.is_chance()))?)
    }

    /// Whether the deal is complete; only with `chance="explicit"` may it not be.
    #[getter]
    fn is_dealt(&self) -> PyResult<bool> {
        Ok(self.with(|play| Ok(play.is_dealt()))?)
    }

    /// The winners and the reason, once the game is over.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let outcome = self.with(|play| Ok(play.outcome()))?;
        outcome.map(|outcome| plain(py, &outcome)).transpose()
    }

    /// The question that seat must answer.
    #[getter]
    fn question<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        of_value(py, &self.with(|play| Ok(play.question()))?)
    }

    /// The fingerprint of the whole truth.
    #[getter]
    fn hash(&self) -> PyResult<u64> {
        Ok(self.with(|play| play.hash())?)
    }

    /// The legal actions, in order; none at a chance node and at the end.
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let legal = self.with(|play| Ok(play.legal()))?;
        PyList::new(py, legal.into_iter().map(|index| action_number(py, index)))
    }

    /// The legal actions as text, in the same order.
    fn legal_texts(&self) -> PyResult<Vec<String>> {
        Ok(self.with(|play| Ok(play.legal_texts()))?)
    }

    /// A byte for each action of the game: 1 if it is legal.
    #[pyo3(signature = (out = None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let size = self.with(|play| Ok(play.actions()))?;
        let array = bytes(py, out, size)?;
        self.with(|play| {
            let mut mask = array.try_readwrite().map_err(|error| Fault::bad_array(error.to_string()))?;
            play.write_mask(mask.as_slice_mut().map_err(|error| Fault::bad_array(error.to_string()))?);
            Ok(())
        })?;
        Ok(array)
    }

    /// What a seat knows, as a tensor: see `observation_spec`.
    #[pyo3(signature = (seat, out = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: &Bound<'py, PyAny>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let size = self.with(|play| Ok(play.observation_size()))?;
        let array = bytes(py, out, size)?;
        self.observed(seat, |play, observer| {
            let mut tensor = array.try_readwrite().map_err(|error| Fault::bad_array(error.to_string()))?;
            let tensor = tensor.as_slice_mut().map_err(|error| Fault::bad_array(error.to_string()))?;
            play.write_observation(observer, tensor)
        })?;
        Ok(array)
    }

    /// Plays an action, by index or text. If it is refused, nothing changes.
    fn act(&self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        Ok(match action.extract::<usize>() {
            Ok(index) => self.with(|play| play.act(index)),
            Err(_) => match action.cast::<PyString>() {
                Ok(text) => self.with(|play| play.act_text(&text.to_string())),
                Err(_) => self.with(|_| Err(Fault::unknown_action(&shown(action)))),
            },
        }?)
    }

    /// The outcomes of a chance node and their probabilities.
    fn chance_outcomes(&self) -> PyResult<Vec<(u32, f64)>> {
        let outcomes = self.with(|play| Ok(play.chance_outcomes()))?;
        Ok(outcomes.into_iter().map(|outcome| (outcome.pick, outcome.probability)).collect())
    }

    /// Answers a chance node.
    fn act_chance(&self, outcome: &Bound<'_, PyAny>) -> PyResult<()> {
        let pick = outcome.extract::<u32>().unwrap_or(u32::MAX);
        Ok(self.with(|play| play.act_chance(pick))?)
    }

    /// Takes steps back. The same actions lead to the same game again.
    #[pyo3(signature = (steps = 1))]
    fn undo(&self, steps: usize) -> PyResult<()> {
        Ok(self.with(|play| {
            let step = play.step();
            play.go_back_to(step.checked_sub(steps).ok_or_else(|| {
                Fault::new("StepError", "no-such-step", format!("{steps} steps back: there are {step}"))
            })?)
        })?)
    }

    /// A copy that goes on by itself.
    fn clone(&self) -> PyResult<Match> {
        Ok(Match::of(self.with(|play| Ok(play.boxed()))?))
    }

    fn __copy__(&self) -> PyResult<Match> {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyResult<Match> {
        self.clone()
    }

    /// Everything a seat may know, as plain data.
    fn view<'py>(&self, py: Python<'py>, seat: &Bound<'_, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        of_value(py, &self.observed(seat, |play, observer| play.view(observer))?)
    }

    /// The events that a seat is told, from a step on; at 0 with the deal.
    #[pyo3(signature = (seat, since = 0))]
    fn events<'py>(
        &self,
        py: Python<'py>,
        seat: &Bound<'_, PyAny>,
        since: usize,
    ) -> PyResult<Bound<'py, PyList>> {
        let events = self.observed(seat, |play, observer| play.events(observer, since))?;
        PyList::new(py, events.iter().map(|event| of_value(py, event)).collect::<PyResult<Vec<_>>>()?)
    }

    /// The events of one step as a seat is told them; step 0 is the deal. A seat that has to remember is told all of the last step.
    fn events_of<'py>(
        &self,
        py: Python<'py>,
        seat: &Bound<'_, PyAny>,
        step: usize,
    ) -> PyResult<Bound<'py, PyList>> {
        let events = self.observed(seat, |play, observer| play.events_of(observer, step))?;
        PyList::new(py, events.iter().map(|event| of_value(py, event)).collect::<PyResult<Vec<_>>>()?)
    }

    /// A text that is equal exactly when the seat's view is: a key for tables and search trees.
    fn information_state(&self, seat: &Bound<'_, PyAny>) -> PyResult<String> {
        Ok(self.observed(seat, |play, observer| play.information_state(observer))?)
    }

    /// A match that the seat cannot tell from this one: everything its view leaves open is drawn anew.
    #[pyo3(signature = (seat, seed = None))]
    fn sample_world(&self, seat: &Bound<'_, PyAny>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Match> {
        let seed = seed.map_or_else(fresh_number, read_number)?;
        Ok(Match::of(self.observed(seat, |play, observer| play.sample_world(observer, seed))?))
    }

    /// 1.0 for each seat that has won, 0.0 for the others.
    fn returns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let (seats, outcome) = self.with(|play| Ok((play.seats(), play.outcome())))?;
        let returns = PyDict::new(py);
        for seat in Seat::first(seats) {
            let won = outcome.is_some_and(|outcome| outcome.winners.contains(seat));
            returns.set_item(seat.number(), f64::from(u8::from(won)))?;
        }
        Ok(returns)
    }

    /// The whole truth as a document that `dedale.load` reads.
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        of_value(py, &self.with(|play| play.position())?)
    }

    /// Setup, seed and steps as a document that replays for ever.
    #[pyo3(signature = (form = "text"))]
    fn record<'py>(&self, py: Python<'py>, form: &str) -> PyResult<Bound<'py, PyAny>> {
        match form {
            "text" => Ok(PyString::new(py, &self.with(|play| play.record_text())?).into_any()),
            "plain" => plain(py, &self.with(|play| play.record())?),
            other => {
                let message = format!("form: unknown value “{other}”: expected one of text, plain");
                Err(Fault::bad_argument(message).into())
            }
        }
    }

    /// Frees it. Further calls are refused.
    fn close(&self) -> PyResult<()> {
        match self.play.try_lock() {
            Ok(mut play) => *play = None,
            Err(_) => return Err(Fault::busy().into()),
        }
        Ok(())
    }

    fn __enter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    #[pyo3(signature = (*_error))]
    fn __exit__(&self, _error: &Bound<'_, PyTuple>) -> PyResult<()> {
        self.close()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        let py = slf.py();
        let saved = slf.get().with(|play| play.save())?;
        let bytes = serde_json::to_vec(&saved).expect("a wire type is JSON");
        let restore = py.import("dedale._dedale")?.getattr("_restore")?;
        Ok((restore, (PyBytes::new(py, &bytes),)))
    }

    fn __repr__(&self) -> PyResult<String> {
        let told = self.with(|play| {
            let stands = match (play.outcome(), play.decider()) {
                (Some(outcome), _) => format!("over: {}", outcome.reason),
                (None, Some(seat)) => format!("seat {seat} must answer"),
                (None, None) => "chance must answer".to_owned(),
            };
            Ok(format!("<Match of {} [{}], step {}, {stands}>", play.game(), play.setup(), play.step()))
        });
        Ok(told.unwrap_or_else(|_| "<Match, closed>".to_owned()))
    }
}

/// An array of that many bytes: the one given, or a new one.
pub(crate) fn bytes<'py>(
    py: Python<'py>,
    out: Option<&Bound<'py, PyAny>>,
    size: usize,
) -> Result<Bound<'py, PyArray1<u8>>, Fault> {
    let Some(out) = out else { return Ok(PyArray1::zeros(py, size, false)) };
    let array = out.cast::<PyArray1<u8>>();
    let array = array.map_err(|_| Fault::bad_array("expected an array of uint8 with one dimension"))?;
    let found = array.len().unwrap_or(0);
    if found != size {
        return Err(Fault::bad_array(format!("found {found} bytes, expected {size}")));
    }
    Ok(array.clone())
}

/// A match from a record or a position; a position goes on with chance from the seed.
#[pyfunction]
#[pyo3(signature = (text, seed = None))]
pub(crate) fn _load(text: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Match> {
    let seed = match seed {
        Some(seed) => read_seed(seed)?,
        None => Seed::Quick(fresh_number()?),
    };
    let loaded = AnyMatch::load(text, seed).map_err(Fault::from)?;
    Ok(Match::of(of_any(loaded.game)))
}

/// A pickled match.
#[pyfunction]
pub(crate) fn _restore(bytes: &[u8]) -> PyResult<Match> {
    let wrong = |_| Fault::new("DocumentError", "bad-json", "a pickled match is text");
    Ok(Match::of(restored(std::str::from_utf8(bytes).map_err(wrong)?)?))
}
