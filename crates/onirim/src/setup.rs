//! The choices made before a game (ON-E1).

use std::borrow::Cow;

use dedale_core::Seat;
use dedale_core::names::{Named, named_enum};
use dedale_core::setup::{self, OptionSpec, SetupError};

named_enum! {
    /// ON-P8: what two players tell each other.
    pub enum Communication("communication") {
        /// Both hands and all prophecies are seen by both.
        Open = "open",
        /// Personal hands, prophecies and peeks are seen by their player only.
        Silent = "silent",
    }
}

named_enum! {
    /// ON-P7: what becomes of a second door of a colour.
    pub enum DuplicateDoors("duplicate doors") {
        /// Its player lays it down.
        Keep = "keep",
        /// It goes to limbo.
        Limbo = "limbo",
    }
}

named_enum! {
    /// Extension A (ON-A1 to ON-A6).
    pub enum Book("book") {
        /// Not in play.
        None = "none",
        /// The usual costs.
        Normal = "normal",
        /// The costs of the variant « Perdus ! ».
        Hard = "hard",
    }
}

named_enum! {
    /// Extension B (ON-B1 to ON-B7).
    pub enum Towers("towers") {
        /// Not in play.
        None = "none",
        /// A complete wall is safe.
        Normal = "normal",
        /// The variant « les ruines dispersées »: it is not.
        Ruins = "ruins",
    }
}

named_enum! {
    /// Extension C (ON-D1 to ON-D4): how many premonitions are face up at the start.
    pub enum Premonitions("premonitions") {
        /// Not in play.
        None = "none",
        /// Four.
        Four = "4",
        /// Five.
        Five = "5",
        /// Six.
        Six = "6",
    }
}

impl Premonitions {
    /// How many are face up at the start.
    pub const fn open_at_start(self) -> u32 {
        match self {
            Premonitions::None => 0,
            Premonitions::Four => 4,
            Premonitions::Five => 5,
            Premonitions::Six => 6,
        }
    }
}

named_enum! {
    /// One dreamer, or two together.
    pub(crate) enum Players("players") {
        /// Solo.
        One = "1",
        /// Two, against the deck.
        Two = "2",
    }
}

named_enum! {
    /// ON-P1: who picks first and begins.
    pub(crate) enum First("first") {
        /// Seat 1.
        One = "1",
        /// Seat 2.
        Two = "2",
    }
}

/// The choices made before a game. Only playable ones exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    players: Players,
    first: First,
    communication: Communication,
    duplicate_doors: DuplicateDoors,
    book: Book,
    towers: Towers,
    premonitions: Premonitions,
}

impl Default for Setup {
    fn default() -> Self {
        Setup {
            players: Players::One,
            first: First::One,
            communication: Communication::Open,
            duplicate_doors: DuplicateDoors::Keep,
            book: Book::None,
            towers: Towers::None,
            premonitions: Premonitions::None,
        }
    }
}

impl Setup {
    /// The base game for one.
    pub fn solo() -> Setup {
        Setup::default()
    }

    /// The base game for two.
    pub fn duo(communication: Communication) -> Setup {
        Setup { players: Players::Two, communication, ..Setup::default() }
    }

    /// With the book, or without.
    pub fn with_book(self, book: Book) -> Setup {
        Setup { book, ..self }
    }

    /// With towers, or without.
    pub fn with_towers(self, towers: Towers) -> Setup {
        Setup { towers, ..self }
    }

    /// With premonitions and happy dreams, or without.
    pub fn with_premonitions(self, premonitions: Premonitions) -> Setup {
        Setup { premonitions, ..self }
    }

    /// ON-E1: the 72 configurations, the two-player ones with the given communication.
    pub fn all(communication: Communication) -> impl Iterator<Item = Setup> {
        let players = [Setup::solo(), Setup::duo(communication)];
        players.into_iter().flat_map(|setup| {
            Book::ALL.iter().flat_map(move |&book| {
                Towers::ALL.iter().flat_map(move |&towers| {
                    let rest = Premonitions::ALL.iter();
                    rest.map(move |&premonitions| Setup { book, towers, premonitions, ..setup })
                })
            })
        })
    }

    #[inline]
    pub(crate) fn is_duo(&self) -> bool {
        self.players == Players::Two
    }

    /// Whether a player has cards the other may not see.
    #[inline]
    pub(crate) fn is_silent(&self) -> bool {
        self.communication == Communication::Silent
    }

    pub(crate) fn first(&self) -> Seat {
        Seat::new(self.first as usize)
    }

    /// What becomes of a second door of a colour.
    pub fn duplicate_doors(&self) -> DuplicateDoors {
        self.duplicate_doors
    }

    /// Extension A.
    #[inline]
    pub fn book(&self) -> Book {
        self.book
    }

    /// Extension B.
    #[inline]
    pub fn towers(&self) -> Towers {
        self.towers
    }

    /// Extension C.
    #[inline]
    pub fn premonitions(&self) -> Premonitions {
        self.premonitions
    }

    /// What two players tell each other.
    pub fn communication(&self) -> Communication {
        self.communication
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), SetupError> {
        match option {
            "players" => self.players = read("players", value)?,
            "first" => self.first = read("first", value)?,
            "communication" => self.communication = read("communication", value)?,
            "duplicate-doors" => self.duplicate_doors = read("duplicate-doors", value)?,
            "book" => self.book = read("book", value)?,
            "towers" => self.towers = read("towers", value)?,
            "premonitions" => self.premonitions = read("premonitions", value)?,
            _ => return Err(SetupError::unknown_option::<Setup>(option)),
        }
        Ok(())
    }
}

fn read<T: Named>(option: &'static str, value: &str) -> Result<T, SetupError> {
    setup::read::<Setup, T>(option, value)
}

impl dedale_core::Setup for Setup {
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec::closed("players", &["1", "2"], "1", "ON-P1"),
        OptionSpec::closed("first", &["1", "2"], "1", "ON-P1"),
        OptionSpec::closed("communication", &["open", "silent"], "open", "ON-P8"),
        OptionSpec::closed("duplicate-doors", &["keep", "limbo"], "keep", "ON-P7"),
        OptionSpec::closed("book", &["none", "normal", "hard"], "none", "ON-A1"),
        OptionSpec::closed("towers", &["none", "normal", "ruins"], "none", "ON-B1"),
        OptionSpec::closed("premonitions", &["none", "4", "5", "6"], "none", "ON-D1"),
    ];

    fn seats(&self) -> usize {
        self.players as usize + 1
    }

    /// ON-P8.
    fn may_talk(&self) -> bool {
        !self.is_silent()
    }

    fn get(&self, option: &str) -> Cow<'static, str> {
        let name = match option {
            "players" => self.players.name(),
            "first" => self.first.name(),
            "communication" => self.communication.name(),
            "duplicate-doors" => self.duplicate_doors.name(),
            "book" => self.book.name(),
            "towers" => self.towers.name(),
            "premonitions" => self.premonitions.name(),
            _ => panic!("no option {option}"),
        };
        name.into()
    }

    fn from_options<'a>(options: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, SetupError> {
        let mut setup = Setup::default();
        for (option, value) in options {
            setup.set(option, value)?;
        }
        let solo = Setup {
            book: setup.book,
            towers: setup.towers,
            premonitions: setup.premonitions,
            ..Setup::solo()
        };
        if setup.is_duo() {
            return Ok(setup);
        }
        let alone = |spec: &&OptionSpec| setup.get(spec.id) != solo.get(spec.id);
        match Self::OPTIONS.iter().find(alone) {
            Some(spec) => {
                Err(SetupError::Conflict { option: spec.id, value: setup.get(spec.id), with: "players=1" })
            }
            None => Ok(setup),
        }
    }
}

dedale_core::setup_document!(Setup);

#[cfg(test)]
mod tests {
    use dedale_core::Setup as _;

    use super::*;

    #[test]
    fn on_e1_there_are_72_configurations_and_each_reads_what_it_writes() {
        let setups: Vec<_> = Setup::all(Communication::Silent).collect();
        assert_eq!(setups.len(), 72);
        for setup in setups {
            assert_eq!(Setup::from_text(&setup.text()), Ok(setup));
        }
    }

    #[test]
    fn the_defaults_are_those_of_the_option_table() {
        for spec in Setup::OPTIONS {
            assert_eq!(Setup::default().get(spec.id), spec.default);
            assert!(spec.values.contains(&spec.default));
        }
    }

    #[test]
    fn what_needs_two_players_is_refused_for_one() {
        for text in ["players=1 communication=silent", "first=2", "duplicate-doors=limbo"] {
            let error = Setup::from_text(text).expect_err(text);
            assert_eq!(error.code(), "setup-conflict", "{text}");
        }
        assert!(Setup::from_text("communication=silent players=2 duplicate-doors=limbo first=2").is_ok());
    }

    #[test]
    fn a_wrong_option_is_named() {
        assert_eq!(Setup::from_text("players").expect_err("no value").code(), "setup-not-an-option");
        assert_eq!(Setup::from_text("colour=red").expect_err("unknown").field(), "colour");
        let error = Setup::from_text("book=soft").expect_err("unknown value");
        assert_eq!((error.code(), error.field()), ("setup-unknown-value", "book"));
    }
}
