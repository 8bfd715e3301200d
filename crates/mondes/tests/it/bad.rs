//! Bad encounters (MO-B1 to MO-B4).

use dedale_mondes::Question;
use serde_json::json;

use crate::scene::{A, B, Scene};

/// The first player draws that card in its world.
fn drawing(world: &str, bad: &str) -> Scene {
    Scene::duo().all_in(world).top(world, bad)
}

#[test]
fn mo_b1_it_strikes_who_drew_it_and_goes_under_its_worlds_pile() {
    let mut game = drawing("otherworld", "giant esus").begin();
    game.play("draw").saw_as("2", &["struck 1 giant", "went-under 1 giant otherworld"]).turn_of(A, 1);
    game.bottom_is("otherworld", "giant").top_is("otherworld", "esus");
}

#[test]
fn mo_b2_the_victim_alone_may_answer_with_a_card_that_cancels_the_attack() {
    let scene = drawing("otherworld", "giant").hand(A, "ambactes sickle");
    let mut game = scene.hand(B, "vorpal-sword").begin();
    game.play("draw").asks(A, Question::Defend).offers("react", "react ambactes");
    game.refuses("react sickle", "cannot-answer", "MO-B2").play("react ambactes").asks(B, Question::React);
    game.play("let").saw(&[
        "went-under 1 ambactes otherworld",
        "cancelled 1",
        "went-under 1 giant otherworld",
    ]);
    game.hand_is(A, "sickle").turn_of(A, 1).bottom_is("otherworld", "ambactes giant");
}

#[test]
fn mo_b2_who_may_have_an_answer_for_all_that_everybody_knows_is_asked_whether_it_has_one_or_not() {
    for card in ["hound", "unicorn"] {
        let mut game = drawing("wild-hunt", "hellequin").hand(A, card).begin();
        game.play("draw").asks(A, Question::Defend);
    }
    // No card of the Otherworld cancels death, and everybody knows that the sickle comes from there.
    drawing("otherworld", "mist").hand(A, "sickle").begin().play("draw").turn_of(B, 2);
    drawing("wild-hunt", "hellequin").hand(A, "hound").known("b4", "12w").begin().play("draw").turn_of(A, 1);
    drawing("otherworld", "mist").begin().play("draw").turn_of(B, 2);
}

#[test]
fn mo_b2_a_counter_to_the_defence_lets_it_strike() {
    let scene = drawing("otherworld", "giant").hand(A, "vorpal-sword sickle").hand(B, "ambactes");
    let mut game = scene.begin();
    game.play("draw, react vorpal-sword, react ambactes").saw(&[
        "went-under 2 ambactes otherworld",
        "cancelled 1",
        "went-under 1 vorpal-sword otherworld",
        "went-under 1 sickle otherworld",
        "went-under 1 giant otherworld",
    ]);
    game.hand_is(A, "").turn_of(A, 1);
}

#[test]
fn mo_b3_skip_takes_the_actions_left_and_the_whole_next_turn() {
    let mut game = drawing("otherworld", "mist").begin();
    game.play("draw").saw(&["must-skip 1", "went-under 1 mist otherworld"]).turn_of(B, 2);
    game.play("pass").saw(&["turn-skipped 1 3", "turn-began 2 4"]).turn_of(B, 2).play("pass").turn_of(A, 2);
}

#[test]
fn mo_b3_skip_with_no_action_left_takes_the_next_turn_only() {
    let mut game = drawing("otherworld", "mist").actions(1).begin();
    game.play("draw").turn_of(B, 2).play("pass").turn_of(B, 2);
}

#[test]
fn mo_b3_skip_takes_extra_actions_too() {
    let mut game = drawing("fairy-glade", "fairy-ring").hand(A, "clover").begin();
    game.play("play clover").turn_of(A, 3).play("draw").turn_of(B, 2);
}

#[test]
fn mo_b4_lose_two_of_ones_choice_in_an_order_of_ones_choice() {
    let mut game = drawing("otherworld", "giant").hand(A, "esus sickle horn").begin();
    game.play("draw, let")
        .asks(A, Question::Lose)
        .offers("discard", "discard esus, discard sickle, discard horn");
    game.play("discard horn").asks(A, Question::Lose).play("discard esus").turn_of(A, 1);
    game.bottom_is("otherworld", "horn esus giant").hand_is(A, "sickle");
}

#[test]
fn mo_b4_who_has_less_gives_what_there_is() {
    let mut game = drawing("otherworld", "giant").hand(A, "sickle").begin();
    game.play("draw, let").turn_of(A, 1).hand_is(A, "").bottom_is("otherworld", "sickle giant");
    let mut game = drawing("otherworld", "giant").hand(A, "sickle horn").begin();
    game.play("draw, let").asks(A, Question::Lose).play("discard horn").hand_is(A, "").turn_of(A, 1);
    let mut game = drawing("wild-hunt", "black-pack").hand(A, "sickle").begin();
    game.play("draw").hand_is(A, "").bottom_is("wild-hunt", "sickle black-pack").turn_of(A, 1);
}

#[test]
fn mo_b1_lose_random_takes_cards_that_chance_picks_and_all_see() {
    let mut game = drawing("wild-hunt", "black-pack").hand(A, "hound sickle horn").begin();
    game.chance(&[1, 1]).play("draw").hand_is(A, "hound").turn_of(A, 1);
    game.bottom_is("wild-hunt", "sickle horn black-pack").saw_as("2", &["went-under 1 sickle wild-hunt"]);
    game.knows_hand("2", A, &["of wild-hunt"]);
}

#[test]
fn mo_b1_lose_objects_takes_all_objects_and_leaves_encounters() {
    let scene = drawing("middle-earth", "mountain-wyrm").hand(A, "ranger sickle horn ring");
    let mut game = scene.begin();
    game.play("draw").asks(A, Question::Under).offers("under", "under sickle, under horn, under ring");
    game.play("under ring, under sickle").hand_is(A, "ranger").turn_of(A, 1);
    game.bottom_is("middle-earth", "ring sickle horn mountain-wyrm");
    let mut game = drawing("middle-earth", "mountain-wyrm").hand(A, "ranger").begin();
    game.play("draw").hand_is(A, "ranger").turn_of(A, 1);
}

#[test]
fn mo_b1_lose_all_takes_everything_in_an_order_of_ones_choice() {
    let mut game = drawing("crypt", "nameless").hand(A, "count sickle horn").begin();
    game.play("draw, let, discard sickle, discard count").hand_is(A, "").turn_of(A, 1);
    game.bottom_is("crypt", "sickle count horn nameless");
}

#[test]
fn mo_b1_exile_moves_to_the_world_opposite() {
    let scene = drawing("wild-hunt", "hellequin").hand(A, "hound white-stag sickle");
    let mut game = scene.begin();
    game.play("draw, let")
        .asks(A, Question::Under)
        .play("under white-stag")
        .pawn_in(A, "multiverse")
        .turn_of(A, 1);
    game.saw_as("2", &["moved 1 n s", "world-turned-up s multiverse"]).hand_is(A, "sickle");
    game.bottom_is("wild-hunt", "hellequin white-stag hound");
}

#[test]
fn mo_d4_an_exiling_encounter_goes_under_before_its_victim_leaves() {
    let mut game = drawing("wild-hunt", "hellequin").hand(A, "hound").begin();
    game.play("draw, let").bottom_is("wild-hunt", "hellequin hound");
    game.saw(&["went-under 1 hellequin wild-hunt", "went-under 1 hound wild-hunt", "moved 1 n s"]);
}

#[test]
fn mo_d4_what_was_played_goes_under_before_an_exile_makes_its_player_leave() {
    for (played, order) in
        [("cauldron", "hellequin cauldron hound"), ("waybread", "hellequin waybread hound")]
    {
        let scene = drawing("wild-hunt", "hellequin").hand(A, &format!("{played} hound sickle"));
        let mut game = scene.begin();
        game.play(&format!("play {played}, let")).pawn_in(A, "multiverse").turn_of(A, 1);
        game.bottom_is("wild-hunt", order).bottom_is("multiverse", "threshold").hand_is(A, "sickle");
    }
    let scene = drawing("wild-hunt", "hellequin").hand(A, "cauldron hound white-stag");
    let mut game = scene.begin();
    game.play("play cauldron, let").asks(A, Question::Under).play("under hound").turn_of(A, 1);
    game.bottom_is("wild-hunt", "hellequin cauldron hound white-stag");
}

#[test]
fn mo_d4_a_recovered_exile_lets_the_recovering_card_go_under_first() {
    let text = dedale_mondes::Cards::default().to_string().replacen(
        "hound/encounter/death/inspect",
        "hound/object/death/recover",
        1,
    );
    let scene =
        Scene::of(&format!("players=2 cards={text}")).all_in("wild-hunt").bottom("wild-hunt", "hellequin");
    let mut game = scene.hand(A, "hound").begin();
    game.play("play hound").pawn_in(A, "multiverse").bottom_is("wild-hunt", "hellequin hound").turn_of(A, 1);
}

#[test]
fn mo_b1_exile_moves_nobody_who_is_held() {
    let scene = drawing("wild-hunt", "hellequin").hand(A, "hound waybread").with("held", json!([1]));
    let mut game = scene.begin();
    game.play("draw, let")
        .pawn_in(A, "wild-hunt")
        .hand_is(A, "hound waybread")
        .bottom_is("wild-hunt", "hellequin");
}
