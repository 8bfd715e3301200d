use dedale_games::GameId;
use dedale_protocol::Phase;
use dedale_table::Options;

use crate::room::{GUEST, Room, code, names, seat, setup, user};

fn duo() -> Room {
    Room::new(setup(GameId::Onirim, &[("players", "2")]))
}

#[test]
fn a_seat_is_taken_once_and_freed_by_its_person_or_the_owner() {
    let mut room = duo();
    assert_eq!(code(room.sit(1, 1)), "done");
    assert_eq!(code(room.sit(2, 1)), "seat-taken");
    assert_eq!(code(room.seat_bot(0, 1, "easy")), "seat-taken");
    assert_eq!(code(room.stand(2, 1)), "not-your-seat");
    assert_eq!(code(room.stand(1, 2)), "seat-empty");
    assert_eq!(code(room.stand(1, 1)), "done");
    assert_eq!(code(room.sit(2, 1)), "done");
    assert_eq!(code(room.stand(0, 1)), "done", "the owner may");
    assert_eq!(code(room.sit(1, 3)), "no-such-seat");
}

#[test]
fn whoever_changes_seats_keeps_the_former_one_if_the_other_is_taken() {
    let mut room = Room::new(setup(GameId::Labyrinth, &[("players", "4")]));
    room.sit(1, 1).expect("free");
    room.sit(2, 2).expect("free");
    room.seat_bot(0, 4, "easy").expect("free");
    let step = room.table.step();
    for (from, to, refused) in [
        (1, 2, "seat-taken"),
        (1, 4, "seat-taken"),
        (1, 1, "seat-taken"),
        (1, 5, "no-such-seat"),
        (2, 3, "not-your-seat"),
        (3, 3, "not-your-seat"),
        (4, 3, "not-your-seat"),
    ] {
        assert_eq!(code(room.change_seat(1, from, to)), refused, "{from} to {to}");
    }
    assert_eq!(code(room.change_seat(0, 2, 3)), "not-your-seat", "the owner moves nobody");
    assert_eq!(room.table.step(), step);
    assert_eq!(code(room.change_seat(1, 1, 3)), "done");
    let sitting: Vec<_> = room.table.chairs.iter().map(|chair| chair.user.clone()).collect();
    assert_eq!(sitting, [None, Some(user(2)), Some(user(1)), None]);
    assert_eq!(code(room.sit(3, 1)), "done", "it is free");
    room.start().expect("every seat is taken");
    assert_eq!(code(room.change_seat(1, 3, 1)), "wrong-phase");
}

#[test]
fn only_the_owner_seats_bots_that_exist_and_starts() {
    let mut room = duo();
    assert_eq!(code(room.seat_bot(1, 2, "easy")), "not-the-owner");
    assert_eq!(code(room.seat_bot(0, 2, "nobody")), "unknown-bot");
    assert_eq!(code(room.seat_bot(1, 2, GUEST)), "not-the-owner");
    room.seat_bot(0, 2, GUEST).expect("the host lets it in");
    room.stand(0, 2).expect("a bot's seat");
    assert_eq!(code(room.start()), "seat-empty");
    room.sit(1, 1).expect("free");
    room.seat_bot(0, 2, "easy").expect("free");
    let command = dedale_protocol::Command::Start(dedale_protocol::Nothing {});
    assert_eq!(code(room.tell(1, &command)), "not-the-owner");
    assert_eq!(room.table.phase(), Phase::Gathering);
    assert_eq!(code(room.start()), "done");
    assert_eq!(room.table.phase(), Phase::Playing);
    assert_eq!(room.table.started, Some(1000 + room.table.step() as i64));
    for refused in [room.sit(2, 1), room.stand(1, 1), room.seat_bot(0, 2, "easy"), room.start()] {
        assert_eq!(code(refused), "wrong-phase");
    }
}

#[test]
fn the_document_says_who_sits_where_and_what_they_are_called() {
    let mut room = duo();
    room.sit(1, 1).expect("free");
    room.seat_bot(0, 2, "easy").expect("free");
    let document = room.table.document(&names(), false);
    assert_eq!(document.seats[0].user, Some(user(1)));
    assert_eq!(document.seats[0].name.as_deref(), Some("Person 1"));
    assert_eq!(document.seats[1].bot.as_deref(), Some("easy"));
    assert_eq!((document.owner, document.phase), (user(0), Phase::Gathering));
    assert_eq!(room.table.seats_of(&user(1)).collect::<Vec<_>>(), [seat(1)]);
}

#[test]
fn absent_people_get_the_agreed_stand_in_and_come_back() {
    let options = Options { stand_in: Some("easy".to_owned()), ..Options::default() };
    let mut room = Room::playing(setup(GameId::Labyrinth, &[("players", "2")]), options);
    assert_eq!(code(room.stand_in(0, 2, None)), "not-absent");
    room.absent = true;
    assert_eq!(code(room.stand_in(3, 2, None)), "forbidden", "strangers decide nothing");
    assert_eq!(code(room.stand_in(0, 2, Some("random"))), "invalid-params", "no weak player for others");
    assert_eq!(code(room.stand_in(0, 2, None)), "done");
    let chair = &room.table.chairs[1];
    assert_eq!(chair.plays_by_bot(), Some("easy"));
    assert!(chair.stand_in.as_ref().is_some_and(|stand_in| stand_in.absent && !stand_in.for_good));
    assert_eq!(code(room.stand_in(0, 2, None)), "seat-taken");
    assert_eq!(code(room.hand_back(0, 2)), "not-your-seat");
    assert_eq!(code(room.hand_back(1, 2)), "done");
    assert_eq!(code(room.hand_back(1, 2)), "not-absent");
    assert_eq!(code(room.stand_in(1, 2, Some("random"))), "done", "for oneself any");
    assert!(room.table.chairs[1].stand_in.as_ref().is_some_and(|stand_in| !stand_in.absent));
}

#[test]
fn a_stand_in_answers_instead_of_its_person() {
    let mut room = Room::playing(setup(GameId::Labyrinth, &[("players", "2")]), Options::default());
    let (asked, action) = room.asked();
    let by = room.person_on(asked);
    room.stand_in(by, asked.index() + 1, None).expect("one's own seat");
    assert_eq!(code(room.act(by, asked, &action)), "not-your-turn");
    room.hand_back(by, asked.index() + 1).expect("one's own seat");
    assert_eq!(code(room.act(by, asked, &action)), "done");
}
