use std::io::ErrorKind;
use std::time::Duration;

use dedale_bots::UnknownBot;
use dedale_bots::net::NetError;
use dedale_bots::policy::PolicyError;

/// Why a bot cannot sit down.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GuestError {
    /// No bot of the game, no file and no program.
    #[error(transparent)]
    Unknown(#[from] UnknownBot),
    /// The file cannot be read.
    #[error("{file}: {why}")]
    Unreadable {
        /// The file.
        file: String,
        /// The system's reason.
        why: ErrorKind,
    },
    /// The file is no policy network for this game.
    #[error("{file}: {error}")]
    Policy {
        /// The file.
        file: String,
        /// Why not.
        error: PolicyError,
    },
    /// The file is no net of this game.
    #[error("{file}: {error}")]
    Net {
        /// The file.
        file: String,
        /// Why not.
        error: NetError,
    },
    /// `cmd:` with no command, or one whose quotes do not match.
    #[error("“{0}” is no command")]
    NoCommand(String),
    /// The program does not start.
    #[error("“{command}” does not start: {why}")]
    NotStarted {
        /// The command.
        command: String,
        /// The system's reason.
        why: ErrorKind,
    },
    /// It does not introduce itself.
    #[error("“{command}” did not answer “bot.hello” within {} s", within.as_secs())]
    NoHello {
        /// The command.
        command: String,
        /// How long it had.
        within: Duration,
    },
    /// It introduces itself as something else.
    #[error("“{command}” answered “bot.hello” wrongly: {why}")]
    BadHello {
        /// The command.
        command: String,
        /// What is wrong.
        why: String,
    },
}

impl GuestError {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            GuestError::Unknown(_) => "unknown-bot",
            GuestError::Unreadable { .. } => "bot-unreadable",
            GuestError::Policy { error, .. } => error.code(),
            GuestError::Net { .. } => "bad-net",
            GuestError::NoCommand(_) => "bot-no-command",
            GuestError::NotStarted { .. } => "bot-not-started",
            GuestError::NoHello { .. } => "bot-no-hello",
            GuestError::BadHello { .. } => "bot-bad-hello",
        }
    }
}
