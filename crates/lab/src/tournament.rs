//! Tournaments: bots compared by common random numbers, the same deals for all of them and every bot on every seat.

use dedale_bots::{Bot, by_name};
use dedale_core::chance::{Quick, Seed};
use dedale_core::{Rules, Seat, Setup as _};
use serde::Serialize;

use crate::elo::{Sprt, SprtResult, Verdict, elo_of_score};
use crate::interval::standard_error;
use crate::series::{LabError, Series};
use crate::significance::{Test, sign_test};
use crate::student::two_sided_student;
use crate::{GameResult, Interval, Studied, difference_95, playout, wilson_95};

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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Contest {
    a: usize,
    b: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Side {
    A,
    B,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Lineup {
    /// None where everybody plays together.
    contest: Option<usize>,
    bots: Vec<usize>,
}

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
        if terms.sprt.is_some() && contests.len() != 1 {
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

    fn sequential(&self, results: &[GameResult]) -> Option<SprtResult> {
        Some(self.sprt?.result(&self.differences(0, results)))
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
}

/// The hash FNV-1a (Fowler, Noll, Vo) of a name: the same on every machine.
fn fnv(name: &str) -> u64 {
    name.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
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

fn count(seating: &[Side], side: Side) -> usize {
    seating.iter().filter(|&&other| other == side).count()
}

/// The seating: by default one `a` among `b`s.
fn seating<G: Studied>(seats: usize, asked: Option<&str>) -> Result<Vec<Side>, LabError> {
    let Some(asked) = asked else {
        return Ok((0..seats).map(|seat| if seat == 0 { Side::A } else { Side::B }).collect());
    };
    if G::TOGETHER {
        return Err(LabError::SeatingTogether);
    }
    let side = |letter: char| match letter {
        'a' => Some(Side::A),
        'b' => Some(Side::B),
        _ => None,
    };
    let seating: Option<Vec<_>> = asked.chars().map(side).collect();
    let whole = |seating: &Vec<Side>| {
        seating.len() == seats && count(seating, Side::A) > 0 && count(seating, Side::B) > 0
    };
    seating.filter(whole).ok_or_else(|| LabError::Seating { found: asked.to_owned(), seats })
}

/// The pairings: every bot with the baseline, or every bot with every other; in both directions if the sides are unequal.
fn contests(bots: usize, base: Option<usize>, even: bool) -> Vec<Contest> {
    if let Some(base) = base {
        return (0..bots).filter(|&bot| bot != base).map(|bot| Contest { a: bot, b: base }).collect();
    }
    let pairs = (0..bots).flat_map(|a| (0..bots).map(move |b| Contest { a, b }));
    pairs.filter(|contest| contest.a != contest.b && (!even || contest.a < contest.b)).collect()
}

/// The tables of a contest on one deal: the seating turned round until everybody has sat everywhere.
fn turns_at_table(at: usize, contest: Contest, seating: &[Side]) -> Vec<Lineup> {
    let mut lineups: Vec<Lineup> = Vec::new();
    for turned in 0..seating.len() {
        let seat = |seat: usize| match seating[(seat + seating.len() - turned) % seating.len()] {
            Side::A => contest.a,
            Side::B => contest.b,
        };
        let lineup = Lineup { contest: Some(at), bots: (0..seating.len()).map(seat).collect() };
        if !lineups.contains(&lineup) {
            lineups.push(lineup);
        }
    }
    lineups
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use dedale_mondes::State as Mondes;
    use dedale_onirim::State as Onirim;

    use super::*;
    use crate::quick_guide;

    fn setup<G: Studied>(text: &str) -> G::Setup {
        G::Setup::from_text(text).expect("a setup")
    }

    fn tournament<G: Studied>(
        text: &str,
        bots: &[&str],
        terms: Terms<'_>,
    ) -> Result<Tournament<G>, LabError> {
        let bots: Vec<String> = bots.iter().map(|bot| (*bot).to_owned()).collect();
        Tournament::new(setup::<G>(text), &Terms { bots: &bots, ..terms })
    }

    fn code<G: Studied>(text: &str, bots: &[&str], terms: Terms<'_>) -> &'static str {
        tournament::<G>(text, bots, terms).expect_err("refused").code()
    }

    /// Any two bots there are, the weaker first.
    fn two<G: Studied>() -> [&'static str; 2] {
        [G::NAMES[0], quick_guide::<G>()]
    }

    #[test]
    fn every_bot_sits_everywhere_equally_often() {
        for (players, tables) in [(2, 2), (3, 6), (4, 8), (5, 10)] {
            let game =
                tournament::<Mondes>(&format!("players={players}"), &two::<Mondes>(), Terms::default());
            let game = game.expect("a tournament");
            assert_eq!(game.tables(), tables);
            for seat in 0..players {
                let sat = |bot| game.lineups.iter().filter(|lineup| lineup.bots[seat] == bot).count();
                assert_eq!(sat(0), sat(1), "{players} players, seat {seat}");
            }
        }
        let teams = Terms { seating: Some("abab"), ..Terms::default() };
        let teams = tournament::<Mondes>("players=4", &two::<Mondes>(), teams).expect("a tournament");
        assert_eq!(teams.tables(), 2, "turned round twice, abab is abab again");
    }

    #[test]
    fn what_cannot_be_played_is_refused_with_a_code() {
        let [one, other] = two::<Mondes>();
        assert_eq!(code::<Onirim>("", &["hal", "random"], Terms::default()), "unknown-bot");
        assert_eq!(code::<Mondes>("", &[one], Terms::default()), "too-few-bots");
        assert_eq!(code::<Mondes>("", &[one, other, one], Terms::default()), "bot-twice");
        assert_eq!(
            code::<Mondes>("", &[one], Terms { against: Some(one), ..Terms::default() }),
            "too-few-bots"
        );
        for seating in ["abb", "aa", "ac", ""] {
            let terms = Terms { seating: Some(seating), ..Terms::default() };
            assert_eq!(code::<Mondes>("players=2", &[one, other], terms), "bad-seating", "{seating}");
        }
        let terms = Terms { seating: Some("ab"), ..Terms::default() };
        assert_eq!(code::<Onirim>("players=2", &two::<Onirim>(), terms), "seating-together");
        let none = tournament::<Mondes>("", &[one, other], Terms::default()).expect("a tournament");
        assert_eq!(none.run(0, &Series::new(0), |_| {}).expect_err("no games").code(), "no-games");
    }

    #[test]
    fn the_same_bots_on_the_same_deals_give_the_same_results_on_any_number_of_threads() {
        let game =
            tournament::<Onirim>("", &["random", "easy", "normal"], Terms::default()).expect("a tournament");
        let run = |threads| {
            let series = Series { threads: NonZeroUsize::new(threads).expect("some"), ..Series::new(0) };
            game.run(60, &series, |_| {}).expect("played")
        };
        let results = run(1);
        assert_eq!(results, run(3));
        assert_eq!((results.games, results.standings.len(), results.comparisons.len()), (180, 3, 3));
    }

    #[test]
    fn who_plays_better_is_found_out_in_every_game() {
        let beats = |results: Results| {
            let better = &results.comparisons[0];
            assert!(better.difference > 0.0 && better.p < 0.05, "{better:?}");
            assert!(better.difference_interval.low > 0.0, "{better:?}");
        };
        let terms = || Terms { against: Some("random"), ..Terms::default() };
        let onirim = tournament::<Onirim>("", &["normal"], terms()).expect("a tournament");
        beats(onirim.run(40, &Series::new(0), |_| {}).expect("played"));
        let better = quick_guide::<Mondes>();
        for (players, test) in [(2, Test::Sign), (4, Test::Mean)] {
            let mondes = tournament::<Mondes>(&format!("players={players}"), &[better], terms())
                .expect("a tournament");
            let results = mondes.run(12, &Series::new(0), |_| {}).expect("played");
            assert_eq!(results.comparisons[0].test, test);
            assert_eq!(results.comparisons[0].games, 12 * players);
            beats(results);
        }
    }

    #[test]
    fn a_bot_plays_the_same_whoever_else_takes_part() {
        let standing = |bots: &[&str]| {
            let game = tournament::<Onirim>("", bots, Terms::default()).expect("a tournament");
            let results = game.run(150, &Series::new(0), |_| {}).expect("played");
            results.standings.into_iter().find(|one| one.bot == "easy").expect("it took part")
        };
        let alone = standing(&["easy", "random"]);
        assert_eq!(alone, standing(&["random", "normal", "easy"]));
        let pair = |bots: &[&str]| {
            let game = tournament::<Mondes>("players=2", bots, Terms::default()).expect("a tournament");
            let results = game.run(20, &Series::new(0), |_| {}).expect("played");
            results.comparisons.into_iter().find(|one| (&*one.bot, &*one.against) == ("easy", "random"))
        };
        assert_eq!(pair(&["easy", "random"]), pair(&["easy", "normal", "random"]));
    }

    #[test]
    fn a_sequential_test_stops_when_it_knows_and_says_the_same_on_any_number_of_threads() {
        let sprt = Sprt::new(0.0, 50.0);
        let terms = || Terms { sprt, ..Terms::default() };
        let game = tournament::<Onirim>("", &["normal", "random"], terms()).expect("a tournament");
        let run = |threads| {
            let series = Series { threads: NonZeroUsize::new(threads).expect("some"), ..Series::new(0) };
            game.run(10_000, &series, |_| {}).expect("played")
        };
        let results = run(1);
        assert_eq!(results, run(3));
        assert_eq!(results.sprt.expect("a test").verdict, Verdict::High);
        assert!(results.deals < 10_000 && results.deals % DEALS_A_LOOK == 0, "{} deals", results.deals);
        assert_eq!(results.games, 2 * results.deals);
        let code = code::<Onirim>("", &["easy", "normal", "random"], terms());
        assert_eq!(code, "sprt-of-many");
    }

    #[test]
    fn what_always_wins_has_no_end_on_elos_scale() {
        let game = tournament::<Onirim>("", &two::<Onirim>(), Terms::default()).expect("a tournament");
        let won =
            |seats: usize| GameResult { winners: dedale_core::SeatSet::first(seats), turns: 3, decisions: 9 };
        let results = game.results(3, &[won(1), won(0), won(1), won(0), won(1), won(0)]);
        let better = &results.comparisons[0];
        assert_eq!((better.difference, better.elo, better.elo_high), (1.0, None, None));
        assert!(better.difference_interval.low > -1.0 && better.difference_interval.low < 0.5);
    }

    #[test]
    fn a_bot_is_as_good_as_itself() {
        let [one, other] = two::<Onirim>();
        let game = tournament::<Onirim>("", &[one, other], Terms::default()).expect("a tournament");
        let lost = GameResult { winners: dedale_core::SeatSet::NONE, turns: 3, decisions: 9 };
        let results = game.results(5, &[lost; 10]);
        let equal = &results.comparisons[0];
        assert_eq!((equal.difference, equal.better, equal.worse, equal.p), (0.0, 0, 0, 1.0));
        assert_eq!(results.standings[1].mean_turns, 3.0);
    }
}
