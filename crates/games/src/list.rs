use dedale_core::{Game, Match};

use crate::{Collection, Row};

/// Writes out the list of games. `$dollar` is a dollar sign, for the macros it writes.
macro_rules! games {
    ($dollar:tt $($(#[$doc:meta])* $name:ident = $state:path, $row:expr;)+) => {
        /// A game of the table.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum GameId {
            $($(#[$doc])* $name,)+
        }

        impl GameId {
            /// Every game.
            pub const ALL: [GameId; [$(GameId::$name),+].len()] = [$(GameId::$name),+];

            /// Everything that differs between games outside their own folders.
            pub const fn row(self) -> &'static Row {
                match self {
                    $(GameId::$name => const { &$row },)+
                }
            }
        }

        /// The state of each game.
        pub mod states {
            $(pub use $state as $name;)+
        }

        /// A match of any game.
        #[derive(Clone, Debug)]
        #[expect(clippy::large_enum_variant, reason = "little beside the steps and events of a match")]
        pub enum AnyMatch {
            $($(#[$doc])* $name(Match<$state>),)+
        }

        impl AnyMatch {
            /// Which game it is of.
            pub fn id(&self) -> GameId {
                match self {
                    $(AnyMatch::$name(_) => GameId::$name,)+
                }
            }
        }

        $(
            impl From<Match<$state>> for AnyMatch {
                fn from(game: Match<$state>) -> AnyMatch {
                    AnyMatch::$name(game)
                }
            }

            impl Listed for $state {
                const GAME: GameId = GameId::$name;

                fn of_any(game: AnyMatch) -> Result<Match<Self>, GameId> {
                    let id = game.id();
                    match game {
                        AnyMatch::$name(game) => Ok(game),
                        #[allow(unreachable_patterns, reason = "there may be but one game")]
                        _ => Err(id),
                    }
                }

                fn into_any(game: Match<Self>) -> AnyMatch {
                    game.into()
                }
            }
        )+

        /// `with_game!(id, G => code)` runs the code with `G` naming the state type of the game.
        #[macro_export]
        macro_rules! with_game {
            ($dollar id:expr, $dollar game:ident => $dollar code:expr) => {
                match $dollar id {
                    $($crate::GameId::$name => {
                        type $dollar game = $crate::states::$name;
                        $dollar code
                    })+
                }
            };
        }

        /// `with_match!(any, game => code)` runs the code with `game` being the match itself.
        #[macro_export]
        macro_rules! with_match {
            ($dollar any:expr, $dollar game:ident => $dollar code:expr) => {
                match $dollar any {
                    $($crate::AnyMatch::$name($dollar game) => $dollar code,)+
                }
            };
        }
    };
}

/// Writes out the list of the games whose cargo feature is on. The rows are filtered here, before `games!` sees them: in the
/// macros that it writes, `cfg` would ask for the features of the crate that uses them.
macro_rules! compiled_in {
    ($dollar:tt []) => {
        compile_error!("no game is compiled in: enable the cargo feature of at least one");
    };
    ($dollar:tt [$($row:tt)+]) => {
        games! { $dollar $($row)+ }
    };
    ($dollar:tt [$($kept:tt)*]
        $feature:literal: $(#[$doc:meta])* $name:ident = $state:path, $row:expr; $($rest:tt)*
    ) => {
        #[cfg(feature = $feature)]
        compiled_in! { $dollar [$($kept)* $(#[$doc])* $name = $state, $row;] $($rest)* }
        #[cfg(not(feature = $feature))]
        compiled_in! { $dollar [$($kept)*] $($rest)* }
    };
}

/// A game of the list.
pub trait Listed: Game {
    /// Which one.
    const GAME: GameId;

    /// The match, if it is one of this game; or else which game it is of.
    fn of_any(game: AnyMatch) -> Result<Match<Self>, GameId>;

    /// The match as one of any game.
    fn into_any(game: Match<Self>) -> AnyMatch;
}

compiled_in! {
    $ []
    "onirim":
    /// Onirim.
    Onirim = dedale_onirim::State, Row {
        rule_prefix: "ON",
        cooperative: true,
        main_options: &["book", "towers", "premonitions", "communication"],
        short_names: &[
            ("book", ("book", "normal")),
            ("book-hard", ("book", "hard")),
            ("towers", ("towers", "normal")),
            ("ruins", ("towers", "ruins")),
            ("premonitions", ("premonitions", "4")),
            ("premonitions-5", ("premonitions", "5")),
            ("premonitions-6", ("premonitions", "6")),
            ("silent", ("communication", "silent")),
        ],
        data_files: &[],
        first_game_players: 1,
        daily: &[&[], &[("book", "normal"), ("towers", "normal"), ("premonitions", "4")]],
        daily_is_graded: true,
        puzzles: Collection::of(include_str!("../puzzles/onirim.jsonl")),
        bench: &[
            "players=1",
            "players=1 book=normal towers=normal premonitions=4",
            "players=2 communication=silent",
            "players=2 communication=silent book=hard towers=ruins premonitions=6",
        ],
    };
    "labyrinth":
    /// Labyrinth Team Edition.
    Labyrinth = dedale_labyrinth::State, Row {
        rule_prefix: "LA",
        cooperative: true,
        main_options: &["level", "pages", "spells", "memory"],
        short_names: &[
            ("standard", ("level", "standard")),
            ("expert", ("level", "expert")),
            ("chosen", ("spells", "chosen")),
            ("aid", ("memory", "aid")),
        ],
        data_files: dedale_labyrinth::DATA_FILES,
        first_game_players: 2,
        daily: &[&[], &[("level", "expert")]],
        daily_is_graded: false,
        puzzles: Collection::of(include_str!("../puzzles/labyrinth.jsonl")),
        bench: &["players=2", "players=4 level=expert", "players=4 level=standard memory=aid"],
    };
    "mondes":
    /// La Clé des mondes.
    Mondes = dedale_mondes::State, Row {
        rule_prefix: "MO",
        cooperative: false,
        main_options: &["character-key", "reach", "counter-chains"],
        short_names: &[
            ("payment", ("character-key", "payment")),
            ("no-chains", ("counter-chains", "no")),
            ("same-world", ("reach", "same-world")),
            ("no-stand-off", ("stand-off", "no")),
        ],
        data_files: dedale_mondes::DATA_FILES,
        first_game_players: 3,
        daily: &[&[]],
        daily_is_graded: false,
        puzzles: Collection::of(include_str!("../puzzles/mondes.jsonl")),
        bench: &["players=2", "players=5", "players=4 character-key=payment"],
    };
}
