use dedale_core::chance::Seed;
use dedale_core::matches::{MatchError, Origin};
use dedale_core::record::Step;
use dedale_core::{Match, Outcome, Seat};

use crate::nim::{Action, Event, Nim, TooFew, Two};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// Six stones, of which the players have taken two, then tossed, then taken one.
fn played() -> Match<Nim> {
    let mut game = Match::from_state(Nim { stones: 6, turn: 0 }, Seed::Quick(1));
    for action in [Action::Take(2), Action::Toss, Action::Take(1)] {
        game.act(action).expect("a legal action");
    }
    game
}

#[test]
fn the_events_of_a_step_are_those_between_it_and_the_next() {
    let mut game = Match::<Nim>::new(&Two, Seed::Quick(1));
    let dealt = Event::Dealt(game.state().stones);
    assert_eq!((game.events_of(0), game.events_of(1)), (&[dealt][..], &[][..]));
    game.act(Action::Toss).expect("a legal action");
    game.act(Action::Take(1)).expect("a legal action");
    assert_eq!(game.events_of(0), [dealt]);
    assert!(
        matches!(game.events_of(1), [Event::Landed(heads), Event::Took(taken)] if u8::from(*heads) == *taken)
    );
    assert_eq!(game.events_of(2), [Event::Took(1)]);
    assert!(game.events_of(3).is_empty());
}

#[test]
fn the_events_since_a_step_are_all_that_came_after_it() {
    let mut game = Match::<Nim>::new(&Two, Seed::Quick(1));
    game.act(Action::Toss).expect("a legal action");
    game.act(Action::Take(1)).expect("a legal action");
    assert_eq!(game.events().len(), 4);
    assert_eq!(game.events_since(0), game.events(), "with the deal");
    assert_eq!(game.events_since(1), [Event::Took(1)]);
    assert!(game.events_since(2).is_empty() && game.events_since(9).is_empty());
}

#[test]
fn chance_has_fired_since_every_step_up_to_the_last_toss() {
    let game = played();
    let fired: Vec<_> = (0..5).map(|step| game.chance_fired_since(step)).collect();
    assert_eq!(fired, [true, true, false, false, false]);
}

#[test]
fn a_refused_action_leaves_the_match_as_it_was() {
    let mut game = Match::from_state(Nim { stones: 1, turn: 0 }, Seed::Quick(1));
    assert_eq!(game.act(Action::Take(2)), Err(MatchError::Illegal(TooFew)));
    assert_eq!((game.step(), game.events().len(), game.decider()), (0, 0, Some(FIRST)));
}

#[test]
fn a_match_that_is_over_takes_no_further_step() {
    let mut game = Match::from_state(Nim { stones: 1, turn: 0 }, Seed::Quick(1));
    game.act(Action::Take(1)).expect("a legal action");
    assert_eq!(
        game.outcome(),
        Some(Outcome { winners: [FIRST].into_iter().collect(), reason: "last-stone" })
    );
    assert_eq!(game.act(Action::Toss), Err(MatchError::Over));
    assert_eq!(game.concede(SECOND), Err(MatchError::Over));
    assert_eq!(game.step(), 1);
}

#[test]
fn giving_up_ends_the_match_and_can_be_done_out_of_turn() {
    let mut game = played();
    let events = game.events().len();
    assert_eq!(game.concede(Seat::new(2)), Err(MatchError::NoSuchSeat(Seat::new(2))));
    assert_eq!((game.step(), game.decider()), (3, Some(SECOND)));
    game.concede(FIRST).expect("a seat of the game");
    let outcome = Outcome { winners: [SECOND].into_iter().collect(), reason: Outcome::CONCEDED };
    assert_eq!((game.outcome(), game.decider()), (Some(outcome), None));
    assert_eq!(game.steps().last(), Some(&Step::Concede(FIRST)));
    assert_eq!(game.act(Action::Take(1)), Err(MatchError::Over));
    assert_eq!(game.concede(SECOND), Err(MatchError::Over));
    assert_eq!((game.step(), game.events().len()), (4, events));
}

#[test]
fn a_match_goes_back_to_any_of_its_steps_and_to_no_other() {
    let game = played();
    for step in 0..=3 {
        let earlier = game.at(step).expect("a step of the match");
        assert_eq!(earlier.steps(), &game.steps()[..step]);
        assert_eq!(earlier.state().turn, step as u8);
    }
    assert_eq!(game.at(3).expect("the last step").state(), game.state(), "the coin lands as it did");
    assert_eq!(game.at(4).err(), Some(MatchError::NoSuchStep { asked: 4, steps: 3 }));
}

#[test]
fn only_a_match_that_began_with_a_deal_has_a_record() {
    let from_position = played();
    assert!(matches!(from_position.origin(), Origin::Position(state) if state.stones == 6));
    assert!(from_position.record().is_none());
    let dealt = Match::<Nim>::new(&Two, Seed::Quick(1));
    assert_eq!(dealt.origin(), &Origin::Setup(Two));
    assert_eq!(dealt.record().expect("a record").replay().expect("it replays").state(), dealt.state());
}
