//! Documents as plain Python data: dicts, lists, texts and numbers.

use pyo3::IntoPyObjectExt as _;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyInt, PyList};
use serde::Serialize;
use serde_json::Value;

/// A document as plain data.
pub(crate) fn plain<'py>(py: Python<'py>, document: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let value = serde_json::to_value(document).expect("a wire type is JSON");
    of_value(py, &value)
}

/// A JSON value as plain data.
pub(crate) fn of_value<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    match value {
        Value::Null => Ok(py.None().into_bound(py)),
        Value::Bool(value) => value.into_bound_py_any(py),
        Value::Number(number) => match (number.as_u64(), number.as_i64()) {
            (Some(number), _) => number.into_bound_py_any(py),
            (None, Some(number)) => number.into_bound_py_any(py),
            (None, None) => number.as_f64().into_bound_py_any(py),
        },
        Value::String(text) => text.into_bound_py_any(py),
        Value::Array(items) => {
            let list = PyList::empty(py);
            items.iter().try_for_each(|item| list.append(of_value(py, item)?))?;
            Ok(list.into_any())
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            fields.iter().try_for_each(|(name, value)| dict.set_item(name, of_value(py, value)?))?;
            Ok(dict.into_any())
        }
    }
}

/// The index of an action as a Python number. Most are made once: a list of legal actions is asked for at every step.
pub(crate) fn action_number(py: Python<'_>, index: usize) -> Bound<'_, PyInt> {
    const KEPT: usize = 1024;
    static NUMBERS: PyOnceLock<Vec<Py<PyInt>>> = PyOnceLock::new();
    let numbers = NUMBERS.get_or_init(py, || (0..KEPT).map(|index| PyInt::new(py, index).unbind()).collect());
    match numbers.get(index) {
        Some(number) => number.bind(py).clone(),
        None => PyInt::new(py, index),
    }
}
