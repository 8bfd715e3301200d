use dedale_labyrinth::{Event, Question, Shape};

use crate::scene::{CORNER, RED, Scene, YELLOW, cell};

/// Red's corner with a face-down tile at 0.1.
fn rubble(tile: &str) -> Scene {
    Scene::duo().tiles(CORNER).tiles(&format!("0.1 down {tile}"))
}

#[test]
fn la_m1_both_neighbours_must_be_open_to_each_other() {
    let mut game = Scene::duo().tiles(CORNER).begin();
    game.reaches("0.0 0.1 0.2").refuses("move 1.0", "no-way", "LA-M1").refuses("move 0.3", "no-way", "LA-M1");
    let mut game = Scene::duo().tiles(CORNER).tiles("0.1 NS").begin();
    game.reaches("0.0").refuses("move 0.1", "no-way", "LA-M1");
}

#[test]
fn la_m1_a_pawn_goes_any_distance() {
    let tiles = "0.1 EW, 0.3 EW, 0.5 EW, 1.0 EW, 1.2 EW, 1.4 EW, 1.6 EW";
    let mut game = Scene::duo().tiles(tiles).begin();
    game.reaches("0.0 0.1 0.2 0.3 0.4 0.5 0.6").play("move 0.6").pawn_at(RED, "0.6");
    game.saw(Event::Moved { seat: RED, from: cell("0.0"), to: cell("0.6"), spell: None });
}

#[test]
fn la_m1_pawns_do_not_block_and_share_a_cell() {
    let mut game = Scene::duo().tiles(CORNER).pawn(YELLOW, "0.1").begin();
    game.reaches("0.0 0.1 0.2").play("move 0.1").pawn_at(RED, "0.1").pawn_at(YELLOW, "0.1");
}

#[test]
fn la_m1_staying_is_a_move_too() {
    let mut game = Scene::duo().tiles(CORNER).begin();
    game.play("move 0.0").pawn_at(RED, "0.0").refuses("move 0.1", "no-move-left", "LA-T2");
}

#[test]
fn la_m1_the_view_shows_a_way_to_every_cell_the_pawn_can_go_to() {
    let game = Scene::duo().tiles(CORNER).begin();
    let ways = game.view("2").ways.expect("red may move");
    let way = ways.to(cell("0.2")).expect("it leads there");
    assert_eq!((way.cells.to_vec(), way.cast_at), (["0.0", "0.1", "0.2"].map(cell).to_vec(), None));
    assert_eq!(ways.to(cell("0.3")), None);
    assert_eq!(ways.iter().count(), 3);
    let moved = Scene::duo().tiles(CORNER).moves(0).begin();
    assert_eq!(moved.view("1").ways, None);
}

#[test]
fn la_m2_a_face_down_tile_is_entered_and_ends_the_move() {
    rubble("straight").begin().reaches("0.0 0.1").refuses("move 0.2", "no-way", "LA-M1");
}

#[test]
fn la_m2_a_face_down_tile_is_entered_only_from_a_neighbour_open_towards_it() {
    let mut game = Scene::duo().tiles(CORNER).tiles("1.1 down corner").begin();
    game.reaches("0.0 0.1 0.2");
    let mut game = Scene::duo().tiles(CORNER).tiles("0.1 ESW skull, 1.1 down corner").begin();
    game.reaches("0.0 0.1 0.2 1.1");
}

#[test]
fn la_m2_what_a_face_down_tile_looks_like_does_not_matter() {
    for tile in ["straight", "corner", "junction skull", "straight sun", "corner potion"] {
        rubble(tile).begin().reaches("0.0 0.1");
    }
}

#[test]
fn la_m2_the_player_may_turn_it_up_and_lay_it_back_in_any_orientation() {
    let mut game = rubble("straight sun").begin();
    game.play("move 0.1").asks(Question::TurnUp).offers("", "turn-up, leave").play("turn-up");
    let thing = dedale_core::names::Named::from_name("sun");
    game.saw(Event::TurnedUp { seat: RED, cell: cell("0.1"), shape: Shape::Straight, thing });
    game.asks(Question::Orient).offers("", "orient NS, orient EW").refuses(
        "orient NE",
        "wrong-shape",
        "LA-M2",
    );
    game.play("orient NS").turn_of(RED).tiles_are("0.1 NS sun");
    let openings = dedale_core::names::Named::from_name("NS").expect("openings");
    game.saw(Event::Oriented { seat: RED, cell: cell("0.1"), openings });
    let mut corner = rubble("corner").begin();
    corner.play("move 0.1").play("turn-up").offers("", "orient NE, orient ES, orient SW, orient NW");
    let mut junction = rubble("junction skull").begin();
    junction.play("move 0.1").play("turn-up").offers("", "orient NES, orient ESW, orient NSW, orient NEW");
}

#[test]
fn la_m2_the_player_may_leave_it_face_down() {
    let mut game = rubble("straight sun").begin();
    game.play("move 0.1").play("leave").turn_of(RED).tiles_are("0.1 down straight sun").pawn_at(RED, "0.1");
    assert!(game.events().is_empty());
    game.refuses("turn-up", "not-asked", "LA-T2");
}

#[test]
fn la_m2_nothing_else_is_done_before_the_tile_is_turned_up_or_left() {
    let mut game = rubble("straight sun").begin();
    game.play("move 0.1");
    for text in ["end", "push N5 NE", "rotate 3.3 90", "move 0.0", "orient EW"] {
        game.refuses(text, "not-asked", "LA-M2");
    }
    game.play("turn-up");
    for text in ["end", "push N5 NE", "leave", "turn-up"] {
        game.refuses(text, "not-asked", "LA-M2");
    }
}

#[test]
fn la_m2_turning_a_tile_up_belongs_to_the_move_it_ends() {
    let mut game = rubble("straight sun").begin();
    game.play("move 0.1").play("turn-up").play("orient EW").refuses("move 0.0", "no-move-left", "LA-T2");
}

#[test]
fn la_m2_a_pawn_on_a_face_down_tile_cannot_walk_off_but_may_turn_it_up_by_staying() {
    let mut game = rubble("straight").pawn(RED, "0.1").begin();
    game.reaches("0.1").refuses("move 0.0", "under-rubble", "LA-M2").refuses(
        "move 0.2",
        "under-rubble",
        "LA-M2",
    );
    game.play("move 0.1").asks(Question::TurnUp).play("turn-up").play("orient EW").tiles_are("0.1 EW");
    assert!(!game.may("move 0.1"), "that was the move");
}

#[test]
fn la_m2_a_pawn_left_on_a_face_down_tile_turns_it_up_with_a_later_move() {
    let mut game = rubble("corner star").begin();
    game.play("move 0.1").play("leave").end("N5").turn_of(YELLOW).end("S5").turn_of(RED).reaches("0.1");
    game.play("move 0.1").play("turn-up").play("orient SW").tiles_are("0.1 SW star");
}

#[test]
fn la_m2_how_a_face_down_tile_was_turned_is_forgotten() {
    let flipped = |skull: &str| {
        let mut game = Scene::duo().tiles(&format!("1.1 {skull} skull, 3.3 NW potion")).begin();
        game.end("skull+potion").state
    };
    assert_eq!(flipped("NES"), flipped("NSW"));
    let pushed_out = |tile: &str| Scene::duo().tiles(&format!("6.1 {tile} skull")).begin().end("N1").state;
    assert_eq!(pushed_out("NES"), pushed_out("NSW"));
}
