use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use dedale_analysis::AnalysisError;
use dedale_core::Seat;
use dedale_games::{Details, Problem, UnknownBot};
use dedale_protocol::{CommandError, Fault, NoEntropy, Refusal};

/// Why something is not done. Whatever it says, nothing has changed. Each has a stable code and a status.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
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
    /// The message is not of the right shape.
    #[error("{0}")]
    BadMessage(Problem),
    /// The message is not JSON.
    #[error("{0}")]
    Unreadable(Problem),
    /// The route does not take that method of HTTP.
    #[error("not with this method")]
    WrongMethod,
    /// No such method.
    #[error("unknown method")]
    NoSuchMethod(String),
    /// Nobody is logged in.
    #[error("no session: log in or become a guest first")]
    NoSession,
    /// Name or password are wrong.
    #[error("the name or the password is wrong")]
    WrongPassword,
    /// The recovery code is wrong.
    #[error("the name or the recovery code is wrong")]
    WrongRecoveryCode,
    /// The host has banned the person.
    #[error("banned by the host")]
    Banned,
    /// Not for this one.
    #[error("not allowed")]
    Forbidden,
    /// The request comes from a foreign page.
    #[error("the request comes from another site")]
    WrongOrigin,
    /// The request is for another host.
    #[error("this server is not the host that was asked for: its names are in the setting `hosts`")]
    WrongHost,
    /// The token may not do that.
    #[error("the token lacks the scope {0}")]
    MissingScope(&'static str),
    /// Somebody else's seat.
    #[error("seat {0} is not yours")]
    NotYourSeat(Seat),
    /// Only the owner may.
    #[error("only the owner of the table may do that")]
    NotTheOwner,
    /// Nothing is there; the code says what.
    #[error("{0}")]
    NotFound(Missing),
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
    /// The name is somebody else's.
    #[error("the name is taken")]
    NameTaken,
    /// A name must not speak where nobody may.
    #[error("no other name while a silent game of yours goes on")]
    PlayingInSilence,
    /// Nothing was proposed to this seat.
    #[error("nothing is proposed")]
    NoProposal,
    /// Something is proposed already.
    #[error("something else is proposed already")]
    OtherProposal,
    /// One counted try a day.
    #[error("today's deal was tried already")]
    AlreadyTried,
    /// No chat here and now.
    #[error("nobody may talk now")]
    Silence,
    /// Others play here, and did not agree to hints.
    #[error("no hints are given at this table")]
    NoHints,
    /// The table does without.
    #[error("this table has no {0}")]
    SwitchedOff(&'static str),
    /// Larger than is taken.
    #[error("larger than {most} bytes")]
    TooLarge {
        /// The most.
        most: usize,
    },
    /// Too often.
    #[error("too many requests: wait {seconds} s")]
    TooOften {
        /// How long to wait.
        seconds: u64,
    },
    /// So many wait for the table that it takes no more.
    #[error("the table is busy: nothing was done")]
    TableBusy,
    /// Too many of something.
    #[error("no more than {most}")]
    TooMany {
        /// The stable code.
        code: &'static str,
        /// The most.
        most: usize,
    },
    /// The store did not take it.
    #[error("the store does not answer: nothing was done")]
    StoreFailed,
    /// A task that must live is down.
    #[error("the task {0} is down")]
    TaskDown(&'static str),
    /// The server stops.
    #[error("the server is stopping")]
    ShuttingDown,
    /// The operating system gives no chance.
    #[error("the operating system gives no random bytes")]
    NoEntropy,
    /// It took longer than a request may.
    #[error("it took too long")]
    TimedOut,
    /// Our own mistake.
    #[error("the server made a mistake")]
    Internal,
}

/// The kinds of things that can be missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Missing {
    /// A table.
    #[error("no such table")]
    Table,
    /// A person.
    #[error("no such user")]
    User,
    /// A token.
    #[error("no such token")]
    Token,
    /// A session.
    #[error("no such session")]
    Session,
    /// A step of a table.
    #[error("no such step")]
    Step,
    /// A day's deal.
    #[error("no such day")]
    Day,
    /// The seed, before the end.
    #[error("the seed is not revealed yet")]
    Seed,
    /// An analysis.
    #[error("nobody has asked for an analysis of this game")]
    Analysis,
    /// A page.
    #[error("no such page")]
    Page,
}

impl Missing {
    fn code(self) -> &'static str {
        match self {
            Missing::Table => "no-such-table",
            Missing::User => "no-such-user",
            Missing::Token => "no-such-token",
            Missing::Session => "no-such-session",
            Missing::Step => "no-such-step",
            Missing::Day => "no-such-day",
            Missing::Seed => "not-revealed-yet",
            Missing::Analysis => "no-analysis",
            Missing::Page => "no-such-page",
        }
    }
}

impl Error {
    /// The status over HTTP.
    pub fn status(&self) -> StatusCode {
        match self {
            Error::Game(problem) | Error::NotPossible { problem, .. } => match problem {
                Problem::Illegal(_) | Problem::Over => StatusCode::CONFLICT,
                _ => StatusCode::BAD_REQUEST,
            },
            Error::Bot(_) | Error::Invalid { .. } | Error::BadMessage(_) | Error::Unreadable(_) => {
                StatusCode::BAD_REQUEST
            }
            Error::NoSession | Error::WrongPassword | Error::WrongRecoveryCode => StatusCode::UNAUTHORIZED,
            Error::Banned
            | Error::Forbidden
            | Error::WrongOrigin
            | Error::MissingScope(_)
            | Error::NotYourSeat(_)
            | Error::NotTheOwner
            | Error::Silence
            | Error::NoHints
            | Error::SwitchedOff(_) => StatusCode::FORBIDDEN,
            Error::NotFound(_) | Error::NoSuchMethod(_) => StatusCode::NOT_FOUND,
            Error::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Error::StaleStep { .. }
            | Error::NotYourTurn(_)
            | Error::SeatTaken(_)
            | Error::SeatEmpty(_)
            | Error::WrongPhase(_)
            | Error::NotAbsent(_)
            | Error::Conceded(_)
            | Error::NameTaken
            | Error::PlayingInSilence
            | Error::NoProposal
            | Error::OtherProposal
            | Error::AlreadyTried => StatusCode::CONFLICT,
            Error::WrongHost => StatusCode::MISDIRECTED_REQUEST,
            Error::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Error::TooOften { .. } | Error::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Error::TableBusy
            | Error::StoreFailed
            | Error::TaskDown(_)
            | Error::ShuttingDown
            | Error::NoEntropy
            | Error::TimedOut => StatusCode::SERVICE_UNAVAILABLE,
            Error::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn details(&self) -> Details {
        match self {
            Error::Game(problem) => problem.details(),
            Error::NotPossible { problem, .. } => problem.details(),
            Error::Bot(error) => error.details(),
            Error::Invalid { field, expected } => {
                Details::new("invalid-params").field(*field).expected(expected)
            }
            Error::BadMessage(problem) => Details { code: "invalid-params".to_owned(), ..problem.details() },
            Error::Unreadable(problem) => Details { code: "parse-error".to_owned(), ..problem.details() },
            Error::WrongMethod => Details::new("wrong-method"),
            Error::NoSuchMethod(method) => Details::new("method-not-found").found(method),
            Error::NoSession => Details::new("no-session"),
            Error::WrongPassword => Details::new("wrong-password"),
            Error::WrongRecoveryCode => Details::new("wrong-recovery-code"),
            Error::Banned => Details::new("banned"),
            Error::Forbidden => Details::new("forbidden"),
            Error::WrongOrigin => Details::new("wrong-origin"),
            Error::WrongHost => Details::new("wrong-host"),
            Error::MissingScope(scope) => Details::new("missing-scope").expected(scope),
            Error::NotYourSeat(seat) => Details::new("not-your-seat").found(seat),
            Error::NotTheOwner => Details::new("not-the-owner"),
            Error::NotFound(missing) => Details::new(missing.code()),
            Error::StaleStep { given, now } => {
                Details::new("stale-step").field("step").found(given).expected(now)
            }
            Error::NotYourTurn(seat) => Details::new("not-your-turn").field("as").found(seat),
            Error::SeatTaken(seat) => Details::new("seat-taken").field("seat").found(seat),
            Error::SeatEmpty(seat) => Details::new("seat-empty").field("seat").found(seat),
            Error::WrongPhase(phase) => Details::new("wrong-phase").found(phase),
            Error::NotAbsent(seat) => Details::new("not-absent").field("seat").found(seat),
            Error::Conceded(seat) => Details::new("conceded").field("seat").found(seat),
            Error::NameTaken => Details::new("name-taken").field("name"),
            Error::PlayingInSilence => Details::new("playing-in-silence").field("name"),
            Error::NoProposal => Details::new("no-proposal"),
            Error::OtherProposal => Details::new("other-proposal"),
            Error::AlreadyTried => Details::new("already-tried"),
            Error::Silence => Details::new("silence"),
            Error::NoHints => Details::new("no-hints-here"),
            Error::SwitchedOff(what) => Details::new("switched-off").found(what),
            Error::TooLarge { most } => Details::new("too-large").expected(format!("≤ {most} bytes")),
            Error::TooOften { seconds } => {
                Details::new("too-many-requests").expected(format!("in {seconds} s"))
            }
            Error::TooMany { code, most } => Details::new(code).expected(format!("≤ {most}")),
            Error::TableBusy => Details::new("table-busy"),
            Error::StoreFailed => Details::new("store-failed"),
            Error::TaskDown(task) => Details::new("task-down").found(task),
            Error::ShuttingDown => Details::new("shutting-down"),
            Error::NoEntropy => Details::new("no-entropy"),
            Error::TimedOut => Details::new("timed-out"),
            Error::Internal => Details::new("internal-error"),
        }
    }

    /// Whether the same may be possible later without anybody changing anything.
    pub(crate) fn may_pass(&self) -> bool {
        self.status() == StatusCode::SERVICE_UNAVAILABLE
    }

    /// An answer that must not be told why: the cause goes to the log.
    pub(crate) fn internal(what: &'static str, cause: impl std::fmt::Display) -> Error {
        tracing::error!(%cause, "{what}");
        Error::Internal
    }

    /// The stable code.
    pub fn code(&self) -> String {
        self.details().code
    }

    /// The same as JSON-RPC says it.
    pub fn fault(&self) -> Fault {
        let number = match self {
            Error::BadMessage(_) | Error::Invalid { .. } => Fault::INVALID_PARAMS,
            Error::Unreadable(_) => Fault::PARSE_ERROR,
            Error::NoSuchMethod(_) => Fault::METHOD_NOT_FOUND,
            Error::TableBusy
            | Error::StoreFailed
            | Error::TaskDown(_)
            | Error::ShuttingDown
            | Error::NoEntropy
            | Error::TimedOut
            | Error::Internal => Fault::INTERNAL_ERROR,
            _ => Fault::REFUSED,
        };
        let fault = Fault::new(number, &self.to_string(), self.details());
        match self {
            Error::NotPossible { legal, .. } => fault.with_legal(legal.clone()),
            _ => fault,
        }
    }
}

impl From<CommandError> for Error {
    fn from(error: CommandError) -> Error {
        match error {
            CommandError::NoSuchMethod(method) => Error::NoSuchMethod(method),
            CommandError::Params(problem) => Error::BadMessage(problem),
            CommandError::Key => {
                Error::Invalid { field: "key", expected: "1 to 64 characters that can be printed".to_owned() }
            }
        }
    }
}

impl From<NoEntropy> for Error {
    fn from(error: NoEntropy) -> Error {
        tracing::error!(%error, "no random bytes");
        Error::NoEntropy
    }
}

impl From<AnalysisError> for Error {
    fn from(error: AnalysisError) -> Error {
        match error {
            AnalysisError::Problem(problem) => Error::Game(problem),
            AnalysisError::Budget(_) | AnalysisError::NotOfRecord => {
                tracing::error!(%error, "an analysis cannot begin");
                Error::Internal
            }
        }
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        tracing::error!(%error, "the store failed");
        metrics::counter!("dedale_store_failures_total").increment(1);
        Error::StoreFailed
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(Refusal { error: self.fault() })).into_response();
        if let Error::TooOften { seconds } = self {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
