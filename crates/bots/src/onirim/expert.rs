use dedale_core::chance::Quick;
use dedale_core::{Perspective, Rules as _, Seat, Secrets as _, Silent};
use dedale_onirim::{Action, Question, State, View};
use dedale_search::{Search, Settings};

use super::hard::{Hard, Nets};
use super::judge::Outlook;
use super::situation::Situation;
use crate::{Advice, Adviser, Player, Scale};

/// Looks ahead with a net's eye: a tree search whose leaves a net judges.
#[derive(Clone, Debug)]
pub struct Expert {
    search: Search<State, Outlook>,
    simulations: u32,
    /// Answers where little or nothing is at stake.
    hard: Hard,
}

/// How many simulations a decision gets.
const SIMULATIONS: u32 = 1_800;

const SETTINGS: Settings = Settings { curiosity: 0.05, trust: 3.0, hope: 1.0, memory: 1 << 17 };

impl Default for Expert {
    fn default() -> Self {
        Expert::with(Nets::default(), SIMULATIONS, SETTINGS)
    }
}

impl Expert {
    /// With nets of one's own, so many simulations a decision, weighed otherwise.
    pub fn with(nets: Nets, simulations: u32, settings: Settings) -> Expert {
        let hard = Hard::with(nets.clone());
        Expert { search: Search::new(Outlook { nets }, settings), simulations, hard }
    }

    /// The usual settings of its search.
    pub const fn settings() -> Settings {
        SETTINGS
    }

    /// How the choice goes on that an answer begins: the order in which the cards looked at go back.
    fn rest_of_choice(&mut self, view: &View, action: Action, chance: &mut Quick) -> Vec<Action> {
        let mut then = Vec::new();
        if !matches!(view.question, Some(Question::Prophecy | Question::Arrange)) {
            return then;
        }
        let mut world = State::sample(view, chance);
        world.apply(action, &mut Silent(&mut *chance));
        while let Some(at) = Perspective::of_decider(&world) {
            if at.view().question != Some(Question::Arrange) {
                break;
            }
            let found = self.search.recall(&world).first().map(|thought| thought.action);
            let next = found.unwrap_or_else(|| self.hard.choose(at, chance));
            then.push(next);
            world.apply(next, &mut Silent(&mut *chance));
        }
        then
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
    fn advise(
        &mut self,
        at: Perspective<'_, State>,
        chance: &mut Quick,
        go_on: &mut dyn FnMut(u32) -> bool,
    ) -> Vec<Advice<Action>> {
        let view = at.view();
        let thoughts = self.search.think(&view, chance, go_on);
        let scale = scale(&view);
        let mut advice: Vec<_> =
            thoughts.into_iter().map(|thought| scale.set_right(Advice::from(thought))).collect();
        for one in &mut advice {
            one.then = self.rest_of_choice(&view, one.action, chance);
        }
        advice
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
        let mut advice = scale(&view).set_right(Advice::from(thought));
        advice.then = self.rest_of_choice(&view, action, chance);
        Some(advice)
    }
}

/// The game goes better than the nets at the leaves believe, for it goes on with such a search: what is said is set right.
fn scale(view: &View) -> &'static Scale {
    const BASE: Scale = Scale([0.0, 0.130, 0.297, 0.454, 0.633, 0.709, 0.765, 0.834, 0.874, 0.951, 1.0]);
    const WIDE: Scale = Scale([0.0, 0.102, 0.281, 0.455, 0.515, 0.679, 0.753, 0.844, 0.908, 0.961, 1.0]);
    if Situation::of(view).is_some() { &BASE } else { &WIDE }
}
