use dedale_core::Observer;
use dedale_games::GameId;
use dedale_protocol::{Command, Explain, HintAsked, Lang, Nothing, Phase, Preview, SeatOnly};
use dedale_table::{Entry, Logged, Options, TableError, is_side_entry};
use dedale_words::Language;

use crate::room::{Room, code, names, seat, setup, user};

fn solo() -> Room {
    Room::playing(setup(GameId::Onirim, &[]), Options::default())
}

#[test]
fn only_the_seat_that_is_asked_answers_and_only_for_itself() {
    let mut room = Room::playing(setup(GameId::Mondes, &[("players", "2")]), Options::default());
    let (asked, action) = room.asked();
    let (by, other) = (room.person_on(asked), 1 - room.person_on(asked));
    assert_eq!(code(room.act(other, asked, &action)), "not-your-seat");
    assert_eq!(code(room.act(other, seat(other + 1), &action)), "not-your-turn");
    let refused = room.act(by, asked, "dance").expect_err("no action");
    assert_eq!(refused.details().code, "unknown-action");
    assert!(matches!(refused, TableError::NotPossible { legal, .. } if legal.contains(&action)));
    assert_eq!(room.table.moves(), 0);
    assert_eq!(code(room.act(by, asked, &action)), "done");
    assert_eq!(room.table.moves(), 1);
}

#[test]
fn an_answer_that_is_not_kept_is_taken_back() {
    let mut room = solo();
    room.answer();
    let before = format!("{:?}", room.table);
    let (asked, action) = room.asked();
    for entries in [
        vec![Entry::Act { seat: asked, action: action.clone() }],
        vec![Entry::Concede { seat: asked }],
        vec![Entry::Undo { seat: asked, to: 0 }],
    ] {
        let way_back = room.table.play_all_in_match(&entries).expect("possible");
        assert_ne!(format!("{:?}", room.table), before, "{entries:?}");
        room.table.put_back(way_back).expect("the match that was");
        assert_eq!(format!("{:?}", room.table), before, "{entries:?}");
    }
    let one_wrong = [Entry::Act { seat: asked, action }, Entry::Undo { seat: asked, to: 99 }];
    assert!(room.table.play_all_in_match(&one_wrong).is_err());
    assert_eq!(format!("{:?}", room.table), before, "all or nothing");
}

#[test]
fn a_command_against_an_older_match_is_stale() {
    let mut room = solo();
    let now = room.answer();
    assert!(room.table.check_step(now).is_ok());
    for given in [now - 1, now + 1] {
        assert!(matches!(room.table.check_step(given), Err(TableError::StaleStep { .. })), "{given}");
    }
    room.stand_in(0, 1, None).expect("one's own seat");
    assert!(room.table.check_step(now).is_ok(), "the match is the same");
}

#[test]
fn a_key_that_was_taken_is_known_by_its_person_only() {
    let room = solo();
    let logged = room.entries.last().expect("the start");
    let key = logged.key.as_deref().expect("a command");
    assert_eq!(room.table.step_of_key(&user(0), key), Some(logged.number as u64));
    assert_eq!(room.table.step_of_key(&user(1), key), None);
    assert_eq!(room.table.step_of_key(&user(0), "another"), None);
}

#[test]
fn a_game_ends_and_then_nothing_more_is_asked() {
    let mut room = solo();
    room.concede(0, 1).expect("alone");
    assert_eq!(room.table.phase(), Phase::Over);
    assert_eq!(room.table.ended, Some(1000 + room.table.step() as i64));
    assert_eq!(room.table.outcome().expect("over").reason, "conceded");
    assert_eq!(room.table.decider(), None);
    assert_eq!(code(room.undo(0, 1, 0)), "wrong-phase");
    assert_eq!(code(room.stop(0, 1)), "wrong-phase");
    let standing = room.table.standing(Observer::Spectator, None).expect("dealt");
    assert_eq!((standing.decider, standing.legal), (None, Some(Vec::new())));
}

#[test]
fn the_host_ends_a_table_in_every_phase_but_the_last() {
    let mut gathering = Room::new(setup(GameId::Onirim, &[]));
    assert_eq!(gathering.table.closing().expect("possible"), [Entry::Start, Entry::Stop]);
    gathering.sit(0, 1).expect("free");
    gathering.start().expect("all sit");
    assert_eq!(gathering.table.closing().expect("possible"), [Entry::Stop]);
    gathering.stop(0, 1).expect("alone");
    assert_eq!(gathering.table.outcome().expect("over").reason, "stopped");
    assert!(matches!(gathering.table.closing(), Err(TableError::WrongPhase("over"))));
}

#[test]
fn previews_and_explanations_change_nothing_and_are_for_the_one_who_is_asked() {
    let room = solo();
    let before = format!("{:?}", room.table);
    let (asked, action) = room.asked();
    let lang = Some(Lang(Language::En));
    let preview = |step| Preview { step, seat: asked, action: action.clone(), lang };
    let step = room.table.step();
    let foreseen = room.table.preview(&preview(step), &user(0), &names()).expect("legal");
    assert!(!foreseen.certain || foreseen.standing.is_some_and(|standing| standing.moves == 1));
    assert!(room.table.preview(&preview(step), &user(1), &names()).is_err());
    assert!(room.table.preview(&preview(step - 1), &user(0), &names()).is_err());
    let explain = |actions: Vec<String>| Explain { step, seat: asked, actions, lang };
    let explained = room.table.explain(explain(vec![action.clone(), "dance".into()]), &user(0), &names());
    let explained = explained.expect("asked");
    assert_eq!(explained[0].refusal, None);
    assert_eq!(explained[1].refusal.as_deref(), Some("unknown-action"));
    assert!(explained[1].text.is_some());
    assert!(room.table.explain(explain(vec![action.clone(); 64]), &user(0), &names()).is_ok());
    assert!(room.table.explain(explain(vec![action.clone(); 65]), &user(0), &names()).is_err());
    assert_eq!(format!("{:?}", room.table), before);
}

#[test]
fn hints_are_for_people_alone_or_tables_that_agreed() {
    let gives = |room: &Room| {
        let (asked, _) = room.asked();
        let by = user(room.person_on(asked));
        let hint = HintAsked { step: room.table.step(), seat: asked, lang: None };
        let decision = room.table.decision(&hint, &by, &names());
        assert_eq!(decision.is_ok(), room.table.gives_hints());
        assert_eq!(room.table.document(&names(), false).hints, room.table.gives_hints());
        decision.is_ok()
    };
    assert!(gives(&solo()));
    let duo = || setup(GameId::Onirim, &[("players", "2")]);
    let mut together = Room::playing(duo(), Options::default());
    while !together.asked().1.starts_with("play") {
        together.answer();
    }
    assert!(!gives(&together));
    assert!(gives(&Room::playing(duo(), Options { hints: true, ..Options::default() })));
    let mut alone = Room::new(duo());
    alone.sit(0, 1).expect("free");
    assert!(!alone.table.gives_hints(), "somebody may still come");
    alone.sit(0, 2).expect("free");
    alone.start().expect("all sit");
    assert!(gives(&alone), "one person on both seats");
}

#[test]
fn an_end_is_dated_once() {
    let mut room = solo();
    room.concede(0, 1).expect("alone");
    let ended = room.table.ended;
    let entry = Entry::Rematch { seat: seat(1), table: crate::room::table_id('n') };
    let logged = Logged::new(room.table.step() as i64 + 1, 9_000, &entry);
    room.table.take(&entry, &logged);
    assert_eq!(room.table.ended, ended);
    assert_eq!(room.table.next, Some(crate::room::table_id('n')));
}

#[test]
fn only_the_last_keys_are_remembered() {
    let mut room = Room::playing(setup(GameId::Labyrinth, &[("players", "2")]), Options::default());
    let first = room.entries.last().expect("the start").clone();
    let key = first.key.as_deref().expect("a command");
    for _ in 0..31 {
        room.hand_over();
    }
    assert_eq!(room.table.step_of_key(&user(0), key), Some(first.number as u64));
    room.hand_over();
    assert_eq!(room.table.step_of_key(&user(0), key), None);
}

#[test]
fn entries_that_are_no_moves_are_counted_and_named() {
    let mut room = solo();
    assert_eq!(room.table.side_entries(), 2, "sat and started");
    room.answer();
    assert_eq!(room.table.side_entries(), 2);
    room.undo(0, 1, 0).expect("alone");
    assert_eq!(room.table.side_entries(), 4, "a move that was taken back, and the undo");
    assert!(is_side_entry(&Command::Sit(SeatOnly { seat: seat(1) })));
    assert!(!is_side_entry(&Command::Start(Nothing {})));
}

#[test]
fn only_an_answer_leaves_the_document_as_it_is() {
    assert!(!Entry::Act { seat: seat(1), action: "end".into() }.changes_document());
    assert!(Entry::Start.changes_document());
    assert!(Entry::StandIn { seat: seat(1), bot: "easy".into(), absent: true }.changes_document());
}

#[test]
fn a_certain_preview_is_one_move_further() {
    let mut room = Room::playing(setup(GameId::Labyrinth, &[("players", "2")]), Options::default());
    while !room.asked().1.starts_with("push") {
        room.answer();
    }
    let (asked, action) = room.asked();
    let preview = Preview { step: room.table.step(), seat: asked, action, lang: Some(Lang(Language::En)) };
    let by = user(room.person_on(asked));
    let foreseen = room.table.preview(&preview, &by, &names()).expect("legal");
    let standing = foreseen.standing.expect("a push is certain");
    assert_eq!(standing.moves, u64::from(room.table.moves()) + 1);
    assert!(foreseen.said.is_some_and(|said| !said.is_empty()));
}

#[test]
fn an_answer_the_rules_forbid_is_explained_by_its_rule() {
    let room = solo();
    let (asked, _) = room.asked();
    let legal = room.table.game.as_ref().expect("dealt").playing().legal();
    let refused = ["play red-sun", "play red-moon", "discard red-key", "discard blue-sun"];
    let actions: Vec<_> =
        refused.iter().map(ToString::to_string).filter(|action| !legal.contains(action)).collect();
    let explain = Explain { step: room.table.step(), seat: asked, actions, lang: None };
    let explained = room.table.explain(explain, &user(0), &names()).expect("asked");
    assert!(!explained.is_empty());
    for one in explained {
        assert_ne!(one.refusal.as_deref(), Some("illegal-action"), "the game's own code");
        assert!(one.rule.is_some_and(|rule| rule.starts_with("ON-")));
    }
}

#[test]
fn faults_have_the_numbers_of_json_rpc_and_say_what_is_possible() {
    let written = |error: &TableError| serde_json::to_value(error.fault()).expect("JSON");
    let mut room = solo();
    let refused = written(&room.act(0, seat(1), "dance").expect_err("no action"));
    assert_eq!(refused["code"], -32000);
    assert!(refused["data"]["legal"].as_array().is_some_and(|legal| !legal.is_empty()));
    assert_eq!(written(&room.undo(0, 1, 0).expect_err("nothing to take back"))["code"], -32602);
    let spoiled = TableError::Spoiled { table: crate::room::table_id('t'), number: 1 };
    assert_eq!(written(&spoiled)["code"], -32603);
}
