//! Documents as plain Python data: dicts, lists, texts and numbers.

use pyo3::IntoPyObjectExt as _;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
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
