//! Chance: climb eight rungs in five turns, one at a time, or three with the toss of a coin that may throw you back.

use dedale_core::chance::Quick;
use dedale_core::{ActionSet, Chance, Effects, Observer, Outcome, Rules, Seat, SeatSet, Secrets};
use dedale_search::{Judge, Worth};

use crate::tiny::{Pick, Plain, of, thoughts, tiny_rules};

const TOP: u8 = 8;
const TURNS: u8 = 5;
const STEP: u8 = 0;
const LEAP: u8 = 1;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Ladder {
    rung: u8,
    left: u8,
}

impl Rules for Ladder {
    type Setup = Plain<1>;
    tiny_rules!();

    fn start(_: &Plain<1>, _: &mut impl Effects<()>) -> Self {
        Ladder { rung: 0, left: TURNS }
    }

    fn setup(&self) -> Plain<1> {
        Plain
    }

    fn decider(&self) -> Option<Seat> {
        self.outcome().is_none().then_some(Seat::new(0))
    }

    fn outcome(&self) -> Option<Outcome> {
        let won = self.rung >= TOP;
        let winners: SeatSet = won.then_some(Seat::new(0)).into_iter().collect();
        (won || self.left == 0).then_some(Outcome { winners, reason: "over" })
    }

    fn legal(&self) -> ActionSet<Pick, 1> {
        ActionSet::of_bits(0, if self.outcome().is_none() { 0b11 } else { 0 })
    }

    fn apply(&mut self, Pick(pick): Pick, effects: &mut impl Effects<()>) {
        self.left -= 1;
        self.rung = match pick {
            STEP => self.rung + 1,
            _ if effects.pick(2) == 1 => self.rung + 3,
            _ => self.rung.saturating_sub(1),
        };
    }
}

impl Secrets for Ladder {
    type View = (u8, u8);
    type SeenEvent = ();

    fn view(&self, _: Observer) -> (u8, u8) {
        (self.rung, self.left)
    }

    fn seen(&self, (): &(), _: Observer) -> Option<()> {
        None
    }

    fn sample(&(rung, left): &(u8, u8), _: &mut impl Chance) -> Self {
        Ladder { rung, left }
    }
}

/// Knows nothing: every situation is a toss.
struct Ignorant;

impl Judge<Ladder> for Ignorant {
    fn information_set(&mut self, state: &Ladder) -> u64 {
        u64::from(state.rung) << 8 | u64::from(state.left)
    }

    fn evaluate(&mut self, _: &Ladder, _: &ActionSet<Pick, 1>, _: &mut Vec<f32>, _: &mut Quick) -> Worth {
        Worth::to_all(0.5)
    }
}

fn exactly(rung: u8, left: u8) -> f32 {
    if rung >= TOP {
        return 1.0;
    }
    if left == 0 {
        return 0.0;
    }
    exactly(rung + 1, left - 1).max(leap(rung, left))
}

fn leap(rung: u8, left: u8) -> f32 {
    (exactly(rung + 3, left - 1) + exactly(rung.saturating_sub(1), left - 1)) / 2.0
}

#[test]
fn what_chance_does_on_the_way_is_weighed_by_how_likely_it_is() {
    let found = thoughts(&Ladder { rung: 0, left: TURNS }, Ignorant, 20_000);
    assert_eq!(found[0].action, Pick(if exactly(1, TURNS - 1) > leap(0, TURNS) { STEP } else { LEAP }));
    assert!((found[0].worth - exactly(0, TURNS)).abs() < 0.03, "{found:?}");
    assert!(found[0].error < 0.01);
}

#[test]
fn the_same_seed_and_budget_give_the_same_thoughts() {
    let again = || thoughts(&Ladder { rung: 2, left: 4 }, Ignorant, 500);
    assert_eq!(again(), again());
}

#[test]
fn a_search_without_a_budget_still_knows_every_answer() {
    let found = thoughts(&Ladder { rung: 2, left: 4 }, Ignorant, 0);
    assert_eq!(found.len(), 2);
    assert_eq!(of(&found, LEAP).visits, 0);
}

#[test]
fn every_answer_is_tried_early_and_again_and_again() {
    let tried = |simulations| {
        let found = thoughts(&Ladder { rung: 2, left: 4 }, Ignorant, simulations);
        found.iter().map(|thought| thought.visits).min().expect("two answers")
    };
    assert!(tried(4) >= 1, "{}", tried(4));
    assert!(tried(8) >= 2, "{}", tried(8));
    assert!(tried(1_000) >= 50, "{}", tried(1_000));
}

#[test]
fn what_was_found_is_used_for_the_next_decision() {
    use dedale_core::Perspective;
    use dedale_core::chance::Seed;
    use dedale_search::{Search, Settings};
    let mut chance: Quick = Seed::quick_from(1);
    let mut search = Search::new(Ignorant, Settings::default());
    let (first, next) = (Ladder { rung: 0, left: TURNS }, Ladder { rung: 3, left: TURNS - 1 });
    search
        .think(&Perspective::of_decider(&first).expect("it goes on").view(), &mut chance, |done| done < 5000);
    let at = Perspective::of_decider(&next).expect("it goes on");
    let known = search.think(&at.view(), &mut chance, |_| false);
    assert!(known.iter().map(|thought| thought.visits).sum::<u32>() > 500, "{known:?}");
    search.forget();
    let fresh = search.think(&at.view(), &mut chance, |_| false);
    assert_eq!(fresh.iter().map(|thought| thought.visits).sum::<u32>(), 0);
}
