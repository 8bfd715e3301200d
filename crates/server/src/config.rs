//! What whoever runs the server may choose; everything has a default.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

/// The settings of a server, as in its TOML file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// `sqlite:…` or `postgres://…`; without, a file in the user's data folder.
    pub database: Option<String>,
    /// Further origins (`https://table.example`) that pages may come from, beside the host that is asked for.
    pub origins: Vec<String>,
    /// Whether the address of a client is the last one of `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Whether cookies only travel over HTTPS.
    pub https: bool,
    /// Whether commits wait for the disk itself, not only for the operating system (SQLite).
    pub survive_power_loss: bool,
    /// The largest SQLite database in MiB; 0 is as large as the disk.
    pub database_mib: u64,
    /// How much is taken on.
    pub limits: Limits,
    /// How long things may take.
    pub times: Times,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7333)),
            database: None,
            origins: Vec::new(),
            behind_proxy: false,
            https: false,
            survive_power_loss: true,
            database_mib: 0,
            limits: Limits::default(),
            times: Times::default(),
        }
    }
}

/// How much is taken on; whoever asks for more is refused.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Requests a minute of one address.
    pub requests_per_minute: u32,
    /// Attempts a minute of one address at what is costly or guessable: names, passwords, recovery codes.
    pub attempts_per_minute: u32,
    /// Commands a minute of one person, over the socket or HTTP.
    pub commands_per_minute: u32,
    /// Lines of chat a minute of one person.
    pub chat_per_minute: u32,
    /// Previews and explanations a minute of one person.
    pub previews_per_minute: u32,
    /// Bytes of a request.
    pub request_bytes: usize,
    /// Bytes of a message on the socket.
    pub message_bytes: usize,
    /// Characters of a line of chat.
    pub chat_characters: usize,
    /// Lines of chat that are kept of a table.
    pub chat_lines: usize,
    /// Tables of one person that are not over.
    pub tables_per_user: usize,
    /// Sockets of one person.
    pub sockets_per_user: usize,
    /// Sockets of one address.
    pub sockets_per_address: usize,
    /// Sockets in all.
    pub sockets: usize,
    /// Tables one socket looks at.
    pub tables_per_socket: usize,
    /// Updates that wait for a slow client before it gets a snapshot instead.
    pub waiting_updates: usize,
    /// Tokens of one person.
    pub tokens_per_user: usize,
    /// People who get hints at the same time.
    pub hints: usize,
    /// Games of one person that wait to be analysed.
    pub analyses_per_user: usize,
    /// Games that wait to be analysed in all.
    pub analyses: usize,
    /// Simulations for each decision of a game that is analysed; 0 for what is usual in the game.
    pub analysis_simulations: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            requests_per_minute: 600,
            attempts_per_minute: 20,
            commands_per_minute: 600,
            chat_per_minute: 20,
            previews_per_minute: 1200,
            request_bytes: 64 << 10,
            message_bytes: 64 << 10,
            chat_characters: 500,
            chat_lines: 1_000,
            tables_per_user: 50,
            sockets_per_user: 16,
            sockets_per_address: 100,
            sockets: 10_000,
            tables_per_socket: 16,
            waiting_updates: 64,
            tokens_per_user: 10,
            hints: 16,
            analyses_per_user: 5,
            analyses: 1_000,
            analysis_simulations: 0,
        }
    }
}

/// How long things may take.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Times {
    /// Milliseconds a bot lets pass before it answers, so that people can follow.
    pub bot_pause_ms: u64,
    /// Seconds after which a table nobody looks at leaves the memory.
    pub table_idle_s: u64,
    /// Seconds somebody must be away before others may let a bot stand in.
    pub absent_s: u64,
    /// Seconds between two pings of a socket; who misses two is let go.
    pub ping_s: u64,
    /// Seconds one message may take to be sent.
    pub send_s: u64,
    /// Seconds a request may take.
    pub request_s: u64,
    /// Seconds the statistics of everybody are remembered before the games are counted again.
    pub statistics_s: u64,
    /// Days a session lasts after its last use.
    pub session_days: u32,
    /// Seconds the server waits for its clients when it stops.
    pub stop_s: u64,
}

impl Default for Times {
    fn default() -> Self {
        Times {
            bot_pause_ms: 500,
            table_idle_s: 600,
            absent_s: 60,
            ping_s: 20,
            send_s: 10,
            request_s: 30,
            statistics_s: 60,
            session_days: 365,
            stop_s: 5,
        }
    }
}

/// Why there are no settings.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("{}: {why}", path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        why: std::io::Error,
    },
    /// The file is not what it should be.
    #[error("{}: {why}", path.display())]
    Wrong {
        /// Which file.
        path: PathBuf,
        /// Where, and what is wrong.
        why: Box<toml::de::Error>,
    },
}

impl Config {
    /// Reads a TOML file; what it does not say has its default.
    pub fn load(path: &Path) -> Result<Config, ConfigError> {
        let path_again = || path.to_owned();
        let text = std::fs::read_to_string(path)
            .map_err(|why| ConfigError::Unreadable { path: path_again(), why })?;
        toml::from_str(&text).map_err(|why| ConfigError::Wrong { path: path_again(), why: Box::new(why) })
    }
}
