use dedale_core::chance::{Quick, Seed};
use dedale_core::{Chance as _, Perspective, Seat};
use dedale_labyrinth::{Action, SeenEvent, State};

use super::chances::chance as chance_of;
use super::glimpse::glimpse;
use super::notes::Notes;
use super::search::{Line, good_ends};
use crate::Player;

/// Thinks of good ways to spend its turn, and prefers the one of which the next player makes most, whatever page comes.
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
        self.notes.answer(&at, chance, |imagined, chance| best_line(imagined, simulations, chance))
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

/// The better half of the ends is looked at more closely, until one is left.
fn best_line(state: &State, simulations: u32, chance: &mut Quick) -> Line {
    let ends = good_ends(state, ENDS);
    let mut compared: Vec<_> = ends.into_iter().map(|end| (0.0_f32, end)).collect();
    if chance_of(&compared[0].1.state) > SURE {
        compared.truncate(1);
    }
    let rounds = ENDS.ilog2();
    let series = u64::from(chance.pick(u32::MAX));
    let mut seeds = (0..).map(|place| Seed::number_of_series(series, place));
    while compared.len() > 1 {
        let times = (simulations / rounds).div_ceil(compared.len() as u32);
        for seed in seeds.by_ref().take(times as usize) {
            compared.iter_mut().for_each(|(sum, end)| *sum += glimpse(&end.state, seed));
        }
        compared.sort_by(|one, other| other.0.total_cmp(&one.0));
        compared.truncate(compared.len() / 2);
    }
    compared[0].1.whole_line()
}
