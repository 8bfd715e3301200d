use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One option of a game: what it may be, and what it is if nobody says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct OptionSpec {
    /// Its id in files and commands.
    pub id: &'static str,
    /// Every value it may take.
    pub values: &'static [&'static str],
    /// The one it has by default.
    pub default: &'static str,
    /// The rule it belongs to.
    pub rule: &'static str,
}

/// The choices made before a game begins. Every value of the type is playable.
pub trait Setup: Copy + Eq + fmt::Debug + Default {
    /// The game's options in reading order, the number of players first.
    const OPTIONS: &'static [OptionSpec];

    /// How many play.
    fn seats(&self) -> usize;

    /// The value of an option, as in its spec.
    ///
    /// # Panics
    /// If the game has no such option.
    fn get(&self, option: &str) -> &'static str;

    /// The setup with these options, the others at their defaults. Later values win.
    fn from_options<'a>(options: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, SetupError>;

    /// All options with their values.
    fn options(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        Self::OPTIONS.iter().map(|spec| (spec.id, self.get(spec.id)))
    }

    /// `players=1 book=hard`: the options that differ from their defaults, and the first one always.
    fn text(&self) -> String {
        let told = Self::OPTIONS
            .iter()
            .enumerate()
            .filter(|(at, spec)| *at == 0 || self.get(spec.id) != spec.default);
        told.map(|(_, spec)| format!("{}={}", spec.id, self.get(spec.id))).collect::<Vec<_>>().join(" ")
    }

    /// Reads what [`Setup::text`] writes.
    fn from_text(text: &str) -> Result<Self, SetupError> {
        let mut options = Vec::new();
        for word in text.split_whitespace() {
            options.push(word.split_once('=').ok_or_else(|| SetupError::NotAnOption(word.to_owned()))?);
        }
        Self::from_options(options)
    }
}

/// A setup nobody can play; names the field.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Not of the form `option=value`.
    #[error("“{0}”: expected option=value")]
    NotAnOption(String),
    /// The game has no such option.
    #[error("unknown option “{option}”: expected one of {}", expected.join(", "))]
    UnknownOption {
        /// What was asked for.
        option: String,
        /// What there is.
        expected: Vec<&'static str>,
    },
    /// The option has no such value.
    #[error("{option}: unknown value “{value}”: expected one of {}", expected.join(", "))]
    UnknownValue {
        /// The option.
        option: &'static str,
        /// What was asked for.
        value: String,
        /// What there is.
        expected: &'static [&'static str],
    },
    /// Two options that exclude each other.
    #[error("{option}={value} is not possible with {with}")]
    Conflict {
        /// The option to change.
        option: &'static str,
        /// Its value.
        value: &'static str,
        /// What it clashes with.
        with: &'static str,
    },
}

impl SetupError {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            SetupError::NotAnOption(_) => "setup-not-an-option",
            SetupError::UnknownOption { .. } => "setup-unknown-option",
            SetupError::UnknownValue { .. } => "setup-unknown-value",
            SetupError::Conflict { .. } => "setup-conflict",
        }
    }

    /// The option that is wrong.
    pub fn field(&self) -> &str {
        match self {
            SetupError::NotAnOption(word) => word,
            SetupError::UnknownOption { option, .. } => option,
            SetupError::UnknownValue { option, .. } | SetupError::Conflict { option, .. } => option,
        }
    }
}

/// A setup on the wire: an object of options, numbers as numbers. Not yet validated.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SetupDocument(Vec<(String, String)>);

impl SetupDocument {
    /// The document of a setup: every option, with its value.
    pub fn of(setup: &impl Setup) -> Self {
        SetupDocument(setup.options().map(|(id, value)| (id.to_owned(), value.to_owned())).collect())
    }

    /// The JSON Schema of a game's setups.
    pub fn schema_of<S: Setup>() -> schemars::Schema {
        let mut schema = schemars::json_schema!({ "type": "object", "additionalProperties": false });
        let mut properties = schemars::Schema::default();
        for spec in S::OPTIONS {
            let values: Vec<_> = spec.values.iter().map(|value| Value::of(value)).collect();
            let default = Value::of(spec.default);
            let option =
                schemars::json_schema!({ "enum": values, "default": default, "description": spec.rule });
            properties.insert(spec.id.to_owned(), option.to_value());
        }
        schema.insert("properties".to_owned(), properties.to_value());
        schema
    }

    /// What it says.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(option, value)| (&**option, &**value))
    }
}

impl Serialize for SetupDocument {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.pairs().map(|(option, value)| (option, Value::of(value))))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "expected a text or a number")]
enum Value {
    Number(u32),
    Text(String),
}

impl Value {
    fn of(text: &str) -> Value {
        text.parse().map_or_else(|_| Value::Text(text.to_owned()), Value::Number)
    }
}

impl<'de> Deserialize<'de> for SetupDocument {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let options = std::collections::BTreeMap::<String, Value>::deserialize(deserializer)?;
        let text = |value| match value {
            Value::Number(number) => number.to_string(),
            Value::Text(text) => text,
        };
        Ok(SetupDocument(options.into_iter().map(|(option, value)| (option, text(value))).collect()))
    }
}

impl JsonSchema for SetupDocument {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Setup".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "object",
            "additionalProperties": { "type": ["string", "integer"] }
        })
    }
}
