use dedale_core::chance::Quick;
use dedale_core::{Perspective, Seat, Setup as _};
use dedale_mondes::{Action, State};

use super::Normal;
use super::levels::Levels;
use super::race::Race;
use super::reasons;
use crate::reasons::{Counts, Measure};
use crate::{Advice, Adviser, Calibration, Player};

/// Tries every answer in worlds that may be the true one, each played on for three rounds, and takes the one that leaves it
/// nearest to be home first.
#[derive(Clone, Debug)]
pub struct Hard {
    simulations: u32,
    race: Option<Box<Race>>,
    /// How everybody plays on in its trials.
    levels: Levels,
}

/// Without it the chances are too high: of many answers the best one is often only the luckiest in its trials.
const CALIBRATION: Calibration =
    Calibration([0.0, 0.064, 0.172, 0.252, 0.361, 0.464, 0.531, 0.699, 0.757, 0.823, 1.0]);

impl Hard {
    /// How many trials it makes for a decision, unless told otherwise.
    pub const SIMULATIONS: u32 = 200;

    /// With about so many trials for a decision.
    pub fn new(simulations: u32) -> Hard {
        Hard { simulations, race: None, levels: Levels::default() }
    }

    /// The race for this decision: the one under way if it is the same decision.
    fn race(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> &mut Race {
        let view = at.view();
        if self.race.as_ref().is_none_or(|race| !race.is_about(&view)) {
            let reference = Normal.choose(at, chance);
            let race = Race::new(view, at.seat(), &at.legal(), reference, self.simulations, self.levels);
            self.race = Some(Box::new(race));
        }
        self.race.as_mut().expect("there is one now")
    }
}

/// Whether a third of the rounds are over. Then it follows its plan as `normal` does: trials of three rounds see no harm in waiting, and
/// two players who wait for each other are never home.
fn drags_on(at: Perspective<'_, State>) -> bool {
    let view = at.view();
    let (seats, rounds) = (view.setup.seats(), view.setup.max_rounds());
    usize::from(view.turn) > seats * usize::from(rounds) / 3
}

impl Default for Hard {
    fn default() -> Hard {
        Hard::new(Hard::SIMULATIONS)
    }
}

impl Player<State> for Hard {
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        let legal = at.legal();
        if legal.len() == 1 || legal.contains(Action::Home) {
            return legal
                .iter()
                .find(|&action| action == Action::Home)
                .or(legal.nth(0))
                .expect("a legal action");
        }
        if drags_on(at) {
            return Normal.choose(at, chance);
        }
        let race = self.race(at, chance);
        while !race.is_decided() {
            race.try_in_one_world(chance);
        }
        race.thoughts()[0].action
    }

    fn begin(&mut self, _: Seat) {
        self.race = None;
    }
}

impl Adviser<State> for Hard {
    const CONTINUES_EXACTLY: bool = true;
    const MEASURES: &'static [Measure] = reasons::MEASURES;

    fn advise(
        &mut self,
        at: Perspective<'_, State>,
        chance: &mut Quick,
        go_on: &mut dyn FnMut(u32) -> bool,
    ) -> Vec<Advice<Action>> {
        let race = self.race(at, chance);
        let mut done = 0;
        while race.is_untried() || go_on(done) {
            done += race.try_in_one_world(chance);
        }
        race.thoughts().into_iter().map(|thought| CALIBRATION.calibrate(thought).into()).collect()
    }

    fn look_into(
        &mut self,
        at: Perspective<'_, State>,
        action: Action,
        chance: &mut Quick,
        go_on: &mut dyn FnMut(u32) -> bool,
    ) -> Option<Advice<Action>> {
        let race = self.race(at, chance);
        if !at.legal().contains(action) {
            return None;
        }
        let mut done = 0;
        while race.is_untried() || go_on(done) {
            done += race.try_only(action, chance);
        }
        let thought = race.thoughts().into_iter().find(|thought| thought.action == action);
        thought.map(|thought| CALIBRATION.calibrate(thought).into())
    }

    fn expect_bots(&mut self, bots: &[Option<&str>]) {
        self.levels = Levels::of(bots);
        self.race = None;
    }

    fn play_out(&self, world: State, answers: &[Action], chance: &mut Quick) -> Counts {
        reasons::play_out(world, answers, self.levels, chance)
    }
}
