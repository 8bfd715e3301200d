use dedale_core::Perspective;
use dedale_core::chance::Quick;
use dedale_onirim::{Action, Legal, State, View};
use dedale_search::{Judge, Worth};

use super::for_each_afterstate;
use super::hard::{AfterstateEvaluator, Nets};
use super::information_set::information_set;
use super::solo;
use super::wide::{self, for_each_wide_afterstate};
use crate::net::{Evaluator, probability};

/// Evaluates leaves of a tree search: a situation is worth what a net says of it, or of its best afterstate.
#[derive(Clone, Debug, Default)]
pub(crate) struct NetJudge {
    pub(crate) nets: Nets,
}

/// Collects the worth of each action of a decision, in their order.
struct Tally<'a> {
    priors: &'a mut Vec<f32>,
    last: Option<Action>,
    best: f32,
}

impl Tally<'_> {
    /// An action is worth as much as the best it leads to.
    #[inline]
    fn count(&mut self, action: Action, worth: f32) {
        self.best = self.best.max(worth);
        match self.priors.last_mut() {
            Some(prior) if self.last == Some(action) => *prior = prior.max(worth),
            _ => self.priors.push(worth),
        }
        self.last = Some(action);
    }
}

impl NetJudge {
    /// Writes what each legal action is worth by the net alone; the best of them.
    fn priors(&self, view: &View, legal: &Legal, priors: &mut Vec<f32>) -> f32 {
        let mut tally = Tally { priors, last: None, best: 0.0 };
        let base = self.nets.base.as_deref().and_then(|net| {
            let mut evaluator = AfterstateEvaluator::new(net);
            for_each_afterstate(view, legal, |action, after| {
                tally.count(action, probability(evaluator.log_odds(&after)));
            })
        });
        if base.is_none() {
            let mut evaluator = Evaluator::new(self.nets.wide());
            for_each_wide_afterstate(view, legal, |action, after| {
                let worth = match after.ended() {
                    None => probability(evaluator.log_odds(&wide::active(after))),
                    Some(won) => f32::from(u8::from(won)),
                };
                tally.count(action, worth);
            });
        }
        tally.best
    }
}

impl Judge<State> for NetJudge {
    fn information_set(&mut self, state: &State) -> u64 {
        let at = Perspective::of_decider(state).expect("the game goes on");
        information_set(&at.view())
    }

    fn evaluate(&mut self, state: &State, legal: &Legal, priors: &mut Vec<f32>, _: &mut Quick) -> Worth {
        let at = Perspective::of_decider(state).expect("the game goes on");
        let view = at.view();
        if view.unwinnable {
            priors.resize(legal.len() as usize, 0.0);
            return Worth::default();
        }
        if let Some(net) = self.nets.solo(&view.setup) {
            return Worth::to_all(solo::judge(net, state, legal, priors));
        }
        Worth::to_all(self.priors(&view, legal, priors))
    }
}
