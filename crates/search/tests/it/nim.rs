//! Two who want different things: take one, two or three; who takes the last wins.

use dedale_core::chance::{Quick, Seed};
use dedale_core::{ActionSet, Chance, Effects, Observer, Outcome, Rules, Seat, SeatSet, Secrets};
use dedale_search::{Judge, Search, Settings, Worth};

use crate::tiny::{Pick, Plain, of, thoughts, tiny_rules};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Nim {
    heap: u8,
    turn: u8,
}

impl Rules for Nim {
    type Setup = Plain<2>;
    tiny_rules!();

    fn start(_: &Plain<2>, _: &mut impl Effects<()>) -> Self {
        Nim { heap: 12, turn: 0 }
    }

    fn setup(&self) -> Plain<2> {
        Plain
    }

    fn decider(&self) -> Option<Seat> {
        (self.heap > 0).then(|| Seat::new(usize::from(self.turn)))
    }

    fn outcome(&self) -> Option<Outcome> {
        let winners: SeatSet = [Seat::new(usize::from(1 - self.turn))].into_iter().collect();
        (self.heap == 0).then_some(Outcome { winners, reason: "over" })
    }

    fn legal(&self) -> ActionSet<Pick, 1> {
        ActionSet::of_bits(1, (1 << self.heap.min(3)) - 1)
    }

    fn apply(&mut self, Pick(pick): Pick, _: &mut impl Effects<()>) {
        self.heap -= pick;
        self.turn = 1 - self.turn;
    }
}

impl Secrets for Nim {
    type View = (u8, u8);
    type SeenEvent = ();

    fn view(&self, _: Observer) -> (u8, u8) {
        (self.heap, self.turn)
    }

    fn seen(&self, (): &(), _: Observer) -> Option<()> {
        None
    }

    fn sample(&(heap, turn): &(u8, u8), _: &mut impl Chance) -> Self {
        Nim { heap, turn }
    }
}

/// Either a toss, or the truth told of every answer.
struct Oracle {
    knows: bool,
}

impl Judge<Nim> for Oracle {
    fn information_set(&mut self, state: &Nim) -> u64 {
        u64::from(state.heap) << 1 | u64::from(state.turn)
    }

    fn evaluate(
        &mut self,
        state: &Nim,
        legal: &ActionSet<Pick, 1>,
        priors: &mut Vec<f32>,
        _: &mut Quick,
    ) -> Worth {
        if self.knows {
            let wins = |Pick(pick): Pick| f32::from(u8::from((state.heap - pick).is_multiple_of(4)));
            priors.extend(legal.iter().map(wins));
        }
        Worth::to_all(0.5)
    }
}

#[test]
fn each_wants_to_win_and_not_the_other() {
    for heap in [5, 6, 7, 9, 10, 11] {
        let found = thoughts(&Nim { heap, turn: 0 }, Oracle { knows: false }, 4000);
        assert_eq!(found[0].action, Pick(heap % 4), "{heap}: {found:?}");
        assert!(found[0].worth > 0.8, "{heap}: {found:?}");
    }
}

#[test]
fn a_lost_heap_is_known_to_be_lost() {
    let found = thoughts(&Nim { heap: 8, turn: 1 }, Oracle { knows: false }, 4000);
    assert!(found.iter().all(|thought| thought.worth < 0.35), "{found:?}");
}

#[test]
fn what_the_judge_says_is_tried_first() {
    let found = thoughts(&Nim { heap: 11, turn: 0 }, Oracle { knows: true }, 16);
    assert_eq!(found[0].action, Pick(3));
    assert!(of(&found, 3).visits > 8);
}

#[test]
fn a_decision_ends_when_no_other_answer_can_catch_up() {
    let nim = Nim { heap: 11, turn: 0 };
    let view = dedale_core::Perspective::of_decider(&nim).expect("the game goes on").view();
    let mut search = Search::new(Oracle { knows: true }, Settings::default());
    let chosen = search.decide(&view, &mut Seed::quick_from(7), 4_000);
    assert_eq!(chosen, Pick(3));
    let tried: u32 = search.recall(&nim).iter().map(|thought| thought.visits).sum();
    assert!((100..4_000).contains(&tried), "{tried}");
    assert_eq!(search.decide(&view, &mut Seed::quick_from(8), tried), Pick(3));
    assert_eq!(search.recall(&nim).iter().map(|thought| thought.visits).sum::<u32>(), tried);
}
