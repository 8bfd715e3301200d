use std::fmt;

use dedale_core::Observer;
use dedale_words::Language;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The language somebody wants to read: `en` or `fr`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lang(pub Language);

impl Serialize for Lang {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.code())
    }
}

impl<'de> Deserialize<'de> for Lang {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Lang, D::Error> {
        let tag = String::deserialize(deserializer)?;
        tag.parse().map(Lang).map_err(de::Error::custom)
    }
}

impl JsonSchema for Lang {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Lang".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string" })
    }
}

/// An observer as a client names it: a seat's number, or a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct As(pub Observer);

impl Serialize for As {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for As {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<As, D::Error> {
        let text = deserializer.deserialize_any(TextOrNumber("a seat number, “spectator” or “all”"))?;
        text.parse().map(As).map_err(de::Error::custom)
    }
}

/// Reads a text, or a whole number as its text; says what is expected.
#[derive(Clone, Copy, Debug)]
pub struct TextOrNumber(pub &'static str);

impl de::Visitor<'_> for TextOrNumber {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<String, E> {
        Ok(text.to_owned())
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<String, E> {
        Ok(number.to_string())
    }
}
