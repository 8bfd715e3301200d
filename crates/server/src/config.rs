//! The settings of a server; every one has a default.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The settings of a server, as in its TOML file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// `sqlite:…` or `postgres://…`; without, a file in the user's data folder.
    pub database: Option<String>,
    /// `nats://…`: several servers share the PostgreSQL of `database`, and this bus carries messages between them.
    pub bus: Option<String>,
    /// The first part of all subjects on the bus.
    pub bus_prefix: String,
    /// A file with credentials for the bus (`.creds`); a name and password can be in its address.
    pub bus_credentials: Option<PathBuf>,
    /// A file with certificates that are trusted on the bus, beside those the system trusts.
    pub bus_ca: Option<PathBuf>,
    /// Further origins (`https://table.example`) that pages may come from, beside the host that is asked for.
    pub origins: Vec<String>,
    /// The host names people ask for (`table.example`), beside those of `origins`; requests for another host are refused.
    pub hosts: Vec<String>,
    /// Whether the address of a client is the last one of `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Whether cookies only travel over HTTPS.
    pub https: bool,
    /// Where `/metrics` is told, and nowhere else; without, on `listen` to this machine or to bearers of the token.
    pub metrics_listen: Option<SocketAddr>,
    /// Requests with this token may read `/metrics` on `listen`.
    pub metrics_token: Option<MetricsToken>,
    /// Whether commits wait for the disk itself, not only for the operating system (SQLite).
    pub survive_power_loss: bool,
    /// The largest SQLite database in MiB; 0 is as large as the disk.
    pub database_mib: u64,
    /// How much is taken on.
    pub limits: Limits,
    /// How long things may take.
    pub times: Times,
    /// How long things are kept.
    pub retention: Retention,
    /// Bots from outside the program that may sit at tables.
    pub guests: Vec<GuestBot>,
}

/// A bot from outside the program that the host lets people play with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuestBot {
    /// The id of its game.
    pub game: String,
    /// How people call it: 1 to 24 small letters, digits and hyphens.
    pub name: String,
    /// `cmd:PROGRAM ARGUMENT…`, or `FILE.net`.
    pub bot: String,
    /// How long a program may think about a decision.
    #[serde(default = "GuestBot::usual_time")]
    pub time_ms: u64,
}

impl GuestBot {
    fn usual_time() -> u64 {
        u64::try_from(dedale_guests::Guests::TIME.as_millis()).unwrap_or(u64::MAX)
    }
}

/// `GAME/NAME=BOT`.
impl FromStr for GuestBot {
    type Err = GuestSyntax;

    fn from_str(text: &str) -> Result<GuestBot, GuestSyntax> {
        let wrong = || GuestSyntax(text.to_owned());
        let (place, bot) = text.split_once('=').ok_or_else(wrong)?;
        let (game, name) = place.split_once('/').ok_or_else(wrong)?;
        let (game, name, bot) = (game.to_owned(), name.to_owned(), bot.to_owned());
        Ok(GuestBot { game, name, bot, time_ms: GuestBot::usual_time() })
    }
}

/// No bot of a host.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("“{0}” is no GAME/NAME=BOT")]
pub struct GuestSyntax(String);

impl Default for Config {
    fn default() -> Self {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 7333)),
            database: None,
            bus: None,
            bus_prefix: "dedale".to_owned(),
            bus_credentials: None,
            bus_ca: None,
            origins: Vec::new(),
            hosts: Vec::new(),
            behind_proxy: false,
            https: false,
            metrics_listen: None,
            metrics_token: None,
            survive_power_loss: true,
            database_mib: 0,
            limits: Limits::default(),
            times: Times::default(),
            retention: Retention::default(),
            guests: Vec::new(),
        }
    }
}

/// A secret of the settings; it never shows in a log.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MetricsToken(String);

impl MetricsToken {
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

impl From<&str> for MetricsToken {
    fn from(token: &str) -> MetricsToken {
        MetricsToken(token.to_owned())
    }
}

impl std::fmt::Debug for MetricsToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("MetricsToken(…)")
    }
}

/// How much is taken on; whoever asks for more is refused.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Connections in all; no more than the system lets be open.
    pub connections: usize,
    /// Connections of one address; not counted behind a proxy.
    pub connections_per_address: usize,
    /// Requests a minute of one address. The files of the page and probes do not count.
    pub requests_per_minute: u32,
    /// Attempts a minute of one address at what is costly or guessable: names, passwords, recovery codes.
    pub attempts_per_minute: u32,
    /// Guesses an hour at the password or recovery code of one account, by devices that never logged in to it.
    pub guesses_per_hour: u32,
    /// Commands a minute of one person, over the socket or HTTP.
    pub commands_per_minute: u32,
    /// Lines of chat a minute of one person.
    pub chat_per_minute: u32,
    /// Lines of chat a minute from one address, however many people they are of.
    pub chat_per_minute_per_address: u32,
    /// Previews and explanations a minute of one person.
    pub previews_per_minute: u32,
    /// Looks at tables (`table.join`) a minute of one person, or of one address for those without a session.
    pub joins_per_minute: u32,
    /// Messages a second of one socket; a faster one is read more slowly.
    pub messages_per_second: u32,
    /// Messages a minute on all sockets of one address, however many people they are of.
    pub messages_per_minute_per_address: u32,
    /// Entries of a table that are no moves of its game: sitting down and standing up, proposals, stand-ins, undos.
    pub side_entries_per_table: usize,
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
    /// Tables one person sets up in an hour, rematches and branches included.
    pub tables_per_hour_per_user: u32,
    /// Tables set up from one address in an hour.
    pub tables_per_hour_per_address: u32,
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
    /// Thoughts somebody waits for (hints, bots) of one person that wait for their turn before further hints are refused; bots
    /// are never refused, a table has only one at a time.
    pub thinking_per_person: usize,
    /// Games of one person that wait to be analysed.
    pub analyses_per_user: usize,
    /// Games that wait to be analysed in all.
    pub analyses: usize,
    /// Simulations for each decision of an analysed game; 0 for the default of the game.
    pub analysis_simulations: u32,
    /// Puzzles of each game that are found a day in public games; 0: none are looked for.
    pub puzzles_per_day: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            connections: 12_000,
            connections_per_address: 256,
            requests_per_minute: 600,
            attempts_per_minute: 20,
            guesses_per_hour: 100,
            commands_per_minute: 600,
            chat_per_minute: 20,
            chat_per_minute_per_address: 200,
            previews_per_minute: 1200,
            joins_per_minute: 240,
            messages_per_second: 100,
            messages_per_minute_per_address: 6_000,
            side_entries_per_table: 1_000,
            request_bytes: 64 << 10,
            message_bytes: 64 << 10,
            chat_characters: 500,
            chat_lines: 1_000,
            tables_per_user: 50,
            tables_per_hour_per_user: 60,
            tables_per_hour_per_address: 240,
            sockets_per_user: 16,
            sockets_per_address: 100,
            sockets: 10_000,
            tables_per_socket: 16,
            waiting_updates: 64,
            tokens_per_user: 10,
            hints: 16,
            thinking_per_person: 8,
            analyses_per_user: 5,
            analyses: 1_000,
            analysis_simulations: 0,
            puzzles_per_day: 3,
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
    /// Seconds bots play on at a table after somebody last looked at it.
    pub watched_s: u64,
    /// Seconds somebody must be away before others may let a bot stand in.
    pub absent_s: u64,
    /// Milliseconds between two presence updates of a table.
    pub presence_ms: u64,
    /// Seconds between two pings of a socket; a client that misses two is disconnected.
    pub ping_s: u64,
    /// Seconds to send one message, and the longest a client may read nothing.
    pub send_s: u64,
    /// Seconds the head of a request may take to come.
    pub header_s: u64,
    /// Seconds a connection is kept for another request.
    pub idle_s: u64,
    /// Seconds a request may take, with its body.
    pub request_s: u64,
    /// Seconds until an answer must have been read, from its request on.
    pub response_s: u64,
    /// Seconds the statistics of everybody are remembered before the games are counted again.
    pub statistics_s: u64,
    /// Days a session lasts after its last use.
    pub session_days: u32,
    /// Seconds the server waits for its clients when it stops.
    pub stop_s: u64,
    /// Seconds after which another server may take over a PostgreSQL database whose server was killed.
    pub lease_s: u64,
    /// Seconds after which another node may take over the tables of one that was killed.
    pub node_lease_s: u64,
}

impl Default for Times {
    fn default() -> Self {
        Times {
            bot_pause_ms: 500,
            table_idle_s: 600,
            watched_s: 60,
            absent_s: 60,
            presence_ms: 1_000,
            ping_s: 20,
            send_s: 10,
            header_s: 10,
            idle_s: 60,
            request_s: 30,
            response_s: 300,
            statistics_s: 60,
            session_days: 365,
            stop_s: 5,
            lease_s: 10,
            node_lease_s: 3,
        }
    }
}

/// How long things are kept, in days after the last activity; 0 is for ever.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Retention {
    /// Tables at which nobody started a game.
    pub gathering_days: u32,
    /// Games that go on, at which only guests sit.
    pub unfinished_guest_days: u32,
    /// Finished games at which only guests sat.
    pub finished_guest_days: u32,
    /// All other finished games.
    pub finished_account_days: u32,
    /// Guests who own nothing, sit nowhere and said nothing.
    pub guest_days: u32,
    /// Chat, after the end of the game.
    pub chat_days: u32,
    /// Minutes between two looks; 0 is never by itself.
    pub every_minutes: u32,
}

impl Default for Retention {
    fn default() -> Self {
        Retention {
            gathering_days: 7,
            unfinished_guest_days: 30,
            finished_guest_days: 365,
            finished_account_days: 0,
            guest_days: 90,
            chat_days: 365,
            every_minutes: 60,
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
        /// The message of the operating system.
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
    /// The file of an SQLite database; none if the database is elsewhere.
    ///
    /// # Errors
    /// If the settings name no database, or there is no place for one.
    pub fn database_file(&self) -> Result<Option<PathBuf>, crate::OpenError> {
        crate::Store::file(self)
    }

    /// Reads a TOML file; settings left out have their defaults.
    pub fn load(path: &Path) -> Result<Config, ConfigError> {
        let path_again = || path.to_owned();
        let text = std::fs::read_to_string(path)
            .map_err(|why| ConfigError::Unreadable { path: path_again(), why })?;
        toml::from_str(&text).map_err(|why| ConfigError::Wrong { path: path_again(), why: Box::new(why) })
    }
}
