use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use dedale_core::{OptionSpec, Rules, Setup};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{GameId, Row};

/// Facts about a game, known before it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct GameInfo {
    /// Its id.
    pub id: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The fewest players.
    pub min_players: u32,
    /// The most players.
    pub max_players: u32,
    /// Whether all players win or lose together.
    pub cooperative: bool,
    /// The prefix of its rule ids.
    pub rule_prefix: &'static str,
    /// The number of players of a newcomer's first game, bots included.
    pub first_game_players: u32,
    /// The options that change the game most.
    pub main_options: &'static [&'static str],
    /// The number of its puzzles.
    pub puzzles: usize,
    /// Its options, with their values and defaults.
    pub options: &'static [OptionSpec],
}

impl GameId {
    /// Facts about the game.
    pub fn info(self) -> GameInfo {
        with_game!(self, G => info::<G>(self.row()))
    }

    /// The versions of the rules whose games this program can continue.
    pub fn playable_rules(self) -> RangeInclusive<u32> {
        with_game!(self, G => G::COMPATIBLE_SINCE..=G::VERSION)
    }
}

fn info<G: Rules>(row: &Row) -> GameInfo {
    let options = <G::Setup as Setup>::OPTIONS;
    let players = options.iter().find(|spec| spec.id == "players");
    let counts = players.map_or(&[][..], |spec| spec.values).iter().filter_map(|count| count.parse().ok());
    GameInfo {
        id: G::ID,
        rules: G::VERSION,
        min_players: counts.clone().min().unwrap_or(1),
        max_players: counts.max().unwrap_or(1),
        cooperative: row.cooperative,
        rule_prefix: row.rule_prefix,
        first_game_players: row.first_game_players,
        main_options: row.main_options,
        puzzles: row.puzzles.count(),
        options,
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().id)
    }
}

/// Not a game of the table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown game “{0}”")]
pub struct UnknownGame(pub String);

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<GameId, UnknownGame> {
        let found = GameId::ALL.into_iter().find(|game| game.info().id == text);
        found.ok_or_else(|| UnknownGame(text.to_owned()))
    }
}
