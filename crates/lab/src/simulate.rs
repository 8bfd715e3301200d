use std::num::NonZeroUsize;
use std::ops::AddAssign;
use std::time::Instant;

use dedale_bots::{Bot, Player as _, Roster, UnknownBot, by_name, tell};
use dedale_core::chance::Seed;
use dedale_core::record::Record;
use dedale_core::{Match, Seat, SeatSet, Setup as _};
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use serde::Serialize;

use crate::playout::{GameResult, playout};
use crate::wilson_95;

/// Many games of one setup. The same seed and number of games give the same results on any number of threads.
#[derive(Clone, Debug)]
pub struct Simulation<G: Roster> {
    setup: G::Setup,
    /// One a seat.
    bots: Vec<Bot<G>>,
    /// How many games.
    pub games: u64,
    /// The series they are dealt from.
    pub seed: u64,
    /// On how many threads.
    pub threads: NonZeroUsize,
}

/// Why a simulation cannot begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SimulationError {
    /// No such bot.
    Bot(UnknownBot),
    /// Neither one bot for all seats nor one a seat.
    BotCount {
        /// Bots named.
        bots: usize,
        /// Seats at the table.
        seats: usize,
    },
}

/// The results of many games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// Games played.
    pub games: u64,
    /// Games somebody won.
    pub wins: u64,
    /// Their share.
    pub win_rate: f64,
    /// Its 95 % interval, lower end.
    pub ci_low: f64,
    /// Its 95 % interval, upper end.
    pub ci_high: f64,
    /// Wins of each seat.
    pub wins_by_seat: Vec<u64>,
    /// Turns in all.
    pub turns: u64,
    /// Turns a game.
    pub mean_turns: f64,
    /// Decisions in all.
    pub decisions: u64,
    /// Decisions a game.
    pub mean_decisions: f64,
    /// How long it took.
    pub seconds: f64,
    /// On how many threads.
    pub threads: usize,
    /// Games a second.
    pub games_per_second: f64,
    /// Decisions a second.
    pub decisions_per_second: f64,
    /// Games a second and core.
    pub games_per_second_per_core: f64,
    /// Decisions a second and core.
    pub decisions_per_second_per_core: f64,
}

#[derive(Clone, Copy, Default)]
struct Tally {
    games: u64,
    wins: u64,
    wins_by_seat: [u64; Seat::MAX],
    turns: u64,
    decisions: u64,
}

impl Tally {
    fn count(&mut self, result: &GameResult) {
        self.games += 1;
        self.turns += u64::from(result.turns);
        self.decisions += u64::from(result.decisions);
        self.wins += u64::from(!result.winners.is_empty());
        result.winners.iter().for_each(|seat| self.wins_by_seat[seat.index()] += 1);
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.wins += other.wins;
        self.turns += other.turns;
        self.decisions += other.decisions;
        for (sum, wins) in self.wins_by_seat.iter_mut().zip(other.wins_by_seat) {
            *sum += wins;
        }
    }
}

impl<G: Roster> Simulation<G> {
    /// Games between these bots: one at all seats, or one a seat.
    pub fn new(setup: G::Setup, bots: &[&str], games: u64, seed: u64) -> Result<Self, SimulationError> {
        let own = |name: &&str| by_name::<G>(name).map(Bot::Own);
        let bots = bots.iter().map(own).collect::<Result<_, _>>();
        Simulation::with(setup, bots.map_err(SimulationError::Bot)?, games, seed)
    }

    /// The same with these bots.
    pub fn with(
        setup: G::Setup,
        mut bots: Vec<Bot<G>>,
        games: u64,
        seed: u64,
    ) -> Result<Self, SimulationError> {
        let seats = setup.seats();
        if bots.len() != 1 && bots.len() != seats {
            return Err(SimulationError::BotCount { bots: bots.len(), seats });
        }
        if let Some(last) = bots.last().cloned() {
            bots.resize(seats, last);
        }
        let threads = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        Ok(Simulation { setup, bots, games, seed, threads })
    }

    /// Plays them all; `progress` hears from time to time how many more are done.
    ///
    /// # Panics
    /// If the system gives no threads.
    pub fn run(&self, progress: impl Fn(u64) + Sync) -> Summary {
        /// Games between two words of progress.
        const CHUNK: u64 = 2_048;
        let started = Instant::now();
        let tally = self.pool().install(|| {
            let chunks = (0..self.games.div_ceil(CHUNK)).into_par_iter();
            let played = chunks.map_init(
                || self.bots.clone(),
                |bots, chunk| {
                    let games = chunk * CHUNK..((chunk + 1) * CHUNK).min(self.games);
                    let tally = self.play(bots, games);
                    progress(tally.games);
                    tally
                },
            );
            played.reduce(Tally::default, |mut sum, tally| {
                sum += tally;
                sum
            })
        });
        self.summary(tally, started.elapsed().as_secs_f64())
    }

    /// The same games, and a record of each to `keep`, in their order; an error of `keep` ends it.
    ///
    /// # Panics
    /// If the system gives no threads.
    pub fn run_recorded<E>(
        &self,
        mut keep: impl FnMut(Record<G>) -> Result<(), E>,
        progress: impl Fn(u64),
    ) -> Result<Summary, E> {
        /// Games a thread plays before their records are kept.
        const CHUNK: u64 = 128;
        let (pool, started) = (self.pool(), Instant::now());
        let mut tally = Tally::default();
        while tally.games < self.games {
            let until = self.games.min(tally.games + CHUNK * self.threads.get() as u64);
            let games = (tally.games..until).into_par_iter();
            let played: Vec<_> = pool.install(|| {
                games.map_init(|| self.bots.clone(), |bots, number| self.recorded(bots, number)).collect()
            });
            progress(until - tally.games);
            for (result, record) in played {
                keep(record)?;
                tally.count(&result);
            }
        }
        Ok(self.summary(tally, started.elapsed().as_secs_f64()))
    }

    fn pool(&self) -> rayon::ThreadPool {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads.get()).build();
        pool.expect("threads to play on")
    }

    /// The bots, one a seat.
    pub fn players(&self) -> Vec<Bot<G>> {
        self.bots.clone()
    }

    /// Plays the game of that number with these [players](Self::players): the same whoever plays it and when.
    #[inline]
    pub fn game(&self, players: &mut [Bot<G>], number: u64) -> GameResult {
        let deal = Seed::quick_from(Seed::number_of_series(self.seed, number));
        let mut choices = Seed::quick_from(Seed::number_of_series(!self.seed, number));
        playout::<G, _>(&self.setup, players, deal, &mut choices)
    }

    /// The [game](Self::game) of that number with its record.
    fn recorded(&self, players: &mut [Bot<G>], number: u64) -> (GameResult, Record<G>) {
        let mut game = Match::<G>::new(&self.setup, Seed::Quick(Seed::number_of_series(self.seed, number)));
        let mut choices = Seed::quick_from(Seed::number_of_series(!self.seed, number));
        for (at, player) in players.iter_mut().enumerate() {
            player.begin(Seat::new(at));
        }
        loop {
            for (at, player) in players.iter_mut().enumerate() {
                tell(player, Seat::new(at), game.state(), game.events_of(game.step()));
            }
            let Some(at) = game.perspective() else { break };
            let action = players[at.seat().index()].choose(at, &mut choices);
            game.act(action).expect("bots answer by the rules");
        }
        let winners = game.outcome().map_or(SeatSet::NONE, |outcome| outcome.winners);
        let result = GameResult { winners, turns: game.state().turns(), decisions: game.step() as u32 };
        (result, game.record().expect("it began with a deal"))
    }

    fn play(&self, bots: &mut [Bot<G>], games: std::ops::Range<u64>) -> Tally {
        let mut tally = Tally::default();
        for game in games {
            tally.count(&self.game(bots, game));
        }
        tally
    }

    fn summary(&self, tally: Tally, seconds: f64) -> Summary {
        let interval = wilson_95(tally.wins, tally.games);
        let per = |amount: u64, unit: f64| if unit > 0.0 { amount as f64 / unit } else { 0.0 };
        let (games, core_seconds) = (tally.games as f64, seconds * self.threads.get() as f64);
        Summary {
            games: tally.games,
            wins: tally.wins,
            win_rate: per(tally.wins, games),
            ci_low: interval.low,
            ci_high: interval.high,
            wins_by_seat: tally.wins_by_seat[..self.setup.seats()].to_vec(),
            turns: tally.turns,
            mean_turns: per(tally.turns, games),
            decisions: tally.decisions,
            mean_decisions: per(tally.decisions, games),
            seconds,
            threads: self.threads.get(),
            games_per_second: per(tally.games, seconds),
            decisions_per_second: per(tally.decisions, seconds),
            games_per_second_per_core: per(tally.games, core_seconds),
            decisions_per_second_per_core: per(tally.decisions, core_seconds),
        }
    }
}

#[cfg(test)]
mod tests {
    use dedale_onirim::{Setup, State};

    use super::*;

    #[test]
    fn the_number_of_threads_changes_nothing_but_the_time() {
        let run = |threads| {
            let simulation = Simulation::<State>::new(Setup::solo(), &["normal"], 5_000, 9).expect("a bot");
            let threads = NonZeroUsize::new(threads).expect("some");
            let summary = Simulation { threads, ..simulation }.run(|_| {});
            (summary.games, summary.wins, summary.turns, summary.decisions)
        };
        assert_eq!(run(1), run(3));
    }

    #[test]
    fn recorded_games_are_the_same_games_in_their_order() {
        let simulation = Simulation::<State>::new(Setup::solo(), &["easy"], 700, 9).expect("a bot");
        let counted = |summary: Summary| (summary.games, summary.wins, summary.turns, summary.decisions);
        let recorded = |threads| {
            let threads = NonZeroUsize::new(threads).expect("some");
            let mut records = Vec::new();
            let keep = |record: Record<State>| {
                record.replay().expect("it replays");
                records.push(record);
                Ok::<_, ()>(())
            };
            let summary = Simulation { threads, ..simulation.clone() }.run_recorded(keep, |_| {});
            (counted(summary.expect("kept")), records)
        };
        let (counts, records) = recorded(1);
        assert_eq!(counts, counted(simulation.run(|_| {})));
        assert_eq!((counts, records), recorded(3));
        let full = simulation.run_recorded(|_| Err("the disk is full"), |_| {});
        assert_eq!(full.expect_err("not kept"), "the disk is full");
    }

    #[test]
    fn progress_adds_up_to_all_games() {
        let done = std::sync::atomic::AtomicU64::new(0);
        let simulation = Simulation::<State>::new(Setup::solo(), &["random"], 5_000, 9).expect("a bot");
        simulation.run(|games| {
            done.fetch_add(games, std::sync::atomic::Ordering::Relaxed);
        });
        assert_eq!(done.into_inner(), 5_000);
    }

    #[test]
    fn wrong_bots_are_named() {
        let unknown = Simulation::<State>::new(Setup::solo(), &["clever"], 1, 1).expect_err("no such bot");
        assert!(matches!(unknown, SimulationError::Bot(UnknownBot { name, .. }) if name == "clever"));
        let crowd =
            Simulation::<State>::new(Setup::solo(), &["random", "random"], 1, 1).expect_err("one seat");
        assert_eq!(crowd, SimulationError::BotCount { bots: 2, seats: 1 });
    }
}
