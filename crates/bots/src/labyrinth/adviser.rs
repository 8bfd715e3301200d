//! Hints by UCB1 over the answers of one decision, each tried by looking one turn ahead.

use dedale_core::chance::{Quick, Seed};
use dedale_core::{Legal as _, Perspective, Rules as _, Seat, Secrets as _, Silent};
use dedale_labyrinth::{Action, Question, Seen, SeenEvent, State, View};
use dedale_search::{
    CommonRandomNumbers, Mean, Prior, Thought, is_neglected, most_visited_first, upper_confidence_bound,
};

use super::chances::chance as chance_of;
use super::look_ahead::look_ahead;
use super::notes::{Notes, best_spell};
use super::plans::{best_end, good_ends, quick_end};
use crate::{Advice, Adviser, Calibration, Player};

/// Rates every answer by the team's chance if it then makes the best of the turn, after the next player's turn. Answers that lead to the same end of the turn are looked into together.
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
        Some(bandit.thought(&bandit.answers[place]).into())
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
    /// Its worth by a quick evaluation.
    prior: f32,
    /// Its place among the ends, once it was tried.
    end: Option<usize>,
}

/// The end of the turn that answers lead to, and what was seen from there.
#[derive(Clone, Debug)]
struct End {
    /// None if it depends on what is not known.
    state: Option<State>,
    chances: Mean,
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
        let tried = |answer: &Answer| self.chances(answer).count();
        let least = self.answers.iter().enumerate().min_by_key(|(_, answer)| tried(answer));
        let (place, answer) = least.expect("a decider has a legal action");
        if is_neglected(tried(answer), self.simulations) {
            return self.try_answer(place);
        }
        let log_offered = (self.simulations + 1).ilog2() as f32;
        let bound = |answer: &Answer| {
            let (worth, tried) = self.worth(answer);
            upper_confidence_bound(worth, tried, log_offered, EXPLORATION)
        };
        let bounds = self.answers.iter().map(bound).enumerate();
        let best = bounds.max_by(|one, other| one.1.total_cmp(&other.1).then(other.0.cmp(&one.0)));
        self.try_answer(best.expect("a decider has a legal action").0);
    }

    fn try_answer(&mut self, place: usize) {
        let answer = &self.answers[place];
        let at = match answer.end {
            Some(at) => at,
            None => {
                let state = self.world.map(|world| completed(world, answer.action, 0));
                let alike = state.and_then(|_| self.ends.iter().position(|end| end.state == state));
                alike.unwrap_or_else(|| {
                    self.ends.push(End { state, chances: Mean::default() });
                    self.ends.len() - 1
                })
            }
        };
        self.answers[place].end = Some(at);
        let seed = self.numbers.seed(self.ends[at].chances.count().into());
        let end = self.ends[at].state.unwrap_or_else(|| {
            let world = State::sample(&self.known, &mut Seed::quick_from(seed));
            completed(world, self.answers[place].action, seed)
        });
        self.ends[at].chances.add(look_ahead(&end, seed).into());
        self.simulations += 1;
    }

    /// The results of the simulations from the end of the turn that an answer leads to.
    fn chances(&self, answer: &Answer) -> Mean {
        answer.end.map_or(Mean::default(), |at| self.ends[at].chances)
    }

    /// What an answer is worth, and for how many simulations that counts.
    fn worth(&self, answer: &Answer) -> (f32, f32) {
        let chances = self.chances(answer);
        (chances.with_prior(answer.prior, PRIOR_WEIGHT), PRIOR_WEIGHT + chances.count() as f32)
    }

    fn thought(&self, answer: &Answer) -> Thought<Action> {
        let (worth, tried) = self.worth(answer);
        let chances = self.chances(answer);
        let mean = f64::from(answer.prior);
        // A prior is as unsure as half a toss of such a coin: the others' play hides the rest. Nor is it ever quite sure.
        let unsure = (f64::from(PRIOR_WEIGHT) * mean + 0.5) / (f64::from(PRIOR_WEIGHT) + 1.0);
        let mean_square = mean * mean + unsure * (1.0 - unsure) / 4.0;
        let prior = Prior { weight: PRIOR_WEIGHT.into(), mean, mean_square };
        let error = (chances.variance_with(&prior) / f64::from(tried)).sqrt() as f32;
        CALIBRATION.calibrate(Thought { action: answer.action, visits: chances.count(), worth, error })
    }

    /// The rating of every answer, the best first.
    fn advice(&self) -> Vec<Advice<Action>> {
        let thoughts = self.answers.iter().map(|answer| self.thought(answer)).collect();
        most_visited_first(thoughts).into_iter().map(Advice::from).collect()
    }
}

/// The end of the turn that makes the best of an answer; chance, where there is any, comes of the seed.
fn completed(mut world: State, action: Action, seed: u64) -> State {
    if action == Action::End {
        return world;
    }
    let mut table = Silent(Seed::quick_from(seed));
    world.apply(action, &mut table);
    while world.question() == Some(Question::Spell) {
        world.apply(best_spell(&world), &mut table);
    }
    best_end(&world).state
}

/// Every answer, and what it seems worth at once: as the ends of good turns that begin with it, or as one more move.
fn with_priors(world: &State) -> Vec<Answer> {
    let seems = |action: Action| match action {
        Action::End => chance_of(world),
        _ => {
            let mut then = *world;
            then.apply(action, &mut Silent(Seed::quick_from(0)));
            chance_of(&match then.question() {
                Some(Question::Spell) | None => then,
                _ => quick_end(&then).state,
            })
        }
    };
    let legal = world.legal();
    let mut answers: Vec<_> =
        legal.iter().map(|action| Answer { action, prior: seems(action), end: None }).collect();
    if world.question() != Some(Question::Spell) {
        for end in good_ends(world, answers.len()) {
            let first = end.first().unwrap_or(Action::End);
            let worth = chance_of(&end.state);
            for answer in answers.iter_mut().filter(|answer| answer.action == first) {
                answer.prior = answer.prior.max(worth);
            }
        }
    }
    answers
}
