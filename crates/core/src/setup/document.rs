use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Setup;

/// A setup on the wire: an object of options, numbers as numbers. Not yet validated.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SetupDocument(Vec<(String, String)>);

impl SetupDocument {
    /// The document of a setup: every option, with its value.
    pub fn of(setup: &impl Setup) -> Self {
        SetupDocument(setup.options().map(|(id, value)| (id.to_owned(), value.into_owned())).collect())
    }

    /// The JSON Schema of a game's setups.
    pub fn schema_of<S: Setup>() -> schemars::Schema {
        let mut schema = schemars::json_schema!({ "type": "object", "additionalProperties": false });
        let mut properties = schemars::Schema::default();
        for spec in S::OPTIONS {
            let values: Vec<_> = spec.values.iter().map(|value| Value::of(value)).collect();
            let default = Value::of(spec.default);
            let option = match spec.own {
                None => {
                    schemars::json_schema!({ "enum": values, "default": default, "description": spec.rule })
                }
                Some(pattern) => schemars::json_schema!({
                    "anyOf": [{ "enum": values }, { "type": "string", "pattern": pattern }],
                    "default": default,
                    "description": spec.rule
                }),
            };
            properties.insert(spec.id.to_owned(), option.to_value());
        }
        schema.insert("properties".to_owned(), properties.to_value());
        schema
    }

    /// Writes the document of a setup with those options without making it.
    pub fn write<S: serde::Serializer, T: AsRef<str>>(
        options: impl IntoIterator<Item = (&'static str, T)>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_map(options.into_iter().map(|(option, value)| (option, Written(value))))
    }

    /// Its options and values.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(option, value)| (&**option, &**value))
    }
}

impl Serialize for SetupDocument {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.pairs().map(|(option, value)| (option, Written(value))))
    }
}

/// A value, as it is written.
struct Written<T>(T);

impl<T: AsRef<str>> Serialize for Written<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = self.0.as_ref();
        match number(text) {
            Some(number) => serializer.serialize_u32(number),
            None => serializer.serialize_str(text),
        }
    }
}

/// The number, if it is written as numbers are: `4`, but not `04`.
fn number(text: &str) -> Option<u32> {
    let is_usual = text == "0" || text.starts_with(|first: char| first.is_ascii_digit() && first != '0');
    if is_usual { text.parse().ok() } else { None }
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "expected a text or a number")]
enum Value {
    Number(u32),
    Text(String),
}

impl Value {
    fn of(text: &str) -> Value {
        number(text).map_or_else(|| Value::Text(text.to_owned()), Value::Number)
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

#[cfg(test)]
mod tests {
    use super::super::tests::Gallery;
    use super::*;

    #[test]
    fn an_own_value_is_written_as_it_was_given() {
        for value in ["none", "4", "04", "4-2-1"] {
            let setup = Gallery::from_options([("pictures", value)]).expect("a setup");
            let json = serde_json::to_string(&setup).expect("JSON");
            assert_eq!(serde_json::from_str::<Gallery>(&json).expect("a setup"), setup, "{json}");
        }
    }

    #[test]
    fn the_schema_of_an_open_option_allows_its_pattern_too() {
        let schema = SetupDocument::schema_of::<Gallery>().to_value();
        let pictures = &schema["properties"]["pictures"];
        assert_eq!(pictures["anyOf"][0]["enum"][0], "none");
        assert_eq!(pictures["anyOf"][1]["pattern"], "^[0-9-]{1,8}$");
        assert_eq!(pictures["default"], "none");
        assert!(schema["properties"]["rooms"]["anyOf"].is_null());
    }
}
