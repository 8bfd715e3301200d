use std::fmt;

use dedale_protocol::base32;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::Error;
use crate::random::{hex, random};

/// A text that only its owner may have: a password, a cookie, a token, a recovery code. It never shows in a log.
#[derive(Clone, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub(crate) struct Secret(String);

impl Secret {
    /// 256 bits of chance in 52 letters and digits.
    pub(crate) fn fresh() -> Result<Secret, Error> {
        Ok(Secret(base32(&random::<32>()?)))
    }

    pub(crate) fn new(text: impl Into<String>) -> Secret {
        Secret(text.into())
    }

    /// The text itself: for its owner, or to be hashed.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// SHA-256: what the store keeps of a secret that cannot be guessed.
pub(crate) fn digest(text: &str) -> String {
    hex(&Sha256::digest(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_do_not_show_themselves() {
        assert_eq!(format!("{:?}", Secret::new("open sesame")), "Secret(…)");
    }

    #[test]
    fn no_two_secrets_are_the_same() {
        let (one, other) = (Secret::fresh().expect("chance"), Secret::fresh().expect("chance"));
        assert_eq!(one.reveal().len(), 52);
        assert_ne!(one.reveal(), other.reveal());
    }
}
