use std::borrow::Cow;

use super::Setup;

/// A setup nobody can play; names the field.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Not of the form `option=value`.
    #[error("“{0}”: expected option=value")]
    NotAnOption(String),
    /// The game has no such option.
    #[error("unknown option “{option}”: expected one of {}", expected.join(", "))]
    UnknownOption {
        /// The option asked for.
        option: String,
        /// The options there are.
        expected: Vec<&'static str>,
    },
    /// The option has no such value.
    #[error("{option}: unknown value “{value}”: expected one of {}", expected.join(", "))]
    UnknownValue {
        /// The option.
        option: &'static str,
        /// The value asked for.
        value: String,
        /// The possible values.
        expected: &'static [&'static str],
    },
    /// Two options that exclude each other.
    #[error("{option}={value} is not possible with {with}")]
    Conflict {
        /// The option to change.
        option: &'static str,
        /// Its value.
        value: Cow<'static, str>,
        /// The option and value it clashes with.
        with: &'static str,
    },
    /// A value of the group's own in which one entry is wrong.
    #[error("{option}: {entry}: found {found}, expected {expected}")]
    BadValue {
        /// The option.
        option: &'static str,
        /// Which part of the value.
        entry: String,
        /// The value found.
        found: String,
        /// The value expected.
        expected: String,
    },
}

/// Why a text is not a value of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ValueError {
    /// No name of a value, and nothing that looks like a group's own.
    Unknown,
    /// A value of the group's own in which one entry is wrong.
    Wrong {
        /// Which part of the value.
        entry: String,
        /// The value found.
        found: String,
        /// The value expected.
        expected: String,
    },
}

impl ValueError {
    /// The error of a setup in which that option has that value.
    pub(super) fn of_option<S: Setup>(self, option: &'static str, value: &str) -> SetupError {
        match self {
            ValueError::Unknown => {
                let spec = S::OPTIONS.iter().find(|spec| spec.id == option);
                let expected = spec.map_or(&[][..], |spec| spec.values);
                SetupError::UnknownValue { option, value: value.to_owned(), expected }
            }
            ValueError::Wrong { entry, found, expected } => {
                SetupError::BadValue { option, entry, found, expected }
            }
        }
    }
}

impl SetupError {
    /// The setup has no such option.
    pub fn unknown_option<S: Setup>(option: &str) -> SetupError {
        let expected = S::OPTIONS.iter().map(|spec| spec.id).collect();
        SetupError::UnknownOption { option: option.to_owned(), expected }
    }

    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            SetupError::NotAnOption(_) => "setup-not-an-option",
            SetupError::UnknownOption { .. } => "setup-unknown-option",
            SetupError::UnknownValue { .. } => "setup-unknown-value",
            SetupError::Conflict { .. } => "setup-conflict",
            SetupError::BadValue { .. } => "setup-bad-value",
        }
    }

    /// The option that is wrong.
    pub fn field(&self) -> &str {
        match self {
            SetupError::NotAnOption(word) => word,
            SetupError::UnknownOption { option, .. } => option,
            SetupError::UnknownValue { option, .. }
            | SetupError::Conflict { option, .. }
            | SetupError::BadValue { option, .. } => option,
        }
    }
}
