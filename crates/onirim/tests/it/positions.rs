//! Positions that cannot arise are refused: by field and reason, with what stands there and what the rules ask for.

use dedale_core::chance::Seed;
use dedale_core::{Broken, Positions as _, Rules as _, Secrets as _};
use dedale_onirim::{Position, Premonition, Question, State, View};
use serde_json::{Value, json};

use crate::scene::{Scene, card};

/// Why a scene with these fields changed cannot be.
fn broken(scene: &Scene, changes: &[(&str, Value)]) -> Broken {
    let mut document = scene.document();
    for (pointer, value) in changes {
        let (parent, field) = pointer.rsplit_once('/').unwrap_or(("", pointer));
        document.pointer_mut(parent).expect("a place in a position")[field] = value.clone();
    }
    let position: Position = serde_json::from_value(document).expect("a position");
    State::from_position(&position).expect_err("it cannot be")
}

#[track_caller]
fn refused(scene: &Scene, changes: &[(&str, Value)], field: &str, why: &str, found: &str, expected: &str) {
    let broken = broken(scene, changes);
    let told = (broken.field.as_str(), broken.why, broken.found.as_str(), broken.expected.as_str());
    assert_eq!(told, (field, why, found, expected));
}

fn asked(question: &str) -> (&'static str, Value) {
    ("asked", json!({ "question": question }))
}

#[test]
fn a_position_that_cannot_be_says_where_and_why() {
    let solo = Scene::solo();
    let played = Scene::solo().discard("red-moon");
    let duo = Scene::duo();
    let few = json!(["red-sun", "blue-sun"]);
    refused(&solo, &[("rows", json!([["red-sun"]]))], "hands[0]", "onirim-card-count", "10 × red-sun", "9");
    refused(
        &solo,
        &[("/deck/rest/nightmare", json!(9))],
        "deck.rest",
        "onirim-card-count",
        "9 × nightmare",
        "10",
    );
    refused(&solo, &[("active", json!(2))], "active", "onirim-no-such-player", "2", "1");
    refused(&solo, &[("turn", json!(2))], "turn", "onirim-turn-too-late", "2", "1");
    refused(&solo, &[("turn", json!(0))], "turn", "onirim-turn-while-playing", "0", "1");
    refused(&solo, &[("hands", json!([few, few]))], "hands", "onirim-one-for-each-player", "2", "1");
    refused(&solo, &[("rows", json!([["red-door"]]))], "rows[0][0]", "onirim-not-a-room", "red-door", "room");
    refused(
        &solo.clone().row("red-sun blue-moon green-moon"),
        &[],
        "rows[0][2]",
        "onirim-same-symbol",
        "green-moon",
        "blue-moon",
    );
    refused(&solo.clone().hand("red-door"), &[], "hands[0][0]", "onirim-not-for-a-hand", "red-door", "0");
    refused(&duo.clone().common("nightmare"), &[], "common[0]", "onirim-not-for-a-hand", "nightmare", "0");
    refused(&solo.clone().limbo("red-door"), &[], "limbo", "onirim-limbo-not-empty", "1", "0");
    refused(&solo.clone().limbo("red-sun"), &[], "limbo", "onirim-not-for-limbo", "red-sun", "0");
    refused(&solo.clone().bottom("red-moon*4 red-key"), &[], "deck.bottom", "onirim-known-cards", "5", "4");
    refused(&solo.clone().next("red-moon*4 blue-moon*4"), &[], "deck.top", "onirim-known-cards", "8", "7");
    refused(
        &solo.clone().next("red-moon@1"),
        &[],
        "deck.top[0]",
        "onirim-knowers",
        "red-moon@1",
        "everybody",
    );
    let door = [("asked", json!({ "question": "door", "colour": "red" }))];
    refused(&played.clone().asked(Question::Nightmare), &door, "drawn", "onirim-drawn", "none", "red-door");
    refused(&played, &[asked("nightmare")], "dream", "onirim-dream", "none", "nightmare");
    refused(
        &solo,
        &[("dream", json!("nightmare")), ("/deck/rest/nightmare", json!(9))],
        "dream",
        "onirim-dream",
        "nightmare",
        "none",
    );
    let search = [("asked", json!({ "question": "search", "colour": "red" }))];
    refused(&played, &search, "hands[0]", "onirim-missing-cards", "0", "1");
    let short = played.asked(Question::Draw);
    refused(&short, &search, "rows[0]", "onirim-no-series", "none", "red");
    refused(&short, &[asked("turn")], "hands[0]", "onirim-hand-size", "4", "5");
    refused(&solo, &[("won", json!(false))], "asked", "onirim-asked-and-over", "turn", "won");
    refused(&solo, &[("asked", Value::Null)], "asked", "onirim-neither-asked-nor-over", "none", "won");
    refused(&solo, &[("asked", Value::Null), ("won", json!(false))], "deck", "onirim-not-lost", "71", "0");
    refused(&solo, &[("asked", Value::Null), ("won", json!(true))], "won", "onirim-not-won", "0", "8");
    refused(
        &solo,
        &[asked("pick"), ("turn", json!(0))],
        "asked",
        "onirim-asked-without",
        "pick",
        "players=2",
    );
    refused(&solo, &[("redrawing", json!(true))], "asked", "onirim-asked-without", "turn", "premonitions");
    refused(
        &duo.clone().hand("red-sun red-moon").asked(Question::Draw),
        &[asked("turn")],
        "hands[0]",
        "onirim-hand-size",
        "2",
        "3",
    );
}

#[test]
fn on_a5_a_position_with_a_spell_that_could_not_be_cast_is_refused() {
    let book = || Scene::solo().with("book=normal").discard("red-sun*9 blue-sun*5");
    let turn = ("interrupted", json!({ "question": "turn" }));
    let pay = |spell: &str| ("asked", json!({ "question": "pay", "spell": spell, "left": 1 }));
    let punish = [pay("powerful-punishment"), turn.clone()];
    let nine = book().removed("green-sun*6 green-moon*3");
    refused(&nine, &punish, "interrupted", "onirim-no-nightmare", "turn", "powerful-punishment");
    let foresee = [pay("paradoxical-prophecy"), turn.clone()];
    let no_deck = book().removed("green-sun*4").deck("");
    refused(&no_deck, &foresee, "deck", "onirim-deck-empty", "0", "paradoxical-prophecy");
    refused(&book(), &foresee, "removed", "onirim-paid-too-little", "0", "4");
    refused(&book().removed("green-sun*3"), &[], "removed", "onirim-paid-for-no-spell", "3", "5, 7, 10");
    refused(
        &book(),
        &[asked("planning")],
        "interrupted",
        "onirim-spell-interrupts-nothing",
        "none",
        "planning",
    );
    refused(&book(), &[turn], "interrupted", "onirim-interrupted-by-no-spell", "turn", "turn");
    let looking = ("interrupted", json!({ "question": "arrange" }));
    refused(
        &book(),
        &[asked("planning"), looking],
        "interrupted",
        "onirim-no-spell-then",
        "arrange",
        "planning",
    );
}

#[test]
fn on_d2_a_position_with_an_open_premonition_that_would_have_struck_is_refused() {
    let scene = Scene::solo().with("premonitions=4").premonitions("rainbow red-pair");
    let met = scene.clone().doors("red red");
    refused(&met, &[], "open_premonitions", "onirim-would-have-struck", "red-pair", "turn");
    scene.doors("red blue").begin();
}

#[test]
fn on_d2_a_premonition_whose_penalty_is_chosen_has_struck_and_came_true() {
    let scene = Scene::solo().with("premonitions=4").doors("brown brown").discard("red-moon");
    let lose = [asked("lose-door")];
    refused(
        &scene.clone().premonitions("brown-pair"),
        &lose,
        "open_premonitions",
        "onirim-has-struck",
        "brown-pair",
        "lose-door",
    );
    let none = Scene::solo().with("premonitions=4").doors("brown red").discard("red-moon");
    refused(&none, &lose, "doors", "onirim-does-not-come-true", "2", "brown-pair");
    scene.asked(Question::LoseDoor).begin();
}

#[test]
fn on_d1_a_position_has_as_many_premonitions_face_down_as_can_be_left() {
    let scene = Scene::solo().with("premonitions=4");
    let every: Vec<_> = Premonition::ALL.iter().collect();
    let all = [("open_premonitions", json!(every)), ("hidden_premonitions", json!([]))];
    refused(&scene, &all, "hidden_premonitions", "onirim-too-few-face-down", "0", "4");
    let none = [("hidden_premonitions", json!([]))];
    refused(&scene, &none, "hidden_premonitions", "onirim-too-few-face-down", "0", "1");
    let five = [("hidden_premonitions", json!(every[..5]))];
    refused(&scene, &five, "hidden_premonitions", "onirim-too-many-face-down", "5", "4");
    let twice = [("hidden_premonitions", json!(["red-pair"]))];
    refused(
        &scene.premonitions("red-pair"),
        &twice,
        "hidden_premonitions",
        "onirim-premonition-twice",
        "red-pair",
        "1",
    );
}

#[test]
fn on_p7_a_position_with_a_second_door_that_would_have_gone_to_limbo_is_refused() {
    let scene = Scene::duo().doors("red red");
    scene.begin();
    refused(&scene.with("duplicate-doors=limbo"), &[], "doors[0]", "onirim-too-many-doors", "red", "1");
}

#[test]
fn on_p1_while_cards_are_picked_nothing_else_has_happened() {
    let pick = [asked("pick"), ("turn", json!(0)), ("hands", json!([[], []]))];
    let eight = "red-sun*2 blue-sun*2 green-sun*2 brown-sun*2";
    let scene = Scene::duo().common(eight).hand("red-moon red-key blue-key").second_hand("blue-moon*3");
    let mut all = pick.to_vec();
    all.push(("/deck/rest/red-moon", json!(4)));
    all.push(("/deck/rest/red-key", json!(3)));
    all.push(("/deck/rest/blue-key", json!(3)));
    all.push(("/deck/rest/blue-moon", json!(4)));
    let mut second = all.clone();
    second.push(("active", json!(2)));
    refused(&scene, &second, "active", "onirim-wrong-picker", "2", "1");
    refused(&scene.clone().row("green-moon"), &all, "rows", "onirim-nothing-played-yet", "1", "0");
    refused(&scene.discard("nightmare"), &all, "discard", "onirim-nothing-played-yet", "1", "0");
}

#[test]
fn on_b4_a_look_without_a_discarded_tower_is_refused() {
    let scene = Scene::solo().with("towers=normal").row("red-moon").asked(Question::Peek { count: 4 });
    refused(&scene, &[], "asked.count", "onirim-no-such-tower", "4", "discard");
    refused(
        &scene.clone().discard("red-tower-3"),
        &[],
        "asked.count",
        "onirim-no-such-tower",
        "4",
        "discard",
    );
    scene.discard("red-tower-4").begin();
    let looks = [("tower_looks", json!(["red-tower-3"]))];
    let scene = Scene::solo().with("towers=normal").discard("red-tower-3");
    refused(&scene, &[asked("tower-look")], "redrawing", "onirim-no-redraw", "none", "tower-look");
    refused(&scene, &looks, "tower_looks", "onirim-no-looks-then", "red-tower-3", "none");
}

#[test]
fn on_t5_a_prophecy_without_a_discarded_key_is_refused() {
    let scene = Scene::solo().discard("red-moon").asked(Question::Prophecy);
    refused(&scene, &[], "discard", "onirim-no-key-discarded", "0", "prophecy");
}

#[test]
fn a_refusal_names_the_rule_of_what_was_tried() {
    let mut game = Scene::duo().with("towers=normal").hand("red-sun red-moon red-key").begin();
    for (tried, rule) in [
        ("play blue-sun", "ON-T1"),
        ("discard blue-moon", "ON-T4"),
        ("play red-tower-3 right", "ON-B2"),
        ("discard red-tower-3", "ON-T4"),
    ] {
        game.refuses(tried, "not-in-hand", rule);
    }
    game.refuses("play common red-key", "not-in-common-hand", "ON-P2");
    game.play("discard red-sun").refuses("give blue-moon", "not-in-hand", "ON-P4");
    let mut game = Scene::solo().hand("red-sun blue-sun").next("nightmare").begin();
    game.play("play red-sun").refuses("discard red-key", "not-in-hand", "ON-T8");
    game.refuses("return red", "no-door", "ON-T8");
}

/// A state made of a view that somebody spoilt: nothing but the check notices.
#[test]
fn a_state_that_breaks_the_rules_does_not_pass_its_check() {
    let view = Scene::solo().discard("red-moon").begin().view("1");
    let check = |spoil: &dyn Fn(&mut View)| {
        let mut spoilt = view;
        spoil(&mut spoilt);
        State::sample(&spoilt, &mut Seed::quick_from(1)).check().map_err(|broken| broken.field)
    };
    assert_eq!(check(&|_| {}), Ok(()));
    assert_eq!(check(&|view| view.turn = 40), Err("turn".to_owned()));
    assert_eq!(check(&|view| view.limbo.add(card("nightmare"))), Err("limbo".to_owned()));
    assert_eq!(check(&|view| view.question = Some(Question::Nightmare)), Err("dream".to_owned()));
}
