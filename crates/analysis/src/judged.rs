use dedale_bots::{Advice, Pace};
use dedale_core::Seat;
use dedale_protocol::{TurnsToGo, Why};
use serde::{Deserialize, Serialize};

use crate::numbers::rounded;

/// A decision that was made, and what its maker could know of it then.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judged {
    /// The steps of the match before it.
    pub step: usize,
    /// The turn it was made in.
    pub turn: u32,
    /// The seat that made it.
    pub seat: Seat,
    /// The answer, as its text.
    pub taken: String,
    /// The best answer.
    pub best: String,
    /// The answers that go with the best one, where several make one choice.
    pub then: Vec<String>,
    /// The chance to win before it: what the best answer is worth.
    pub chance: f64,
    /// The value of the answer taken.
    pub worth: f64,
    /// The standard error of the difference.
    pub error: f64,
    /// How soon the team would win, in games that know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<TurnsToGo>,
    /// Why the best answer is better, where it certainly is and that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Why>,
}

impl Judged {
    /// How many standard errors a difference must have to be taken for one.
    const CERTAIN: f64 = 2.0;
    /// Fewer turns than these nobody feels.
    const FELT: f64 = 0.25;

    /// The value of the best answer minus that of the answer taken; zero if the difference may well be sampling error.
    pub fn regret(&self) -> f64 {
        let difference = rounded(self.chance - self.worth);
        if difference > Self::CERTAIN * self.error { difference } else { 0.0 }
    }

    /// The chance that is left after the decision, before chance answers.
    pub fn expected(&self) -> f64 {
        rounded(self.chance - self.regret())
    }
}

/// The opinion of an adviser with the knowledge of the deciding player.
pub(crate) struct Opinion {
    pub(crate) best: Advice<String>,
    /// The rating of the answer taken, unless it is the best.
    pub(crate) taken: Option<Advice<String>>,
    /// Why the best is better than that.
    pub(crate) why: Option<Why>,
}

impl Opinion {
    /// The decision that was made at this step.
    pub(crate) fn judged(self, step: usize, turn: u32, seat: Seat, taken: &str) -> Judged {
        let Opinion { best, taken: other, why } = self;
        let chance = rounded(best.worth);
        let turns = |best: &Advice<String>, taken: &Advice<String>| {
            best.pace.zip(taken.pace).map(|(best, taken)| compared(best, taken))
        };
        let judged = |best: Advice<String>, chance: f64, worth: f64, error: f64, turns, why| Judged {
            step,
            turn,
            seat,
            taken: taken.to_owned(),
            best: best.action,
            then: best.then,
            chance,
            worth,
            error,
            turns,
            why,
        };
        match other {
            None => {
                let turns = turns(&best, &best);
                judged(best, chance, chance, 0.0, turns, None)
            }
            Some(other) => {
                let worth = rounded(other.worth);
                let error = rounded(best.error.hypot(other.error));
                let compared = turns(&best, &other);
                let slower = compared.is_some_and(|turns| turns.lost > 0.0);
                if worth > chance && !slower {
                    let turns = turns(&other, &other);
                    return judged(other, worth, worth, error, turns, None);
                }
                judged(best, chance, worth, error, compared, why)
            }
        }
    }
}

/// Whether an answer wins more often than another, or sooner, and that is hardly sampling error.
pub(crate) fn is_certainly_better<A>(one: &Advice<A>, other: &Advice<A>) -> bool {
    let gap = rounded(one.worth) - rounded(other.worth);
    let sooner = one.pace.zip(other.pace).is_some_and(|(one, other)| compared(one, other).lost > 0.0);
    other.visits > 0 && (sooner || gap > Judged::CERTAIN * rounded(one.error.hypot(other.error)))
}

/// The turns to go after the best answer and after the one that was taken.
fn compared(best: Pace, taken: Pace) -> TurnsToGo {
    let lost = rounded(taken.turns - best.turns);
    let least = Judged::FELT.max(Judged::CERTAIN * f64::from(best.error.hypot(taken.error)));
    TurnsToGo {
        best: rounded(best.turns),
        taken: rounded(taken.turns),
        lost: if lost >= least { lost } else { 0.0 },
    }
}
