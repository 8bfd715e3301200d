//! `dedale.PolicyNet`.

use std::path::PathBuf;

use dedale_bots::policy::{Layer, PolicyError, PolicyNet as Net};
use numpy::{PyArrayDyn, PyArrayMethods as _, PyUntypedArrayMethods as _};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::fault::Fault;
use crate::py_game::Game;
use crate::setting::setting_of_text;

/// A policy trained elsewhere, as a file that the program plays: `--bot FILE.net`, `dedale.simulate(game, "FILE.net")`.
#[pyclass(frozen, module = "dedale")]
pub(crate) struct PolicyNet {
    net: Net,
}

#[pymethods]
#[expect(clippy::needless_pass_by_value, reason = "Python gives them away")]
impl PolicyNet {
    #[new]
    #[pyo3(signature = (game, layers, *, command = "", figures = ""))]
    fn new(
        game: &Game,
        layers: Vec<(Bound<'_, PyAny>, Bound<'_, PyAny>)>,
        command: &str,
        figures: &str,
    ) -> PyResult<PolicyNet> {
        let layers =
            layers.iter().map(|(weights, biases)| layer(weights, biases)).collect::<PyResult<_>>()?;
        let mut net = game.setting.policy_net(layers)?;
        command.clone_into(&mut net.command);
        figures.clone_into(&mut net.figures);
        Ok(PolicyNet { net })
    }

    /// Reads one from a file.
    #[staticmethod]
    fn load(path: PathBuf) -> PyResult<PolicyNet> {
        let unreadable =
            |error| Fault::new("BotError", "bot-unreadable", format!("{}: {error}", path.display()));
        let bytes = std::fs::read(&path).map_err(unreadable)?;
        Ok(PolicyNet { net: Net::from_bytes(&bytes).map_err(Fault::from)? })
    }

    /// Writes it to a file.
    fn save(&self, path: PathBuf) -> PyResult<()> {
        let unwritable =
            |error| Fault::new("BotError", "bot-unwritable", format!("{}: {error}", path.display()));
        Ok(std::fs::write(&path, self.net.to_bytes()).map_err(unwritable)?)
    }

    /// The content of its file.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.net.to_bytes())
    }

    /// The game and the setup it was made for.
    #[getter]
    fn game(&self) -> PyResult<Game> {
        let game =
            self.net.game().parse().map_err(|error| Fault::from(dedale_games::Problem::Game(error)))?;
        Ok(Game { setting: setting_of_text(game, self.net.setup())?.into() })
    }

    /// The command that made it.
    #[getter]
    fn command(&self) -> &str {
        &self.net.command
    }

    /// Its results in games it was not trained on.
    #[getter]
    fn figures(&self) -> &str {
        &self.net.figures
    }
}

impl From<PolicyError> for Fault {
    fn from(error: PolicyError) -> Fault {
        Fault::new("BotError", error.code(), error.to_string())
    }
}

/// A layer from its weights (outputs × inputs) and biases, as torch has them.
fn layer(weights: &Bound<'_, PyAny>, biases: &Bound<'_, PyAny>) -> PyResult<Layer> {
    let (shape, weights) = floats(weights)?;
    let [_, inputs] = shape[..] else {
        return Err(Fault::bad_array("weights: expected two dimensions, outputs and inputs").into());
    };
    let (shape, biases) = floats(biases)?;
    if shape.len() != 1 {
        return Err(Fault::bad_array("biases: expected one dimension").into());
    }
    Ok(Layer::new(inputs, &weights, &biases).map_err(Fault::from)?)
}

fn floats(array: &Bound<'_, PyAny>) -> PyResult<(Vec<usize>, Vec<f32>)> {
    let wrong = || Fault::bad_array("expected an array of floats");
    let numpy = array.py().import("numpy")?;
    let array = numpy.call_method1("ascontiguousarray", (array, "float32")).map_err(|_| wrong())?;
    let array = array.cast_into::<PyArrayDyn<f32>>().map_err(|_| wrong())?;
    Ok((array.shape().to_vec(), array.to_vec().map_err(|_| wrong())?))
}
