//! Turns and the simple actions (MO-T1 to MO-T4, MO-A1, MO-A2, MO-A6, MO-A8, MO-X2).

use dedale_mondes::Question;
use serde_json::json;

use crate::scene::{A, B, C, Scene};

#[test]
fn mo_t1_a_turn_has_two_actions_the_same_one_twice_if_wanted() {
    let mut game = Scene::duo().hand(A, "sickle cauldron").begin();
    game.turn_of(A, 2).play("discard sickle").turn_of(A, 1).play("discard cauldron").turn_of(B, 2);
}

#[test]
fn mo_t1_one_draws_only_once_a_turn() {
    let mut game = Scene::duo().top("otherworld", "esus ambactes epona").begin();
    game.play("draw").refuses("draw", "drew-already", "MO-T1").play("pass");
    game.play("draw").hand_is(B, "ambactes").play("pass").play("draw").hand_is(A, "esus epona");
}

#[test]
fn mo_t1_actions_come_in_any_order() {
    let mut game = Scene::duo().hand(A, "sickle").begin();
    game.play("discard sickle").play("draw").turn_of(B, 2);
}

#[test]
fn mo_t2_with_five_cards_one_cannot_draw() {
    let mut game = Scene::duo().hand(A, "esus ambactes sickle cauldron horn").begin();
    game.refuses("draw", "hand-full", "MO-T2").play("discard horn").play("draw").turn_of(B, 2);
    assert_eq!(game.position().hands[0].len(), 5);
}

#[test]
fn mo_t3_turns_go_clockwise_and_a_character_may_stay() {
    let mut game = Scene::trio().begin();
    for seat in [A, B, C, A, B, C] {
        game.turn_of(seat, 2).play("pass").pawn_in(seat, "otherworld");
    }
}

#[test]
fn mo_t4_when_nobody_in_a_world_did_anything_its_pile_moves_on() {
    let scene = Scene::trio().pawn(C, "crypt").top("otherworld", "giant esus").top("crypt", "count");
    let mut game = scene.top("wild-hunt", "horn").begin();
    game.play("pass").never_saw("stand-off").play("pass");
    game.top_is("otherworld", "esus").bottom_is("otherworld", "giant").top_is("crypt", "count");
    game.saw_as("spectator", &["stand-off otherworld", "went-under 2 giant otherworld"]);
    game.play("pass").saw_as("spectator", &["stand-off crypt", "went-under 3 count crypt"]);
    game.bottom_is("crypt", "count").top_is("wild-hunt", "horn").turn_of(A, 2);
    for observer in ["1", "2", "3", "spectator"] {
        game.knows_bottom(observer, "otherworld", "? giant");
    }
    game.play("pass").never_saw("stand-off").play("pass").saw(&["stand-off otherworld"]);
}

#[test]
fn mo_t4_a_world_with_two_pawns_moves_on_once() {
    let mut game = Scene::duo().top("otherworld", "giant esus").begin();
    game.play("pass, pass").top_is("otherworld", "esus").bottom_is("otherworld", "giant");
}

#[test]
fn mo_t4_drawing_moving_and_playing_a_card_are_something_and_trading_discarding_and_revealing_are_not() {
    let scene =
        || Scene::duo().all_in("fairy-glade").hand(A, "clover hazel-wand korrigan").hand(B, "philtre");
    for something in ["draw", "play clover"] {
        let mut game = scene().begin();
        game.play(something).play("pass").play("pass").never_saw("stand-off");
        game.play("pass").saw(&["stand-off fairy-glade"]);
    }
    for away in ["move wild-hunt, pay korrigan, let", "play hazel-wand, let, to n"] {
        let mut game = scene().begin();
        game.play(away).play("pass").never_saw("stand-off").play("pass").saw(&["stand-off fairy-glade"]);
        game.play("pass").saw(&["stand-off wild-hunt"]);
    }
    for nothing in ["discard clover", "reveal", "trade 2, offer clover, refuse"] {
        let mut game = scene().begin();
        game.play(nothing).play("pass").play("pass").saw(&["stand-off fairy-glade"]);
    }
}

#[test]
fn mo_t4_a_skipped_turn_is_one_without_doing_anything() {
    let mut game = Scene::duo().with("skipping", json!([2])).begin();
    game.play("pass").saw(&["turn-skipped 2 2", "stand-off otherworld", "turn-began 1 3"]).turn_of(A, 2);
}

#[test]
fn mo_t4_without_the_option_nothing_moves() {
    let mut game = Scene::of("players=2 stand-off=no").top("otherworld", "giant").begin();
    game.play("pass, pass, pass, pass").never_saw("stand-off").top_is("otherworld", "giant");
}

#[test]
fn mo_t4_an_empty_pile_does_not_move() {
    // Bad encounters never stay out of their pile, so that it is never quite empty between turns: the standard set has
    // one in each world. A set without them has piles that can be.
    let text = dedale_mondes::Cards::default().to_string();
    let text = text.replacen("giant/bad/combat/lose=2", "giant/object/combat/ward", 1);
    let text = text.replacen("mist/bad/death/skip", "mist/object/death/ward", 1);
    let scene = Scene::of(&format!("players=2 cards={text}")).hand(A, "esus ambactes cernunnos epona");
    let mut game = scene.hand(B, "cauldron sickle giant mist").begin();
    game.refuses("draw", "pile-empty", "MO-A1")
        .play("pass, pass")
        .saw(&["stand-off otherworld"])
        .never_saw("went-under");
    game.play("pass").play("discard mist").bottom_is("otherworld", "mist");
}

#[test]
fn mo_a1_a_card_drawn_goes_into_the_hand_and_only_its_pile_is_seen() {
    let mut game = Scene::trio().top("otherworld", "sickle").begin();
    game.play("draw").hand_is(A, "sickle").top_is("otherworld", "esus");
    game.saw_as("1", &["drew 1 otherworld sickle"]).saw_as("2", &["drew 1 otherworld ?"]);
    game.knows_hand("3", A, &["of otherworld"]).knows_hand("1", A, &["sickle"]);
}

#[test]
fn mo_a1_a_bad_encounter_drawn_strikes_at_once() {
    let mut game = Scene::duo().top("otherworld", "giant").hand(A, "sickle").begin();
    game.play("draw").saw(&["struck 1 giant"]).asks(A, Question::Defend).hand_is(A, "sickle");
}

#[test]
fn mo_a1_one_does_not_draw_from_an_empty_pile() {
    let scene = Scene::of("players=5").all_in("fairy-glade").top("wild-hunt", "clover philtre hazel-wand");
    let scene = scene.hand(A, "fairy-queen elf-king").hand(B, "korrigan fountain").pawn(C, "wild-hunt");
    // The Fairy Ring is the last card; while it strikes, its pile is empty.
    let mut game = scene.begin();
    assert_eq!(game.pile("fairy-glade"), ["fairy-ring"]);
    game.play("draw").saw(&["struck 1 fairy-ring"]).bottom_is("fairy-glade", "fairy-ring");
}

#[test]
fn mo_a2_a_discarded_card_goes_under_the_pile_of_the_world_one_is_in() {
    let mut game = Scene::duo().hand(A, "esus horn").begin();
    game.play("discard horn").bottom_is("otherworld", "horn").saw(&["went-under 1 horn otherworld"]);
    game.play("discard esus").bottom_is("otherworld", "horn esus").hand_is(A, "");
}

#[test]
fn mo_a2_one_discards_only_what_one_has() {
    Scene::duo().hand(B, "sickle").begin().refuses("discard sickle", "not-in-hand", "MO-A2");
}

#[test]
fn mo_a6_revealing_is_an_action_and_its_key_pays_later_in_the_same_turn() {
    let scene = Scene::duo().kept(A, "critic").all_in("otherworld");
    let mut game = scene.begin();
    game.refuses("move wild-hunt", "cannot-pay", "MO-A5").play("reveal").turn_of(A, 1);
    game.saw_as("2", &["character-opened 1 critic"]);
    assert!(game.view("2").characters[0].open);
    game.refuses("reveal", "key-used", "MO-A6")
        .play("move wild-hunt")
        .saw(&["paid 1 n [] true", "moved 1 nw n"])
        .pawn_in(A, "wild-hunt");
}

#[test]
fn mo_a6_the_key_is_lost_if_unused() {
    let mut game = Scene::duo().kept(A, "critic").begin();
    game.play("reveal").play("pass").play("pass").turn_of(A, 2);
    game.refuses("reveal", "key-used", "MO-A6").refuses("move wild-hunt", "cannot-pay", "MO-A5");
    assert!(game.view("2").characters[0].open, "it stays open");
}

#[test]
fn mo_a6_as_payment_it_costs_no_action() {
    let mut game = Scene::of("players=2 character-key=payment").kept(A, "critic").begin();
    game.refuses("reveal", "part-of-payment", "MO-A6").play("move wild-hunt");
    game.saw(&["character-opened 1 critic", "paid 1 n [] true"]).turn_of(A, 1);
    game.refuses("move otherworld", "cannot-pay", "MO-A5");
    assert!(game.view("2").characters[0].key_used);
}

#[test]
fn mo_a6_a_character_laid_open_by_somebody_else_still_has_its_key() {
    for (setup, pay) in
        [("players=2", "reveal, move wild-hunt"), ("players=2 character-key=payment", "move wild-hunt")]
    {
        let mut game = Scene::of(setup).kept(A, "critic").with("open", json!([1])).begin();
        game.play(pay).never_saw("character-opened").pawn_in(A, "wild-hunt");
    }
}

#[test]
fn mo_a6_revealing_a_character_that_lies_open_is_seen_by_all() {
    let mut game = Scene::duo().kept(A, "critic").with("open", json!([1])).begin();
    for observer in ["1", "2", "spectator"] {
        game.clone().play("reveal").saw_as(observer, &["key-revealed 1 critic"]);
    }
    game.play("reveal, pass, pass").refuses("reveal", "key-used", "MO-A6");
}

#[test]
fn mo_a6_its_key_pays_only_what_is_needed_and_once() {
    let scene = Scene::of("players=2 character-key=payment").kept(A, "librarian").all_in("wild-hunt");
    let mut game = scene.hand(A, "huntsman mirror old-grimoire horn spear").begin();
    game.play("move otherworld").offers("pay", "pay huntsman").offers("pay-character", "pay-character");
    let mut other = Scene::of("players=2 character-key=payment").kept(A, "critic").hand(A, "esus").begin();
    other.play("move looking-glass").refuses("pay-character", "key-not-needed", "MO-A5");
    let scene = Scene::duo().hand(A, "esus horn");
    scene.begin().play("move looking-glass").refuses("pay-character", "key-used", "MO-A6");
}

#[test]
fn mo_a8_passing_ends_the_turn_whatever_is_left_of_it() {
    let mut game = Scene::duo().actions(5).begin();
    game.play("pass").turn_of(B, 2);
}

#[test]
fn mo_x2_after_the_last_round_nobody_wins() {
    let mut game = Scene::of("players=2 max-rounds=3").turn(5).begin();
    game.play("pass").turn_of(B, 2).play("pass").is_over(None).saw(&["ended ?"]);
    game.refuses("pass", "game-over", "MO-X1");
}

#[test]
fn mo_x2_a_skipped_turn_counts_as_one_of_the_round() {
    let mut game = Scene::of("players=2 max-rounds=3").turn(5).with("skipping", json!([2])).begin();
    game.play("pass").saw(&["turn-skipped 2 6", "ended ?"]).is_over(None);
}

#[test]
fn mo_a8_a_turn_in_which_nothing_else_is_possible_ends_by_itself() {
    let used = |scene: Scene| scene.with("open", json!([1, 2])).with("key_used", json!([1, 2]));
    let mut game = used(Scene::duo().top("otherworld", "giant esus")).begin();
    game.play("draw").saw(&["struck 1 giant", "turn-began 2 2"]).turn_of(B, 2);
    let mut other = used(Scene::of("players=2 character-key=payment").top("otherworld", "giant")).begin();
    other.play("draw").turn_of(B, 2);
    let mut hidden = Scene::duo().top("otherworld", "giant").begin();
    hidden.play("draw").turn_of(A, 1);
}

#[test]
fn mo_t4_a_world_moves_on_though_somebody_is_busy_elsewhere() {
    let scene =
        Scene::trio().pawn(C, "crypt").top("otherworld", "giant esus").top("crypt", "count slayer stake");
    let mut game = scene.begin();
    game.play("pass").never_saw("stand-off").play("pass").saw(&["stand-off otherworld"]);
    game.top_is("otherworld", "esus").bottom_is("otherworld", "giant").turn_of(C, 2).play("draw, pass");
    game.never_saw("stand-off").play("pass, pass").saw(&["stand-off otherworld"]).play("pass");
    game.saw(&["stand-off crypt"]);
}

#[test]
fn a_refusal_carries_the_rule_of_what_was_tried() {
    let mut game = Scene::duo().all_in("otherworld").hand(A, "vorpal-sword horn").begin();
    for (action, code, rule) in [
        ("discard sickle", "not-in-hand", "MO-A2"),
        ("trade 3", "not-here", "MO-A3"),
        ("trade 2", "no-cards", "MO-A3"),
        ("play sickle", "not-in-hand", "MO-A4"),
        ("play vorpal-sword", "reaction-only", "MO-A4"),
        ("play horn", "no-target", "MO-A4"),
        ("play-pair horn", "no-pair", "MO-E"),
        ("play-pair spear", "not-in-hand", "MO-E"),
        ("move wild-hunt", "cannot-pay", "MO-A5"),
        ("move s", "no-way-there", "MO-M2"),
        ("home", "cannot-pay", "MO-A7"),
        ("pay horn", "not-asked", "MO-T1"),
        ("let", "not-asked", "MO-T1"),
    ] {
        game.refuses(action, code, rule);
    }
    let mut full = Scene::duo().hand(A, "esus ambactes sickle cauldron horn").begin();
    full.refuses("draw", "hand-full", "MO-T2").play("reveal").refuses("reveal", "key-used", "MO-A6");
}
