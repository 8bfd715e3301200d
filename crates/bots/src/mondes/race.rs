//! Which answer is best: sequential halving over playouts, with common random numbers.
//!
//! All answers are tried in the same sampled worlds, the better half of them in more, and so on. What counts is how much more an
//! answer is worth than the one a practised planner would give, in the same worlds.

use dedale_core::chance::Quick;
use dedale_core::{Perspective, Rules as _, Seat, Secrets as _, Setup as _, Silent};
use dedale_mondes::{Action, Legal, State, View};
use dedale_search::{CommonRandomNumbers, Mean, Rounding, Rounds, SequentialHalving, Thought, Worth};

use super::levels::Levels;
use super::outlook;

/// The answers to one decision and what came of them.
#[derive(Clone, Debug)]
pub(super) struct Race {
    view: View,
    me: Seat,
    /// The reference first: what a practised planner would answer.
    candidates: Vec<Candidate>,
    halving: SequentialHalving,
    /// How many trials this halving has.
    budget: u32,
    /// How many were finished before it.
    finished: u32,
    levels: Levels,
}

impl Race {
    /// Halves the candidates with about so many trials; then all of them again with twice as many, and so on.
    pub(super) fn new(
        view: View,
        me: Seat,
        legal: &Legal,
        reference: Action,
        budget: u32,
        levels: Levels,
    ) -> Race {
        let others = legal.iter().filter(|&action| action != reference);
        let candidates: Vec<_> = std::iter::once(reference).chain(others).map(Candidate::new).collect();
        let halving = halving(candidates.len(), budget);
        Race { view, me, candidates, halving, budget, finished: 0, levels }
    }

    pub(super) fn is_about(&self, view: &View) -> bool {
        self.view == *view
    }

    /// Whether some answer was not tried yet.
    pub(super) fn is_untried(&self) -> bool {
        self.candidates.iter().any(|candidate| candidate.worth.count() == 0)
    }

    /// Whether the first halving is over.
    pub(super) fn is_decided(&self) -> bool {
        self.finished > 0
    }

    /// Every candidate in the field is tried in another world; says how many that were.
    pub(super) fn try_in_one_world(&mut self, chance: &mut Quick) -> u32 {
        let field = self.halving.field().to_vec();
        self.try_these(&field, chance);
        let candidates = &self.candidates;
        self.halving.tried_once(|place| gain(candidates, place));
        if self.halving.is_over() {
            self.budget = self.budget.saturating_mul(2);
            self.halving = halving(self.candidates.len(), self.budget);
            self.finished += 1;
        }
        field.len() as u32
    }

    /// One answer is tried in another world beside the reference; if some answer was not tried yet, all of them are.
    pub(super) fn try_only(&mut self, action: Action, chance: &mut Quick) -> u32 {
        if self.is_untried() {
            return self.try_in_one_world(chance);
        }
        let place = self.candidates.iter().position(|candidate| candidate.action == action);
        let beside = match place.expect("a legal answer") {
            0 => &[0][..],
            place => &[0, place],
        };
        self.try_these(beside, chance);
        beside.len() as u32
    }

    /// What is thought of every answer, the best first. An answer that dropped out early did so against others that were lucky
    /// in the same worlds: it is thought to be worth no more than the best of those that were tried on.
    pub(super) fn thoughts(&self) -> Vec<Thought<Action>> {
        let reference = &self.candidates[0].worth;
        let worth = |place: usize| (reference.mean() + gain(&self.candidates, place)).clamp(0.0, 1.0) as f32;
        let tried_on = |place: &usize| 5 * self.candidates[*place].worth.count() >= 3 * reference.count();
        let best = (0..self.candidates.len()).filter(tried_on).map(worth).fold(0.0, f32::max);
        let thought = |(place, candidate): (usize, &Candidate)| Thought {
            action: candidate.action,
            visits: candidate.worth.count(),
            worth: worth(place).min(best),
            error: error(&candidate.worth) as f32,
        };
        let mut thoughts: Vec<_> = self.candidates.iter().enumerate().map(thought).collect();
        thoughts.sort_by(|one, other| other.worth.total_cmp(&one.worth).then(other.visits.cmp(&one.visits)));
        thoughts
    }

    /// The world and what chance does in it are the same for each of them, the reference being the first.
    fn try_these(&mut self, places: &[usize], chance: &mut Quick) {
        let world = State::sample(&self.view, chance);
        let numbers = CommonRandomNumbers::new(chance);
        let mut reference = 0.0;
        for &place in places {
            let candidate = &mut self.candidates[place];
            let worth = played_on(world, candidate.action, self.levels, &mut numbers.chance());
            let worth = f64::from(worth.of_seat(self.me));
            candidate.worth.add(worth);
            if place == 0 {
                reference = worth;
            } else {
                candidate.gain.add(worth - reference);
            }
        }
    }
}

fn halving(candidates: usize, budget: u32) -> SequentialHalving {
    let rounds = candidates.next_power_of_two().ilog2().max(1);
    let rounds = Rounds { left: rounds, trials: budget / rounds, rounding: Rounding::Down };
    SequentialHalving::with_reference(candidates, rounds)
}

/// How many rounds of the table a playout lasts: with fewer it plays weaker at tables of four.
pub(super) const ROUNDS: u32 = 3;

/// A playout: what a world is worth some rounds after an answer, everybody playing on at these levels.
fn played_on(mut world: State, action: Action, levels: Levels, chance: &mut Quick) -> Worth {
    world.apply(action, &mut Silent(&mut *chance));
    let until = world.turns() + ROUNDS * world.setup().seats() as u32;
    while let Some(at) = Perspective::of_decider(&world) {
        if world.turns() >= until {
            return outlook::chances(&world, levels);
        }
        let action = levels.choose(at, chance);
        world.apply(action, &mut Silent(&mut *chance));
    }
    world.outcome().map_or(Worth::default(), |outcome| Worth::of(&outcome))
}

/// One answer.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    action: Action,
    /// What it was worth.
    worth: Mean,
    /// How much more than the reference in the same world.
    gain: Mean,
}

impl Candidate {
    fn new(action: Action) -> Candidate {
        Candidate { action, worth: Mean::default(), gain: Mean::default() }
    }
}

/// How much more than the reference an answer is thought to be worth: less than it seemed, for the reference is a good one and
/// few trials prove little.
fn gain(candidates: &[Candidate], place: usize) -> f64 {
    let gain = &candidates[place].gain;
    if place == 0 { 0.0 } else { gain.mean() - MARGIN - CAUTION * error(gain) }
}

/// What an answer must gain before it counts, whatever was tried.
const MARGIN: f64 = 0.001;

/// How many standard errors of its gain are not counted.
const CAUTION: f64 = 0.3;

/// The standard error of a mean. A prior variance is added that fades with the trials: few that are equal prove little.
fn error(mean: &Mean) -> f64 {
    let count = f64::from(mean.count().max(1));
    ((mean.variance() + PRIOR_VARIANCE / count) / count).sqrt()
}

/// How much the worth of an answer varies from world to world, before anything is known of it.
const PRIOR_VARIANCE: f64 = 0.05;
