//! What cards do (MO-A4, MO-E).

use dedale_core::Seat;
use dedale_mondes::{Place, Question};
use serde_json::json;

use crate::scene::{A, B, C, D, Scene};

fn duo(world: &str) -> Scene {
    Scene::duo().all_in(world)
}

fn trio(world: &str) -> Scene {
    Scene::trio().all_in(world)
}

#[test]
fn mo_a4_whom_it_strikes_is_said_at_once_and_only_if_there_is_a_choice() {
    let mut game = trio("fairy-glade").hand(A, "fairy-queen").hand(B, "sickle").hand(C, "horn").begin();
    game.play("play fairy-queen").asks(A, Question::Target).offers("target", "target 2, target 3");
    game.refuses("target 1", "no-such-player", "MO-A4").play("target 3").saw(&["played 1 fairy-queen ? 3"]);
    let mut game = trio("fairy-glade").hand(A, "fairy-queen").hand(C, "horn").begin();
    game.play("play fairy-queen").saw(&["played 1 fairy-queen ? 3"]).turn_of(A, 1);
}

#[test]
fn mo_a4_a_reaction_is_not_played_for_its_effect() {
    duo("otherworld").hand(A, "ambactes").begin().refuses("play ambactes", "reaction-only", "MO-A4");
}

#[test]
fn mo_a4_a_card_without_a_target_cannot_be_played() {
    let mut game = duo("fairy-glade").hand(A, "fairy-queen korrigan spear").begin();
    for card in ["fairy-queen", "korrigan", "spear"] {
        game.refuses(&format!("play {card}"), "no-target", "MO-A4");
    }
    duo("wild-hunt").hand(A, "hound").begin().refuses("play hound", "no-target", "MO-A4");
    duo("crypt").hand(A, "professor").with("open", json!([2])).begin().refuses(
        "play professor",
        "no-target",
        "MO-A4",
    );
}

#[test]
fn mo_a4_a_card_that_takes_from_the_pile_is_not_played_where_the_pile_is_empty() {
    let text = dedale_mondes::Cards::default().to_string();
    let text = text.replacen("giant/bad/combat/lose=2", "giant/object/combat/ward", 1);
    let text = text.replacen("mist/bad/death/skip", "mist/object/death/ward", 1);
    let scene = Scene::of(&format!("players=2 cards={text}")).hand(A, "cauldron cernunnos scroll epona");
    let mut empty = scene.clone().hand(B, "esus ambactes sickle giant mist").begin();
    let one_left = scene.hand(B, "esus ambactes sickle giant").begin();
    for card in ["cauldron", "cernunnos", "scroll"] {
        let play = format!("play {card}");
        empty.refuses(&play, "pile-empty", "MO-A4");
        assert!(one_left.may(&play), "{card}");
    }
}

#[test]
fn mo_a4_effects_reach_anywhere_or_with_the_option_only_the_same_world() {
    let scene = |setup: &str| {
        Scene::of(setup).all_in("fairy-glade").pawn(B, "crypt").hand(A, "fairy-queen").hand(B, "sickle")
    };
    assert!(scene("players=2").begin().may("play fairy-queen"));
    scene("players=2 reach=same-world").begin().refuses("play fairy-queen", "no-target", "MO-A4");
    let here = scene("players=3 reach=same-world").pawn(C, "fairy-glade").hand(C, "horn");
    here.begin().play("play fairy-queen").saw(&["played 1 fairy-queen ? 3"]);
}

#[test]
fn mo_a4_draw_up_to_two_cards() {
    let mut game = duo("otherworld").hand(A, "cauldron").top("otherworld", "esus sickle epona").begin();
    game.play("play cauldron, draw")
        .hand_is(A, "esus sickle")
        .turn_of(A, 1)
        .bottom_is("otherworld", "cauldron");
    assert!(game.may("draw"), "it is not the draw action");
}

#[test]
fn mo_a4_draw_stops_at_five_cards() {
    let scene = duo("otherworld").hand(A, "cauldron horn spear ring mirror").top("otherworld", "esus sickle");
    scene
        .begin()
        .play("play cauldron")
        .hand_is(A, "horn spear ring mirror esus")
        .top_is("otherworld", "sickle");
}

#[test]
fn mo_a4_draw_goes_on_after_a_bad_encounter_that_is_over() {
    let scene = duo("otherworld").hand(A, "cauldron horn").top("otherworld", "giant sickle");
    let mut game = scene.begin();
    game.play("play cauldron, draw").turn_of(A, 1).hand_is(A, "sickle");
    game.bottom_is("otherworld", "horn giant cauldron");
}

#[test]
fn mo_a4_draw_is_stopped_by_a_skip_or_an_exile() {
    let scene = duo("otherworld").hand(A, "cauldron").top("otherworld", "mist sickle");
    scene.begin().play("play cauldron").turn_of(B, 2).hand_is(A, "").bottom_is("otherworld", "mist cauldron");
    let scene = duo("wild-hunt").hand(A, "cauldron").top("wild-hunt", "hellequin horn");
    let mut game = scene.begin();
    game.play("play cauldron").turn_of(A, 1).hand_is(A, "").pawn_in(A, "multiverse");
}

#[test]
fn mo_a4_draw_stops_with_the_pile() {
    let scene = Scene::of("players=3")
        .all_in("fairy-glade")
        .hand(A, "fountain fairy-queen")
        .hand(B, "elf-king korrigan");
    let scene = scene.top("crypt", "hazel-wand philtre").bottom("wild-hunt", "clover");
    let mut game = scene.begin();
    assert_eq!(game.pile("fairy-glade"), ["fairy-ring"]);
    game.play("play fountain").turn_of(B, 2);
    assert_eq!(game.pile("fairy-glade"), ["fairy-ring", "fountain"]);
}

#[test]
fn mo_a4_peek_at_the_top_cards_and_put_them_back_in_any_order() {
    let scene =
        trio("middle-earth").hand(A, "forest-lady").top("middle-earth", "ring ranger black-rider waybread");
    let mut game = scene.begin();
    game.play("play forest-lady")
        .asks(A, Question::Arrange)
        .saw_as("1", &["peeked 1 middle-earth [ring ranger black-rider]"]);
    game.saw_as("2", &["peeked 1 middle-earth [? ? ?]"]).refuses("place waybread", "not-looked-at", "MO-A4");
    game.play("place black-rider")
        .offers("place", "place ring, place ranger")
        .play("place ranger")
        .turn_of(A, 1);
    game.top_is("middle-earth", "black-rider ranger ring waybread").bottom_is("middle-earth", "forest-lady");
    game.knows_top("1", "middle-earth", "black-rider ranger ring ?").knows_top(
        "2",
        "middle-earth",
        "? ? ? ?",
    );
}

#[test]
fn mo_a4_peek_at_one_card_has_nothing_to_arrange() {
    let scene = duo("fairy-glade").hand(A, "scroll fairy-queen elf-king").hand(B, "korrigan fountain");
    let scene = scene.top("crypt", "hazel-wand philtre clover");
    let mut game = scene.begin();
    game.play("play scroll").saw_as("1", &["peeked 1 fairy-glade [fairy-ring]"]).turn_of(A, 1);
    game.knows_top("1", "fairy-glade", "fairy-ring scroll").knows_top("2", "fairy-glade", "? scroll");
}

#[test]
fn mo_a4_scry_looks_at_one_face_down_world() {
    let mut game = duo("looking-glass").up("crypt").hand(A, "caterpillar confluences").begin();
    game.play("play caterpillar").asks(A, Question::Look).refuses("look crypt", "face-up", "MO-A4");
    game.play("look n").saw_as("1", &["scried 1 n wild-hunt"]).saw_as("2", &["scried 1 n ?"]);
    let seen = |observer: &str| game.view(observer).worlds[Place::North as usize];
    assert!(seen("1").world.is_some() && seen("2").world.is_none() && !seen("1").up);
    let all = "otherworld wild-hunt fairy-glade middle-earth crypt multiverse swords-dragons";
    duo("looking-glass").up(all).hand(A, "confluences").begin().refuses(
        "play confluences",
        "all-face-up",
        "MO-A4",
    );
}

#[test]
fn mo_a4_inspect_shows_the_targets_hand_to_the_player_alone() {
    let mut game = trio("wild-hunt").hand(A, "hound").hand(B, "sickle horn").begin();
    game.play("play hound, let")
        .saw_as("1", &["inspected 1 2 [sickle horn]"])
        .saw_as("3", &["inspected 1 2 [? ?]"]);
    game.knows_hand("1", B, &["sickle", "horn"]).knows_hand("3", B, &["of otherworld", "of wild-hunt"]);
}

#[test]
fn mo_a4_steal_takes_a_random_card() {
    let mut game = trio("fairy-glade").hand(A, "fairy-queen").hand(B, "sickle horn clover").begin();
    game.play("play fairy-queen").chance(&[1]).play("let").hand_is(A, "horn").hand_is(B, "sickle clover");
    game.saw_as("1", &["passed 2 1 horn"]).saw_as("2", &["passed 2 1 horn"]).saw_as("3", &["passed 2 1 ?"]);
    game.bottom_is("fairy-glade", "fairy-queen").knows_hand("3", A, &["?"]).knows_hand("2", A, &["horn"]);
}

#[test]
fn mo_a4_steal_of_an_encounter_of_another_world_sends_it_under_its_own_pile() {
    let mut game = duo("fairy-glade").pawn(B, "crypt").hand(A, "fairy-queen").hand(B, "count").begin();
    game.play("play fairy-queen").saw(&["passed 2 1 count", "went-under 1 count crypt"]);
    game.hand_is(A, "").hand_is(B, "").bottom_is("crypt", "count").turn_of(A, 1);
}

#[test]
fn mo_a4_steal_finds_nothing_if_the_target_reacted_with_its_last_card() {
    let scene = duo("fairy-glade").hand(A, "fairy-queen sickle").hand(B, "philtre");
    let mut game = scene.hand(A, "fairy-queen stake").begin();
    game.play("play fairy-queen, react philtre, react stake").turn_of(A, 1).hand_is(A, "").hand_is(B, "");
    game.bottom_is("fairy-glade", "stake philtre fairy-queen");
}

#[test]
fn mo_a4_swap_gives_a_card_and_takes_a_random_one_the_target_had_before() {
    let mut game = trio("fairy-glade").hand(A, "korrigan clover ring").hand(B, "sickle horn").begin();
    game.play("play korrigan")
        .asks(A, Question::Give)
        .offers("give", "give clover, give ring")
        .chance(&[1])
        .play("give clover");
    game.hand_is(A, "horn ring").hand_is(B, "sickle clover").saw_as("3", &["passed 1 2 ?", "passed 2 1 ?"]);
    game.knows_hand("1", B, &["clover", "of otherworld"]);
    game.knows_hand("2", A, &["horn", "of middle-earth"]).bottom_is("fairy-glade", "korrigan");
}

#[test]
fn mo_a4_swap_takes_nothing_from_who_has_nothing_left() {
    let mut game = duo("fairy-glade").hand(A, "korrigan clover").hand(B, "stake").begin();
    game.play("play korrigan").hand_is(A, "stake").hand_is(B, "clover");
}

#[test]
fn mo_a4_swap_with_a_player_elsewhere_sends_encounters_under_their_piles() {
    let scene = duo("fairy-glade").pawn(B, "crypt").hand(A, "korrigan elf-king").hand(B, "count");
    let mut game = scene.begin();
    game.play("play korrigan").hand_is(A, "").hand_is(B, "").bottom_is("crypt", "count");
    game.bottom_is("fairy-glade", "elf-king korrigan");
}

#[test]
fn mo_a4_swap_between_full_hands_keeps_to_the_limit() {
    let scene = duo("fairy-glade")
        .hand(A, "korrigan clover philtre hazel-wand ring")
        .hand(B, "sickle horn spear mirror purse");
    let mut game = scene.begin();
    game.play("play korrigan, let, give ring").hand_is(A, "clover philtre hazel-wand sickle");
    game.hand_is(B, "horn spear mirror purse ring");
}

#[test]
fn mo_a4_force_discard_lets_the_target_choose() {
    let mut game = duo("otherworld").pawn(B, "crypt").hand(A, "esus").hand(B, "horn count").begin();
    game.play("play esus").asks(B, Question::Discard).offers("discard", "discard horn, discard count");
    game.play("discard horn").bottom_is("crypt", "horn").hand_is(B, "count").turn_of(A, 1);
    let mut game = duo("otherworld").pawn(B, "crypt").hand(A, "spear").hand(B, "count").begin();
    game.play("play spear").bottom_is("crypt", "count");
}

#[test]
fn mo_a4_step_moves_through_a_side_without_keys() {
    let mut game = duo("otherworld").hand(A, "epona esus ambactes").begin();
    game.play("play epona").asks(A, Question::Where).offers("to", "to n, to w").refuses(
        "to ne",
        "no-way-there",
        "MO-M2",
    );
    game.play("to n, under ambactes").pawn_in(A, "wild-hunt").bottom_is("otherworld", "epona ambactes esus");
    let mut game = duo("otherworld").hand(A, "hazel-wand").begin();
    game.play("play hazel-wand, to w")
        .bottom_is("otherworld", "hazel-wand")
        .saw(&["went-under 1 hazel-wand otherworld", "moved 1 nw w"]);
}

#[test]
fn mo_a4_diagonal_moves_through_a_corner_without_keys() {
    let mut game = duo("wild-hunt").hand(A, "white-stag").begin();
    game.play("play white-stag").offers("to", "to w, to e").play("to e").pawn_in(A, "middle-earth");
    duo("otherworld").hand(A, "drink-me").begin().refuses("play drink-me", "no-way-there", "MO-M2");
}

#[test]
fn mo_a4_teleport_moves_to_any_other_face_up_world() {
    let mut game = duo("looking-glass").up("crypt swords-dragons").hand(A, "grinning-cat").begin();
    game.play("play grinning-cat").offers("to", "to crypt, to swords-dragons").play("to swords-dragons");
    game.pawn_in(A, "swords-dragons").bottom_is("looking-glass", "grinning-cat");
    duo("looking-glass").hand(A, "grinning-cat").begin().refuses(
        "play grinning-cat",
        "no-way-there",
        "MO-M2",
    );
}

#[test]
fn mo_a4_hold_keeps_the_target_until_the_end_of_its_next_turn() {
    let mut game = trio("fairy-glade").hand(A, "elf-king").hand(C, "korrigan").begin();
    game.play("play elf-king, target 3").saw(&["held 3"]).play("pass, pass").turn_of(C, 2);
    game.refuses("move wild-hunt", "held", "MO-A5").play("pass");
    assert!(game.position().held.is_empty());
}

#[test]
fn mo_a4_hold_ends_with_a_skipped_turn() {
    let mut game = duo("fairy-glade").hand(A, "elf-king").with("skipping", json!([2])).begin();
    game.play("play elf-king, pass").saw(&["turn-skipped 2 2"]).turn_of(A, 2);
    assert!(game.position().held.is_empty());
}

#[test]
fn mo_a4_push_moves_the_target_through_a_side_that_the_player_chooses() {
    let scene = duo("wild-hunt").pawn(B, "crypt").hand(A, "huntsman").hand(B, "count professor ring");
    let mut game = scene.begin();
    game.play("play huntsman").asks(A, Question::Where).offers("to", "to w, to s").play("to s");
    game.asks(B, Question::Under).play("under professor").pawn_in(B, "multiverse").hand_is(B, "ring");
    game.bottom_is("crypt", "professor count").bottom_is("wild-hunt", "huntsman").turn_of(A, 1);
    let held = duo("wild-hunt").hand(A, "huntsman").with("held", json!([2]));
    held.begin().refuses("play huntsman", "no-target", "MO-A4");
}

#[test]
fn mo_a4_summon_brings_a_player_from_next_door() {
    let scene =
        trio("wild-hunt").pawn(B, "otherworld").pawn(C, "crypt").hand(A, "horn").hand(B, "esus sickle");
    let mut game = scene.clone().begin();
    game.play("play horn")
        .saw(&["played 1 horn ? 2", "moved 2 nw n"])
        .pawn_in(B, "wild-hunt")
        .hand_is(B, "sickle");
    game.bottom_is("wild-hunt", "horn").bottom_is("otherworld", "esus");
    scene.clone().with("held", json!([2])).begin().refuses("play horn", "no-target", "MO-A4");
    let apart = scene.pawn(B, "looking-glass").hand(B, "sickle");
    apart.begin().refuses("play horn", "no-target", "MO-A4");
    let near =
        Scene::of("players=2 reach=same-world").all_in("wild-hunt").pawn(B, "otherworld").hand(A, "horn");
    assert!(near.begin().may("play horn"), "summon has a reach of its own");
}

#[test]
fn mo_a4_swap_places_changes_places_with_a_player_in_another_world() {
    let scene =
        duo("multiverse").pawn(B, "crypt").hand(A, "champion ferrywoman double").hand(B, "count slayer");
    let mut game = scene.clone().begin();
    game.play("play champion").asks(A, Question::Under).play("under double").asks(B, Question::Under);
    game.pawn_in(A, "crypt").pawn_in(B, "crypt").play("under count").pawn_in(B, "multiverse").turn_of(A, 1);
    game.bottom_is("multiverse", "champion double ferrywoman").bottom_is("crypt", "count slayer");
    for held in [1, 2] {
        scene.clone().with("held", json!([held])).begin().refuses("play champion", "no-target", "MO-A4");
    }
    duo("multiverse").hand(A, "champion").begin().refuses("play champion", "no-target", "MO-A4");
    let apart =
        Scene::of("players=2 reach=same-world").all_in("multiverse").pawn(B, "crypt").hand(A, "champion");
    apart.begin().play("play champion").pawn_in(A, "crypt").pawn_in(B, "multiverse");
}

#[test]
fn mo_a4_unmask_lays_the_targets_character_open() {
    let mut game = trio("crypt").kept(B, "dreamer").hand(A, "professor").begin();
    game.play("play professor, target 2").saw_as("3", &["character-opened 2 dreamer"]);
    let seen = game.view("spectator").characters[1];
    assert!(seen.open && seen.kept.is_some() && seen.other.is_none() && !seen.key_used);
}

#[test]
fn mo_a4_extra_action_gives_two_actions_for_the_one_it_costs() {
    let mut game = duo("fairy-glade").hand(A, "clover").begin();
    game.play("play clover").saw(&["extra-actions 1"]).turn_of(A, 3);
    duo("looking-glass").hand(A, "white-rabbit").actions(1).begin().play("play white-rabbit").turn_of(A, 2);
}

#[test]
fn mo_a4_extra_actions_do_not_grow_without_end() {
    let mut game = duo("fairy-glade").hand(A, "clover").actions(60).begin();
    game.play("play clover").turn_of(A, 60);
}

#[test]
fn mo_a4_recover_takes_the_bottom_card() {
    let scene = duo("otherworld").hand(A, "cernunnos").bottom("otherworld", "sickle");
    let mut game = scene.begin();
    game.play("play cernunnos").hand_is(A, "sickle").bottom_is("otherworld", "cernunnos");
    game.saw_as("1", &["recovered 1 otherworld sickle"]).saw_as("2", &["recovered 1 otherworld ?"]);
}

#[test]
fn mo_a4_recover_of_a_bad_encounter_strikes() {
    let scene = duo("otherworld").hand(A, "cernunnos horn").bottom("otherworld", "giant");
    let mut game = scene.begin();
    game.play("play cernunnos").hand_is(A, "").turn_of(A, 1);
    game.bottom_is("otherworld", "horn giant cernunnos");
}

#[test]
fn mo_a4_recover_of_a_card_seen_going_under_is_known_to_all() {
    let mut game = trio("otherworld").hand(A, "cernunnos sickle").begin();
    game.play("discard sickle, play cernunnos").saw_as("3", &["recovered 1 otherworld sickle"]);
    game.knows_hand("3", A, &["sickle"]).knows_hand("spectator", A, &["sickle"]);
}

#[test]
fn mo_a4_ward_protects_until_ones_next_turn() {
    let scene = trio("fairy-glade").hand(A, "silver-mail ring").hand(B, "fairy-queen").hand(C, "sickle horn");
    let mut game = scene.begin();
    game.play("play silver-mail").saw(&["warded 1"]).play("pass").turn_of(B, 2);
    game.play("play fairy-queen").saw(&["played 2 fairy-queen ? 3"]).play("pass, pass").turn_of(A, 2);
    assert!(game.position().warded.is_empty());
}

#[test]
fn mo_a4_ward_is_no_target_when_others_are() {
    let scene =
        Scene::of("players=4").all_in("fairy-glade").hand(A, "fairy-queen").with("warded", json!([2]));
    let mut game = scene.hand(B, "sickle").hand(C, "horn").hand(D, "spear").begin();
    game.play("play fairy-queen")
        .offers("target", "target 3, target 4")
        .refuses("target 2", "warded", "MO-A4");
    let scene = Scene::duo().hand(A, "horn spear").with("warded", json!([2]));
    scene.begin().refuses("play-pair horn", "no-target", "MO-E");
}

#[test]
fn mo_a4_ward_ends_with_a_skipped_turn() {
    let scene = Scene::duo().with("warded", json!([2])).with("skipping", json!([2]));
    let mut game = scene.begin();
    game.play("pass").saw(&["turn-skipped 2 2"]);
    assert!(game.position().warded.is_empty());
}

#[test]
fn mo_e_pair_brings_a_player_from_anywhere_and_takes_a_random_card() {
    let scene =
        trio("otherworld").pawn(C, "swords-dragons").hand(A, "horn spear").hand(C, "barbarian thief ring");
    let mut game = scene.hand(B, "white-stag").pawn(B, "wild-hunt").begin();
    game.play("play-pair horn")
        .asks(A, Question::Target)
        .offers("target", "target 2, target 3")
        .play("target 3");
    game.saw(&["played 1 horn spear 3"])
        .asks(C, Question::Under)
        .play("under thief")
        .pawn_in(C, "otherworld");
    game.hand_is(A, "ring").hand_is(C, "").bottom_is("otherworld", "horn spear").turn_of(A, 1);
    game.bottom_is("swords-dragons", "thief barbarian");
}

#[test]
fn mo_e_pair_does_not_move_who_is_held_but_takes_the_card() {
    let scene =
        duo("otherworld").pawn(B, "crypt").hand(A, "horn spear").hand(B, "count").with("held", json!([2]));
    let mut game = scene.begin();
    game.play("play-pair horn").pawn_in(B, "crypt").saw(&["passed 2 1 count", "went-under 1 count crypt"]);
    game.hand_is(A, "").hand_is(B, "").turn_of(A, 1);
}

#[test]
fn mo_e_pair_needs_both_cards() {
    let mut game = duo("otherworld").hand(A, "horn sickle").begin();
    game.refuses("play-pair horn", "no-pair", "MO-E").refuses("play-pair sickle", "no-pair", "MO-E");
    game.refuses("play-pair spear", "not-in-hand", "MO-E");
}

#[test]
fn mo_e_pair_takes_a_card_of_who_is_here_already_and_ignores_the_reach_option() {
    let scene = Scene::of("players=2 reach=same-world").hand(A, "horn spear").hand(B, "esus");
    scene.begin().play("play-pair horn, let").hand_is(A, "esus").never_saw("moved");
    let scene = Scene::of("players=2 reach=same-world").hand(A, "horn spear").pawn(B, "crypt");
    scene.hand(B, "stake").begin().play("play-pair horn").pawn_in(B, "otherworld").turn_of(A, 1);
}

#[test]
fn mo_e_pair_cancelled_in_one_card_returns_the_other() {
    let mut game = duo("otherworld").hand(A, "horn spear").hand(B, "ambactes").begin();
    game.play("play-pair horn, react ambactes").asks(B, Question::Which).play("cancel spear").turn_of(A, 1);
    game.hand_is(A, "horn").bottom_is("otherworld", "ambactes spear");
}

#[test]
fn mo_a4_cancel_answers_only_its_key() {
    let seats = [A, B].map(Seat::index);
    assert_eq!(seats, [0, 1]);
    let mut game = duo("otherworld").hand(A, "epona").hand(B, "ambactes sickle stake").begin();
    game.play("play epona").offers("react", "react stake");
}

#[test]
fn mo_a4_who_draws_for_an_effect_may_stop_after_the_first_card() {
    let scene = Scene::duo().hand(A, "cauldron").top("otherworld", "esus epona");
    let mut game = scene.begin();
    game.play("play cauldron").asks(A, Question::More).hand_is(A, "esus");
    game.offers("draw", "draw").offers("stop", "stop").refuses("pass", "not-asked", "MO-A4");
    game.clone().play("draw").hand_is(A, "esus epona").turn_of(A, 1).bottom_is("otherworld", "cauldron");
    game.play("stop").hand_is(A, "esus").turn_of(A, 1).top_is("otherworld", "epona");
    assert!(game.may("draw"), "it was not the draw action");
}

#[test]
fn mo_a4_an_exile_that_a_hold_prevents_does_not_stop_drawing() {
    let scene = Scene::duo().all_in("wild-hunt").hand(A, "cauldron").with("held", json!([1]));
    let mut game = scene.top("wild-hunt", "hellequin unicorn").begin();
    game.play("play cauldron").asks(A, Question::More).play("draw").hand_is(A, "unicorn");
    game.pawn_in(A, "wild-hunt").turn_of(A, 1);
}

#[test]
fn mo_a4_what_leaves_one_choice_is_not_asked() {
    let mut game = Scene::duo().hand(A, "esus").hand(B, "horn").begin();
    game.play("play esus").saw(&["went-under 2 horn otherworld"]).turn_of(A, 1);
    let mut game = Scene::duo().all_in("fairy-glade").hand(A, "korrigan clover").hand(B, "horn").begin();
    game.play("play korrigan").hand_is(A, "horn").hand_is(B, "clover").turn_of(A, 1);
    let mut game =
        Scene::duo().pawn(B, "looking-glass").all_in("otherworld").hand(A, "sickle").hand(B, "horn").begin();
    game.play("trade 2").asks(B, Question::Answer);
    let scene = Scene::duo().all_in("looking-glass").up("otherworld").hand(A, "grinning-cat");
    scene.begin().play("play grinning-cat").pawn_in(A, "otherworld");
}

#[test]
fn mo_a4_swap_is_not_offered_without_another_card() {
    let mut game = Scene::duo().all_in("fairy-glade").hand(A, "korrigan").hand(B, "horn").begin();
    game.refuses("play korrigan", "no-cards", "MO-A4");
}

#[test]
fn mo_e_pair_is_not_offered_against_an_empty_hand() {
    let mut game = Scene::trio().hand(A, "horn spear").hand(C, "sickle").begin();
    game.play("play-pair horn").saw(&["played 1 horn spear 3"]);
    Scene::duo().hand(A, "horn spear").begin().refuses("play-pair horn", "no-target", "MO-E");
}

#[test]
fn mo_d4_of_a_pair_the_card_named_goes_under_first() {
    for (named, order) in [("horn", "horn spear"), ("spear", "spear horn")] {
        let mut game = Scene::duo().hand(A, "horn spear").hand(B, "sickle").begin();
        game.play(&format!("play-pair {named}, let")).bottom_is("otherworld", order);
    }
}
