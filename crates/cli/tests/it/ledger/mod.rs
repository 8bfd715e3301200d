//! A ledger outside the server notes every acknowledged command while the store fails in all ways at random: whatever was
//! acknowledged is in the database once. `DEDALE_FAULTS` says how many faults of each kind.

mod book;
mod cluster;
mod link;
mod nodes;
mod scene;

use std::path::Path;
use std::time::Duration;

use dedale_load::ServerProcess;
use dedale_testing::SmallDisk;
use rand_core::Rng as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use tokio::time::sleep;

use cluster::Cluster;
use scene::Scene;

/// What goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// The server is killed (SIGKILL).
    Kill,
    /// The disk is full for a while.
    FullDisk,
    /// Nothing can be written for a while.
    ReadOnly,
    /// The database server stops on the spot, and starts again.
    Stop,
}

fn faults() -> u32 {
    std::env::var("DEDALE_FAULTS").map_or(2, |faults| faults.parse().expect("DEDALE_FAULTS is a number"))
}

/// So many of each kind, in a random order.
fn mixed(kinds: &[Fault], chance: &mut Xoshiro256PlusPlus) -> Vec<Fault> {
    let mut all: Vec<_> = kinds.iter().flat_map(|kind| (0..faults()).map(|_| *kind)).collect();
    for last in (1..all.len()).rev() {
        all.swap(last, chance.next_u64() as usize % (last + 1));
    }
    all
}

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_dedale"))
}

#[tokio::test]
async fn what_was_acknowledged_is_kept_once_on_sqlite() {
    let Some(disk) = SmallDisk::mount(16 + faults()) else {
        return in_a_small_file().await;
    };
    let database = format!("sqlite:{}", disk.path().join("tables.db").display());
    let server = ServerProcess::start_on(program(), &database, "").expect("a server");
    let mut scene = Scene::set(server, &database).await;
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(1);
    for fault in mixed(&[Fault::Kill, Fault::FullDisk, Fault::ReadOnly], &mut chance) {
        scene.everybody_moves().await;
        sleep(Duration::from_millis(u64::from(chance.next_u32() % 100))).await;
        match fault {
            Fault::Kill | Fault::Stop => {}
            Fault::FullDisk => {
                scene.fails(|| disk.fill()).await;
                scene.is_not_ready().await;
                disk.make_room();
                scene.becomes_ready().await;
                scene.everybody_moves().await;
            }
            Fault::ReadOnly => {
                scene.kill();
                disk.set_read_only(true);
                scene.does_not_start("read").await;
                disk.set_read_only(false);
                scene.start().await;
                scene.everybody_moves().await;
            }
        }
        scene.kill();
        scene.start().await;
        scene.compare().await;
    }
    scene.end().await;
}

/// Where nothing can be mounted: a file that may not grow, and kills.
async fn in_a_small_file() {
    eprintln!("the ledger falls back to database_mib: the disk is never full, only the file");
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", folder.path().join("tables.db").display());
    let mib = format!("database_mib = {}\n", 16 + faults());
    let server = ServerProcess::start_on(program(), &database, &mib).expect("a server");
    let mut scene = Scene::set(server, &database).await;
    for _ in 0..faults() {
        scene.everybody_moves().await;
        scene.kill();
        scene.start().await;
        scene.compare().await;
    }
    scene.end().await;
}

#[tokio::test]
async fn what_was_acknowledged_is_kept_once_on_postgresql() {
    let Some(cluster) = Cluster::start() else { return };
    let server =
        ServerProcess::start_on(program(), &cluster.url(), "[times]\nlease_s = 1\n").expect("a server");
    let mut scene = Scene::set(server, &cluster.url()).await;
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(2);
    for fault in mixed(&[Fault::Kill, Fault::Stop, Fault::ReadOnly], &mut chance) {
        scene.everybody_moves().await;
        sleep(Duration::from_millis(u64::from(chance.next_u32() % 100))).await;
        match fault {
            Fault::Kill => {
                scene.kill();
                scene.start().await;
            }
            Fault::Stop => {
                cluster.stop();
                sleep(Duration::from_millis(u64::from(chance.next_u32() % 500))).await;
                cluster.start_again();
            }
            Fault::ReadOnly | Fault::FullDisk => {
                scene.fails(|| cluster.set_read_only(true)).await;
                cluster.set_read_only(false);
            }
        }
        scene.everybody_moves().await;
        scene.compare().await;
    }
    scene.end().await;
}
