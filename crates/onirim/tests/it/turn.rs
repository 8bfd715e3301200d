use dedale_core::Seat;
use dedale_onirim::{Colour, Event, Question};
use serde_json::json;

use crate::scene::{Scene, card, cards};

const SEARCH_RED: Question = Question::Search { colour: Colour::Red };
const HAND: &str = "red-sun red-moon red-key blue-sun green-moon";

#[test]
fn on_t1_the_first_card_of_the_row_is_free() {
    for room in HAND.split(' ') {
        let mut game = Scene::solo().hand(HAND).next("brown-sun").begin();
        game.play(&format!("play {room}")).asks(Question::Turn);
        assert_eq!(game.position().rows[0], [card(room)]);
    }
}

#[test]
fn on_t1_the_symbol_must_differ_from_that_of_the_last_card() {
    for (last, refused, fine) in [
        ("blue-sun", ["red-sun", "blue-sun"], ["red-moon", "red-key"]),
        ("brown-moon", ["red-moon", "green-moon"], ["red-key", "blue-sun"]),
    ] {
        let mut game = Scene::solo().hand(HAND).row(last).begin();
        for room in refused {
            game.refuses(&format!("play {room}"), "same-symbol", "ON-T1");
        }
        assert!(fine.iter().all(|room| game.may(&format!("play {room}"))));
    }
    let mut game = Scene::solo().hand(HAND).row("green-key").begin();
    game.refuses("play red-key", "same-symbol", "ON-T1");
}

#[test]
fn on_t1_only_the_last_card_counts_and_the_new_one_goes_to_the_end() {
    let mut game = Scene::solo().hand(HAND).row("red-moon blue-sun").next("brown-sun").begin();
    game.play("play red-moon").hand_is("red-sun red-key blue-sun green-moon brown-sun");
    assert_eq!(game.position().rows[0], cards("red-moon blue-sun red-moon"));
}

#[test]
fn on_t1_only_a_card_in_hand_can_be_played() {
    Scene::solo().hand(HAND).begin().refuses("play brown-key", "not-in-hand", "ON-T1");
}

#[test]
fn on_t2_the_third_card_of_a_colour_in_a_row_offers_a_search() {
    let scene = Scene::solo().hand(HAND).row("red-sun red-moon").next("brown-sun");
    scene.begin().play("play red-key").asks(SEARCH_RED).offers("search, decline");
    scene.begin().play("play red-sun").asks(SEARCH_RED);
    scene.begin().play("play blue-sun").asks(Question::Turn);
    let mixed = Scene::solo().hand(HAND).row("red-sun blue-moon").next("brown-sun");
    mixed.begin().play("play red-key").asks(Question::Turn);
    let broken = Scene::solo().hand(HAND).row("red-sun red-moon blue-sun").next("brown-sun");
    broken.begin().play("play red-moon").asks(Question::Turn);
}

#[test]
fn on_t2_a_search_lays_the_door_down_and_shuffles_the_deck() {
    let mut game = Scene::solo().hand(HAND).row("red-sun red-moon").next("nightmare blue-moon").begin();
    game.play("play red-key").chance_deals("").play("search").doors_are("red").top_is("");
    assert_eq!(game.shuffles(), 1);
    assert!(game.happened(Event::DoorSearched { seat: Seat::new(0), colour: Colour::Red, found: true }));
    assert_eq!(
        game.position().deck.rest.count(card("nightmare")),
        10,
        "the known cards are lost in the deck"
    );
    assert_eq!(game.position().deck.rest.count(card("red-door")), 1);
}

#[test]
fn on_t2_a_search_that_finds_nothing_only_shuffles() {
    let mut game =
        Scene::solo().hand(HAND).row("red-sun red-moon").doors("red red").next("brown-sun blue-moon").begin();
    game.play("play red-key").asks(SEARCH_RED).play("search").doors_are("red red").top_is("");
    assert_eq!(game.shuffles(), 1);
    assert!(game.happened(Event::DoorSearched { seat: Seat::new(0), colour: Colour::Red, found: false }));
}

#[test]
fn on_t2_declining_does_not_shuffle() {
    let mut game = Scene::solo().hand(HAND).row("red-sun red-moon").next("brown-sun blue-moon").begin();
    game.play("play red-key").play("decline").doors_are("").top_is("blue-moon");
    assert_eq!(game.shuffles(), 0);
}

#[test]
fn on_t3_the_view_cuts_each_row_into_its_series() {
    let series = |row: &str| {
        let view = Scene::solo().hand(HAND).row(row).begin().view("1");
        serde_json::to_value(view).expect("a view is JSON")["rows"][0]["series"].clone()
    };
    assert_eq!(series(""), json!([]));
    assert_eq!(
        series("red-sun red-moon red-sun red-key"),
        json!([
            { "colour": "red", "length": 3, "state": "complete" },
            { "colour": "red", "length": 1, "state": "running" },
        ])
    );
    assert_eq!(
        series("red-sun red-moon blue-sun green-key green-sun"),
        json!([
            { "colour": "red", "length": 2, "state": "broken" },
            { "colour": "blue", "length": 1, "state": "broken" },
            { "colour": "green", "length": 2, "state": "running" },
        ])
    );
}

#[test]
fn on_t3_after_a_third_card_no_series_is_running() {
    let mut game = Scene::solo().hand(HAND).row("red-sun red-moon").begin();
    let view = game.play("play red-key").view("1");
    let view = serde_json::to_value(view).expect("a view is JSON");
    let complete = json!([{ "colour": "red", "length": 3, "state": "complete" }]);
    assert_eq!(view["rows"][0]["series"], complete);
}

#[test]
fn on_t3_after_a_third_card_the_series_is_over() {
    let scene = Scene::solo().hand(HAND).next("brown-sun brown-sun brown-sun");
    let mut game = scene.clone().row("red-sun red-moon red-sun").begin();
    game.play("play red-moon").asks(Question::Turn).play("play red-sun").asks(Question::Turn);
    game.play("play red-key").asks(SEARCH_RED);
}

#[test]
fn on_t3_the_series_is_over_even_if_the_door_was_declined() {
    let mut game =
        Scene::solo().hand(HAND).row("red-key red-moon").next("brown-sun brown-sun brown-sun").begin();
    game.plays(&["play red-sun", "decline", "play red-moon"]).asks(Question::Turn);
}

#[test]
fn on_t3_six_cards_of_a_colour_offer_two_doors() {
    let mut game =
        Scene::solo().hand(HAND).row("red-sun red-moon").next("red-sun red-moon red-sun brown-sun").begin();
    game.plays(&["play red-sun", "decline", "play red-moon", "play red-sun", "play red-key"])
        .asks(SEARCH_RED);
    game.play("search").doors_are("red");
}

#[test]
fn on_t4_a_sun_or_a_moon_discarded_does_nothing_more() {
    for room in ["red-sun", "red-moon", "green-moon"] {
        let mut game = Scene::solo().hand(HAND).next("brown-sun brown-moon").begin();
        game.play(&format!("discard {room}")).asks(Question::Turn).discards(room).top_is("brown-moon");
        assert_eq!(game.position().rows[0], []);
    }
}

#[test]
fn on_t4_a_key_discarded_is_a_prophecy() {
    Scene::solo().hand(HAND).begin().play("discard red-key").asks(Question::Prophecy).discards("red-key");
}

#[test]
fn on_t4_any_card_may_be_discarded_whatever_the_row_but_no_other() {
    let mut game = Scene::solo().hand(HAND).row("blue-sun").begin();
    assert!(HAND.split(' ').all(|room| game.may(&format!("discard {room}"))));
    game.refuses("discard brown-sun", "not-in-hand", "ON-T4").refuses("search", "not-asked", "ON-T1");
}

#[test]
fn on_t5_one_of_five_cards_is_discarded_and_the_others_go_back_in_any_order() {
    let next = "red-sun blue-moon nightmare red-door green-sun brown-moon";
    let mut game = Scene::solo().hand(HAND).next(next).begin();
    game.play("discard red-key");
    game.offers("discard red-sun, discard blue-moon, discard nightmare, discard red-door, discard green-sun");
    game.play("discard nightmare").discards("nightmare").asks(Question::Arrange);
    game.offers("place red-sun, place blue-moon, place red-door, place green-sun");
    game.plays(&["place green-sun", "place red-door"]).asks(Question::Arrange);
    game.play("place blue-moon").asks(Question::Turn).top_is("red-door blue-moon red-sun brown-moon");
    game.hand_is("red-sun red-moon blue-sun green-moon green-sun");
}

#[test]
fn on_t5_the_discard_is_mandatory_and_among_the_five() {
    let mut game = Scene::solo().hand(HAND).next("red-sun blue-moon nightmare red-door green-sun").begin();
    game.play("discard red-key").refuses("keep", "not-asked", "ON-T5");
    game.refuses("place red-sun", "not-asked", "ON-T5").refuses(
        "discard brown-moon",
        "not-looked-at",
        "ON-T5",
    );
    game.play("discard red-sun").refuses("place red-sun", "not-looked-at", "ON-T5");
}

#[test]
fn on_t5_the_looked_at_cards_come_from_the_known_top_first() {
    let mut game = Scene::solo().hand(HAND).next("brown-key green-key").begin();
    game.chance_deals("nightmare nightmare blue-door").play("discard red-key");
    game.offers("discard brown-key, discard green-key, discard nightmare, discard blue-door");
}

#[test]
fn on_t5_with_fewer_than_five_cards_left_one_is_still_discarded() {
    let mut game = Scene::solo().hand(HAND).deck("").next("brown-sun blue-moon green-sun").begin();
    game.play("discard red-key").offers("discard brown-sun, discard blue-moon, discard green-sun");
    game.play("discard blue-moon").play("place green-sun").asks(Question::Turn).top_is("brown-sun");
    assert_eq!(game.deck_count(), 1);
}

#[test]
fn on_t5_the_last_two_cards_leave_one_that_goes_back_by_itself() {
    let mut game = Scene::solo().hand(HAND).deck("").next("brown-sun blue-moon").begin();
    game.plays(&["discard red-key", "discard blue-moon"]).asks(Question::Turn);
    game.hand_is("red-sun red-moon blue-sun green-moon brown-sun");
    assert_eq!(game.deck_count(), 0);
}

#[test]
fn on_t5_the_last_card_of_the_deck_is_discarded_too() {
    let mut game = Scene::solo().hand(HAND).deck("").next("brown-sun").begin();
    game.play("discard red-key").offers("discard brown-sun").play("discard brown-sun").is_lost();
}

#[test]
fn on_t5_with_no_card_left_nothing_happens() {
    let mut game = Scene::solo().hand(HAND).deck("").begin();
    game.play("discard red-key").discards("red-key").is_lost();
    assert!(!game.events().iter().any(|event| matches!(event, Event::Looked { .. })));
}

#[test]
fn on_t5_a_door_may_be_discarded_and_the_game_goes_on() {
    let mut game = Scene::solo().hand(HAND).next("red-sun blue-moon nightmare red-door green-sun").begin();
    assert!(!game.view("1").unwinnable);
    game.play("discard red-key").play("discard red-door").asks(Question::Arrange);
    assert!(game.view("1").unwinnable);
}

#[test]
fn on_t6_each_drawn_card_is_resolved_before_the_next_draw() {
    let mut game = Scene::solo().hand("red-sun*5").next("blue-door nightmare red-door brown-sun").begin();
    game.play("discard red-sun").asks(Question::Nightmare).limbo_is("blue-door").top_is("red-door brown-sun");
    game.play("reveal").asks(Question::Turn);
}

#[test]
fn on_t6_labyrinth_cards_fill_the_hand_to_five_and_no_further() {
    let mut game = Scene::solo().hand("red-sun*5").next("brown-sun brown-moon").begin();
    game.play("play red-sun").asks(Question::Turn).hand_is("red-sun*4 brown-sun").top_is("brown-moon");
    let mut game =
        Scene::solo().hand("red-sun*4 red-key").next("red-door brown-sun brown-moon green-key").begin();
    game.plays(&["play red-sun", "buy"]).hand_is("red-sun*3 brown-sun brown-moon").top_is("green-key");
}

const RED_DOOR: Question = Question::Door { colour: Colour::Red };

#[test]
fn on_t7_a_key_of_its_colour_takes_a_drawn_door() {
    let mut game = Scene::solo().hand(HAND).next("red-door brown-sun brown-moon").begin();
    game.play("play blue-sun").asks(RED_DOOR).offers("buy, limbo");
    game.play("buy").doors_are("red").discards("red-key").asks(Question::Turn);
    game.hand_is("red-sun red-moon green-moon brown-sun brown-moon").limbo_is("");
    assert_eq!(game.shuffles(), 0, "a door bought shuffles nothing");
}

#[test]
fn on_t7_a_key_that_buys_a_door_is_no_prophecy() {
    let mut game = Scene::solo().hand(HAND).next("red-door nightmare").begin();
    game.plays(&["play blue-sun", "buy"]).asks(Question::Nightmare);
}

#[test]
fn on_t7_a_door_not_taken_goes_to_limbo() {
    let mut game = Scene::solo().hand(HAND).next("red-door nightmare").begin();
    game.plays(&["play blue-sun", "limbo"]).asks(Question::Nightmare).limbo_is("red-door").doors_are("");
    assert_eq!(game.discarded("red-key"), 0);
}

#[test]
fn on_t7_without_a_key_of_its_colour_it_goes_to_limbo_unasked() {
    let mut game = Scene::solo().hand(HAND).next("blue-door nightmare").begin();
    game.play("play blue-sun").asks(Question::Nightmare).limbo_is("blue-door");
}

#[test]
fn on_t7_a_key_just_played_or_discarded_no_longer_counts() {
    let mut game = Scene::solo().hand(HAND).next("red-door nightmare").begin();
    game.play("play red-key").asks(Question::Nightmare).limbo_is("red-door");
}

#[test]
fn on_t9_limbo_is_shuffled_into_the_deck_at_the_end_of_the_turn() {
    let mut game = Scene::solo().hand(HAND).next("blue-door brown-sun brown-moon").begin();
    game.play("play blue-sun").asks(Question::Turn).limbo_is("").top_is("");
    assert_eq!(game.shuffles(), 1);
    let rest = game.position().deck.rest;
    assert_eq!((rest.count(card("blue-door")), rest.count(card("brown-moon"))), (2, 4));
}

#[test]
fn on_t9_what_was_in_limbo_before_returns_as_well() {
    let scene = Scene::solo().with("book=normal").discard("red-sun*5").asked(Question::Draw);
    let mut game = scene.limbo("nightmare green-door").next("brown-sun").begin();
    game.play("draw").asks(Question::Turn).limbo_is("");
    assert_eq!(game.position().deck.rest.count(card("nightmare")), 10);
}

#[test]
fn on_t9_with_an_empty_limbo_known_cards_stay_known() {
    let mut game =
        Scene::solo().hand(HAND).next("brown-sun brown-moon green-key").bottom("nightmare").begin();
    game.play("play blue-sun").asks(Question::Turn).top_is("brown-moon green-key").bottom_is("nightmare");
    assert_eq!((game.shuffles(), game.effects.picks), (0, 0));
}

#[test]
fn on_t9_limbo_is_not_shuffled_earlier_even_if_the_deck_is_empty() {
    let mut game = Scene::solo().hand(HAND).deck("").next("blue-door nightmare").begin();
    game.play("play blue-sun").asks(Question::Nightmare).limbo_is("blue-door");
    game.play("discard red-key").is_lost().limbo_is("blue-door");
}
