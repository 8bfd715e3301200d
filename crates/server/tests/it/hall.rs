//! A server that can be started again on what it kept, and people who play there.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method};
use dedale_server::{App, Config, Limits, Store, TableId, TimeOfDay, Times, router};
use serde_json::{Value, json};
use sqlx::{AnyPool, AssertSqlSafe, Row as _};
use tower::ServiceExt as _;

use crate::client::{Answer, Client, HOST};
use crate::server::Place;

pub(crate) const DAY: i64 = 24 * 3600 * 1000;

/// A server whose bots do not pause.
pub(crate) struct Hall {
    place: Place,
    config: Config,
    store: Store,
    app: App,
    router: Router,
    pub(crate) time: TimeOfDay,
}

impl Hall {
    pub(crate) async fn open(place: Place) -> Hall {
        Hall::open_with(place, Limits::default()).await
    }

    pub(crate) async fn open_with(place: Place, limits: Limits) -> Hall {
        let often = 1_000_000;
        let limits = Limits {
            requests_per_minute: often,
            attempts_per_minute: often,
            commands_per_minute: often,
            joins_per_minute: often,
            messages_per_minute_per_address: often,
            tables_per_hour_per_user: often,
            tables_per_hour_per_address: often,
            ..limits
        };
        let times = Times { bot_pause_ms: 0, statistics_s: 0, ..Times::default() };
        let database = Some(place.url.clone());
        let hosts = vec![HOST.to_owned()];
        let config =
            Config { database, survive_power_loss: false, hosts, limits, times, ..Config::default() };
        let time = TimeOfDay::default();
        let (store, app) = started(&config, &time).await;
        Hall { place, config, store, router: router(app.clone()), app, time }
    }

    /// The same database with nothing in memory.
    pub(crate) async fn start_again(&mut self) {
        self.store.abandon().await;
        (self.store, self.app) = started(&self.config, &self.time).await;
        self.router = router(self.app.clone());
    }

    /// The server's inside.
    pub(crate) fn app(&self) -> &App {
        &self.app
    }

    /// Somebody new.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        let mut client = Client::new(self.router.clone());
        client.post("/api/guest", json!({ "name": name })).await.done();
        client
    }

    /// Nobody.
    pub(crate) fn nobody(&self) -> Client {
        Client::new(self.router.clone())
    }

    /// Somebody who was here before the server was started again.
    pub(crate) fn back(&self, before: &Client) -> Client {
        let mut again = self.nobody();
        again.cookie = before.cookie.clone();
        again
    }

    /// What nobody in particular is answered, as text.
    pub(crate) async fn text(&self, path: &str) -> (HeaderMap, String) {
        let here = self.nobody().at([127, 0, 0, 1]);
        let request = here.request(Method::GET, path).body(Body::empty()).expect("a request");
        let (parts, body) = self.router.clone().oneshot(request).await.expect("an answer").into_parts();
        let bytes = to_bytes(body, usize::MAX).await.expect("a body");
        let text = String::from_utf8(bytes.to_vec()).expect("UTF-8");
        assert!(parts.status.is_success(), "{text}");
        (parts.headers, text)
    }

    /// Keeps the same table several times more, behind the server's back.
    pub(crate) async fn copy_table(&self, table: &str, times: u32) {
        let pool = AnyPool::connect(&self.place.url).await.expect("the database answers");
        let mut transaction = pool.begin().await.expect("a transaction");
        let tables = "game, rules, setup, seed, owner, created, listed, options, counted, phase, started, ended, \
                      outcome, moves, commitment";
        let tables =
            format!("INSERT INTO tables (id, {tables}) SELECT $1, {tables} FROM tables WHERE id = $2");
        let entries = "number, at, spent, user_id, key, body";
        let entries = format!(
            "INSERT INTO entries (table_id, {entries}) SELECT $1, {entries} FROM entries WHERE table_id = $2"
        );
        for _ in 0..times {
            let copy = TableId::fresh().expect("chance");
            for sql in [&tables, &entries] {
                let query = sqlx::query(AssertSqlSafe(sql.clone())).bind(copy.to_string());
                query.bind(table.to_owned()).execute(&mut *transaction).await.expect("a copy");
            }
        }
        transaction.commit().await.expect("kept");
        pool.close().await;
    }

    /// Changes a table's row (`$1` is its id), behind the server's back.
    pub(crate) async fn spoil(&self, sql: &'static str, table: &str) {
        let pool = AnyPool::connect(&self.place.url).await.expect("the database answers");
        let changed = sqlx::query(sql).bind(table.to_owned()).execute(&pool).await.expect("it is changed");
        assert_eq!(changed.rows_affected(), 1, "{sql}");
        pool.close().await;
    }

    /// Writes rows, behind the server's back.
    pub(crate) async fn write(&self, statements: &[String]) {
        let pool = AnyPool::connect(&self.place.url).await.expect("the database answers");
        for sql in statements {
            sqlx::query(AssertSqlSafe(sql.clone())).execute(&pool).await.expect("it is written");
        }
        pool.close().await;
    }

    /// One column of the database, behind the server's back.
    pub(crate) async fn column(&self, sql: &'static str) -> Vec<String> {
        let pool = AnyPool::connect(&self.place.url).await.expect("the database answers");
        let rows = sqlx::query(sql).fetch_all(&pool).await.expect("rows");
        pool.close().await;
        rows.iter().map(|row| row.get::<String, _>(0)).collect()
    }
}

async fn started(config: &Config, time: &TimeOfDay) -> (Store, App) {
    let store = Store::open(config).await.expect("a database");
    let app = App::new(config.clone(), store.clone(), time.clone());
    (store, app)
}

/// The id of the table of a document.
pub(crate) fn id(document: &Value) -> String {
    document["table"].as_str().expect("an id").to_owned()
}

/// A table of that game at which these people sit, in their order, and bots after them; begun.
pub(crate) async fn begun(people: &mut [&mut Client], bots: &[&str], new: Value) -> String {
    let table = id(&people[0].post("/api/tables", new).await.done());
    for (seat, person) in (1..).zip(people.iter_mut()) {
        person.command(&table, "sit", json!({ "seat": seat })).await.done();
    }
    for (seat, bot) in (people.len() + 1..).zip(bots) {
        people[0].command(&table, "seat-bot", json!({ "seat": seat, "bot": bot })).await.done();
    }
    people[0].command(&table, "start", json!({})).await.done();
    table
}

impl Client {
    /// The table as this one sees it.
    pub(crate) async fn look(&mut self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await.done()
    }

    /// A command with the step the table is at, and a key of its own; again if a bot was faster.
    pub(crate) async fn command(&mut self, table: &str, name: &str, mut params: Value) -> Answer {
        loop {
            let known = self.look(table).await["missed"].as_array().expect("a list").len();
            params["step"] = known.into();
            params["key"] = format!("{name}-{known}").into();
            let answer = self.post(&format!("/api/tables/{table}/{name}"), params.clone()).await;
            if answer.status.is_success() || answer.refused().1 != "stale-step" {
                return answer;
            }
        }
    }

    /// Answers what a seat is asked, once it is asked; false if the game is over.
    pub(crate) async fn answer(&mut self, table: &str, seat: u32) -> bool {
        loop {
            let standing =
                self.get(&format!("/api/tables/{table}?as={seat}")).await.done()["standing"].take();
            if !standing["outcome"].is_null() {
                return false;
            }
            if standing["decider"] == seat {
                let legal = standing["legal"].as_array().expect("the choices of who is asked");
                let moves = standing["moves"].as_u64().expect("a number") as usize;
                let action = &legal[moves % legal.len()];
                self.command(table, "act", json!({ "as": seat, "action": action })).await.done();
                return true;
            }
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
    }

    /// Consents to what is proposed.
    pub(crate) async fn agree(&mut self, table: &str, seat: u32) {
        self.command(table, "answer", json!({ "as": seat, "agree": true })).await.done();
    }

    pub(crate) async fn concede(&mut self, table: &str) {
        self.command(table, "concede", json!({ "as": 1 })).await.done();
    }
}
