use dedale_core::Observer;
use dedale_core::chance::Seed;
use dedale_games::GameId;
use dedale_protocol::{Clock, Phase};
use dedale_table::{Opening, Options, TableError, commitment};

use crate::room::{Room, seat, setup, table_id, user};

fn ended() -> Room {
    let mut room = Room::playing(setup(GameId::Mondes, &[("players", "2")]), Options::default());
    for _ in 0..6 {
        room.answer();
    }
    room.concede(0, 1).expect("one's own seat");
    room
}

#[test]
fn a_table_promises_its_seed_before_anybody_sits() {
    let room = Room::of(Opening { seed: Some(Seed::Quick(42)), ..opening() });
    assert_eq!(room.table.about.commitment, commitment(Seed::Quick(42)));
    assert_eq!(room.table.phase(), Phase::Gathering);
}

fn opening() -> Opening {
    Opening::new(setup(GameId::Onirim, &[]), Options::default(), user(0))
}

#[test]
fn people_play_again_with_a_new_deal_or_the_same_one_once_it_is_revealed() {
    let going_on = Room::playing(setup(GameId::Mondes, &[("players", "2")]), Options::default());
    assert!(matches!(going_on.table.again(&user(0), false, true), Err(TableError::WrongPhase("playing"))));
    let room = ended();
    assert!(matches!(room.table.again(&user(0), true, false), Err(TableError::NotRevealed)));
    let same = room.table.again(&user(1), true, true).expect("revealed");
    assert_eq!((same.seed, same.counted), (Some(room.table.about.seed), false));
    let new = room.table.again(&user(1), false, false).expect("over");
    assert_eq!((new.seed, new.counted, &new.owner), (None, true, &user(1)));
    let next = Room::of(new);
    assert_eq!(next.table.chairs[0].user, Some(user(0)));
    assert_eq!(next.table.chairs[1].user, Some(user(1)));
}

#[test]
fn a_branch_goes_on_from_an_earlier_move() {
    let room = ended();
    let branch = room.table.branch(4, &user(1), Some("easy")).expect("possible");
    assert_eq!(branch.branch_of, Some((table_id('t'), 4)));
    let branched = Room::of(branch);
    assert_eq!(branched.table.moves(), 4);
    assert_eq!(branched.table.chairs[1].user, Some(user(1)));
    assert_eq!(branched.table.chairs[0].bot.as_deref(), Some("easy"));
    let mut before = room.table.game.clone().expect("dealt");
    before.playing_mut().go_back_to(4).expect("a step");
    let now = branched.table.game.as_ref().expect("dealt").playing();
    assert_eq!(
        now.written_view(Observer::Omniscient).get(),
        before.playing().written_view(Observer::Omniscient).get()
    );
    let stranger = Room::of(room.table.branch(4, &user(3), Some("easy")).expect("possible"));
    assert_eq!(stranger.table.chairs[0].user, Some(user(3)), "the first seat, without one of one's own");
    let alone = Room::of(room.table.branch(4, &user(3), None).expect("possible"));
    assert!(alone.table.chairs.iter().all(|chair| chair.user == Some(user(3))));
}

#[test]
fn no_branch_begins_where_nothing_is_asked_or_with_an_unknown_bot() {
    let room = ended();
    let over = room.table.moves();
    assert!(matches!(room.table.branch(over, &user(0), None), Err(TableError::Game(_))));
    assert!(matches!(room.table.branch(over + 1, &user(0), None), Err(TableError::Game(_))));
    assert!(matches!(room.table.branch(1, &user(0), Some("nobody")), Err(TableError::Bot(_))));
    let gathering = Room::of(opening());
    assert!(matches!(gathering.table.branch(0, &user(0), None), Err(TableError::NoSuchStep)));
}

#[test]
fn a_finished_game_can_be_proven_and_one_that_went_back_says_so() {
    let mut room = Room::playing(setup(GameId::Onirim, &[]), Options::default());
    room.answer();
    room.answer();
    room.undo(0, 1, 1).expect("alone");
    room.concede(0, 1).expect("alone");
    let proof = room.table.proof().expect("dealt");
    assert!(proof.verify().is_ok());
    assert_eq!(proof.undone.len(), 1);
    assert_eq!((proof.undone[0].to, proof.stopped), (1, false));
    assert!(Room::of(opening()).table.proof().is_err());
}

#[test]
fn a_replay_tells_the_moves_that_stand_as_the_observer_saw_them() {
    let mut room = Room::playing(setup(GameId::Onirim, &[]), Options::default());
    room.answer();
    room.answer();
    room.undo(0, 1, 1).expect("alone");
    room.answer();
    let line = || room.table.played_line(None, Some(&user(0)), false, None).expect("one's own");
    let story = line().story();
    assert_eq!(story.observer, Observer::Seat(seat(1)));
    assert_eq!(story.moves.len(), room.table.moves() as usize + 1, "with the deal");
    assert!(story.moves.iter().all(|told| told.action.is_none()));
    let told: Vec<_> = story.moves.iter().map(|told| told.moves).collect();
    assert_eq!(told, [0, 1, 2]);
    let moment = line().moment(Some(1)).expect("a move");
    assert_eq!((moment.moves, moment.of), (1, 2));
    assert!(line().moment(Some(3)).is_err());
    assert!(room.table.played_line(None, None, false, None).is_ok(), "as a spectator");
    let all = room.table.played_line(Some(Observer::Omniscient), None, true, None).expect("revealed");
    assert!(all.story().moves[1].action.is_some());
}

#[test]
fn a_branch_is_private_without_a_clock_and_counts_for_nothing() {
    let options = Options {
        listed: true,
        clock: Some(Clock::PerMove { per_move_s: 60 }),
        hints: true,
        ..Options::default()
    };
    let mut room = Room::playing(setup(GameId::Mondes, &[("players", "2")]), options);
    room.answer();
    let branch = room.table.branch(0, &user(0), None).expect("possible");
    assert_eq!((branch.seed, branch.counted), (Some(room.table.about.seed), false));
    let expected = Options { listed: false, clock: None, archived: false, hints: true, ..Options::default() };
    assert_eq!(branch.options, expected);
}

#[test]
fn the_first_entries_are_numbered_from_one_and_are_their_owners() {
    let room = Room::of(ended().table.branch(2, &user(1), None).expect("possible"));
    let numbers: Vec<_> = room.entries.iter().map(|logged| logged.number).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5]);
    assert!(room.entries.iter().all(|logged| logged.user == Some(user(1)) && logged.key.is_none()));
}

#[test]
fn the_last_moment_of_a_finished_game_tells_its_end_and_no_other_does() {
    let room = ended();
    let line = || room.table.played_line(None, Some(&user(0)), true, None).expect("revealed");
    let last = line().moment(None).expect("the end");
    assert!(last.outcome.is_some() && last.decider.is_none() && last.question.is_null());
    let before = line().moment(Some(1)).expect("a move");
    assert!(before.outcome.is_none() && before.decider.is_some() && !before.question.is_null());
}
