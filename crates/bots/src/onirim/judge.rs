use std::sync::Arc;

use dedale_core::chance::Quick;
use dedale_core::{Perspective, Rules as _, Silent};
use dedale_onirim::{Action, Legal, State, View};
use dedale_search::{Judge, Worth};

use super::information::information;
use super::{Eye, Normal, base_net, for_each_afterstate};
use crate::Player as _;
use crate::net::{Net, probability};

/// What a situation is worth: what a net says of the best afterstate, or how a game between quick players ends where no
/// net was trained.
#[derive(Clone, Debug, Default)]
pub(crate) struct Outlook {
    /// The net of the base game; none for the one built in.
    pub(crate) base: Option<Arc<Net>>,
    pub(crate) normal: Normal,
}

impl Outlook {
    /// Writes what each legal action is worth by the net alone; the best of them. None if no net was trained for it.
    fn estimate(&self, view: &View, legal: &Legal, estimates: &mut Vec<f32>) -> Option<f32> {
        let net = self.base.as_deref().unwrap_or_else(|| base_net());
        let mut eye = Eye::new(net);
        let (mut best, mut last) = (0.0_f32, None);
        for_each_afterstate(view, legal, |action: Action, after| {
            let worth = probability(eye.odds(&after));
            best = best.max(worth);
            match estimates.last_mut() {
                Some(estimate) if last == Some(action) => *estimate = estimate.max(worth),
                _ => estimates.push(worth),
            }
            last = Some(action);
        })?;
        Some(best)
    }

    fn played_out(&mut self, mut world: State, chance: &mut Quick) -> Worth {
        while let Some(at) = Perspective::of_decider(&world) {
            let action = self.normal.choose(at, chance);
            world.apply(action, &mut Silent(&mut *chance));
        }
        world.outcome().map_or(Worth::default(), |outcome| Worth::of(&outcome))
    }
}

impl Judge<State> for Outlook {
    fn information(&mut self, state: &State) -> u64 {
        let at = Perspective::of_decider(state).expect("the game goes on");
        information(&at.view())
    }

    fn judge(
        &mut self,
        state: &State,
        legal: &Legal,
        estimates: &mut Vec<f32>,
        chance: &mut Quick,
    ) -> Worth {
        let at = Perspective::of_decider(state).expect("the game goes on");
        let view = at.view();
        if view.unwinnable {
            estimates.resize(legal.len() as usize, 0.0);
            return Worth::default();
        }
        match self.estimate(&view, legal, estimates) {
            Some(best) => Worth::to_all(best),
            None => self.played_out(*state, chance),
        }
    }
}
