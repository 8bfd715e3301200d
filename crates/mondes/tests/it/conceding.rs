//! Giving up (MO-X3).

use dedale_core::chance::Seed;
use dedale_core::matches::MatchError;
use dedale_core::record::Record;
use dedale_core::{Match, Outcome, Rules as _, Seat, SeatSet, Setup as _};
use dedale_mondes::{Setup, State};

fn conceded(setup: &str, seat: usize) -> Match<State> {
    let setup = Setup::from_text(setup).expect(setup);
    let mut game = Match::<State>::new(&setup, Seed::Quick(3));
    game.concede(Seat::new(seat)).expect("anybody may give up");
    game
}

#[test]
fn mo_x3_with_two_players_the_other_wins() {
    for seat in 0..2 {
        let game = conceded("players=2", seat);
        let winners = [Seat::new(1 - seat)].into_iter().collect();
        assert_eq!(game.outcome(), Some(Outcome { winners, reason: Outcome::CONCEDED }));
        let record = game.record().expect("it was dealt");
        assert_eq!(record.replay().expect("it replays").outcome(), game.outcome());
    }
}

#[test]
fn mo_x3_with_more_players_the_game_goes_on_without_the_seat() {
    for players in 3..=5 {
        let setup = Setup::from_text(&format!("players={players}")).expect("valid");
        let mut game = Match::<State>::new(&setup, Seed::Quick(3));
        assert_eq!(game.concede(Seat::new(1)), Err(MatchError::GoesOn));
        assert_eq!((game.outcome(), game.step()), (None, 0), "nothing has changed");
    }
}

#[test]
fn mo_x3_only_a_record_of_older_rules_may_end_a_larger_game_by_a_concession() {
    let setup = Setup::from_text("players=3").expect("valid");
    let mut game = Match::<State>::new(&setup, Seed::Quick(3));
    game.concede_as_recorded(Seat::new(1)).expect("older rules took it");
    let mut record = game.record().expect("it was dealt");
    assert_eq!(record.replay().expect_err("by these rules the game goes on").code, "record-goes-on");

    record.rules = State::VERSION - 1;
    let again = Record::<State>::load_text(&record.to_string()).expect("it was legal then");
    let outcome = again.outcome();
    assert_eq!(outcome.map(|outcome| outcome.winners), Some(SeatSet::NONE));
}

#[test]
fn a_record_of_older_days_in_which_nobody_won_still_replays() {
    let mut record = conceded("players=2", 0).record().expect("it was dealt");
    let told = record.outcome.as_mut().expect("it is over");
    told.winners = SeatSet::NONE;
    let again = record.replay().expect("it replays").outcome().expect("it is over");
    assert_eq!(again.winners, [Seat::new(1)].into_iter().collect());

    let mut wrong = conceded("players=2", 0).record().expect("it was dealt");
    wrong.outcome.as_mut().expect("it is over").winners = [Seat::new(0)].into_iter().collect();
    assert_eq!(wrong.replay().expect_err("the one who gave up did not win").code, "record-wrong-result");
}
