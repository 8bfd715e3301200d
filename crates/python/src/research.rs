//! Bots, hints, analyses, simulations and tournaments, of any game.

use std::num::NonZeroUsize;
use std::ops::Range;

use dedale_analysis::{Analysis, Budget, Hints, Most};
use dedale_games::AnyMatch;
use dedale_guests::Guests;
use dedale_lab::balance::{Balance, Counts};
use dedale_lab::tournament::{Results, Terms, Tournament};
use dedale_lab::{GameResult, Simulation, SimulationError, Studied, quick_guide};
use dedale_protocol::{Hint, Report};
use serde_json::Value;

use crate::fault::{Fault, played_by_themselves};
use crate::numbered::played;
use crate::patience::Progress;

/// The results of these games of a simulation.
pub(crate) fn simulate<G: Studied>(
    setup: &G::Setup,
    bots: &[String],
    games: Range<u64>,
    seed: u64,
    threads: NonZeroUsize,
    progress: &Progress,
) -> Result<Vec<GameResult>, Fault> {
    let guests = Guests::default();
    let bots = bots.iter().map(|name| guests.find::<G>(name, setup)).collect::<Result<Vec<_>, _>>()?;
    let simulation =
        Simulation::<G>::with(setup.clone(), bots, games.end, seed).map_err(|error| match error {
            SimulationError::Bot(unknown) => unknown.into(),
            SimulationError::BotCount { bots, seats } => {
                Fault::new("ArgumentError", "bot-count", format!("{bots} bots for {seats} seats"))
            }
        })?;
    let results = played(
        games,
        threads,
        progress,
        || simulation.players(),
        |players, number| simulation.game(players, number),
    )?;
    played_by_themselves(&guests)?;
    Ok(results)
}

/// A tournament as it is asked for.
pub(crate) struct Contest {
    pub(crate) bots: Vec<String>,
    pub(crate) against: Option<String>,
    pub(crate) seating: Option<String>,
    pub(crate) deals: u64,
    pub(crate) seed: u64,
}

impl Contest {
    pub(crate) fn tournament<G: Studied>(
        &self,
        setup: &G::Setup,
        guests: &Guests,
    ) -> Result<Tournament<G>, Fault> {
        let terms = Terms {
            bots: &self.bots,
            against: self.against.as_deref(),
            seating: self.seating.as_deref(),
            seed: self.seed,
            sprt: None,
        };
        Tournament::with(setup.clone(), &terms, |name| Ok(guests.find::<G>(name, setup)?))
    }

    pub(crate) fn run<G: Studied>(
        &self,
        setup: &G::Setup,
        threads: NonZeroUsize,
        progress: &Progress,
    ) -> Result<Results, Fault> {
        let guests = Guests::default();
        let tournament = self.tournament::<G>(setup, &guests)?;
        let games = 0..self.deals.saturating_mul(tournament.tables());
        let results = games_of(&tournament, games, threads, progress, &guests)?;
        Ok(tournament.results(self.deals, &results))
    }

    /// The results of these games.
    pub(crate) fn part<G: Studied>(
        &self,
        setup: &G::Setup,
        games: Range<u64>,
        threads: NonZeroUsize,
        progress: &Progress,
    ) -> Result<Vec<GameResult>, Fault> {
        let guests = Guests::default();
        games_of(&self.tournament::<G>(setup, &guests)?, games, threads, progress, &guests)
    }
}

fn games_of<G: Studied>(
    tournament: &Tournament<G>,
    games: Range<u64>,
    threads: NonZeroUsize,
    progress: &Progress,
    guests: &Guests,
) -> Result<Vec<GameResult>, Fault> {
    let game = |players: &mut Vec<_>, number| tournament.game(players, number);
    let results = played(games, threads, progress, || tournament.players(), game)?;
    played_by_themselves(guests)?;
    Ok(results)
}

/// Games looked at closely (`dedale balance`), as they are asked for.
pub(crate) struct Survey {
    /// None for the game's best quick bot.
    pub(crate) bot: Option<String>,
    pub(crate) vary: Vec<String>,
    pub(crate) seed: u64,
}

impl Survey {
    pub(crate) fn balance<G: Studied>(&self, setup: &G::Setup, guests: &Guests) -> Result<Balance<G>, Fault> {
        let bot = self.bot.as_deref().unwrap_or(quick_guide::<G>());
        Balance::with(setup, &self.vary, bot, self.seed, |setup| Ok(guests.find::<G>(bot, setup)?))
    }

    /// The sums of these games.
    pub(crate) fn part<G: Studied>(
        &self,
        setup: &G::Setup,
        games: Range<u64>,
        threads: NonZeroUsize,
        progress: &Progress,
    ) -> Result<Counts, Fault> {
        /// Observed games are large: only so many wait to be counted.
        const AT_ONCE: u64 = 4096;
        let guests = Guests::default();
        let balance = self.balance::<G>(setup, &guests)?;
        let mut counts = balance.no_counts();
        let mut first = games.start;
        while first < games.end {
            let end = games.end.min(first + AT_ONCE);
            let observed = played(first..end, threads, progress, || (), |(), number| balance.game(number))?;
            (first..end).zip(&observed).for_each(|(number, game)| balance.count(&mut counts, number, game));
            first = end;
        }
        played_by_themselves(&guests)?;
        Ok(counts)
    }

    /// The statistics of sums.
    pub(crate) fn figures<G: Studied>(&self, setup: &G::Setup, parts: Vec<Counts>) -> Result<Value, Fault> {
        let balance = self.balance::<G>(setup, &Guests::default())?;
        let mut sum = balance.no_counts();
        for part in parts {
            if !sum.merge(part) {
                let message = "the sums are those of other configurations";
                return Err(Fault::new("DocumentError", "other-setup", message));
            }
        }
        Ok(serde_json::to_value(balance.figures(sum)).expect("figures are JSON"))
    }
}

/// The rating of every legal answer, the best first, and how many games were tried.
pub(crate) fn hints(game: &AnyMatch, budget: Budget, progress: &Progress) -> Result<(u32, Vec<Hint>), Fault> {
    const MOST: Most = Most { simulations: 10_000_000, milliseconds: 24 * 3_600_000 };
    let mut go_on = budget.within(MOST)?.begin();
    let mut hints = Hints::of(game)?;
    let rated = hints.think(&mut |tried| go_on(tried) && !progress.is_stopped());
    Ok((hints.tried(), rated))
}

/// The report on every decision of a match.
pub(crate) fn analyse(mut analysis: Analysis, progress: &Progress) -> Report {
    let mut done = 0;
    while !progress.is_stopped() && analysis.step_while(&mut || !progress.is_stopped()) {
        let now = analysis.progress().done;
        progress.more((now - done) as u64);
        done = now;
    }
    analysis.report()
}
