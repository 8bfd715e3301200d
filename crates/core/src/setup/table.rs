//! The table of a game's options.

use super::{OptionValue, Setup, SetupError};
use crate::Seat;

/// Writes a game's setup from a table with a row for each option:
///
/// ```text
/// /// Documentation.
/// pub "option-id" => field: Type = "default", "RULE-ID", players |value| least;
/// ```
///
/// From the rows come the struct with private fields, its `Default`, its [`Setup`](crate::Setup) (the options, what they
/// are, reading them with an error that names the wrong one) and its wire form with its schema. The type of a field is an
/// [`OptionValue`](crate::setup::OptionValue). A row that begins with `pub` also gets an accessor that copies the value.
/// `players` says how many must play at least for a value to be possible. Behind the struct stand the methods of `Setup`
/// that no table can tell: `seats`, and `may_talk` and `check` where they are not the usual ones.
///
/// A part of the options can be a `Copy` struct of its own, for the state: `part: Part { … }` before the other rows.
///
/// The crate needs `serde` and `schemars`.
#[macro_export]
macro_rules! setup {
    (@struct [$($attr:tt)*] $visibility:vis $type:ident {
        $([$($doc:tt)*] $field:ident: $value:ty = $default:expr;)*
    }) => {
        $($attr)*
        $visibility struct $type {
            $($($doc)* $field: $value,)*
        }

        impl Default for $type {
            fn default() -> Self {
                $type { $($field: $default,)* }
            }
        }
    };

    (@accessor [] $($rest:tt)*) => {};
    (@accessor [pub] $visibility:vis [$($doc:tt)*] $field:ident: $value:ty = [$($path:tt)*]) => {
        $($doc)*
        #[inline]
        $visibility fn $field(&self) -> $value {
            self $($path)*
        }
    };

    (@least) => { |_| 0 };
    (@least $least:expr) => { $least };

    (@setup $setup:ident {
        $($id:literal [$($path:tt)*] $value:ty = $default:literal, $rule:literal, $least:expr;)*
    } $($method:tt)*) => {
        impl $crate::Setup for $setup {
            const OPTIONS: &'static [$crate::OptionSpec] =
                &[$($crate::OptionSpec::of::<$value>($id, $default, $rule),)*];

            fn get(&self, option: &str) -> std::borrow::Cow<'static, str> {
                match option {
                    $($id => $crate::setup::OptionValue::write(&self $($path)*),)*
                    _ => panic!("no option {option}"),
                }
            }

            fn from_options<'a>(
                options: impl IntoIterator<Item = (&'a str, &'a str)>,
            ) -> Result<Self, $crate::SetupError> {
                let mut setup = <Self as Default>::default();
                for (option, value) in options {
                    match option {
                        $($id => setup $($path)* = $crate::setup::read::<Self, _>($id, value)?,)*
                        _ => return Err($crate::SetupError::unknown_option::<Self>(option)),
                    }
                }
                $($crate::setup::enough_players(&setup, $id, &setup $($path)*, $least)?;)*
                $crate::Setup::check(&setup)?;
                Ok(setup)
            }

            $($method)*
        }

        impl serde::Serialize for $setup {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let options = [$(($id, $crate::setup::OptionValue::write(&self $($path)*)),)*];
                $crate::SetupDocument::write(options, serializer)
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
                    // The written document has every option.
                    let all: Vec<_> = <$setup as $crate::Setup>::OPTIONS.iter().map(|spec| spec.id).collect();
                    schema.insert("required".to_owned(), all.into());
                }
                schema
            }
        }
    };

    (
        $(#[$attr:meta])* $visibility:vis struct $setup:ident {
            $(
                $(#[$doc:meta])* $($access:ident)? $id:literal =>
                $field:ident: $value:ty = $default:literal, $rule:literal $(, players $least:expr)?;
            )*
        }
        $($method:tt)*
    ) => {
        $crate::setup!(@struct [$(#[$attr])*] $visibility $setup {
            $([$(#[$doc])*] $field: $value = $crate::setup::named($default);)*
        });

        impl $setup {
            $($crate::setup!(@accessor [$($access)?] $visibility [$(#[$doc])*] $field: $value = [.$field]);)*
        }

        $crate::setup!(@setup $setup {
            $($id [.$field] $value = $default, $rule, $crate::setup!(@least $($least)?);)*
        } $($method)*);
    };

    (
        $(#[$attr:meta])* $visibility:vis struct $setup:ident {
            $(#[$part_attr:meta])* $part:ident: $part_type:ident {
                $(
                    $(#[$part_doc:meta])* $($part_access:ident)? $part_id:literal =>
                    $part_field:ident: $part_value:ty = $part_default:literal, $part_rule:literal
                    $(, players $part_least:expr)?;
                )*
            }
            $(
                $(#[$doc:meta])* $($access:ident)? $id:literal =>
                $field:ident: $value:ty = $default:literal, $rule:literal $(, players $least:expr)?;
            )*
        }
        $($method:tt)*
    ) => {
        $crate::setup!(@struct [$(#[$part_attr])*] pub(crate) $part_type {
            $([$(#[$part_doc])*] $part_field: $part_value = $crate::setup::named($part_default);)*
        });

        $crate::setup!(@struct [$(#[$attr])*] $visibility $setup {
            [] $part: $part_type = $part_type::default();
            $([$(#[$doc])*] $field: $value = $crate::setup::named($default);)*
        });

        impl $part_type {
            $($crate::setup!(
                @accessor [$($part_access)?] pub(crate) [$(#[$part_doc])*]
                $part_field: $part_value = [.$part_field]
            );)*
        }

        impl $setup {
            $($crate::setup!(
                @accessor [$($part_access)?] $visibility [$(#[$part_doc])*]
                $part_field: $part_value = [.$part.$part_field]
            );)*
            $($crate::setup!(@accessor [$($access)?] $visibility [$(#[$doc])*] $field: $value = [.$field]);)*
        }

        $crate::setup!(@setup $setup {
            $(
                $part_id [.$part.$part_field] $part_value = $part_default, $part_rule,
                $crate::setup!(@least $($part_least)?);
            )*
            $($id [.$field] $value = $default, $rule, $crate::setup!(@least $($least)?);)*
        } $($method)*);
    };
}

/// The value of that name.
///
/// # Panics
/// If there is none.
pub fn named<T: OptionValue>(name: &'static str) -> T {
    T::read(name).expect("every name is that of a value")
}

/// The value of an option of `S`.
pub fn read<S: Setup, T: OptionValue>(option: &'static str, value: &str) -> Result<T, SetupError> {
    T::read(value).map_err(|error| error.of_option::<S>(option, value))
}

/// Refuses a value for which more must play.
pub fn enough_players<S: Setup, T: OptionValue>(
    setup: &S,
    option: &'static str,
    value: &T,
    least: impl Fn(&T) -> usize,
) -> Result<(), SetupError> {
    const PLAYERS: [&str; Seat::MAX + 1] = [
        "players=0",
        "players=1",
        "players=2",
        "players=3",
        "players=4",
        "players=5",
        "players=6",
        "players=7",
        "players=8",
    ];
    let players = setup.seats();
    if players >= least(value) {
        return Ok(());
    }
    Err(SetupError::Conflict { option, value: value.write(), with: PLAYERS[players] })
}
