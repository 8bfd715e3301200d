use dedale_words::Language;
use serde::{Deserialize, Deserializer};

/// The language somebody wants to read: `en` or `fr`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lang(pub(crate) Language);

impl<'de> Deserialize<'de> for Lang {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Lang, D::Error> {
        let tag = String::deserialize(deserializer)?;
        tag.parse().map(Lang).map_err(serde::de::Error::custom)
    }
}
