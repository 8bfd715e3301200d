//! The server is killed at random moments while people play: nothing that was acknowledged or shown is ever lost, and
//! everybody goes on by themselves. `DEDALE_KILLS` says how often.

use std::path::Path;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::SeqCst};
use std::time::Duration;

use dedale_load::{Guest, Heard, Person, Player, ServerProcess, Site, Socket};
use rand_core::Rng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use tokio::time::{sleep, timeout};

const TABLES: usize = 24;
const SETUP: &str = r#"{"players":2,"communication":"silent"}"#;
/// Long enough for any machine: whoever needs longer is stuck.
const PATIENCE: Duration = Duration::from_secs(120);

/// What everybody in the test shares.
struct Scene {
    site: Site,
    /// Moves that were acknowledged at each table.
    moves: Vec<AtomicU64>,
    audits: AtomicU64,
    wrong: Mutex<Vec<String>>,
    over: AtomicBool,
}

impl Scene {
    fn wrong(&self, what: String) {
        self.wrong.lock().expect("nobody panics here").push(what);
    }

    fn check(&self, server: &ServerProcess) {
        let wrong = self.wrong.lock().expect("nobody panics here");
        let log = server.log();
        let last = log.lines().rev().take(20).collect::<Vec<_>>().join("\n");
        assert!(wrong.is_empty(), "{}\n\nThe server's last words, newest first:\n{last}", wrong.join("\n"));
    }

    /// Waits until every table has made a move from now on.
    async fn everybody_moves(&self, server: &ServerProcess) {
        let before: Vec<_> = self.moves.iter().map(|moves| moves.load(SeqCst)).collect();
        let stuck = || (0..TABLES).filter(|&table| self.moves[table].load(SeqCst) == before[table]).count();
        let all = async {
            while stuck() > 0 {
                self.check(server);
                sleep(Duration::from_millis(5)).await;
            }
        };
        assert!(timeout(PATIENCE, all).await.is_ok(), "{} tables are stuck\n{}", stuck(), server.log());
    }
}

fn kills() -> u64 {
    std::env::var("DEDALE_KILLS").map_or(5, |kills| kills.parse().expect("DEDALE_KILLS is a number"))
}

#[tokio::test]
async fn nothing_acknowledged_or_shown_is_lost_when_the_server_is_killed() {
    let mut server = ServerProcess::start(Path::new(env!("CARGO_BIN_EXE_dedale")), "").expect("a server");
    assert!(server.is_ready().await, "{}", server.log());
    let scene = Arc::new(Scene {
        site: server.site(),
        moves: (0..TABLES).map(|_| AtomicU64::new(0)).collect(),
        audits: AtomicU64::new(0),
        wrong: Mutex::default(),
        over: AtomicBool::new(false),
    });
    let mut people = Vec::new();
    for table in 0..TABLES {
        let guests = [arrive(&scene.site).await, arrive(&scene.site).await];
        let id = guests[0].open_table(&scene.site, "onirim", SETUP).await.expect("a table");
        for (seat, guest) in (1..).zip(guests) {
            let player =
                Player::new(&guest.user, &id, seat, (table * 2) as u64 + u64::from(seat)).remembering();
            people.push(tokio::spawn(play(scene.clone(), table, guest, player)));
        }
    }

    let mut chance = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..kills() {
        scene.everybody_moves(&server).await;
        sleep(Duration::from_millis(u64::from(chance.next_u32() % 300))).await;
        server.kill().expect("it can be killed");
        scene.check(&server);
        server.restart().expect("it starts again");
        assert!(server.is_ready().await, "{}", server.log());
    }
    scene.everybody_moves(&server).await;
    scene.over.store(true, SeqCst);
    for person in people {
        timeout(PATIENCE, person).await.expect("everybody gets up").expect("nobody panics");
    }
    scene.check(&server);
    let moves: u64 = scene.moves.iter().map(|moves| moves.load(SeqCst)).sum();
    let audits = scene.audits.load(SeqCst);
    println!("{} kills, {moves} moves acknowledged, {audits} histories compared, nothing lost", kills());
    assert!(audits >= kills() * TABLES as u64, "everybody looked at what was left");
}

async fn arrive(site: &Site) -> Guest {
    Guest::arrive(site).await.expect("a guest")
}

/// Plays until the test is over, through any number of kills.
async fn play(scene: Arc<Scene>, table: usize, guest: Guest, player: Player) {
    let mut person = Person::new(player, connect(&scene, &guest).await);
    loop {
        if play_on_socket(&scene, table, &mut person).await.is_err() {
            return;
        }
        if let Err(what) = audit(&scene, &guest, &person.player).await {
            scene.wrong(format!("table {table}, seat {}: {what}", person.player.seat()));
        }
        if scene.over.load(SeqCst) {
            return;
        }
        person.take(connect(&scene, &guest).await);
    }
}

async fn connect(scene: &Scene, guest: &Guest) -> Socket {
    loop {
        match guest.socket(&scene.site).await {
            Ok(socket) => return socket,
            Err(_) => sleep(Duration::from_millis(10)).await,
        }
    }
}

/// Something is wrong that makes it senseless to go on.
struct Wrong;

/// Plays until the connection is lost or the test is over. The first thing said on a new connection, after looking, is
/// the last command that was acknowledged on an old one: it must be acknowledged in the same way.
async fn play_on_socket(scene: &Scene, table: usize, person: &mut Person) -> Result<(), Wrong> {
    let mut repeated = false;
    while !scene.over.load(SeqCst) {
        if person.speak(true).await.is_err() {
            return Ok(());
        }
        let heard = match timeout(Duration::from_millis(500), person.hear()).await {
            Ok(Ok((heard, _))) => heard,
            Ok(Err(_)) => return Ok(()),
            Err(_) => continue,
        };
        match heard {
            Heard::Done { act: true, .. } => {
                scene.moves[table].fetch_add(1, SeqCst);
            }
            Heard::Joined if !repeated => {
                repeated = true;
                if let Some(again) = person.player.repeat()
                    && person.interject(&again).await.is_err()
                {
                    return Ok(());
                }
            }
            Heard::Refused(what) | Heard::Broken(what) => {
                scene.wrong(format!("table {table}, seat {}: {what}", person.player.seat()));
                return Err(Wrong);
            }
            Heard::Joined | Heard::Done { .. } | Heard::DoneAgain | Heard::News => {}
        }
    }
    Ok(())
}

/// Looks at the whole table afresh: what the player was told must be its beginning.
async fn audit(scene: &Scene, guest: &Guest, player: &Player) -> Result<(), String> {
    let (table, seat) = (player.table(), player.seat());
    let fresh = loop {
        let auditor = Player::returning(&guest.user, table, seat, 0).remembering();
        let mut auditor = Person::new(auditor, connect(scene, guest).await);
        if auditor.speak(false).await.is_err() {
            continue;
        }
        match auditor.hear().await {
            Ok((Heard::Joined, _)) => break auditor.player,
            Ok((heard, _)) => return Err(format!("instead of a snapshot: {heard:?}")),
            // Killed again.
            Err(_) => {}
        }
    };
    let (known, now) = (player.history(), fresh.history());
    if let Some((was, is)) = known.iter().zip(now).find(|(was, is)| was != is) {
        return Err(format!("it was told {was:?}, and now it is {is:?}"));
    }
    if known.len() > now.len() {
        return Err(format!("it was told {:?}, which is gone", known.last()));
    }
    if player.done() > fresh.step() {
        return Err(format!("step {:?} was acknowledged, the last is {:?}", player.done(), fresh.step()));
    }
    scene.audits.fetch_add(1, SeqCst);
    Ok(())
}
