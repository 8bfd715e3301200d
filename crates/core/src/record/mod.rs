//! A whole game, replayable for ever: setup, seed and steps, with the result and hash they lead to.

mod document;
mod error;
mod text;

use std::cmp::Ordering;
use std::fmt;

pub use document::RecordDocument;
pub use error::{Place, RecordError};
pub use text::{game_of, is_record};

use crate::chance::Seed;
use crate::matches::MatchError;
use crate::{Action, Match, Outcome, Refusal, Rules, Seat, SeatSet};

/// One step of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<A> {
    /// The answer to a decision.
    Act(A),
    /// A seat gave up.
    Concede(Seat),
}

impl<A: fmt::Display> fmt::Display for Step<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Act(action) => action.fmt(f),
            Step::Concede(seat) => write!(f, "concede {seat}"),
        }
    }
}

impl<A: Action> std::str::FromStr for Step<A> {
    type Err = crate::UnknownAction;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(seat) = text.strip_prefix("concede ") {
            let number = seat.parse().ok().and_then(Seat::from_number);
            return number.map(Step::Concede).ok_or_else(|| crate::UnknownAction(text.to_owned()));
        }
        text.parse().map(Step::Act)
    }
}

/// The end a record tells of.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// The winners.
    pub winners: SeatSet,
    /// Why it ended.
    pub reason: String,
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Ending {
        Ending { winners: outcome.winners, reason: outcome.reason.to_owned() }
    }
}

/// A whole game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Rules> {
    /// The version of the rules it was played by.
    pub rules: u32,
    /// The choices before the game.
    pub setup: G::Setup,
    /// The seed of its chance.
    pub seed: Seed,
    /// The steps.
    pub steps: Vec<Step<G::Action>>,
    /// How it ended; none if it was left unfinished.
    pub outcome: Option<Ending>,
    /// The fingerprint of the last state.
    pub hash: u64,
}

impl<G: Rules> Record<G> {
    /// Plays it again, and fails unless every step is legal and result and hash are those it tells of. A record of older
    /// rules replays if they make no difference to it.
    pub fn replay(&self) -> Result<Match<G>, RecordError> {
        let of_other_rules =
            || RecordError::new("record-rules-version", Place::Field("rules"), self.rules, G::VERSION);
        match self.rules.cmp(&G::VERSION) {
            _ if self.rules == 0 => Err(of_other_rules()),
            Ordering::Less => self.replay_by_these_rules().map_err(|_| of_other_rules()),
            Ordering::Equal => self.replay_by_these_rules(),
            Ordering::Greater => Err(of_other_rules()),
        }
    }

    fn replay_by_these_rules(&self) -> Result<Match<G>, RecordError> {
        let mut game = Match::<G>::new(&self.setup, self.seed);
        for (at, &step) in self.steps.iter().enumerate() {
            let taken = match step {
                Step::Concede(seat) if self.rules == G::VERSION => game.concede(seat),
                _ => game.take(step),
            };
            taken.map_err(|error| refused(error, at, step, game.state().legal()))?;
        }
        let ended = game.outcome().map(Ending::from);
        if ended != self.outcome && !self.tells_nobody_won(ended.as_ref()) {
            let tell =
                |ending: &Option<Ending>| ending.as_ref().map_or("unfinished".to_owned(), text::ending);
            let (found, expected) = (tell(&self.outcome), tell(&ended));
            return Err(RecordError::new("record-wrong-result", Place::Field("result"), found, expected));
        }
        if game.hash() != self.hash {
            let tell = |hash| format!("{hash:016x}");
            let (found, expected) = (tell(self.hash), tell(game.hash()));
            return Err(RecordError::new("record-wrong-hash", Place::Field("hash"), found, expected));
        }
        Ok(game)
    }

    /// Whether it tells that nobody won a game that was given up: no seat ever won one when it was written.
    fn tells_nobody_won(&self, ended: Option<&Ending>) -> bool {
        let given_up = |ending: &Ending| ending.reason == Outcome::CONCEDED;
        let nobody = |ending: &Ending| given_up(ending) && ending.winners.is_empty();
        ended.is_some_and(given_up) && self.outcome.as_ref().is_some_and(nobody)
    }
}

fn refused<A: Action, I: Refusal>(
    error: MatchError<I>,
    at: usize,
    step: Step<A>,
    legal: impl crate::Legal<A>,
) -> RecordError {
    let place = Place::Step(at);
    match error {
        MatchError::Illegal(why) => {
            let expected = legal.iter().map(|action| action.to_string()).collect::<Vec<_>>().join(", ");
            RecordError::new("record-illegal-action", place, step, expected).because(why.code())
        }
        MatchError::Over | MatchError::NoSuchStep { .. } => {
            RecordError::new("record-after-end", place, step, "result")
        }
        MatchError::NoSuchSeat(seat) => {
            RecordError::new("record-no-such-seat", place, seat, "a seat of the game")
        }
        MatchError::GoesOn => RecordError::new("record-goes-on", place, step, "an answer"),
    }
}
