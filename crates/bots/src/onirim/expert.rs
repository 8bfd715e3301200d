//! Information-set Monte Carlo tree search with a value network.

use dedale_core::chance::Quick;
use dedale_core::{Perspective, Rules as _, Seat, Secrets as _, Silent};
use dedale_onirim::{Action, Question, State, View};
use dedale_search::{Search, Selection, Settings, Thought};

use super::hard::{Hard, Nets};
use super::judge::NetJudge;
use super::reasons;
use super::situation::is_base;
use crate::reasons::{Counts, Measure};
use crate::{Advice, Adviser, Calibration, Player};

/// Information-set Monte Carlo tree search that a net guides and whose leaves it evaluates.
#[derive(Clone, Debug)]
pub struct Expert {
    search: Search<State, NetJudge>,
    simulations: u32,
    /// Answers questions where little is at stake.
    hard: Hard,
}

/// How many simulations a decision gets.
const SIMULATIONS: u32 = 2_000;

const SETTINGS: Settings = Settings {
    selection: Selection::Puct,
    exploration: 2.0,
    prior_weight: 1.0,
    first_play: 1.0,
    capacity: 1 << 17,
};

impl Default for Expert {
    fn default() -> Self {
        Expert::with(Nets::default(), SIMULATIONS, SETTINGS)
    }
}

impl Expert {
    /// With other nets, simulations a decision and settings.
    pub fn with(nets: Nets, simulations: u32, settings: Settings) -> Expert {
        let hard = Hard::with(nets.clone());
        Expert { search: Search::new(NetJudge { nets }, settings), simulations, hard }
    }

    /// The usual settings of its search.
    pub const fn settings() -> Settings {
        SETTINGS
    }

    /// The thought with the answers that complete its choice: the order in which the cards looked at go back. The whole choice is
    /// then what is rated. The simulations of the first answer tried poor orders, too, and their mean is too low.
    fn completed(&mut self, view: &View, thought: Thought<Action>, chance: &mut Quick) -> Advice<Action> {
        let (mut rated, mut then) = (thought, Vec::new());
        if matches!(view.question, Some(Question::Prophecy | Question::Arrange)) {
            let mut world = State::sample(view, chance);
            world.apply(thought.action, &mut Silent(&mut *chance));
            while let Some(at) = Perspective::of_decider(&world) {
                if at.view().question != Some(Question::Arrange) {
                    break;
                }
                let found = self.search.recall(&world).first().copied();
                rated = found.filter(|found| found.visits > 0).unwrap_or(rated);
                let next = found.map_or_else(|| self.hard.choose(at, chance), |found| found.action);
                then.push(next);
                world.apply(next, &mut Silent(&mut *chance));
            }
        }
        let whole = Thought { worth: rated.worth, error: rated.error, ..thought };
        Advice { then, ..Advice::from(calibration(view).calibrate(whole)) }
    }
}

impl Player<State> for Expert {
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        let (view, legal) = (at.view(), at.legal());
        let hardly_matters = matches!(view.question, Some(Question::Pay { .. } | Question::ParadoxBottom));
        if view.unwinnable || hardly_matters || legal.len() == 1 {
            return self.hard.choose(at, chance);
        }
        self.search.decide(&view, chance, self.simulations)
    }

    fn begin(&mut self, _: Seat) {
        self.search.forget();
    }
}

impl Adviser<State> for Expert {
    const CONTINUES_EXACTLY: bool = false;
    const MEASURES: &'static [Measure] = reasons::MEASURES;

    fn advise(
        &mut self,
        at: Perspective<'_, State>,
        chance: &mut Quick,
        go_on: &mut dyn FnMut(u32) -> bool,
    ) -> Vec<Advice<Action>> {
        let view = at.view();
        let thoughts = self.search.think(&view, chance, go_on);
        thoughts.into_iter().map(|thought| self.completed(&view, thought, chance)).collect()
    }

    fn look_into(
        &mut self,
        at: Perspective<'_, State>,
        action: Action,
        chance: &mut Quick,
        go_on: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Advice<Action>> {
        let view = at.view();
        let thought = self.search.think_of(&view, action, chance, go_on)?;
        Some(self.completed(&view, thought, chance))
    }

    fn play_out(&self, world: State, answers: &[Action], chance: &mut Quick) -> Counts {
        reasons::play_out(world, answers, &mut self.hard.clone(), chance)
    }
}

/// What the search says, and what then happens.
fn calibration(view: &View) -> &'static Calibration {
    const BASE: Calibration =
        Calibration([0.0, 0.120, 0.226, 0.336, 0.440, 0.535, 0.674, 0.743, 0.813, 0.908, 1.0]);
    /// The mean of five, each of 600 games: each extension alone, all three, and two open hands.
    const WIDE: Calibration =
        Calibration([0.0, 0.099, 0.201, 0.306, 0.413, 0.515, 0.625, 0.739, 0.864, 0.919, 1.0]);
    if is_base(&view.setup) { &BASE } else { &WIDE }
}
