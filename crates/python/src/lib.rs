//! The Python package's compiled half: the module `dedale._dedale`. See `docs/python.md`.

mod fault;
mod numbered;
mod patience;
mod plain;
mod play;
mod py_game;
mod py_match;
mod py_parts;
mod py_policy;
mod py_research;
mod research;
mod saved;
mod seen;
mod setting;
mod vector;

use pyo3::pymodule;

/// The compiled half of `dedale`.
#[pymodule]
mod _dedale {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::py_game::{_game_of_text, Game, games};
    #[pymodule_export]
    use crate::py_match::{_load, _restore, Match};
    #[pymodule_export]
    use crate::py_parts::{
        _balance_figures, _balance_part, _balance_size, _tournament_part, _tournament_results,
        _tournament_size,
    };
    #[pymodule_export]
    use crate::py_policy::PolicyNet;
    #[pymodule_export]
    use crate::py_research::{_simulate, _tournament, analyse, bot_action, hints};
    #[pymodule_export]
    use crate::vector::Vector;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
