use crate::scene::{CORNER, Play, RED, Scene, YELLOW};

/// Red's corner with the mushroom on 0.2 and a potion in a dead end on 0.3.
fn two_treasures(setup: &str) -> Scene {
    Scene::of(setup).tiles(CORNER).tiles("0.3 NW potion")
}

/// Late in such a game: no card is left to draw.
fn late(setup: &str) -> Scene {
    two_treasures(setup).turn(19).left_to_draw("")
}

#[test]
fn la_m3_a_treasure_on_one_s_card_is_found_by_stopping_on_its_tile() {
    let mut game = two_treasures("players=2").hand(RED, "mushroom skull").begin();
    game.play("move 0.2").finds("mushroom", RED, true).hand_is(RED, "skull");
}

#[test]
fn la_m3_passing_over_it_is_not_enough() {
    let mut game = two_treasures("players=2").hand(RED, "mushroom skull").begin();
    game.play("move 0.3").finds_nothing().hand_is(RED, "mushroom skull");
}

#[test]
fn la_m3_staying_on_it_by_a_move_finds_it() {
    let mut game = two_treasures("players=2").hand(RED, "mushroom skull").pawn(RED, "0.2").begin();
    game.play("move 0.2").finds("mushroom", RED, true);
}

#[test]
fn la_m3_a_treasure_on_nobody_s_or_somebody_else_s_card_is_not_found() {
    let mut game = two_treasures("players=2").hand(RED, "urn skull").hand(YELLOW, "mushroom key").begin();
    game.play("move 0.2").finds_nothing().hand_is(YELLOW, "mushroom key");
    let mut game = two_treasures("players=2").hand(RED, "urn skull").hand(YELLOW, "fan key").begin();
    game.play("move 0.2").finds_nothing();
}

#[test]
fn la_m3_a_treasure_under_a_face_down_tile_is_found_by_turning_it_up() {
    let scene = Scene::duo().tiles(CORNER).tiles("0.1 down corner potion").hand(RED, "potion urn");
    let mut game = scene.begin();
    game.play("move 0.1").finds_nothing().play("turn-up").finds_nothing();
    game.play("orient NE").finds("potion", RED, true).hand_is(RED, "urn");
    let mut game = scene.begin();
    game.play("move 0.1").play("leave").finds_nothing().hand_is(RED, "potion urn");
    let mut game = scene.pawn(RED, "0.1").begin();
    game.play("move 0.1").play("turn-up").play("orient SW");
    game.finds("potion", RED, true);
}

#[test]
fn la_m3_being_pushed_onto_it_is_not_enough() {
    let mut game = Scene::duo().spare("corner potion").pawn(RED, "6.1").hand(RED, "potion urn").begin();
    game.play("push N1 NE").pawn_at(RED, "0.1").tiles_are("0.1 NE potion").finds_nothing();
    game.play("move 0.1").finds("potion", RED, true);
}

#[test]
fn la_m3_having_it_rotated_or_swapped_under_the_pawn_is_not_enough() {
    let mut game = Scene::duo().tiles("1.1 NE potion").pawn(RED, "1.1").hand(RED, "potion urn").begin();
    game.play("rotate 1.1 90").finds_nothing();
    let scene = Scene::with_spell("permutation").tiles("1.1 NE potion").pawn(RED, "1.1");
    let mut game = scene.hand(RED, "potion urn").begin();
    game.play("permute 1.1 1.2").pawn_at(RED, "1.2").tiles_are("1.2 NE potion").finds_nothing();
    game.play("move 1.2").finds("potion", RED, true);
}

#[test]
fn la_m3_being_sent_somewhere_by_a_page_finds_nothing() {
    let mut game = Scene::duo().tiles("3.1 NE potion").pawn(YELLOW, "3.1").hand(YELLOW, "potion urn").begin();
    game.end("N1").pawn_at(YELLOW, "4.1").tiles_are("4.1 NE potion").finds_nothing();
    game.turn_of(YELLOW).play("move 4.1").finds("potion", YELLOW, true);
}

#[test]
fn la_m4_the_first_treasure_of_a_turn_gives_a_bonus_move_and_the_second_none() {
    let mut game = two_treasures("players=2").hand(RED, "mushroom potion").begin();
    game.play("move 0.2").finds("mushroom", RED, true);
    game.play("move 0.3").finds("potion", RED, false).refuses("move 0.2", "no-move-left", "LA-T2");
    assert_eq!(game.position().found_now, 2);
}

#[test]
fn la_m4_the_bonus_move_may_be_used_later_after_spells() {
    let mut game = two_treasures("players=2").hand(RED, "mushroom potion").begin();
    game.play("move 0.2")
        .play("push E5 NE")
        .play("rotate 3.3 90")
        .play("move 0.3")
        .finds("potion", RED, false);
}

#[test]
fn la_m4_the_bonus_move_leads_where_the_push_opened_a_way() {
    let scene = Scene::duo().tiles("0.1 EW, 1.0 EW, 1.2 EW, 0.3 NS, 6.3 NE potion").spare("straight");
    let mut game = scene.hand(RED, "mushroom urn").begin();
    game.play("move 0.2").reaches("0.0 0.1 0.2").play("push N3 EW").play("move 0.4").pawn_at(RED, "0.4");
}

#[test]
fn la_m4_a_treasure_turned_up_gives_the_bonus_move_too() {
    let scene = Scene::duo().tiles(CORNER).tiles("0.1 down corner potion").hand(RED, "potion urn");
    let mut game = scene.begin();
    game.play("move 0.1").play("turn-up").play("orient NW").finds("potion", RED, true);
    game.reaches("0.0 0.1").play("move 0.0");
}

#[test]
fn la_m4_without_a_treasure_there_is_no_bonus_and_it_does_not_outlast_the_turn() {
    let mut game = two_treasures("players=2").hand(RED, "mushroom potion").begin();
    game.play("move 0.1").refuses("move 0.2", "no-move-left", "LA-T2");
    let mut game = two_treasures("players=2").hand(RED, "mushroom potion").begin();
    game.play("move 0.2").end_drawing("urn", "N5").turn_of(YELLOW);
    assert_eq!((game.position().moves, game.position().found_now), (1, 0));
}

#[test]
fn la_m5_a_player_without_cards_may_find_treasures_for_the_others() {
    let mut game = late("players=2").hand(YELLOW, "skull mushroom").begin();
    game.play("move 0.2").finds("mushroom", YELLOW, true).hand_is(YELLOW, "skull");
}

#[test]
fn la_m5_a_player_with_a_card_of_one_s_own_does_not_help() {
    let mut game = late("players=2").hand(RED, "urn").hand(YELLOW, "mushroom skull").begin();
    game.play("move 0.2").finds_nothing();
}

#[test]
fn la_m5_who_found_the_last_card_of_one_s_own_helps_with_the_bonus_move() {
    let mut game = late("players=2").hand(RED, "mushroom").hand(YELLOW, "potion skull").begin();
    game.play("move 0.2").finds("mushroom", RED, true).play("move 0.3").finds("potion", YELLOW, false);
}

#[test]
fn la_m5_helping_turns_up_treasures_too() {
    let scene = Scene::duo().turn(19).left_to_draw("").tiles(CORNER).tiles("0.1 down corner potion");
    let mut game = scene.hand(YELLOW, "skull potion").begin();
    game.play("move 0.1").play("turn-up").play("orient NW").finds("potion", YELLOW, true);
}

#[test]
fn la_m5_with_deck_empty_everybody_helps_besides_finding_one_s_own() {
    let scene = late("players=2 help=deck-empty").hand(YELLOW, "skull mushroom");
    scene.clone().hand(RED, "urn").begin().play("move 0.2").finds("mushroom", YELLOW, true);
    scene.clone().hand(RED, "").begin().play("move 0.2").finds("mushroom", YELLOW, true);
    let mut game = scene.hand(RED, "potion urn").begin();
    game.play("move 0.3").finds("potion", RED, true).play("move 0.2").finds("mushroom", YELLOW, false);
}

#[test]
fn la_m5_with_deck_empty_nobody_helps_while_a_card_is_left_to_draw() {
    let scene = two_treasures("players=2 help=deck-empty")
        .turn(19)
        .left_to_draw("key")
        .hand(YELLOW, "skull mushroom");
    scene.hand(RED, "urn fan").begin().play("move 0.2").finds_nothing();
}

#[test]
fn la_m5_a_treasure_found_for_another_is_drawn_for_by_nobody() {
    let mut game = late("players=2").hand(YELLOW, "skull mushroom").begin();
    game.play("move 0.2").end("N5").hand_is(RED, "").hand_is(YELLOW, "skull");
}

#[test]
fn la_l1_at_discovery_both_cards_count() {
    let mut game = two_treasures("players=2").hand(RED, "skull mushroom").begin();
    game.play("move 0.2").finds("mushroom", RED, true).hand_is(RED, "skull");
}

#[test]
fn la_l2_at_standard_both_cards_count() {
    let mut game = two_treasures("players=2 level=standard").hand(RED, "skull mushroom").begin();
    game.play("move 0.2").finds("mushroom", RED, true).hand_is(RED, "skull");
}

fn expert(hand: &str) -> Play {
    two_treasures("players=2 level=expert").hand(RED, hand).begin()
}

#[test]
fn la_l3_at_expert_only_the_left_card_counts() {
    expert("skull mushroom").play("move 0.2").finds_nothing().hand_is(RED, "skull mushroom");
    expert("mushroom skull").play("move 0.2").finds("mushroom", RED, true);
}

#[test]
fn la_l3_the_right_card_slides_left_at_once_and_may_be_found_in_the_same_turn() {
    let mut game = expert("mushroom potion");
    game.play("move 0.2")
        .hand_is(RED, "potion")
        .play("move 0.3")
        .finds("potion", RED, false)
        .hand_is(RED, "");
}

#[test]
fn la_l3_cards_are_refilled_from_left_to_right() {
    let mut one = expert("mushroom potion");
    one.play("move 0.2").end_drawing("urn", "N5").hand_is(RED, "potion urn");
    let mut two = expert("mushroom potion");
    two.play("move 0.2").play("move 0.3").end_drawing("urn key", "N5").hand_is(RED, "urn key");
}

#[test]
fn la_l3_helping_at_expert_takes_only_the_others_left_cards() {
    for help in ["own-board-empty", "deck-empty"] {
        let scene = late(&format!("players=2 level=expert help={help}"));
        scene.clone().hand(YELLOW, "skull mushroom").begin().play("move 0.2").finds_nothing();
        let mut game = scene.hand(YELLOW, "mushroom potion").begin();
        game.play("move 0.2").finds("mushroom", YELLOW, true).hand_is(YELLOW, "potion");
        game.play("move 0.3").finds("potion", YELLOW, false);
    }
}

#[test]
fn la_l3_with_deck_empty_one_s_own_right_card_is_not_found_even_as_help() {
    let scene = late("players=2 level=expert help=deck-empty").hand(YELLOW, "skull");
    scene.hand(RED, "urn mushroom").begin().play("move 0.2").finds_nothing();
}
