//! Reading JSON so that an error names the field.

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::Problem;
use crate::reading::{Reading, Wrong};

/// Reads a text; an error names line, column and field.
pub fn from_text<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let read = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let field = field(&error.path().to_string(), error.inner());
        problem(error.inner(), field)
    })?;
    reader.end().map_err(|error| problem(&error, String::new()))?;
    Ok(read)
}

/// Reads a text that a program wrote; an error names the field. It goes by [`from_value`], so that a browser's module
/// holds the reader of each document once.
pub fn from_written<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    from_value(&from_text::<Value>(text)?)
}

/// Reads a value; an error names the field.
pub fn from_value<T: DeserializeOwned>(value: &Value) -> Result<T, Problem> {
    T::deserialize(Reading(value)).map_err(|Wrong { error, path }| {
        let field = field(&path, &error);
        problem(&error, field)
    })
}

fn problem(error: &serde_json::Error, field: String) -> Problem {
    let (line, column) = (error.line(), error.column());
    let message = error.to_string();
    let place = format!(" at line {line} column {column}");
    let message = message.strip_suffix(&place).unwrap_or(&message).to_owned();
    Problem::Json { line, column, field, message }
}

/// The path of the field; of a missing or unknown field, that field's own.
fn field(path: &str, error: &serde_json::Error) -> String {
    let within = path.trim_end_matches('?').trim_end_matches('.');
    let message = error.to_string();
    let named = ["missing field `", "unknown field `"].iter().find_map(|start| message.strip_prefix(start));
    match named.and_then(|rest| rest.split_once('`')) {
        Some((name, _)) if within.is_empty() => name.to_owned(),
        Some((name, _)) if within != name && !within.ends_with(&format!(".{name}")) => {
            format!("{within}.{name}")
        }
        _ => within.to_owned(),
    }
}
