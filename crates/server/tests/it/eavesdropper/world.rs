//! One of two servers that differ in nothing but chance, and what somebody hears there.

use std::net::SocketAddr;
use std::time::Duration;

use axum::http::header::{COOKIE, DATE, SET_COOKIE};
use dedale_games::AnyMatch;
use dedale_server::{Config, Limits, TableId, TimeOfDay, Times};
use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use dedale_testing::Nats;

use crate::server::{Place, Server};

/// The seats of the largest table, and somebody who watches.
const PEOPLE: usize = 6;
/// Who watches.
pub(super) const WATCHER: usize = PEOPLE - 1;
const NO_LIMIT: u32 = 1_000_000_000;

pub(super) struct World {
    server: Server,
    address: SocketAddr,
    /// Where people open their sockets, in turn: at other nodes, if there are some.
    sockets: Vec<SocketAddr>,
    /// The other nodes and the bus.
    _others: Option<(Vec<Server>, Nats)>,
    http: reqwest::Client,
    people: Vec<Person>,
}

struct Person {
    cookie: String,
    id: String,
}

/// A table of a world.
pub(super) struct Seated {
    pub(super) id: String,
    commitment: String,
}

impl World {
    /// A server whose clock stands still, with people nobody has met; a client is too slow for more than so many updates.
    pub(super) async fn open(waiting_updates: usize) -> World {
        let server = Place::sqlite().open_at(standing_clock(), settings(waiting_updates)).await;
        World::of(server, None).await
    }

    /// Three such servers that share their tables. Commands over HTTP come to the first, which runs all tables; people
    /// listen at the others.
    pub(super) async fn open_nodes() -> Option<World> {
        let (nats, place) = (Nats::start()?, Place::postgres().await?);
        let config = Config { bus: Some(nats.url()), ..settings(64) };
        let first = place.again().open_node_at(standing_clock(), config.clone()).await;
        let second = place.again().open_node_at(first.time.clone(), config.clone()).await;
        let third = place.open_node_at(first.time.clone(), config).await;
        Some(World::of(first, Some((vec![second, third], nats))).await)
    }

    async fn of(server: Server, others: Option<(Vec<Server>, Nats)>) -> World {
        let address = server.listen().await;
        let mut sockets = Vec::new();
        for node in others.iter().flat_map(|(nodes, _)| nodes) {
            sockets.push(node.listen().await);
        }
        if sockets.is_empty() {
            sockets.push(address);
        }
        let http = reqwest::Client::new();
        let mut world = World { server, address, sockets, _others: others, http, people: Vec::new() };
        for name in 0..PEOPLE {
            let url = format!("http://{address}/api/guest");
            let asked = world.http.post(url).json(&json!({ "name": format!("Guest {name}") }));
            let answer = asked.send().await.expect("an answer");
            let cookie = answer.headers()[SET_COOKIE].to_str().expect("text");
            let cookie = cookie.split(';').next().expect("a pair").to_owned();
            let guest: Value = answer.json().await.expect("a guest");
            world.people.push(Person { cookie, id: guest["id"].as_str().expect("an id").to_owned() });
        }
        world
    }

    /// Whether replies and news take different ways, and may overtake each other.
    pub(super) fn has_two_ways(&self) -> bool {
        self.sockets != [self.address]
    }

    /// A table that gathers.
    pub(super) async fn set_up(&self, table: &Value) -> Seated {
        self.server.time.turn(60_000);
        let made = self.done(0, "/api/tables", table).await;
        let text = |field: &str| made[field].as_str().expect("a text").to_owned();
        Seated { id: text("table"), commitment: text("commitment") }
    }

    /// The watcher sits down on every seat, listens through it, and leaves it by itself or is removed: the ear that stays.
    /// Says how many steps that took.
    pub(super) async fn squat(&self, table: &Seated, seats: usize) -> (Ear, u64) {
        let mut ear = self.ear(WATCHER).await;
        let mut step = 0;
        for seat in 1..=seats {
            let sit = json!({ "seat": seat, "step": step, "key": format!("squat {seat}") });
            step = self.command(table, WATCHER, "sit", &sit).await;
            let look = json!({ "table": table.id, "as": seat });
            let join = json!({ "jsonrpc": "2.0", "id": seat, "method": "table.join", "params": look });
            ear.ask(&join.to_string()).await;
            let stand = json!({ "seat": seat, "step": step, "key": format!("leave {seat}") });
            let by = if seat % 2 == 0 { WATCHER } else { 0 };
            step = self.command(table, by, "stand", &stand).await;
            ear.hear("table.left").await;
        }
        (ear, step)
    }

    /// One person sits down on each seat, and the game begins; says the step of that.
    pub(super) async fn begin(&self, table: &Seated, seats: usize, step: u64) -> u64 {
        let mut step = step;
        for seat in 1..=seats {
            let sit = json!({ "seat": seat, "step": step, "key": format!("seat {seat}") });
            step = self.command(table, seat - 1, "sit", &sit).await;
        }
        self.command(table, 0, "start", &json!({ "step": step, "key": "start" })).await
    }

    /// The match the table goes on with.
    pub(super) async fn put(&self, table: &Seated, game: AnyMatch) {
        let id: TableId = table.id.parse().expect("an id");
        self.server.app.put_match(&id, game).await.expect("a table in memory");
    }

    /// A command somebody gives, done; says the step it became.
    pub(super) async fn command(&self, table: &Seated, who: usize, command: &str, params: &Value) -> u64 {
        let done = self.done(who, &format!("/api/tables/{}/{command}", table.id), params).await;
        done["step"].as_u64().or(done["number"].as_u64()).expect("a step")
    }

    async fn done(&self, who: usize, path: &str, body: &Value) -> Value {
        let asked = self.http.post(format!("http://{}{path}", self.address)).json(body);
        let answer = asked.header(COOKIE, &self.people[who].cookie).send().await.expect("an answer");
        let (status, text) = (answer.status(), answer.text().await.expect("a body"));
        assert!(status.is_success(), "{path} {body}: {status} {text}");
        serde_json::from_str(&text).expect("JSON")
    }

    /// What somebody gets for a request, to the byte: status, headers in their order, body. The date is left out.
    pub(super) async fn answer(&self, who: usize, method: Method, path: &str, body: Option<&str>) -> String {
        let mut asked = self.http.request(method, format!("http://{}{path}", self.address));
        asked = asked.header(COOKIE, &self.people[who].cookie);
        if let Some(body) = body {
            asked = asked.header("content-type", "application/json").body(body.to_owned());
        }
        let answer = asked.send().await.expect("an answer");
        let mut text = answer.status().to_string();
        for (name, value) in answer.headers().iter().filter(|(name, _)| *name != DATE) {
            text += &format!("\n{name}: {}", value.to_str().expect("text"));
        }
        text + "\n\n" + &answer.text().await.expect("a body")
    }

    /// A socket of somebody's.
    pub(super) async fn ear(&self, who: usize) -> Ear {
        let address = self.sockets[who % self.sockets.len()];
        let mut request = format!("ws://{address}/api/socket").into_client_request().expect("a request");
        request.headers_mut().insert(COOKIE, self.people[who].cookie.parse().expect("a header"));
        let at_once = true;
        let (socket, _) = connect_async_with_config(request, None, at_once).await.expect("a socket");
        Ear { socket, heard: Vec::new(), awaited: 0 }
    }

    /// The text with what is different in every world by chance alone called alike: ids, the commitment, and how long
    /// people think (as many digits).
    pub(super) fn plain(&self, table: &Seated, text: &str) -> String {
        let mut plain = text.replace(&table.id, "«table»").replace(&table.commitment, "«commitment»");
        for (number, person) in self.people.iter().enumerate() {
            plain = plain.replace(&person.id, &format!("«user {number}»"));
        }
        let mut parts = plain.split("\"left_ms\":");
        let mut written = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let digits = part.bytes().take_while(u8::is_ascii_digit).count();
            written = written + "\"left_ms\":" + &"#".repeat(digits) + &part[digits..];
        }
        written
    }
}

/// Whether it is no reply.
fn is_news(text: &str) -> bool {
    text.contains("\"method\":")
}

fn standing_clock() -> TimeOfDay {
    TimeOfDay::stopped_at(1_800_000_000_000)
}

fn settings(waiting_updates: usize) -> Config {
    let limits = Limits {
        requests_per_minute: NO_LIMIT,
        attempts_per_minute: NO_LIMIT,
        commands_per_minute: NO_LIMIT,
        chat_per_minute: NO_LIMIT,
        chat_per_minute_per_address: NO_LIMIT,
        previews_per_minute: NO_LIMIT,
        joins_per_minute: NO_LIMIT,
        messages_per_second: NO_LIMIT,
        messages_per_minute_per_address: NO_LIMIT,
        side_entries_per_table: usize::MAX,
        tables_per_user: usize::MAX,
        tables_per_hour_per_user: u32::MAX,
        tables_per_hour_per_address: u32::MAX,
        sockets_per_user: usize::MAX,
        sockets_per_address: usize::MAX,
        waiting_updates,
        ..Limits::default()
    };
    // Nothing depends on how busy the machine is.
    let times = Times {
        bot_pause_ms: 0,
        presence_ms: 0,
        table_idle_s: 30,
        ping_s: 3600,
        request_s: 3600,
        // Six nodes share a thread: none of them is fenced off because that is busy.
        node_lease_s: 60,
        ..Times::default()
    };
    Config { limits, times, ..Config::default() }
}

/// A socket, and everything that came through it.
pub(super) struct Ear {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(super) heard: Vec<String>,
    /// How many of the news among them were waited for.
    awaited: usize,
}

impl Ear {
    /// Everything that came since the last time. Where news may overtake replies: the replies, then the news that were
    /// waited for; others are kept for later.
    pub(super) fn take(&mut self, has_two_ways: bool) -> Vec<String> {
        let awaited = std::mem::take(&mut self.awaited);
        if !has_two_ways {
            return std::mem::take(&mut self.heard);
        }
        let (mut news, mut taken): (Vec<_>, Vec<_>) = self.heard.drain(..).partition(|text| is_news(text));
        self.heard = news.split_off(awaited);
        taken.append(&mut news);
        taken
    }

    /// Says something, and waits for the reply.
    pub(super) async fn ask(&mut self, text: &str) -> Value {
        self.socket.send(Message::text(text)).await.expect("the socket is open");
        self.until(|message| message.get("method").is_none()).await
    }

    /// Waits until the table has told of a step, by an update or a snapshot.
    pub(super) async fn hear_of(&mut self, step: u64) {
        self.until_heard(|message| match message["method"].as_str() {
            Some("table.update") => message["params"]["step"] == step,
            Some("table.snapshot") => message["params"]["standing"]["step"] == step,
            _ => false,
        })
        .await;
    }

    pub(super) async fn hear(&mut self, method: &str) {
        self.until_heard(|message| message["method"] == method).await;
    }

    /// News may have come before the reply that was waited for.
    async fn until_heard(&mut self, is_it: impl Fn(&Value) -> bool) {
        let is_it = |text: &String| is_it(&serde_json::from_str(text).expect("JSON"));
        loop {
            let mut news = self.heard.iter().filter(|text| is_news(text)).enumerate().skip(self.awaited);
            if let Some((at, _)) = news.find(|(_, text)| is_it(text)) {
                self.awaited = at + 1;
                return;
            }
            self.until(|_| true).await;
        }
    }

    async fn until(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(120), self.socket.next()).await;
            let next = next.unwrap_or_else(|_| panic!("nothing more comes after {:?}", self.heard.last()));
            match next.expect("the socket is open").expect("a message") {
                Message::Text(text) => {
                    let message = serde_json::from_str(&text).expect("JSON");
                    self.heard.push(text.to_string());
                    if is_it(&message) {
                        return message;
                    }
                }
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }
}
