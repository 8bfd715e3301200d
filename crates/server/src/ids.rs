//! Names nobody can guess.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::Error;

const LETTERS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// Random bytes of the operating system.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "no random bytes");
        Error::NoEntropy
    })?;
    Ok(bytes)
}

/// The bytes as small letters and digits, five bits each.
pub(crate) fn letters(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut bits, mut held) = (0_u32, 0);
    for &byte in bytes {
        (bits, held) = (bits << 8 | u32::from(byte), held + 8);
        while held >= 5 {
            held -= 5;
            text.push(char::from(LETTERS[(bits >> held & 31) as usize]));
        }
    }
    if held > 0 {
        text.push(char::from(LETTERS[(bits << (5 - held) & 31) as usize]));
    }
    text
}

/// Hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident,)+) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
        #[serde(try_from = "String")]
        pub struct $name(Box<str>);

        impl $name {
            /// A new one: 128 bits of chance.
            pub fn fresh() -> Result<Self, Error> {
                Ok($name(letters(&random::<16>()?).into()))
            }

            /// Its beginning: enough to find it in the store, not enough to guess the rest. For logs.
            pub fn beginning(&self) -> &str {
                &self.0[..6]
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
                let right = text.len() == 26 && text.bytes().all(|byte| LETTERS.contains(&byte));
                if right { Ok($name(text.into())) } else { Err(NotAnId) }
            }
        }

        impl TryFrom<String> for $name {
            type Error = NotAnId;

            fn try_from(text: String) -> Result<Self, NotAnId> {
                text.parse()
            }
        }
    )+};
}

ids! {
    /// Which table.
    TableId,
    /// Which person.
    UserId,
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
    fn what_is_no_id_is_refused() {
        for text in
            ["", "abc", &"A".repeat(26), &"a".repeat(27), &"é".repeat(13), "../../../../../../etc/passwd"]
        {
            assert_eq!(text.parse::<UserId>(), Err(NotAnId));
        }
    }
}
