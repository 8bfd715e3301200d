use dedale_core::{Game, Match};

/// Writes out the list of games. `$dollar` is a dollar sign, for the macros it writes.
macro_rules! games {
    ($dollar:tt $($(#[$doc:meta])* $name:ident = $state:path,)+) => {
        /// A game of the table.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum GameId {
            $($(#[$doc])* $name,)+
        }

        impl GameId {
            /// Every game.
            pub const ALL: [GameId; [$(GameId::$name),+].len()] = [$(GameId::$name),+];
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

/// A game of the list.
pub trait Listed: Game {
    /// Which one.
    const GAME: GameId;

    /// The match, if it is one of this game; or else which game it is of.
    fn of_any(game: AnyMatch) -> Result<Match<Self>, GameId>;

    /// The match as one of any game.
    fn into_any(game: Match<Self>) -> AnyMatch;
}

games! {
    $
    /// Onirim.
    Onirim = dedale_onirim::State,
    /// Labyrinth Team Edition.
    Labyrinth = dedale_labyrinth::State,
    /// La Clé des mondes.
    Mondes = dedale_mondes::State,
}

impl GameId {
    /// Whether all players win or lose together.
    pub fn is_cooperative(self) -> bool {
        match self {
            GameId::Onirim | GameId::Labyrinth => true,
            GameId::Mondes => false,
        }
    }
}
