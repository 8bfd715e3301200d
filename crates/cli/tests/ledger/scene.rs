use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use dedale_load::{Guest, Heard, Person, Player, ServerProcess, Site, Socket};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::book::Book;

const TABLES: usize = 6;
const SETUP: &str = r#"{"players":2,"communication":"silent"}"#;
/// Long enough for any machine: whoever needs longer is stuck.
const PATIENCE: Duration = Duration::from_secs(120);

/// A server with people who play, and the ledger of what it acknowledged.
pub(crate) struct Scene {
    server: ServerProcess,
    database: String,
    shared: Arc<Shared>,
    people: Vec<JoinHandle<()>>,
}

struct Shared {
    site: Site,
    book: Book,
    /// Moves that were acknowledged at each table.
    moves: Vec<AtomicU64>,
    /// Commands the store did not take.
    failed: AtomicU64,
    wrong: Mutex<Vec<String>>,
    over: AtomicBool,
}

impl Scene {
    /// People sit down at a fresh server.
    pub(crate) async fn set(mut server: ServerProcess, database: &str) -> Scene {
        sqlx::any::install_default_drivers();
        assert!(server.is_ready().await, "{}", server.log());
        let shared = Arc::new(Shared {
            site: server.site(),
            book: Book::default(),
            moves: (0..TABLES).map(|_| AtomicU64::new(0)).collect(),
            failed: AtomicU64::new(0),
            wrong: Mutex::default(),
            over: AtomicBool::new(false),
        });
        let mut people = Vec::new();
        for table in 0..TABLES {
            let site = &shared.site;
            let guests =
                [Guest::arrive(site).await.expect("a guest"), Guest::arrive(site).await.expect("a guest")];
            let id = guests[0].open_table(site, "onirim", SETUP).await.expect("a table");
            for (seat, guest) in (1..).zip(guests) {
                let player = Player::new(&guest.user, &id, seat, (table * 2) as u64 + u64::from(seat));
                people.push(tokio::spawn(play(shared.clone(), table, guest, player)));
            }
        }
        Scene { server, database: database.to_owned(), shared, people }
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
        assert!(timeout(PATIENCE, gone).await.is_ok(), "/readyz knows nothing of it\n{}", self.server.log());
    }

    pub(crate) async fn becomes_ready(&self) {
        let back = async {
            while !self.readiness().await {
                sleep(Duration::from_millis(50)).await;
            }
        };
        assert!(timeout(PATIENCE, back).await.is_ok(), "/readyz stays away\n{}", self.server.log());
    }

    async fn readiness(&self) -> bool {
        self.shared.site.get("/readyz", "").await.is_ok_and(|answer| answer.status == 200)
    }

    pub(crate) fn kill(&mut self) {
        self.server.kill().expect("it can be killed");
    }

    pub(crate) async fn start(&mut self) {
        self.server.restart().expect("it starts");
        let ready = timeout(PATIENCE, self.server.is_ready()).await;
        assert!(ready == Ok(true), "{}", self.server.log());
    }

    /// It ends by itself, and says why.
    pub(crate) async fn does_not_start(&mut self, why: &str) {
        self.server.restart().expect("a process");
        let ready = timeout(PATIENCE, self.server.is_ready()).await;
        assert!(ready == Ok(false), "it should not have started\n{}", self.server.log());
        let log = self.server.log();
        let last = log.lines().rev().find(|line| !line.is_empty()).unwrap_or_default();
        assert!(last.to_lowercase().contains(why), "{log}");
    }

    /// The newest lines of the ledger are in the database, once.
    pub(crate) async fn compare(&self) {
        self.agrees(&self.shared.book.compare_newest(&self.database).await);
    }

    fn agrees(&self, wrong: &[String]) {
        assert!(wrong.is_empty(), "{}\n\n{}", wrong.join("\n"), self.server.log());
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
        assert!(timeout(PATIENCE, wait).await.is_ok(), "in vain: {what}\n{}", self.server.log());
    }

    fn check(&self) {
        let wrong = self.shared.wrong.lock().expect("nobody panics here");
        assert!(wrong.is_empty(), "{}\n\n{}", wrong.join("\n"), self.server.log());
    }
}

/// A pause after each acknowledged command: without it hundreds of faults take so long that the small disk is full of moves.
const BREATH: Duration = Duration::from_millis(20);

/// Plays until the test is over, through all faults.
async fn play(shared: Arc<Shared>, table: usize, guest: Guest, player: Player) {
    let mut person = Person::new(player, connect(&shared, &guest).await);
    while !shared.over.load(SeqCst) {
        if person.speak(true).await.is_err() {
            person.take(connect(&shared, &guest).await);
            continue;
        }
        match timeout(Duration::from_millis(500), person.hear()).await {
            Err(_) => {}
            Ok(Err(_)) => person.take(connect(&shared, &guest).await),
            Ok(Ok((Heard::Done { act, step }, _))) => {
                let request = person.player.repeat().expect("the command that was done");
                shared.book.note(&request, &guest.user, step);
                shared.moves[table].fetch_add(u64::from(act), SeqCst);
                sleep(BREATH).await;
            }
            Ok(Ok((Heard::Refused(code), _))) if code == "store-failed" || code == "shutting-down" => {
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

async fn connect(shared: &Shared, guest: &Guest) -> Socket {
    loop {
        match guest.socket(&shared.site).await {
            Ok(socket) => return socket,
            Err(_) => sleep(Duration::from_millis(10)).await,
        }
    }
}
