use dedale_core::chance::Quick;
use dedale_core::{Perspective, Seat, Setup as _};
use dedale_mondes::{Action, State};

use super::Planner;
use super::levels::Levels;
use super::race::Race;
use super::reasons;
use crate::reasons::{Counts, Measure};
use crate::{Advice, Adviser, Calibration, Player};

/// Tries every answer in worlds that may be the true one, each played on for three rounds, and takes the one that leaves it
/// nearest to be home first.
#[derive(Clone, Debug, Default)]
pub struct Hard {
    /// Trials for a decision, if not as many as usual.
    simulations: Option<u32>,
    race: Option<Box<Race>>,
    /// How the others play on in its trials. It plays on as a practised planner.
    levels: Levels,
}

/// With two to five players, of whom all go on like `normal`. Without them the chances are too high: of many answers the best one is
/// often only the luckiest in its trials, and a practised planner goes on in those.
const CALIBRATIONS: [Calibration; 4] = [
    Calibration([0.0, 0.143, 0.197, 0.242, 0.340, 0.453, 0.556, 0.575, 0.703, 0.818, 1.0]),
    Calibration([0.0, 0.105, 0.167, 0.254, 0.335, 0.464, 0.500, 0.560, 0.717, 0.801, 1.0]),
    Calibration([0.0, 0.067, 0.165, 0.253, 0.311, 0.359, 0.535, 0.628, 0.700, 0.700, 1.0]),
    Calibration([0.0, 0.065, 0.167, 0.284, 0.310, 0.388, 0.525, 0.674, 0.709, 0.837, 1.0]),
];

impl Hard {
    /// How many trials it makes for a decision for each player at the table, unless told otherwise.
    const TRIALS_A_PLAYER: u32 = 150;

    /// With about so many trials for a decision.
    pub fn new(simulations: u32) -> Hard {
        Hard { simulations: Some(simulations), ..Hard::default() }
    }

    /// The race for this decision: the one under way if it is the same decision.
    fn race(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> &mut Race {
        let view = at.view();
        if self.race.as_ref().is_none_or(|race| !race.is_about(&view)) {
            let reference = Planner::practised().choose(at, chance);
            let levels = self.levels.with_practised(at.seat());
            let usual = Hard::TRIALS_A_PLAYER * view.setup.seats() as u32;
            let trials = self.simulations.unwrap_or(usual);
            let race = Race::new(view, at.seat(), &at.legal(), reference, trials, levels);
            self.race = Some(Box::new(race));
        }
        self.race.as_mut().expect("there is one now")
    }
}

/// Whether a third of the rounds are over. Then it follows its plan without trials: those of three rounds see no harm in
/// waiting, and two players who wait for each other are never home.
fn drags_on(at: Perspective<'_, State>) -> bool {
    let view = at.view();
    let (seats, rounds) = (view.setup.seats(), view.setup.max_rounds());
    usize::from(view.turn) > seats * usize::from(rounds) / 3
}

fn calibration(at: Perspective<'_, State>) -> &'static Calibration {
    &CALIBRATIONS[at.view().setup.seats() - 2]
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
            return Planner::practised().choose(at, chance);
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
        let calibration = calibration(at);
        race.thoughts().into_iter().map(|thought| calibration.calibrate(thought).into()).collect()
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
        thought.map(|thought| calibration(at).calibrate(thought).into())
    }

    fn expect_bots(&mut self, bots: &[Option<&str>]) {
        self.levels = Levels::of(bots);
        self.race = None;
    }

    fn play_out(&self, world: State, answers: &[Action], chance: &mut Quick) -> Counts {
        reasons::play_out(world, answers, self.levels, chance)
    }
}
