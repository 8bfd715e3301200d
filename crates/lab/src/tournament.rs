//! Tournaments: bots compared by common random numbers, the same deals for all of them and every bot on every seat.

mod results;
mod seating;
#[cfg(test)]
mod tests;

use crate::elo::{Sprt, Verdict};
use crate::series::{LabError, Series};
use crate::{GameResult, Studied, playout};
use dedale_bots::{Bot, by_name};
use dedale_core::chance::{Quick, Seed};
use dedale_core::{Rules, Seat, Setup as _};
use seating::{Contest, Lineup, Side, contests, count, seating, turns_at_table};

pub use results::{Comparison, Results, Standing};

/// A tournament: the bots, their pairs, and their seats.
#[derive(Clone, Debug)]
pub struct Tournament<G: Studied> {
    setup: G::Setup,
    names: Vec<String>,
    bots: Vec<Bot<G>>,
    contests: Vec<Contest>,
    seating: Vec<Side>,
    /// The bots of each table a deal is played at, by seat.
    lineups: Vec<Lineup>,
    seed: u64,
    sprt: Option<Sprt>,
}

/// Deals between two looks of a sequential test: the results do not depend on the number of threads.
const DEALS_A_LOOK: u64 = 64;

/// The terms of a tournament.
#[derive(Clone, Copy, Debug, Default)]
pub struct Terms<'a> {
    /// The bots, by name.
    pub bots: &'a [String],
    /// Everybody against this one; or else everybody against everybody.
    pub against: Option<&'a str>,
    /// The seating: one letter per seat, `a` or `b`. By default one `a` among `b`s.
    pub seating: Option<&'a str>,
    /// The series the games are dealt from.
    pub seed: u64,
    /// Stops two bots as soon as these hypotheses are told apart.
    pub sprt: Option<Sprt>,
}

impl<G: Studied> Tournament<G> {
    /// A tournament of the game's bots on those terms, or why there is none.
    pub fn new(setup: G::Setup, terms: &Terms<'_>) -> Result<Self, LabError> {
        Tournament::with(setup, terms, |name| Ok(Bot::Own(by_name::<G>(name)?)))
    }

    /// The same, each bot as `find` gives it.
    pub fn with<E: From<LabError>>(
        setup: G::Setup,
        terms: &Terms<'_>,
        find: impl FnMut(&String) -> Result<Bot<G>, E>,
    ) -> Result<Self, E> {
        let mut names: Vec<String> = Vec::new();
        let baseline = terms.against.map(str::to_owned);
        for name in terms.bots.iter().chain(&baseline) {
            if !names.contains(name) {
                names.push(name.clone());
            } else if baseline.as_ref() != Some(name) {
                return Err(LabError::BotTwice(name.clone()).into());
            }
        }
        let bots = names.iter().map(find).collect::<Result<Vec<_>, _>>()?;
        if bots.len() < 2 {
            return Err(LabError::TooFewBots.into());
        }
        let seating = seating::<G>(setup.seats(), terms.seating)?;
        let even = G::TOGETHER || count(&seating, Side::A) == count(&seating, Side::B);
        let base = baseline.and_then(|base| names.iter().position(|name| *name == base));
        let contests = contests(names.len(), base, even);
        if terms.sprt.is_some() && names.len() != 2 {
            return Err(LabError::SprtOfMany.into());
        }
        let lineups = if G::TOGETHER {
            (0..names.len()).map(|bot| Lineup { contest: None, bots: vec![bot; setup.seats()] }).collect()
        } else {
            contests
                .iter()
                .enumerate()
                .flat_map(|(at, contest)| turns_at_table(at, *contest, &seating))
                .collect()
        };
        Ok(Tournament { setup, names, bots, contests, seating, lineups, seed: terms.seed, sprt: terms.sprt })
    }

    /// A text that no other tournament has.
    pub fn command(&self) -> String {
        let letter = |side: &Side| if *side == Side::A { 'a' } else { 'b' };
        let seating: String = self.seating.iter().map(letter).collect();
        let pairs = self
            .contests
            .iter()
            .map(|contest| format!("{}:{}", self.names[contest.a], self.names[contest.b]));
        let pairs: Vec<_> = pairs.collect();
        // The second generation of its chance: each bot its own.
        format!(
            "tournament 2 {} (rules {}) {} --seats {seating} --seed {} {}",
            G::ID,
            <G as Rules>::VERSION,
            self.setup.text(),
            self.seed,
            pairs.join(" ")
        )
    }

    /// Games a deal.
    pub fn tables(&self) -> u64 {
        self.lineups.len() as u64
    }

    /// Plays so many deals at every table.
    pub fn run(
        &self,
        deals: u64,
        series: &Series,
        progress: impl Fn(u64) + Sync,
    ) -> Result<Results, LabError> {
        if deals == 0 {
            return Err(LabError::NoGames);
        }
        let look = if self.sprt.is_some() { DEALS_A_LOOK } else { deals };
        let mut results = Vec::new();
        let mut played = 0;
        while played < deals && !self.is_decided(&results) {
            let until = (played + look).min(deals);
            let (first, games) = (played * self.tables(), until * self.tables());
            let mut news = vec![None; (games - first) as usize];
            let series = Series { first, games, ..series.clone() };
            series.play(
                || self.players(),
                |players, number| self.game(players, number),
                |number, result| news[(number - first) as usize] = Some(result),
                &progress,
            )?;
            results.extend(
                news.into_iter().map(|result: Option<GameResult>| result.expect("every game was played")),
            );
            played = until;
        }
        Ok(self.results(played, &results))
    }

    /// Whether the sequential test has a verdict.
    fn is_decided(&self, results: &[GameResult]) -> bool {
        self.sequential(results).is_some_and(|test| test.verdict != Verdict::Open)
    }

    /// The bots of each table, one a seat.
    pub fn players(&self) -> Vec<Vec<Bot<G>>> {
        let seats = |lineup: &Lineup| lineup.bots.iter().map(|&bot| self.bots[bot].clone()).collect();
        self.lineups.iter().map(seats).collect()
    }

    /// Plays the game of that number with these [players](Self::players): the same whoever plays it and when. The games of
    /// a deal have consecutive numbers.
    pub fn game(&self, players: &mut [Vec<Bot<G>>], number: u64) -> GameResult {
        let (deal, table) = (number / self.tables(), number % self.tables());
        let dealt = Seed::quick_from(Seed::number_of_series(self.seed, deal));
        let lineup = &self.lineups[table as usize];
        let mut choices =
            std::array::from_fn(|seat| self.choices(lineup.bots.get(seat), deal, Seat::new(seat)));
        playout::<G, _>(&self.setup, &mut players[table as usize], dealt, &mut choices)
    }

    /// The chance of a bot: it depends on the deal, the bot and its seat alone, so that nobody plays differently because others take part.
    fn choices(&self, bot: Option<&usize>, deal: u64, seat: Seat) -> Quick {
        let name = bot.map_or("", |&bot| &self.names[bot]);
        let series = Seed::number_of_series(!self.seed, fnv(name));
        Seed::quick_from(Seed::number_of_series(series, deal * Seat::MAX as u64 + seat.index() as u64))
    }
}

/// The hash FNV-1a (Fowler, Noll, Vo) of a name: the same on every machine.
fn fnv(name: &str) -> u64 {
    name.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
