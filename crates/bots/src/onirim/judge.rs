use dedale_core::Perspective;
use dedale_core::chance::Quick;
use dedale_onirim::{Legal, State};
use dedale_search::{Judge, Worth};

use super::hard::{Looking, Nets};
use super::information_set::information_set;
use super::solo;

/// Evaluates leaves of a tree search: what a net says of a situation and of each answer.
#[derive(Clone, Debug, Default)]
pub(crate) struct NetJudge {
    pub(crate) nets: Nets,
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
        Worth::to_all(match self.nets.of(&view.setup) {
            Looking::Solo(net) => solo::judge(net, state, legal, priors),
            Looking::Wide(net) => net.judge(&view.setup, state, legal, priors),
        })
    }
}
