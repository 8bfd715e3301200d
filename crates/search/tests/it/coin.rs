//! A secret: a coin lies covered. Guess it, or look first, which costs one game in ten.

use dedale_core::chance::Quick;
use dedale_core::{ActionSet, Chance, Effects, Observer, Outcome, Rules, Seat, SeatSet, Secrets};
use dedale_search::{Judge, Worth};

use crate::tiny::{Pick, Plain, of, thoughts, tiny_rules};

const LOOK: u8 = 2;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Coin {
    face: u8,
    looked: bool,
    won: Option<bool>,
}

impl Rules for Coin {
    type Setup = Plain<1>;
    tiny_rules!();

    fn start(_: &Plain<1>, effects: &mut impl Effects<()>) -> Self {
        Coin { face: effects.pick(2) as u8, looked: false, won: None }
    }

    fn setup(&self) -> Plain<1> {
        Plain
    }

    fn decider(&self) -> Option<Seat> {
        self.won.is_none().then_some(Seat::new(0))
    }

    fn outcome(&self) -> Option<Outcome> {
        let winners: SeatSet = self.won?.then_some(Seat::new(0)).into_iter().collect();
        Some(Outcome { winners, reason: "over" })
    }

    fn legal(&self) -> ActionSet<Pick, 1> {
        let bits = if self.won.is_some() { 0 } else { 0b011 | u32::from(!self.looked) << LOOK };
        ActionSet::of_bits(0, bits)
    }

    fn apply(&mut self, Pick(pick): Pick, effects: &mut impl Effects<()>) {
        match pick {
            LOOK => self.looked = true,
            guess => self.won = Some(guess == self.face && !(self.looked && effects.pick(10) == 0)),
        }
    }
}

impl Secrets for Coin {
    type View = (Option<u8>, bool);
    type SeenEvent = ();

    fn view(&self, observer: Observer) -> Self::View {
        let sees = self.looked || observer == Observer::Omniscient;
        (sees.then_some(self.face), self.looked)
    }

    fn seen(&self, (): &(), _: Observer) -> Option<()> {
        None
    }

    fn sample(&(face, looked): &Self::View, chance: &mut impl Chance) -> Self {
        Coin { face: face.unwrap_or_else(|| chance.pick(2) as u8), looked, won: None }
    }
}

struct Ignorant;

impl Judge<Coin> for Ignorant {
    fn information_set(&mut self, state: &Coin) -> u64 {
        let (face, looked) = state.view(Observer::Seat(Seat::new(0)));
        u64::from(face.map_or(2, |face| face)) << 1 | u64::from(looked)
    }

    fn evaluate(&mut self, _: &Coin, _: &ActionSet<Pick, 1>, _: &mut Vec<f32>, _: &mut Quick) -> Worth {
        Worth::to_all(0.5)
    }
}

#[test]
fn nobody_acts_on_what_they_cannot_see() {
    let covered = Coin { face: 1, looked: false, won: None };
    let found = thoughts(&covered, Ignorant, 5000);
    assert_eq!(found[0].action, Pick(LOOK));
    assert!((of(&found, LOOK).worth - 0.9).abs() < 0.03, "{found:?}");
    for guess in [of(&found, 0), of(&found, 1)] {
        assert!((guess.worth - 0.5).abs() < 4.0 * guess.error, "{found:?}");
    }
}

#[test]
fn what_lies_hidden_has_no_part_in_the_thoughts() {
    let of_face = |face| thoughts(&Coin { face, looked: false, won: None }, Ignorant, 300);
    assert_eq!(of_face(0), of_face(1));
}

#[test]
fn who_looked_knows() {
    let found = thoughts(&Coin { face: 1, looked: true, won: None }, Ignorant, 300);
    assert_eq!(found[0].action, Pick(1));
}
