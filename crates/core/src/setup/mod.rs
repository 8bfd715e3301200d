//! The choices made before a game, and the table from which every game's `setup.rs` makes them.

mod document;
mod error;
mod former;
mod option;
mod table;

use std::borrow::Cow;
use std::fmt;

pub use document::SetupDocument;
pub use error::{SetupError, ValueError};
pub use former::FormerDefault;
pub use option::{OptionSpec, OptionValue};
pub use table::{enough_players, named, read};

/// The choices made before a game begins. Every value of the type is playable. [`setup!`](crate::setup!) implements it.
pub trait Setup: Clone + Eq + fmt::Debug + Default {
    /// The game's options in reading order, the number of players first.
    const OPTIONS: &'static [OptionSpec];
    /// The defaults that options had under older rules, the newest first.
    const FORMER_DEFAULTS: &'static [FormerDefault] = &[];

    /// How many play.
    fn seats(&self) -> usize;

    /// Whether the players may talk while they play.
    fn may_talk(&self) -> bool {
        true
    }

    /// Refuses options that cannot be played together, beyond the number of players each of them needs.
    fn check(&self) -> Result<(), SetupError> {
        Ok(())
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
        former::text_under(self, former::TODAY)
    }

    /// Reads what [`Setup::text`] writes.
    fn from_text(text: &str) -> Result<Self, SetupError> {
        Self::from_text_under(former::TODAY, text)
    }

    /// [`Setup::text`] for a document of that version of the rules.
    fn text_under(&self, rules: u32) -> String {
        former::text_under(self, rules)
    }

    /// What a text of that version of the rules meant: an option it does not name has the default of that version.
    fn from_text_under(rules: u32, text: &str) -> Result<Self, SetupError> {
        let mut options = Vec::new();
        for word in text.split_whitespace() {
            options.push(word.split_once('=').ok_or_else(|| SetupError::NotAnOption(word.to_owned()))?);
        }
        Self::from_options_under(rules, options)
    }

    /// What these options meant under that version of the rules: an option that is not among them has the default of that
    /// version.
    fn from_options_under<'a>(
        rules: u32,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, SetupError> {
        Self::from_options(former::defaults_under::<Self>(rules).chain(options))
    }
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

    /// Up to eight signs: the sizes of pictures, with dashes where they are apart.
    #[derive(Clone, PartialEq, Eq, Debug)]
    struct Pictures(String);

    impl OptionValue for Pictures {
        const NAMES: &'static [&'static str] = &["none"];
        const OWN: Option<&'static str> = Some("^[0-9-]{1,8}$");

        fn write(&self) -> Cow<'static, str> {
            if self.0.is_empty() { "none".into() } else { self.0.clone().into() }
        }

        fn read(text: &str) -> Result<Pictures, ValueError> {
            if text == "none" {
                return Ok(Pictures(String::new()));
            }
            match text.chars().enumerate().find(|(_, size)| !size.is_ascii_digit() && *size != '-') {
                Some((at, size)) => Err(ValueError::Wrong {
                    entry: format!("picture {}", at + 1),
                    found: size.to_string(),
                    expected: "0 to 9".to_owned(),
                }),
                None => Ok(Pictures(text.to_owned())),
            }
        }
    }

    crate::setup! {
        /// A setup with an open option.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub(crate) struct Gallery {
            /// How many rooms.
            "rooms" => rooms: Rooms = "1", "GA-1";
            /// What hangs in them.
            "pictures" => pictures: Pictures = "none", "GA-2";
        }

        fn seats(&self) -> usize {
            1
        }
    }

    crate::setup! {
        /// A setup with a part of its own.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub(crate) struct Opening {
            /// What can be copied.
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            evening: Evening {
                /// How many guests, a room each.
                "rooms" => rooms: Rooms = "1", "GA-1";
                /// Whether they quarrel.
                pub "quarrel" => quarrel: bool = "no", "GA-3", players |&quarrel| if quarrel { 2 } else { 1 };
            }
            /// What they look at.
            "pictures" => pictures: Pictures = "none", "GA-2";
        }

        fn seats(&self) -> usize {
            self.evening.rooms as usize + 1
        }

        /// Who quarrels sees nothing.
        fn check(&self) -> Result<(), SetupError> {
            if self.quarrel() && self.pictures != named("none") {
                let value = self.get("pictures");
                return Err(SetupError::Conflict { option: "pictures", value, with: "quarrel=yes" });
            }
            Ok(())
        }
    }

    #[test]
    fn a_table_with_a_part_is_one_setup() {
        let ids: Vec<_> = Opening::OPTIONS.iter().map(|spec| (spec.id, spec.default)).collect();
        assert_eq!(ids, [("rooms", "1"), ("quarrel", "no"), ("pictures", "none")]);
        assert_eq!(Opening::OPTIONS[1].values, ["yes", "no"]);
        let setup = Opening::from_text("quarrel=yes rooms=2").expect("a setup");
        assert!(setup.quarrel() && setup.evening.quarrel());
        assert_eq!(setup.text(), "rooms=2 quarrel=yes");
        assert_eq!(Opening::from_text("pictures=4").expect("a setup").get("pictures"), "4");
    }

    #[test]
    fn what_cannot_be_played_together_is_refused() {
        let error = |text| Opening::from_text(text).expect_err(text).to_string();
        assert_eq!(error("quarrel=yes pictures=4"), "quarrel=yes is not possible with players=1");
        assert_eq!(error("rooms=2 quarrel=yes pictures=4"), "pictures=4 is not possible with quarrel=yes");
    }

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
