//! The choices made before a game, and what every game's `setup.rs` needs to read and write them.

mod document;
mod error;

use std::borrow::Cow;
use std::fmt;

use schemars::JsonSchema;
use serde::Serialize;

pub use document::SetupDocument;
pub use error::SetupError;

use crate::names::Named;

/// One option of a game: what it may be, and what it is if nobody says.
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
    /// What a group's own values look like, as a regular expression of JSON Schema, if it may have any beside the
    /// named ones. They are texts without spaces.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<&'static str>,
}

impl OptionSpec {
    /// An option that is one of these.
    pub const fn closed(
        id: &'static str,
        values: &'static [&'static str],
        default: &'static str,
        rule: &'static str,
    ) -> OptionSpec {
        OptionSpec { id, values, default, rule, own: None }
    }

    /// An option that is one of these, or a group's own that looks like that.
    pub const fn open(
        id: &'static str,
        values: &'static [&'static str],
        default: &'static str,
        rule: &'static str,
        own: &'static str,
    ) -> OptionSpec {
        OptionSpec { id, values, default, rule, own: Some(own) }
    }
}

/// The choices made before a game begins. Every value of the type is playable.
pub trait Setup: Clone + Eq + fmt::Debug + Default {
    /// The game's options in reading order, the number of players first.
    const OPTIONS: &'static [OptionSpec];

    /// How many play.
    fn seats(&self) -> usize;

    /// Whether the players may talk while they play.
    fn may_talk(&self) -> bool {
        true
    }

    /// The value of an option, as in its spec: a name where it has one.
    ///
    /// # Panics
    /// If the game has no such option.
    fn get(&self, option: &str) -> Cow<'static, str>;

    /// The setup with these options, the others at their defaults. Later values win.
    fn from_options<'a>(options: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, SetupError>;

    /// All options with their values.
    fn options(&self) -> impl Iterator<Item = (&'static str, Cow<'static, str>)> {
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

/// The value of that name of an option of `S`.
pub fn read<S: Setup, T: Named>(option: &'static str, value: &str) -> Result<T, SetupError> {
    T::from_name(value).ok_or_else(|| SetupError::unknown_value::<S>(option, value))
}

/// Writes and reads a [`Setup`] as its document. The crate needs `serde` and `schemars`.
#[macro_export]
macro_rules! setup_document {
    ($setup:ty) => {
        impl serde::Serialize for $setup {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serde::Serialize::serialize(&$crate::SetupDocument::of(self), serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $setup {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let options: $crate::SetupDocument = serde::Deserialize::deserialize(deserializer)?;
                $crate::Setup::from_options(options.pairs()).map_err(serde::de::Error::custom)
            }
        }

        impl schemars::JsonSchema for $setup {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                "Setup".into()
            }

            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let mut schema = $crate::SetupDocument::schema_of::<$setup>();
                if generator.contract().is_serialize() {
                    // What is written has every option.
                    let all: Vec<_> = <$setup as $crate::Setup>::OPTIONS.iter().map(|spec| spec.id).collect();
                    schema.insert("required".to_owned(), all.into());
                }
                schema
            }
        }
    };
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::names::named_enum;

    named_enum! {
        pub(crate) enum Rooms("rooms") {
            One = "1",
            Two = "2",
        }
    }

    /// A setup with an open option: up to eight signs, the sizes of its pictures with dashes where they are apart.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) struct Gallery {
        rooms: Rooms,
        pictures: [Option<char>; 8],
    }

    impl Default for Gallery {
        fn default() -> Self {
            Gallery { rooms: Rooms::One, pictures: [None; 8] }
        }
    }

    impl Setup for Gallery {
        const OPTIONS: &'static [OptionSpec] = &[
            OptionSpec::closed("rooms", &["1", "2"], "1", "GA-1"),
            OptionSpec::open("pictures", &["none"], "none", "GA-2", "^[0-9-]{1,8}$"),
        ];

        fn seats(&self) -> usize {
            1
        }

        fn get(&self, option: &str) -> Cow<'static, str> {
            match option {
                "rooms" => self.rooms.name().into(),
                "pictures" if self.pictures[0].is_none() => "none".into(),
                "pictures" => self.pictures.iter().flatten().collect::<String>().into(),
                _ => panic!("no option {option}"),
            }
        }

        fn from_options<'a>(
            options: impl IntoIterator<Item = (&'a str, &'a str)>,
        ) -> Result<Self, SetupError> {
            let mut setup = Gallery::default();
            for (option, value) in options {
                match option {
                    "rooms" => setup.rooms = read::<Gallery, _>("rooms", value)?,
                    "pictures" if value == "none" => setup.pictures = [None; 8],
                    "pictures" => {
                        for (at, size) in value.chars().take(8).enumerate() {
                            setup.pictures[at] = Some(size);
                            if !size.is_ascii_digit() && size != '-' {
                                let (entry, found) = (format!("picture {}", at + 1), size.to_string());
                                let expected = "0 to 9".to_owned();
                                return Err(SetupError::BadValue {
                                    option: "pictures",
                                    entry,
                                    found,
                                    expected,
                                });
                            }
                        }
                    }
                    _ => return Err(SetupError::unknown_option::<Gallery>(option)),
                }
            }
            Ok(setup)
        }
    }

    crate::setup_document!(Gallery);

    #[test]
    fn an_open_option_has_names_and_values_of_its_own() {
        let named = Gallery::from_text("rooms=2 pictures=none").expect("a setup");
        assert_eq!(named.text(), "rooms=2");
        let own = Gallery::from_text("pictures=4-2-1").expect("a setup");
        assert_eq!(own.get("pictures"), "4-2-1");
        assert_eq!(Gallery::from_text(&own.text()), Ok(own));
    }

    #[test]
    fn what_is_wrong_is_named_with_what_there_is() {
        let error = |text| Gallery::from_text(text).expect_err(text);
        assert_eq!(
            error("colour=red").to_string(),
            "unknown option “colour”: expected one of rooms, pictures"
        );
        assert_eq!(error("rooms=3").to_string(), "rooms: unknown value “3”: expected one of 1, 2");
        let bad = error("pictures=4-x");
        assert_eq!((bad.code(), bad.field()), ("setup-bad-value", "pictures"));
        assert_eq!(bad.to_string(), "pictures: picture 3: found x, expected 0 to 9");
    }
}
