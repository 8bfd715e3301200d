use std::borrow::Cow;

use schemars::JsonSchema;
use serde::Serialize;

use super::ValueError;
use crate::names::Enumerated;

/// One option of a game: its values and its default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct OptionSpec {
    /// Its id in files and commands.
    pub id: &'static str,
    /// Every value that has a name.
    pub values: &'static [&'static str],
    /// The one it has by default.
    pub default: &'static str,
    /// The rule it belongs to.
    pub rule: &'static str,
    /// A pattern for a group's own values (a regular expression of JSON Schema), if it accepts any besides the
    /// named ones. They are texts without spaces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<&'static str>,
}

impl OptionSpec {
    /// An option with values of that type.
    ///
    /// # Panics
    /// If the default is not the name of one: in a constant, when it is compiled.
    pub const fn of<T: OptionValue>(
        id: &'static str,
        default: &'static str,
        rule: &'static str,
    ) -> OptionSpec {
        assert!(is_among(T::NAMES, default), "the default of an option is one of its names");
        OptionSpec { id, values: T::NAMES, default, rule, own: T::OWN }
    }
}

const fn is_among(names: &[&str], name: &str) -> bool {
    let mut at = 0;
    while at < names.len() {
        if is_same(names[at].as_bytes(), name.as_bytes()) {
            return true;
        }
        at += 1;
    }
    false
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// The type of an option's values: a closed list of names or, if it is open, also a group's own values.
pub trait OptionValue: Sized {
    /// Every value that has a name.
    const NAMES: &'static [&'static str];
    /// A pattern for a group's own values, as in [`OptionSpec::own`].
    const OWN: Option<&'static str> = None;

    /// Its name where it has one; otherwise a text without spaces.
    fn write(&self) -> Cow<'static, str>;

    /// Reads every name, and what [`OptionValue::write`] writes.
    fn read(text: &str) -> Result<Self, ValueError>;
}

impl<T: Enumerated> OptionValue for T {
    const NAMES: &'static [&'static str] = <T as Enumerated>::NAMES;

    fn write(&self) -> Cow<'static, str> {
        self.name().into()
    }

    fn read(text: &str) -> Result<Self, ValueError> {
        T::from_name(text).ok_or(ValueError::Unknown)
    }
}

/// Whether a rule is in force.
impl OptionValue for bool {
    const NAMES: &'static [&'static str] = &["yes", "no"];

    fn write(&self) -> Cow<'static, str> {
        if *self { "yes".into() } else { "no".into() }
    }

    fn read(text: &str) -> Result<bool, ValueError> {
        match text {
            "yes" => Ok(true),
            "no" => Ok(false),
            _ => Err(ValueError::Unknown),
        }
    }
}
