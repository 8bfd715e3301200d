//! Hints by UCB1 over the answers of one decision, each tried by looking one turn ahead.

use dedale_core::chance::{Quick, Seed};
use dedale_core::{Legal as _, Perspective, Rules as _, Seat, Secrets as _, Silent};
use dedale_labyrinth::{Action, Question, Seen, SeenEvent, State, View};
use dedale_search::{CommonRandomNumbers, Mean, Prior, Thought, is_neglected, upper_confidence_bound};

use super::chances::chance as chance_of;
use super::look_ahead::{Expectation, look_ahead};
use super::notes::{Notes, best_spell};
use super::pace::turns_to_go;
use super::plans::{best_end, good_ends, quick_end};
use super::reasons;
use crate::reasons::{Counts, Measure};
use crate::{Advice, Adviser, Calibration, Pace, Player};

/// Rates every answer by the team's chance if it then makes the best of the turn, after the next player's turn; among answers
/// that all win, by how soon. Answers that lead to the same end of the turn are looked into together.
#[derive(Clone, Debug, Default)]
pub struct LabyrinthAdviser {
    notes: Notes,
    bandit: Option<Bandit>,
}

/// How many simulations it takes to choose.
const SIMULATIONS: u32 = 200;

/// Without it the chances are too low where much is lost already.
const CALIBRATION: Calibration =
    Calibration([0.0, 0.183, 0.351, 0.456, 0.556, 0.629, 0.702, 0.786, 0.836, 0.925, 1.0]);

/// How many simulations the prior of an answer counts for.
const PRIOR_WEIGHT: f32 = 2.0;

/// The exploration constant of its upper confidence bounds.
const EXPLORATION: f32 = 0.1;

/// The variance of turns to go that simulations are taken to have before there are some.
const TURNS_VARIANCE: f64 = 0.5;

/// How much of a chance a turn less is worth: so little that it decides only between answers that win about as often.
const HASTE: f32 = 0.01;

impl Player<State> for LabyrinthAdviser {
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        self.advise(at, chance, &mut |done| done < SIMULATIONS)[0].action
    }

    fn listens(&self) -> bool {
        true
    }

    fn begin(&mut self, _: Seat) {
        *self = LabyrinthAdviser::default();
    }

    fn hear(&mut self, event: &SeenEvent) {
        self.notes.hear(event);
    }
}

impl Adviser<State> for LabyrinthAdviser {
    const CONTINUES_EXACTLY: bool = true;
    const MEASURES: &'static [Measure] = reasons::MEASURES;

    fn advise(
        &mut self,
        at: Perspective<'_, State>,
        chance: &mut Quick,
        go_on: &mut dyn FnMut(u32) -> bool,
    ) -> Vec<Advice<Action>> {
        let bandit = self.bandit(&at, chance);
        let mut done = 0;
        while go_on(done) {
            bandit.try_next();
            done += 1;
        }
        bandit.advice()
    }

    fn look_into(
        &mut self,
        at: Perspective<'_, State>,
        action: Action,
        chance: &mut Quick,
        go_on: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Advice<Action>> {
        let bandit = self.bandit(&at, chance);
        let place = bandit.answers.iter().position(|answer| answer.action == action)?;
        let mut done = 0;
        while go_on(done) {
            bandit.try_answer(place);
            done += 1;
        }
        Some(bandit.advice_on(&bandit.answers[place]))
    }

    fn imagine(&self, at: Perspective<'_, State>, chance: &mut Quick) -> State {
        State::sample(&self.notes.known(&at), chance)
    }

    fn play_out(&self, world: State, answers: &[Action], chance: &mut Quick) -> Counts {
        reasons::play_out(world, answers, chance)
    }
}

impl LabyrinthAdviser {
    /// The decision at hand: the one under way if it is the same.
    fn bandit(&mut self, at: &Perspective<'_, State>, chance: &mut Quick) -> &mut Bandit {
        let known = self.notes.known(at);
        if self.bandit.as_ref().is_some_and(|bandit| bandit.known != known) {
            self.bandit = None;
        }
        self.bandit.get_or_insert_with(|| Bandit::new(known, chance))
    }
}

/// One decision as a multi-armed bandit: which answer to try next, and what came of those tried.
#[derive(Clone, Debug)]
struct Bandit {
    known: View,
    /// The world, if nothing is left to guess before the turn ends.
    world: Option<State>,
    /// The first simulation of each end meets the same chance, and so on.
    numbers: CommonRandomNumbers,
    answers: Vec<Answer>,
    ends: Vec<End>,
    simulations: u32,
}

#[derive(Clone, Debug)]
struct Answer {
    action: Action,
    /// What it seems to lead to by a quick evaluation.
    prior: Outlook,
    /// Its place among the ends, once it was tried.
    end: Option<usize>,
    /// The rest of the turn that leads there, as far as it does not depend on what is not known.
    then: Vec<Action>,
}

/// What an answer leads to.
#[derive(Clone, Copy, Debug)]
struct Outlook {
    chance: f32,
    /// The turns until the last treasure, after this one.
    turns: f32,
}

impl Outlook {
    fn of(end: &State) -> Outlook {
        Outlook { chance: chance_of(end), turns: turns_to_go(end) }
    }

    fn value(self) -> f32 {
        self.chance - HASTE * self.turns
    }

    fn or_better(self, other: Outlook) -> Outlook {
        if other.value() > self.value() { other } else { self }
    }
}

/// The end of the turn that answers lead to, and what was seen from there.
#[derive(Clone, Debug)]
struct End {
    /// None if it depends on what is not known.
    state: Option<State>,
    seen: Simulations,
}

/// The results of simulations from one end of the turn.
#[derive(Clone, Copy, Debug, Default)]
struct Simulations {
    chances: Mean,
    turns: Mean,
    /// Chances and turns together.
    values: Mean,
    now: Mean,
    next: Mean,
}

impl Simulations {
    fn add(&mut self, expected: Expectation, found_now: u32) {
        let Expectation { chance, turns, found } = expected;
        self.chances.add(chance.into());
        self.turns.add(turns.into());
        self.values.add(Outlook { chance, turns }.value().into());
        self.now.add(found_now.into());
        self.next.add(found.into());
    }

    fn count(&self) -> u32 {
        self.chances.count()
    }
}

impl Bandit {
    fn new(known: View, chance: &mut Quick) -> Bandit {
        let numbers = CommonRandomNumbers::new(chance);
        let imagined = State::sample(&known, chance);
        let blank = known.board.down().iter().any(|cell| known.board.seen(cell) == Seen::Blank);
        let world = Some(imagined).filter(|_| !blank && known.question != Some(Question::Spell));
        let answers = with_priors(&imagined);
        Bandit { known, world, numbers, answers, ends: Vec::new(), simulations: 0 }
    }

    /// The answer tried least if it is its turn, else the one with the highest upper confidence bound.
    fn try_next(&mut self) {
        let tried = |answer: &Answer| self.seen(answer).count();
        let least = self.answers.iter().enumerate().min_by_key(|(_, answer)| tried(answer));
        let (place, answer) = least.expect("a decider has a legal action");
        if is_neglected(tried(answer), self.simulations) {
            return self.try_answer(place);
        }
        let log_offered = (self.simulations + 1).ilog2() as f32;
        let bound = |answer: &Answer| {
            let (value, tried) = self.value(answer);
            upper_confidence_bound(value, tried, log_offered, EXPLORATION)
        };
        let bounds = self.answers.iter().map(bound).enumerate();
        let best = bounds.max_by(|one, other| one.1.total_cmp(&other.1).then(other.0.cmp(&one.0)));
        self.try_answer(best.expect("a decider has a legal action").0);
    }

    fn try_answer(&mut self, place: usize) {
        let at = match self.answers[place].end {
            Some(at) => at,
            None => self.first_end(place),
        };
        let seed = self.numbers.seed(self.ends[at].seen.count().into());
        let (before, end) = match (self.world, self.ends[at].state) {
            (Some(world), Some(end)) => (world, end),
            _ => {
                let world = State::sample(&self.known, &mut Seed::quick_from(seed));
                (world, completed(world, self.answers[place].action, seed).state)
            }
        };
        let found_now = end.found().len() - before.found().len();
        self.ends[at].seen.add(look_ahead(&end, seed), found_now);
        self.simulations += 1;
    }

    /// The end of the turn that an answer tried for the first time leads to: one that others lead to as well, or a new one.
    fn first_end(&mut self, place: usize) -> usize {
        let completed = self.world.map(|world| completed(world, self.answers[place].action, 0));
        let state = completed.as_ref().map(|completed| completed.state);
        let alike = state.and_then(|_| self.ends.iter().position(|end| end.state == state));
        let at = alike.unwrap_or_else(|| {
            self.ends.push(End { state, seen: Simulations::default() });
            self.ends.len() - 1
        });
        self.answers[place].end = Some(at);
        self.answers[place].then = completed.map(|completed| completed.then).unwrap_or_default();
        at
    }

    /// The results of the simulations from the end of the turn that an answer leads to.
    fn seen(&self, answer: &Answer) -> Simulations {
        answer.end.map_or(Simulations::default(), |at| self.ends[at].seen)
    }

    /// The value of an answer, and for how many simulations that counts.
    fn value(&self, answer: &Answer) -> (f32, f32) {
        let values = self.seen(answer).values;
        (values.with_prior(answer.prior.value(), PRIOR_WEIGHT), PRIOR_WEIGHT + values.count() as f32)
    }

    fn thought(&self, answer: &Answer) -> Thought<Action> {
        let chances = self.seen(answer).chances;
        let mean = f64::from(answer.prior.chance);
        // A prior is as unsure as half a toss of such a coin: the others' play hides the rest. Nor is it ever quite sure.
        let unsure = (f64::from(PRIOR_WEIGHT) * mean + 0.5) / (f64::from(PRIOR_WEIGHT) + 1.0);
        let mean_square = mean * mean + unsure * (1.0 - unsure) / 4.0;
        let prior = Prior { weight: PRIOR_WEIGHT.into(), mean, mean_square };
        let tried = f64::from(PRIOR_WEIGHT) + f64::from(chances.count());
        CALIBRATION.calibrate(Thought {
            action: answer.action,
            visits: chances.count(),
            worth: chances.with_prior(answer.prior.chance, PRIOR_WEIGHT),
            error: (chances.variance_with(&prior) / tried).sqrt() as f32,
        })
    }

    fn pace(&self, answer: &Answer) -> Option<Pace> {
        let Simulations { turns, now, next, .. } = self.seen(answer);
        let mean = turns.mean();
        // Few simulations say little about their spread.
        let weight = f64::from(PRIOR_WEIGHT);
        let prior = Prior { weight, mean, mean_square: mean * mean + TURNS_VARIANCE };
        let tried = turns.count();
        (tried > 0).then(|| Pace {
            turns: 1.0 + mean as f32,
            error: (turns.variance_with(&prior) / f64::from(tried)).sqrt() as f32,
            now: now.mean() as f32,
            next: next.mean() as f32,
        })
    }

    fn advice_on(&self, answer: &Answer) -> Advice<Action> {
        let then = answer.then.clone();
        Advice { then, pace: self.pace(answer), ..self.thought(answer).into() }
    }

    /// The rating of every answer, the best first: the one of the highest lower confidence bound.
    fn advice(&self) -> Vec<Advice<Action>> {
        let bound = |answer: &Answer| {
            let (value, tried) = self.value(answer);
            value - EXPLORATION / tried.sqrt()
        };
        let mut answers: Vec<_> = self.answers.iter().map(|answer| (bound(answer), answer)).collect();
        answers.sort_by(|one, other| other.0.total_cmp(&one.0));
        answers.into_iter().map(|(_, answer)| self.advice_on(answer)).collect()
    }
}

/// The end of a turn that makes the best of an answer.
pub(super) struct Completed {
    /// The actions after the answer, without the end of the turn.
    then: Vec<Action>,
    pub(super) state: State,
}

/// Makes the best of an answer; chance, where there is any, comes of the seed.
pub(super) fn completed(mut world: State, action: Action, seed: u64) -> Completed {
    if action == Action::End {
        return Completed { then: Vec::new(), state: world };
    }
    let mut table = Silent(Seed::quick_from(seed));
    world.apply(action, &mut table);
    while world.question() == Some(Question::Spell) {
        world.apply(best_spell(&world), &mut table);
    }
    let plan = best_end(&world);
    Completed { then: plan.actions().collect(), state: plan.state }
}

/// Every answer, and what it seems worth at once: as the ends of good turns that begin with it, or as one more move.
fn with_priors(world: &State) -> Vec<Answer> {
    let seems = |action: Action| match action {
        Action::End => Outlook::of(world),
        _ => {
            let mut then = *world;
            then.apply(action, &mut Silent(Seed::quick_from(0)));
            Outlook::of(&match then.question() {
                Some(Question::Spell) | None => then,
                _ => quick_end(&then).state,
            })
        }
    };
    let answer = |action: Action| Answer { action, prior: seems(action), end: None, then: Vec::new() };
    let mut answers: Vec<_> = world.legal().iter().map(answer).collect();
    if world.question() != Some(Question::Spell) {
        for end in good_ends(world, answers.len()) {
            let first = end.first().unwrap_or(Action::End);
            let outlook = Outlook::of(&end.state);
            for answer in answers.iter_mut().filter(|answer| answer.action == first) {
                answer.prior = answer.prior.or_better(outlook);
            }
        }
    }
    answers
}
