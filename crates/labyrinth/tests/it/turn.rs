use dedale_core::chance::Seed;
use dedale_core::names::Named as _;
use dedale_core::{Legal as _, Rules as _, Setup as _, Silent};
use dedale_labyrinth::{Action, Arrow, Colour, Event, Setup, Shape, State, Thing};

use crate::scene::{BLUE, CORNER, Play, RED, Scene, YELLOW, cell, named, page};

fn thing(name: &str) -> Thing {
    Thing::from_name(name).expect(name)
}

#[test]
fn la_t1_dedalus_pushes_the_spare_in_face_down_and_what_comes_out_is_the_new_spare_face_up() {
    let mut game = Scene::duo().spare("corner potion").tiles("0.1 NS, 1.1 EW, 5.1 NE, 6.1 ESW skull").begin();
    game.end("N1").tiles_are("0.1 down corner potion, 1.1 NS, 2.1 EW, 6.1 NE").spare_is("junction skull");
    let arrow = Arrow::from_name("N1").expect("an arrow");
    game.saw(Event::PageTurned { page: page("N1") });
    game.saw(Event::PushedDown { arrow, shape: Shape::Corner, thing: Some(thing("potion")) });
}

#[test]
fn la_t1_a_face_down_tile_pushed_out_becomes_a_spare_everybody_sees() {
    let mut game = Scene::duo().tiles("6.1 down junction skull, 5.1 down corner potion").begin();
    game.end("N1").tiles_are("6.1 down corner potion").spare_is("junction skull");
    assert_eq!(game.wire("2")["board"]["spare"]["thing"], "skull");
}

#[test]
fn la_t1_a_pawn_pushed_out_by_dedalus_returns_to_its_own_start_square() {
    let mut game = Scene::duo().pawn(RED, "1.0").pawn(YELLOW, "1.0").begin();
    game.end("E1").pawn_at(RED, "0.0").pawn_at(YELLOW, "0.6");
    game.saw(Event::SentHome { seat: RED, from: cell("1.0") });
    game.saw(Event::SentHome { seat: YELLOW, from: cell("1.0") });
}

#[test]
fn la_t1_pawns_on_the_line_ride_along_with_dedalus_push() {
    let mut game = Scene::of("players=3").pawn(RED, "3.1").pawn(YELLOW, "0.1").pawn(BLUE, "3.2").begin();
    game.end("N1").pawn_at(RED, "4.1").pawn_at(YELLOW, "1.1").pawn_at(BLUE, "3.2");
    assert!(!game.events().iter().any(|event| matches!(event, Event::SentHome { .. })));
}

#[test]
fn la_t1_a_pawn_rides_along_on_its_face_down_tile() {
    let mut game = Scene::duo().tiles("3.1 down corner star").pawn(YELLOW, "3.1").begin();
    game.end("S1").pawn_at(YELLOW, "2.1").tiles_are("2.1 down corner star").reaches("2.1");
}

#[test]
fn la_t1_a_flip_turns_both_tiles_face_down_where_they_are() {
    let mut game = Scene::duo().tiles("1.1 ESW skull, 3.3 NW potion").begin();
    game.end("skull+potion").tiles_are("1.1 down junction skull, 3.3 down corner potion");
    game.saw(Event::TurnedDown { cell: cell("1.1"), shape: Shape::Junction, thing: Some(thing("skull")) });
    game.saw(Event::TurnedDown { cell: cell("3.3"), shape: Shape::Corner, thing: Some(thing("potion")) });
}

#[test]
fn la_t1_a_pawn_on_a_tile_turned_face_down_returns_to_its_start_square() {
    let mut game = Scene::of("players=3").tiles("1.1 ESW skull, 3.3 NW potion");
    game = game.pawn(RED, "1.1").pawn(YELLOW, "3.3").pawn(BLUE, "3.3");
    let mut game = game.begin();
    game.end("skull+potion").pawn_at(RED, "0.0").pawn_at(YELLOW, "0.6").pawn_at(BLUE, "6.6");
    game.saw(Event::SentHome { seat: RED, from: cell("1.1") });
}

#[test]
fn la_t1_what_is_face_down_already_stays_so_and_so_does_a_pawn_on_it() {
    let mut game = Scene::duo().tiles("1.1 down junction skull, 3.3 NW potion").pawn(RED, "1.1").begin();
    game.end("skull+potion").pawn_at(RED, "1.1");
    game.tiles_are("1.1 down junction skull, 3.3 down corner potion");
    let turned_down = game.events().iter().filter(|event| matches!(event, Event::TurnedDown { .. }));
    assert_eq!(turned_down.count(), 1);
}

#[test]
fn la_t1_a_flip_does_not_touch_the_spare() {
    let mut game = Scene::duo().spare("junction skull").tiles("3.3 NW potion").begin();
    game.end("skull+potion").spare_is("junction skull").tiles_are("3.3 down corner potion");
    assert_eq!(
        game.position().board.iter().flatten().filter(|tile| tile.to_string().starts_with("down")).count(),
        1
    );
}

#[test]
fn la_t1_a_flip_does_not_touch_a_fixed_tile_nor_the_pawn_on_it() {
    let deck = Setup::default().deck().to_string().replacen("13+19", "1+19", 1);
    let scene = Scene::of(&format!("players=2 deck={deck}")).tiles("3.3 NW potion").pawn(RED, "0.2");
    let mut game = scene.begin();
    game.end("mushroom+potion").pawn_at(RED, "0.2");
    game.tiles_are("0.2 ESW mushroom, 3.3 down corner potion");
}

#[test]
fn la_t1_both_pawns_of_a_meeting_go_to_that_start_square() {
    let mut game =
        Scene::of("players=3").pawn(YELLOW, "3.3").tiles("5.5 down corner star").pawn(BLUE, "5.5").begin();
    game.end("red:yellow+blue").pawn_at(RED, "0.0").pawn_at(YELLOW, "0.0").pawn_at(BLUE, "0.0");
    game.saw(Event::Called { seat: YELLOW, at: Colour::Red })
        .saw(Event::Called { seat: BLUE, at: Colour::Red });
    assert_eq!(game.tile("5.5"), "down corner star");
}

#[test]
fn la_t1_a_meeting_calls_only_pawns_in_play() {
    let scene = Scene::duo().pawn(RED, "3.3").pawn(YELLOW, "5.5");
    let mut game = scene.begin();
    game.end("red:yellow+blue").pawn_at(RED, "3.3").pawn_at(YELLOW, "0.0");
    assert_eq!(game.events().iter().filter(|event| matches!(event, Event::Called { .. })).count(), 1);
    let mut game = scene.begin();
    game.end("blue:green+red").pawn_at(RED, "6.6").pawn_at(YELLOW, "5.5");
    let mut game = scene.begin();
    game.end("yellow:blue+green").pawn_at(RED, "3.3").pawn_at(YELLOW, "5.5");
}

#[test]
fn la_t1_a_page_turned_does_not_come_back() {
    let mut game = Scene::duo().begin();
    let before = game.position().pages_left;
    game.end("N1");
    let after = game.position();
    assert_eq!(after.page, Some(page("N1")));
    assert!(before.contains(&page("N1")) && !after.pages_left.contains(&page("N1")));
    assert_eq!((before.len(), after.pages_left.len()), (23, 22));
}

#[test]
fn la_t1_a_page_that_is_there_twice_comes_twice() {
    let deck = Setup::default().deck().to_string().replacen("N1,N3", "N1*2", 1);
    let mut game = Scene::of(&format!("players=2 deck={deck}")).begin();
    game.end("N1").end("N1");
    assert!(!game.position().pages_left.contains(&page("N1")));
}

#[test]
fn la_t1_there_are_24_turns_however_many_play() {
    for setup in Setup::all() {
        let mut effects = Silent(Seed::quick_from(3));
        let mut state = State::start(&setup, &mut effects);
        let mut ends = 0;
        while let Some(first) = state.legal().nth(0) {
            let action = if state.turns() == 0 { first } else { Action::End };
            ends += u32::from(action == Action::End);
            state.try_apply(action, &mut effects).expect("a turn may be left out");
        }
        assert_eq!((ends, state.turns()), (24, 24), "{}", setup.text());
        assert!(!state.outcome().expect("over").is_win());
    }
}

const PARTS: [&str; 3] = ["push E5 NE", "rotate 3.3 90", "move 0.1"];

#[test]
fn la_t2_spells_and_move_come_in_any_order_and_any_of_them_may_be_left_out() {
    for orders in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        for count in 0..=3 {
            let mut game = Scene::duo().tiles(CORNER).begin();
            for &part in &orders[..count] {
                game.play(PARTS[part]).turn_of(RED);
            }
            game.play("end").turn_of(YELLOW);
        }
    }
}

#[test]
fn la_t2_each_spell_is_cast_at_most_once_and_there_is_one_move() {
    let mut game = Scene::duo().tiles(CORNER).begin();
    game.play("push E5 NE").refuses("push E3 NE", "spell-used", "LA-T2");
    game.play("rotate 3.3 90").refuses("rotate 3.1 90", "spell-used", "LA-T2");
    game.play("move 0.1").refuses("move 0.0", "no-move-left", "LA-T2").offers("", "end");
}

#[test]
fn la_t2_the_turn_goes_on_until_the_player_says_it_is_over() {
    let mut game = Scene::duo().tiles(CORNER).push_used().spell_used().moves(0).begin();
    game.turn_of(RED).offers("", "end").refuses("turn-up", "not-asked", "LA-T2").play("end").turn_of(YELLOW);
}

#[test]
fn la_t3_as_many_cards_are_drawn_as_treasures_were_found() {
    let scene = Scene::duo().tiles(CORNER).tiles("0.3 NW potion").hand(RED, "mushroom potion");
    let mut none = scene.begin();
    none.play("move 0.1").end("N5").hand_is(RED, "mushroom potion");
    let mut one = scene.begin();
    one.play("move 0.2").end_drawing("urn", "N5").hand_is(RED, "potion urn");
    one.saw(Event::CardDrawn { seat: RED, treasure: named("urn")[0] });
    let mut two = scene.begin();
    two.play("move 0.2").play("move 0.3").hand_is(RED, "").end_drawing("urn key", "N5");
    two.hand_is(RED, "urn key");
    assert_eq!(two.position().treasure_deck.len(), 24 - 4 - 2);
}

#[test]
fn la_t3_cards_are_drawn_only_as_long_as_there_are_any() {
    let scene = Scene::duo().turn(19).tiles(CORNER).tiles("0.3 NW potion").hand(RED, "mushroom potion");
    let mut one_left = scene.clone().left_to_draw("urn").hand(YELLOW, "skull key").begin();
    one_left.play("move 0.2").play("move 0.3").end_drawing("urn", "N5").hand_is(RED, "urn");
    let mut none_left = scene.left_to_draw("").hand(YELLOW, "skull").begin();
    none_left.play("move 0.2").end("N5").hand_is(RED, "potion");
}

#[test]
fn la_t3_spells_are_ready_again() {
    let mut game = Scene::duo().tiles(CORNER).begin();
    game.play("push E5 NE").play("rotate 3.3 90").play("move 0.1").end("N5");
    let position = game.position();
    assert_eq!((position.push_ready, position.spell_ready, position.moves), (true, true, 1));
    game.play("rotate 3.3 90").end("S5").turn_of(RED).play("rotate 3.3 90");
}

#[test]
fn la_t3_the_next_player_clockwise_goes_on() {
    let mut game = Scene::of("players=3 first=2").begin();
    game.turn_of(YELLOW).end("N1").turn_of(BLUE).end("N3").turn_of(RED).end("N5").turn_of(YELLOW);
    assert_eq!(game.state.turns(), 4);
}

#[test]
fn la_x1_the_game_is_won_at_once_by_stopping_on_the_24th_treasure() {
    let mut game = Scene::duo().turn(23).tiles(CORNER).left_to_draw("").hand(RED, "mushroom").begin();
    game.play("move 0.2").finds("mushroom", RED, true).saw(Event::Ended { won: true });
    game.is_over("all-treasures").offers("", "");
    for text in ["end", "move 0.1", "push N1 NE", "turn-up"] {
        game.refuses(text, "game-over", "LA-X1");
    }
    assert_eq!(game.state.outcome().expect("over").winners.iter().collect::<Vec<_>>(), [RED, YELLOW]);
}

#[test]
fn la_x1_the_game_is_won_at_once_by_turning_up_the_24th_treasure() {
    let mut game =
        Scene::duo().turn(23).tiles("0.1 down corner potion").left_to_draw("").hand(RED, "potion").begin();
    game.play("move 0.1").play("turn-up").play("orient SW").finds("potion", RED, true);
    game.saw(Event::Ended { won: true }).is_over("all-treasures");
}

#[test]
fn la_x1_the_24th_treasure_may_be_found_in_the_last_turn_for_somebody_else_with_the_bonus_move() {
    let scene = Scene::duo().turn(24).tiles(CORNER).tiles("0.3 NW potion").pawn(YELLOW, "0.0");
    let mut game = scene.left_to_draw("").hand(YELLOW, "mushroom").hand(RED, "potion").begin();
    game.turn_of(YELLOW).play("move 0.2").play("move 0.3").finds("potion", RED, false);
    game.is_over("all-treasures");
}

#[test]
fn la_x1_with_23_treasures_the_game_goes_on() {
    let scene =
        Scene::duo().turn(23).tiles(CORNER).left_to_draw("").hand(RED, "mushroom").hand(YELLOW, "skull");
    scene.begin().play("move 0.2").turn_of(RED).end("N1").turn_of(YELLOW);
}

#[test]
fn la_x2_the_game_is_lost_when_no_page_is_left_at_the_beginning_of_a_turn() {
    let mut game = Scene::duo().turn(23).begin();
    game.play("end").turn_of(YELLOW).play("end").saw(Event::Ended { won: false }).is_over("no-page-left");
    assert_eq!(game.state.turns(), 24);
    game.refuses("end", "game-over", "LA-X1");
}

#[test]
fn la_x2_the_last_turn_is_played_to_its_end() {
    let mut game = Scene::duo().turn(24).tiles(CORNER).pawn(YELLOW, "0.0").begin();
    game.play("move 0.1").play("push E5 NE").play("end").is_over("no-page-left");
}

/// A deal with the spells still to be chosen: no page was turned yet.
#[test]
fn la_t1_the_first_page_is_turned_when_the_first_turn_begins() {
    let mut game = Play::dealt("players=2 level=standard spells=chosen", &[]);
    assert_eq!((game.position().page, game.position().pages_left.len()), (None, 24));
    game.play("choose escape").play("choose rotation").turn_of(RED);
    assert_eq!((game.position().page, game.position().pages_left.len()), (Some(page("N1")), 23));
}
