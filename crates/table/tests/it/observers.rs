use dedale_core::Observer;
use dedale_games::GameId;
use dedale_table::{Options, PAGE, TableError};
use dedale_words::Language;

use crate::room::{Room, names, seat, setup, user};

fn duo(spectators: bool) -> Room {
    let options = Options { spectators, ..Options::default() };
    Room::playing(setup(GameId::Onirim, &[("players", "2"), ("communication", "silent")]), options)
}

#[test]
fn a_seat_is_seen_by_its_person_and_everything_by_everybody_once_revealed() {
    let room = duo(true);
    let may = |observer, person: Option<usize>, revealed| {
        let person = person.map(user);
        room.table.check_observer(observer, person.as_ref(), revealed).is_ok()
    };
    let (first, all, nobody) = (Observer::Seat(seat(1)), Observer::Omniscient, Observer::Spectator);
    assert!(may(first, Some(0), false));
    for person in [Some(1), Some(2), None] {
        assert!(!may(first, person, false), "{person:?}");
        assert!(!may(all, person, false), "{person:?}");
        assert!(may(nobody, person, false), "{person:?}");
        assert!(may(first, person, true) && may(all, person, true), "{person:?}");
    }
    assert!(!may(all, Some(0), false));
    assert!(matches!(
        room.table.check_observer(Observer::Seat(seat(3)), Some(&user(0)), true),
        Err(TableError::Game(_))
    ));
}

#[test]
fn without_spectators_only_those_who_sit_there_look_on() {
    let room = duo(false);
    let may = |person: Option<usize>, revealed| {
        let person = person.map(user);
        room.table.check_observer(Observer::Spectator, person.as_ref(), revealed).is_ok()
    };
    assert!(may(Some(0), false) && may(Some(1), false));
    assert!(!may(Some(2), false) && !may(None, false));
    assert!(may(Some(2), true));
    let gathering = Room::with(
        setup(GameId::Onirim, &[("players", "2")]),
        Options { spectators: false, ..Options::default() },
    );
    assert!(gathering.table.check_observer(Observer::Spectator, None, false).is_ok(), "to find a seat");
}

#[test]
fn whoever_does_not_say_looks_from_the_lowest_seat_they_have() {
    let room = duo(true);
    assert_eq!(room.table.observer_for(None, Some(&user(1))), Observer::Seat(seat(2)));
    assert_eq!(room.table.observer_for(None, Some(&user(2))), Observer::Spectator);
    assert_eq!(room.table.observer_for(None, None), Observer::Spectator);
    let asked = Some(Observer::Spectator);
    assert_eq!(room.table.observer_for(asked, Some(&user(1))), Observer::Spectator);
}

#[test]
fn each_observer_is_sent_the_view_the_game_makes_for_it() {
    let mut room = duo(true);
    for _ in 0..12 {
        room.answer();
    }
    let game = room.table.game.as_ref().expect("dealt").playing();
    let mut views = Vec::new();
    for observer in [Observer::Seat(seat(1)), Observer::Seat(seat(2)), Observer::Spectator] {
        let page = room.table.page(0, None);
        let snapshot = room.table.snapshot(observer, page, &names(), false, Some(Language::Fr));
        let standing = snapshot.standing.expect("dealt");
        assert_eq!(standing.view.get(), game.written_view(observer).get());
        assert_eq!(standing.legal, game.legal_for(observer));
        assert_eq!(snapshot.missed.len() as u64, room.table.step());
        for happening in &snapshot.missed {
            assert!(happening.said.is_some());
        }
        let last = snapshot.missed.last().expect("a move");
        assert_eq!(last.events.get(), game.written_events(game.step(), observer).get());
        views.push(standing.view.get().to_owned());
    }
    assert!(views[0] != views[1] && views[1] != views[2]);
}

#[test]
fn the_seed_is_told_when_the_game_is_over_and_may_be_revealed() {
    let mut room = Room::playing(setup(GameId::Onirim, &[]), Options::default());
    assert_eq!(room.table.document(&names(), true).seed, None);
    room.concede(0, 1).expect("alone");
    assert_eq!(room.table.document(&names(), false).seed, None);
    assert_eq!(room.table.document(&names(), true).seed, Some(room.table.about.seed));
}

#[test]
fn long_logs_come_in_pages() {
    let mut room = Room::playing(setup(GameId::Labyrinth, &[("players", "2")]), Options::default());
    while room.table.step() < PAGE + 40 {
        room.stop(0, 1).expect("proposed");
        room.vote(1, 2, false).expect("asked");
    }
    let steps = |since, before| {
        let page = room.table.page(since, before);
        let snapshot = room.table.snapshot(Observer::Spectator, page, &names(), false, None);
        let numbers: Vec<_> = snapshot.missed.iter().map(|happening| happening.step).collect();
        (numbers.first().copied(), numbers.last().copied(), snapshot.earlier)
    };
    let last = room.table.step();
    assert_eq!(steps(0, None), (Some(last + 1 - PAGE), Some(last), last - PAGE));
    assert_eq!(steps(last - 3, None), (Some(last - 2), Some(last), 0));
    assert_eq!(steps(last, None), (None, None, 0));
    assert_eq!(steps(0, Some(10)), (Some(1), Some(9), 0));
    assert_eq!(steps(0, Some(last + 99)).1, Some(last));
    assert_eq!(steps(0, Some(0)), (None, None, 0));
}

#[test]
fn people_are_told_in_their_language_what_was_done() {
    let mut room = duo(true);
    room.answer();
    let said = |language| {
        let page = room.table.page(0, None);
        let snapshot = room.table.snapshot(Observer::Seat(seat(1)), page, &names(), false, Some(language));
        let lines = snapshot.missed.into_iter().map(|happening| happening.said.expect("in words"));
        lines.map(|said| said.into_iter().map(|one| one.text).collect::<Vec<_>>()).collect::<Vec<_>>()
    };
    let (english, french) = (said(Language::En), said(Language::Fr));
    assert_eq!(english.len() as u64, room.table.step());
    for (english, french) in english.iter().zip(&french) {
        assert!(!english.is_empty() && english != french, "{english:?} {french:?}");
    }
    assert!(english[1][0].contains("Person 1"), "{english:?}");
}

#[test]
fn a_move_that_was_taken_back_tells_no_events() {
    let mut room = Room::playing(setup(GameId::Onirim, &[]), Options::default());
    room.answer();
    let told = |room: &Room| {
        let happening = room.table.happening(3, Observer::Seat(seat(1)), None);
        (happening.undone, happening.events.get().len() > 2)
    };
    assert_eq!(told(&room), (false, true));
    room.undo(0, 1, 0).expect("alone");
    assert_eq!(told(&room), (true, false));
    let undo = room.table.happening(4, Observer::Seat(seat(1)), None);
    assert_eq!(undo.events.get(), "[]", "no move");
}

#[test]
fn while_the_game_goes_on_the_one_who_is_asked_reads_the_question() {
    let room = duo(true);
    let (asked, _) = room.asked();
    let words = room.table.words(Language::En, &names());
    let standing = room.table.standing(Observer::Seat(asked), Some(&words)).expect("dealt");
    assert_eq!(standing.decider, Some(asked));
    assert_ne!(standing.question.get(), "null");
    let in_words = standing.words.expect("in words");
    assert_eq!(in_words.legal.map(|legal| legal.len()), standing.legal.map(|legal| legal.len()));
    assert!(in_words.question.is_some());
}

#[test]
fn la_h1_once_a_game_was_stopped_everything_that_happened_is_told() {
    let labyrinth = setup(GameId::Labyrinth, &[("players", "2"), ("memory", "players")]);
    let mut room = Room::playing(labyrinth, Options::default());
    for turn in 0..6 {
        room.act(turn % 2, seat(turn % 2 + 1), "end").expect("their turn");
    }
    let told = |room: &Room, observer| {
        let line = room.table.played_line(Some(observer), Some(&user(0)), true, None).expect("dealt");
        let story = serde_json::to_string(&line.story()).expect("JSON");
        let page = room.table.snapshot(observer, room.table.page(0, None), &names(), true, None);
        let page = serde_json::to_string(&page).expect("JSON");
        [story, page].map(|text| text.matches("pushed-down").count() + text.matches("turned-down").count())
    };
    let earlier = |room: &Room| {
        let line = room.table.played_line(Some(Observer::Spectator), None, true, None).expect("dealt");
        line.moment(Some(3)).is_ok()
    };
    let observers = [Observer::Seat(seat(1)), Observer::Spectator];
    let before = observers.map(|observer| told(&room, observer));
    assert!(!earlier(&room));
    room.stop(0, 1).expect("a proposal");
    assert_eq!(observers.map(|observer| told(&room, observer)), before, "it goes on until all agree");
    room.vote(1, 2, true).expect("agreed");
    for (observer, before) in observers.into_iter().zip(before) {
        let all = told(&room, Observer::Omniscient);
        assert_eq!(told(&room, observer), all, "{observer}");
        assert!(before[0] < all[0] && before[1] < all[1], "{observer}: {before:?} of {all:?}");
    }
    assert!(earlier(&room));
}
