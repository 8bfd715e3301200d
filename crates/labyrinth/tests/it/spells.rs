use std::str::FromStr;

use dedale_labyrinth::{Action, Event, Question, Spell};

use crate::scene::{BLUE, CORNER, Play, RED, Scene, YELLOW, cell};

/// No border tile is open to the outside, and no way leads out of red's corner but 0.1, which is told.
const WALLED: &str = "0.3 EW, 0.5 EW, 6.1 EW, 6.3 EW, 6.5 EW, 1.0 ES, 3.0 NS, 5.0 NS, 1.6 NS, 3.6 NS, 5.6 NS";

fn moved_by(game: &mut Play, to: &str, spell: Option<Spell>) {
    let from = game.position().pawns[0];
    game.play(&format!("move {to}")).saw(Event::Moved { seat: RED, from, to: cell(to), spell });
    assert_eq!(game.position().spell_ready, spell.is_none());
}

#[test]
fn la_p1_the_spare_goes_in_face_up_in_any_orientation_at_any_arrow() {
    for (spare, ways) in [("straight sun", 2), ("corner potion", 4), ("junction skull", 4)] {
        let game = Scene::duo().spare(spare).begin();
        let pushes = dedale_core::Rules::legal(&game.state);
        let count =
            dedale_core::Legal::iter(&pushes).filter(|action| matches!(action, Action::Push(..))).count();
        assert_eq!(count, 12 * ways, "{spare}");
    }
    let mut game = Scene::duo().spare("corner potion").tiles("1.6 NS, 1.5 EW, 1.0 ESW skull").begin();
    game.play("push E1 SW").tiles_are("1.6 SW potion, 1.5 NS, 1.4 EW").spare_is("junction skull");
    let openings = dedale_core::names::Named::from_name("SW").expect("openings");
    let arrow = dedale_core::names::Named::from_name("E1").expect("an arrow");
    game.saw(Event::Pushed { seat: RED, arrow, openings });
}

#[test]
fn la_p1_the_spare_keeps_its_shape() {
    let mut game = Scene::duo().spare("corner potion").begin();
    game.refuses("push N1 NS", "wrong-shape", "LA-P1").refuses("push N1 NES", "wrong-shape", "LA-P1");
}

#[test]
fn la_p1_a_push_may_go_straight_against_the_last_one() {
    let mut game = Scene::duo().spare("corner potion").tiles("0.1 NS, 6.1 SW star").begin();
    game.play("push N1 NE").spare_is("corner star").end("red:yellow+blue");
    game.play("push S1 SW").tiles_are("0.1 NS, 6.1 SW star").spare_is("corner potion");
}

#[test]
fn la_p1_a_face_down_tile_is_not_pushed_out_but_moves_along() {
    let mut game = Scene::duo().tiles("6.1 down corner star").begin();
    game.refuses("push N1 NE", "pushes-out-face-down", "LA-P1");
    game.play("push S1 NE").tiles_are("5.1 down corner star, 6.1 NE");
}

#[test]
fn la_p1_what_dedalus_just_pushed_in_cannot_be_pushed_back() {
    let mut game = Scene::duo().tiles("0.1 NE, 6.1 NE").begin();
    game.end("N1").refuses("push S1 NE", "pushes-out-face-down", "LA-P1").play("push N1 NE");
}

#[test]
fn la_p1_anyone_s_pawns_on_the_tile_pushed_out_are_set_on_the_tile_inserted() {
    let scene = Scene::of("players=3").pawn(RED, "6.1").pawn(YELLOW, "6.1").pawn(BLUE, "5.1");
    let mut game = scene.begin();
    game.play("push N1 NE").pawn_at(RED, "0.1").pawn_at(YELLOW, "0.1").pawn_at(BLUE, "6.1");
    game.saw(Event::CarriedOver { seat: RED, to: cell("0.1") });
    game.saw(Event::CarriedOver { seat: YELLOW, to: cell("0.1") });
    assert_eq!(game.events().len(), 3, "who rides along is told by the push");
}

#[test]
fn la_p2_a_face_up_tile_is_turned_clockwise_and_a_pawn_on_it_stays() {
    for (turn, openings) in [("90", "ES"), ("180", "SW"), ("270", "NW")] {
        let mut game = Scene::duo().tiles("1.1 NE potion").pawn(YELLOW, "1.1").begin();
        game.play(&format!("rotate 1.1 {turn}")).pawn_at(YELLOW, "1.1");
        game.tiles_are(&format!("1.1 {openings} potion"));
    }
}

#[test]
fn la_p2_a_straight_is_turned_by_90_only_and_the_others_by_three_turns() {
    let mut game = Scene::duo().tiles("1.1 NS, 1.2 NE, 1.3 NES skull").begin();
    game.offers("rotate 1.1", "rotate 1.1 90");
    game.refuses("rotate 1.1 180", "turn-without-effect", "LA-P2");
    game.refuses("rotate 1.1 270", "turn-without-effect", "LA-P2");
    game.offers("rotate 1.2", "rotate 1.2 90, rotate 1.2 180, rotate 1.2 270");
    game.offers("rotate 1.3", "rotate 1.3 90, rotate 1.3 180, rotate 1.3 270");
}

#[test]
fn la_p2_neither_face_down_nor_fixed_tiles_nor_the_spare_are_turned() {
    let mut game = Scene::duo().tiles("1.1 down corner star").begin();
    game.refuses("rotate 1.1 90", "face-down", "LA-P2").offers("rotate 1.1", "");
    assert!(Action::from_str("rotate 2.2 90").is_err() && Action::from_str("rotate spare 90").is_err());
}

#[test]
fn la_p3_two_tiles_side_by_side_change_places_without_turning_with_the_pawns_on_them() {
    let scene = Scene::with_spell("permutation").tiles("1.1 NE potion, 1.2 ESW skull, 2.1 NS");
    let mut game = scene.pawn(RED, "1.1").pawn(YELLOW, "1.2").begin();
    game.play("permute 1.1 1.2").tiles_are("1.1 ESW skull, 1.2 NE potion");
    game.pawn_at(RED, "1.2").pawn_at(YELLOW, "1.1");
    game.saw(Event::Permuted { seat: RED, one: cell("1.1"), other: cell("1.2") });
    let mut game = Scene::with_spell("permutation").tiles("1.1 NE potion, 2.1 NS").begin();
    game.play("permute 2.1 1.1").tiles_are("1.1 NS, 2.1 NE potion");
}

#[test]
fn la_p3_face_down_tiles_change_places_too_and_stay_face_down() {
    let scene = Scene::with_spell("permutation").tiles("1.1 down corner potion, 1.2 ESW skull");
    let mut game = scene.pawn(YELLOW, "1.1").begin();
    game.play("permute 1.1 1.2").tiles_are("1.1 ESW skull, 1.2 down corner potion").pawn_at(YELLOW, "1.2");
    let scene = Scene::with_spell("permutation").tiles("1.1 down corner potion, 1.2 down junction skull");
    scene.begin().play("permute 1.1 1.2").tiles_are("1.1 down junction skull, 1.2 down corner potion");
}

#[test]
fn la_p3_two_face_up_tiles_alike_with_nothing_on_them_are_not_swapped() {
    let scene = Scene::with_spell("permutation").tiles("1.1 EW, 1.2 EW");
    scene.begin().refuses("permute 1.1 1.2", "tiles-alike", "LA-P3");
    assert!(scene.clone().tiles("1.2 NS").begin().may("permute 1.1 1.2"), "turned otherwise");
    assert!(scene.clone().tiles("1.2 EW sun").begin().may("permute 1.1 1.2"), "something is on one");
    assert!(scene.clone().pawn(YELLOW, "1.2").begin().may("permute 1.1 1.2"), "a pawn is on one");
    assert!(scene.clone().tiles("1.2 down straight").begin().may("permute 1.1 1.2"), "one is face down");
    let both_down = scene.tiles("1.1 down straight, 1.2 down straight");
    assert!(both_down.begin().may("permute 1.1 1.2"), "who remembers that they are alike?");
}

#[test]
fn la_p3_only_loose_tiles_side_by_side_are_a_pair() {
    for text in
        ["permute 0.1 0.2", "permute 1.1 3.1", "permute 1.1 1.1", "permute 1.1 2.2", "permute 1.6 3.0"]
    {
        assert!(Action::from_str(text).is_err(), "{text}");
    }
    assert_eq!(Action::from_str("permute 1.2 1.1"), Action::from_str("permute 1.1 1.2"));
}

#[test]
fn la_p4_one_face_down_tile_is_crossed_and_stays_face_down() {
    let scene = Scene::with_spell("crossing").tiles(CORNER).tiles("0.1 down straight sun, 1.1 EW");
    let mut game = scene.begin();
    game.reaches("0.0 0.1 0.2");
    moved_by(&mut game, "0.2", Some(Spell::Crossing));
    game.turn_of(RED).tiles_are("0.1 down straight sun");
    let way = scene.begin().view("1").ways.expect("red may move").to(cell("0.2")).expect("across");
    assert_eq!((way.cells.to_vec(), way.cast_at), (["0.0", "0.1", "0.2"].map(cell).to_vec(), Some(2)));
}

#[test]
fn la_p4_it_is_left_through_any_side_whose_neighbour_is_open_to_it() {
    let scene = Scene::with_spell("crossing").tiles(CORNER).tiles("0.1 down straight sun, 1.1 NS, 2.1 EW");
    scene.begin().reaches("0.0 0.1 0.2 1.1");
}

#[test]
fn la_p4_a_second_face_down_tile_ends_the_move() {
    let scene =
        Scene::with_spell("crossing").tiles(CORNER).tiles("0.1 down straight, 0.3 down corner, 1.1 EW");
    let mut game = scene.begin();
    game.reaches("0.0 0.1 0.2 0.3");
    moved_by(&mut game, "0.3", Some(Spell::Crossing));
    game.asks(Question::TurnUp);
}

#[test]
fn la_p4_it_leads_from_one_face_down_tile_into_no_other() {
    let tiles = "0.1 down straight, 1.1 down corner, 2.1 NS";
    Scene::with_spell("crossing").tiles(CORNER).tiles(tiles).begin().reaches("0.0 0.1 0.2");
}

#[test]
fn la_p4_it_does_not_free_a_pawn_that_stands_on_a_face_down_tile() {
    let scene = Scene::with_spell("crossing").tiles(CORNER).tiles("0.1 down straight").pawn(RED, "0.1");
    scene.begin().reaches("0.1").refuses("move 0.2", "under-rubble", "LA-M2");
}

#[test]
fn la_p4_once_cast_it_is_used_up() {
    let scene = Scene::with_spell("crossing").tiles(CORNER).tiles("0.1 down straight, 1.1 EW");
    scene.clone().spell_used().begin().reaches("0.0 0.1");
    let mut game = scene.hand(RED, "mushroom urn").begin();
    moved_by(&mut game, "0.2", Some(Spell::Crossing));
    game.finds("mushroom", RED, true).reaches("0.1 0.2");
}

#[test]
fn la_p4_stopping_on_the_face_down_tile_takes_no_spell() {
    let scene = Scene::with_spell("crossing").tiles(CORNER).tiles("0.1 down straight");
    moved_by(&mut scene.begin(), "0.1", None);
}

/// All four corners are closed but for 0.1 and 0.2.
const CORNERS: &str = "0.1 EW, 0.3 NS, 1.0 EW, 1.2 EW, 0.5 NS, 1.6 EW, 5.6 EW, 6.5 NS, 5.0 EW, 6.1 NS";

#[test]
fn la_p5_the_pawn_jumps_to_any_start_square() {
    let scene = Scene::with_spell("teleport").tiles(CORNERS);
    scene.begin().reaches("0.0 0.1 0.2 0.6 6.6 6.0");
    moved_by(&mut scene.begin(), "6.6", Some(Spell::Teleport));
    scene.spell_used().begin().reaches("0.0 0.1 0.2");
}

#[test]
fn la_p5_the_pawn_goes_on_from_the_start_square() {
    let scene = Scene::with_spell("teleport").tiles(CORNERS).tiles("0.5 EW, 1.4 ES");
    scene.begin().reaches("0.0 0.1 0.2 0.4 0.5 0.6 6.6 6.0");
    let way = scene.begin().view("1").ways.expect("red may move").to(cell("0.4")).expect("a jump");
    assert_eq!((way.cells.to_vec(), way.cast_at), (["0.0", "0.6", "0.5", "0.4"].map(cell).to_vec(), Some(1)));
    moved_by(&mut scene.begin(), "0.4", Some(Spell::Teleport));
}

#[test]
fn la_p5_a_pawn_that_stood_on_a_face_down_tile_before_the_move_may_jump() {
    let scene = Scene::with_spell("teleport").tiles(CORNERS).tiles("0.1 down corner star").pawn(RED, "0.1");
    scene.begin().reaches("0.0 0.1 0.6 6.6 6.0");
    moved_by(&mut scene.begin(), "0.0", Some(Spell::Teleport));
    moved_by(&mut scene.begin(), "0.1", None);
}

#[test]
fn la_p5_a_face_down_tile_entered_in_the_move_ends_it() {
    let scene = Scene::with_spell("teleport").tiles(CORNERS).tiles("0.5 down corner star");
    let way = scene.begin().view("1").ways.expect("red may move").to(cell("0.5")).expect("a jump");
    assert_eq!(way.cells.to_vec(), ["0.0", "0.6", "0.5"].map(cell));
    let mut game = scene.begin();
    moved_by(&mut game, "0.5", Some(Spell::Teleport));
    game.asks(Question::TurnUp);
}

#[test]
fn la_p5_a_start_square_one_can_walk_to_takes_no_spell() {
    moved_by(&mut Scene::with_spell("teleport").tiles(CORNERS).pawn(RED, "0.2").begin(), "0.0", None);
}

#[test]
fn la_p6_the_pawn_leaves_by_a_corridor_open_to_the_outside_and_enters_by_another() {
    let scene = Scene::with_spell("escape").tiles(WALLED).tiles("0.1 NW, 3.6 EW, 3.5 NW");
    scene.begin().reaches("0.0 0.1 3.6");
    let way = scene.begin().view("1").ways.expect("red may move").to(cell("3.6")).expect("around");
    assert_eq!((way.cells.to_vec(), way.cast_at), (["0.0", "0.1", "3.6"].map(cell).to_vec(), Some(2)));
    moved_by(&mut scene.begin(), "3.6", Some(Spell::Escape));
    scene.spell_used().begin().reaches("0.0 0.1");
}

#[test]
fn la_p6_the_pawn_goes_on_inside() {
    let scene = Scene::with_spell("escape").tiles(WALLED).tiles("0.1 NW, 3.6 EW, 3.5 NE, 2.5 NE");
    scene.begin().reaches("0.0 0.1 3.6 3.5");
    moved_by(&mut scene.begin(), "3.5", Some(Spell::Escape));
}

#[test]
fn la_p6_with_one_gate_alone_there_is_nowhere_to_enter() {
    Scene::with_spell("escape").tiles(WALLED).tiles("0.1 NW").begin().reaches("0.0 0.1");
}

#[test]
fn la_p6_without_a_gate_in_reach_there_is_no_way_out() {
    let scene = Scene::with_spell("escape").tiles(WALLED).tiles("0.1 NE, 3.6 EW, 3.5 NW");
    scene.begin().reaches("0.0");
}

#[test]
fn la_p6_the_pawn_may_enter_on_a_face_down_tile_at_the_border_and_must_stop_there() {
    let scene = Scene::with_spell("escape").tiles(WALLED).tiles("0.1 NW, 3.6 down straight sun, 3.5 NE");
    let mut game = scene.begin();
    game.reaches("0.0 0.1 3.6");
    moved_by(&mut game, "3.6", Some(Spell::Escape));
    game.asks(Question::TurnUp);
}

#[test]
fn la_p6_no_pawn_escapes_from_under_a_face_down_tile() {
    let scene = Scene::with_spell("escape").tiles(WALLED).tiles("0.1 down straight sun, 3.6 EW");
    scene.pawn(RED, "0.1").begin().reaches("0.1").refuses("move 3.6", "under-rubble", "LA-M2");
}

#[test]
fn la_p6_a_gate_one_can_walk_to_takes_no_spell() {
    let scene = Scene::with_spell("escape").tiles(WALLED).tiles("0.1 NW, 3.6 EW, 3.5 NW");
    moved_by(&mut scene.begin(), "0.1", None);
}
