//! Sequential halving over good plans for the turn, each tried by looking one turn ahead.

use dedale_core::chance::Quick;
use dedale_core::{Perspective, Seat};
use dedale_labyrinth::{Action, SeenEvent, State};
use dedale_search::{CommonRandomNumbers, Mean, Rounding, Rounds, SequentialHalving};

use super::chances::chance as chance_of;
use super::look_ahead::look_ahead;
use super::notes::Notes;
use super::plans::{Steps, good_ends};
use crate::Player;

/// Compares good ways to spend its turn, and takes the one after which the next player fares best, whatever page comes.
#[derive(Clone, Debug)]
pub struct Hard {
    notes: Notes,
    simulations: u32,
}

impl Hard {
    /// How many turns of the next player it imagines before its own, if nothing else is said.
    pub const SIMULATIONS: u32 = 96;

    /// With so many turns of the next player imagined before its own, at least.
    pub fn new(simulations: u32) -> Hard {
        Hard { notes: Notes::default(), simulations }
    }
}

impl Default for Hard {
    fn default() -> Hard {
        Hard::new(Hard::SIMULATIONS)
    }
}

impl Player<State> for Hard {
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        let simulations = self.simulations;
        self.notes.answer(&at, chance, |imagined, chance| best_steps(imagined, simulations, chance))
    }

    fn listens(&self) -> bool {
        true
    }

    fn begin(&mut self, _: Seat) {
        self.notes = Notes::default();
    }

    fn hear(&mut self, event: &SeenEvent) {
        self.notes.hear(event);
    }
}

/// How many ends of the turn are compared.
const ENDS: usize = 16;

/// Above this chance to win there is nothing to gain by thinking.
const SURE: f32 = 0.99;

/// The steps of the plan whose end is best by sequential halving; the same turns of the next player are imagined after each.
fn best_steps(state: &State, simulations: u32, chance: &mut Quick) -> Steps {
    let mut ends = good_ends(state, ENDS);
    let trials = simulations / ENDS.ilog2();
    if trials == 0 || chance_of(&ends[0].state) > SURE {
        ends.truncate(1);
    }
    let numbers = CommonRandomNumbers::new(chance);
    let mut seeds = (0..).map(|trial| numbers.seed(trial));
    let mut chances = vec![Mean::default(); ends.len()];
    let rounds = Rounds { left: ends.len().ilog2(), trials, rounding: Rounding::Up };
    let mut halving = SequentialHalving::new(ends.len(), rounds);
    while !halving.is_over() {
        let seed = seeds.next().expect("there is always another");
        for &end in halving.field() {
            chances[end].add(look_ahead(&ends[end].state, seed).chance.into());
        }
        halving.tried_once(|end| chances[end].mean());
    }
    ends[halving.best(|end| chances[end].mean())].all_steps()
}
