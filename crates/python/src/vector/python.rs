//! `dedale.VectorGames`.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, TryLockError};

use dedale_core::{Seat, SeatSet};
use numpy::{Element, PyArray1, PyArray2, PyArrayMethods as _, PyReadwriteArray};
use pyo3::prelude::*;
use serde_json::Value;

use super::buffers::{Buffers, Tensors};
use super::pool::Pool;
use super::{Autoreset, Games, Terms};
use crate::fault::{Fault, seat, shown};
use crate::py_game::{Game, document, fresh_number, read_number};
use crate::setting::Setting;

/// Many games of one setup, stepped together without the interpreter's lock.
///
/// The arrays keep their memory from step to step: copy what you want to keep.
#[pyclass(frozen, name = "VectorGames", module = "dedale")]
pub(crate) struct Vector {
    setting: Arc<dyn Setting>,
    terms: Terms,
    /// The largest value of each place of a tensor.
    most: Vec<f32>,
    arrays: Arrays,
    /// None once it is closed.
    core: Mutex<Option<Core>>,
}

struct Core {
    games: Box<dyn Games>,
    pool: Pool,
}

struct Arrays {
    observations: Observations,
    final_observations: Observations,
    masks: Py<PyArray2<u8>>,
    rewards: Py<PyArray2<f32>>,
    terminated: Py<PyArray1<bool>>,
    truncated: Py<PyArray1<bool>>,
    asked: Py<PyArray1<u8>>,
}

enum Observations {
    Bytes(Py<PyArray2<u8>>),
    Floats(Py<PyArray2<f32>>),
}

impl Observations {
    fn new(py: Python<'_>, floats: bool, rows: usize, places: usize) -> Observations {
        match floats {
            true => Observations::Floats(PyArray2::zeros(py, [rows, places], false).unbind()),
            false => Observations::Bytes(PyArray2::zeros(py, [rows, places], false).unbind()),
        }
    }

    fn object(&self, py: Python<'_>) -> Py<PyAny> {
        match self {
            Observations::Bytes(array) => array.clone_ref(py).into_any(),
            Observations::Floats(array) => array.clone_ref(py).into_any(),
        }
    }

    fn lend<'py>(&self, py: Python<'py>) -> Result<Lent<'py>, Fault> {
        match self {
            Observations::Bytes(array) => Ok(Lent::Bytes(writable(array.bind(py))?)),
            Observations::Floats(array) => Ok(Lent::Floats(writable(array.bind(py))?)),
        }
    }
}

type Writable<'py, T, D> = PyReadwriteArray<'py, T, D>;

/// Observations while they are written.
enum Lent<'py> {
    Bytes(Writable<'py, u8, numpy::Ix2>),
    Floats(Writable<'py, f32, numpy::Ix2>),
}

impl Lent<'_> {
    fn tensors(&mut self) -> Result<Tensors<'_>, Fault> {
        match self {
            Lent::Bytes(array) => Ok(Tensors::Bytes(slice(array)?)),
            Lent::Floats(array) => Ok(Tensors::Floats(slice(array)?)),
        }
    }
}

fn writable<'py, T: Element, D: numpy::ndarray::Dimension>(
    array: &Bound<'py, numpy::PyArray<T, D>>,
) -> Result<Writable<'py, T, D>, Fault> {
    array.try_readwrite().map_err(|error| Fault::bad_array(error.to_string()))
}

fn slice<'a, T: Element, D: numpy::ndarray::Dimension>(
    array: &'a mut Writable<'_, T, D>,
) -> Result<&'a mut [T], Fault> {
    array.as_slice_mut().map_err(|error| Fault::bad_array(error.to_string()))
}

impl Vector {
    /// Lends the arrays and the games to work without the interpreter's lock.
    fn work<R: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Games, &Pool, Buffers<'_>) -> Result<R, Fault> + Send,
    ) -> Result<R, Fault> {
        let arrays = &self.arrays;
        let mut core = match self.core.try_lock() {
            Ok(core) => core,
            Err(TryLockError::WouldBlock) => return Err(Fault::busy()),
            Err(TryLockError::Poisoned(_)) => return Err(Fault::closed()),
        };
        let Core { games, pool } = core.as_mut().ok_or_else(Fault::closed)?;
        let mut observations = arrays.observations.lend(py)?;
        let mut final_observations = arrays.final_observations.lend(py)?;
        let mut masks = writable(arrays.masks.bind(py))?;
        let mut rewards = writable(arrays.rewards.bind(py))?;
        let mut terminated = writable(arrays.terminated.bind(py))?;
        let mut truncated = writable(arrays.truncated.bind(py))?;
        let mut asked = writable(arrays.asked.bind(py))?;
        let buffers = Buffers {
            seats: self.setting.seats(),
            actions: self.setting.actions(),
            most: &self.most,
            observations: observations.tensors()?,
            final_observations: final_observations.tensors()?,
            masks: slice(&mut masks)?,
            rewards: slice(&mut rewards)?,
            terminated: slice(&mut terminated)?,
            truncated: slice(&mut truncated)?,
            asked: slice(&mut asked)?,
        };
        let pool = pool.of_this_process()?;
        py.detach(|| work(&mut **games, pool, buffers))
    }
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (
        game, num_envs, *, threads = None, autoreset = "next_step", dtype = "uint8", agents = None, opponent = "random",
        max_steps = None
    ))]
    #[expect(clippy::too_many_arguments, reason = "Python's keyword arguments")]
    fn new(
        py: Python<'_>,
        game: &Game,
        num_envs: &Bound<'_, PyAny>,
        threads: Option<&Bound<'_, PyAny>>,
        autoreset: &str,
        dtype: &str,
        agents: Option<Vec<Bound<'_, PyAny>>>,
        opponent: &str,
        max_steps: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Vector> {
        const MOST_ENVS: u32 = 1 << 20;
        let setting = game.setting.clone();
        let envs = within("num_envs", num_envs, MOST_ENVS)? as usize;
        let cores = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let threads = threads.map(|threads| within("threads", threads, 1024)).transpose()?;
        let threads = threads.and_then(|threads| NonZeroUsize::new(threads as usize)).unwrap_or(cores);
        let autoreset = match autoreset {
            "next_step" => Autoreset::NextStep,
            "same_step" => Autoreset::SameStep,
            "disabled" => Autoreset::Disabled,
            other => return Err(no_such_value("autoreset", other, "next_step, same_step, disabled").into()),
        };
        let floats = match dtype {
            "uint8" => false,
            "float32" => true,
            other => return Err(no_such_value("dtype", other, "uint8, float32").into()),
        };
        let seats = setting.seats();
        let agents = match agents {
            None => SeatSet::first(seats),
            Some(agents) => agents.iter().map(|agent| seat(agent, seats)).collect::<Result<SeatSet, _>>()?,
        };
        if agents.is_empty() {
            return Err(Fault::bad_argument("agents: at least one seat must be yours").into());
        }
        let most_steps =
            max_steps.map(|steps| within("max_steps", steps, u32::MAX)).transpose()?.unwrap_or(u32::MAX);
        let terms = Terms { envs, autoreset, agents, bot: opponent.to_owned(), most_steps };
        let spec = setting.observation_spec();
        let most = spec.planes.iter().flat_map(|plane| vec![f32::from(plane.most); plane.size()]).collect();
        let final_rows = if autoreset == Autoreset::SameStep { envs } else { 0 };
        let arrays = Arrays {
            observations: Observations::new(py, floats, envs, spec.size()),
            final_observations: Observations::new(py, floats, final_rows, spec.size()),
            masks: PyArray2::zeros(py, [envs, setting.actions()], false).unbind(),
            rewards: PyArray2::zeros(py, [envs, seats], false).unbind(),
            terminated: PyArray1::zeros(py, envs, false).unbind(),
            truncated: PyArray1::zeros(py, envs, false).unbind(),
            asked: PyArray1::zeros(py, envs, false).unbind(),
        };
        let core = Core { games: setting.vector(terms.clone(), fresh_number()?)?, pool: Pool::new(threads)? };
        Ok(Vector { setting, terms, most, arrays, core: Mutex::new(Some(core)) })
    }

    /// The game and its setup.
    #[getter]
    fn game(&self) -> Game {
        Game { setting: self.setting.clone() }
    }

    /// How many games.
    #[getter]
    fn num_envs(&self) -> usize {
        self.terms.envs
    }

    /// The seats you play.
    #[getter]
    fn agents(&self) -> Vec<u32> {
        self.terms.agents.iter().map(Seat::number).collect()
    }

    /// The observation of the seat that must answer, a row for each game.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.observations.object(py)
    }

    /// The last observations of the games that ended in this step, if the autoreset mode is `same_step`.
    #[getter]
    fn final_observations(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.final_observations.object(py)
    }

    /// The legal actions as 0 and 1, a row for each game.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<u8>> {
        self.arrays.masks.clone_ref(py)
    }

    /// The rewards of this step: a row for each game, a column for each seat.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.arrays.rewards.clone_ref(py)
    }

    /// The games that ended in this step.
    #[getter]
    fn terminated(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.arrays.terminated.clone_ref(py)
    }

    /// The games that `max_steps` cut off in this step.
    #[getter]
    fn truncated(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.arrays.truncated.clone_ref(py)
    }

    /// The seat that must answer in each game, from 1; 0 where nobody must.
    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyArray1<u8>> {
        self.arrays.asked.clone_ref(py)
    }

    /// Begins all games, or those that `which` names.
    ///
    /// `seed` is one number (game i has seed + i) or one for each game. Without it the games go on with their own seeds,
    /// which are fresh the first time.
    #[pyo3(signature = (seed = None, which = None))]
    fn reset(
        &self,
        py: Python<'_>,
        seed: Option<&Bound<'_, PyAny>>,
        which: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let seeds = self.read_seeds(seed)?;
        let which = which.map(|which| self.read_which(which)).transpose()?;
        Ok(self.work(py, |games, pool, buffers| {
            games.reset(pool, &seeds, which.as_deref(), buffers);
            Ok(())
        })?)
    }

    /// From now on, `share` of the games begin from one of these positions, drawn by the game's own chance; the others are
    /// dealt. Without positions, all are. Games that are being played go on.
    ///
    /// A position is a document as `match.position()` writes it, plain or as JSON.
    #[pyo3(signature = (positions, share = None))]
    fn begin_from(&self, positions: &Bound<'_, PyAny>, share: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let share = share.map_or(Ok(1.0), read_share)?;
        let positions = read_positions(positions)?;
        let mut core = match self.core.try_lock() {
            Ok(core) => core,
            Err(TryLockError::WouldBlock) => return Err(Fault::busy().into()),
            Err(TryLockError::Poisoned(_)) => return Err(Fault::closed().into()),
        };
        Ok(core.as_mut().ok_or_else(Fault::closed)?.games.begin_from(&positions, share)?)
    }

    /// Plays one action in each game. An illegal one is refused, and no game is changed.
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let array = match actions.cast::<PyArray1<i64>>() {
            Ok(array) => array.clone(),
            Err(_) => self.read_actions(actions)?,
        };
        let readable = array.try_readonly().map_err(|error| Fault::bad_array(error.to_string()))?;
        let given = readable.as_slice().map_err(|error| Fault::bad_array(error.to_string()))?;
        self.check_length("actions", given.len())?;
        Ok(self.work(py, |games, pool, buffers| games.step(pool, given, buffers))?)
    }

    /// A legal action of each game, chosen by the game's own chance; -1 where nobody must answer.
    fn random_actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let array = PyArray1::zeros(py, self.terms.envs, false);
        let mut writable = writable(&array)?;
        let actions = slice(&mut writable)?;
        self.work(py, |games, pool, _| {
            games.random_actions(pool, actions);
            Ok(())
        })?;
        Ok(array)
    }

    /// Frees the games. Further calls are refused.
    fn close(&self) -> PyResult<()> {
        match self.core.try_lock() {
            Ok(mut core) => *core = None,
            Err(_) => return Err(Fault::busy().into()),
        }
        Ok(())
    }

    fn __len__(&self) -> usize {
        self.terms.envs
    }
}

impl Vector {
    fn check_length(&self, name: &str, found: usize) -> Result<(), Fault> {
        let expected = self.terms.envs;
        if found == expected {
            return Ok(());
        }
        Err(Fault::bad_array(format!("{name}: found {found}, expected one for each of {expected} games")))
    }

    fn read_seeds(&self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<Option<u64>>> {
        let Some(seed) = seed else { return Ok(vec![None; self.terms.envs]) };
        if let Ok(first) = read_number(seed) {
            return Ok((0..self.terms.envs as u64).map(|place| Some(first.wrapping_add(place))).collect());
        }
        let Ok(items) = seed.try_iter() else { return Err(Fault::bad_seed(&shown(seed)).into()) };
        let mut seeds = Vec::new();
        for item in items {
            let item = item?;
            seeds.push(if item.is_none() { None } else { Some(read_number(&item)?) });
        }
        self.check_length("seed", seeds.len())?;
        Ok(seeds)
    }

    fn read_which(&self, which: &Bound<'_, PyAny>) -> Result<Vec<bool>, Fault> {
        let wrong = || Fault::bad_array("which: expected an array of bool with one dimension");
        let array = which.cast::<PyArray1<bool>>().map_err(|_| wrong())?;
        let which = array.to_vec().map_err(|_| wrong())?;
        self.check_length("which", which.len())?;
        Ok(which)
    }

    /// Actions that are no contiguous array of int64 yet.
    fn read_actions<'py>(&self, actions: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let wrong = || Fault::bad_array("actions: expected whole numbers with one dimension");
        let numpy = actions.py().import("numpy")?;
        let array = numpy.call_method1("asarray", (actions,)).map_err(|_| wrong())?;
        let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
        if !["i", "u"].contains(&&*kind) {
            return Err(wrong().into());
        }
        let array = numpy.call_method1("ascontiguousarray", (array, "int64"))?;
        Ok(array.cast_into::<PyArray1<i64>>().map_err(|_| wrong())?)
    }
}

fn read_share(share: &Bound<'_, PyAny>) -> Result<f64, Fault> {
    let found = share.extract::<f64>().ok().filter(|share| (0.0..=1.0).contains(share));
    found.ok_or_else(|| Fault::bad_argument(format!("share: found {}, expected 0 to 1", shown(share))))
}

fn read_positions(positions: &Bound<'_, PyAny>) -> PyResult<Vec<Value>> {
    const MOST: usize = 1 << 20;
    let wrong = || Fault::bad_argument(format!("positions: expected a list of at most {MOST} documents"));
    let items = positions.try_iter().map_err(|_| wrong())?;
    let mut documents = Vec::new();
    for item in items {
        documents.push(document(&item?)?);
        if documents.len() > MOST {
            return Err(wrong().into());
        }
    }
    Ok(documents)
}

/// A whole number from 1 to `most`.
pub(crate) fn within(name: &str, found: &Bound<'_, PyAny>, most: u32) -> Result<u32, Fault> {
    let number = found.extract::<u32>().ok().filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| Fault::bad_argument(format!("{name}: found {}, expected 1 to {most}", shown(found))))
}

fn no_such_value(name: &str, found: &str, expected: &str) -> Fault {
    Fault::bad_argument(format!("{name}: unknown value “{found}”: expected one of {expected}"))
}
