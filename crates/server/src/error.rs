use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use dedale_analysis::AnalysisError;
use dedale_games::{Details, Problem, UnknownBot};
use dedale_protocol::{CommandError, Fault, NoEntropy, Refusal};
use dedale_table::{TableError, status_of_problem};

/// Why something is not done. Whatever it says, nothing has changed. Each has a stable code and a status.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// A game refuses it.
    #[error(transparent)]
    Game(#[from] Problem),
    /// The table refuses it.
    #[error(transparent)]
    Table(TableError),
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
    /// Nothing is there; the code says what.
    #[error("{0}")]
    NotFound(Missing),
    /// The name is somebody else's.
    #[error("the name is taken")]
    NameTaken,
    /// A name must not speak where nobody may.
    #[error("no other name while a silent game of yours goes on")]
    PlayingInSilence,
    /// One counted try a day.
    #[error("today's deal was tried already")]
    AlreadyTried,
    /// No chat here and now.
    #[error("nobody may talk now")]
    Silence,
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
    /// Another node runs the table since a moment ago.
    #[error("the table has moved to another node: ask again")]
    Fenced,
    /// The node that runs the table cannot be reached.
    #[error("the bus between the nodes is away: nothing was done")]
    BusAway,
    /// Another node refuses it.
    #[error("{}", fault.message())]
    Remote {
        /// The status over HTTP.
        status: u16,
        /// Why.
        fault: Box<Fault>,
    },
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
    /// A day's deal.
    #[error("no such day")]
    Day,
    /// The seed, before the end.
    #[error("the seed is not revealed yet")]
    Seed,
    /// A puzzle.
    #[error("no such puzzle")]
    Puzzle,
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
            Missing::Day => "no-such-day",
            Missing::Seed => "not-revealed-yet",
            Missing::Puzzle => "no-such-puzzle",
            Missing::Analysis => "no-analysis",
            Missing::Page => "no-such-page",
        }
    }
}

impl Error {
    /// The status over HTTP.
    pub fn status(&self) -> StatusCode {
        match self {
            Error::Game(problem) => status(status_of_problem(problem)),
            Error::Table(error) => status(error.status()),
            Error::Bot(_) | Error::Invalid { .. } | Error::BadMessage(_) | Error::Unreadable(_) => {
                StatusCode::BAD_REQUEST
            }
            Error::NoSession | Error::WrongPassword | Error::WrongRecoveryCode => StatusCode::UNAUTHORIZED,
            Error::Banned
            | Error::Forbidden
            | Error::WrongOrigin
            | Error::MissingScope(_)
            | Error::Silence => StatusCode::FORBIDDEN,
            Error::NotFound(_) | Error::NoSuchMethod(_) => StatusCode::NOT_FOUND,
            Error::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Error::NameTaken | Error::PlayingInSilence | Error::AlreadyTried => StatusCode::CONFLICT,
            Error::WrongHost => StatusCode::MISDIRECTED_REQUEST,
            Error::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Error::TooOften { .. } | Error::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Error::Remote { status: number, .. } => status(*number),
            Error::TableBusy
            | Error::Fenced
            | Error::BusAway
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
            Error::Table(error) => error.details(),
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
            Error::NotFound(missing) => Details::new(missing.code()),
            Error::NameTaken => Details::new("name-taken").field("name"),
            Error::PlayingInSilence => Details::new("playing-in-silence").field("name"),
            Error::AlreadyTried => Details::new("already-tried"),
            Error::Silence => Details::new("silence"),
            Error::TooLarge { most } => Details::new("too-large").expected(format!("≤ {most} bytes")),
            Error::TooOften { seconds } => {
                Details::new("too-many-requests").expected(format!("in {seconds} s"))
            }
            Error::TooMany { code, most } => Details::new(code).expected(format!("≤ {most}")),
            Error::TableBusy => Details::new("table-busy"),
            Error::Fenced => Details::new("table-moved"),
            Error::BusAway => Details::new("bus-away"),
            Error::Remote { fault, .. } => fault.details().clone(),
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
            Error::Table(error) => return error.fault(),
            Error::Remote { fault, .. } => return (**fault).clone(),
            Error::BadMessage(_) | Error::Invalid { .. } => Fault::INVALID_PARAMS,
            Error::Unreadable(_) => Fault::PARSE_ERROR,
            Error::NoSuchMethod(_) => Fault::METHOD_NOT_FOUND,
            Error::TableBusy
            | Error::Fenced
            | Error::BusAway
            | Error::StoreFailed
            | Error::TaskDown(_)
            | Error::ShuttingDown
            | Error::NoEntropy
            | Error::TimedOut
            | Error::Internal => Fault::INTERNAL_ERROR,
            _ => Fault::REFUSED,
        };
        Fault::new(number, &self.to_string(), self.details())
    }
}

fn status(number: u16) -> StatusCode {
    StatusCode::from_u16(number).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

impl From<TableError> for Error {
    fn from(error: TableError) -> Error {
        if let TableError::Spoiled { table, number } = &error {
            tracing::error!(table = table.beginning(), number, "the store holds an entry that cannot be");
        }
        Error::Table(error)
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
