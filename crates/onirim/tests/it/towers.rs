use dedale_core::{Positions as _, Seat};
use dedale_onirim::{Card, Colour, Event, Question, State, Tower};
use serde_json::json;

use crate::scene::{Play, Scene, card, cards};

fn towers() -> Scene {
    Scene::solo().with("towers=normal")
}

const RED: &str = "red-tower-4";
const WALL: &str = "red-tower-4 green-tower-5 blue-tower-4 brown-tower-5";

/// The sides of a tower as the table of the rules tells them.
fn sides_in_the_rules() -> Vec<(String, String, String)> {
    let rules = include_str!("../../../../docs/rules/onirim.md").replace("\\|", "/");
    let rows = rules.lines().map(str::trim).skip_while(|line| !line.starts_with("| colour | 3 | 4 | 5 |"));
    let mut sides = Vec::new();
    for row in rows.skip(2).take(4) {
        let cells: Vec<_> = row.trim_matches('|').split('|').map(str::trim).collect();
        for (number, cell) in (3..).zip(&cells[1..]) {
            let (left, right) = cell.split_once(" / ").expect("two sides");
            sides.push((format!("{}-tower-{number}", cells[0]), left.to_owned(), right.to_owned()));
        }
    }
    sides
}

#[test]
fn on_b1_the_sides_are_those_of_the_table_of_the_rules() {
    let table = sides_in_the_rules();
    assert_eq!(table.len(), 12);
    let tower = |name: &str| card(name).as_tower().expect("a tower");
    for (left, _, touching) in &table {
        for (right, touched, _) in &table {
            let clash =
                ["sun", "moon"].iter().any(|symbol| touching.contains(symbol) && touched.contains(symbol));
            assert_eq!(tower(left).fits_before(tower(right)), !clash, "{left} {right}");
        }
    }
}

#[test]
fn on_b1_twelve_towers_are_shuffled_into_the_deck() {
    assert_eq!(Tower::all().count(), 12);
    let game = Play::dealt("towers=normal", "red-sun*5");
    assert_eq!(game.deck_count(), 88 - 5);
    assert!(Tower::all().all(|tower| game.position().deck.rest.count(Card::tower(tower)) == 1));
}

#[test]
fn on_b1_towers_are_drawn_into_the_hand_as_labyrinth_cards() {
    let mut game = towers().hand("red-sun").next(RED).begin();
    game.play("discard red-sun").asks(Question::Turn);
    assert!(game.may("discard red-tower-4"));
}

#[test]
fn on_b2_a_tower_is_played_at_either_end() {
    let scene = towers().hand("blue-tower-5 green-tower-5").towers(RED).next("red-sun red-sun");
    let mut game = scene.begin();
    game.play("play green-tower-5 right").towers_are("red-tower-4 green-tower-5");
    game.play("play blue-tower-5 left")
        .towers_are("blue-tower-5 red-tower-4 green-tower-5")
        .asks(Question::Turn);
}

#[test]
fn on_b2_sides_that_touch_share_no_symbol() {
    let mut game = towers().hand("blue-tower-4 green-tower-4").towers(RED).begin();
    game.refuses("play blue-tower-4 right", "tower-clash", "ON-B2");
    game.refuses("play green-tower-4 left", "tower-clash", "ON-B2");
    assert!(game.may("play blue-tower-4 left") && game.may("play green-tower-4 right"));
}

#[test]
fn on_b2_into_an_empty_row_a_tower_is_played_at_the_right_only() {
    let mut game = towers().hand(RED).next("red-sun").begin();
    game.refuses("play red-tower-4 left", "empty-tower-row", "ON-B2")
        .play("play red-tower-4 right")
        .towers_are(RED);
}

#[test]
fn on_b2_a_tower_not_in_hand_cannot_be_played() {
    towers().hand("red-sun").begin().refuses("play red-tower-4 right", "not-in-hand", "ON-B2");
}

#[test]
fn on_b2_a_tower_leaves_the_series_of_rooms_alone() {
    let mut game = towers().hand("red-key blue-tower-4").row("red-sun red-moon").next("blue-sun").begin();
    game.play("play blue-tower-4 right");
    assert_eq!(game.position().rows[0], cards("red-sun red-moon"));
    game.play("play red-key").asks(Question::Search { colour: Colour::Red });
}

#[test]
fn on_b2_two_players_have_one_row_of_towers() {
    let scene =
        Scene::duo().with("towers=normal").hand(RED).second_hand("green-tower-5").common("blue-tower-5");
    let mut game = scene.next("red-sun red-sun red-sun").begin();
    game.play("play red-tower-4 right").turn_of(2).play("play green-tower-5 right").turn_of(1);
    game.play("play common blue-tower-5 left").towers_are("blue-tower-5 red-tower-4 green-tower-5");
}

const SEVEN: &str = "red blue blue green green brown brown";

#[test]
fn on_b3_eight_doors_without_a_wall_do_not_win() {
    let mut game = towers().doors(SEVEN).hand("red-key red-sun").next("red-door red-sun red-sun").begin();
    game.plays(&["play red-sun", "buy"])
        .doors_are("red red blue blue green green brown brown")
        .asks(Question::Turn);
}

#[test]
fn on_b3_the_eighth_door_wins_with_a_wall() {
    let scene = towers().doors(SEVEN).hand("red-key red-sun").next("red-door red-sun red-sun");
    scene.towers(WALL).begin().plays(&["play red-sun", "buy"]).is_won();
}

#[test]
fn on_b3_a_tower_that_completes_the_wall_wins_with_eight_doors() {
    let scene = towers().doors(&format!("red {SEVEN}")).hand("brown-tower-5");
    let mut game = scene.towers("red-tower-4 green-tower-5 blue-tower-4").next("nightmare").begin();
    game.play("play brown-tower-5 right").is_won().top_is("nightmare");
}

#[test]
fn on_b3_a_wall_alone_does_not_win() {
    let mut game = towers()
        .hand("brown-tower-5")
        .towers("red-tower-4 green-tower-5 blue-tower-4")
        .next("red-sun")
        .begin();
    game.play("play brown-tower-5 right").towers_are(WALL).asks(Question::Turn);
}

#[test]
fn on_b3_four_colours_that_do_not_stand_together_are_no_wall() {
    let scene = towers().doors(&format!("red {SEVEN}")).hand("brown-tower-5").next("red-sun");
    let mut game = scene.towers("red-tower-4 green-tower-5 green-tower-4 blue-tower-4").begin();
    game.play("play brown-tower-5 right").asks(Question::Turn);
}

#[test]
fn on_b3_a_wall_may_stand_within_a_longer_row() {
    let scene = towers().doors(SEVEN).hand("red-key red-sun").next("red-door");
    scene.towers(&format!("blue-tower-5 {WALL}")).begin().plays(&["play red-sun", "buy"]).is_won();
}

#[test]
fn on_b4_a_tower_discarded_shows_as_many_cards_as_its_number() {
    let next = "red-sun blue-moon nightmare red-door green-sun brown-moon";
    for (tower, shown) in [("red-tower-3", 3), ("blue-tower-4", 4), ("green-tower-5", 5)] {
        let mut game = towers().hand(tower).next(next).begin();
        game.play(&format!("discard {tower}")).asks(Question::Peek { count: shown }).offers("look, decline");
        game.play("look").asks(Question::Arrange);
        assert_eq!(game.view("1").looking.len(), usize::from(shown));
        assert_eq!(game.deck_count(), 71 + 12 - shown);
    }
}

#[test]
fn on_b4_all_cards_go_back_in_any_order_and_none_is_discarded() {
    let mut game = towers().hand("red-tower-3").next("red-sun blue-moon nightmare green-key").begin();
    game.plays(&["discard red-tower-3", "look"]).refuses("discard nightmare", "not-asked", "ON-T5");
    game.plays(&["place blue-moon", "place nightmare"])
        .asks(Question::Turn)
        .top_is("nightmare red-sun green-key");
    assert_eq!(game.discarded("nightmare"), 0);
}

#[test]
fn on_b4_the_look_may_be_declined() {
    let mut game = towers().hand("red-tower-3").next("red-sun blue-moon").begin();
    game.plays(&["discard red-tower-3", "decline"]).asks(Question::Turn).top_is("blue-moon");
}

#[test]
fn on_b4_with_fewer_cards_left_all_are_shown_and_with_none_nothing_is_asked() {
    let mut game = towers().hand("green-tower-5").deck("").next("red-sun blue-moon").begin();
    game.plays(&["discard green-tower-5", "look", "place blue-moon"]).asks(Question::Turn).top_is("red-sun");
    towers().hand("green-tower-5").deck("").begin().play("discard green-tower-5").is_lost();
}

#[test]
fn on_b4_two_players_swap_first() {
    let mut game =
        Scene::duo().with("towers=normal").hand("red-tower-3 red-sun red-key").common("blue-moon").begin();
    game.play("discard red-tower-3").asks(Question::Swap { discarded: card("red-tower-3") });
    game.plays(&["give red-sun", "take blue-moon"]).asks(Question::Peek { count: 3 });
}

/// A nightmare takes this hand, and these cards follow it.
fn redraw(scene: Scene, hand: &str, next: &str) -> Play {
    let mut game = scene.hand(&format!("red-sun {hand}")).next(&format!("nightmare {next}")).begin();
    game.plays(&["play red-sun", "redraw"]);
    game
}

const FIVE: &str = "blue-moon red-moon green-moon brown-moon blue-key green-key";

#[test]
fn on_b4_a_tower_in_a_hand_that_a_nightmare_discards_shows_cards_before_the_new_hand_is_drawn() {
    let mut game = redraw(towers(), "red-tower-3 red-key blue-key green-sun", FIVE);
    game.discards("red-tower-3 red-key blue-key green-sun").hand_is("");
    game.asks(Question::Peek { count: 3 }).offers("look, decline").play("look").asks(Question::Arrange);
    game.plays(&["place green-moon", "place red-moon"]).asks(Question::Turn);
    game.hand_is("blue-moon red-moon green-moon brown-moon blue-key").top_is("green-key");
    assert_eq!(game.discarded("nightmare"), 1, "the nightmare is over");
}

#[test]
fn on_b4_a_key_in_a_hand_that_a_nightmare_discards_is_no_prophecy() {
    redraw(towers(), "red-key*2 blue-key*2", FIVE).asks(Question::Turn);
}

#[test]
fn on_b4_the_looks_of_several_towers_come_in_the_order_the_player_chooses() {
    let mut game = redraw(towers(), "red-tower-3 blue-tower-5 green-tower-5 red-key", FIVE);
    game.asks(Question::TowerLook).offers("look 3, look 5, decline");
    game.refuses("look 4", "no-such-look", "ON-B4").refuses("look", "not-asked", "ON-B4");
    game.play("look 5").asks(Question::Arrange);
    assert_eq!(game.view("1").looking.len(), 5);
    let orders = ["place blue-key", "place brown-moon", "place green-moon", "place red-moon"];
    game.plays(&orders).asks(Question::TowerLook).offers("look 3, look 5, decline").play("look 3");
    assert_eq!(game.view("1").looking.len(), 3);
    game.plays(&["place green-moon", "place blue-key"]).asks(Question::Peek { count: 5 });
    game.play("decline").asks(Question::Turn).hand_is("blue-moon red-moon green-moon brown-moon blue-key");
}

#[test]
fn on_b4_all_the_looks_of_a_discarded_hand_may_be_declined() {
    let mut game = redraw(towers(), "red-tower-3 blue-tower-5 green-tower-5 red-key", FIVE);
    game.play("decline").asks(Question::Turn).top_is("green-key");
}

#[test]
fn on_b4_towers_of_one_number_are_not_asked_for_their_order() {
    let mut game = redraw(towers(), "blue-tower-5 green-tower-5 red-key*2", FIVE);
    game.asks(Question::Peek { count: 5 }).play("decline");
    game.asks(Question::Peek { count: 5 }).play("decline").asks(Question::Turn);
}

#[test]
fn on_b4_with_an_empty_deck_a_discarded_hand_shows_nothing() {
    redraw(towers().deck(""), "red-tower-3 red-key*2 blue-key", "").is_lost();
}

#[test]
fn on_b4_a_tower_of_the_common_hand_shows_cards_in_a_redraw_too() {
    let scene = Scene::duo().with("towers=normal").common("green-tower-4 blue-sun");
    let mut game = redraw(scene, "red-key blue-key", FIVE);
    game.asks(Question::Peek { count: 4 }).plays(&["decline", "into own"]).asks(Question::Place);
}

#[test]
fn on_b4_three_doors_discards_the_hand_and_its_towers_show_cards() {
    let scene = towers().with("premonitions=4").premonitions("three-doors").doors("blue green");
    let scene = scene.hand("red-sun red-key red-tower-3 brown-sun*2").next(&format!("red-door {FIVE}"));
    let mut game = scene.begin();
    game.plays(&["play red-sun", "buy"]).discards("red-key red-tower-3 brown-sun*2");
    game.asks(Question::Peek { count: 3 }).plays(&["look", "place green-moon", "place red-moon"]);
    game.asks(Question::Turn).top_is("green-key");
}

#[test]
fn on_b4_the_tower_laid_is_lost_after_the_looks_of_the_hand() {
    let mut game = redraw(towers().towers(RED), "red-tower-3 red-key*2 blue-key", FIVE);
    game.asks(Question::Peek { count: 3 }).play("decline").asks(Question::TowerLoss);
}

#[test]
fn on_b4_silent_the_looks_of_a_discarded_hand_are_seen_by_their_player_only() {
    let scene = Scene::silent()
        .with("towers=normal")
        .second_hand("blue-sun@2 blue-moon@2 blue-key@2")
        .common("green-sun*2");
    let mut game = redraw(scene, "red-tower-3@1 green-key@1", "");
    game.chance_deals("nightmare red-door brown-key").play("look");
    let cards =
        |observer: &str| game.view(observer).looking.iter().filter_map(|glimpse| glimpse.card()).count();
    assert_eq!(["1", "2", "spectator"].map(cards), [3, 0, 0]);
}

#[test]
fn on_b4_a_position_tells_of_the_looks_to_come() {
    let game = redraw(towers(), "red-tower-3 blue-tower-5 green-tower-5 red-key", FIVE);
    let looks = json!(["red-tower-3", "blue-tower-5", "green-tower-5"]);
    let document = json!(game.position());
    assert_eq!((&document["tower_looks"], &json!(game.view("spectator"))["tower_looks"]), (&looks, &looks));
    let again = serde_json::from_value(document).expect("a position");
    assert_eq!(State::from_position(&again), Ok(game.state));
}

/// A nightmare with these towers laid, answered with a key; a second one follows.
fn after_nightmare(options: &str, row: &str) -> Play {
    let scene = Scene::solo().with(options).hand("red-key red-sun").towers(row).next("nightmare nightmare");
    let mut game = scene.begin();
    game.plays(&["discard red-sun", "discard red-key"]);
    game
}

#[test]
fn on_b5_after_a_nightmare_a_tower_is_discarded() {
    let mut game = after_nightmare("towers=normal", "red-tower-4 green-tower-5");
    game.asks(Question::TowerLoss).offers("discard red-tower-4, discard green-tower-5, false-destruction");
    game.play("discard red-tower-4").discards("red-tower-4 nightmare").towers_are("green-tower-5");
    game.asks(Question::Nightmare);
}

#[test]
fn on_b5_it_is_lost_after_whatever_the_nightmare_does() {
    let scene = towers().hand("red-sun red-key").towers(RED).doors("red").next("nightmare");
    for answer in ["discard red-key", "return red", "reveal", "redraw"] {
        let mut game = scene.begin();
        game.chance_deals("red-sun red-sun red-sun red-sun red-sun blue-sun")
            .plays(&["discard red-sun", answer]);
        game.asks(Question::TowerLoss);
        assert_eq!(game.discarded("nightmare"), 0, "the nightmare is not over");
    }
}

#[test]
fn on_b5_the_last_tower_may_be_lost() {
    after_nightmare("towers=normal", RED).play("discard red-tower-4").towers_are("");
}

#[test]
fn on_b5_an_inner_tower_may_be_lost_if_its_neighbours_then_fit() {
    let mut game = after_nightmare("towers=normal", "red-tower-4 green-tower-5 brown-tower-5");
    game.play("discard green-tower-5").towers_are("red-tower-4 brown-tower-5");
}

#[test]
fn on_b5_an_inner_tower_may_not_be_lost_if_its_neighbours_clash() {
    let mut game = after_nightmare("towers=normal", "red-tower-4 green-tower-4 blue-tower-4");
    game.refuses("discard green-tower-4", "inner-tower", "ON-B5");
    game.offers("discard red-tower-4, discard blue-tower-4, false-destruction");
    game.refuses("discard brown-tower-5", "not-laid", "ON-B5");
}

#[test]
fn on_b5_with_no_tower_laid_nothing_happens() {
    let mut game = after_nightmare("towers=normal", "");
    game.asks(Question::Nightmare);
    assert_eq!(game.discarded("nightmare"), 1);
}

#[test]
fn on_b5_towers_in_hand_are_not_affected() {
    let mut game = towers().hand("red-key red-sun red-tower-4").next("nightmare nightmare").begin();
    game.plays(&["discard red-sun", "discard red-key"]).asks(Question::Nightmare);
    assert_eq!(game.discarded(RED), 0);
}

#[test]
fn on_b5_the_loss_of_an_inner_tower_can_complete_a_wall_and_win() {
    let scene = towers().hand("red-key red-sun").doors(&format!("red {SEVEN}")).next("nightmare");
    let mut game = scene.towers("red-tower-4 green-tower-5 green-tower-4 blue-tower-4 brown-tower-5").begin();
    game.plays(&["discard red-sun", "discard red-key", "discard green-tower-4"]).is_won().towers_are(WALL);
}

#[test]
fn on_b6_a_false_destruction_puts_the_nightmare_into_limbo_and_spares_the_towers() {
    let mut game = after_nightmare("towers=normal", RED);
    game.play("false-destruction").towers_are(RED).limbo_is("nightmare").asks(Question::Nightmare);
    assert_eq!(game.discarded("nightmare"), 0);
    assert!(game.happened(Event::FalseDestruction { seat: Seat::new(0) }));
}

#[test]
fn on_b6_the_nightmare_has_its_effect_all_the_same() {
    let mut game = towers().hand("red-key red-sun").towers(RED).next("nightmare nightmare").begin();
    game.play("discard red-sun").refuses("false-destruction", "not-asked", "ON-T8");
    game.play("discard red-key").discards("red-key").play("false-destruction");
}

#[test]
fn on_b6_the_nightmare_returns_to_the_deck_with_limbo() {
    let mut game = towers().hand("red-key red-sun").towers(RED).next("nightmare red-sun red-sun").begin();
    game.plays(&["discard red-sun", "discard red-key", "false-destruction"])
        .asks(Question::Turn)
        .limbo_is("");
    assert_eq!(game.position().deck.rest.count(card("nightmare")), 10);
}

#[test]
fn on_b7_with_a_complete_wall_towers_are_safe() {
    let mut game = after_nightmare("towers=normal", WALL);
    game.asks(Question::Nightmare).towers_are(WALL);
    assert_eq!(game.discarded("nightmare"), 1);
    after_nightmare("towers=normal", &format!("blue-tower-5 {WALL}")).asks(Question::Nightmare);
}

#[test]
fn on_b7_three_towers_are_no_wall() {
    after_nightmare("towers=normal", "red-tower-4 green-tower-5 blue-tower-4").asks(Question::TowerLoss);
}

#[test]
fn on_b7_in_scattered_ruins_even_a_wall_is_not_safe() {
    let mut game = after_nightmare("towers=ruins", WALL);
    game.asks(Question::TowerLoss)
        .play("discard brown-tower-5")
        .towers_are("red-tower-4 green-tower-5 blue-tower-4");
}
