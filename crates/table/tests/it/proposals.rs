use dedale_games::GameId;
use dedale_protocol::{Phase, Proposed};
use dedale_table::Options;

use crate::room::{Room, code, seat, setup};

fn three() -> Room {
    Room::playing(setup(GameId::Mondes, &[("players", "3")]), Options::default())
}

fn team() -> Room {
    Room::playing(setup(GameId::Labyrinth, &[("players", "3")]), Options::default())
}

#[test]
fn all_must_agree_to_stop() {
    let mut room = team();
    assert_eq!(code(room.vote(1, 2, true)), "no-proposal");
    room.stop(0, 1).expect("proposed");
    assert_eq!(room.table.proposal.expect("open").what, Proposed::Stop);
    assert_eq!(code(room.stop(1, 2)), "other-proposal");
    assert_eq!(code(room.vote(0, 1, true)), "no-proposal", "already agreed");
    assert_eq!(code(room.vote(2, 2, true)), "not-your-seat");
    room.vote(1, 2, true).expect("asked");
    assert_eq!(room.table.phase(), Phase::Playing);
    room.vote(2, 3, true).expect("asked");
    assert_eq!(room.table.outcome().expect("stopped").reason, "stopped");
}

#[test]
fn one_refusal_ends_a_proposal() {
    let mut room = team();
    room.stop(0, 1).expect("proposed");
    room.vote(1, 2, false).expect("asked");
    assert_eq!(room.table.proposal, None);
    assert_eq!(room.table.phase(), Phase::Playing);
    room.stop(2, 3).expect("another may be made");
}

#[test]
fn an_answer_in_the_match_ends_a_proposal() {
    let mut room = team();
    room.stop(0, 1).expect("proposed");
    room.answer();
    assert_eq!(room.table.proposal, None);
}

#[test]
fn an_undo_that_teaches_nothing_is_free_and_any_other_needs_consent() {
    // In open Onirim nobody has a secret: what was done before a card is drawn teaches nothing.
    let mut open = Room::playing(setup(GameId::Onirim, &[("players", "2")]), Options::default());
    assert_eq!(code(open.undo(0, 1, 0)), "invalid-params", "no move to take back");
    open.answer();
    assert_eq!(code(open.undo(1, 2, 1)), "invalid-params", "not back to now");
    open.undo(1, 2, 0).expect("free");
    assert_eq!((open.table.moves(), open.table.proposal), (0, None));
    let undone: Vec<_> = open.table.log.iter().map(|happened| happened.undone).collect();
    assert_eq!(undone, [false, false, false, true, false]);

    let mut secret = three();
    secret.answer();
    secret.answer();
    secret.undo(1, 2, 1).expect("proposed");
    assert_eq!(secret.table.moves(), 2);
    assert_eq!(secret.table.proposal.expect("open").what, Proposed::Undo { to: 1 });
    secret.vote(0, 1, true).expect("asked");
    secret.vote(2, 3, true).expect("asked");
    assert_eq!(secret.table.moves(), 1);
}

#[test]
fn in_a_team_giving_up_is_proposed_and_between_two_the_other_wins() {
    let mut room = team();
    room.concede(1, 2).expect("proposed");
    assert_eq!(room.table.proposal.expect("open").what, Proposed::Concede);
    room.vote(0, 1, true).expect("asked");
    room.vote(2, 3, true).expect("asked");
    assert_eq!(room.table.phase(), Phase::Over);
    let mut duel = Room::playing(setup(GameId::Mondes, &[("players", "2")]), Options::default());
    duel.concede(0, 1).expect("one's own seat");
    let outcome = duel.table.outcome().expect("over");
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [seat(2)]);
}

#[test]
fn among_more_a_bot_plays_on_for_whoever_gave_up() {
    let mut room = three();
    assert_eq!(code(room.concede(1, 1)), "not-your-seat");
    room.concede(0, 1).expect("one's own seat");
    assert!(room.table.chairs[0].has_retired());
    assert_eq!(room.table.phase(), Phase::Playing);
    assert_eq!(code(room.concede(0, 1)), "conceded");
    assert_eq!(code(room.hand_back(0, 1)), "conceded");
    assert_eq!(room.table.voters().iter().collect::<Vec<_>>(), [seat(2), seat(3)]);
    room.stop(1, 2).expect("proposed");
    assert_eq!(code(room.vote(0, 1, true)), "no-proposal", "no vote any more");
    room.vote(2, 3, true).expect("asked");
    assert_eq!(room.table.phase(), Phase::Over);
}

#[test]
fn somebody_absent_keeps_the_vote() {
    let mut room = three();
    room.absent = true;
    room.stand_in(0, 2, None).expect("absent");
    assert!(room.table.voters().contains(seat(2)));
}

#[test]
fn one_person_on_all_seats_asks_nobody() {
    let mut room = Room::new(setup(GameId::Labyrinth, &[("players", "2")]));
    room.sit(0, 1).expect("free");
    room.sit(0, 2).expect("free");
    room.start().expect("all sit");
    room.concede(0, 2).expect("alone");
    assert_eq!(room.table.phase(), Phase::Over);
}
