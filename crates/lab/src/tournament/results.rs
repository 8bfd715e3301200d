//! What came of a tournament's games.

use serde::Serialize;

use super::Tournament;
use super::seating::{Contest, Lineup, Side, count};
use crate::elo::{SprtResult, elo_of_score};
use crate::interval::standard_error;
use crate::significance::{Test, sign_test};
use crate::student::two_sided_student;
use crate::{GameResult, Interval, Studied, difference_95, wilson_95};

/// How a bot did over all its games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Its name.
    pub bot: String,
    /// Games, counted for each seat it had; where all win together, once.
    pub games: u64,
    /// Those won.
    pub wins: u64,
    /// Their share.
    pub share: f64,
    /// Wilson's 95 % interval.
    pub interval: Interval,
    /// Turns a game.
    pub mean_turns: f64,
}

/// How two bots compare.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// The bot that is compared.
    pub bot: String,
    /// The bot it is compared with.
    pub against: String,
    /// Games of this pair.
    pub games: u64,
    /// Those the one won.
    pub wins: u64,
    /// Their share.
    pub share: f64,
    /// Wilson's 95 % interval.
    pub interval: Interval,
    /// Those the other won.
    pub losses: u64,
    /// How much more often a seat of the one wins than a seat of the other, on the same deals.
    pub difference: f64,
    /// Its 95 % interval, the deals being independent.
    pub difference_interval: Interval,
    /// The difference on Elo's scale at which a score of (1 + difference) / 2 is expected; none where it is infinite.
    pub elo: Option<f64>,
    /// The lower end of its interval; none where it is infinite.
    pub elo_low: Option<f64>,
    /// The upper end.
    pub elo_high: Option<f64>,
    /// Deals on which the one did better.
    pub better: u64,
    /// Deals on which the other did.
    pub worse: u64,
    /// How it was tested.
    pub test: Test,
    /// How likely a difference like this is if both are as good.
    pub p: f64,
}

/// The results of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Results {
    /// Deals, each played by everybody.
    pub deals: u64,
    /// Games in all.
    pub games: u64,
    /// Whether all win or lose together.
    pub together: bool,
    /// A bot each, in the order they were named.
    pub standings: Vec<Standing>,
    /// A pair each.
    pub comparisons: Vec<Comparison>,
    /// The sequential test, if one was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<SprtResult>,
}

impl<G: Studied> Tournament<G> {
    /// The results of all games of so many deals, by number.
    pub fn results(&self, deals: u64, results: &[GameResult]) -> Results {
        Results {
            deals,
            games: results.len() as u64,
            together: G::TOGETHER,
            standings: (0..self.names.len()).map(|bot| self.standing(bot, results)).collect(),
            comparisons: self
                .contests
                .iter()
                .enumerate()
                .map(|(at, _)| self.comparison(at, results))
                .collect(),
            sprt: self.sequential(results),
        }
    }

    fn standing(&self, bot: usize, results: &[GameResult]) -> Standing {
        let (mut games, mut wins, mut tables, mut turns) = (0, 0, 0_u64, 0);
        for (number, result) in results.iter().enumerate() {
            let lineup = &self.lineups[number % self.lineups.len()];
            let (seats, won) = tally(lineup, bot, result);
            if seats == 0 {
                continue;
            }
            (games, wins) =
                if G::TOGETHER { (games + 1, wins + won.min(1)) } else { (games + seats, wins + won) };
            tables += 1;
            turns += u64::from(result.turns);
        }
        let (share, interval) = share(wins, games);
        let mean_turns = turns as f64 / tables.max(1) as f64;
        Standing { bot: self.names[bot].clone(), games, wins, share, interval, mean_turns }
    }

    fn comparison(&self, at: usize, results: &[GameResult]) -> Comparison {
        let Contest { a, b } = self.contests[at];
        let (mut games, mut wins, mut losses) = (0, 0, 0);
        for (lineup, result) in self.of_contest(at, results) {
            games += u64::from(!G::TOGETHER || lineup.bots.contains(&a));
            wins += u64::from(tally(lineup, a, result).1 > 0);
            losses += u64::from(tally(lineup, b, result).1 > 0);
        }
        let differences = self.differences(at, results);
        let (difference, difference_interval) = difference_95(&differences);
        let elo = |difference: f64| {
            Some(elo_of_score(f64::midpoint(1.0, difference))).filter(|elo| elo.is_finite())
        };
        let better = differences.iter().filter(|difference| **difference > 0.0).count() as u64;
        let worse = differences.iter().filter(|difference| **difference < 0.0).count() as u64;
        let even = G::TOGETHER || count(&self.seating, Side::A) == count(&self.seating, Side::B);
        let (test, p) = if even {
            (Test::Sign, sign_test(better, worse))
        } else {
            let t = difference / standard_error(&differences, difference);
            (Test::Mean, two_sided_student(t, differences.len() as f64 - 1.0))
        };
        let (share, interval) = share(wins, games);
        let (bot, against) = (self.names[a].clone(), self.names[b].clone());
        Comparison {
            bot,
            against,
            games,
            wins,
            share,
            interval,
            losses,
            difference,
            difference_interval,
            elo: elo(difference),
            elo_low: elo(difference_interval.low),
            elo_high: elo(difference_interval.high),
            better,
            worse,
            test,
            p,
        }
    }

    /// The games of a contest: the bots at the table, and what came of it.
    fn of_contest<'a>(
        &'a self,
        at: usize,
        results: &'a [GameResult],
    ) -> impl Iterator<Item = (&'a Lineup, &'a GameResult)> {
        let games = self.lineups.iter().cycle().zip(results);
        games.filter(move |(lineup, _)| lineup.contest.is_none_or(|contest| contest == at))
    }

    /// For each deal, how much more often a seat of the one won than a seat of the other.
    fn differences(&self, at: usize, results: &[GameResult]) -> Vec<f64> {
        let Contest { a, b } = self.contests[at];
        let of_deal = |deal: &[GameResult]| {
            let (mut of_a, mut of_b) = (Seats::default(), Seats::default());
            for (lineup, result) in self.of_contest(at, deal) {
                of_a.count(lineup, a, result);
                of_b.count(lineup, b, result);
            }
            of_a.share() - of_b.share()
        };
        results.chunks(self.lineups.len()).map(of_deal).collect()
    }

    /// For each deal, how much better the first of two bots did than the second, whichever of them had fewer seats.
    fn differences_of_first(&self, results: &[GameResult]) -> Vec<f64> {
        let contests = self.contests.len() as f64;
        let mut sums = vec![0.0; results.len() / self.lineups.len()];
        for (at, contest) in self.contests.iter().enumerate() {
            let sign = if contest.a == 0 { 1.0 } else { -1.0 };
            for (sum, difference) in sums.iter_mut().zip(self.differences(at, results)) {
                *sum += sign * difference / contests;
            }
        }
        sums
    }

    /// The sequential test, if one was asked for.
    pub(super) fn sequential(&self, results: &[GameResult]) -> Option<SprtResult> {
        Some(self.sprt?.result(&self.differences_of_first(results)))
    }
}

/// The seats a bot had on a deal, and those that won.
#[derive(Clone, Copy, Default)]
struct Seats {
    had: u64,
    won: u64,
}

impl Seats {
    fn count(&mut self, lineup: &Lineup, bot: usize, result: &GameResult) {
        let (had, won) = tally(lineup, bot, result);
        self.had += had;
        self.won += won;
    }

    fn share(self) -> f64 {
        if self.had == 0 { 0.0 } else { self.won as f64 / self.had as f64 }
    }
}

/// Seats of a bot at a table, and those among the winners.
fn tally(lineup: &Lineup, bot: usize, result: &GameResult) -> (u64, u64) {
    let own = |seat: usize| lineup.bots[seat] == bot;
    let seats = (0..lineup.bots.len()).filter(|&seat| own(seat)).count() as u64;
    let won = result.winners.iter().filter(|seat| own(seat.index())).count() as u64;
    (seats, won)
}

fn share(hits: u64, trials: u64) -> (f64, Interval) {
    (hits as f64 / trials.max(1) as f64, wilson_95(hits, trials))
}
