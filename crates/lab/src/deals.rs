//! How hard a deal is, by how often bots win it.

use dedale_bots::{Bot, Roster, by_name};
use dedale_core::chance::Seed;
use dedale_core::names::{Named as _, named_enum};
use dedale_core::{Chance as _, Legal as _, Rules, Setup as _};
use serde::{Deserialize, Serialize};

use crate::clairvoyant::{Foresight, foresee, own_chance};
use crate::series::{LabError, Series};
use crate::stage::Stage;
use crate::{Studied, quick_guide};

/// Games of a bot on a deal unless somebody says how many.
pub const GAMES: u32 = 20;
/// Games of a clairvoyant unless somebody says how many.
pub const EFFORT: u32 = 5_000;

named_enum! {
    /// How hard a deal is.
    pub enum Difficulty("difficulty") {
        /// The bots win at least three games of four.
        Easy = "easy",
        /// At least half of them.
        Medium = "medium",
        /// At least one of four.
        Hard = "hard",
        /// Fewer.
        VeryHard = "very-hard",
    }
}

impl Difficulty {
    /// Of the share of games the bots won, the mean of the levels.
    pub fn of(share: f64) -> Difficulty {
        match share {
            _ if share >= 0.75 => Difficulty::Easy,
            _ if share >= 0.5 => Difficulty::Medium,
            _ if share >= 0.25 => Difficulty::Hard,
            _ => Difficulty::VeryHard,
        }
    }
}

/// How one bot did on a deal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Performance {
    /// Its name.
    pub bot: String,
    /// Its games.
    pub games: u32,
    /// Those it won.
    pub wins: u32,
    /// Turns a game.
    pub mean_turns: f64,
}

/// The grade of a deal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Grade {
    /// The deal.
    pub seed: Seed,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// The share of games won, the mean of the levels.
    pub share: f64,
    /// The levels, the weakest first.
    pub bots: Vec<Performance>,
    /// Whether a clairvoyant wins.
    pub clairvoyant: Foresight,
}

/// How deals are graded. Only where all win or lose together.
#[derive(Clone, Debug)]
pub struct Grading<G: Roster> {
    setup: G::Setup,
    names: Vec<String>,
    bots: Vec<Bot<G>>,
    guide: Bot<G>,
    /// Games of each bot on a deal.
    games: u32,
    /// Games a clairvoyant may play to the end.
    effort: u32,
}

impl<G: Studied> Grading<G> {
    /// By these bots of the game; by its quick ones if none is named.
    pub fn new(setup: G::Setup, bots: &[String], games: u32, effort: u32) -> Result<Self, LabError> {
        Grading::with(setup, bots, games, effort, |name| Ok(Bot::Own(by_name::<G>(name)?)))
    }

    /// The same, each bot as `find` gives it.
    pub fn with<E: From<LabError>>(
        setup: G::Setup,
        bots: &[String],
        games: u32,
        effort: u32,
        find: impl FnMut(&String) -> Result<Bot<G>, E>,
    ) -> Result<Self, E> {
        if !G::TOGETHER {
            return Err(LabError::Opponents(G::ID).into());
        }
        if games == 0 {
            return Err(LabError::NoGames.into());
        }
        let names: Vec<String> = match bots {
            [] => G::QUICK.iter().map(|name| (*name).to_owned()).collect(),
            named => named.to_vec(),
        };
        if let Some(twice) = (1..names.len()).find(|&at| names[..at].contains(&names[at])) {
            return Err(LabError::BotTwice(names[twice].clone()).into());
        }
        let bots = names.iter().map(find).collect::<Result<_, _>>()?;
        let guide = Bot::Own(by_name::<G>(quick_guide::<G>()).map_err(LabError::from)?);
        Ok(Grading { setup, names, bots, guide, games, effort })
    }

    /// A text that no other grading of a series of deals has.
    pub fn command(&self, seed: u64) -> String {
        format!(
            "deals {} (rules {}) {} --bot {} --games {} --effort {} --seed {seed}",
            G::ID,
            <G as Rules>::VERSION,
            self.setup.text(),
            self.names.join(","),
            self.games,
            self.effort
        )
    }

    /// Grades one deal: always the same, whoever asks.
    pub fn grade(&self, seed: Seed) -> Grade {
        let bots: Vec<_> =
            self.names.iter().zip(&self.bots).map(|(name, bot)| self.performance(name, bot, seed)).collect();
        let shares = bots.iter().map(|bot| f64::from(bot.wins) / f64::from(bot.games));
        let share = shares.sum::<f64>() / bots.len() as f64;
        let clairvoyant = if bots.iter().any(|bot| bot.wins > 0) {
            Foresight::Wins
        } else {
            let guide = vec![self.guide.clone(); self.setup.seats()];
            foresee::<G>(&self.setup, &guide, &seed.dealer(), own_chance(seed, 0), self.effort)
        };
        Grade { seed, difficulty: Difficulty::of(share), share, bots, clairvoyant }
    }

    /// Its games on the deal: one as it always plays, and the others with one slip each, so that a bot that always answers
    /// the same way does not play the same game twenty times.
    fn performance(&self, name: &str, bot: &Bot<G>, seed: Seed) -> Performance {
        let (mut wins, mut turns, mut length) = (0, 0, 0);
        for game in 0..self.games {
            let mut chance = own_chance(seed, u64::from(game));
            let slip = (game > 0).then(|| chance.pick(length));
            let bots = vec![bot.clone(); self.setup.seats()];
            let mut stage = Stage::<G, _>::new(&self.setup, bots, seed.dealer(), chance);
            while let Some(answer) = stage.answer() {
                let legal = stage.state.legal();
                let slips = slip == Some(stage.decisions);
                let other = slips.then(|| stage.choices.pick(legal.len())).and_then(|at| legal.nth(at));
                stage.go_on(other.unwrap_or(answer));
            }
            if game == 0 {
                length = stage.decisions.max(1);
            }
            wins += u32::from(stage.is_won());
            turns += u64::from(stage.state.turns());
        }
        let mean_turns = turns as f64 / f64::from(self.games);
        Performance { bot: name.to_owned(), games: self.games, wins, mean_turns }
    }

    /// Grades the first deals of a series, which are those of the other commands too.
    pub fn run(
        &self,
        seed: u64,
        series: &Series,
        progress: impl Fn(u64) + Sync,
    ) -> Result<Vec<Grade>, LabError> {
        if series.games == 0 {
            return Err(LabError::NoGames);
        }
        let mut grades = vec![None; series.games as usize];
        series.play(
            || (),
            |(), number| self.grade(Seed::Quick(Seed::number_of_series(seed, number))),
            |number, grade| grades[number as usize] = Some(grade),
            progress,
        )?;
        Ok(grades.into_iter().map(|grade| grade.expect("every deal was graded")).collect())
    }
}

impl Grade {
    /// Whether it makes a good challenge: it can be won, and neither by anybody nor hardly ever.
    pub fn is_a_challenge(&self) -> bool {
        self.clairvoyant == Foresight::Wins
            && matches!(self.difficulty, Difficulty::Medium | Difficulty::Hard)
    }
}

/// How many deals are of each difficulty.
pub fn by_difficulty(grades: &[Grade]) -> impl Iterator<Item = (Difficulty, usize)> {
    Difficulty::all()
        .map(|difficulty| (difficulty, grades.iter().filter(|grade| grade.difficulty == difficulty).count()))
}

#[cfg(test)]
mod tests {
    use dedale_labyrinth::State as Labyrinth;
    use dedale_mondes::State as Mondes;
    use dedale_onirim::{Setup, State};

    use super::*;

    fn grading(bots: &[&str], games: u32) -> Result<Grading<State>, LabError> {
        let bots: Vec<String> = bots.iter().map(|bot| (*bot).to_owned()).collect();
        Grading::new(Setup::solo(), &bots, games, 500)
    }

    #[test]
    fn deals_differ_and_each_is_always_graded_the_same() {
        let grading = grading(&["easy", "normal"], 10).expect("a grading");
        let series = Series::new(30);
        let grades = grading.run(5, &series, |_| {}).expect("graded");
        assert_eq!(grades, grading.run(5, &series, |_| {}).expect("graded"));
        assert_eq!(grading.grade(grades[3].seed), grades[3]);
        let kinds = by_difficulty(&grades).filter(|(_, deals)| *deals > 0).count();
        assert!(kinds >= 2, "{:?}", by_difficulty(&grades).collect::<Vec<_>>());
        assert_eq!(by_difficulty(&grades).map(|(_, deals)| deals).sum::<usize>(), 30);
    }

    #[test]
    fn a_bot_that_never_guesses_plays_different_games_all_the_same() {
        let grading = grading(&["normal"], 20).expect("a grading");
        let grades = grading.run(5, &Series::new(30), |_| {}).expect("graded");
        let between = |grade: &&Grade| grade.bots[0].wins > 0 && grade.bots[0].wins < 20;
        assert!(grades.iter().filter(between).count() > 15);
    }

    #[test]
    fn sealed_seeds_are_graded_too() {
        let grading = grading(&["normal"], 5).expect("a grading");
        let grade = grading.grade(Seed::Sealed([7; 32]));
        assert_eq!(grade.bots[0].games, 5);
        assert_eq!(
            serde_json::from_str::<Grade>(&serde_json::to_string(&grade).expect("text")).expect("a grade"),
            grade
        );
    }

    #[test]
    fn teams_are_graded_and_opponents_are_not() {
        let setup = dedale_labyrinth::Setup::default();
        let labyrinth =
            Grading::<Labyrinth>::new(setup, &[Labyrinth::NAMES[1].to_owned()], 2, 2).expect("a grading");
        assert!(labyrinth.grade(Seed::Quick(1)).bots[0].mean_turns > 1.0);
        let mondes = Grading::<Mondes>::new(dedale_mondes::Setup::default(), &[], 2, 2);
        assert_eq!(mondes.expect_err("opponents").code(), "opponents-not-graded");
    }

    #[test]
    fn what_cannot_be_graded_is_refused_with_a_code() {
        assert_eq!(grading(&["hal"], 1).expect_err("no such bot").code(), "unknown-bot");
        assert_eq!(grading(&["easy", "easy"], 1).expect_err("twice").code(), "bot-twice");
        assert_eq!(grading(&[], 0).expect_err("no games").code(), "no-games");
        assert_eq!(grading(&[], 1).expect("a grading").names, State::QUICK);
    }

    #[test]
    fn difficulty_falls_with_the_share() {
        let named = [(1.0, "easy"), (0.75, "easy"), (0.6, "medium"), (0.49, "hard"), (0.0, "very-hard")];
        for (share, name) in named {
            assert_eq!(Difficulty::of(share).name(), name);
        }
    }
}
