//! The map, ways and where cards go (MO-M1 to MO-M6, MO-A5, MO-A7, MO-D1 to MO-D4, MO-X1).

use dedale_mondes::{Place, Question};
use serde_json::{Value, json};

use crate::scene::{A, B, Play, Scene};

#[test]
fn mo_a5_a_side_costs_its_key_and_a_corner_both() {
    let mut game = Scene::duo().all_in("wild-hunt").hand(A, "mirror huntsman").begin();
    game.offers("move", "move otherworld").play("move otherworld, pay huntsman").pawn_in(A, "otherworld");
    let scene = Scene::duo().all_in("wild-hunt").hand(A, "old-grimoire huntsman");
    let mut game = scene.begin();
    game.offers("move", "move otherworld, move looking-glass");
    game.play("move looking-glass").offers("pay", "pay old-grimoire, pay huntsman").play("pay huntsman");
    game.saw(&["paid 1 w [huntsman old-grimoire] false", "moved 1 n w"]);
    game.pawn_in(A, "looking-glass").turn_of(A, 1);
}

#[test]
fn mo_a5_a_card_pays_only_a_key_that_is_needed() {
    let mut game = Scene::duo().hand(A, "esus ambactes").begin();
    game.refuses("move crypt", "no-way-there", "MO-M2").play("move wild-hunt");
    game.refuses("pay esus", "key-not-needed", "MO-A5").refuses("pass", "not-asked", "MO-A5");
    game.play("pay ambactes").pawn_in(A, "wild-hunt");
}

#[test]
fn mo_m1_the_places_beside_kernault_need_one_exit_key_to_go_home_and_the_corners_two() {
    let beside = Place::ALL.iter().filter(|place| place.sides_home().iter().count() == 1);
    assert_eq!(beside.map(ToString::to_string).collect::<Vec<_>>(), ["n", "w", "e", "s"]);
}

#[test]
fn mo_m2_the_key_is_that_of_the_world_one_leaves() {
    let mut game = Scene::duo().all_in("otherworld").lies("otherworld", "ne").hand(A, "esus").begin();
    game.offers("move", "move middle-earth");
}

#[test]
fn mo_m3_corner_worlds_are_not_joined_by_corners_and_opposite_ones_not_at_all() {
    let mut game = Scene::duo().hand(A, "esus ambactes cernunnos epona cauldron").begin();
    game.offers("move", "move wild-hunt, move looking-glass");
    game.refuses("move fairy-glade", "no-way-there", "MO-M2");
}

#[test]
fn mo_m4_keys_facing_outside_lead_nowhere() {
    let mut game = Scene::duo().hand(A, "cernunnos cauldron").begin();
    game.offers("move", "").refuses("move nw", "no-way-there", "MO-M2");
}

#[test]
fn mo_m5_kernault_is_no_place_to_move_to() {
    assert!(Place::ALL.iter().all(|place| place.row_and_column() != (1, 1)));
    let mut game = Scene::duo().all_in("wild-hunt").hand(A, "old-grimoire").begin();
    game.offers("move", "").refuses("home", "cannot-pay", "MO-A7");
}

#[test]
fn mo_m6_entering_a_face_down_world_turns_it_up_for_good() {
    let mut game = Scene::duo().hand(A, "ambactes").begin();
    assert!(game.view("2").worlds[Place::North as usize].world.is_none());
    game.play("move n").saw_as("2", &["moved 1 nw n", "world-turned-up n wild-hunt"]);
    assert!(game.view("2").worlds[Place::North as usize].up);
    let mut game = Scene::duo().up("wild-hunt").hand(A, "ambactes").begin();
    game.play("move n").never_saw("world-turned-up");
}

#[test]
fn mo_d1_an_encounter_goes_under_its_own_worlds_pile() {
    let mut game = Scene::duo().hand(A, "esus").hand(B, "sickle").begin();
    game.play("play esus, let").bottom_is("otherworld", "sickle esus");
}

#[test]
fn mo_d2_who_leaves_lets_its_encounters_go_in_an_order_it_chooses() {
    let mut game = Scene::duo().hand(A, "ambactes esus epona sickle").begin();
    game.play("move wild-hunt, pay ambactes")
        .asks(A, Question::Under)
        .offers("under", "under esus, under epona");
    game.refuses("under sickle", "not-let-go", "MO-D4").play("under epona").hand_is(A, "sickle");
    game.bottom_is("otherworld", "ambactes epona esus").pawn_in(A, "wild-hunt").turn_of(A, 1);
}

#[test]
fn mo_d2_one_encounter_goes_without_asking() {
    let mut game = Scene::duo().hand(A, "ambactes esus").begin();
    game.play("move wild-hunt, pay ambactes").bottom_is("otherworld", "ambactes esus").turn_of(A, 1);
}

#[test]
fn mo_d3_an_object_pays_anywhere_and_goes_under_the_pile_of_the_world_left() {
    let mut game = Scene::duo().hand(A, "vorpal-sword horn").begin();
    game.play("move looking-glass, pay vorpal-sword").bottom_is("otherworld", "vorpal-sword");
    game.hand_is(A, "horn");
}

#[test]
fn mo_d4_cards_paid_go_under_in_the_order_they_were_paid_before_encounters_left_behind() {
    let scene = Scene::duo().all_in("wild-hunt").hand(A, "old-grimoire huntsman hound");
    let mut game = scene.clone().begin();
    game.play("move looking-glass, pay old-grimoire, pay hound");
    game.bottom_is("wild-hunt", "old-grimoire hound huntsman");
    scene
        .begin()
        .play("move looking-glass, pay huntsman, pay old-grimoire")
        .bottom_is("wild-hunt", "huntsman old-grimoire hound");
}

#[test]
fn mo_d4_every_card_that_goes_under_is_seen_by_all_and_known_when_drawn_again() {
    let scene = Scene::trio().hand(A, "sickle").top("otherworld", "").all_in("otherworld");
    let mut game = scene.begin();
    game.play("discard sickle, pass");
    for observer in ["1", "2", "3", "spectator"] {
        game.knows_bottom(observer, "otherworld", "? sickle");
    }
}

#[test]
fn mo_a7_from_a_world_beside_kernault_home_costs_four_keys_and_wins() {
    let scene = Scene::duo().all_in("wild-hunt").kept(A, "librarian");
    let mut game = scene.hand(A, "mirror old-grimoire horn clover spear").begin();
    game.play("home").offers("pay", "pay mirror, pay old-grimoire, pay horn, pay clover, pay spear");
    game.play("pay clover, pay old-grimoire").offers("pay", "pay mirror, pay horn, pay spear");
    game.play("pay horn, pay mirror").is_over(Some(A));
    game.saw_as(
        "2",
        &[
            "paid 1 ? [clover old-grimoire horn mirror] false",
            "character-opened 1 librarian",
            "came-home 1 librarian",
            "ended 1",
        ],
    );
    game.bottom_is("wild-hunt", "clover old-grimoire horn mirror").hand_is(A, "spear");
}

#[test]
fn mo_a7_from_a_corner_home_costs_five_keys() {
    let scene = Scene::duo().kept(A, "librarian").hand(A, "esus ambactes cernunnos vorpal-sword");
    scene.begin().refuses("home", "cannot-pay", "MO-A7");
    let mut game = scene.hand(A, "esus ambactes cernunnos vorpal-sword clover").begin();
    game.play("home, pay esus, pay vorpal-sword, pay ambactes").asks(A, Question::Pay);
    game.play("pay clover").is_over(Some(A));
}

#[test]
fn mo_a7_the_characters_own_key_may_be_an_exit_key() {
    let scene = Scene::duo().all_in("looking-glass").kept(A, "goth").hand(A, "mirror clover drink-me");
    let mut game = scene.begin();
    game.refuses("home", "cannot-pay", "MO-A7").play("reveal, home, pay mirror, pay-character, pay clover");
    game.is_over(Some(A)).saw(&["paid 1 ? [mirror clover drink-me] true"]);
}

/// The keys of a player's way home, as the player's own view tells them.
fn way_home(game: &Play, observer: &str) -> Value {
    serde_json::to_value(game.view(observer)).expect("a view is JSON")["way_home"].clone()
}

#[test]
fn mo_a7_the_view_says_which_cards_pay_the_way_home_and_which_keys_are_missing() {
    let scene = Scene::duo().all_in("wild-hunt").kept(A, "librarian");
    let game = scene.hand(A, "mirror horn spear hazel-wand").hand(B, "old-grimoire").begin();
    let key = |key: &str, exit: Value, card: Value| json!({ "key": key, "exit": exit, "card": card, "character": false });
    let keys = json!([
        key("knowledge", json!("south"), json!(null)),
        key("magic", json!(null), json!("c5")),
        key("knowledge", json!(null), json!(null)),
        key("combat", json!(null), json!("b1")),
    ]);
    assert_eq!(way_home(&game, "1"), json!({ "keys": keys, "irreplaceable": [] }), "two cards for each key");
}

#[test]
fn mo_a7_a_card_is_irreplaceable_if_no_other_pays_its_key() {
    let scene = Scene::duo().all_in("wild-hunt").kept(A, "librarian");
    let game = scene.hand(A, "mirror horn spear clover waybread").begin();
    assert_eq!(way_home(&game, "1")["irreplaceable"], json!(["c7", "d5"]));
}

#[test]
fn mo_a7_cards_already_paid_for_the_way_home_count() {
    let scene = Scene::duo().all_in("wild-hunt").kept(A, "librarian");
    let mut game = scene.hand(A, "mirror old-grimoire horn clover").begin();
    let before = way_home(&game, "1")["keys"].clone();
    game.play("home, pay old-grimoire, pay horn");
    assert_eq!(way_home(&game, "1")["keys"], before);
}

#[test]
fn mo_a6_the_characters_key_counts_for_the_way_home_once_it_is_revealed() {
    let scene = Scene::duo().all_in("looking-glass").kept(A, "goth");
    let mut game = scene.begin();
    let pays = |game: &Play| {
        let keys = way_home(game, "1")["keys"].as_array().cloned().unwrap_or_default();
        keys.iter().map(|key| key["character"] == json!(true)).collect::<Vec<_>>()
    };
    assert_eq!(pays(&game), [false; 4]);
    game.play("reveal");
    assert_eq!(pays(&game), [true, false, false, false]);
    game.play("pass");
    assert_eq!(pays(&game), [false; 4], "unused, it is lost");
    let payment = Scene::of("players=2 character-key=payment").all_in("looking-glass").kept(A, "goth");
    assert_eq!(pays(&payment.begin()), [true, false, false, false]);
    assert_eq!(pays(&payment.turn(2).begin()), [true, false, false, false], "in others' turns, too");
}

#[test]
fn mo_h1_the_way_home_is_told_to_nobody_but_its_player() {
    let scene = Scene::duo().all_in("wild-hunt").kept(A, "librarian").kept(B, "critic");
    let mut game = scene.hand(A, "mirror old-grimoire horn clover").hand(B, "ring").begin();
    game.play("home, pay mirror");
    for observer in ["spectator", "all"] {
        assert_eq!(way_home(&game, observer), json!(null));
    }
    let keys = way_home(&game, "2")["keys"].as_array().cloned().unwrap_or_default();
    let cards: Vec<_> = keys.iter().filter_map(|key| key["card"].as_str()).collect();
    assert_eq!(cards, ["e4"], "the ring, its own");
}

#[test]
fn mo_x1_who_comes_home_wins_at_once() {
    let scene = Scene::trio().all_in("wild-hunt").kept(A, "librarian").pawn(B, "crypt");
    let mut game = scene.hand(A, "mirror old-grimoire horn clover").hand(B, "sickle").begin();
    game.play("home, pay mirror, pay old-grimoire, pay horn").is_over(Some(A));
    game.refuses("draw", "game-over", "MO-X1");
}

#[test]
fn who_is_held_can_neither_move_nor_go_home_nor_use_an_effect_that_moves() {
    let scene = Scene::duo().all_in("fairy-glade").kept(A, "librarian").with("held", json!([1]));
    let mut game = scene.hand(A, "hazel-wand korrigan horn clover old-grimoire").begin();
    game.refuses("move wild-hunt", "held", "MO-A5").refuses("play hazel-wand", "held", "MO-A4");
    game.refuses("home", "held", "MO-A7");
}

#[test]
fn mo_a5_a_payment_is_not_asked_for_where_everybody_knows_that_it_is_the_only_one() {
    Scene::duo().hand(A, "esus").begin().play("move looking-glass").pawn_in(A, "looking-glass");
    // Nobody else knows what the other card is: being asked tells nothing of it.
    for other in ["horn", "epona"] {
        let mut game = Scene::duo().hand(A, &format!("esus {other}")).begin();
        game.play("move looking-glass").asks(A, Question::Pay);
    }
    let mut game = Scene::duo().hand(A, "esus epona").known("a4", "12w").begin();
    game.play("move looking-glass").pawn_in(A, "looking-glass");
}
