use dedale_bots::{Advice, Roster};
use dedale_core::chance::Seed;
use dedale_core::laws::Disturb;
use dedale_core::{Chance as _, Legal as _, Match, Observer, Seat};

use super::{late, opinion};
use crate::judged::Opinion;
use crate::{Budget, Hints};

/// What is thought of the last decisions of a game, and of the same with what the decider cannot see changed.
fn hidden_parts_have_no_part<G: Roster + Disturb>(setup: &str) -> u32 {
    let (mut chance, mut disturbed) = (Seed::quick_from(5), 0);
    for before in [2, 5, 9] {
        let game = late::<G>(setup, 9, before);
        let seat = game.decider().expect("it goes on");
        let legal = game.state().legal();
        let taken = legal.nth(chance.pick(legal.len())).expect("below their number");
        let mut other = *game.state();
        disturbed += u32::from(other.disturb(Observer::Seat(seat), &mut chance));
        let thought = |state: G| {
            let game = Match::from_state(state, Seed::Quick(0));
            let judged = opinion(&game, Some(taken), 10).expect("it goes on");
            let hints = Hints::of(&G::into_any(game)).expect("it goes on").more(Budget::Simulations(10));
            (judged.judged(0, 1, seat, &taken.to_string()), hints)
        };
        assert_eq!(thought(*game.state()), thought(other), "{setup}, {before} steps before the end");
    }
    disturbed
}

#[test]
fn what_the_decider_cannot_see_has_no_part_in_hints_and_analyses() {
    assert!(hidden_parts_have_no_part::<dedale_onirim::State>("players=2 communication=silent") > 0);
    hidden_parts_have_no_part::<dedale_labyrinth::State>("players=2");
    assert!(hidden_parts_have_no_part::<dedale_mondes::State>("players=3 max-rounds=4") > 0);
}

#[test]
fn a_difference_within_its_error_is_no_regret() {
    let advice = |action: &str, worth| Advice {
        action: action.to_owned(),
        then: Vec::new(),
        visits: 100,
        worth,
        error: 0.03,
    };
    let judged = |worth| {
        let opinion = Opinion { best: advice("best", 0.5), taken: Some(advice("taken", worth)) };
        let judged = opinion.judged(0, 1, Seat::new(0), "taken");
        (judged.best.clone(), judged.chance, judged.regret(), judged.expected())
    };
    assert_eq!(judged(0.3), ("best".to_owned(), 0.5, 0.2, 0.3));
    assert_eq!(judged(0.42), ("best".to_owned(), 0.5, 0.0, 0.5));
    assert_eq!(judged(0.55), ("taken".to_owned(), 0.55, 0.0, 0.55), "what was taken proved better");
}
