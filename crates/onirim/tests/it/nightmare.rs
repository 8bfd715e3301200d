use dedale_core::Seat;
use dedale_onirim::{Answer, Colour, Event, Question};

use crate::scene::{Play, Scene};

const HAND: &str = "red-sun blue-sun green-sun brown-sun";

/// A nightmare was drawn, and these cards follow; the hand besides the four suns held one more card.
fn nightmare(scene: Scene, fifth: &str, next: &str) -> Play {
    let mut game = scene.hand(&format!("{HAND} {fifth}")).next(&format!("nightmare {next}")).begin();
    game.play("discard red-sun").asks(Question::Nightmare);
    game
}

#[test]
fn on_t8_a_key_and_a_door_are_needed_to_give_them() {
    let mut game = nightmare(Scene::solo(), "red-moon", "");
    game.offers("reveal, redraw").refuses("return red", "no-door", "ON-T8");
    game.refuses("discard blue-sun", "not-a-key", "ON-T8").refuses(
        "discard blue-key",
        "not-in-hand",
        "ON-T8",
    );
    nightmare(Scene::solo(), "red-key", "").offers("reveal, redraw, discard red-key");
    let mut game = nightmare(Scene::solo().doors("red blue blue"), "green-key", "");
    game.offers("reveal, redraw, discard green-key, return red, return blue");
}

#[test]
fn on_t8_i_a_key_is_discarded_without_a_prophecy() {
    let mut game = nightmare(Scene::solo(), "red-key", "blue-moon green-moon brown-moon");
    game.play("discard red-key").discards("red-key nightmare").asks(Question::Turn).top_is("brown-moon");
    game.hand_is("blue-sun green-sun brown-sun blue-moon green-moon");
}

#[test]
fn on_t8_ii_a_door_goes_to_limbo() {
    let mut game = nightmare(Scene::solo().doors("red blue"), "red-moon", "nightmare");
    game.play("return red")
        .discards("nightmare")
        .doors_are("blue")
        .limbo_is("red-door")
        .asks(Question::Nightmare);
    assert!(game.happened(Event::DoorReturned { seat: Seat::new(0), colour: Colour::Red }));
    assert!(game.happened(Event::NightmareAnswered { seat: Seat::new(0), answer: Answer::Door }));
}

#[test]
fn on_t8_iii_of_five_cards_all_but_doors_and_dreams_are_discarded() {
    let mut game =
        nightmare(Scene::solo(), "red-key", "red-sun red-door nightmare blue-key green-moon nightmare");
    game.play("reveal").discards("red-sun blue-key green-moon nightmare").limbo_is("red-door nightmare");
    game.asks(Question::Nightmare);
}

#[test]
fn on_t8_iii_fewer_than_five_cards_are_all_revealed() {
    let mut game = nightmare(Scene::solo().deck(""), "red-moon", "red-key red-door");
    game.play("reveal").discards("red-key nightmare").limbo_is("red-door");
    assert_eq!(game.deck_count(), 0);
    game.is_lost();
}

#[test]
fn on_t8_iii_is_possible_with_an_empty_deck() {
    nightmare(Scene::solo().deck(""), "red-moon", "").play("reveal").discards("nightmare").is_lost();
}

#[test]
fn on_t8_iii_towers_are_discarded_without_a_look_and_happy_dreams_go_to_limbo() {
    let scene = Scene::solo().with("towers=normal premonitions=4");
    let mut game =
        nightmare(scene, "red-moon", "red-tower-3 happy-dream blue-key red-sun green-door nightmare");
    game.play("reveal").discards("red-tower-3 blue-key red-sun nightmare").limbo_is("happy-dream green-door");
    game.asks(Question::Nightmare);
}

#[test]
fn on_t8_iv_the_whole_hand_is_discarded_and_drawn_anew() {
    let mut game =
        nightmare(Scene::solo(), "red-key", "red-moon blue-moon green-moon brown-moon red-key green-key");
    game.play("redraw").discards("blue-sun green-sun brown-sun red-key nightmare").asks(Question::Turn);
    game.hand_is("red-moon blue-moon green-moon brown-moon red-key").top_is("green-key");
    assert_eq!(game.shuffles(), 0);
}

#[test]
fn on_t8_iv_nothing_is_resolved_or_bought_in_the_redraw() {
    let mut game =
        nightmare(Scene::solo(), "red-moon", "red-key red-door nightmare blue-sun blue-key blue-door");
    game.chance_deals("brown-key green-door green-key").play("redraw").asks(Question::Turn);
    game.hand_is("red-key blue-sun blue-key brown-key green-key").doors_are("").limbo_is("");
    assert_eq!(
        (game.shuffles(), game.discarded("nightmare")),
        (1, 1),
        "limbo went back, one nightmare is over"
    );
}

#[test]
fn on_t8_iv_an_empty_deck_loses_the_game() {
    let mut game = nightmare(Scene::solo().deck(""), "red-moon", "red-key red-door blue-key");
    game.play("redraw").is_lost().limbo_is("red-door").hand_is("red-key blue-key");
}

#[test]
fn on_t8_the_nightmare_is_discarded_after_its_effect() {
    let mut game = nightmare(Scene::solo(), "red-key", "nightmare");
    assert_eq!(game.discarded("nightmare"), 0);
    game.play("discard red-key");
    assert_eq!(game.discarded("nightmare"), 1);
    let last = game.events().iter().rposition(|event| matches!(event, Event::Discarded { .. }));
    let turned = game.events().iter().position(|event| matches!(event, Event::Turned { .. }));
    assert!(last < turned, "the next card is drawn after it is over");
}
