//! The proof that a finished game was honest, which anybody can check.

use dedale_core::chance::Seed;
use dedale_core::record::RecordDocument;
use dedale_games::{AnyMatch, Problem};
use dedale_protocol::TableId;
use serde::{Deserialize, Serialize};

use crate::commitment;

/// A finished game with the commitment made before it: `GET /api/tables/TABLE/record`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    /// Where it was played.
    pub table: TableId,
    /// The commitment to the seed, made before the first card was dealt.
    pub commitment: String,
    /// The moves that counted in the end.
    pub record: RecordDocument,
    /// When moves were taken back.
    pub undone: Vec<Undone>,
    /// Whether all agreed to end it without a result.
    pub stopped: bool,
}

/// Moves that were taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undone {
    /// The step of the table at which it was done.
    pub step: u64,
    /// How many moves remained.
    pub to: u32,
}

/// Why a proof proves nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unproven {
    /// The game cannot have been played so.
    #[error(transparent)]
    Record(#[from] Problem),
    /// Another seed was promised.
    #[error("the seed has the commitment {found}, not {promised}")]
    OtherSeed {
        /// Of the seed that is told.
        found: String,
        /// Of the seed that was promised.
        promised: String,
    },
    /// It is said to be over, and is not.
    #[error("the game is neither over nor was it stopped")]
    Unfinished,
    /// It is said to have been stopped, and is over.
    #[error("the game was over, not stopped")]
    NotStopped,
}

impl Proof {
    /// Plays the game again and compares it with the record and the commitment.
    pub fn verify(&self) -> Result<AnyMatch, Unproven> {
        let game = AnyMatch::from_record(&self.record)?;
        check_commitment(self.record.seed, &self.commitment)?;
        match (game.playing().outcome(), self.stopped) {
            (None, false) => Err(Unproven::Unfinished),
            (Some(_), true) => Err(Unproven::NotStopped),
            (Some(_), false) | (None, true) => Ok(game),
        }
    }
}

/// Whether the seed is the one that was promised.
pub fn check_commitment(seed: Seed, promised: &str) -> Result<(), Unproven> {
    let found = commitment(seed);
    if found.eq_ignore_ascii_case(promised) {
        return Ok(());
    }
    Err(Unproven::OtherSeed { found, promised: promised.to_owned() })
}

#[cfg(test)]
mod tests {
    use dedale_core::Seat;
    use dedale_games::GameId;

    use super::*;

    fn proof() -> Proof {
        let seed = Seed::Sealed([7; 32]);
        let mut game = AnyMatch::new(GameId::Onirim, [], seed).expect("playable");
        game.playing_mut().concede(Seat::new(0)).expect("possible at any decision");
        Proof {
            table: TableId::fresh().expect("chance"),
            commitment: commitment(seed),
            record: game.playing().record().expect("dealt"),
            undone: Vec::new(),
            stopped: false,
        }
    }

    #[test]
    fn an_honest_game_is_proven() {
        assert!(proof().verify().is_ok());
        let read: Proof = serde_json::from_str(&serde_json::to_string(&proof()).expect("JSON")).expect("it");
        assert!(read.verify().is_ok());
    }

    #[test]
    fn another_deal_than_the_promised_one_is_found_out() {
        let other = Proof { commitment: commitment(Seed::Sealed([8; 32])), ..proof() };
        assert!(matches!(other.verify(), Err(Unproven::OtherSeed { .. })));
        let mut swapped = proof();
        swapped.record.seed = Seed::Sealed([8; 32]);
        assert!(swapped.verify().is_err());
    }

    #[test]
    fn a_game_that_was_not_played_so_is_found_out() {
        let mut shorter = proof();
        shorter.record.actions.clear();
        assert!(matches!(shorter.verify(), Err(Unproven::Record(_))));
        assert_eq!(Proof { stopped: true, ..proof() }.verify().err(), Some(Unproven::NotStopped));
        shorter.record.result = None;
        assert_eq!(shorter.verify().err(), Some(Unproven::Unfinished));
        assert!(Proof { stopped: true, ..shorter }.verify().is_ok());
    }
}
