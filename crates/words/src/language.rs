use std::fmt;
use std::str::FromStr;

use dedale_games::{GameId, with_game};

use crate::Spoken;

/// A file of texts in each language, in the order of [`Language::ALL`].
pub type Texts = [&'static str; Language::ALL.len()];

/// The [`Texts`] of `locales/LANGUAGE/NAME.ftl`.
macro_rules! texts {
    ($name:literal) => {
        [texts!("en", $name), texts!("fr", $name)]
    };
    ($language:literal, $name:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/", $language, "/", $name, ".ftl"))
    };
}
pub(crate) use texts;

/// A language the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    En,
    /// French.
    Fr,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::En, Language::Fr];
    /// The variables that say which one, the strongest first.
    pub const VARIABLES: [&'static str; 4] = ["DEDALE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];

    /// Its code: `en`, `fr`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
        }
    }

    /// The files of its texts.
    pub fn sources(self) -> impl Iterator<Item = &'static str> {
        let games = GameId::ALL.map(|game| with_game!(game, G => <G as Spoken>::TEXTS));
        let shared = [texts!("every_game"), texts!("errors"), texts!("analysis")];
        let program = cfg!(feature = "program").then_some(texts!("program"));
        games.into_iter().chain(shared).chain(program).map(move |texts| texts[self as usize])
    }

    /// The language asked for, or that of the environment: the first variable that is set decides, and
    /// English speaks for the languages there are no words in.
    pub fn negotiate(asked: Option<Language>, variable: impl Fn(&'static str) -> Option<String>) -> Language {
        let of_environment = || {
            let set = Language::VARIABLES.into_iter().filter_map(variable).find(|value| !value.is_empty());
            set.and_then(|value| value.parse().ok())
        };
        asked.or_else(of_environment).unwrap_or(Language::En)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// No words in that language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown language “{}”: expected {}", self.0, Language::ALL.map(Language::code).join(", "))
    }
}

impl std::error::Error for UnknownLanguage {}

/// `fr`, `fr-CA`, `fr_FR.UTF-8`.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Language, UnknownLanguage> {
        let code = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let found = Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code));
        found.ok_or_else(|| UnknownLanguage(tag.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn negotiate(asked: Option<Language>, set: &[(&str, &str)]) -> Language {
        Language::negotiate(asked, |name| {
            set.iter().find(|(variable, _)| *variable == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn what_is_asked_for_comes_before_the_environment() {
        assert_eq!(negotiate(Some(Language::En), &[("LC_ALL", "fr_FR.UTF-8")]), Language::En);
    }

    #[test]
    fn the_stronger_variable_decides() {
        assert_eq!(negotiate(None, &[("LANG", "fr_FR.UTF-8")]), Language::Fr);
        assert_eq!(negotiate(None, &[("LC_MESSAGES", "fr"), ("LANG", "en_GB")]), Language::Fr);
        assert_eq!(negotiate(None, &[("LC_ALL", "C"), ("LANG", "fr_FR")]), Language::En);
        assert_eq!(negotiate(None, &[("DEDALE_LANG", "fr-CA"), ("LC_ALL", "C")]), Language::Fr);
        assert_eq!(negotiate(None, &[("LC_ALL", ""), ("LANG", "fr")]), Language::Fr);
    }

    #[test]
    fn english_speaks_for_the_others() {
        assert_eq!(negotiate(None, &[]), Language::En);
        assert_eq!(negotiate(None, &[("LANG", "de_DE.UTF-8")]), Language::En);
        assert_eq!("de".parse::<Language>(), Err(UnknownLanguage("de".to_owned())));
    }
}
