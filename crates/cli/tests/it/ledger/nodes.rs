//! Three nodes on one PostgreSQL with NATS between them. `make chaos` sets `DEDALE_CHAOS`, the share of all faults that are tried,
//! and may set `DEDALE_CHAOS_TABLES`.

use std::time::Duration;

use dedale_load::ServerProcess;
use dedale_testing::Nats;
use rand_core::Rng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use tokio::time::sleep;

use super::cluster::Cluster;
use super::link::{Cut, Link};
use super::program;
use super::scene::Scene;

const NODES: usize = 3;
/// The lease of a node in the test, in seconds.
const LEASE_S: u64 = 2;
/// No table may be silent for longer when a node is killed.
const LONGEST_SILENCE_MS: u64 = 5_000;
/// No move may take longer while nodes are restarted one after the other.
const LONGEST_WAIT_MS: u64 = 1_000;

/// How much is tried: in the ordinary tests little, in `make chaos` what the host's page promises.
struct Effort {
    tables: usize,
    kills: u32,
    freezes: u32,
    losses_of_the_bus: u32,
    losses_of_the_database: u32,
    cuts: u32,
    rolling_restarts: u32,
}

fn effort() -> Effort {
    match std::env::var("DEDALE_CHAOS") {
        Ok(share) => {
            let share: f64 = share.parse().expect("DEDALE_CHAOS is a number: 1 is everything");
            let of = |whole: f64| (whole * share).ceil() as u32;
            Effort {
                tables: std::env::var("DEDALE_CHAOS_TABLES")
                    .map_or(300, |tables| tables.parse().expect("a number")),
                kills: of(100.0),
                freezes: of(30.0),
                losses_of_the_bus: of(20.0),
                losses_of_the_database: of(10.0),
                cuts: of(20.0),
                rolling_restarts: of(20.0),
            }
        }
        Err(_) => Effort {
            tables: 9,
            kills: 2,
            freezes: 1,
            losses_of_the_bus: 1,
            losses_of_the_database: 1,
            cuts: 2,
            rolling_restarts: 1,
        },
    }
}

/// What goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// A node is killed (SIGKILL).
    Kill,
    /// A node is stopped for three leases (SIGSTOP), and then goes on.
    Freeze,
    /// The bus is killed and comes back.
    Bus,
    /// The database stops on the spot, and starts again.
    Database,
    /// Between one node and the bus nothing passes.
    CutFromBus(Cut),
    /// Between one node and the database nothing passes.
    CutFromDatabase(Cut),
    /// Every node is told to stop, one after the other, and starts again.
    RollingRestart,
}

const CUTS: [Fault; 4] = [
    Fault::CutFromDatabase(Cut::Silent),
    Fault::CutFromBus(Cut::Silent),
    Fault::CutFromDatabase(Cut::Closed),
    Fault::CutFromBus(Cut::Closed),
];

/// A node and its ways to the database and the bus.
struct Links {
    database: Link,
    bus: Link,
}

impl Links {
    async fn new(cluster: &Cluster, nats: &Nats) -> Links {
        Links { database: Link::to(cluster.address()).await, bus: Link::to(nats.address()).await }
    }

    fn start_node(&self, cluster: &Cluster) -> ServerProcess {
        let settings = format!("bus = \"nats://{}\"\n[times]\nnode_lease_s = {LEASE_S}\n", self.bus.address);
        let database = cluster.url_at(self.database.address);
        ServerProcess::start_on(program(), &database, &settings).expect("a node")
    }
}

fn mixed(effort: &Effort, chance: &mut Xoshiro256PlusPlus) -> Vec<Fault> {
    let of = |fault, times: u32| (0..times).map(move |_| fault);
    let mut all: Vec<_> = of(Fault::Kill, effort.kills)
        .chain(of(Fault::Freeze, effort.freezes))
        .chain(of(Fault::Bus, effort.losses_of_the_bus))
        .chain(of(Fault::Database, effort.losses_of_the_database))
        .chain((0..effort.cuts).map(|number| CUTS[number as usize % CUTS.len()]))
        .chain(of(Fault::RollingRestart, effort.rolling_restarts))
        .collect();
    for last in (1..all.len()).rev() {
        all.swap(last, chance.next_u64() as usize % (last + 1));
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_by_any_of_three_nodes_is_kept_once() {
    let (Some(mut nats), Some(cluster)) = (Nats::start(), Cluster::start()) else {
        return eprintln!("NOT TESTED WITH SEVERAL NODES: DEDALE_TEST_NATS or PostgreSQL is missing");
    };
    let effort = effort();
    let mut links = Vec::new();
    for _ in 0..NODES {
        links.push(Links::new(&cluster, &nats).await);
    }
    let nodes = links.iter().map(|links| links.start_node(&cluster)).collect();
    let mut scene = Scene::set_at(nodes, effort.tables, &cluster.url()).await;
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut worst = std::collections::BTreeMap::new();
    let faults = mixed(&effort, &mut chance);
    for (number, &fault) in (1..).zip(&faults) {
        scene.everybody_moves().await;
        sleep(Duration::from_millis(u64::from(chance.next_u32() % 300))).await;
        let chosen = chance.next_u64() as usize % NODES;
        scene.longest_silence();
        match fault {
            Fault::Kill => {
                scene.server(chosen).kill().expect("it can be killed");
                scene.everybody_moves().await;
                scene.start_server(chosen).await;
            }
            Fault::Freeze => {
                scene.server(chosen).signal("STOP").expect("it can be frozen");
                sleep(Duration::from_secs(3 * LEASE_S)).await;
                scene.everybody_moves().await;
                scene.server(chosen).signal("CONT").expect("it can go on");
            }
            Fault::Bus => {
                nats.kill();
                sleep(Duration::from_millis(u64::from(chance.next_u32() % 1_000))).await;
                nats.start_again();
            }
            Fault::Database => {
                cluster.stop();
                sleep(Duration::from_millis(u64::from(chance.next_u32() % 500))).await;
                cluster.start_again();
            }
            Fault::CutFromBus(how) => {
                links[chosen].bus.cut(how);
                sleep(Duration::from_millis(u64::from(chance.next_u32() % 4_000))).await;
                links[chosen].bus.mend();
            }
            Fault::CutFromDatabase(how) => {
                links[chosen].database.cut(how);
                sleep(Duration::from_secs(2 * LEASE_S)).await;
                scene.everybody_moves().await;
                links[chosen].database.mend();
            }
            Fault::RollingRestart => {
                for number in 0..NODES {
                    scene.server(number).stop().expect("it stops");
                    scene.start_server(number).await;
                }
            }
        }
        scene.everybody_moves().await;
        let silence = scene.longest_silence();
        println!("{number} of {}: {fault:?}, {silence} ms", faults.len());
        let most: &mut u64 = worst.entry(format!("{fault:?}")).or_default();
        *most = silence.max(*most);
        scene.compare().await;
    }
    for (fault, silence) in &worst {
        println!("{fault}: no table was silent for longer than {silence} ms");
    }
    scene.end().await;
    if std::env::var("DEDALE_CHAOS").is_ok() {
        let (killed, restarted) = (worst["Kill"], worst["RollingRestart"]);
        assert!(killed <= LONGEST_SILENCE_MS, "killed: {killed} ms");
        assert!(restarted <= LONGEST_WAIT_MS, "restarted one after the other: {restarted} ms");
    }
}
