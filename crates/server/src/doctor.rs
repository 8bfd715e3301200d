//! Whether a server can run here: its folder, disk, database, address, and the limits of the system. Nothing is changed.

use std::io::Read as _;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use serde::Serialize;
use serde_json::{Map, Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

use crate::http::has_pages;
use crate::nodes::Bus;
use crate::serving::{RESERVE, open_files};
use crate::{BusError, Config, OpenError, Store, TimeOfDay};

/// With less room the first evening of games may fill the disk.
const ROOMY: u64 = 1 << 30;
/// With less room nothing can be written soon.
const CRAMPED: u64 = 64 << 20;
/// This program is younger than any clock that shows an earlier time (2026-01-01).
const BUILT_AFTER: i64 = 1_767_225_600_000;
/// A neighbour or a database that does not answer for so long is told as such.
const PATIENCE: Duration = Duration::from_secs(5);

/// One examined thing.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Finding {
    /// What was examined: a stable name.
    pub check: &'static str,
    /// How it was found: a stable name.
    pub state: &'static str,
    /// Whether a server can run with it.
    pub health: Health,
    /// Paths, addresses, numbers and messages.
    pub details: Map<String, Value>,
}

/// Whether a server can run with something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Health {
    /// All is well.
    Sound,
    /// It runs, but something should be put right.
    Doubtful,
    /// It does not run.
    Broken,
}

use Health::{Broken, Doubtful, Sound};

/// Every thing that is examined, with the states it can be in.
pub const STATES: [(&str, &[&str]); 9] = [
    ("folder", &["writable", "to-be-made", "not-writable"]),
    ("disk", &["roomy", "nearly-full", "full"]),
    ("database", &["to-be-made", "sound", "older", "newer", "foreign", "damaged", "unusable", "silent"]),
    ("bus", &["reached", "unreachable"]),
    ("address", ADDRESS_STATES),
    ("metrics-address", ADDRESS_STATES),
    ("open-files", &["unlimited", "enough", "few"]),
    ("pages", &["present", "missing"]),
    ("clock", &["plausible", "behind"]),
];

const ADDRESS_STATES: &[&str] = &["free", "served", "taken"];

fn finding(check: &'static str, state: &'static str, health: Health, details: Value) -> Finding {
    debug_assert!(
        STATES.iter().any(|(one, states)| *one == check && states.contains(&state)),
        "{check} {state}"
    );
    let details = match details {
        Value::Object(details) => details,
        _ => Map::new(),
    };
    Finding { check, state, health, details }
}

/// Examines everything a server with these settings needs.
pub async fn examine(config: &Config) -> Vec<Finding> {
    let mut findings = Vec::new();
    match Store::file(config) {
        Ok(Some(file)) => {
            findings.extend(folder_and_disk(&file));
            findings.push(match beginning(&file) {
                None => finding("database", "to-be-made", Sound, shown(&file)),
                Some(bytes) if bytes.is_empty() || bytes == SQLITE => database(config).await,
                Some(_) => finding("database", "foreign", Broken, shown(&file)),
            });
        }
        Ok(None) => findings.push(database(config).await),
        Err(error) => {
            findings.push(finding("database", "unusable", Broken, json!({ "why": error.to_string() })));
        }
    }
    if let Some(url) = &config.bus {
        findings.push(bus(config, url).await);
    }
    findings.push(address("address", config.listen).await);
    if let Some(figures) = config.metrics_listen {
        findings.push(address("metrics-address", figures).await);
    }
    findings.push(files_that_may_be_open(config, open_files()));
    findings.push(if has_pages() {
        finding("pages", "present", Sound, json!({}))
    } else {
        finding("pages", "missing", Doubtful, json!({}))
    });
    findings.push(clock(TimeOfDay::default().now()));
    findings
}

fn folder_and_disk(file: &Path) -> Vec<Finding> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let there = folder.ancestors().find(|folder| folder.exists()).unwrap_or(Path::new("/"));
    let shown = json!({ "folder": folder.display().to_string() });
    let writable = tempfile::tempfile_in(there).map(drop);
    let found = match writable {
        Ok(()) if there == folder => finding("folder", "writable", Sound, shown),
        Ok(()) => finding("folder", "to-be-made", Sound, shown),
        Err(why) => {
            let details = json!({ "folder": there.display().to_string(), "why": why.to_string() });
            finding("folder", "not-writable", Broken, details)
        }
    };
    std::iter::once(found).chain(free_bytes(there).map(disk)).collect()
}

fn disk(free: u64) -> Finding {
    let (state, health) = match free {
        ROOMY.. => ("roomy", Sound),
        CRAMPED.. => ("nearly-full", Doubtful),
        _ => ("full", Broken),
    };
    finding("disk", state, health, json!({ "free_bytes": free }))
}

#[cfg(unix)]
fn free_bytes(folder: &Path) -> Option<u64> {
    let found = rustix::fs::statvfs(folder).ok()?;
    Some(found.f_bavail.saturating_mul(found.f_frsize))
}

#[cfg(not(unix))]
fn free_bytes(_: &Path) -> Option<u64> {
    None
}

fn shown(file: &Path) -> Value {
    json!({ "file": file.display().to_string() })
}

/// The first bytes of every SQLite database.
const SQLITE: &[u8] = b"SQLite format 3\0";

/// The first bytes of a file; none if it is not there or cannot be read.
fn beginning(file: &Path) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    std::fs::File::open(file).ok()?.take(SQLITE.len() as u64).read_to_end(&mut bytes).ok()?;
    Some(bytes)
}

async fn database(config: &Config) -> Finding {
    let broken = |state, why: String| finding("database", state, Broken, json!({ "why": why }));
    let store = match timeout(PATIENCE, Store::open_beside(config)).await {
        Ok(Ok(store)) => store,
        Ok(Err(OpenError::OtherVersion { found, known })) => {
            let details = json!({ "found": found, "known": known });
            return if found < known {
                finding("database", "older", Doubtful, details)
            } else {
                finding("database", "newer", Broken, details)
            };
        }
        Ok(Err(error)) => return broken("unusable", error.to_string()),
        Err(_) => return broken("silent", String::new()),
    };
    let found = match store.damages().await {
        Ok(damages) if damages.is_empty() => finding("database", "sound", Sound, json!({})),
        Ok(damages) => broken("damaged", damages.join("; ")),
        Err(error) => broken("unusable", error.to_string()),
    };
    store.close().await;
    found
}

async fn bus(config: &Config, url: &str) -> Finding {
    match timeout(PATIENCE, Bus::connect(config, url)).await {
        Ok(Ok(_)) => finding("bus", "reached", Sound, json!({})),
        Ok(Err(why)) => finding("bus", "unreachable", Broken, json!({ "why": why.to_string() })),
        Err(_) => finding("bus", "unreachable", Broken, json!({ "why": BusError::Late.to_string() })),
    }
}

async fn address(check: &'static str, address: SocketAddr) -> Finding {
    let shown = json!({ "address": address.to_string() });
    match TcpListener::bind(address).await {
        Ok(_) => finding(check, "free", Sound, shown),
        Err(_) if is_a_server(address).await => finding(check, "served", Sound, shown),
        Err(why) => {
            let details = json!({ "address": address.to_string(), "why": why.to_string() });
            finding(check, "taken", Broken, details)
        }
    }
}

/// Whether a server of ours answers there.
async fn is_a_server(address: SocketAddr) -> bool {
    let asked = async {
        let mut socket = TcpStream::connect(address).await?;
        let request =
            format!("GET /api/openapi.json HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        socket.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        socket.take(4 << 20).read_to_end(&mut answer).await?;
        std::io::Result::Ok(String::from_utf8_lossy(&answer).contains("Dédale table server"))
    };
    matches!(timeout(PATIENCE, asked).await, Ok(Ok(true)))
}

fn files_that_may_be_open(config: &Config, most: Option<usize>) -> Finding {
    let wanted = config.limits.sockets.saturating_add(RESERVE);
    match most {
        None => finding("open-files", "unlimited", Sound, json!({})),
        Some(most) if most >= wanted => finding("open-files", "enough", Sound, json!({ "most": most })),
        Some(most) => {
            let details = json!({ "most": most, "sockets": config.limits.sockets, "wanted": wanted });
            finding("open-files", "few", Doubtful, details)
        }
    }
}

fn clock(now: i64) -> Finding {
    if now >= BUILT_AFTER {
        finding("clock", "plausible", Sound, json!({}))
    } else {
        finding("clock", "behind", Doubtful, json!({}))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn states(findings: &[Finding]) -> Vec<(&str, &str, Health)> {
        findings.iter().map(|found| (found.check, found.state, found.health)).collect()
    }

    fn at(file: &Path) -> Config {
        let listen = "127.0.0.1:0".parse().expect("an address");
        Config { database: Some(format!("sqlite:{}", file.display())), listen, ..Config::default() }
    }

    #[tokio::test]
    async fn an_empty_machine_can_run_a_server_and_nothing_is_made_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("not/yet/tables.db");
        let found = examine(&at(&file)).await;
        assert!(states(&found).contains(&("folder", "to-be-made", Sound)), "{found:?}");
        assert!(states(&found).contains(&("database", "to-be-made", Sound)), "{found:?}");
        assert!(states(&found).contains(&("address", "free", Sound)), "{found:?}");
        assert!(!folder.path().join("not").exists());
    }

    #[tokio::test]
    async fn a_database_in_use_is_sound_and_another_file_of_its_name_is_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("tables.db");
        let store = Store::open(&at(&file)).await.expect("a store");
        assert_eq!(database(&at(&file)).await.state, "sound");
        store.close().await;
        std::fs::write(&file, "this is no database, whatever its name says").expect("written");
        assert!(states(&examine(&at(&file)).await).contains(&("database", "foreign", Broken)));
    }

    #[tokio::test]
    async fn an_address_that_another_program_has_is_broken() {
        let other = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let taken = other.local_addr().expect("its address");
        tokio::spawn(async move { while other.accept().await.is_ok() {} });
        assert_eq!(states(&[address("address", taken).await]), [("address", "taken", Broken)]);
    }

    #[test]
    fn little_room_few_files_and_a_wrong_clock_are_told() {
        assert_eq!(
            [disk(1), disk(CRAMPED), disk(ROOMY)].map(|found| found.health),
            [Broken, Doubtful, Sound]
        );
        assert_eq!(files_that_may_be_open(&Config::default(), Some(200)).health, Doubtful);
        assert_eq!(files_that_may_be_open(&Config::default(), None).health, Sound);
        assert_eq!((clock(0).health, clock(BUILT_AFTER).health), (Doubtful, Sound));
    }
}
