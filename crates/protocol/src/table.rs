use dedale_core::chance::Seed;
use dedale_core::record::Ending;
use dedale_core::{Seat, SeatSet, SetupDocument};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Millis, Proposed, TableId, UserId};

/// The public document of a table: everything that anybody with the link may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableDocument {
    /// Its id, which is the key in its link.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules: u32,
    /// Every option of the game.
    pub setup: SetupDocument,
    /// How far it is.
    pub phase: Phase,
    /// The person who set it up.
    pub owner: UserId,
    /// The seats and their people.
    pub seats: Vec<SeatDocument>,
    /// Whether it stands in the lobby.
    pub listed: bool,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// Whether its players can talk: the option of the table.
    pub chat: bool,
    /// Whether they may talk now: a silent game keeps them quiet while it is played.
    pub may_talk: bool,
    /// Whether the finished game goes to the public archive, without names.
    pub archived: bool,
    /// Whether hints are given.
    pub hints: bool,
    /// How long people may think.
    pub clock: Option<Clock>,
    /// The open proposal.
    pub proposal: Option<Proposal>,
    /// SHA-256 of `dedale seed 1`, a line feed and the seed's text.
    pub commitment: String,
    /// The seed, once it may be told.
    pub seed: Option<Seed>,
    /// When it was set up.
    pub created: Millis,
    /// When the cards were dealt.
    pub started: Option<Millis>,
    /// When the game ended.
    pub ended: Option<Millis>,
    /// How it ended; the reason is `stopped` after a vote.
    pub outcome: Option<Ending>,
    /// The table of the rematch.
    pub next: Option<TableId>,
    /// The game it was branched from.
    pub branch_of: Option<BranchOf>,
    /// The day whose deal it is.
    pub day: Option<String>,
    /// Whether nobody can have known the deal; otherwise it is practice, and counts nowhere.
    pub counted: bool,
}

/// A seat, and who is on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatDocument {
    /// Its number, from 1.
    pub seat: Seat,
    /// The person who sits there.
    pub user: Option<UserId>,
    /// The name of the person.
    pub name: Option<String>,
    /// The bot that sits there.
    pub bot: Option<String>,
    /// The bot that plays for the person.
    pub stand_in: Option<String>,
    /// Whether its person gave the game up: the bot plays it to the end.
    pub conceded: bool,
    /// The time left on the clock.
    pub left_ms: Option<Millis>,
}

impl SeatDocument {
    /// Whether anybody may sit down.
    pub fn is_free(&self) -> bool {
        self.user.is_none() && self.bot.is_none()
    }
}

/// Something that needs the consent of all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Proposal {
    /// The kind of proposal.
    #[serde(flatten)]
    pub what: Proposed,
    /// The seat that proposes it.
    pub by: Seat,
    /// The seats that agreed.
    pub agreed: SeatSet,
    /// The seats that must agree.
    pub asked: SeatSet,
}

/// The move of another game from which a table plays on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct BranchOf {
    /// The other game's table.
    pub table: TableId,
    /// How many of its moves were kept.
    pub moves: u32,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// People sit down.
    Gathering,
    /// They play.
    Playing,
    /// The game is over.
    Over,
}

impl Phase {
    /// Its name on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Phase::Gathering => "gathering",
            Phase::Playing => "playing",
            Phase::Over => "over",
        }
    }
}

/// The time people have to think. A bot stands in for a player who runs out of time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, deny_unknown_fields)]
pub enum Clock {
    /// For each answer.
    PerMove {
        /// Seconds.
        per_move_s: u32,
    },
    /// For the whole game.
    #[schemars(extend("required" = ["bank_s"]))]
    Bank {
        /// Seconds at the start.
        bank_s: u32,
        /// Seconds more after each answer.
        #[serde(default)]
        increment_s: u32,
    },
}
