use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use serde_json::value::RawValue;
use thiserror::Error;
use tokio::sync::Semaphore;
use tokio::task::{JoinError, JoinSet};
use tokio::time::{Instant, sleep, sleep_until};

use crate::http::Site;
use crate::person::{Guest, Person, PersonError};
use crate::player::{Heard, Player};
use crate::process::{Process, Usage};
use crate::tally::{Memory, Progress, Report, Tally};
use crate::watched::Watched;

/// The plan of a load test.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many tables.
    pub tables: u64,
    /// How many sockets at each: the first for its seats, further ones for people who look on.
    pub sockets_per_table: u64,
    /// How fast they play.
    pub pace: Pace,
    /// How long.
    pub seconds: f64,
    /// The game.
    pub game: String,
    /// Its options, a JSON object.
    pub setup: Box<RawValue>,
    /// How many play it.
    pub seats: u64,
    /// The seed of the players' own chance.
    pub seed: u64,
}

/// How fast a table plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    /// So many moves a second.
    MovesPerSecond(f64),
    /// The next move as soon as the last one is known.
    Max,
}

/// Why nothing could be measured.
#[derive(Debug, Error)]
pub enum LoadError {
    /// Somebody could not even sit down.
    #[error("{0}")]
    Person(#[from] PersonError),
    /// The machine does not take part.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// A player of ours failed.
    #[error("{0}")]
    Task(#[from] JoinError),
    /// The server refused what must be possible.
    #[error("refused while the tables were set up: {0}")]
    Refused(String),
}

/// How many things are done at the same time before it begins.
const AT_ONCE: usize = 64;
/// How long the server may rest before its memory is looked at.
const REST: Duration = Duration::from_secs(1);

/// When a table moves next, for all its people.
pub(crate) struct Beat {
    begin: Instant,
    between: Duration,
    due_micros: AtomicU64,
}

impl Beat {
    /// The tables begin one after the other within their first beat.
    pub(crate) fn new(plan: &Plan, table: u64, begin: Instant) -> Self {
        let between = match plan.pace {
            Pace::MovesPerSecond(rate) => Duration::from_secs_f64(1.0 / rate),
            Pace::Max => Duration::ZERO,
        };
        let first = between.as_micros() as u64 * table / plan.tables.max(1);
        Self { begin, between, due_micros: AtomicU64::new(first) }
    }

    pub(crate) fn due(&self) -> Instant {
        self.begin + Duration::from_micros(self.due_micros.load(Relaxed))
    }

    pub(crate) fn is_due(&self) -> bool {
        self.between.is_zero() || self.due() <= Instant::now()
    }

    /// A move was made: the next has its time, even if this one was late.
    pub(crate) fn moved(&self) {
        self.due_micros.fetch_add(self.between.as_micros() as u64, Relaxed);
    }
}

/// Brings all people to their tables, lets them play, and says how it went.
pub fn load(watched: Watched, plan: &Plan, progress: impl Fn(Progress)) -> Result<Report, LoadError> {
    // One server is measured from one thread, as its peers are; several nodes need more people than one thread can play.
    let mut runtime = match watched.sites.len() {
        1 => tokio::runtime::Builder::new_current_thread(),
        _ => tokio::runtime::Builder::new_multi_thread(),
    };
    let runtime = runtime.enable_all().build()?;
    let measuring = Measuring::begin(watched, plan, "dedale");
    runtime.block_on(measuring.run(&progress))
}

/// The course of a measurement, the same for every kind of server.
pub(crate) struct Measuring<'a> {
    pub(crate) watched: Watched,
    pub(crate) plan: &'a Plan,
    pub(crate) tally: Arc<Tally>,
    server: &'static str,
    begun: Instant,
    usages: Vec<Option<Usage>>,
}

impl<'a> Measuring<'a> {
    pub(crate) fn begin(watched: Watched, plan: &'a Plan, server: &'static str) -> Self {
        let usages = vec![watched.usage()];
        Self { watched, plan, tally: Arc::default(), server, begun: Instant::now(), usages }
    }

    /// Something is set up: what does it take, at rest?
    pub(crate) async fn rest(&mut self) {
        if !self.watched.processes.is_empty() {
            sleep(REST).await;
        }
        self.usages.push(self.watched.usage());
    }

    async fn run(mut self, progress: &impl Fn(Progress)) -> Result<Report, LoadError> {
        let people = people(&self.watched, self.plan).await?;
        self.rest().await;
        let tables = seat_all(&self.watched, self.plan, people, progress).await?;
        self.rest().await;
        let (tally, begin) = (self.tally.clone(), Instant::now());
        let mut players = JoinSet::new();
        for (table, people) in (0..).zip(tables) {
            let beat = Arc::new(Beat::new(self.plan, table, begin));
            for (index, (guest, person)) in (0..).zip(people) {
                let site = self.watched.site_of(table, index);
                players.spawn(play(site, guest, person, beat.clone(), tally.clone()));
            }
        }
        self.measure(players, progress).await
    }

    /// Lets them play for the time of the plan.
    pub(crate) async fn measure(
        mut self,
        mut players: JoinSet<()>,
        progress: &impl Fn(Progress),
    ) -> Result<Report, LoadError> {
        let setting_up_seconds = self.begun.elapsed().as_secs_f64();
        self.tally.begin();
        let before = [self.watched.usage(), Process::own().usage()];
        let database_before = self.watched.database_cpu_seconds();
        let begin = Instant::now();
        let end = begin + Duration::from_secs_f64(self.plan.seconds);
        while Instant::now() < end {
            sleep_until(end.min(Instant::now() + Duration::from_millis(200))).await;
            let seconds = begin.elapsed().as_secs_f64().min(self.plan.seconds);
            progress(Progress::Playing { seconds, moves: self.tally.moves() });
        }
        let seconds = begin.elapsed().as_secs_f64();
        let (moves, games_finished, acknowledged) =
            (self.tally.moves(), self.tally.games(), self.tally.waiting());
        let (errors, reconnects) = (self.tally.errors(), self.tally.reconnects());
        self.usages.push(self.watched.usage());
        let database = self.watched.database_cpu_seconds();
        let own = Process::own().usage();
        players.shutdown().await;

        let sockets = self.plan.tables * self.plan.sockets_per_table;
        let stages: Option<Vec<_>> = self.usages.iter().copied().collect();
        let stages = stages.and_then(|stages| <[Usage; 4]>::try_from(stages).ok());
        let cpu =
            |before: Option<Usage>, after: Option<Usage>| Some(after?.cpu_seconds - before?.cpu_seconds);
        Ok(Report {
            server: self.server,
            nodes: self.watched.sites.len(),
            game: self.plan.game.clone(),
            setup: self.plan.setup.clone(),
            tables: self.plan.tables,
            sockets,
            rate: match self.plan.pace {
                Pace::MovesPerSecond(rate) => Some(rate),
                Pace::Max => None,
            },
            setting_up_seconds,
            seconds,
            moves,
            moves_per_second: moves as f64 / seconds,
            games_finished,
            acknowledged,
            errors,
            reconnects,
            memory: stages.map(|stages| Memory::of(stages, sockets, self.plan.tables)),
            server_cpu_seconds: cpu(before[0], stages.map(|stages| stages[3])),
            database_cpu_seconds: database.zip(database_before).map(|(after, before)| after - before),
            load_cpu_seconds: cpu(before[1], own),
        })
    }
}

/// Does something for each of many, some at once, and keeps their order.
pub(crate) async fn for_all<T, F>(work: impl IntoIterator<Item = F>) -> Result<Vec<T>, LoadError>
where
    T: Send + 'static,
    F: Future<Output = Result<T, LoadError>> + Send + 'static,
{
    let room = Arc::new(Semaphore::new(AT_ONCE));
    let mut set = JoinSet::new();
    for (index, future) in work.into_iter().enumerate() {
        let room = room.clone();
        set.spawn(async move {
            let _place = room.acquire().await;
            future.await.map(|done| (index, done))
        });
    }
    let mut all = Vec::new();
    while let Some(done) = set.join_next().await {
        all.push(done??);
    }
    all.sort_by_key(|(index, _)| *index);
    Ok(all.into_iter().map(|(_, done)| done).collect())
}

pub(crate) type Arrived = (Guest, crate::socket::Socket);

/// Everybody, connected.
async fn people(watched: &Watched, plan: &Plan) -> Result<Vec<Arrived>, LoadError> {
    let each = plan.sockets_per_table;
    let arriving = (0..plan.tables * each).map(|number| {
        let site = watched.site_of(number / each, number % each);
        async move {
            let guest = Guest::arrive(&site).await?;
            let socket = guest.socket(&site).await?;
            Ok((guest, socket))
        }
    });
    for_all(arriving).await
}

pub(crate) type Seated = Vec<(Guest, Person)>;

/// Everybody at their tables, and every game begun.
async fn seat_all(
    watched: &Watched,
    plan: &Plan,
    people: Vec<Arrived>,
    progress: &impl Fn(Progress),
) -> Result<Vec<Seated>, LoadError> {
    let (mut people, mut tables) = (people.into_iter(), Vec::new());
    // In parts, so that one sees how far it is.
    for part in (0..plan.tables).collect::<Vec<_>>().chunks(AT_ONCE) {
        let gathering = part.iter().map(|table| {
            let guests: Vec<_> = people.by_ref().take(plan.sockets_per_table as usize).collect();
            gather(watched.home(*table), plan.clone(), *table, guests)
        });
        tables.extend(for_all(gathering.collect::<Vec<_>>()).await?);
        progress(Progress::Tables(tables.len() as u64));
    }
    Ok(tables)
}

/// A table, its people and the beginning of their game.
pub(crate) async fn gather(
    site: Site,
    plan: Plan,
    table: u64,
    guests: Vec<Arrived>,
) -> Result<Seated, LoadError> {
    let owner = &guests[0].0;
    let id = owner.open_table(&site, &plan.game, plan.setup.get()).await?;
    let mut coming = JoinSet::new();
    for ((guest, socket), index) in guests.into_iter().zip(0..) {
        let seed = plan.seed ^ (table << 8 | index);
        let player = if index < plan.seats {
            Player::new(&guest.user, &id, index as u8 + 1, seed)
        } else {
            Player::spectator(&guest.user, &id, seed)
        };
        let mut person = Person::new(player, socket);
        coming.spawn(async move {
            while !person.player.is_playing() {
                person.speak(false).await.map_err(PersonError::from)?;
                match person.hear().await.map_err(PersonError::from)?.0 {
                    Heard::Refused(why) | Heard::Broken(why) => return Err(LoadError::Refused(why)),
                    _ => {}
                }
            }
            Ok((guest, person))
        });
    }
    let mut seated = Vec::new();
    while let Some(person) = coming.join_next().await {
        seated.push(person??);
    }
    Ok(seated)
}

/// Plays for ever, whatever becomes of the connection.
pub(crate) async fn play(site: Site, guest: Guest, mut person: Person, beat: Arc<Beat>, tally: Arc<Tally>) {
    loop {
        play_on_socket(&mut person, &beat, &tally).await;
        tally.reconnected();
        let mut pause = Duration::from_millis(20);
        loop {
            sleep(pause).await;
            match guest.socket(&site).await {
                Ok(socket) => break person.take(socket),
                Err(_) => pause = (2 * pause).min(Duration::from_secs(1)),
            }
        }
    }
}

/// Plays until the connection is lost.
async fn play_on_socket(person: &mut Person, beat: &Beat, tally: &Tally) {
    let mut games = person.player.games();
    loop {
        let may_act = beat.is_due();
        if may_act && person.player.is_asked() {
            beat.moved();
        }
        if person.speak(may_act).await.is_err() {
            return;
        }
        if person.player.games() > games {
            games = person.player.games();
            if person.player.seat() == 1 {
                tally.finished();
            }
        }
        let heard = if person.player.is_asked() {
            tokio::select! {
                heard = person.hear() => heard,
                () = sleep_until(beat.due()) => continue,
            }
        } else {
            person.hear().await
        };
        match heard {
            Ok((Heard::Done { act: true, .. }, Some(waited))) => tally.moved(waited),
            Ok((Heard::Refused(code), _)) => {
                tally.error(&code);
                sleep(Duration::from_millis(100)).await;
            }
            Ok((Heard::Broken(what), _)) => {
                tally.error(&format!("broken: {what:.300}"));
                return;
            }
            Ok(_) => {}
            Err(_) => return,
        }
    }
}
