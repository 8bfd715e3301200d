//! Names on the wire: every small type of the game is written as its stable name.

/// A closed set of things with stable names.
pub trait Named: Copy + Sized + 'static {
    /// The kind of thing, for error messages.
    const WHAT: &'static str;
    /// All of them.
    fn all() -> impl Iterator<Item = Self>;
    /// The stable name.
    fn name(self) -> &'static str;

    /// The one of that name.
    fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|thing| thing.name() == name)
    }
}

/// A [`Named`] type whose names are written out: an enum.
pub trait Enumerated: Named {
    /// The names of all of them, in order.
    const NAMES: &'static [&'static str];
}

/// Writes and reads a [`Named`] type as its name, everywhere. The crate needs `serde` and `schemars`.
#[macro_export]
macro_rules! by_name {
    ($type:ty) => {
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad($crate::names::Named::name(*self))
            }
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                // As a variant: its name holds nothing to escape, so that a writer need not look.
                serializer.serialize_unit_variant(stringify!($type), 0, $crate::names::Named::name(*self))
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use $crate::names::Named;
                let name = <String as serde::Deserialize>::deserialize(deserializer)?;
                <$type>::from_name(&name).ok_or_else(|| {
                    serde::de::Error::custom(format!("unknown {} “{name}”", <$type as Named>::WHAT))
                })
            }
        }

        impl schemars::JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                use $crate::names::Named;
                let names: Vec<_> = <$type>::all().map(Named::name).collect();
                schemars::json_schema!({ "type": "string", "enum": names })
            }
        }
    };
}

/// An enum whose variants have names: the type, its `ALL`, and its wire form.
#[macro_export]
macro_rules! named_enum {
    (
        $(#[$doc:meta])* $visibility:vis enum $type:ident($what:literal) {
            $($(#[$variant_doc:meta])* $variant:ident = $name:literal,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        $visibility enum $type {
            $($(#[$variant_doc])* $variant,)*
        }

        impl $type {
            /// All of them, in order.
            $visibility const ALL: &'static [$type] = &[$($type::$variant,)*];
        }

        impl $crate::names::Named for $type {
            const WHAT: &'static str = $what;

            fn all() -> impl Iterator<Item = Self> {
                Self::ALL.iter().copied()
            }

            fn name(self) -> &'static str {
                match self {
                    $($type::$variant => $name,)*
                }
            }
        }

        impl $crate::names::Enumerated for $type {
            const NAMES: &'static [&'static str] = &[$($name,)*];
        }

        $crate::by_name!($type);
    };
}

#[doc(inline)]
pub use crate::{by_name, named_enum};
