//! Reads typed documents out of JSON values, and knows where one is wrong. By hand, because a browser's module holds this code once
//! for each type: serde_json with serde_path_to_error around it is twice as long.

use std::fmt;

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Error, Map, Value};

/// What is wrong with a value, and where: `hands[0].card`.
#[derive(Debug)]
pub(crate) struct Wrong {
    pub(crate) error: Error,
    pub(crate) path: String,
}

impl Wrong {
    #[cold]
    fn in_field(mut self, name: &str) -> Wrong {
        let dot = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        self.path.insert_str(0, dot);
        self.path.insert_str(0, name);
        self
    }

    #[cold]
    fn in_entry(mut self, number: usize) -> Wrong {
        let dot = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        self.path.insert_str(0, &format!("[{number}]{dot}"));
        self
    }
}

impl From<Error> for Wrong {
    fn from(error: Error) -> Wrong {
        Wrong { error, path: String::new() }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl std::error::Error for Wrong {}

impl serde::de::Error for Wrong {
    #[cold]
    fn custom<T: fmt::Display>(message: T) -> Wrong {
        Error::custom(message).into()
    }

    #[cold]
    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Wrong {
        Error::invalid_type(found, expected).into()
    }

    #[cold]
    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Wrong {
        Error::invalid_value(found, expected).into()
    }
}

/// A value to be read.
#[derive(Clone, Copy)]
pub(crate) struct Reading<'a>(pub(crate) &'a Value);

impl Reading<'_> {
    #[cold]
    fn instead_of(self, expected: &dyn Expected) -> Wrong {
        let found = match self.0 {
            Value::Null => Unexpected::Unit,
            Value::Bool(truth) => Unexpected::Bool(*truth),
            Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
                (Some(number), ..) => Unexpected::Unsigned(number),
                (_, Some(number), _) => Unexpected::Signed(number),
                (.., number) => Unexpected::Float(number.unwrap_or_default()),
            },
            Value::String(text) => Unexpected::Str(text),
            Value::Array(_) => Unexpected::Seq,
            Value::Object(_) => Unexpected::Map,
        };
        Wrong::invalid_type(found, expected)
    }
}

fn fields<'a, V: Visitor<'a>>(fields: &'a Map<String, Value>, visitor: V) -> Result<V::Value, Wrong> {
    let mut left = Fields { fields: fields.into_iter(), field: None };
    let read = visitor.visit_map(&mut left)?;
    match left.fields.len() {
        0 => Ok(read),
        _ => Err(Wrong::invalid_length(fields.len(), &"fewer elements in map")),
    }
}

fn entries<'a, V: Visitor<'a>>(entries: &'a [Value], visitor: V) -> Result<V::Value, Wrong> {
    let mut left = Entries { entries, number: 0 };
    let read = visitor.visit_seq(&mut left)?;
    match left.entries.len() {
        0 => Ok(read),
        _ => Err(Wrong::invalid_length(entries.len(), &"fewer elements in array")),
    }
}

macro_rules! numbers {
    ($($method:ident)+) => {
        $(fn $method<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Wrong> {
            match self.0 {
                Value::Number(number) => Ok(number.deserialize_any(visitor)?),
                _ => Err(self.instead_of(&visitor)),
            }
        })+
    };
}

macro_rules! texts {
    ($($method:ident)+) => {
        $(fn $method<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Wrong> {
            match self.0 {
                Value::String(text) => visitor.visit_borrowed_str(text),
                _ => Err(self.instead_of(&visitor)),
            }
        })+
    };
}

impl<'a> Deserializer<'a> for Reading<'a> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(truth) => visitor.visit_bool(*truth),
            Value::Number(number) => Ok(number.deserialize_any(visitor)?),
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(list) => entries(list, visitor),
            Value::Object(map) => fields(map, visitor),
        }
    }

    numbers! { deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_u8 deserialize_u16 deserialize_u32
    deserialize_u64 deserialize_f32 deserialize_f64 }

    texts! { deserialize_char deserialize_str deserialize_string deserialize_identifier }

    fn deserialize_bool<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Bool(truth) => visitor.visit_bool(*truth),
            _ => Err(self.instead_of(&visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'a>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Array(list) => entries(list, visitor),
            _ => Err(self.instead_of(&visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'a>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'a>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Object(map) => fields(map, visitor),
            _ => Err(self.instead_of(&visitor)),
        }
    }

    /// An object; never a list of its fields in order.
    fn deserialize_struct<V: Visitor<'a>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'a>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(Variant { name, value: None }),
            Value::Object(map) => match map.iter().next() {
                Some((name, value)) if map.len() == 1 => {
                    visitor.visit_enum(Variant { name, value: Some(value) })
                }
                _ => Err(Wrong::invalid_value(Unexpected::Map, &"map with a single key")),
            },
            _ => Err(self.instead_of(&"string or map")),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { <V: Visitor<'a>> bytes byte_buf unit unit_struct }
}

struct Fields<'a> {
    fields: serde_json::map::Iter<'a>,
    field: Option<(&'a str, &'a Value)>,
}

impl<'a> MapAccess<'a> for &mut Fields<'a> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'a>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        let Some((name, value)) = self.fields.next() else { return Ok(None) };
        self.field = Some((name, value));
        seed.deserialize(BorrowedStrDeserializer::new(name)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'a>>(&mut self, seed: T) -> Result<T::Value, Wrong> {
        let (name, value) = self.field.take().ok_or_else(|| Wrong::custom("value is missing"))?;
        seed.deserialize(Reading(value)).map_err(|wrong| wrong.in_field(name))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.fields.len())
    }
}

struct Entries<'a> {
    entries: &'a [Value],
    number: usize,
}

impl<'a> SeqAccess<'a> for &mut Entries<'a> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'a>>(&mut self, seed: T) -> Result<Option<T::Value>, Wrong> {
        let Some((value, rest)) = self.entries.split_first() else { return Ok(None) };
        let number = self.number;
        (self.entries, self.number) = (rest, number + 1);
        seed.deserialize(Reading(value)).map(Some).map_err(|wrong| wrong.in_entry(number))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.entries.len())
    }
}

struct Variant<'a> {
    name: &'a str,
    value: Option<&'a Value>,
}

impl<'a> EnumAccess<'a> for Variant<'a> {
    type Error = Wrong;
    type Variant = Variant<'a>;

    fn variant_seed<T: DeserializeSeed<'a>>(self, seed: T) -> Result<(T::Value, Variant<'a>), Wrong> {
        Ok((seed.deserialize(BorrowedStrDeserializer::<Wrong>::new(self.name))?, self))
    }
}

impl<'a> Variant<'a> {
    fn read<T>(&self, read: impl FnOnce(Reading<'a>) -> Result<T, Wrong>) -> Result<T, Wrong> {
        static NOTHING: Value = Value::Null;
        read(Reading(self.value.unwrap_or(&NOTHING))).map_err(|wrong| wrong.in_field(self.name))
    }
}

impl<'a> VariantAccess<'a> for Variant<'a> {
    type Error = Wrong;

    fn unit_variant(self) -> Result<(), Wrong> {
        match self.value {
            None | Some(Value::Null) => Ok(()),
            Some(_) => self.read(|value| Err(value.instead_of(&"unit"))),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'a>>(self, seed: T) -> Result<T::Value, Wrong> {
        match self.value {
            None => Err(Wrong::invalid_type(Unexpected::UnitVariant, &"newtype variant").in_field(self.name)),
            Some(_) => self.read(|value| seed.deserialize(value)),
        }
    }

    fn tuple_variant<V: Visitor<'a>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.read(|value| match value.0 {
            Value::Array(_) => value.deserialize_seq(visitor),
            _ => Err(value.instead_of(&"tuple variant")),
        })
    }

    fn struct_variant<V: Visitor<'a>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.read(|value| match value.0 {
            Value::Object(_) => value.deserialize_map(visitor),
            _ => Err(value.instead_of(&"struct variant")),
        })
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(deny_unknown_fields)]
    struct Sample {
        name: String,
        size: Option<u8>,
        #[serde(default)]
        chance: f64,
        #[serde(default)]
        parts: Vec<Part>,
        #[serde(default)]
        pair: (i8, bool),
        #[serde(default)]
        any: Value,
    }

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "kebab-case")]
    enum Part {
        Plain,
        Text(String),
        Two(u32, u32),
        Named { at: char },
    }

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(tag = "did", deny_unknown_fields)]
    enum Entry {
        Act { action: String },
        Wait,
    }

    /// The same as serde_json and serde_path_to_error say, errors and places included.
    fn same<T: for<'a> Deserialize<'a> + PartialEq + fmt::Debug>(value: &Value) -> bool {
        let mine = T::deserialize(Reading(value)).map_err(|Wrong { error, path }| (error.to_string(), path));
        let theirs = serde_path_to_error::deserialize::<_, T>(value)
            .map_err(|error| (error.inner().to_string(), error.path().to_string()));
        // Theirs names the field that is unknown, too, and says `.` or `?` of the whole.
        match (&mine, &theirs) {
            (Err((message, path)), Err((other, place))) => {
                let place = place.trim_end_matches('?').trim_end_matches('.');
                assert_eq!(message, other, "{value}");
                let whole = message.starts_with("unknown field");
                assert!(
                    path == place || whole && place.starts_with(path.as_str()),
                    "{value}: {path} {place}"
                );
            }
            _ => assert_eq!(mine, theirs, "{value}"),
        }
        mine.is_ok()
    }

    #[test]
    fn what_is_right_is_read() {
        for right in [
            json!({"name": "a"}),
            json!({"name": "a", "size": null, "chance": 3, "any": [1, {"b": null}]}),
            json!({"name": "a", "size": 255, "chance": 0.1, "pair": [-3, true]}),
            json!({"name": "a", "parts": ["plain", {"text": "b"}, {"two": [1, 2]}, {"named": {"at": "x"}}, {"plain": null}]}),
        ] {
            assert!(same::<Sample>(&right), "{right}");
        }
        for right in [json!({"did": "Wait"}), json!({"action": "go", "did": "Act"})] {
            assert!(same::<Entry>(&right), "{right}");
        }
        assert!(
            same::<Option<bool>>(&Value::Null)
                && same::<()>(&Value::Null)
                && same::<Vec<i64>>(&json!([-1, 2]))
        );
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        for wrong in [
            json!(null),
            json!(3),
            json!("a"),
            json!({}),
            json!({"name": 3}),
            json!({"name": null}),
            json!({"name": "a", "size": 256}),
            json!({"name": "a", "size": -1}),
            json!({"name": "a", "size": 1.5}),
            json!({"name": "a", "chance": "b"}),
            json!({"name": "a", "else": 1}),
            json!({"name": "a", "pair": [1]}),
            json!({"name": "a", "pair": [1, true, 2]}),
            json!({"name": "a", "pair": [1, 2]}),
            json!({"name": "a", "parts": {}}),
            json!({"name": "a", "parts": ["plain", "other"]}),
            json!({"name": "a", "parts": ["text"]}),
            json!({"name": "a", "parts": [3]}),
            json!({"name": "a", "parts": [{"text": 3}]}),
            json!({"name": "a", "parts": [{"two": [1, "x"]}]}),
            json!({"name": "a", "parts": [{"two": 3}]}),
            json!({"name": "a", "parts": [{"named": {"at": "xy"}}]}),
            json!({"name": "a", "parts": [{"named": {}}]}),
            json!({"name": "a", "parts": [{"plain": 1}]}),
            json!({"name": "a", "parts": [{}]}),
            json!({"name": "a", "parts": [{"text": "b", "plain": null}]}),
        ] {
            assert!(!same::<Sample>(&wrong), "{wrong}");
        }
        for wrong in [
            json!({"did": "Act"}),
            json!({"did": 3}),
            json!({"did": "Act", "action": 3}),
            json!({"action": "go"}),
        ] {
            assert!(!same::<Entry>(&wrong), "{wrong}");
        }
    }

    /// serde_json takes a list for an object; no document is written like that.
    #[test]
    fn a_list_is_no_object() {
        assert!(Sample::deserialize(Reading(&json!(["a", 1, 0.5, [], [1, true], null]))).is_err());
    }
}
