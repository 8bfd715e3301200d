//! Information-set Monte Carlo tree search with a value network.

use dedale_core::chance::Quick;
use dedale_core::{Perspective, Rules as _, Seat, Secrets as _, Silent};
use dedale_onirim::{Action, Communication, Question, Setup, State, View};
use dedale_search::{Search, Selection, Settings, Thought};

use super::hard::{Hard, Nets};
use super::judge::NetJudge;
use super::reasons;
use super::situation::Situation;
use crate::reasons::{Counts, Measure};
use crate::{Advice, Adviser, Calibration, Player};

/// Information-set Monte Carlo tree search whose leaves and priors a net evaluates.
#[derive(Clone, Debug)]
pub struct Expert {
    search: Search<State, NetJudge>,
    simulations: u32,
    /// For the base game for one, whose net has a policy.
    solo: Search<State, NetJudge>,
    solo_simulations: u32,
    /// Answers questions where little is at stake.
    hard: Hard,
}

/// How many simulations a decision gets.
const SIMULATIONS: u32 = 1_800;

const SETTINGS: Settings = Settings {
    selection: Selection::Ucb1,
    exploration: 0.05,
    prior_weight: 3.0,
    first_play: 1.0,
    capacity: 1 << 17,
};

/// The same of the base game for one.
const SOLO_SIMULATIONS: u32 = 2_000;

const SOLO: Settings =
    Settings { selection: Selection::Puct, exploration: 2.0, prior_weight: 1.0, ..SETTINGS };

impl Default for Expert {
    fn default() -> Self {
        let expert = Expert::with(Nets::default(), SIMULATIONS, SETTINGS);
        Expert { solo_simulations: SOLO_SIMULATIONS, ..expert }
    }
}

impl Expert {
    /// With other nets, simulations a decision and settings.
    pub fn with(nets: Nets, simulations: u32, settings: Settings) -> Expert {
        let hard = Hard::with(nets.clone());
        let solo = Search::new(NetJudge { nets: nets.clone() }, SOLO);
        let search = Search::new(NetJudge { nets }, settings);
        Expert { search, simulations, solo, solo_simulations: simulations, hard }
    }

    /// With other settings for the base game for one.
    #[must_use]
    pub fn with_solo(mut self, settings: Settings) -> Expert {
        self.solo = Search::new(NetJudge { nets: self.hard.nets().clone() }, settings);
        self
    }

    /// The usual settings of its search in the base game for one.
    pub const fn solo_settings() -> Settings {
        SOLO
    }

    /// The search for this game.
    fn search(&mut self, setup: &Setup) -> &mut Search<State, NetJudge> {
        match self.hard.nets().solo(setup) {
            Some(_) => &mut self.solo,
            None => &mut self.search,
        }
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
                let found = self.search(&view.setup).recall(&world).first().copied();
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
        match self.hard.nets().solo(&view.setup) {
            Some(_) => self.solo.decide(&view, chance, self.solo_simulations),
            None => self.search.decide(&view, chance, self.simulations),
        }
    }

    fn begin(&mut self, _: Seat) {
        self.search.forget();
        self.solo.forget();
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
        let thoughts = self.search(&view.setup).think(&view, chance, go_on);
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
        let thought = self.search(&view.setup).think_of(&view, action, chance, go_on)?;
        Some(self.completed(&view, thought, chance))
    }

    fn play_out(&self, world: State, answers: &[Action], chance: &mut Quick) -> Counts {
        reasons::play_out(world, answers, &mut self.hard.clone(), chance)
    }
}

/// Without it the chances are too low: the nets at the leaves do not know that the game goes on with such a search.
fn calibration(view: &View) -> &'static Calibration {
    const BASE: Calibration =
        Calibration([0.0, 0.120, 0.226, 0.336, 0.440, 0.535, 0.674, 0.743, 0.813, 0.908, 1.0]);
    const SILENT: Calibration =
        Calibration([0.0, 0.119, 0.172, 0.215, 0.348, 0.510, 0.656, 0.843, 0.879, 0.980, 1.0]);
    const WIDE: Calibration =
        Calibration([0.0, 0.102, 0.281, 0.455, 0.515, 0.679, 0.753, 0.844, 0.908, 0.961, 1.0]);
    let is_silent = view.hands.len() > 1 && view.setup.communication() == Communication::Silent;
    match Situation::of(view) {
        Some(_) => &BASE,
        None if is_silent => &SILENT,
        None => &WIDE,
    }
}
