use dedale_games::{AnyMatch, Problem};
use dedale_protocol::{FoundBy, Hint, Pace, Why, base32};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// A position in which one answer, or a few that are level, is clearly best; or one in which a whole turn can reach a goal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// How hard it is, on Elo's scale; see [`rating`](crate::rating).
    pub rating: u32,
    /// The bot on all seats but the first, which is the one that is asked.
    pub bot: String,
    /// Every answer, the best first.
    pub answers: Vec<Rated>,
    /// How many of them are right: more than one where the best are level.
    pub right: usize,
    /// Where a whole turn is asked for: the treasures to be found in it. Its best first answer is then the only one told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal: Option<u32>,
    /// How soon the team wins after such a turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// The answers that go with the best one, where several make one choice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<String>,
    /// Why the best one is better than another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Why>,
    /// How many of their tries the bots found it in, the weakest first.
    pub found: Vec<FoundBy>,
    /// The game up to the question, as a text record.
    pub record: String,
}

/// The value of an answer: its text, the chance to win, the standard error of that, and how often it was tried.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rated(pub String, pub f64, pub f64, pub u32);

impl Puzzle {
    /// Its name in links: the beginning of its record's digest.
    pub fn id(&self) -> String {
        let mut id = base32(&self.digest());
        id.truncate(Self::ID_LENGTH);
        id
    }

    const ID_LENGTH: usize = 8;

    pub(crate) fn digest(&self) -> [u8; 16] {
        let digest = Sha256::digest(self.record.as_bytes());
        std::array::from_fn(|at| digest[at])
    }

    /// The match, up to the question.
    pub fn game(&self) -> Result<AnyMatch, Problem> {
        AnyMatch::load_record(&self.record)
    }

    /// Whether one answer is right.
    pub fn is_right(&self, answer: &str) -> bool {
        self.answers.iter().take(self.right).any(|Rated(action, ..)| action == answer)
    }

    /// The answers as hints tell them.
    pub(crate) fn hints(&self) -> Vec<Hint> {
        let hint = |(place, Rated(action, chance, error, visits)): (usize, &Rated)| Hint {
            action: action.clone(),
            then: if place == 0 { self.then.clone() } else { Vec::new() },
            chance: *chance,
            error: *error,
            visits: *visits,
            pace: self.pace.filter(|_| place == 0),
            why: self.why.clone().filter(|_| place == 0),
            text: None,
        };
        self.answers.iter().enumerate().map(hint).collect()
    }
}
