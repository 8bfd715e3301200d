//! A game with its setup, of any game.

use std::num::NonZeroUsize;
use std::ops::Range;

use dedale_bots::policy::{Layer, PolicyNet};
use dedale_core::chance::Seed;
use dedale_core::explicit::ExplicitMatch;
use dedale_core::{Action as _, Match, ObservationSpec, Observer, Setup as _, SetupDocument};
use dedale_games::{GameId, Problem, with_game};
use dedale_guests::Guests;
use dedale_lab::balance::Counts;
use dedale_lab::tournament::Results;
use dedale_lab::{GameResult, Studied};
use serde_json::Value;

use crate::fault::Fault;
use crate::patience::Progress;
use crate::play::{Play, Table};
use crate::research::{Contest, Survey, simulate};
use crate::seen;
use crate::vector::{Games, GamesOf, Terms};

/// A game with its setup.
pub(crate) trait Setting: Send + Sync {
    fn game(&self) -> GameId;
    fn seats(&self) -> usize;
    /// The setup as text.
    fn text(&self) -> String;
    /// Every option with its value.
    fn document(&self) -> SetupDocument;
    /// How many actions the game has.
    fn actions(&self) -> usize;
    fn action_text(&self, index: usize) -> Option<String>;
    fn action_index(&self, text: &str) -> Result<usize, Fault>;
    /// A match with chance from a seed.
    fn deal(&self, seed: Seed) -> Box<dyn Play>;
    /// A match whose chance is answered from outside; with a seed, all but that of the deal.
    fn explicit(&self, deal: Option<Seed>) -> Box<dyn Play>;
    /// The layout of its observation tensors.
    fn observation_spec(&self) -> ObservationSpec;
    /// Writes the tensor of a view document; says who sees it.
    fn observe(&self, view: &Value, tensor: &mut [u8]) -> Result<Observer, Fault>;
    /// A match with the view of a view document, everything it leaves open being drawn.
    fn sample(&self, view: &Value, seed: u64) -> Result<Box<dyn Play>, Fault>;
    /// The policy network of these layers.
    fn policy_net(&self, layers: Vec<Layer>) -> Result<PolicyNet, Fault>;
    /// Many games stepped together, with seeds from `first` on.
    fn vector(&self, terms: Terms, first: u64) -> Result<Box<dyn Games>, Fault>;
    /// The results of these games of a simulation.
    fn simulate(
        &self,
        bots: &[String],
        games: Range<u64>,
        seed: u64,
        threads: NonZeroUsize,
        progress: &Progress,
    ) -> Result<Vec<GameResult>, Fault>;
    /// How many games a tournament has.
    fn games_of(&self, contest: &Contest) -> Result<u64, Fault>;
    fn tournament(
        &self,
        contest: &Contest,
        threads: NonZeroUsize,
        progress: &Progress,
    ) -> Result<Results, Fault>;
    /// The results of these games of a tournament.
    fn tournament_part(
        &self,
        contest: &Contest,
        games: Range<u64>,
        threads: NonZeroUsize,
        progress: &Progress,
    ) -> Result<Vec<GameResult>, Fault>;
    /// The results of a tournament from those of all its games.
    fn tournament_results(&self, contest: &Contest, games: &[GameResult]) -> Result<Results, Fault>;
    /// How many configurations a survey has.
    fn configurations(&self, survey: &Survey) -> Result<u64, Fault>;
    /// The sums of these games of a survey.
    fn balance_part(
        &self,
        survey: &Survey,
        games: Range<u64>,
        threads: NonZeroUsize,
        progress: &Progress,
    ) -> Result<Counts, Fault>;
    /// The statistics of sums, as a document.
    fn balance_figures(&self, survey: &Survey, parts: Vec<Counts>) -> Result<Value, Fault>;
}

/// A game with its setup, of one game.
pub(crate) struct Of<G: Studied> {
    pub(crate) setup: G::Setup,
}

/// The game of that name with these options, the others at their defaults.
pub(crate) fn setting(name: &str, options: &[(String, String)]) -> Result<Box<dyn Setting>, Fault> {
    let game: GameId = name.parse().map_err(Problem::from)?;
    let options = options.iter().map(|(option, value)| (&**option, &**value));
    with_game!(game, G => {
        let setup = <G as dedale_core::Rules>::Setup::from_options(options).map_err(Problem::from)?;
        Ok(Box::new(Of::<G> { setup }))
    })
}

/// The game of that name with a setup of that text.
pub(crate) fn setting_of_text(game: GameId, text: &str) -> Result<Box<dyn Setting>, Fault> {
    with_game!(game, G => {
        let setup = <G as dedale_core::Rules>::Setup::from_text(text).map_err(Problem::from)?;
        Ok(Box::new(Of::<G> { setup }))
    })
}

impl<G: Studied> Setting for Of<G> {
    fn game(&self) -> GameId {
        G::GAME
    }

    fn seats(&self) -> usize {
        self.setup.seats()
    }

    fn text(&self) -> String {
        self.setup.text()
    }

    fn document(&self) -> SetupDocument {
        SetupDocument::of(&self.setup)
    }

    fn actions(&self) -> usize {
        G::Action::COUNT
    }

    fn action_text(&self, index: usize) -> Option<String> {
        G::Action::from_index(index).map(|action| action.to_string())
    }

    fn action_index(&self, text: &str) -> Result<usize, Fault> {
        Ok(text.parse::<G::Action>().map_err(Problem::from)?.index())
    }

    fn deal(&self, seed: Seed) -> Box<dyn Play> {
        Box::new(Table::<G>::Seeded(Match::new(&self.setup, seed)))
    }

    fn explicit(&self, deal: Option<Seed>) -> Box<dyn Play> {
        Box::new(Table::<G>::Explicit(match deal {
            Some(seed) => ExplicitMatch::dealt(&self.setup, seed),
            None => ExplicitMatch::new(&self.setup),
        }))
    }

    fn observation_spec(&self) -> ObservationSpec {
        G::observation_spec(&self.setup)
    }

    fn observe(&self, view: &Value, tensor: &mut [u8]) -> Result<Observer, Fault> {
        let (observer, view) = seen::view_of::<G>(&self.setup, view)?;
        seen::observe::<G>(&view, tensor)?;
        Ok(observer)
    }

    fn sample(&self, view: &Value, seed: u64) -> Result<Box<dyn Play>, Fault> {
        let (_, view) = seen::view_of::<G>(&self.setup, view)?;
        Ok(Box::new(Table::<G>::Seeded(seen::sample::<G>(&view, seed)?)))
    }

    fn policy_net(&self, layers: Vec<Layer>) -> Result<PolicyNet, Fault> {
        Ok(PolicyNet::new::<G>(&self.setup, layers)?)
    }

    fn vector(&self, terms: Terms, first: u64) -> Result<Box<dyn Games>, Fault> {
        Ok(Box::new(GamesOf::<G>::new(&self.setup, terms, first)?))
    }

    fn simulate(
        &self,
        bots: &[String],
        games: Range<u64>,
        seed: u64,
        threads: NonZeroUsize,
        progress: &Progress,
    ) -> Result<Vec<GameResult>, Fault> {
        simulate::<G>(&self.setup, bots, games, seed, threads, progress)
    }

    fn games_of(&self, contest: &Contest) -> Result<u64, Fault> {
        Ok(contest.deals.saturating_mul(contest.tournament::<G>(&self.setup, &Guests::default())?.tables()))
    }

    fn tournament(
        &self,
        contest: &Contest,
        threads: NonZeroUsize,
        progress: &Progress,
    ) -> Result<Results, Fault> {
        contest.run::<G>(&self.setup, threads, progress)
    }

    fn tournament_part(
        &self,
        contest: &Contest,
        games: Range<u64>,
        threads: NonZeroUsize,
        progress: &Progress,
    ) -> Result<Vec<GameResult>, Fault> {
        contest.part::<G>(&self.setup, games, threads, progress)
    }

    fn tournament_results(&self, contest: &Contest, games: &[GameResult]) -> Result<Results, Fault> {
        Ok(contest.tournament::<G>(&self.setup, &Guests::default())?.results(contest.deals, games))
    }

    fn configurations(&self, survey: &Survey) -> Result<u64, Fault> {
        Ok(survey.balance::<G>(&self.setup, &Guests::default())?.configurations())
    }

    fn balance_part(
        &self,
        survey: &Survey,
        games: Range<u64>,
        threads: NonZeroUsize,
        progress: &Progress,
    ) -> Result<Counts, Fault> {
        survey.part::<G>(&self.setup, games, threads, progress)
    }

    fn balance_figures(&self, survey: &Survey, parts: Vec<Counts>) -> Result<Value, Fault> {
        survey.figures::<G>(&self.setup, parts)
    }
}
