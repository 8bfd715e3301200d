use dedale_core::{Rules as _, Seat};
use dedale_onirim::{Colour, Event, Question};
use serde_json::{Value, json};

use crate::scene::{Play, Scene, card, cards};

const EIGHT: &str = "red-sun red-moon red-key blue-sun blue-moon blue-key green-sun green-moon";
const HAND: &str = "red-sun red-moon red-key";
const COMMON: &str = "green-sun green-moon";
const RED_DOOR: Question = Question::Door { colour: Colour::Red };

/// Two players who tell each other everything, the first one to play.
fn duo() -> Scene {
    Scene::duo().hand(HAND).common(COMMON).second_hand("blue-sun blue-moon blue-key")
}

#[test]
fn on_p1_eight_cards_lie_open_and_are_picked_alternately() {
    let mut game = Play::dealt("players=2", &format!("nightmare red-door {EIGHT}"));
    game.asks(Question::Pick).common_is(EIGHT).limbo_is("");
    assert_eq!(game.deck_count(), 76 - 8, "what was no labyrinth card went back");
    for (pick, seat) in
        ["red-sun", "blue-sun", "red-moon", "blue-moon", "red-key", "blue-key"].iter().zip([0, 1, 0, 1, 0, 1])
    {
        assert_eq!(game.state.decider(), Some(Seat::new(seat)));
        game.play(&format!("take {pick}"));
    }
    game.turn_of(1).hand_is("red-sun red-moon red-key").second_hand_is("blue-sun blue-moon blue-key");
    game.common_is("green-sun green-moon");
}

#[test]
fn on_p1_only_an_open_card_can_be_picked() {
    let mut game = Play::dealt("players=2", EIGHT);
    game.refuses("take brown-sun", "not-open", "ON-P1").play("take red-sun").refuses(
        "take red-sun",
        "not-open",
        "ON-P1",
    );
}

#[test]
fn on_p1_the_first_picker_begins_and_may_be_the_second_seat() {
    let mut game = Play::dealt("players=2 first=2", EIGHT);
    for (pick, seat) in
        ["red-sun", "blue-sun", "red-moon", "blue-moon", "red-key", "blue-key"].iter().zip([1, 0, 1, 0, 1, 0])
    {
        assert_eq!(game.state.decider(), Some(Seat::new(seat)));
        game.play(&format!("take {pick}"));
    }
    game.turn_of(2).second_hand_is("red-sun red-moon red-key").hand_is("blue-sun blue-moon blue-key");
}

#[test]
fn on_p1_the_players_take_turns() {
    let mut game = duo().next("brown-sun brown-moon").begin();
    game.play("play red-sun").turn_of(2).play("play blue-sun").turn_of(1);
}

#[test]
fn on_p2_the_common_hand_can_be_played_and_discarded_as_ones_own() {
    let scene = duo().next("brown-sun brown-moon");
    let mut game = scene.begin();
    game.play("play common green-sun").turn_of(2).hand_is(HAND).common_is("green-moon brown-sun");
    game.play("discard common brown-sun").play("keep").turn_of(1).common_is("green-moon brown-moon");
    game.refuses("play green-moon", "not-in-hand", "ON-T1").refuses(
        "play common red-sun",
        "not-in-common-hand",
        "ON-P2",
    );
}

#[test]
fn on_p2_the_partners_hand_is_out_of_reach() {
    let mut game = duo().begin();
    game.refuses("play blue-sun", "not-in-hand", "ON-T1").refuses("discard blue-key", "not-in-hand", "ON-T4");
}

#[test]
fn on_p2_a_key_of_the_common_hand_takes_a_door_or_ends_a_nightmare() {
    let scene = Scene::duo().hand("red-sun red-moon blue-sun").common("red-key green-moon");
    let mut game = scene.clone().next("red-door").begin();
    game.play("play red-sun").asks(RED_DOOR).offers("buy common, limbo").refuses("buy", "no-key", "ON-T7");
    game.play("buy common").discards("red-key").doors_are("red");
    let mut game = scene.next("nightmare").begin();
    game.play("play red-sun").offers("reveal, redraw, discard common red-key");
    game.play("discard common red-key").discards("red-key nightmare");
}

#[test]
fn on_p2_a_redraw_takes_all_five_cards() {
    let mut game = duo().next("nightmare blue-moon green-key brown-sun brown-moon brown-key").begin();
    game.play("play red-sun").play("redraw").discards("red-moon red-key green-sun green-moon");
    game.asks(Question::Place);
}

#[test]
fn on_p3_each_has_a_row_of_his_own() {
    let mut game = duo().row("blue-sun").second_row("red-sun red-moon").next("brown-sun brown-moon").begin();
    game.refuses("play red-sun", "same-symbol", "ON-T1");
    game.play("play red-key").turn_of(2);
    assert_eq!(game.position().rows, [cards("blue-sun red-key"), cards("red-sun red-moon")]);
    game.refuses("play blue-moon", "same-symbol", "ON-T1").play("play blue-key").turn_of(1);
    assert_eq!(game.position().rows[1], cards("red-sun red-moon blue-key"));
}

#[test]
fn on_p3_a_series_is_counted_in_ones_own_row_only() {
    let mut game = duo().row("red-sun").second_row("red-sun red-moon").next("brown-sun").begin();
    game.play("play red-key").turn_of(2);
}

#[test]
fn on_p4_after_a_discard_a_personal_card_may_be_swapped_with_a_common_one() {
    let mut game = duo().next("brown-sun").begin();
    game.play("discard red-sun").asks(Question::Swap { discarded: card("red-sun") });
    game.offers("keep, give red-moon, give red-key");
    game.play("give red-moon")
        .asks(Question::SwapTake { discarded: card("red-sun"), given: card("red-moon") });
    game.offers("take green-sun, take green-moon").play("take green-sun").turn_of(2);
    game.hand_is("red-key green-sun brown-sun").common_is("green-moon red-moon");
    assert!(game.happened(Event::Swapped {
        seat: Seat::new(0),
        gave: card("red-moon"),
        took: card("green-sun")
    }));
}

#[test]
fn on_p4_the_swap_comes_before_the_prophecy() {
    let mut game = duo().begin();
    game.play("discard red-key").asks(Question::Swap { discarded: card("red-key") });
    game.plays(&["give red-sun", "take green-sun"]).asks(Question::Prophecy);
    let mut game = duo().begin();
    game.plays(&["discard red-key", "keep"]).asks(Question::Prophecy).hand_is("red-sun red-moon");
}

#[test]
fn on_p4_nothing_is_swapped_after_playing_a_card() {
    duo().next("brown-sun").begin().play("play red-sun").turn_of(2);
}

#[test]
fn on_p4_the_partners_cards_cannot_be_swapped() {
    let mut game = duo().begin();
    game.play("discard red-sun").refuses("give blue-sun", "not-in-hand", "ON-P4");
    game.play("give red-moon").refuses("take blue-sun", "not-in-common-hand", "ON-P2");
    game.refuses("keep", "not-asked", "ON-P4");
}

#[test]
fn on_p4_a_swap_of_two_like_cards_is_not_offered() {
    let mut game = Scene::duo().hand("red-sun red-moon red-key").common("red-moon green-sun").begin();
    game.play("discard red-sun").play("give red-moon").offers("take green-sun");
    game.refuses("take red-moon", "swap-without-effect", "ON-P4");
    let mut game = Scene::duo().hand("red-sun red-moon red-key").common("red-moon red-moon").begin();
    game.play("discard red-sun").offers("keep, give red-key");
    game.refuses("give red-moon", "swap-without-effect", "ON-P4");
}

#[test]
fn on_p4_a_common_card_discarded_leaves_one_to_swap_with() {
    let mut game = duo().next("brown-sun").begin();
    game.play("discard common green-sun").play("give red-key").offers("take green-moon");
    game.play("take green-moon")
        .turn_of(2)
        .common_is("red-key brown-sun")
        .hand_is("red-sun red-moon green-moon");
}

#[test]
fn on_p5_a_drawn_card_goes_where_one_is_missing() {
    let mut game = duo().next("brown-sun brown-moon").begin();
    game.play("play red-sun").hand_is("red-moon red-key brown-sun").common_is(COMMON);
    game.play("play common green-sun").common_is("green-moon brown-moon");
}

#[test]
fn on_p5_if_both_hands_lack_a_card_the_player_chooses() {
    let scene = Scene::duo().hand("red-sun red-moon blue-sun").common("red-key green-moon");
    let scene = scene.next("red-door brown-sun brown-moon");
    let mut game = scene.begin();
    game.plays(&["play red-sun", "buy common"]).asks(Question::Place).offers("into own, into common");
    game.play("into own")
        .turn_of(2)
        .hand_is("red-moon blue-sun brown-sun")
        .common_is("green-moon brown-moon");
    let mut game = scene.begin();
    game.plays(&["play red-sun", "buy common", "into common"]).turn_of(2);
    game.hand_is("red-moon blue-sun brown-moon").common_is("green-moon brown-sun");
}

#[test]
fn on_p5_a_redraw_refills_three_and_two() {
    let mut game =
        duo().next("nightmare green-key red-door brown-sun brown-moon brown-key green-sun").begin();
    game.plays(&["play red-sun", "redraw", "into common", "into own", "into common"]);
    game.turn_of(2).common_is("green-key brown-moon").hand_is("brown-sun brown-key green-sun");
    assert_eq!(game.discarded("nightmare"), 1);
}

#[test]
fn on_p5_a_redraw_that_fills_the_own_hand_first_asks_no_more() {
    let mut game = duo().next("nightmare green-key brown-sun brown-moon brown-key green-sun").begin();
    game.plays(&["play red-sun", "redraw", "into own", "into own", "into own"]).turn_of(2);
    game.hand_is("green-key brown-sun brown-moon").common_is("brown-key green-sun");
}

#[test]
fn on_p6_doors_belong_to_who_took_them() {
    let mut game = duo().row("red-sun red-moon").second_row("blue-moon blue-sun").begin();
    game.chance_deals("brown-sun").plays(&["play red-key", "search"]).doors_are("red").second_doors_are("");
    game.chance_deals("brown-moon")
        .plays(&["play blue-key", "search"])
        .doors_are("red")
        .second_doors_are("blue");
}

#[test]
fn on_p6_a_nightmare_takes_one_of_the_active_players_own() {
    let mut game = duo().doors("red").second_doors("blue").next("nightmare nightmare").begin();
    game.play("play red-sun").offers("reveal, redraw, discard red-key, return red");
    game.refuses("return blue", "no-door", "ON-T8").refuses("return partner blue", "not-asked", "ON-T8");
    game.play("return red").doors_are("").second_doors_are("blue").limbo_is("red-door");
}

#[test]
fn on_p7_the_players_win_at_once_when_both_have_all_four_colours() {
    let all = "red blue green brown";
    let mut game = duo().doors("blue green brown").second_doors(all).next("red-door nightmare").begin();
    game.plays(&["play red-sun", "buy"]).is_won().top_is("nightmare").doors_are(all);
    let winners = game.state.outcome().expect("over").winners;
    assert!([0, 1].map(Seat::new).iter().all(|&seat| winners.contains(seat)), "together");
}

#[test]
fn on_p7_eight_doors_unevenly_held_do_not_win() {
    let scene = duo()
        .doors("blue green green brown")
        .second_doors("red blue brown")
        .next("red-door brown-sun brown-moon");
    let mut game = scene.begin();
    game.plays(&["play red-sun", "buy"]).turn_of(2).doors_are("red blue green green brown");
}

#[test]
fn on_p7_a_second_door_of_a_colour_may_be_kept() {
    let mut game = duo().doors("red").row("red-sun red-moon").next("brown-sun").begin();
    game.plays(&["play red-key", "search"]).doors_are("red red");
}

#[test]
fn on_p7_or_by_option_goes_to_limbo() {
    let scene = duo().with("duplicate-doors=limbo").doors("red");
    let mut game = scene.clone().row("red-sun red-moon").begin();
    game.chance_deals("nightmare").plays(&["play red-key", "search"]).doors_are("red").limbo_is("red-door");
    assert_eq!(game.shuffles(), 1);
    let mut game = scene.next("red-door nightmare").begin();
    game.plays(&["play red-sun", "buy"]).doors_are("red").limbo_is("red-door").discards("red-key");
}

#[test]
fn on_p7_the_partners_door_is_no_duplicate() {
    let mut game = duo().with("duplicate-doors=limbo").second_doors("red").row("red-sun red-moon").begin();
    game.chance_deals("nightmare").plays(&["play red-key", "search"]).doors_are("red").limbo_is("");
}

/// The cards an observer sees in a hand; a dash for one it does not.
fn hand_seen(game: &Play, observer: &str, seat: usize) -> String {
    let view = game.view(observer);
    let tell =
        |glimpse: &dedale_onirim::Glimpse| glimpse.card().map_or("–".to_owned(), |card| card.to_string());
    view.hands[seat].iter().map(tell).collect::<Vec<_>>().join(" ")
}

#[test]
fn on_p8_open_players_see_each_others_hands_and_prophecies() {
    let mut game = duo().next("brown-sun brown-moon nightmare red-door green-key").begin();
    for observer in ["1", "2", "spectator"] {
        assert_eq!(hand_seen(&game, observer, 0), HAND);
        assert_eq!(hand_seen(&game, observer, 1), "blue-sun blue-moon blue-key");
    }
    game.plays(&["discard red-key", "keep"]).asks(Question::Prophecy);
    for observer in ["2", "spectator"] {
        assert!(game.view(observer).looking.iter().all(|glimpse| glimpse.card().is_some()));
        assert_eq!(game.seen_by(observer), game.seen_by("1"));
    }
}

/// Two players who tell each other nothing, the first one to play, hands known to their players only.
fn silent() -> Scene {
    Scene::silent()
        .hand("red-sun@1 red-moon@1 red-key@1")
        .common(COMMON)
        .second_hand("blue-sun@2 blue-moon@2 blue-key@2")
}

#[test]
fn on_p8_silent_players_see_their_own_hand_only() {
    let game = silent().begin();
    assert_eq!(hand_seen(&game, "1", 0), HAND);
    assert_eq!(hand_seen(&game, "1", 1), "– – –");
    assert_eq!(hand_seen(&game, "2", 0), "– – –");
    assert_eq!(hand_seen(&game, "2", 1), "blue-sun blue-moon blue-key");
    assert_eq!(
        (hand_seen(&game, "spectator", 0), hand_seen(&game, "spectator", 1)),
        ("– – –".into(), "– – –".into())
    );
    assert_eq!(hand_seen(&game, "all", 0), HAND);
    let unseen = |observer| game.view(observer).unseen.count(card("red-key"));
    assert_eq!(
        (unseen("1"), unseen("2"), unseen("spectator")),
        (2, 3, 3),
        "a hidden card may be in the deck"
    );
}

#[test]
fn on_p8_silent_a_card_drawn_is_seen_by_its_player_only() {
    let mut game = silent().begin();
    game.chance_deals("brown-key").play("play red-sun").turn_of(2);
    assert_eq!(hand_seen(&game, "1", 0), "red-moon red-key brown-key");
    assert_eq!(hand_seen(&game, "2", 0), "– – –");
    let drew = |card: Value| json!({ "event": "drew", "seat": 1, "into": "own", "card": card });
    assert!(game.seen_by("1").contains(&drew(json!("brown-key"))));
    assert!(game.seen_by("2").contains(&drew(json!(null))));
    assert!(game.seen_by("spectator").contains(&drew(json!(null))));
}

#[test]
fn on_p8_silent_a_card_drawn_into_the_common_hand_is_seen_by_all() {
    let mut game = silent().begin();
    game.chance_deals("brown-key").play("play common green-sun").common_is("green-moon brown-key");
    let drew = json!({ "event": "drew", "seat": 1, "into": "common", "card": "brown-key" });
    assert!(["1", "2", "spectator"].iter().all(|observer| game.seen_by(observer).contains(&drew)));
}

#[test]
fn on_p8_silent_picked_cards_stay_known() {
    let mut game = Play::dealt("players=2 communication=silent", EIGHT);
    for pick in ["red-sun", "blue-sun", "red-moon", "blue-moon", "red-key", "blue-key"] {
        game.play(&format!("take {pick}"));
    }
    assert_eq!(hand_seen(&game, "2", 0), HAND);
    assert_eq!(hand_seen(&game, "spectator", 1), "blue-sun blue-moon blue-key");
}

#[test]
fn on_p8_silent_swapped_cards_are_seen_by_all() {
    let mut game = silent().begin();
    game.plays(&["discard red-sun", "give red-moon"]);
    assert_eq!(hand_seen(&game, "2", 0), "red-moon –");
    game.chance_deals("brown-sun").play("take green-sun");
    assert_eq!(hand_seen(&game, "2", 0), "green-sun – –");
}

#[test]
fn on_p8_silent_of_two_like_cards_the_known_one_leaves_first() {
    let mut game = silent().hand("red-sun red-sun@1 red-key@1").begin();
    assert_eq!(hand_seen(&game, "2", 0), "red-sun – –");
    game.chance_deals("brown-sun").play("play red-sun");
    assert_eq!(hand_seen(&game, "2", 0), "– – –");
}

/// An observer sees nothing of what is being looked at, nor of what lies on or under the deck.
fn sees_nothing_of_the_deck(game: &Play, observer: &str) {
    let view = game.view(observer);
    let glimpses = view.looking.iter().chain(&view.deck.top).chain(&view.deck.bottom);
    assert!(glimpses.clone().count() > 0, "there is something to see");
    assert!(glimpses.clone().all(|glimpse| glimpse.card().is_none()), "{observer}: {view:?}");
    for event in game.seen_by(observer) {
        match event["event"].as_str() {
            Some("looked") => assert!(event["cards"].as_array().expect("cards").iter().all(Value::is_null)),
            Some("placed" | "fetched") => assert!(event["card"].is_null(), "{event}"),
            _ => {}
        }
    }
}

fn hidden_from_the_others(game: &Play) {
    sees_nothing_of_the_deck(game, "2");
    sees_nothing_of_the_deck(game, "spectator");
    let own = game.view("1");
    assert!(own.looking.iter().chain(&own.deck.top).all(|glimpse| glimpse.card().is_some()));
}

#[test]
fn on_p8_silent_a_prophecy_is_seen_by_its_player_only() {
    let mut game = silent().begin();
    game.plays(&["discard red-key"])
        .chance_deals("nightmare red-door brown-sun brown-moon brown-key")
        .play("keep");
    game.asks(Question::Prophecy);
    hidden_from_the_others(&game);
    game.play("discard nightmare").asks(Question::Arrange);
    assert!(
        game.seen_by("2")
            .contains(&json!({ "event": "discarded", "seat": 1, "from": "look", "card": "nightmare" }))
    );
    hidden_from_the_others(&game);
    game.play("place brown-key");
    hidden_from_the_others(&game);
    game.plays(&["place red-door", "place brown-sun"]).turn_of(2);
    hidden_from_the_others(&game);
    game.top_is("red-door@1 brown-sun@1 brown-moon@1");
}

#[test]
fn on_p8_silent_a_peek_is_seen_by_its_player_only() {
    let mut game = silent().with("towers=normal").hand("red-tower-3@1 red-sun@1 red-moon@1").begin();
    game.plays(&["discard red-tower-3", "keep"]).asks(Question::Peek { count: 3 });
    game.chance_deals("nightmare red-door brown-sun").play("look");
    hidden_from_the_others(&game);
    game.plays(&["place brown-sun", "place nightmare"]).turn_of(2).top_is("nightmare@1 red-door@1");
    hidden_from_the_others(&game);
}

#[test]
fn on_p8_silent_a_paradoxical_prophecy_is_seen_by_its_player_only() {
    let mut game = silent().with("book=normal").discard("red-sun*5").begin();
    game.play("cast paradoxical-prophecy").plays(&["pay red-sun"; 4]);
    game.chance_deals("nightmare red-door brown-sun brown-moon brown-key").play("pay red-sun");
    hidden_from_the_others(&game);
    game.plays(&["place brown-sun", "place red-door", "place nightmare", "place brown-key"])
        .asks(Question::Turn);
    game.top_is("brown-sun@1").bottom_is("red-door@1 nightmare@1 brown-key@1 brown-moon@1");
    hidden_from_the_others(&game);
}

#[test]
fn on_p8_silent_a_card_fetched_by_a_happy_dream_is_seen_by_its_player_only() {
    let scene =
        silent().with("premonitions=4").next("happy-dream").deck("red-door nightmare red-sun red-moon");
    let mut game = scene.begin();
    game.plays(&["play red-sun", "fetch"]).asks(Question::Fetch).play("take red-moon").turn_of(2);
    assert!(game.seen_by("2").contains(&json!({ "event": "fetched", "seat": 1, "card": null })));
    assert_eq!(hand_seen(&game, "2", 0), "– – –");
}

#[test]
fn on_d4_silent_the_seven_cards_of_a_happy_dream_are_seen_by_all() {
    let mut game = silent().with("premonitions=4").next("happy-dream brown-sun@2 brown-moon@1").begin();
    game.play("play red-sun").chance_deals("nightmare red-door green-sun green-moon green-key").play("look");
    game.asks(Question::DreamDiscard);
    for observer in ["1", "2", "spectator"] {
        assert!(game.view(observer).looking.iter().all(|glimpse| glimpse.card().is_some()), "{observer}");
        assert_eq!(game.seen_by(observer), game.seen_by("1"));
    }
    assert_eq!(game.view("2").looking.len(), 7);
}

#[test]
fn on_d4_silent_all_see_where_the_cards_of_a_happy_dream_go() {
    let mut game = silent().with("premonitions=4").next("happy-dream brown-sun@2 brown-moon@1").begin();
    game.play("play red-sun").chance_deals("nightmare red-door green-sun green-moon green-key").play("look");
    game.plays(&["discard nightmare", "keep", "place green-key"]).asks(Question::Arrange);
    let placed = json!({ "event": "placed", "seat": 1, "bottom": false, "card": "green-key" });
    assert!(game.seen_by("2").contains(&placed) && game.seen_by("spectator").contains(&placed));
    game.plays(&["place red-door", "place brown-sun", "place green-sun", "place brown-moon"]).turn_of(2);
    game.top_is("red-door brown-sun green-sun brown-moon green-moon");
    assert_eq!(hand_seen(&game, "2", 0), "green-key – –", "all saw the card that was drawn next");
}

#[test]
fn on_p8_silent_who_searches_the_deck_knows_by_elimination_what_the_partner_holds() {
    let mut game = silent().with("premonitions=4").next("happy-dream").begin();
    assert_eq!(hand_seen(&game, "1", 1), "– – –");
    game.plays(&["play red-sun", "fetch"]);
    assert_eq!(hand_seen(&game, "1", 1), "blue-sun blue-moon blue-key");
    assert_eq!(hand_seen(&game, "spectator", 1), "– – –");
    assert_eq!(hand_seen(&game, "2", 0), "– –", "the partner searched nothing");
}

#[test]
fn on_p8_silent_a_look_makes_the_partner_forget_the_order() {
    let next = "brown-sun@2 brown-moon@2 brown-key@2 nightmare@2 red-door@2 blue-door@2";
    let mut game = silent().next(next).begin();
    assert!(game.view("2").deck.top.iter().all(|glimpse| glimpse.card().is_some()));
    game.plays(&["discard red-key", "keep"]).asks(Question::Prophecy);
    assert!(game.view("2").looking.iter().all(|glimpse| glimpse.card().is_none()));
    game.plays(&["discard nightmare", "place brown-key", "place red-door", "place brown-moon"]).turn_of(2);
    game.top_is("red-door@1 brown-moon@1 brown-sun@1 blue-door@2");
}

#[test]
fn on_p8_silent_the_drawn_door_is_asked_about_even_without_a_key() {
    let mut game = silent().hand("red-sun@1 red-moon@1 blue-moon@1").next("red-door@2").begin();
    game.play("play red-sun").asks(RED_DOOR).offers("limbo").refuses("buy", "no-key", "ON-T7");
    let mut game = silent().next("red-door@2").begin();
    game.play("play red-sun").asks(RED_DOOR).offers("buy, limbo");
    let mut game = duo().hand("red-sun red-moon blue-moon").next("red-door nightmare").begin();
    game.play("play red-sun").asks(Question::Nightmare);
}

#[test]
fn on_p8_silent_a_known_card_drawn_stays_known_to_who_knew_it() {
    let mut game = silent().next("brown-key@2").begin();
    game.play("play red-sun").turn_of(2);
    assert_eq!(hand_seen(&game, "2", 0), "brown-key – –");
    assert_eq!(hand_seen(&game, "spectator", 0), "– – –");
}
