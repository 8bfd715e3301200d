use dedale_core::chance::Seed;
use dedale_core::explicit::{ExplicitError, ExplicitMatch, ExplicitStep};
use dedale_core::matches::MatchError;

use crate::nim::{Action, Event, Nim, TooFew, Two};

fn dealt(stones: u32) -> ExplicitMatch<Nim> {
    let mut game = ExplicitMatch::new(&Two);
    game.pick(stones - 4).expect("4 to 6 stones");
    game
}

fn stones(game: &ExplicitMatch<Nim>) -> Option<u8> {
    game.state().map(|state| state.stones)
}

#[test]
fn a_match_begins_at_the_chance_node_of_its_deal() {
    let game = ExplicitMatch::<Nim>::new(&Two);
    assert!(game.is_chance() && game.state().is_none() && game.decider().is_none());
    let outcomes: Vec<_> =
        game.outcomes().iter().map(|outcome| (outcome.pick, outcome.probability)).collect();
    assert_eq!(outcomes, [(0, 1.0 / 3.0), (1, 1.0 / 3.0), (2, 1.0 / 3.0)]);
    for picked in 4..=6 {
        assert_eq!(stones(&dealt(picked)), Some(picked as u8));
    }
}

#[test]
fn an_answer_without_chance_leads_to_the_next_decision() {
    let mut game = dealt(5);
    game.act(Action::Take(2)).expect("two of five");
    assert!(!game.is_chance() && game.outcomes().is_empty());
    assert_eq!(stones(&game), Some(3));
    assert_eq!(game.events(), [Event::Dealt(5), Event::Took(2)]);
}

#[test]
fn the_state_stays_until_chance_has_answered() {
    let mut game = dealt(5);
    game.act(Action::Toss).expect("a toss");
    assert!(game.is_chance() && game.decider().is_none());
    assert_eq!((stones(&game), game.outcomes().len()), (Some(5), 2));
    assert_eq!(game.act(Action::Toss), Err(ExplicitError::ChanceIsAsked));
    assert_eq!(game.pick(2), Err(ExplicitError::NoSuchOutcome { pick: 2, below: 2 }));
    game.pick(1).expect("one of two");
    assert_eq!((stones(&game), game.events().len()), (Some(4), 3));
    assert_eq!(game.pick(0), Err(ExplicitError::ChanceIsNotAsked));
}

#[test]
fn the_probabilities_of_all_paths_add_up_to_one() {
    fn total(game: &ExplicitMatch<Nim>, depth: u32) -> f64 {
        if game.is_chance() {
            let branch = |pick| {
                let mut next = game.clone();
                next.pick(pick).expect("an outcome");
                total(&next, depth)
            };
            return game.outcomes().iter().map(|outcome| outcome.probability * branch(outcome.pick)).sum();
        }
        if depth == 0 || game.outcome().is_some() {
            return 1.0;
        }
        let mut next = game.clone();
        next.act(Action::Toss).expect("always possible");
        total(&next, depth - 1)
    }
    assert!((total(&ExplicitMatch::new(&Two), 4) - 1.0).abs() < 1e-12);
}

#[test]
fn undo_leads_back_to_every_node_and_on_again() {
    let mut game = dealt(6);
    game.act(Action::Toss).expect("a toss");
    game.pick(0).expect("an outcome");
    game.act(Action::Take(1)).expect("one stone");
    let (before, events) = (stones(&game), game.events().to_vec());
    game.go_back_to(2).expect("an earlier step");
    assert!(game.is_chance());
    assert_eq!(game.events(), [Event::Dealt(6)]);
    game.pick(0).expect("an outcome");
    game.act(Action::Take(1)).expect("one stone");
    assert_eq!((stones(&game), game.events()), (before, &events[..]));
    assert_eq!(game.steps()[..2], [ExplicitStep::Pick(2), ExplicitStep::Act(Action::Toss)]);
    let beyond = MatchError::NoSuchStep { asked: 9, steps: 4 };
    assert_eq!(game.go_back_to(9), Err(ExplicitError::Match(beyond)));
}

#[test]
fn a_refused_answer_changes_nothing() {
    let mut game = dealt(4);
    game.act(Action::Take(3)).expect("three of four");
    let refused = Err(ExplicitError::Match(MatchError::Illegal(TooFew)));
    assert_eq!(game.act(Action::Take(2)), refused);
    assert_eq!((stones(&game), game.steps().len()), (Some(1), 2));
    game.act(Action::Take(1)).expect("the last");
    assert!(game.outcome().is_some());
    assert_eq!(game.act(Action::Take(1)), Err(ExplicitError::Match(MatchError::Over)));
}

#[test]
fn a_deal_from_a_seed_is_that_of_any_match() {
    let seed = Seed::Quick(3);
    let game = ExplicitMatch::<Nim>::dealt(&Two, seed);
    assert!(!game.is_chance());
    assert_eq!(game.state(), Some(dedale_core::Match::<Nim>::new(&Two, seed).state()));
}
