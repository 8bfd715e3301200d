//! Honest people play while one address floods the server with everything at once. Only for servers on this machine.
//!
//! Honest players, probes and the attacker have different loopback addresses: whatever is limited by address must stop the attacker and
//! nobody else.

mod attacks;
mod honest;

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::Mutex;
use std::time::Duration;

use serde::Serialize;
use serde_json::value::RawValue;
use tokio::time::Instant;

use crate::histogram::Waiting;
use crate::http::Site;
use crate::run::{LoadError, Pace, Plan};
use crate::tally::Progress;

/// Where the flood comes from.
const ATTACKER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 66));
/// Where the probes of `/healthz` come from.
const PROBE: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 2, 1));

/// The plan of an attack.
#[derive(Clone, Debug)]
pub struct HostilePlan {
    /// How many tables of two honest players, each with its own address.
    pub tables: u8,
    /// How long.
    pub seconds: f64,
    /// The seed of the players' own chance.
    pub seed: u64,
    /// A card set of La Clé des mondes as text, which the attacker varies.
    pub card_set: String,
}

impl HostilePlan {
    /// The players' side of it: silent Onirim, one move a second.
    fn honest(&self) -> Plan {
        let setup = RawValue::from_string(r#"{"players":2,"communication":"silent"}"#.to_owned());
        Plan {
            tables: u64::from(self.tables),
            sockets_per_table: 2,
            pace: Pace::MovesPerSecond(1.0),
            seconds: self.seconds,
            game: "onirim".to_owned(),
            setup: setup.expect("a JSON object"),
            seats: 2,
            seed: self.seed,
        }
    }
}

/// The results of a run.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs)]
pub struct HostileReport {
    pub tables: u8,
    pub seconds: f64,
    pub moves: u64,
    /// Moves of honest players, from sending to acknowledgement.
    pub acknowledged: Waiting,
    /// Refusals of honest players, by code.
    pub refused: BTreeMap<String, u64>,
    pub reconnects: u64,
    /// Probes of `/healthz`, ten a second, each with a connection of its own.
    pub probes: Waiting,
    /// Probes that were not answered with 200.
    pub failed_probes: BTreeMap<String, u64>,
    /// Responses to the attacker: attack, then status and code, then how often.
    pub attacks: BTreeMap<&'static str, BTreeMap<String, u64>>,
}

/// The longest time an honest player may wait (p99), in milliseconds.
pub const LONGEST_MS: f64 = 100.0;

impl HostileReport {
    /// Whether no honest player and no probe was refused or lost its connection.
    pub fn nobody_was_refused(&self) -> bool {
        self.refused.is_empty() && self.failed_probes.is_empty() && self.reconnects == 0 && self.moves > 0
    }

    /// Whether honest players and probes were also answered in time.
    pub fn holds(&self) -> bool {
        let in_time = |waiting: &Waiting| waiting.p99_ms <= LONGEST_MS;
        self.nobody_was_refused() && in_time(&self.acknowledged) && in_time(&self.probes)
    }
}

/// The responses to the attacker, counted by many tasks.
#[derive(Default)]
struct Loot(Mutex<BTreeMap<&'static str, BTreeMap<String, u64>>>);

impl Loot {
    fn count(&self, attack: &'static str, outcome: &str) {
        let mut all = self.0.lock().expect("nobody panics here");
        *all.entry(attack).or_default().entry(outcome.to_owned()).or_default() += 1;
    }

    fn all(&self) -> BTreeMap<&'static str, BTreeMap<String, u64>> {
        self.0.lock().expect("nobody panics here").clone()
    }
}

/// Brings honest people to their tables, then lets them play while the attacker does what it can.
pub fn run(site: Site, plan: &HostilePlan, progress: impl Fn(Progress)) -> Result<HostileReport, LoadError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let play = honest::sit_down(site, plan, &progress).await?;
        let end = Instant::now() + Duration::from_secs_f64(plan.seconds);
        let loot = Arc::new(Loot::default());
        let attack = attacks::Attack {
            site: site.seen_from(ATTACKER),
            end,
            loot: loot.clone(),
            tables: play.tables(),
            card_set: plan.card_set.clone(),
        };
        // On a thread of its own, so that the players' clocks do not wait for it.
        let attacking =
            std::thread::Builder::new().name("attacker".to_owned()).spawn(move || attack.run())?;
        let mut report = play.until(end, plan, &progress).await;
        while !attacking.is_finished() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        report.attacks = loot.all();
        Ok(report)
    })
}
