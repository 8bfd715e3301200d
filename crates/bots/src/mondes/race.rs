//! Which answer is best: all are tried in the same sampled worlds, the better half of them in more, and so on.

use dedale_core::chance::{Quick, Seed};
use dedale_core::{Chance as _, Perspective, Rules as _, Seat, Secrets as _, Setup as _, Silent};
use dedale_mondes::{Action, Legal, State, View};
use dedale_search::{Thought, Worth};

use super::{Normal, outlook};
use crate::Player as _;

/// The answers to one decision and what came of them.
#[derive(Clone, Debug)]
pub(super) struct Race {
    view: View,
    me: Seat,
    /// The habit first: what the planner would answer.
    runners: Vec<Runner>,
    /// Who is still in this heat, as places in the list.
    field: Vec<usize>,
    stage: u32,
    /// In how many worlds more before the worse half drops out.
    worlds_left: u32,
    /// How many trials this heat has.
    budget: u32,
    heats: u32,
}

impl Race {
    /// A first heat of about so many trials; each further one has twice as many.
    pub(super) fn new(view: View, me: Seat, legal: &Legal, habit: Action, budget: u32) -> Race {
        let others = legal.iter().filter(|&action| action != habit);
        let runners: Vec<_> = std::iter::once(habit).chain(others).map(Runner::new).collect();
        let field = (0..runners.len()).collect();
        let mut race = Race { view, me, runners, field, stage: 0, worlds_left: 0, budget, heats: 0 };
        race.worlds_left = race.worlds_of_stage();
        race
    }

    pub(super) fn is_about(&self, view: &View) -> bool {
        self.view == *view
    }

    /// Whether somebody has not run yet.
    pub(super) fn is_untried(&self) -> bool {
        self.runners.iter().any(|runner| runner.worth.count == 0)
    }

    /// Whether the first heat is over.
    pub(super) fn is_decided(&self) -> bool {
        self.heats > 0
    }

    /// Everybody still in the heat is tried in another world; says how many that were.
    pub(super) fn try_in_one_world(&mut self, chance: &mut Quick) -> u32 {
        let field = std::mem::take(&mut self.field);
        self.try_these(&field, chance);
        let tried = field.len() as u32;
        self.field = field;
        self.worlds_left -= 1;
        if self.worlds_left == 0 {
            self.next_stage();
        }
        tried
    }

    /// One answer is tried in another world beside the habit; if somebody has not run yet, all of them are.
    pub(super) fn try_only(&mut self, action: Action, chance: &mut Quick) -> u32 {
        if self.is_untried() {
            return self.try_in_one_world(chance);
        }
        let place = self.runners.iter().position(|runner| runner.action == action).expect("a legal answer");
        let beside = if place == 0 { &[0][..] } else { &[0, place] };
        self.try_these(beside, chance);
        beside.len() as u32
    }

    /// What is thought of every answer, the best first. Who dropped out early did so against others that were lucky in the same
    /// worlds: such an answer is thought to be worth no more than the best of those that were tried on.
    pub(super) fn thoughts(&self) -> Vec<Thought<Action>> {
        let habit = &self.runners[0].worth;
        let worth = |place: usize| (habit.mean() + self.gain(place)).clamp(0.0, 1.0) as f32;
        let tried_on = |place: &usize| 5 * self.runners[*place].worth.count >= 3 * habit.count;
        let best = (0..self.runners.len()).filter(tried_on).map(worth).fold(0.0, f32::max);
        let thought = |(place, runner): (usize, &Runner)| Thought {
            action: runner.action,
            visits: runner.worth.count,
            worth: worth(place).min(best),
            error: runner.worth.error() as f32,
        };
        let mut thoughts: Vec<_> = self.runners.iter().enumerate().map(thought).collect();
        thoughts.sort_by(|one, other| other.worth.total_cmp(&one.worth).then(other.visits.cmp(&one.visits)));
        thoughts
    }

    fn gain(&self, place: usize) -> f64 {
        if place == 0 { 0.0 } else { self.runners[place].thought_gain() }
    }

    /// The world and what chance does in it are the same for each of them, the habit being the first.
    fn try_these(&mut self, places: &[usize], chance: &mut Quick) {
        let world = State::sample(&self.view, chance);
        let seed = u64::from(chance.pick(u32::MAX));
        let mut habit = 0.0;
        for &place in places {
            let runner = &mut self.runners[place];
            let worth = played_on(world, runner.action, &mut Seed::quick_from(seed));
            let worth = f64::from(worth.of_seat(self.me));
            runner.worth.add(worth);
            if place == 0 {
                habit = worth;
            } else {
                runner.gain.add(worth - habit);
            }
        }
    }

    /// The worse half of the others drops out, never the habit; after the last stage a new heat begins.
    fn next_stage(&mut self) {
        self.stage += 1;
        if self.stage < self.stages() {
            let mut others = self.field.split_off(1);
            others.sort_by(|one, other| self.gain(*other).total_cmp(&self.gain(*one)));
            others.truncate(others.len().div_ceil(2));
            self.field.append(&mut others);
        } else {
            self.field = (0..self.runners.len()).collect();
            self.budget = self.budget.saturating_mul(2);
            self.heats += 1;
            self.stage = 0;
        }
        self.worlds_left = self.worlds_of_stage();
    }

    fn stages(&self) -> u32 {
        self.runners.len().next_power_of_two().ilog2().max(1)
    }

    /// Every stage of a heat has as many trials.
    fn worlds_of_stage(&self) -> u32 {
        (self.budget / self.stages() / self.field.len() as u32).max(1)
    }
}

/// How far a trial plays on: with fewer it plays weaker at tables of four.
const ROUNDS: u32 = 3;

/// What a world is worth some rounds after an answer, everybody playing on with a plan.
fn played_on(mut world: State, action: Action, chance: &mut Quick) -> Worth {
    world.apply(action, &mut Silent(&mut *chance));
    let until = world.turns() + ROUNDS * world.setup().seats() as u32;
    while let Some(at) = Perspective::of_decider(&world) {
        if world.turns() >= until {
            return outlook::chances(&world);
        }
        let action = Normal.choose(at, chance);
        world.apply(action, &mut Silent(&mut *chance));
    }
    world.outcome().map_or(Worth::default(), |outcome| Worth::of(&outcome))
}

/// One answer.
#[derive(Clone, Copy, Debug)]
struct Runner {
    action: Action,
    /// What it was worth.
    worth: Mean,
    /// How much more than the habit in the same world.
    gain: Mean,
}

impl Runner {
    fn new(action: Action) -> Runner {
        Runner { action, worth: Mean::default(), gain: Mean::default() }
    }

    /// How much more than the habit it is thought to be worth: less than it seemed, for the habit is a good one, few trials
    /// prove little, and what is gained by a hair is often not there.
    fn thought_gain(&self) -> f64 {
        self.gain.mean() - HAIR - CAUTION * self.gain.error()
    }
}

/// How much less than it seems to gain an answer is thought to gain, whatever was tried.
const HAIR: f64 = 0.001;

/// And how much less in standard errors.
const CAUTION: f64 = 0.3;

/// A mean in the making.
#[derive(Clone, Copy, Debug, Default)]
struct Mean {
    count: u32,
    total: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.count += 1;
        self.total += value;
        self.squares += value * value;
    }

    fn mean(&self) -> f64 {
        self.total / f64::from(self.count.max(1))
    }

    /// The standard error. Doubt is added that goes with the trials: few that are equal prove little.
    fn error(&self) -> f64 {
        let count = f64::from(self.count.max(1));
        let variance = (self.squares / count - self.mean() * self.mean()).max(0.0) + DOUBT / count;
        (variance / count).sqrt()
    }
}

/// How much the worth of an answer varies from world to world, before anything is known of it.
const DOUBT: f64 = 0.05;
