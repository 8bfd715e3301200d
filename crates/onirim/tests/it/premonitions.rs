use std::collections::BTreeSet;

use dedale_core::chance::Seed;
use dedale_core::{Positions as _, Rules as _, Seat, Setup as _, Silent};
use dedale_onirim::{Card, Colour, Event, Origin, Premonition, Question, Setup, State};

use crate::scene::{Play, Scene, card};

/// With one door of that colour on the table and another about to be found.
fn second_door(colour: &str, premonitions: &str) -> Scene {
    about_to_find(colour, premonitions).doors(colour)
}

/// The third card of a colour is in hand.
fn about_to_find(colour: &str, premonitions: &str) -> Scene {
    let scene = Scene::solo().with("premonitions=4").premonitions(premonitions);
    scene.hand(&format!("{colour}-key blue-moon")).row(&format!("{colour}-sun {colour}-moon"))
}

/// Finds the door; a nightmare follows in the refill, so that limbo can be looked at.
fn find(scene: &Scene, colour: &str) -> Play {
    let mut game = scene.begin();
    game.play(&format!("play {colour}-key")).chance_deals("nightmare").play("search");
    game
}

fn struck(game: &Play, premonition: Premonition) -> bool {
    game.happened(Event::PremonitionStruck { premonition })
}

#[test]
fn on_d1_four_five_or_six_premonitions_lie_face_up_and_the_rest_face_down() {
    for open in 4..=6 {
        let position = Play::dealt(&format!("premonitions={open}"), "").position();
        assert_eq!((position.open_premonitions.len(), position.hidden_premonitions.len()), (open, 8 - open));
        assert!(position.open_premonitions.filter(|p| position.hidden_premonitions.contains(p)).is_empty());
    }
}

#[test]
fn on_d1_which_ones_is_chance() {
    let setup = Setup::from_text("premonitions=4").expect("a setup");
    let deals = (0..100).map(|seed| {
        let state = State::start(&setup, &mut Silent(Seed::quick_from(seed)));
        format!("{:?}", state.position().open_premonitions)
    });
    assert!(deals.collect::<BTreeSet<_>>().len() > 30);
}

#[test]
fn on_d1_four_happy_dreams_are_in_the_deck() {
    let game = Play::dealt("premonitions=4", "");
    assert_eq!(game.position().deck.rest.count(Card::HAPPY_DREAM), 4);
    assert_eq!(game.deck_count(), 80 - 5);
}

#[test]
fn on_d2_a_premonition_strikes_once_and_is_removed() {
    let mut game = find(&second_door("red", "red-pair green-pair"), "red");
    assert!(struck(&game, Premonition::RedPair));
    game.premonitions_are("green-pair");
    assert!(!game.position().hidden_premonitions.contains(Premonition::RedPair));
}

#[test]
fn on_d2_one_face_down_does_not_strike() {
    let game = find(&second_door("red", "").face_down("red-pair any-pair"), "red");
    assert!(!struck(&game, Premonition::RedPair) && !struck(&game, Premonition::AnyPair));
    assert_eq!(game.position().hidden_premonitions.len(), 2);
}

#[test]
fn on_d2_one_whose_condition_does_not_hold_does_not_strike() {
    for four in ["red-pair green-pair blue-pair brown-pair", "any-pair five-doors rainbow three-doors"] {
        find(&about_to_find("red", four).doors("blue"), "red").premonitions_are(four);
    }
}

#[test]
fn on_d2_after_a_door_come_the_shuffle_victory_premonitions_and_the_refill() {
    let mut game = second_door("red", "green-pair red-pair").begin();
    game.play("play red-key").chance_deals("blue-sun").play("search");
    let place = |wanted: fn(&Event) -> bool| game.events().iter().position(wanted).expect("it happened");
    let laid = place(|event| matches!(event, Event::DoorLaid { .. }));
    let shuffled = place(|event| matches!(event, Event::Shuffled));
    let struck = place(|event| matches!(event, Event::PremonitionStruck { .. }));
    let drew = place(|event| matches!(event, Event::Drew { .. }));
    assert!(laid < shuffled && shuffled < struck && struck < drew);
}

#[test]
fn on_d2_victory_comes_before_any_premonition() {
    let scene = about_to_find("red", "red-pair");
    let mut game = scene.doors("red blue blue green green brown brown").begin();
    game.plays(&["play red-key", "search"]).is_won().premonitions_are("red-pair");
}

#[test]
fn on_d2_a_bought_door_counts_too() {
    let scene = Scene::solo().with("premonitions=4").premonitions("green-pair").doors("green");
    let mut game = scene.hand("green-key red-sun").discard("nightmare").next("green-door nightmare").begin();
    game.plays(&["play red-sun", "buy"]).asks(Question::Nightmare).limbo_is("nightmare").premonitions_are("");
}

#[test]
fn on_d2_a_door_that_the_book_sends_to_limbo_counts_not() {
    let scene =
        second_door("red", "red-pair").with("book=normal").goals("red blue red blue green green brown brown");
    let mut game = find(&scene, "red");
    game.premonitions_are("red-pair").limbo_is("red-door");
}

#[test]
fn on_d2_red_pair_discards_all_red_rooms_of_the_deck_and_no_towers() {
    let scene = second_door("red", "red-pair").with("towers=normal").next("red-sun");
    let mut game = find(&scene, "red");
    let rest = game.position().deck.rest;
    assert!(["red-sun", "red-moon", "red-key"].iter().all(|room| rest.count(card(room)) == 0));
    assert!((3..=5).all(|number| rest.count(card(&format!("red-tower-{number}"))) == 1));
    let of_the_deck =
        game.events().iter().filter(|event| matches!(event, Event::Discarded { from: Origin::Deck, .. }));
    assert_eq!(of_the_deck.count(), 16 - 3 - hand_reds(&game), "all but those in the row and in hand");
    game.premonitions_are("");
}

/// The suns that fill a hand may be red.
fn hand_reds(game: &Play) -> usize {
    let view = game.view("all");
    view.hands[0].iter().filter(|glimpse| glimpse.card() == Some(card("red-sun"))).count()
}

#[test]
fn on_d2_green_pair_puts_one_nightmare_of_the_discard_pile_into_limbo() {
    let mut game = find(&second_door("green", "green-pair").discard("nightmare*2 red-sun"), "green");
    game.limbo_is("nightmare").premonitions_are("");
    assert!(game.happened(Event::ToLimbo { from: Origin::DiscardPile, card: Card::NIGHTMARE }));
    assert_eq!(game.discarded("nightmare"), 1);
}

#[test]
fn on_d2_green_pair_without_a_nightmare_does_nothing() {
    let mut game = find(&second_door("green", "green-pair").discard("red-sun"), "green");
    game.limbo_is("").premonitions_are("");
}

#[test]
fn on_d2_blue_pair_discards_two_keys_of_the_deck_of_the_players_choice() {
    let mut game = second_door("blue", "blue-pair").begin();
    game.plays(&["play blue-key", "search"]).asks(Question::LoseKey { left: 2 });
    game.offers("discard red-key, discard blue-key, discard green-key, discard brown-key");
    game.refuses("discard red-sun", "not-a-key", "ON-D2");
    game.play("discard red-key").asks(Question::LoseKey { left: 1 }).chance_deals("nightmare");
    game.play("discard red-key").asks(Question::Nightmare).premonitions_are("");
    assert_eq!((game.discarded("red-key"), game.shuffles()), (2, 1));
}

#[test]
fn on_d2_blue_pair_takes_what_keys_there_are() {
    let scene = second_door("blue", "blue-pair").deck("blue-door red-key nightmare nightmare");
    let mut game = scene.begin();
    game.plays(&["play blue-key", "search"]).offers("discard red-key").play("discard red-key");
    game.asks(Question::Nightmare);
    let mut game = second_door("blue", "blue-pair").deck("blue-door nightmare").begin();
    game.plays(&["play blue-key", "search"]).asks(Question::Nightmare).premonitions_are("");
}

#[test]
fn on_d2_brown_pair_puts_any_door_into_limbo() {
    let scene = second_door("brown", "brown-pair").doors("brown red");
    let mut game = find(&scene, "brown");
    game.asks(Question::LoseDoor).offers("return red, return brown").refuses(
        "return blue",
        "no-door",
        "ON-D2",
    );
    game.play("return red").doors_are("brown brown").limbo_is("red-door").premonitions_are("");
}

#[test]
fn on_d2_any_pair_puts_one_of_the_two_into_limbo() {
    let scene = second_door("brown", "any-pair").doors("brown red blue");
    let mut game = find(&scene, "brown");
    game.asks(Question::LosePairedDoor).offers("return brown").refuses("return red", "no-door", "ON-D2");
    game.play("return brown").doors_are("brown red blue").limbo_is("brown-door").premonitions_are("");
}

#[test]
fn on_d2_any_pair_leaves_the_choice_between_several_pairs() {
    let scene = about_to_find("brown", "five-doors").with("premonitions=6").face_down("any-pair");
    let mut game = scene.doors("brown red red blue").begin();
    game.plays(&["play brown-key", "search"]).asks(Question::LosePairedDoor);
    game.offers("return red, return brown");
}

#[test]
fn on_d2_a_door_lost_to_a_premonition_reopens_its_goal() {
    let scene = about_to_find("red", "any-pair")
        .with("book=normal")
        .goals("blue red red blue green green brown brown");
    let mut game = find(&scene.doors("blue red"), "red");
    game.play("return red").goals_are("[blue] [red] red blue green green brown brown");
}

#[test]
fn on_d2_five_doors_reveal_two_premonitions() {
    let scene = about_to_find("red", "five-doors")
        .doors("blue blue green green")
        .face_down("red-pair brown-pair rainbow");
    let mut game = scene.begin();
    game.play("play red-key").chance_says(&[0, 0]).play("search").premonitions_are("red-pair brown-pair");
    assert_eq!(game.position().hidden_premonitions.len(), 1);
}

#[test]
fn on_d2_five_doors_apply_the_new_ones_at_once() {
    let scene =
        about_to_find("red", "five-doors").doors("blue blue green brown").face_down("rainbow any-pair");
    let mut game = scene.with("premonitions=6").begin();
    game.plays(&["play red-key", "search"])
        .asks(Question::Premonition)
        .offers("suffer any-pair, suffer rainbow");
    game.play("suffer any-pair").asks(Question::LosePairedDoor).play("return blue");
    assert!(struck(&game, Premonition::Rainbow), "a door of each colour is still there");
}

#[test]
fn on_d2_four_doors_are_not_five() {
    find(&about_to_find("red", "five-doors").doors("blue blue green"), "red").premonitions_are("five-doors");
}

#[test]
fn on_d2_rainbow_discards_the_happy_dreams_of_the_deck() {
    let scene = about_to_find("red", "rainbow").doors("blue green brown").discard("happy-dream");
    let mut game = find(&scene, "red");
    game.premonitions_are("").asks(Question::Nightmare);
    assert_eq!((game.discarded("happy-dream"), game.position().deck.rest.count(Card::HAPPY_DREAM)), (4, 0));
}

#[test]
fn on_d2_three_doors_discard_the_hand_and_draw_a_new_one_then_reveal_one() {
    let scene = about_to_find("red", "three-doors").doors("blue green").face_down("brown-pair");
    let mut game = scene.hand("red-key red-moon blue-sun blue-moon blue-key").begin();
    game.play("play red-key")
        .chance_deals("red-sun nightmare happy-dream red-moon red-door green-key green-moon brown-sun");
    game.play("search").discards("red-moon blue-sun blue-moon blue-key").asks(Question::Turn);
    game.hand_is("red-sun red-moon green-key green-moon brown-sun").premonitions_are("brown-pair");
    assert!(game.happened(Event::LimboReturned), "what was no labyrinth card went to limbo");
}

#[test]
fn on_d2_three_doors_apply_the_new_one_at_once() {
    let scene = about_to_find("red", "three-doors").doors("blue red").face_down("any-pair");
    let mut game = scene.begin();
    game.plays(&["play red-key", "search"])
        .asks(Question::LosePairedDoor)
        .play("return red")
        .asks(Question::Turn);
}

#[test]
fn on_d2_three_doors_in_phase_2_leave_a_full_hand() {
    let scene = Scene::solo().with("premonitions=4").premonitions("three-doors").doors("red blue");
    let mut game = scene.hand("green-key red-sun").next("green-door").begin();
    game.plays(&["play red-sun", "buy"]).asks(Question::Turn);
    assert_eq!(game.position().hands[0].len(), 5);
}

#[test]
fn on_d2_three_doors_lose_the_game_if_the_deck_is_too_small() {
    let scene = about_to_find("red", "three-doors").doors("blue green").deck("red-door blue-sun");
    scene.begin().plays(&["play red-key", "search"]).is_lost();
}

#[test]
fn on_d2_of_several_at_once_the_player_chooses_which_is_next() {
    let scene = second_door("green", "green-pair any-pair red-pair").discard("nightmare");
    let mut game = find(&scene, "green");
    game.asks(Question::Premonition).offers("suffer green-pair, suffer any-pair");
    game.refuses("suffer red-pair", "premonition-not-met", "ON-D2");
    game.refuses("suffer rainbow", "premonition-not-open", "ON-D2");
    game.play("suffer green-pair").asks(Question::LosePairedDoor).limbo_is("nightmare").play("return green");
    game.premonitions_are("red-pair").limbo_is("nightmare green-door");
}

#[test]
fn on_d2_one_whose_condition_no_longer_holds_stays() {
    let scene = second_door("green", "green-pair any-pair").discard("nightmare");
    let mut game = find(&scene, "green");
    game.plays(&["suffer any-pair", "return green"]).premonitions_are("green-pair").limbo_is("green-door");
    assert_eq!(game.discarded("nightmare"), 1);
}

#[test]
fn on_d2_one_that_stayed_strikes_when_its_condition_holds_again() {
    let scene = second_door("green", "green-pair any-pair")
        .hand("green-key green-key blue-moon blue-sun")
        .discard("nightmare");
    let mut game = scene.begin();
    game.plays(&["play green-key", "search"])
        .chance_deals("blue-sun")
        .plays(&["suffer any-pair", "return green"]);
    game.premonitions_are("green-pair").asks(Question::Turn).chance_deals("green-door nightmare");
    game.plays(&["play blue-moon", "buy"])
        .premonitions_are("")
        .limbo_is("nightmare")
        .doors_are("green green");
}

#[test]
fn on_d2_a_penalty_that_undoes_its_own_companion_may_be_chosen_first() {
    let scene = about_to_find("brown", "brown-pair three-doors").doors("brown blue");
    let mut game = find(&scene, "brown");
    game.offers("suffer brown-pair, suffer three-doors").play("suffer brown-pair").play("return blue");
    game.premonitions_are("three-doors").doors_are("brown brown");
}

/// Two players, the first of whom is about to find a red door.
fn duo(premonitions: &str) -> Scene {
    let scene = Scene::duo().with("premonitions=4").premonitions(premonitions);
    scene.hand("red-key blue-moon blue-sun").row("red-sun red-moon").common("green-sun green-moon")
}

#[test]
fn on_d2_doors_on_the_table_are_those_of_both_players() {
    let mut game = find(&duo("red-pair any-pair").second_doors("red blue green brown"), "red");
    game.asks(Question::Premonition).offers("suffer red-pair, suffer any-pair");
}

#[test]
fn on_d2_premonitions_strike_the_active_player() {
    let mut game =
        duo("three-doors").second_doors("blue green").second_hand("brown-sun brown-moon brown-key").begin();
    game.plays(&["play red-key", "search"])
        .discards("blue-moon blue-sun green-sun green-moon")
        .asks(Question::Place);
    game.second_hand_is("brown-sun brown-moon brown-key");
    game.plays(&["into own", "into common", "into common"]).turn_of(2);
}

#[test]
fn on_d2_the_active_players_own_door_goes_first() {
    let mut game = find(&duo("any-pair").second_doors("red blue"), "red");
    game.asks(Question::LosePairedDoor).offers("return red").refuses(
        "return partner red",
        "own-door-first",
        "ON-D2",
    );
    game.play("return red").doors_are("").second_doors_are("red blue");
}

#[test]
fn on_d2_the_partners_door_goes_if_the_active_player_has_none_that_qualifies() {
    let mut game = duo("")
        .doors("red")
        .second_doors("blue blue")
        .asked(Question::LosePairedDoor)
        .hand("blue-moon")
        .begin();
    game.offers("return partner blue").play("return partner blue").doors_are("red").second_doors_are("blue");
    assert!(game.happened(Event::DoorReturned { seat: Seat::new(1), colour: Colour::Blue }));
    let mut game =
        duo("").second_doors("brown brown red").asked(Question::LoseDoor).hand("blue-moon").begin();
    game.offers("return partner brown, return partner red");
    let mut game =
        duo("").doors("red").second_doors("brown brown").asked(Question::LoseDoor).hand("blue-moon").begin();
    game.offers("return red").refuses("return partner brown", "own-door-first", "ON-D2");
}

#[test]
fn on_d3_a_penalty_that_searches_the_deck_shuffles_it() {
    for (colour, premonition, doors) in
        [("red", "red-pair", "red"), ("blue", "blue-pair", "blue"), ("red", "rainbow", "blue green brown")]
    {
        let scene = Scene::solo().with("premonitions=4").premonitions(premonition).doors(doors);
        let scene = scene
            .hand(&format!("{colour}-key blue-moon"))
            .next(&format!("{colour}-door nightmare green-moon"));
        let mut game = scene.begin();
        game.plays(&["play blue-moon", "buy"]);
        if premonition == "blue-pair" {
            game.chance_deals("red-sun").plays(&["discard red-key", "discard red-key"]);
        }
        game.top_is("");
        assert_eq!(game.shuffles(), 1, "{premonition}");
    }
}

#[test]
fn on_d3_a_penalty_that_searches_nothing_leaves_the_known_cards_alone() {
    let scene = Scene::solo().with("premonitions=4").premonitions("green-pair").doors("green");
    let mut game = scene.hand("green-key blue-moon").next("green-door nightmare green-moon").begin();
    game.plays(&["play blue-moon", "buy"]).top_is("green-moon");
    assert_eq!(game.shuffles(), 0);
}

#[test]
fn on_d3_no_more_keys_are_asked_for_than_the_deck_has() {
    let scene = about_to_find("blue", "blue-pair").doors("blue").deck("blue-door red-key red-sun nightmare");
    let mut game = scene.begin();
    game.plays(&["play blue-key", "search"]).asks(Question::LoseKey { left: 1 }).offers("discard red-key");
}

#[test]
fn on_d3_as_many_are_revealed_as_are_left() {
    let scene = about_to_find("red", "five-doors").with("premonitions=6").doors("blue blue green green");
    let mut game = scene.face_down("brown-pair").begin();
    game.plays(&["play red-key", "search"]).premonitions_are("brown-pair");
    let scene = about_to_find("red", "three-doors").with("premonitions=6").doors("blue green");
    find(&scene, "red").premonitions_are("");
}

/// A happy dream was drawn, and these cards follow.
fn dream(premonitions: &str, next: &str) -> Play {
    let scene = Scene::solo().with("premonitions=4").premonitions(premonitions).hand("red-sun");
    let mut game = scene.next(&format!("happy-dream {next}")).begin();
    game.play("play red-sun").asks(Question::HappyDream);
    game
}

#[test]
fn on_d4_a_happy_dream_offers_three_things() {
    dream("red-pair rainbow", "").offers("remove red-pair, remove rainbow, look, fetch");
    dream("", "").offers("look, fetch").refuses("remove red-pair", "premonition-not-open", "ON-D4");
}

#[test]
fn on_d4_it_removes_a_premonition_without_its_penalty() {
    let mut game = dream("red-pair rainbow", "green-moon green-key");
    game.play("remove rainbow").discards("happy-dream").premonitions_are("red-pair").asks(Question::Turn);
    assert!(!struck(&game, Premonition::Rainbow));
    assert!(!game.position().hidden_premonitions.contains(Premonition::Rainbow), "it is out of the game");
    game.top_is("green-key");
}

#[test]
fn on_d4_of_the_top_seven_any_number_is_discarded_and_the_rest_goes_back_in_any_order() {
    let mut game = dream("", "green-moon green-key nightmare red-door nightmare blue-key");
    game.chance_deals("brown-key").play("look").asks(Question::DreamDiscard);
    game.offers("keep, discard green-moon, discard green-key, discard nightmare, discard red-door, discard blue-key, discard brown-key");
    game.plays(&["discard nightmare", "discard nightmare", "discard green-moon"])
        .play("keep")
        .asks(Question::Arrange);
    game.plays(&["place brown-key", "place red-door"]).play("place blue-key").discards("happy-dream");
    game.asks(Question::Turn).top_is("red-door blue-key green-key");
}

#[test]
fn on_d4_all_seven_may_be_discarded_or_none() {
    let mut game = dream("", "green-moon green-moon green-moon green-moon green-key green-key");
    game.chance_deals("green-key nightmare").plays(&["look"]);
    game.plays(&["discard green-moon"; 4]).plays(&["discard green-key"; 2]).asks(Question::DreamDiscard);
    game.play("discard green-key").discards("green-key happy-dream").asks(Question::Nightmare);
    let mut game = dream("", "green-moon green-key blue-key");
    game.chance_deals("red-key red-key red-key red-moon").plays(&["look", "keep"]).asks(Question::Arrange);
    assert_eq!(game.view("1").looking.len(), 7);
}

#[test]
fn on_d4_a_key_discarded_by_a_happy_dream_is_no_prophecy() {
    let mut game = dream("", "red-key blue-moon");
    game.plays(&["look", "discard red-key"]).asks(Question::DreamDiscard);
}

#[test]
fn on_d4_fewer_than_seven_are_all_seen() {
    let scene =
        Scene::solo().with("premonitions=4").hand("red-sun").deck("").next("happy-dream red-moon blue-moon");
    let mut game = scene.begin();
    game.plays(&["play red-sun", "look"]).offers("keep, discard red-moon, discard blue-moon");
    game.play("discard red-moon").play("keep").discards("happy-dream").asks(Question::Turn);
    assert_eq!(game.deck_count(), 0);
}

#[test]
fn on_d4_any_card_of_the_deck_is_taken_and_lies_on_top_of_the_shuffled_deck() {
    let mut game = dream("", "green-moon green-key");
    game.play("fetch").asks(Question::Fetch);
    assert!(
        ["nightmare", "green-key", "red-door", "happy-dream"]
            .iter()
            .all(|card| game.may(&format!("take {card}")))
    );
    game.play("take nightmare").asks(Question::Nightmare).top_is("");
    assert_eq!((game.shuffles(), game.discarded("happy-dream")), (1, 1));
}

#[test]
fn on_d4_only_a_card_of_the_deck_can_be_taken() {
    let scene = Scene::solo().with("premonitions=4").hand("red-sun blue-sun").deck("green-sun red-door");
    let mut game = scene.next("happy-dream green-moon").begin();
    game.plays(&["play red-sun", "fetch"]).offers("take green-sun, take red-door, take green-moon");
    game.refuses("take blue-sun", "not-in-deck", "ON-D4");
    game.play("take green-sun").asks(Question::Turn).top_is("");
    assert_eq!(game.position().deck.rest.count(card("green-sun")), 0, "it was drawn next");
}

#[test]
fn on_d4_a_fetched_door_can_be_bought() {
    let scene = Scene::solo().with("premonitions=4").hand("red-sun red-key").next("happy-dream green-moon");
    let mut game = scene.begin();
    game.plays(&["play red-sun", "fetch", "take red-door"]).asks(Question::Door { colour: Colour::Red });
    game.play("buy").doors_are("red");
}

#[test]
fn on_d4_with_an_empty_deck_only_a_premonition_can_be_removed() {
    let scene = Scene::solo().with("premonitions=4").premonitions("red-pair").hand("red-sun").deck("");
    let mut game = scene.next("happy-dream").begin();
    game.play("play red-sun").offers("remove red-pair").refuses("look", "deck-empty", "ON-D4");
    game.refuses("fetch", "deck-empty", "ON-D4").play("remove red-pair").is_lost();
}

#[test]
fn on_d4_if_nothing_is_possible_it_is_just_discarded() {
    let scene = Scene::solo().with("premonitions=4").hand("red-sun").deck("").next("happy-dream");
    scene.begin().play("play red-sun").discards("happy-dream").is_lost();
}

#[test]
fn on_d4_in_a_redraw_it_goes_to_limbo() {
    let scene = Scene::solo().with("premonitions=4").premonitions("red-pair").hand("red-sun");
    let mut game = scene.next("nightmare happy-dream red-moon").begin();
    game.chance_deals("blue-sun blue-sun blue-sun blue-sun")
        .plays(&["play red-sun", "redraw"])
        .asks(Question::Turn);
    assert!(game.happened(Event::ToLimbo { from: Origin::Deck, card: Card::HAPPY_DREAM }));
    assert_eq!(game.discarded("happy-dream"), 0);
}

#[test]
fn on_d4_in_the_setup_it_goes_to_limbo() {
    let mut game = Play::dealt("premonitions=4", "happy-dream red-sun*5");
    game.asks(Question::Turn);
    assert!(game.happened(Event::ToLimbo { from: Origin::Deck, card: Card::HAPPY_DREAM }));
}

#[test]
fn on_d4_revealed_by_a_nightmare_it_goes_to_limbo() {
    let scene = Scene::solo().with("premonitions=4").hand("red-sun");
    let mut game =
        scene.next("nightmare happy-dream red-moon blue-moon red-moon blue-moon nightmare").begin();
    game.plays(&["play red-sun", "reveal"]).limbo_is("happy-dream");
}
