//! The attacks of one address, all at once. Every loop ends with the time of the plan, and has a longest length.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use serde::Deserialize;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout, timeout_at};

use super::Loot;
use crate::http::{Answer, HttpError, Site};
use crate::person::Guest;
use crate::socket::Socket;

/// Connections that say nothing, and as many that say it slowly: fewer together than an address may have, so that the other attacks
/// get through.
const SILENT: usize = 80;
/// Loops that only open connections and drop them.
const CHURNING: usize = 8;
/// The most rounds of any loop.
const ROUNDS: u64 = 20_000;
/// A breath between two rounds, so that one machine can play both sides.
const BREATH: Duration = Duration::from_millis(4);
/// How long an answer is waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// The attacker.
#[derive(Clone)]
pub(super) struct Attack {
    pub(super) site: Site,
    pub(super) end: Instant,
    pub(super) loot: Arc<Loot>,
    /// Tables of honest people.
    pub(super) tables: Vec<String>,
    pub(super) card_set: String,
}

#[derive(Deserialize)]
struct Refused {
    error: Fault,
}

#[derive(Deserialize)]
struct Fault {
    data: Data,
}

#[derive(Deserialize)]
struct Data {
    code: String,
}

/// Status and code of an answer.
fn outcome(answer: &Result<Answer, HttpError>) -> String {
    match answer {
        Ok(answer) if answer.status < 400 => answer.status.to_string(),
        Ok(answer) => {
            let code = serde_json::from_str::<Refused>(&answer.body).map(|refused| refused.error.data.code);
            format!("{} {}", answer.status, code.unwrap_or_default())
        }
        Err(HttpError::Broken(_) | HttpError::Nonsense) => "connection refused or closed".to_owned(),
        Err(error) => error.to_string(),
    }
}

impl Attack {
    /// Does everything until the end.
    pub(super) fn run(self) {
        be_nice();
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
        runtime.block_on(async move {
            let mut all = JoinSet::new();
            for _ in 0..SILENT {
                all.spawn(self.clone().silent_connection());
                all.spawn(self.clone().slow_headers());
            }
            for _ in 0..CHURNING {
                all.spawn(self.clone().churn());
            }
            for worker in 0..2 {
                all.spawn(self.clone().guests_and_tables());
                all.spawn(self.clone().card_sets(worker));
                all.spawn(self.clone().bad_requests());
                all.spawn(self.clone().oversize_bodies());
            }
            for worker in 0..4 {
                all.spawn(self.clone().presence(worker));
            }
            // Attacks that need a session come first, while the address can still get one.
            all.spawn(self.clone().flood_as_guests());
            let _ = timeout_at(self.end, async { while all.join_next().await.is_some() {} }).await;
            all.shutdown().await;
        });
    }

    /// Whether to go on, after a breath.
    async fn goes_on(&self, round: u64) -> bool {
        sleep(BREATH).await;
        round < ROUNDS && Instant::now() < self.end
    }

    /// Counts what came of a request.
    async fn counted(
        &self,
        attack: &'static str,
        request: impl Future<Output = Result<Answer, HttpError>>,
    ) -> Option<Answer> {
        let Ok(answer) = timeout(PATIENCE, request).await else {
            self.loot.count(attack, "no answer in 10 s");
            return None;
        };
        self.loot.count(attack, &outcome(&answer));
        answer.ok().filter(|answer| answer.status < 400)
    }

    async fn post(&self, attack: &'static str, path: &str, headers: &str, body: &str) -> Option<Answer> {
        self.counted(attack, self.site.post(path, headers, body)).await
    }

    async fn get(&self, attack: &'static str, path: &str, headers: &str) -> Option<Answer> {
        self.counted(attack, self.site.get(path, headers)).await
    }

    /// Opens a connection and drops it.
    async fn churn(self) {
        let mut round = 0;
        while self.goes_on(round).await {
            round += 1;
            let opened = self.site.connect().await.is_ok();
            self.loot.count("dropped connections", if opened { "opened" } else { "connection refused" });
        }
    }

    /// Says nothing for as long as it may.
    async fn silent_connection(self) {
        let mut round = 0;
        while self.goes_on(round).await {
            round += 1;
            let Ok(mut stream) = self.site.connect().await else {
                self.loot.count("silent connections", "connection refused");
                sleep(Duration::from_secs(1)).await;
                continue;
            };
            let mut nothing = [0; 64];
            let _ = stream.read(&mut nothing).await;
            self.loot.count("silent connections", "closed by the server");
            sleep(Duration::from_secs(1)).await;
        }
    }

    /// Says a byte of a header each second.
    async fn slow_headers(self) {
        let mut round = 0;
        while self.goes_on(round).await {
            round += 1;
            let Ok(mut stream) = self.site.connect().await else {
                self.loot.count("slow headers", "connection refused");
                sleep(Duration::from_secs(1)).await;
                continue;
            };
            let mut said = stream.write_all(b"GET /api/tables HTTP/1.1\r\nX-Slow: ").await;
            while said.is_ok() && Instant::now() < self.end {
                sleep(Duration::from_secs(1)).await;
                said = stream.write_all(b"x").await;
            }
            self.loot.count("slow headers", "closed by the server");
        }
    }

    async fn guests_and_tables(self) {
        let mut round = 0;
        while self.goes_on(round).await {
            round += 1;
            let guest = self.post("guests", "/api/guest", "", "{}").await;
            let Some(session) = guest.as_ref().and_then(session) else { continue };
            for _ in 0..60 {
                let made = self.post("tables", "/api/tables", &session, r#"{"game":"mondes"}"#).await;
                if made.is_none() || !self.goes_on(round).await {
                    break;
                }
            }
        }
    }

    /// Always another card set.
    async fn card_sets(self, worker: u64) {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let mut round = 0;
        while self.goes_on(round).await {
            round += 1;
            let card = format!("esus-{worker}-{}/", NEXT.fetch_add(1, Relaxed));
            let cards = self.card_set.replace("esus/", &card);
            let body = format!(r#"{{"setup":{{"players":2,"cards":"{cards}"}}}}"#);
            self.post("card sets", "/api/games/mondes/check", "", &body).await;
        }
    }

    async fn bad_requests(self) {
        let bad = ["{", "null", "[1,2", r#"{"name":1}"#, "\"", "{\"a\":{\"a\":{\"a\":{\"a\":"];
        let mut round = 0;
        while self.goes_on(round).await {
            let body = bad[round as usize % bad.len()];
            self.post("bad JSON", "/api/tables", "", body).await;
            round += 1;
        }
    }

    async fn oversize_bodies(self) {
        let body = "x".repeat(1 << 20);
        let mut round = 0;
        while self.goes_on(round).await {
            self.post("oversize bodies", "/api/guest", "", &body).await;
            round += 1;
        }
    }

    /// Comes to an honest table and goes again.
    async fn presence(self, worker: usize) {
        if self.tables.is_empty() {
            return;
        }
        let mut round = 0;
        while self.goes_on(round as u64).await {
            let Ok(socket) = self.site.socket("/api/socket", "").await else {
                self.loot.count("presence", "no socket");
                sleep(Duration::from_secs(1)).await;
                round += 1;
                continue;
            };
            let mut client = RpcClient { socket, asked: 0 };
            loop {
                let table = &self.tables[(worker + round) % self.tables.len()];
                round += 1;
                let params = format!(r#"{{"table":"{table}","since":0}}"#);
                let leaving = format!(r#"{{"table":"{table}"}}"#);
                let joined = client.ask(&self.loot, "presence", "table.join", &params).await;
                let left = client.ask(&self.loot, "presence", "table.leave", &leaving).await;
                if !(joined && left && self.goes_on(round as u64).await) {
                    break;
                }
            }
        }
    }

    /// Becomes a few guests and does with them what needs a session.
    async fn flood_as_guests(self) {
        let mut all = JoinSet::new();
        for number in 0..8 {
            let Ok(guest) = Guest::arrive(&self.site).await else {
                self.loot.count("guests", "refused");
                break;
            };
            match number {
                0 => _ = all.spawn(self.clone().big_table(guest)),
                1 => _ = all.spawn(self.clone().hints(guest)),
                2 => _ = all.spawn(self.clone().analyses(guest)),
                _ => _ = all.spawn(self.clone().bot_tables(guest)),
            }
        }
        while all.join_next().await.is_some() {}
    }

    /// Makes a table long by sitting down and standing up, while sockets ask for all of it again and again.
    async fn big_table(self, guest: Guest) {
        let Some(table) = self.table(&guest, "big table", r#"{"game":"onirim"}"#).await else { return };
        let mut all = JoinSet::new();
        for _ in 0..8 {
            let (this, guest, table) = (self.clone(), guest.clone(), table.clone());
            all.spawn(async move {
                let Ok(socket) = guest.socket(&this.site).await else {
                    return this.loot.count("joins", "no socket");
                };
                let (mut client, mut round) = (RpcClient { socket, asked: 0 }, 0);
                let params = format!(r#"{{"table":"{table}","since":0}}"#);
                while this.goes_on(round).await
                    && client.ask(&this.loot, "joins", "table.join", &params).await
                {
                    round += 1;
                }
            });
        }
        self.sit_and_stand(&guest, &table).await;
        while all.join_next().await.is_some() {}
    }

    /// Over a socket, where an address is not counted, only the person.
    async fn sit_and_stand(&self, guest: &Guest, table: &str) {
        let Ok(socket) = guest.socket(&self.site).await else {
            return self.loot.count("big table", "no socket");
        };
        let (mut client, mut round) = (RpcClient { socket, asked: 0 }, 0);
        while self.goes_on(round).await {
            for command in ["table.sit", "table.stand"] {
                let params = format!(r#"{{"table":"{table}","step":0,"key":"{round}-{command}","seat":1}}"#);
                if !client.ask(&self.loot, "big table", command, &params).await {
                    return;
                }
            }
            round += 1;
        }
    }

    async fn hints(self, guest: Guest) {
        let Some((table, step)) =
            self.game(&guest, "hints", r#"{"game":"onirim","setup":{"players":1}}"#).await
        else {
            return;
        };
        let (body, path) = (format!(r#"{{"step":{step},"as":1}}"#), format!("/api/tables/{table}/hint"));
        let mut round = 0;
        while self.goes_on(round).await {
            let ask = || self.post("hints", &path, &guest.headers, &body);
            tokio::join!(ask(), ask(), ask(), ask());
            round += 1;
        }
    }

    /// Gives a game up, has it thought over, and goes through it.
    async fn analyses(self, guest: Guest) {
        let mut round = 0;
        while self.goes_on(round).await {
            round += 1;
            let solo = r#"{"game":"onirim","setup":{"players":1}}"#;
            let Some((table, step)) = self.game(&guest, "analyses", solo).await else {
                sleep(Duration::from_secs(1)).await;
                continue;
            };
            let path = format!("/api/tables/{table}");
            let concede = format!(r#"{{"step":{step},"key":"c","as":1}}"#);
            self.post("analyses", &format!("{path}/concede"), &guest.headers, &concede).await;
            self.post("analyses", &format!("{path}/analysis"), &guest.headers, "{}").await;
            for _ in 0..20 {
                self.get("analyses", &format!("{path}/analysis?as=1"), &guest.headers).await;
                self.get("replays", &format!("{path}/replay?as=1"), &guest.headers).await;
                self.get("replays", &format!("{path}/replay/events?as=1"), &guest.headers).await;
                if !self.goes_on(round).await {
                    return;
                }
            }
        }
    }

    /// Tables at which only strong bots play, looked at so that they do.
    async fn bot_tables(self, guest: Guest) {
        let mut tables = Vec::new();
        let mut round = 0;
        while self.goes_on(round).await {
            round += 1;
            let two = r#"{"game":"mondes","setup":{"players":2}}"#;
            if tables.len() < 50
                && let Some(table) = self.table(&guest, "bot tables", two).await
            {
                let hard = |seat| format!(r#""seat":{seat},"bot":"hard""#);
                let commands = [("seat-bot", hard(1)), ("seat-bot", hard(2)), ("start", String::new())];
                for (step, (command, params)) in commands.into_iter().enumerate() {
                    let comma = if params.is_empty() { "" } else { "," };
                    let body = format!(r#"{{"step":{step},"key":"{step}"{comma}{params}}}"#);
                    let path = format!("/api/tables/{table}/{command}");
                    self.post("bot tables", &path, &guest.headers, &body).await;
                }
                tables.push(table);
            } else {
                sleep(Duration::from_millis(200)).await;
            }
            if let Some(table) = tables.get(round as usize % tables.len().max(1)) {
                self.get("bot tables", &format!("/api/tables/{table}"), &guest.headers).await;
            }
        }
    }

    async fn table(&self, guest: &Guest, attack: &'static str, body: &str) -> Option<String> {
        #[derive(Deserialize)]
        struct Created {
            table: String,
        }
        let answer = self.post(attack, "/api/tables", &guest.headers, body).await?;
        Some(answer.json::<Created>().ok()?.table)
    }

    /// A game for one that has begun, and its step.
    async fn game(&self, guest: &Guest, attack: &'static str, body: &str) -> Option<(String, u64)> {
        let table = self.table(guest, attack, body).await?;
        let sit = (r#"{"step":0,"key":"s","seat":1}"#, "sit");
        let start = (r#"{"step":1,"key":"b"}"#, "start");
        for (body, command) in [sit, start] {
            let path = format!("/api/tables/{table}/{command}");
            self.post(attack, &path, &guest.headers, body).await?;
        }
        Some((table, 2))
    }
}

fn session(answer: &Answer) -> Option<String> {
    Some(format!("Cookie: dedale_session={}\r\n", answer.cookie("dedale_session")?))
}

/// A socket that asks one thing after the other.
struct RpcClient {
    socket: Socket,
    asked: u64,
}

impl RpcClient {
    /// Asks and waits for the reply; false if the socket is gone.
    async fn ask(&mut self, loot: &Loot, attack: &'static str, method: &str, params: &str) -> bool {
        #[derive(Deserialize)]
        struct Reply {
            id: Option<u64>,
            error: Option<Fault>,
        }
        self.asked += 1;
        let asked = self.asked;
        let text = format!(r#"{{"jsonrpc":"2.0","id":{asked},"method":"{method}","params":{params}}}"#);
        let answered = timeout(PATIENCE, async {
            self.socket.send(&text).await.ok()?;
            loop {
                let reply = serde_json::from_str::<Reply>(self.socket.next().await.ok()?).ok()?;
                if reply.id == Some(asked) {
                    return Some(reply.error.map_or_else(|| "done".to_owned(), |fault| fault.data.code));
                }
            }
        });
        let answered = answered.await.ok().flatten();
        loot.count(attack, answered.as_deref().unwrap_or("closed by the server"));
        answered.is_some()
    }
}

/// The attacker shares the machine with the server it attacks: its own computing must not count against the server.
fn be_nice() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, 10) {
        eprintln!("the attacker keeps its priority: {error}");
    }
}
