//! Many games of one setup, stepped together on several threads. A game's course depends on its own seed and the actions
//! it is given, never on the number of threads.

mod buffers;
mod env;
mod pool;
mod python;
mod starts;

use std::sync::atomic::{AtomicUsize, Ordering};

use dedale_bots::{Player as _, Roster, by_name};
use dedale_core::{Action as _, Chance as _, Legal as _, SeatSet};

use crate::fault::Fault;
use buffers::{Buffers, Part};
use env::Env;
use pool::Pool;
use serde_json::Value;
use starts::Starts;

pub(crate) use python::{Vector, within};

/// When a finished game gives way to the next one: the modes of Gymnasium.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Autoreset {
    /// At the next step, whose action is ignored.
    NextStep,
    /// At once; the last observation of the finished game is kept aside.
    SameStep,
    /// When it is asked for.
    Disabled,
}

/// The terms of many games.
#[derive(Clone, Debug)]
pub(crate) struct Terms {
    pub(crate) envs: usize,
    pub(crate) autoreset: Autoreset,
    /// The seats that the caller plays.
    pub(crate) agents: SeatSet,
    /// The bot at the others.
    pub(crate) bot: String,
    /// A game with so many of the caller's decisions is cut off.
    pub(crate) most_steps: u32,
}

/// Many games of any game.
pub(crate) trait Games: Send {
    /// Begins the games that `which` names, each with its seed.
    fn reset(&mut self, pool: &Pool, seeds: &[Option<u64>], which: Option<&[bool]>, buffers: Buffers<'_>);
    /// From now on, that share of the games begins from one of these positions.
    fn begin_from(&mut self, positions: &[Value], share: f64) -> Result<(), Fault>;
    /// One action for each game.
    fn step(&mut self, pool: &Pool, actions: &[i64], buffers: Buffers<'_>) -> Result<(), Fault>;
    /// A legal action of each game, by its own chance; -1 where nobody must answer.
    fn random_actions(&mut self, pool: &Pool, actions: &mut [i64]);
}

/// Many games of one game.
pub(crate) struct GamesOf<G: Roster> {
    setup: G::Setup,
    terms: Terms,
    bot: G::Bot,
    envs: Vec<Env<G>>,
    starts: Starts<G>,
}

impl<G: Roster> GamesOf<G> {
    /// Games to be begun, with seeds from `first` on.
    pub(crate) fn new(setup: &G::Setup, terms: Terms, first: u64) -> Result<Self, Fault> {
        let bot = by_name::<G>(&terms.bot)?;
        if bot.listens() {
            let message =
                format!("“{}” has to hear the whole game: choose a bot without a memory", terms.bot);
            return Err(Fault::new("BotError", "bot-listens", message));
        }
        let envs = (0..terms.envs as u64).map(|place| Env::new(setup, first.wrapping_add(place))).collect();
        Ok(GamesOf { setup: setup.clone(), terms, bot, envs, starts: Starts::dealt() })
    }

    /// Whether a game takes an action now.
    fn takes_action(&self, env: &Env<G>) -> bool {
        self.terms.autoreset == Autoreset::Disabled || !env.is_finished()
    }

    /// What is wrong with the first action that is refused.
    fn check(&self, pool: &Pool, actions: &[i64]) -> Result<(), Fault> {
        let size = pool.games_per_job(self.envs.len());
        let wrong = AtomicUsize::new(usize::MAX);
        let jobs = self.envs.chunks(size).zip(actions.chunks(size)).enumerate().collect();
        pool.run(jobs, |(job, (envs, actions)): (usize, (&[Env<G>], &[i64]))| {
            let refused = |(env, action): (&Env<G>, &i64)| self.takes_action(env) && !env.allows(*action);
            if let Some(row) = envs.iter().zip(actions).position(refused) {
                wrong.fetch_min(job * size + row, Ordering::Relaxed);
            }
        });
        let place = wrong.into_inner();
        let Some(env) = self.envs.get(place) else { return Ok(()) };
        if env.is_finished() {
            let message = format!("game {place} is over: reset it first");
            return Err(Fault::new("GameOverError", "game-over", message));
        }
        let message = format!("game {place}: action {} is not legal", actions[place]);
        Err(Fault::new("IllegalActionError", "illegal-action", message))
    }
}

impl<G: Roster> Games for GamesOf<G> {
    fn reset(&mut self, pool: &Pool, seeds: &[Option<u64>], which: Option<&[bool]>, buffers: Buffers<'_>) {
        let (setup, terms, bot, starts) = (&self.setup, &self.terms, &self.bot, &self.starts);
        let size = pool.games_per_job(self.envs.len());
        let jobs = self.envs.chunks_mut(size).zip(buffers.parts(size)).enumerate().collect();
        pool.run(jobs, |(job, (envs, mut part)): (usize, (&mut [Env<G>], Part<'_>))| {
            let mut bot = bot.clone();
            for (row, env) in envs.iter_mut().enumerate() {
                let place = job * size + row;
                if which.is_some_and(|which| !which[place]) {
                    continue;
                }
                if let Some(seed) = seeds[place] {
                    env.reseed(seed);
                }
                env.begin(setup, starts, terms, &mut bot);
                part.forget(row);
                part.write(row, env);
            }
        });
    }

    fn begin_from(&mut self, positions: &[Value], share: f64) -> Result<(), Fault> {
        self.starts = Starts::new(&self.setup, positions, share)?;
        Ok(())
    }

    fn step(&mut self, pool: &Pool, actions: &[i64], buffers: Buffers<'_>) -> Result<(), Fault> {
        self.check(pool, actions)?;
        let (setup, terms, bot, starts) = (&self.setup, &self.terms, &self.bot, &self.starts);
        let size = pool.games_per_job(self.envs.len());
        let jobs = self.envs.chunks_mut(size).zip(actions.chunks(size)).zip(buffers.parts(size)).collect();
        pool.run(jobs, |((envs, actions), mut part): ((&mut [Env<G>], &[i64]), Part<'_>)| {
            let mut bot = bot.clone();
            for (row, (env, &action)) in envs.iter_mut().zip(actions).enumerate() {
                part.forget(row);
                if env.is_finished() {
                    env.begin(setup, starts, terms, &mut bot);
                    part.write(row, env);
                    continue;
                }
                let action = G::Action::from_index(action as usize).expect("checked before");
                env.act(action, terms, &mut bot);
                part.judge(row, env);
                if env.is_finished() && terms.autoreset == Autoreset::SameStep {
                    part.write_final(row, env);
                    env.begin(setup, starts, terms, &mut bot);
                }
                part.write(row, env);
            }
        });
        Ok(())
    }

    fn random_actions(&mut self, pool: &Pool, actions: &mut [i64]) {
        let size = pool.games_per_job(self.envs.len());
        let jobs = self.envs.chunks_mut(size).zip(actions.chunks_mut(size)).collect();
        pool.run(jobs, |(envs, actions): (&mut [Env<G>], &mut [i64])| {
            for (env, action) in envs.iter_mut().zip(actions) {
                let legal = env.legal();
                let chosen = (!legal.is_empty()).then(|| legal.nth(env.choices.pick(legal.len()))).flatten();
                *action = chosen.map_or(-1, |action| action.index() as i64);
            }
        });
    }
}
