use dedale_core::Seat;
use dedale_games::{Details, Problem, UnknownBot};
use dedale_protocol::{Fault, TableId};

/// Why something is not done. Whatever it says, nothing has changed. Each has a stable code and a status.
#[derive(Clone, Debug, thiserror::Error)]
pub enum TableError {
    /// A game refuses it.
    #[error(transparent)]
    Game(#[from] Problem),
    /// A game refuses an answer; these are possible.
    #[error("{problem}")]
    NotPossible {
        /// Why the game refuses it.
        problem: Problem,
        /// The legal answers, for the player who must answer.
        legal: Vec<String>,
    },
    /// No such bot.
    #[error(transparent)]
    Bot(#[from] UnknownBot),
    /// The parameters have the wrong shape.
    #[error("{field}: expected {expected}")]
    Invalid {
        /// The parameter.
        field: &'static str,
        /// The value expected.
        expected: String,
    },
    /// Not for this one.
    #[error("not allowed")]
    Forbidden,
    /// Somebody else's seat.
    #[error("seat {0} is not yours")]
    NotYourSeat(Seat),
    /// Only the owner may.
    #[error("only the owner of the table may do that")]
    NotTheOwner,
    /// The table has no such step.
    #[error("no such step")]
    NoSuchStep,
    /// The seed is not told before the end.
    #[error("the seed is not revealed yet")]
    NotRevealed,
    /// The match has changed since.
    #[error("made against step {given}, but it is step {now}")]
    StaleStep {
        /// The step of the command.
        given: u64,
        /// The current step.
        now: u64,
    },
    /// Another seat is asked.
    #[error("seat {0} is not asked now")]
    NotYourTurn(Seat),
    /// Somebody sits there.
    #[error("seat {0} is taken")]
    SeatTaken(Seat),
    /// Nobody sits there.
    #[error("nobody sits on seat {0}")]
    SeatEmpty(Seat),
    /// Not in this phase of the table.
    #[error("not while the table is {0}")]
    WrongPhase(&'static str),
    /// The person on that seat is present.
    #[error("seat {0} is not absent")]
    NotAbsent(Seat),
    /// The person of that seat gave the game up.
    #[error("seat {0} has given up")]
    Conceded(Seat),
    /// Nothing was proposed to this seat.
    #[error("nothing is proposed")]
    NoProposal,
    /// Something is proposed already.
    #[error("something else is proposed already")]
    OtherProposal,
    /// Others play here, and did not agree to hints.
    #[error("no hints are given at this table")]
    NoHints,
    /// The table does without.
    #[error("this table has no {0}")]
    SwitchedOff(&'static str),
    /// The table was set up under another version of the rules, by which nobody can play any more.
    #[error("set up under version {then} of the rules; this program plays version {now}")]
    OldRules {
        /// The version it was set up under.
        then: u32,
        /// The version this program plays.
        now: u32,
    },
    /// What was kept of the table is damaged.
    #[error("entry {number} of the table cannot be")]
    Spoiled {
        /// The table.
        table: TableId,
        /// The number of the entry.
        number: i64,
    },
}

impl TableError {
    /// The error as data.
    pub fn details(&self) -> Details {
        match self {
            TableError::Game(problem) | TableError::NotPossible { problem, .. } => problem.details(),
            TableError::Bot(error) => error.details(),
            TableError::Invalid { field, expected } => {
                Details::new("invalid-params").field(*field).expected(expected)
            }
            TableError::Forbidden => Details::new("forbidden"),
            TableError::NotYourSeat(seat) => Details::new("not-your-seat").found(seat),
            TableError::NotTheOwner => Details::new("not-the-owner"),
            TableError::NoSuchStep => Details::new("no-such-step"),
            TableError::NotRevealed => Details::new("not-revealed-yet"),
            TableError::StaleStep { given, now } => {
                Details::new("stale-step").field("step").found(given).expected(now)
            }
            TableError::NotYourTurn(seat) => Details::new("not-your-turn").field("as").found(seat),
            TableError::SeatTaken(seat) => Details::new("seat-taken").field("seat").found(seat),
            TableError::SeatEmpty(seat) => Details::new("seat-empty").field("seat").found(seat),
            TableError::WrongPhase(phase) => Details::new("wrong-phase").found(phase),
            TableError::NotAbsent(seat) => Details::new("not-absent").field("seat").found(seat),
            TableError::Conceded(seat) => Details::new("conceded").field("seat").found(seat),
            TableError::NoProposal => Details::new("no-proposal"),
            TableError::OtherProposal => Details::new("other-proposal"),
            TableError::NoHints => Details::new("no-hints-here"),
            TableError::SwitchedOff(what) => Details::new("switched-off").found(what),
            TableError::OldRules { then, now } => {
                Details::new("old-rules").field("rules").found(then).expected(now)
            }
            TableError::Spoiled { .. } => Details::new("store-failed"),
        }
    }

    /// The status over HTTP.
    pub fn status(&self) -> u16 {
        match self {
            TableError::Game(problem) | TableError::NotPossible { problem, .. } => status_of_problem(problem),
            TableError::Bot(_) | TableError::Invalid { .. } => 400,
            TableError::Forbidden
            | TableError::NotYourSeat(_)
            | TableError::NotTheOwner
            | TableError::NoHints
            | TableError::SwitchedOff(_) => 403,
            TableError::NoSuchStep | TableError::NotRevealed => 404,
            TableError::StaleStep { .. }
            | TableError::NotYourTurn(_)
            | TableError::SeatTaken(_)
            | TableError::SeatEmpty(_)
            | TableError::WrongPhase(_)
            | TableError::NotAbsent(_)
            | TableError::Conceded(_)
            | TableError::NoProposal
            | TableError::OtherProposal => 409,
            TableError::OldRules { .. } => 410,
            TableError::Spoiled { .. } => 503,
        }
    }

    /// The same as JSON-RPC says it.
    pub fn fault(&self) -> Fault {
        let number = match self {
            TableError::Invalid { .. } => Fault::INVALID_PARAMS,
            TableError::Spoiled { .. } => Fault::INTERNAL_ERROR,
            _ => Fault::REFUSED,
        };
        let fault = Fault::new(number, &self.to_string(), self.details());
        match self {
            TableError::NotPossible { legal, .. } => fault.with_legal(legal.clone()),
            _ => fault,
        }
    }
}

/// The status over HTTP of a game's refusal.
pub fn status_of_problem(problem: &Problem) -> u16 {
    match problem {
        Problem::Illegal(_) | Problem::Over => 409,
        _ => 400,
    }
}
