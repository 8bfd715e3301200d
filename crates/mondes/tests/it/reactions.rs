//! Reactions and chains of them (MO-R1 to MO-R6).

use dedale_mondes::{Cards, Question};

use crate::scene::{A, B, C, D, Scene};

#[test]
fn mo_r1_whoever_in_the_world_may_have_an_answer_is_asked_whether_it_could_react_or_not() {
    let scene = Scene::of("players=5").pawn(D, "crypt").hand(A, "esus").hand(B, "sickle").hand(D, "stake");
    let mut game = scene.hand(C, "").begin();
    game.play("move looking-glass").asks(B, Question::React).offers("react", "").offers("let", "let");
    game.refuses("react sickle", "cannot-answer", "MO-R1").refuses("react stake", "not-in-hand", "MO-R1");
    game.play("let").pawn_in(A, "looking-glass").turn_of(A, 1);
}

#[test]
fn mo_r1_the_order_is_clockwise_from_the_one_who_played() {
    let scene = Scene::trio().turn(2).hand(A, "mirror").hand(B, "esus").hand(C, "sickle");
    let mut game = scene.begin();
    game.play("move looking-glass").asks(C, Question::React).play("let").asks(A, Question::React);
    game.play("let").turn_of(B, 1);
}

#[test]
fn mo_r1_a_card_played_for_its_effect_can_be_cancelled_too_at_no_action() {
    let mut game = Scene::duo().hand(A, "epona").hand(B, "philtre esus").begin();
    game.play("play epona").asks(B, Question::React).offers("react", "react philtre").play("react philtre");
    game.saw(&[
        "reacted 2 philtre epona",
        "went-under 2 philtre otherworld",
        "cancelled 1",
        "went-under 1 epona otherworld",
    ]);
    game.turn_of(A, 1).hand_is(B, "esus").hand_is(A, "").pawn_in(A, "otherworld");
}

#[test]
fn mo_r1_a_move_that_only_the_characters_key_pays_is_not_asked_about_with_a_cancel() {
    let mut game = Scene::duo().kept(A, "critic").hand(B, "mirror").begin();
    game.play("reveal, move wild-hunt").pawn_in(A, "wild-hunt");
}

#[test]
fn mo_r2_the_reactor_says_which_card_is_cancelled_and_the_others_return() {
    let scene = Scene::duo().kept(A, "librarian").hand(A, "esus ambactes cernunnos horn clover");
    let mut game = scene.hand(B, "vorpal-sword").begin();
    game.play("home, pay esus, pay horn, pay ambactes, pay clover").asks(B, Question::React);
    game.play("react vorpal-sword").asks(B, Question::Which).offers("cancel", "cancel esus, cancel horn");
    game.refuses("cancel clover", "not-played", "MO-R2").play("cancel horn").turn_of(A, 1);
    game.saw(&[
        "reacted 2 vorpal-sword horn",
        "went-under 2 vorpal-sword otherworld",
        "cancelled 1",
        "went-under 1 horn otherworld",
        "returned 1 esus",
    ]);
    game.bottom_is("otherworld", "vorpal-sword horn").hand_is(A, "esus ambactes clover cernunnos");
    assert!(!game.view("2").characters[0].open);
    game.knows_hand("2", A, &["esus", "ambactes", "cernunnos", "clover"]);
}

#[test]
fn mo_r2_a_characters_key_counted_is_spent() {
    let scene =
        Scene::duo().all_in("wild-hunt").kept(A, "librarian").hand(A, "old-grimoire").hand(B, "mirror");
    let mut game = scene.begin();
    game.play("reveal, move looking-glass, pay-character, react mirror");
    game.turn_of(B, 2).pawn_in(A, "wild-hunt").hand_is(A, "").play("pass").turn_of(A, 2);
    game.refuses("reveal", "key-used", "MO-A6");
}

#[test]
fn mo_r2_after_a_cancel_that_was_cancelled_the_next_player_may_still_react() {
    let scene = Scene::trio().hand(A, "esus ambactes").hand(B, "vorpal-sword horn").hand(C, "caterpillar");
    let mut game = scene.hand(C, "drink-me").begin();
    game.play("move looking-glass, pay esus").asks(B, Question::React).play("react vorpal-sword");
    game.saw(&["reacted 2 vorpal-sword esus"]).asks(A, Question::React);
    game.offers("react", "react ambactes").play("react ambactes").saw(&["reacted 1 ambactes vorpal-sword"]);
    game.asks(C, Question::React).play("let");
    game.saw(&["went-under 1 ambactes otherworld", "cancelled 2", "went-under 2 vorpal-sword otherworld"]);
    // Seat 2 reacted; seat 3 could still answer the move, if any card that cancels combat were not in sight.
    game.pawn_in(A, "looking-glass");
    game.bottom_is("otherworld", "ambactes vorpal-sword esus");
}

#[test]
fn mo_r2_each_player_reacts_at_most_once_to_what_was_played() {
    let scene = Scene::duo().hand(A, "esus ambactes").hand(B, "vorpal-sword sickle").begin();
    let mut game = scene;
    game.play("move looking-glass, pay esus, react vorpal-sword, react ambactes");
    game.pawn_in(A, "looking-glass").turn_of(A, 1).hand_is(B, "sickle");
}

#[test]
fn mo_r3_a_chain_of_three_cancels_what_was_played() {
    let scene = Scene::trio().hand(A, "esus ambactes").hand(B, "vorpal-sword").hand(C, "mirror");
    let mut game = scene.begin();
    game.play("move looking-glass, pay esus").asks(B, Question::React).play("react vorpal-sword");
    game.play("react ambactes");
    game.asks(C, Question::React).offers("react", "react mirror").play("react mirror");
    game.saw(&[
        "reacted 3 mirror ambactes",
        "went-under 3 mirror otherworld",
        "cancelled 1",
        "went-under 1 ambactes otherworld",
        "went-under 2 vorpal-sword otherworld",
        "cancelled 1",
        "went-under 1 esus otherworld",
    ]);
    game.bottom_is("otherworld", "mirror ambactes vorpal-sword esus").pawn_in(A, "otherworld").turn_of(A, 1);
}

#[test]
fn mo_r3_cards_committed_cannot_be_used() {
    let mut game = Scene::duo().hand(A, "horn vorpal-sword").hand(B, "ambactes").begin();
    game.play("move looking-glass, pay vorpal-sword, react ambactes").turn_of(A, 1).hand_is(A, "horn");
}

#[test]
fn mo_r3_without_counter_chains_a_cancel_stands() {
    let scene = Scene::of("players=3 counter-chains=no")
        .hand(A, "esus ambactes")
        .hand(B, "vorpal-sword")
        .hand(C, "stake");
    let mut game = scene.begin();
    game.play("move looking-glass, pay esus, react vorpal-sword").turn_of(A, 1).hand_is(A, "ambactes");
    game.bottom_is("otherworld", "vorpal-sword esus");
}

#[test]
fn mo_r3_the_answer_to_a_bad_encounter_can_be_answered() {
    let scene =
        Scene::trio().top("otherworld", "giant").hand(A, "vorpal-sword sickle epona").hand(B, "ambactes");
    let mut game = scene.clone().hand(C, "mirror").begin();
    game.play("draw").asks(A, Question::Defend).play("react vorpal-sword").saw(&["reacted 1 vorpal-sword ?"]);
    game.asks(B, Question::React).play("react ambactes").asks(C, Question::React);
    let mut struck = game.clone();
    struck.play("let").asks(A, Question::Lose);
    struck
        .play("discard sickle")
        .hand_is(A, "")
        .bottom_is("otherworld", "ambactes vorpal-sword sickle epona giant");
    game.play("react mirror, let");
    game.saw(&["went-under 3 mirror otherworld", "cancelled 2", "went-under 2 ambactes otherworld"]);
    // The counter is cancelled; who was not asked yet about the defence is.
    game.turn_of(A, 1)
        .hand_is(A, "sickle epona")
        .bottom_is("otherworld", "mirror ambactes vorpal-sword giant");
}

#[test]
fn mo_r3_without_counter_chains_the_answer_to_a_bad_encounter_stands() {
    let scene = Scene::of("players=2 counter-chains=no").top("otherworld", "giant").hand(A, "vorpal-sword");
    let mut game = scene.hand(B, "ambactes").begin();
    game.play("draw, react vorpal-sword").turn_of(A, 1).bottom_is("otherworld", "vorpal-sword giant");
}

#[test]
fn mo_r4_in_the_otherworld_b_answers_esus_with_ambactes_and_both_stay() {
    let mut game = Scene::duo().hand(A, "esus").hand(B, "ambactes").begin();
    game.play("move looking-glass").asks(B, Question::React).play("react ambactes");
    game.pawn_in(A, "otherworld").pawn_in(B, "otherworld").hand_is(A, "").hand_is(B, "");
    game.bottom_is("otherworld", "ambactes esus").turn_of(A, 1);
}

#[test]
fn mo_r5_a_characters_key_cannot_be_cancelled() {
    let scene = Scene::duo()
        .all_in("wild-hunt")
        .kept(A, "librarian")
        .hand(A, "old-grimoire")
        .hand(B, "unicorn mirror");
    let mut game = scene.begin();
    game.play("reveal, move looking-glass, pay-character").offers("react", "react mirror");
}

#[test]
fn mo_r6_a_card_that_holds_answers_a_move_and_its_cards_return() {
    let scene = Scene::duo().all_in("fairy-glade").hand(A, "korrigan clover").hand(B, "elf-king");
    let mut game = scene.begin();
    game.play("move wild-hunt, pay korrigan").offers("react", "react elf-king").play("react elf-king");
    game.saw(&[
        "reacted 2 elf-king ?",
        "went-under 2 elf-king fairy-glade",
        "cancelled 1",
        "returned 1 korrigan",
    ]);
    game.pawn_in(A, "fairy-glade").hand_is(A, "korrigan clover").turn_of(A, 1);
    assert!(game.may("move wild-hunt"), "it is not held: only this move failed");
}

#[test]
fn mo_r6_a_card_that_holds_answers_a_way_home() {
    let scene = Scene::duo().all_in("fairy-glade").lies("fairy-glade", "n").kept(A, "librarian");
    let mut game = scene.hand(A, "clover old-grimoire mirror horn").hand(B, "elf-king").begin();
    game.play("home, pay clover, pay old-grimoire, pay mirror, react elf-king").turn_of(A, 1);
    game.hand_is(A, "clover old-grimoire mirror horn");
}

#[test]
fn mo_r6_a_holding_card_is_a_card_played_and_can_be_cancelled() {
    let scene = Scene::duo().all_in("fairy-glade").hand(A, "korrigan sickle").hand(B, "elf-king stake");
    let mut game = scene.begin();
    game.play("move wild-hunt, pay korrigan, react elf-king")
        .asks(A, Question::React)
        .offers("react", "react sickle");
    game.play("react sickle").pawn_in(A, "wild-hunt");
    game.bottom_is("fairy-glade", "sickle elf-king korrigan");
}

#[test]
fn mo_r6_a_card_that_holds_answers_no_effect_that_moves_nobody() {
    let mut game = Scene::duo().all_in("fairy-glade").hand(A, "fairy-queen").hand(B, "elf-king").begin();
    game.play("play fairy-queen").asks(B, Question::React).offers("react", "");
    game.refuses("react elf-king", "cannot-answer", "MO-R1");
}

#[test]
fn mo_r1_who_cannot_have_an_answer_for_all_that_everybody_knows_is_not_asked() {
    let scene = || Scene::duo().hand(A, "esus");
    // All know the sickle; it cancels no combat.
    let mut game = scene().hand(B, "sickle").known("a6", "12w").begin();
    game.play("move looking-glass").pawn_in(A, "looking-glass").turn_of(A, 1);
    // All know that the horn is of the Wild Hunt, which has no card that cancels combat.
    scene().hand(B, "horn").begin().play("move looking-glass").turn_of(A, 1);
    // All know where the cards of the Otherworld that cancel combat are.
    let mut game = scene().hand(B, "epona").bottom("otherworld", "ambactes").known("a2", "12w").begin();
    game.play("move looking-glass").turn_of(A, 1);
    // Nobody knows whether the card of the Otherworld is Ambactes.
    for card in ["epona", "ambactes"] {
        scene().hand(B, card).begin().play("move looking-glass").asks(B, Question::React);
    }
}

#[test]
fn mo_r1_who_lets_everything_be_is_not_asked_until_its_next_turn() {
    let scene = Scene::duo().hand(A, "esus epona cauldron").hand(B, "cernunnos sickle");
    let mut game = scene.begin();
    game.play("play esus").asks(B, Question::React).offers("let-all", "let-all").play("let-all");
    game.saw_as("spectator", &["lets-all 2"]).asks(B, Question::Discard).play("discard sickle");
    assert!(game.view("1").letting.contains(B));
    game.play("play epona").never_saw("reacted").asks(A, Question::Where).play("to n");
    game.turn_of(B, 2);
    assert!(!game.view("1").letting.contains(B));
}

#[test]
fn mo_r1_who_lets_everything_be_is_not_asked_where_it_would_have_been() {
    let scene = Scene::duo().hand(A, "esus").hand(B, "sickle");
    scene.begin().play("move looking-glass").asks(B, Question::React);
    let mut game = scene.with("letting", serde_json::json!([2])).begin();
    game.play("move looking-glass").pawn_in(A, "looking-glass").turn_of(A, 1);
}

#[test]
fn mo_r1_who_lets_everything_be_is_asked_about_a_way_home_all_the_same() {
    let scene = Scene::duo().all_in("fairy-glade").lies("fairy-glade", "n").kept(A, "librarian");
    let scene = scene.hand(A, "clover old-grimoire mirror horn").hand(B, "elf-king");
    let mut game = scene.with("letting", serde_json::json!([2])).begin();
    game.play("home, pay clover, pay old-grimoire, pay mirror").asks(B, Question::React);
}

#[test]
fn mo_r6_a_card_that_holds_answers_every_card_that_moves_somebody_of_this_world() {
    let holds = |scene: Scene, play: &str| {
        let mut game = scene.begin();
        game.play(play).asks(B, Question::React).offers("react", "react elf-king").play("react elf-king");
        game.saw(&["cancelled 1"]).turn_of(A, 1).pawn_in(A, "fairy-glade").pawn_in(B, "fairy-glade");
    };
    let scene = |hand: &str| Scene::duo().all_in("fairy-glade").hand(A, hand).hand(B, "elf-king");
    holds(scene("hazel-wand"), "play hazel-wand");
    holds(scene("drink-me").lies("fairy-glade", "n"), "play drink-me");
}

/// No shipped card pushes in the world of the one that holds; a group's own may.
#[test]
fn mo_r6_a_card_that_holds_answers_a_push_of_somebody_of_this_world() {
    let cards = Cards::default().to_string().replacen(
        "hazel-wand/object/magic/step",
        "hazel-wand/object/magic/push",
        1,
    );
    let scene = Scene::of(&format!("players=3 cards={cards}")).all_in("fairy-glade");
    let scene = scene.hand(A, "hazel-wand").hand(B, "elf-king").known("c2", "123w");
    let mut here = scene.clone().begin();
    here.play("play hazel-wand, target 3").asks(B, Question::React).offers("react", "react elf-king");
    here.play("react elf-king").pawn_in(C, "fairy-glade").hand_is(A, "hazel-wand").turn_of(A, 1);
    let mut elsewhere = scene.pawn(C, "wild-hunt").begin();
    elsewhere.play("play hazel-wand, target 3").asks(A, Question::Where);
}

#[test]
fn mo_r6_a_ward_stops_a_card_that_holds() {
    let scene = Scene::duo().all_in("fairy-glade").hand(A, "korrigan").hand(B, "elf-king").known("c2", "12w");
    let mut game = scene.clone().with("warded", serde_json::json!([1])).begin();
    game.play("move wild-hunt").pawn_in(A, "wild-hunt");
    scene.begin().play("move wild-hunt").asks(B, Question::React);
}
