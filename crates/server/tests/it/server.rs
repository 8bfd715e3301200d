//! A fresh server for each test.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

use axum::Router;
use dedale_server::{App, Config, Limits, OpenError, Store, TimeOfDay, router, serve};
use sqlx::{AnyPool, AssertSqlSafe, Column as _, Row as _};
use tempfile::TempDir;
use tokio::net::TcpListener;

use crate::client::{Client, HOST};

/// Makes two tests of each function: one on SQLite, one on the PostgreSQL of `DEDALE_TEST_POSTGRES`, if there is one.
macro_rules! on_every_store {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $test() {
                super::$test($crate::server::Place::sqlite()).await;
            })+
        }

        mod postgres {
            $(#[tokio::test]
            async fn $test() {
                match $crate::server::Place::postgres().await {
                    Some(place) => super::$test(place).await,
                    None => eprintln!("skipped: DEDALE_TEST_POSTGRES names no PostgreSQL"),
                }
            })+
        }
    };
}

pub(crate) use on_every_store;

/// An empty database that is this test's own.
pub(crate) struct Place {
    pub(crate) url: String,
    folder: Option<TempDir>,
}

impl Place {
    pub(crate) fn sqlite() -> Place {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let url = format!("sqlite:{}", folder.path().join("tables.db").display());
        Place { url, folder: Some(folder) }
    }

    /// A file in a folder of somebody else's.
    pub(crate) fn sqlite_in(folder: &Path) -> Place {
        Place { url: format!("sqlite:{}", folder.join("tables.db").display()), folder: None }
    }

    /// A schema of its own.
    pub(crate) async fn postgres() -> Option<Place> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let url = std::env::var("DEDALE_TEST_POSTGRES").ok().filter(|url| !url.is_empty())?;
        let schema = format!("test_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        sqlx::any::install_default_drivers();
        let pool = AnyPool::connect(&url).await.expect("PostgreSQL answers");
        for sql in [format!("DROP SCHEMA IF EXISTS {schema} CASCADE"), format!("CREATE SCHEMA {schema}")] {
            sqlx::query(AssertSqlSafe(sql)).execute(&pool).await.expect("a schema");
        }
        pool.close().await;
        let sign = if url.contains('?') { '&' } else { '?' };
        Some(Place { url: format!("{url}{sign}options[search_path]={schema}"), folder: None })
    }

    pub(crate) async fn open(self) -> Server {
        self.open_with(Config::default()).await
    }

    /// A server with other settings; the limits are high unless they are set.
    pub(crate) async fn open_with(self, config: Config) -> Server {
        self.open_at(TimeOfDay::default(), config).await
    }

    /// The same database once more.
    pub(crate) fn again(&self) -> Place {
        Place { url: self.url.clone(), folder: None }
    }

    /// The settings of a server here; the limits are high unless they are set.
    fn settings(&self, config: Config) -> Config {
        let limits = match config.limits == Limits::default() {
            true => {
                Limits { requests_per_minute: 100_000, attempts_per_minute: 100_000, ..Limits::default() }
            }
            false => config.limits,
        };
        let hosts = if config.hosts.is_empty() { vec![HOST.to_owned()] } else { config.hosts };
        let database = Some(self.url.clone());
        Config { database, survive_power_loss: false, limits, hosts, ..config }
    }

    /// One of several nodes, which answers the others.
    pub(crate) async fn open_node(self, config: Config) -> Server {
        self.open_node_at(TimeOfDay::default(), config).await
    }

    /// The same by another clock.
    pub(crate) async fn open_node_at(self, time: TimeOfDay, config: Config) -> Server {
        let config = self.settings(config);
        let store = Store::open(&config).await.expect("a database");
        let app = App::connect(config, store.clone(), time.clone()).await.expect("a bus");
        app.start_node();
        Server { router: router(app.clone()), app, store, time, place: self }
    }

    /// The same by another clock.
    pub(crate) async fn open_at(self, time: TimeOfDay, config: Config) -> Server {
        let config = self.settings(config);
        let store = Store::open(&config).await.expect("an empty database");
        let app = App::new(config, store.clone(), time.clone());
        Server { router: router(app.clone()), app, store, time, place: self }
    }
}

pub(crate) struct Server {
    router: Router,
    pub(crate) app: App,
    pub(crate) store: Store,
    pub(crate) time: TimeOfDay,
    pub(crate) place: Place,
}

impl Server {
    /// Somebody nobody knows yet.
    pub(crate) fn client(&self) -> Client {
        Client::new(self.router.clone())
    }

    /// Answers on an address of this machine, too, for what needs a connection.
    pub(crate) async fn listen(&self) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let app = self.app.clone();
        tokio::spawn(async move { serve(&app, listener).await });
        address
    }

    /// What a second server on the same database is told while this one goes on.
    pub(crate) async fn beside(&self) -> OpenError {
        let config = Config { database: Some(self.place.url.clone()), ..Config::default() };
        Store::open(&config).await.expect_err("the database is in use")
    }

    /// The node is gone as if it was killed; its lease runs out by itself.
    pub(crate) async fn vanish(self) {
        self.app.vanish().await;
    }

    /// The node stops as it should.
    pub(crate) async fn stop(self) {
        self.app.stop().await;
    }

    /// Another server on the same database, as after a crash: nothing is left of this one but what it wrote.
    pub(crate) async fn killed(self) -> Server {
        let Server { place, store, .. } = self;
        store.abandon().await;
        place.open().await
    }

    /// The same with other settings and nothing in memory; the clock stays as it was turned.
    pub(crate) async fn again_with(self, config: Config) -> Server {
        let Server { place, time, store, .. } = self;
        store.abandon().await;
        place.open_at(time, config).await
    }

    /// Closes the store; the folder of SQLite is left.
    pub(crate) async fn close(self) -> TempDir {
        self.store.close().await;
        self.place.folder.expect("a folder of its own")
    }

    /// Where it is.
    pub(crate) fn url(&self) -> &str {
        &self.place.url
    }

    /// The database, behind the server's back.
    pub(crate) async fn database(&self) -> AnyPool {
        AnyPool::connect(&self.place.url).await.expect("the database answers")
    }

    /// Every text and number in every column of every table, each as `table.column=value`.
    pub(crate) async fn everything(&self) -> Vec<String> {
        let pool = self.database().await;
        let tables = match self.place.url.starts_with("sqlite:") {
            true => "SELECT name FROM sqlite_master WHERE type = 'table'",
            false => {
                "SELECT CAST(table_name AS TEXT) AS name FROM information_schema.tables \
                 WHERE table_schema = current_schema()"
            }
        };
        let rows = sqlx::query(tables).fetch_all(&pool).await.expect("the names of the tables");
        let tables = rows.iter().map(|row| row.get::<String, _>("name"));
        let mut all = Vec::new();
        for table in tables.filter(|name| name != "_sqlx_migrations") {
            let sql = AssertSqlSafe(format!("SELECT * FROM {table}"));
            for row in sqlx::query(sql).fetch_all(&pool).await.expect("its rows") {
                for column in row.columns() {
                    let text = row.try_get::<Option<String>, _>(column.ordinal());
                    let text = text.or_else(|_| {
                        row.try_get::<Option<i64>, _>(column.ordinal())
                            .map(|number| number.map(|number| number.to_string()))
                    });
                    let value = text.expect("only TEXT and BIGINT").unwrap_or_default();
                    all.push(format!("{table}.{}={value}", column.name()));
                }
            }
        }
        pool.close().await;
        all
    }
}
