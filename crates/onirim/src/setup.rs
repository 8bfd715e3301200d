//! The choices made before a game (ON-E1).

use dedale_core::Seat;
use dedale_core::names::named_enum;

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

dedale_core::setup! {
    /// The choices made before a game. Only playable ones exist.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Setup {
        /// One dreamer, or two together.
        "players" => players: Players = "1", "ON-P1";
        /// Who picks first and begins.
        "first" => first: First = "1", "ON-P1", players |&first| first as usize + 1;
        /// What two players tell each other.
        pub "communication" => communication: Communication = "open", "ON-P8",
            players |&told| if told == Communication::Open { 1 } else { 2 };
        /// What becomes of a second door of a colour.
        pub "duplicate-doors" => duplicate_doors: DuplicateDoors = "keep", "ON-P7",
            players |&doors| if doors == DuplicateDoors::Keep { 1 } else { 2 };
        /// Extension A.
        pub "book" => book: Book = "none", "ON-A1";
        /// Extension B.
        pub "towers" => towers: Towers = "none", "ON-B1";
        /// Extension C.
        pub "premonitions" => premonitions: Premonitions = "none", "ON-D1";
    }

    fn seats(&self) -> usize {
        self.players as usize + 1
    }

    /// ON-P8.
    fn may_talk(&self) -> bool {
        !self.is_silent()
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
}

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
