use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use dedale_load::{Guest, Heard, Person, Player, ServerProcess, Site, Socket};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::book::Book;

const TABLES: usize = 6;
const SETUP: &str = r#"{"players":2,"communication":"silent"}"#;
/// Long enough for any machine: whoever needs longer is stuck.
const PATIENCE: Duration = Duration::from_secs(120);

/// One or several servers with people who play, and the ledger of what they acknowledged.
pub(crate) struct Scene {
    servers: Vec<ServerProcess>,
    database: String,
    shared: Arc<Shared>,
    people: Vec<JoinHandle<()>>,
}

struct Shared {
    sites: Vec<Site>,
    book: Book,
    /// Moves that were acknowledged at each table.
    moves: Vec<AtomicU64>,
    /// When the last one of each table was.
    moved: Vec<Mutex<Instant>>,
    /// The longest time in milliseconds that any table was without a move since it was asked for.
    silence: AtomicU64,
    /// Commands the store did not take.
    failed: AtomicU64,
    wrong: Mutex<Vec<String>>,
    over: AtomicBool,
}

impl Scene {
    /// People sit down at a fresh server.
    pub(crate) async fn set(server: ServerProcess, database: &str) -> Scene {
        Scene::set_at(vec![server], TABLES, database).await
    }

    /// People sit down at so many tables, each at any of these servers.
    pub(crate) async fn set_at(mut servers: Vec<ServerProcess>, tables: usize, database: &str) -> Scene {
        sqlx::any::install_default_drivers();
        for server in &mut servers {
            assert!(server.is_ready().await, "{}", server.log());
        }
        let shared = Arc::new(Shared {
            sites: servers.iter().map(ServerProcess::site).collect(),
            book: Book::default(),
            moves: (0..tables).map(|_| AtomicU64::new(0)).collect(),
            moved: (0..tables).map(|_| Mutex::new(Instant::now())).collect(),
            silence: AtomicU64::new(0),
            failed: AtomicU64::new(0),
            wrong: Mutex::default(),
            over: AtomicBool::new(false),
        });
        let mut people = Vec::new();
        for table in 0..tables {
            let site = &shared.sites[table % shared.sites.len()];
            let guests =
                [Guest::arrive(site).await.expect("a guest"), Guest::arrive(site).await.expect("a guest")];
            let id = guests[0].open_table(site, "onirim", SETUP).await.expect("a table");
            for (seat, guest) in (1..).zip(guests) {
                let player = Player::new(&guest.user, &id, seat, (table * 2) as u64 + u64::from(seat));
                people.push(tokio::spawn(play(shared.clone(), table, guest, player)));
            }
        }
        Scene { servers, database: database.to_owned(), shared, people }
    }

    /// Waits until every table has made a move from now on.
    pub(crate) async fn everybody_moves(&self) {
        let moves = &self.shared.moves;
        let before: Vec<_> = moves.iter().map(|moves| moves.load(SeqCst)).collect();
        let all_moved = || moves.iter().zip(&before).all(|(moves, before)| moves.load(SeqCst) > *before);
        self.until("every table moves", all_moved).await;
    }

    /// Breaks the store, again and again until a command is refused.
    pub(crate) async fn fails(&self, mut break_it: impl FnMut()) {
        let before = self.shared.failed.load(SeqCst);
        let broken = || {
            break_it();
            self.shared.failed.load(SeqCst) > before + 1
        };
        self.until("a command is refused", broken).await;
    }

    pub(crate) async fn is_not_ready(&self) {
        let gone = async {
            while self.readiness().await {
                sleep(Duration::from_millis(50)).await;
            }
        };
        assert!(timeout(PATIENCE, gone).await.is_ok(), "/readyz knows nothing of it\n{}", self.log());
    }

    pub(crate) async fn becomes_ready(&self) {
        let back = async {
            while !self.readiness().await {
                sleep(Duration::from_millis(50)).await;
            }
        };
        assert!(timeout(PATIENCE, back).await.is_ok(), "/readyz stays away\n{}", self.log());
    }

    async fn readiness(&self) -> bool {
        self.shared.sites[0].get("/readyz", "").await.is_ok_and(|answer| answer.status == 200)
    }

    pub(crate) fn kill(&mut self) {
        self.server(0).kill().expect("it can be killed");
    }

    pub(crate) async fn start(&mut self) {
        self.start_server(0).await;
    }

    pub(crate) async fn start_server(&mut self, number: usize) {
        self.servers[number].restart().expect("it starts");
        let ready = timeout(PATIENCE, self.servers[number].is_ready()).await;
        assert!(ready == Ok(true), "{}", self.log());
    }

    pub(crate) fn server(&mut self, number: usize) -> &mut ServerProcess {
        &mut self.servers[number]
    }

    /// The longest silence of any table since this was asked for, in milliseconds.
    pub(crate) fn longest_silence(&self) -> u64 {
        let now = self.shared.moved.iter().map(elapsed_ms).max().unwrap_or(0);
        let silence = self.shared.silence.swap(0, SeqCst).max(now);
        for moved in &self.shared.moved {
            *moved.lock().expect("nobody panics here") = Instant::now();
        }
        silence
    }

    fn log(&self) -> String {
        let logs = self.servers.iter().enumerate();
        logs.map(|(number, server)| format!("server {number}:\n{}\n", last_lines(&server.log()))).collect()
    }

    /// It ends by itself, and says why.
    pub(crate) async fn does_not_start(&mut self, why: &str) {
        self.servers[0].restart().expect("a process");
        let ready = timeout(PATIENCE, self.servers[0].is_ready()).await;
        assert!(ready == Ok(false), "it should not have started\n{}", self.log());
        let log = self.servers[0].log();
        let last = log.lines().rev().find(|line| !line.is_empty()).unwrap_or_default();
        assert!(last.to_lowercase().contains(why), "{log}");
    }

    /// The newest lines of the ledger are in the database, once.
    pub(crate) async fn compare(&self) {
        self.agrees(&self.shared.book.compare_newest(&self.database).await);
    }

    fn agrees(&self, wrong: &[String]) {
        assert!(wrong.is_empty(), "{}\n\n{}", wrong.join("\n"), self.log());
        self.check();
    }

    pub(crate) async fn end(mut self) {
        self.everybody_moves().await;
        self.shared.over.store(true, SeqCst);
        for person in std::mem::take(&mut self.people) {
            timeout(PATIENCE, person).await.expect("everybody gets up").expect("nobody panics");
        }
        self.kill();
        self.start().await;
        self.agrees(&self.shared.book.compare_all(&self.database).await);
        let (kept, failed) = (self.shared.book.len(), self.shared.failed.load(SeqCst));
        println!("{kept} commands acknowledged and kept once, {failed} refused by the store");
    }

    async fn until(&self, what: &str, mut is_so: impl FnMut() -> bool) {
        let wait = async {
            while !is_so() {
                self.check();
                sleep(Duration::from_millis(20)).await;
            }
        };
        assert!(timeout(PATIENCE, wait).await.is_ok(), "in vain: {what}\n{}", self.log());
    }

    fn check(&self) {
        let wrong = self.shared.wrong.lock().expect("nobody panics here");
        assert!(wrong.is_empty(), "{}\n\n{}", wrong.join("\n"), self.log());
    }
}

fn elapsed_ms(moved: &Mutex<Instant>) -> u64 {
    moved.lock().expect("nobody panics here").elapsed().as_millis() as u64
}

fn last_lines(log: &str) -> String {
    let lines: Vec<_> = log.lines().collect();
    lines[lines.len().saturating_sub(40)..].join("\n")
}

/// A pause after each acknowledged command: without it hundreds of faults take so long that the small disk is full of moves.
const BREATH: Duration = Duration::from_millis(20);

/// After so many half seconds without a word a client looks for another server.
const SILENT: u32 = 3;
/// Refusals after which the same may be asked again.
const PASSING: [&str; 4] = ["store-failed", "shutting-down", "table-busy", "table-moved"];

/// Plays until the test is over, through all faults.
async fn play(shared: Arc<Shared>, table: usize, guest: Guest, player: Player) {
    let mut person = Person::new(player, connect(&shared, &guest).await);
    let mut unheard = 0;
    while !shared.over.load(SeqCst) {
        if person.speak(true).await.is_err() {
            person.take(connect(&shared, &guest).await);
            continue;
        }
        let heard = timeout(Duration::from_millis(500), person.hear()).await;
        unheard = if heard.is_err() { unheard + 1 } else { 0 };
        match heard {
            // A server that says nothing for so long may be frozen: another one is asked, if there is one.
            Err(_) if unheard >= SILENT && shared.sites.len() > 1 => {
                unheard = 0;
                person.take(connect(&shared, &guest).await);
            }
            Err(_) => {}
            Ok(Err(_)) => person.take(connect(&shared, &guest).await),
            Ok(Ok((Heard::Done { act, step }, _))) => {
                let request = person.player.repeat().expect("the command that was done");
                shared.book.note(&request, &guest.user, step);
                shared.moves[table].fetch_add(u64::from(act), SeqCst);
                shared.silence.fetch_max(elapsed_ms(&shared.moved[table]), SeqCst);
                *shared.moved[table].lock().expect("nobody panics here") = Instant::now();
                sleep(BREATH).await;
            }
            // Another node may reach the one that runs the table, or run it.
            Ok(Ok((Heard::Refused(code), _))) if code == "bus-away" => {
                shared.failed.fetch_add(1, SeqCst);
                person.take(connect(&shared, &guest).await);
            }
            Ok(Ok((Heard::Refused(code), _))) if PASSING.contains(&code.as_str()) => {
                shared.failed.fetch_add(1, SeqCst);
                sleep(Duration::from_millis(20)).await;
            }
            Ok(Ok((Heard::Refused(what) | Heard::Broken(what), _))) => {
                let what = format!("table {table}, seat {}: {what}", person.player.seat());
                return shared.wrong.lock().expect("nobody panics here").push(what);
            }
            Ok(Ok((Heard::Joined | Heard::DoneAgain | Heard::News, _))) => {}
        }
    }
}

/// Any server that answers.
async fn connect(shared: &Shared, guest: &Guest) -> Socket {
    loop {
        let chosen = getrandom::u32().expect("chance") as usize % shared.sites.len();
        match timeout(Duration::from_secs(1), guest.socket(&shared.sites[chosen])).await {
            Ok(Ok(socket)) => return socket,
            Ok(Err(_)) | Err(_) => sleep(Duration::from_millis(10)).await,
        }
    }
}
