use data_encoding::HEXLOWER;
use dedale_core::chance::Seed;
use dedale_games::{AnySetup, GameId};
use dedale_protocol::{Clock, Millis, TableId, UserId};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::TableError;

/// The fixed description of a table. It never changes.
#[derive(Clone, Debug)]
pub struct About {
    /// Its id.
    pub id: TableId,
    /// The game and its options.
    pub setup: AnySetup,
    /// The version of the rules it was set up under.
    pub rules: u32,
    /// The seed of the deal.
    pub seed: Seed,
    /// The commitment to the seed, published before the game.
    pub commitment: String,
    /// The person who set it up.
    pub owner: UserId,
    /// When that was.
    pub created: Millis,
    /// The options of the table, beside those of the game.
    pub options: Options,
    /// The table it was branched from, and after how many moves.
    pub branch_of: Option<(TableId, u32)>,
    /// The day whose deal it is.
    pub day: Option<String>,
    /// Whether nobody can have known the deal.
    pub counted: bool,
}

impl About {
    /// The game that is played.
    pub fn game(&self) -> GameId {
        self.setup.game
    }
}

/// Refuses rules by which this program cannot play.
pub(crate) fn check_playable(game: GameId, rules: u32) -> Result<(), TableError> {
    if game.playable_rules().contains(&rules) {
        return Ok(());
    }
    Err(TableError::OldRules { then: rules, now: game.info().rules })
}

/// SHA-256 of `dedale seed 1`, a line feed and the text of the seed.
pub fn commitment(seed: Seed) -> String {
    HEXLOWER.encode(&Sha256::digest(format!("dedale seed 1\n{seed}")))
}

/// The owner's options for the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether it stands in the lobby.
    pub listed: bool,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// Whether its players can talk.
    pub chat: bool,
    /// How long they may think.
    pub clock: Option<Clock>,
    /// Whether the finished game goes to the public archive, without names.
    pub archived: bool,
    /// Whether people who play together get hints.
    pub hints: bool,
    /// The bot that plays for somebody absent, if not the game's strongest quick one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            listed: false,
            spectators: true,
            chat: true,
            clock: None,
            archived: true,
            hints: false,
            stand_in: None,
        }
    }
}

impl Options {
    const LONGEST_S: u32 = 30 * 24 * 3600;

    /// Refuses clocks nobody can play by.
    pub fn check(&self) -> Result<(), TableError> {
        let fits = |seconds: u32| (1..=Self::LONGEST_S).contains(&seconds);
        let right = match self.clock {
            None => true,
            Some(Clock::PerMove { per_move_s }) => fits(per_move_s),
            Some(Clock::Bank { bank_s, increment_s }) => fits(bank_s) && increment_s <= Self::LONGEST_S,
        };
        let expected = || format!("1 to {} seconds", Self::LONGEST_S);
        if right { Ok(()) } else { Err(TableError::Invalid { field: "clock", expected: expected() }) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `printf 'dedale seed 1\n42' | sha256sum`
    #[test]
    fn anybody_can_compute_a_commitment() {
        let expected = "17ed85742e11956524c753a8ed50c37f43c45f4eb48e0a6c33718d06816c5005";
        assert_eq!(commitment(Seed::Quick(42)), expected);
    }
}
