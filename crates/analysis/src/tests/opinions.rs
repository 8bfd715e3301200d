use dedale_bots::{Advice, Pace, Roster};
use dedale_core::chance::Seed;
use dedale_core::laws::Disturb;
use dedale_core::{Chance as _, Legal as _, Match, Observer, Seat};
use dedale_protocol::Decision;

use super::{late, opinion, play_on_by, played};
use crate::judged::Opinion;
use crate::{Analysis, Budget, Hints};

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
            let mut search = Hints::of(&G::into_any(game)).expect("it goes on");
            // Several slices: a reason needs playouts of its own.
            let hints = [0; 4].map(|_| search.more(Budget::Simulations(100)));
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

/// A game of Labyrinth in which one answer in so many is given without thought.
fn careless(one_in: u32) -> Match<dedale_labyrinth::State> {
    let mut game: Match<dedale_labyrinth::State> = played("level=standard spells=crossing,escape", 11, 0);
    let mut chance = Seed::quick_from(12);
    while let Some(at) = game.perspective() {
        let legal = at.legal();
        let careless = one_in > 0 && chance.pick(one_in) == 0;
        let action = if careless { legal.nth(chance.pick(legal.len())) } else { None };
        match action {
            Some(action) => {
                game.act(action).expect("a legal answer");
            }
            None => play_on_by("normal", &mut game, 1),
        }
    }
    game
}

/// The largest mistakes that an analysis names, and the turns that all of them cost.
fn found(game: Match<dedale_labyrinth::State>) -> (usize, f64) {
    let report = Analysis::new(&game.into(), 30).expect("a record").finish().report();
    (report.mistakes(None).len(), report.decisions.iter().map(Decision::turns_lost).sum())
}

#[test]
fn a_game_that_is_won_in_spite_of_careless_answers_shows_its_mistakes() {
    let (without, with) = (found(careless(0)), found(careless(7)));
    assert_eq!(with.0, 3, "{with:?}");
    assert!(with.1 > 2.0 && with.1 > 2.0 * without.1, "{with:?} against {without:?}");
}

#[test]
fn turns_within_their_error_are_not_lost() {
    let advice = |turns: f32| Advice {
        action: "taken".to_owned(),
        then: Vec::new(),
        visits: 100,
        worth: 0.99,
        error: 0.01,
        pace: Some(Pace { turns, error: 0.3, now: 0.0, next: 1.0 }),
    };
    let lost = |turns: f32| {
        let opinion = Opinion { best: advice(8.0), taken: Some(advice(turns)), why: None };
        opinion.judged(0, 1, Seat::new(0), "taken").turns.expect("turns are known").lost
    };
    assert_eq!([lost(7.0), lost(8.5), lost(10.0)], [0.0, 0.0, 2.0]);
}

#[test]
fn an_answer_that_proved_better_has_cost_nothing_and_a_slower_one_is_not_the_best() {
    let advice = |action: &str, worth, turns| Advice {
        action: action.to_owned(),
        then: Vec::new(),
        visits: 100,
        worth,
        error: 0.01,
        pace: Some(Pace { turns, error: 0.1, now: 0.0, next: 1.0 }),
    };
    let judged = |turns| {
        let best = advice("best", 0.99, 8.0);
        let opinion = Opinion { best, taken: Some(advice("taken", 0.991, turns)), why: None };
        let judged = opinion.judged(0, 1, Seat::new(0), "taken");
        (judged.best.clone(), judged.regret(), judged.turns.expect("turns are known").lost)
    };
    assert_eq!(judged(8.1), ("taken".to_owned(), 0.0, 0.0));
    assert_eq!(judged(10.0), ("best".to_owned(), 0.0, 2.0));
}

#[test]
fn a_difference_within_its_error_is_no_regret() {
    let advice = |action: &str, worth| Advice {
        action: action.to_owned(),
        then: Vec::new(),
        visits: 100,
        worth,
        error: 0.03,
        pace: None,
    };
    let judged = |worth| {
        let opinion = Opinion { best: advice("best", 0.5), taken: Some(advice("taken", worth)), why: None };
        let judged = opinion.judged(0, 1, Seat::new(0), "taken");
        (judged.best.clone(), judged.chance, judged.regret(), judged.expected())
    };
    assert_eq!(judged(0.3), ("best".to_owned(), 0.5, 0.2, 0.3));
    assert_eq!(judged(0.42), ("best".to_owned(), 0.5, 0.0, 0.5));
    assert_eq!(judged(0.55), ("taken".to_owned(), 0.55, 0.0, 0.55), "what was taken proved better");
}
