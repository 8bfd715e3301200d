use dedale_games::GameId;
use dedale_protocol::Clock;
use dedale_table::Options;

use crate::room::{Room, names, setup};

fn room(clock: Clock) -> Room {
    let options = Options { clock: Some(clock), ..Options::default() };
    Room::playing(setup(GameId::Labyrinth, &[("players", "2")]), options)
}

fn bank(bank_s: u32, increment_s: u32) -> Clock {
    Clock::Bank { bank_s, increment_s }
}

#[test]
fn a_bank_pays_for_thought_and_gets_its_increment() {
    let mut room = room(bank(10, 2));
    let asked = room.asked().0.index();
    assert_eq!(room.table.time_left(), Some(10_000));
    room.spent = 3000;
    room.answer();
    assert_eq!(room.table.chairs[asked].bank, Some(9000));
}

#[test]
fn thought_before_a_proposal_is_charged_to_the_seat_that_is_asked() {
    let mut room = room(bank(10, 2));
    let asked = room.asked().0.index();
    room.spent = 4000;
    room.stop(0, 1).expect("proposed");
    assert_eq!(room.table.chairs[asked].bank, Some(6000));
    assert_eq!(room.table.time_left(), Some(6000));
}

#[test]
fn time_for_a_move_counts_all_thought_about_it_and_begins_anew_with_the_next() {
    let mut room = room(Clock::PerMove { per_move_s: 5 });
    assert_eq!(room.table.time_left(), Some(5000));
    room.spent = 2000;
    room.stop(0, 1).expect("proposed");
    assert_eq!(room.table.time_left(), Some(3000));
    room.spent = 9000;
    room.vote(1, 2, false).expect("asked");
    assert_eq!(room.table.time_left(), Some(0), "never less than nothing");
    room.answer();
    assert_eq!(room.table.time_left(), Some(5000));
}

#[test]
fn whoever_comes_back_to_an_empty_bank_gets_a_tenth_of_it() {
    let mut room = room(bank(100, 0));
    let (asked, _) = room.asked();
    let by = room.person_on(asked);
    room.spent = 99_000;
    room.stand_in(by, asked.index() + 1, None).expect("one's own");
    assert_eq!(room.table.time_left(), None, "no clock runs for a bot");
    room.hand_back(by, asked.index() + 1).expect("one's own");
    assert_eq!(room.table.chairs[asked.index()].bank, Some(10_000));
    room.stand_in(by, asked.index() + 1, None).expect("one's own");
    room.hand_back(by, asked.index() + 1).expect("one's own");
    assert_eq!(room.table.chairs[asked.index()].bank, Some(10_000), "no more than that");
}

#[test]
fn clocks_nobody_can_play_by_are_refused() {
    let month = 30 * 24 * 3600;
    let check = |clock| Options { clock: Some(clock), ..Options::default() }.check().is_ok();
    for (clock, is_right) in [
        (Clock::PerMove { per_move_s: 0 }, false),
        (Clock::PerMove { per_move_s: 1 }, true),
        (Clock::PerMove { per_move_s: month }, true),
        (Clock::PerMove { per_move_s: month + 1 }, false),
        (bank(0, 1), false),
        (bank(1, 0), true),
        (bank(month + 1, 0), false),
        (bank(month, month), true),
        (bank(1, month + 1), false),
    ] {
        assert_eq!(check(clock), is_right, "{clock:?}");
    }
}

#[test]
fn the_document_says_how_long_each_may_think() {
    let mut room = room(Clock::PerMove { per_move_s: 5 });
    let asked = room.asked().0.index();
    room.spent = 2000;
    room.stop(0, 1).expect("proposed");
    let document = room.table.document(&names(), false);
    assert_eq!(document.seats[asked].left_ms, Some(3000));
    assert_eq!(document.seats[1 - asked].left_ms, None);
}

#[test]
fn a_bank_stays_with_its_seat() {
    let options = Options { clock: Some(bank(10, 0)), ..Options::default() };
    let mut room = Room::with(setup(GameId::Labyrinth, &[("players", "2")]), options);
    room.sit(1, 1).expect("free");
    room.stand(1, 1).expect("one's own");
    assert_eq!(room.table.chairs[0].bank, Some(10_000));
}
