use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};

use super::{HostilePlan, HostileReport, PROBE};
use crate::histogram::Histogram;
use crate::http::Site;
use crate::person::Guest;
use crate::run::{Beat, LoadError, Plan, Seated, gather, play};
use crate::tally::{Progress, Tally};

/// Probes a second.
const PROBES: u64 = 10;

/// Honest people at their tables.
pub(super) struct Play {
    site: Site,
    plan: Plan,
    honest_tables: Vec<(Site, Seated)>,
}

/// Everybody arrives, two from each address, and every game begins.
pub(super) async fn sit_down(
    site: Site,
    plan: &HostilePlan,
    progress: &impl Fn(Progress),
) -> Result<Play, LoadError> {
    let honest = plan.honest();
    let mut honest_tables = Vec::new();
    for (number, table) in (1..=plan.tables).zip(0..) {
        let home = site.seen_from(IpAddr::V4(Ipv4Addr::new(127, 0, 1, number)));
        let mut guests = Vec::new();
        for _ in 0..2 {
            let guest = Guest::arrive(&home).await?;
            let socket = guest.socket(&home).await?;
            guests.push((guest, socket));
        }
        honest_tables.push((home, gather(home, honest.clone(), table, guests).await?));
        progress(Progress::Tables(honest_tables.len() as u64));
    }
    Ok(Play { site, plan: honest, honest_tables })
}

impl Play {
    /// The tables, whose links the attacker is supposed to have.
    pub(super) fn tables(&self) -> Vec<String> {
        let first = |(_, seated): &(Site, Seated)| Some(seated.first()?.1.player.table().to_owned());
        self.honest_tables.iter().filter_map(first).collect()
    }

    /// Lets them play, and probes.
    pub(super) async fn until(
        self,
        end: Instant,
        plan: &HostilePlan,
        progress: &impl Fn(Progress),
    ) -> HostileReport {
        let (tally, begin) = (Arc::new(Tally::default()), Instant::now());
        let mut players = JoinSet::new();
        for (table, (home, seated)) in (0..).zip(self.honest_tables) {
            let beat = Arc::new(Beat::new(&self.plan, table, begin));
            for (guest, person) in seated {
                players.spawn(play(home, guest, person, beat.clone(), tally.clone()));
            }
        }
        let probes = Arc::new((Histogram::default(), Tally::default()));
        players.spawn(probe(self.site.seen_from(PROBE), probes.clone()));
        while Instant::now() < end {
            sleep_until(end.min(Instant::now() + Duration::from_millis(200))).await;
            let seconds = begin.elapsed().as_secs_f64().min(plan.seconds);
            progress(Progress::Playing { seconds, moves: tally.moves() });
        }
        let seconds = begin.elapsed().as_secs_f64();
        players.shutdown().await;
        HostileReport {
            tables: plan.tables,
            seconds,
            moves: tally.moves(),
            acknowledged: tally.waiting(),
            refused: tally.errors(),
            reconnects: tally.reconnects(),
            probes: probes.0.waiting(),
            failed_probes: probes.1.errors(),
            attacks: Default::default(),
        }
    }
}

/// Asks for `/healthz` until it is aborted; a late answer does not delay the next question.
async fn probe(site: Site, counted: Arc<(Histogram, Tally)>) {
    let mut beat = interval(Duration::from_millis(1000 / PROBES));
    beat.set_missed_tick_behavior(MissedTickBehavior::Burst);
    let mut asked = JoinSet::new();
    loop {
        beat.tick().await;
        let counted = counted.clone();
        asked.spawn(async move {
            let begun = Instant::now();
            let answer = site.get("/healthz", "").await;
            counted.0.record(begun.elapsed());
            match answer {
                Ok(answer) if answer.status == 200 => {}
                Ok(answer) => counted.1.error(&answer.status.to_string()),
                Err(error) => counted.1.error(&error.to_string()),
            }
        });
        while asked.try_join_next().is_some() {}
    }
}
