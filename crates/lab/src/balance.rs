//! Balance statistics: what wins, how long games are, and how often things are used.

mod counts;
mod lengths;
mod observed;

use std::collections::BTreeMap;

use dedale_bots::{Bot, by_name};
use dedale_core::chance::Seed;
use dedale_core::{Rules, Setup, SetupError};
use serde::Serialize;

pub use counts::Counts;
pub use lengths::Lengths;
pub use observed::Observed;
use observed::{Verbs, observe};

use crate::series::{LabError, Series};
use crate::{Interval, Studied};

/// Games of some configurations, looked at closely.
#[derive(Clone, Debug)]
pub struct Balance<G: Studied> {
    configurations: Vec<G::Setup>,
    varied: Vec<&'static str>,
    name: String,
    /// One a configuration.
    bots: Vec<Bot<G>>,
    verbs: Verbs,
    seed: u64,
}

/// How often something won. A side is a seat, or everybody where all win together.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// Its name or id.
    pub name: String,
    /// The sides of which it is true.
    pub sides: u64,
    /// Those that won.
    pub wins: u64,
    /// Their share.
    pub share: f64,
    /// Wilson's 95 % interval.
    pub interval: Interval,
}

/// How often something was used.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Use {
    /// How often in all.
    pub times: u64,
    /// How often a game.
    pub per_game: f64,
    /// The sides that used it, and how often they won.
    #[serde(flatten)]
    pub users: Row,
}

/// A kind of answer: how often it could be given, and how often it was.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Offer {
    /// The verb.
    pub verb: String,
    /// Decisions at which it could be given.
    pub offered: u64,
    /// Decisions at which it was.
    pub taken: u64,
    /// Their share.
    pub share: f64,
}

/// A configuration.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Configuration {
    /// Games somebody won.
    #[serde(flatten)]
    pub won: Row,
    /// Turns a game.
    pub mean_turns: f64,
    /// Decisions a game.
    pub mean_decisions: f64,
}

/// The statistics of the games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// Games played.
    pub games: u64,
    /// Whether all win or lose together.
    pub together: bool,
    /// By configuration, its options as text.
    pub configurations: Vec<Configuration>,
    /// By each value of an option that was varied.
    pub options: BTreeMap<String, Vec<Row>>,
    /// By seat, as `1/4`; none where all win together.
    pub seats: Vec<Row>,
    /// By a property of a side: its character, its spell.
    pub traits: BTreeMap<String, Vec<Row>>,
    /// By the first move of a side.
    pub openings: Vec<Row>,
    /// Turns of a game.
    pub turns: Lengths,
    /// Decisions of a game.
    pub decisions: Lengths,
    /// The things used, by kind, the most used first.
    pub uses: BTreeMap<String, Vec<Use>>,
    /// Answers, the most given first.
    pub actions: Vec<Offer>,
}

impl<G: Studied> Balance<G> {
    /// Games of a setup, with all values of the options to vary that can be played together.
    pub fn new(setup: &G::Setup, vary: &[String], bot: &str, seed: u64) -> Result<Self, LabError> {
        Balance::with(setup, vary, bot, seed, |_| Ok(Bot::Own(by_name::<G>(bot)?)))
    }

    /// The same with the bot of that name as `find` gives it for each configuration.
    pub fn with<E: From<LabError>>(
        setup: &G::Setup,
        vary: &[String],
        name: &str,
        seed: u64,
        find: impl FnMut(&G::Setup) -> Result<Bot<G>, E>,
    ) -> Result<Self, E> {
        let known = |option: &String| {
            let spec = G::Setup::OPTIONS.iter().find(|spec| spec.id == *option);
            spec.ok_or_else(|| LabError::Option {
                option: option.clone(),
                expected: G::Setup::OPTIONS.iter().map(|spec| spec.id).collect(),
            })
        };
        let mut configurations = vec![setup.clone()];
        let mut varied = Vec::new();
        for option in vary {
            let spec = known(option)?;
            let values =
                |setup: &G::Setup| spec.values.iter().map(|value| with(setup, spec.id, value)).collect();
            let all: Vec<Result<G::Setup, SetupError>> =
                configurations.iter().flat_map(|setup| -> Vec<_> { values(setup) }).collect();
            configurations = Vec::new();
            for setup in all.into_iter().flatten() {
                if !configurations.contains(&setup) {
                    configurations.push(setup);
                }
            }
            varied.push(spec.id);
        }
        let bots = configurations.iter().map(find).collect::<Result<_, E>>()?;
        Ok(Balance { configurations, varied, name: name.to_owned(), bots, verbs: Verbs::of::<G>(), seed })
    }

    /// How many configurations there are.
    pub fn configurations(&self) -> u64 {
        self.configurations.len() as u64
    }

    /// A text that no other one has.
    pub fn command(&self) -> String {
        let setups: Vec<_> = self.configurations.iter().map(Setup::text).collect();
        format!(
            "balance {} (rules {}) {} --bot {} --seed {}",
            G::ID,
            <G as Rules>::VERSION,
            setups.join(" | "),
            self.name,
            self.seed
        )
    }

    /// Plays so many games of each configuration.
    pub fn run(
        &self,
        games: u64,
        series: &Series,
        progress: impl Fn(u64) + Sync,
    ) -> Result<Figures, LabError> {
        if games == 0 {
            return Err(LabError::NoGames);
        }
        let series = Series { games: games * self.configurations(), ..series.clone() };
        let mut counts = self.no_counts();
        series.play(
            || (),
            |(), number| self.game(number),
            |number, observed| self.count(&mut counts, number, &observed),
            progress,
        )?;
        Ok(self.figures(counts))
    }

    /// Plays the game of that number: the same whoever plays it and when. Consecutive numbers take turns through the
    /// configurations.
    pub fn game(&self, number: u64) -> Observed {
        let at = (number % self.configurations()) as usize;
        let deal = Seed::quick_from(Seed::number_of_series(self.seed, number / self.configurations()));
        let choices = Seed::quick_from(Seed::number_of_series(!self.seed, number));
        observe::<G>(&self.configurations[at], &self.bots[at], &self.verbs, deal, choices)
    }

    /// The sums of no games.
    pub fn no_counts(&self) -> Counts {
        Counts::new(self.configurations.len())
    }

    /// Adds the game of that number to the sums.
    pub fn count(&self, counts: &mut Counts, number: u64, game: &Observed) {
        let at = (number % self.configurations()) as usize;
        counts.add::<G>(at, &self.configurations[at], &self.varied, game);
    }

    /// The statistics of the games that were counted.
    pub fn figures(&self, counts: Counts) -> Figures {
        counts.figures::<G>(&self.configurations)
    }
}

/// The setup with one option changed.
fn with<S: Setup>(setup: &S, option: &'static str, value: &str) -> Result<S, SetupError> {
    let others: Vec<_> = setup.options().filter(|(id, _)| *id != option).collect();
    let others = others.iter().map(|(id, value)| (*id, value.as_ref()));
    S::from_options(others.chain([(option, value)]))
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use dedale_bots::Roster as _;
    use dedale_labyrinth::State as Labyrinth;
    use dedale_mondes::State as Mondes;
    use dedale_onirim::State as Onirim;

    use super::*;
    use crate::{Keep, quick_guide};

    fn balance<G: Studied>(vary: &[&str], bot: &str) -> Result<Balance<G>, LabError> {
        let vary: Vec<String> = vary.iter().map(|option| (*option).to_owned()).collect();
        Balance::new(&G::Setup::default(), &vary, bot, 3)
    }

    fn figures<G: Studied>(vary: &[&str], games: u64) -> Figures {
        let balance = balance::<G>(vary, quick_guide::<G>()).expect("a balance");
        balance.run(games, &Series::new(0), |_| {}).expect("played")
    }

    fn parts_together<G: Studied>(vary: &[&str]) {
        let balance = balance::<G>(vary, quick_guide::<G>()).expect("a balance");
        let (whole, configurations) = (figures::<G>(vary, 6), balance.configurations());
        let mut sum = balance.no_counts();
        for part in [0..5, 5..6, 6..6 * configurations] {
            let mut counts = balance.no_counts();
            part.for_each(|number| balance.count(&mut counts, number, &balance.game(number)));
            let written = serde_json::to_string(&counts).expect("JSON");
            assert!(sum.merge(serde_json::from_str(&written).expect("counts")));
        }
        assert_eq!(balance.figures(sum), whole);
    }

    #[test]
    fn parts_of_a_series_written_and_read_again_make_the_figures_of_the_whole() {
        parts_together::<Onirim>(&["book"]);
        parts_together::<Labyrinth>(&["players"]);
        parts_together::<Mondes>(&["players"]);
    }

    #[test]
    fn the_sums_of_other_configurations_are_not_added() {
        let [few, many] = [&["book"][..], &["book", "towers"]]
            .map(|vary| balance::<Onirim>(vary, "random").expect("a balance").no_counts());
        assert!(!few.clone().merge(many));
        assert!(few.clone().merge(few));
    }

    #[test]
    fn every_configuration_of_the_options_to_vary_is_played_equally_often() {
        let figures = figures::<Onirim>(&["players", "communication", "book"], 10);
        assert_eq!(figures.configurations.len(), 3 + 6, "alone there is nobody to be silent with");
        assert!(figures.configurations.iter().all(|setup| setup.won.sides == 10));
        assert_eq!(figures.games, 90);
        assert_eq!(figures.options["book"].len(), 3);
        assert_eq!(figures.options["communication"][1].sides, 30);
    }

    #[test]
    fn what_is_counted_adds_up() {
        let figures = figures::<Onirim>(&[], 50);
        let won = &figures.configurations[0];
        assert_eq!(figures.openings.iter().map(|row| row.wins).sum::<u64>(), won.won.wins);
        let decisions = won.mean_decisions * 50.0;
        assert!(
            (figures.actions.iter().map(|action| action.taken).sum::<u64>() as f64 - decisions).abs() < 0.5
        );
        assert!(figures.actions.iter().all(|action| action.taken <= action.offered));
        let played: u64 = figures.uses["card-played"].iter().map(|used| used.times).sum();
        let play = figures.actions.iter().find(|action| action.verb == "play").expect("something was played");
        assert_eq!(played, play.taken);
        assert_eq!(figures.turns.histogram.iter().map(|bin| bin.games).sum::<u64>(), 50);
        assert!(figures.seats.is_empty(), "all win together");
    }

    #[test]
    fn opponents_are_told_by_seat_and_character() {
        let figures = figures::<Mondes>(&[], 12);
        assert_eq!(figures.seats.iter().map(|row| &*row.name).collect::<Vec<_>>(), ["1/2", "2/2"]);
        let decided = figures.configurations[0].won.wins;
        assert_eq!(figures.seats.iter().map(|row| row.wins).sum::<u64>(), decided);
        let characters = &figures.traits["character"];
        assert_eq!(characters.iter().map(|row| row.sides).sum::<u64>(), 24);
        assert_eq!(characters.iter().map(|row| row.wins).sum::<u64>(), decided);
        assert!(!figures.uses["card-paid"].is_empty());
    }

    #[test]
    fn treasures_and_spells_are_counted_in_the_labyrinth() {
        let balance = balance::<Labyrinth>(&["deck"], Labyrinth::NAMES[0]).expect("a balance");
        let figures = balance.run(5, &Series::new(0), |_| {}).expect("played");
        assert!(figures.configurations.len() > 1, "decks differ");
        assert!(figures.uses["spell"].iter().any(|used| used.users.name == "push"));
        assert!(!figures.uses["thing"].is_empty());
    }

    #[test]
    fn threads_and_a_stop_in_between_change_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let balance = balance::<Mondes>(&[], Mondes::NAMES[0]).expect("a balance");
        let keep = Keep { folder: folder.path().to_owned(), command: balance.command() };
        let whole = balance.run(20, &Series::new(0), |_| {}).expect("played");
        let kept = Series { keep: Some(keep), threads: NonZeroUsize::MIN, ..Series::new(0) };
        balance.run(7, &kept, |_| {}).expect("played");
        assert_eq!(balance.run(20, &kept, |_| {}).expect("played"), whole);
    }

    #[test]
    fn what_cannot_be_studied_is_refused_with_a_code() {
        assert_eq!(balance::<Onirim>(&["colour"], "random").expect_err("no option").code(), "unknown-option");
        assert_eq!(balance::<Onirim>(&[], "hal").expect_err("no bot").code(), "unknown-bot");
        let none = balance::<Onirim>(&[], "random").expect("a balance");
        assert_eq!(none.run(0, &Series::new(0), |_| {}).expect_err("no games").code(), "no-games");
    }
}
