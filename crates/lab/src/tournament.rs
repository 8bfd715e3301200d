//! Tournaments: bots compared by common random numbers, the same deals for all of them and every bot on every seat.

use dedale_bots::{Bot, by_name};
use dedale_core::chance::Seed;
use dedale_core::{Rules, Setup as _};
use serde::Serialize;

use crate::interval::standard_error;
use crate::series::{LabError, Series};
use crate::significance::{Test, sign_test, two_sided_normal};
use crate::{GameResult, Interval, Studied, mean_95, playout, wilson_95};

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
}

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
        let lineups = if G::TOGETHER {
            (0..names.len()).map(|bot| Lineup { contest: None, bots: vec![bot; setup.seats()] }).collect()
        } else {
            contests
                .iter()
                .enumerate()
                .flat_map(|(at, contest)| turns_at_table(at, *contest, &seating))
                .collect()
        };
        Ok(Tournament { setup, names, bots, contests, seating, lineups, seed: terms.seed })
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
        format!(
            "tournament {} (rules {}) {} --seats {seating} --seed {} {}",
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
        let series = Series { games: deals * self.tables(), ..series.clone() };
        let mut results = vec![None; series.games as usize];
        series.play(
            || self.players(),
            |players, number| self.game(players, number),
            |number, result| results[number as usize] = Some(result),
            progress,
        )?;
        let results: Vec<GameResult> =
            results.into_iter().map(|result| result.expect("every game was played")).collect();
        Ok(self.results(deals, &results))
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
        let mut choices = Seed::quick_from(Seed::number_of_series(!self.seed, number));
        playout::<G, _>(&self.setup, &mut players[table as usize], dealt, &mut choices)
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
        let mut differences = Vec::new();
        for deal in results.chunks(self.lineups.len()) {
            let (mut of_a, mut of_b) = (Seats::default(), Seats::default());
            for (lineup, result) in self.lineups.iter().zip(deal) {
                if lineup.contest.is_some_and(|contest| contest != at) {
                    continue;
                }
                let (won, lost) = (of_a.count(lineup, a, result), of_b.count(lineup, b, result));
                if !G::TOGETHER || lineup.bots.contains(&a) {
                    games += 1;
                }
                wins += u64::from(won);
                losses += u64::from(lost);
            }
            differences.push(of_a.share() - of_b.share());
        }
        let (difference, difference_interval) = mean_95(&differences);
        let better = differences.iter().filter(|difference| **difference > 0.0).count() as u64;
        let worse = differences.iter().filter(|difference| **difference < 0.0).count() as u64;
        let even = G::TOGETHER || count(&self.seating, Side::A) == count(&self.seating, Side::B);
        let (test, p) = if even {
            (Test::Sign, sign_test(better, worse))
        } else {
            (Test::Mean, two_sided_normal(difference / standard_error(&differences, difference)))
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
            better,
            worse,
            test,
            p,
        }
    }
}

/// The seats a bot had on a deal, and those that won.
#[derive(Clone, Copy, Default)]
struct Seats {
    had: u64,
    won: u64,
}

impl Seats {
    /// Whether the bot won.
    fn count(&mut self, lineup: &Lineup, bot: usize, result: &GameResult) -> bool {
        let (had, won) = tally(lineup, bot, result);
        self.had += had;
        self.won += won;
        won > 0
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
