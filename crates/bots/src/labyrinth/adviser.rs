use dedale_core::chance::{Quick, Seed};
use dedale_core::{Chance as _, Legal as _, Perspective, Rules as _, Seat, Secrets as _, Silent};
use dedale_labyrinth::{Action, Question, Seen, SeenEvent, State, View};

use super::chances::chance as chance_of;
use super::glimpse::glimpse;
use super::notes::{Notes, best_spell};
use super::search::{best_end, good_ends, quick_end};
use crate::{Advice, Adviser, Player, Scale};

/// Tells of every answer what the team's chance is if it makes the best of the turn after it, as the next player's turn
/// bears out. Answers that lead to the same end of the turn are looked into together.
#[derive(Clone, Debug, Default)]
pub struct LabyrinthAdviser {
    notes: Notes,
    pondered: Option<Pondered>,
}

/// How many simulations it takes to choose.
const SIMULATIONS: u32 = 200;

/// It hopes too little where much is lost already: what it says is set right.
const SCALE: Scale = Scale([0.0, 0.183, 0.351, 0.456, 0.556, 0.629, 0.702, 0.786, 0.836, 0.925, 1.0]);

/// How many simulations a first thought counts for.
const TRUST: f32 = 2.0;

/// How much it tries what it knows little of.
const CURIOSITY: f32 = 0.1;

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
    fn advise(
        &mut self,
        at: Perspective<'_, State>,
        chance: &mut Quick,
        go_on: &mut dyn FnMut(u32) -> bool,
    ) -> Vec<Advice<Action>> {
        let pondered = self.ponder(&at, chance);
        let mut done = 0;
        while go_on(done) {
            pondered.try_the_most_promising();
            done += 1;
        }
        pondered.advice()
    }

    fn look_into(
        &mut self,
        at: Perspective<'_, State>,
        action: Action,
        chance: &mut Quick,
        go_on: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Advice<Action>> {
        let pondered = self.ponder(&at, chance);
        let place = pondered.answers.iter().position(|answer| answer.action == action)?;
        let mut done = 0;
        while go_on(done) {
            pondered.attempt(place);
            done += 1;
        }
        Some(pondered.advice_on(&pondered.answers[place]))
    }
}

impl LabyrinthAdviser {
    /// What was found out about the decision at hand.
    fn ponder(&mut self, at: &Perspective<'_, State>, chance: &mut Quick) -> &mut Pondered {
        let known = self.notes.known(at);
        if self.pondered.as_ref().is_some_and(|pondered| pondered.known != known) {
            self.pondered = None;
        }
        self.pondered.get_or_insert_with(|| Pondered::new(known, chance))
    }
}

/// What was found out about one decision.
#[derive(Clone, Debug)]
struct Pondered {
    known: View,
    /// The world, if nothing is left to guess before the turn ends.
    world: Option<State>,
    /// Where the seeds of the simulations come from: the first of each end has the same, and so on.
    series: u64,
    answers: Vec<Answer>,
    ends: Vec<End>,
    simulations: u32,
}

#[derive(Clone, Debug)]
struct Answer {
    action: Action,
    first_thought: f32,
    /// Its place among the ends, once it was tried.
    end: Option<usize>,
}

/// The end of the turn that answers lead to, and what was seen from there.
#[derive(Clone, Debug)]
struct End {
    /// None if it depends on what is not known.
    state: Option<State>,
    visits: u32,
    sum: f32,
    squares: f32,
}

impl Pondered {
    fn new(known: View, chance: &mut Quick) -> Pondered {
        let series = u64::from(chance.pick(u32::MAX));
        let imagined = State::sample(&known, chance);
        let blank = known.board.down().iter().any(|cell| known.board.seen(cell) == Seen::Blank);
        let world = Some(imagined).filter(|_| !blank && known.question != Some(Question::Spell));
        let answers = first_thoughts(&imagined);
        Pondered { known, world, series, answers, ends: Vec::new(), simulations: 0 }
    }

    fn try_the_most_promising(&mut self) {
        let all = (self.simulations + 1).ilog2() as f32;
        let promise = |answer: &Answer| {
            let (worth, tried) = self.worth(answer);
            worth + CURIOSITY * (all / (tried + 1.0)).sqrt()
        };
        let promises = self.answers.iter().map(promise).enumerate();
        let best = promises.max_by(|one, other| one.1.total_cmp(&other.1).then(other.0.cmp(&one.0)));
        self.attempt(best.expect("a decider has a legal action").0);
    }

    fn attempt(&mut self, place: usize) {
        let answer = &self.answers[place];
        let at = match answer.end {
            Some(at) => at,
            None => {
                let state = self.world.map(|world| completed(world, answer.action, 0));
                let alike = state.and_then(|_| self.ends.iter().position(|end| end.state == state));
                alike.unwrap_or_else(|| {
                    self.ends.push(End { state, visits: 0, sum: 0.0, squares: 0.0 });
                    self.ends.len() - 1
                })
            }
        };
        self.answers[place].end = Some(at);
        let seed = Seed::number_of_series(self.series, self.ends[at].visits.into());
        let end = self.ends[at].state.unwrap_or_else(|| {
            let world = State::sample(&self.known, &mut Seed::quick_from(seed));
            completed(world, self.answers[place].action, seed)
        });
        let worth = glimpse(&end, seed);
        let end = &mut self.ends[at];
        end.visits += 1;
        end.sum += worth;
        end.squares += worth * worth;
        self.simulations += 1;
    }

    /// What an answer is worth, and for how many simulations that counts.
    fn worth(&self, answer: &Answer) -> (f32, f32) {
        match answer.end.map(|at| &self.ends[at]) {
            Some(end) => {
                let tried = TRUST + end.visits as f32;
                ((TRUST * answer.first_thought + end.sum) / tried, tried)
            }
            None => (answer.first_thought, TRUST),
        }
    }

    fn advice_on(&self, answer: &Answer) -> Advice<Action> {
        let (worth, tried) = self.worth(answer);
        let (visits, sum, squares) = answer
            .end
            .map_or((0, 0.0, 0.0), |at| (self.ends[at].visits, self.ends[at].sum, self.ends[at].squares));
        let first = answer.first_thought;
        // A first thought is as unsure as half a toss of such a coin: the others' play hides the rest.
        let unsure = TRUST * (first * first + first * (1.0 - first) / 4.0);
        let mean = (TRUST * first + sum) / tried;
        let variance = ((unsure + squares) / tried - mean * mean).max(0.0);
        let error = (variance / tried).sqrt();
        SCALE.set_right(Advice { action: answer.action, then: Vec::new(), visits, worth, error })
    }

    /// The one tried most often first, and of those the worthiest.
    fn advice(&self) -> Vec<Advice<Action>> {
        let mut advice: Vec<_> = self.answers.iter().map(|answer| self.advice_on(answer)).collect();
        advice.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.worth.total_cmp(&one.worth)));
        advice
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

/// What each answer seems worth at once: as the ends of good turns that begin with it, or as one more move.
fn first_thoughts(world: &State) -> Vec<Answer> {
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
        legal.iter().map(|action| Answer { action, first_thought: seems(action), end: None }).collect();
    if world.question() != Some(Question::Spell) {
        for end in good_ends(world, answers.len()) {
            let first = end.first().unwrap_or(Action::End);
            let worth = chance_of(&end.state);
            for answer in answers.iter_mut().filter(|answer| answer.action == first) {
                answer.first_thought = answer.first_thought.max(worth);
            }
        }
    }
    answers
}
