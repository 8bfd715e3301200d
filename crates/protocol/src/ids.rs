//! Names nobody can guess.

use std::fmt;
use std::str::FromStr;

use data_encoding::BASE32_NOPAD;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Bytes as small letters and digits: base32 without padding.
pub fn base32(bytes: &[u8]) -> String {
    BASE32_NOPAD.encode(bytes).to_ascii_lowercase()
}

/// The operating system gives no random bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the operating system gives no random bytes: {0}")]
pub struct NoEntropy(getrandom::Error);

/// The beginning of the ids of tables that live on one device, without a server.
const HERE: &str = "here-";
/// The id of the one person of a device, for tables without a server.
const LOCAL: &str = "local";

fn is_chance(text: &str) -> bool {
    text.len() == 26 && text.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'2'..=b'7'))
}

fn is_table(text: &str) -> bool {
    is_chance(text.strip_prefix(HERE).unwrap_or(text))
}

fn is_user(text: &str) -> bool {
    text == LOCAL || is_chance(text)
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident: $is_right:ident,)+) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[serde(try_from = "String")]
        pub struct $name(Box<str>);

        impl $name {
            /// A new one: 128 bits of chance.
            pub fn fresh() -> Result<Self, NoEntropy> {
                let mut bytes = [0; 16];
                getrandom::fill(&mut bytes).map_err(NoEntropy)?;
                Ok($name(base32(&bytes).into()))
            }

            /// Its beginning: enough to find it in the store, not enough to guess the rest. For logs.
            pub fn beginning(&self) -> &str {
                &self.0[..self.0.len().saturating_sub(20)]
            }

            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<Self, NotAnId> {
                if $is_right(text) { Ok($name(text.into())) } else { Err(NotAnId) }
            }
        }

        impl TryFrom<String> for $name {
            type Error = NotAnId;

            fn try_from(text: String) -> Result<Self, NotAnId> {
                text.parse()
            }
        }

        impl JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string" })
            }
        }
    )+};
}

ids! {
    /// The id of a table.
    TableId: is_table,
    /// The id of a person.
    UserId: is_user,
}

impl TableId {
    /// The id of a table that lives on one device: `here-` and 26 letters and digits.
    pub fn here(chance: [u8; 16]) -> TableId {
        TableId(format!("{HERE}{}", base32(&chance)).into())
    }

    /// Whether the table lives on one device.
    pub fn is_here(&self) -> bool {
        self.0.starts_with(HERE)
    }
}

impl UserId {
    /// The one person of a device, at tables without a server.
    pub fn local() -> UserId {
        UserId(LOCAL.into())
    }
}

/// Not 26 of the letters `a`–`z` and the digits `2`–`7`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected 26 of the letters a–z and the digits 2–7")]
pub struct NotAnId;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_what_they_write() {
        let id = TableId::fresh().expect("chance");
        assert_eq!(id.as_str().len(), 26);
        assert_eq!(id.to_string().parse(), Ok(id));
    }

    #[test]
    fn tables_of_a_device_are_told_from_those_of_a_server() {
        let here = TableId::here([7; 16]);
        assert_eq!(here.to_string().parse(), Ok(here.clone()));
        assert!(here.is_here() && !TableId::fresh().expect("chance").is_here());
        assert_eq!(here.beginning().len(), "here-".len() + 6);
        assert_eq!("local".parse(), Ok(UserId::local()));
        assert_eq!(UserId::local().beginning(), "");
        assert_eq!(here.as_str().parse::<UserId>(), Err(NotAnId));
    }

    /// What was told to browsers and written down before must mean the same.
    #[test]
    fn bytes_are_written_as_they_always_were() {
        assert_eq!(base32(b"foobar"), "mzxw6ytboi");
        assert_eq!(base32(&[0xff; 16]), format!("{}4", "7".repeat(25)));
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in [
            "",
            "abc",
            "here-",
            "here-local",
            &"A".repeat(26),
            &"a".repeat(27),
            &"é".repeat(13),
            "../../../../../../etc/passwd",
        ] {
            assert_eq!(text.parse::<UserId>(), Err(NotAnId));
        }
    }
}
