use dedale_core::Perspective;
use dedale_core::chance::Quick;
use dedale_onirim::{Action, Legal, State, View};
use dedale_search::{Judge, Worth};

use super::for_each_afterstate;
use super::hard::{Eye, Nets};
use super::information::information;
use super::wide::{self, for_each_wide_afterstate};
use crate::net::{Evaluator, probability};

/// What a situation is worth: what a net says of the best afterstate.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outlook {
    pub(crate) nets: Nets,
}

/// What the actions of a decision are worth, in their order.
struct Tally<'a> {
    estimates: &'a mut Vec<f32>,
    last: Option<Action>,
    best: f32,
}

impl Tally<'_> {
    /// An action is worth as much as the best it leads to.
    #[inline]
    fn count(&mut self, action: Action, worth: f32) {
        self.best = self.best.max(worth);
        match self.estimates.last_mut() {
            Some(estimate) if self.last == Some(action) => *estimate = estimate.max(worth),
            _ => self.estimates.push(worth),
        }
        self.last = Some(action);
    }
}

impl Outlook {
    /// Writes what each legal action is worth by the net alone; the best of them.
    fn estimate(&self, view: &View, legal: &Legal, estimates: &mut Vec<f32>) -> f32 {
        let mut tally = Tally { estimates, last: None, best: 0.0 };
        let mut eye = Eye::new(self.nets.base());
        let base = for_each_afterstate(view, legal, |action, after| {
            tally.count(action, probability(eye.odds(&after)));
        });
        if base.is_none() {
            let mut evaluator = Evaluator::new(self.nets.wide());
            for_each_wide_afterstate(view, legal, |action, after| {
                let worth = match after.ended() {
                    None => probability(evaluator.odds(&wide::active(after))),
                    Some(won) => f32::from(u8::from(won)),
                };
                tally.count(action, worth);
            });
        }
        tally.best
    }
}

impl Judge<State> for Outlook {
    fn information(&mut self, state: &State) -> u64 {
        let at = Perspective::of_decider(state).expect("the game goes on");
        information(&at.view())
    }

    fn judge(&mut self, state: &State, legal: &Legal, estimates: &mut Vec<f32>, _: &mut Quick) -> Worth {
        let at = Perspective::of_decider(state).expect("the game goes on");
        let view = at.view();
        if view.unwinnable {
            estimates.resize(legal.len() as usize, 0.0);
            return Worth::default();
        }
        Worth::to_all(self.estimate(&view, legal, estimates))
    }
}
