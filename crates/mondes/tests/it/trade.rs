//! MO-A3.

use dedale_mondes::Question;

use crate::scene::{A, B, C, Scene};

fn scene() -> Scene {
    Scene::trio().hand(A, "esus sickle").hand(B, "cauldron").hand(C, "horn")
}

#[test]
fn mo_a3_two_in_one_world_trade_a_card_for_a_card() {
    let mut game = scene().begin();
    game.offers("trade", "trade 2, trade 3").play("trade 2").asks(A, Question::Offer);
    game.offers("offer", "offer esus, offer sickle").play("offer esus").asks(B, Question::Answer);
    game.offers("give", "give cauldron").play("give cauldron").asks(A, Question::Accept);
    game.play("accept").hand_is(A, "sickle cauldron").hand_is(B, "esus").turn_of(A, 1);
}

#[test]
fn mo_a3_key_and_type_are_public_and_the_cards_only_the_two_learn() {
    let mut game = scene().begin();
    game.play("trade 2, offer esus");
    game.saw_as("1", &["offered 1 2 combat encounter esus"]);
    for observer in ["2", "3", "spectator"] {
        game.saw_as(observer, &["offered 1 2 combat encounter ?"]);
        let offered = game.view(observer).trade.expect("a trade").offered.expect("an offer");
        assert_eq!(offered.card, None);
    }
    game.play("give cauldron").saw_as("2", &["answered 2 death object cauldron"]);
    game.saw_as("1", &["answered 2 death object ?"]);
    game.play("accept").saw_as("1", &["passed 1 2 esus", "passed 2 1 cauldron"]);
    game.saw_as("2", &["passed 1 2 esus", "passed 2 1 cauldron"]);
    for observer in ["3", "spectator"] {
        game.saw_as(observer, &["passed 1 2 ?", "passed 2 1 ?"]);
    }
    game.knows_hand("1", B, &["esus"]).knows_hand("2", A, &["cauldron", "?"]);
}

#[test]
fn mo_a3_a_refused_offer_costs_the_action_and_nobody_learns_the_card() {
    let mut game = scene().begin();
    game.play("trade 2, offer esus, refuse").saw(&["trade-refused 2"]).turn_of(A, 1);
    game.hand_is(A, "esus sickle").hand_is(B, "cauldron");
    game.knows_hand("2", A, &["of otherworld", "of otherworld"]);
}

#[test]
fn mo_a3_a_refused_answer_costs_the_action_and_nobody_learns_the_cards() {
    let mut game = scene().begin();
    game.play("trade 2, offer esus, give cauldron, refuse").saw(&["trade-refused 1"]).turn_of(A, 1);
    game.hand_is(A, "esus sickle").hand_is(B, "cauldron").knows_hand("1", B, &["of otherworld"]);
}

#[test]
fn mo_a3_who_is_elsewhere_or_has_no_card_does_not_trade() {
    let mut game = scene().pawn(B, "crypt").hand(C, "").begin();
    game.refuses("trade 2", "not-here", "MO-A3").refuses("trade 3", "no-cards", "MO-A3");
    game.refuses("trade 1", "not-here", "MO-A3").refuses("trade 4", "not-here", "MO-A3");
    scene().hand(A, "").begin().refuses("trade 2", "no-cards", "MO-A3");
}

#[test]
fn mo_a3_one_offers_and_answers_with_ones_own_cards() {
    let mut game = scene().begin();
    game.play("trade 2").refuses("offer horn", "not-in-hand", "MO-A3").refuses("pass", "not-asked", "MO-A3");
    game.play("offer sickle").refuses("give sickle", "not-in-hand", "MO-A3");
    game.refuses("accept", "not-asked", "MO-A3");
}

#[test]
fn mo_a3_full_hands_may_trade() {
    let mut game = Scene::duo()
        .hand(A, "esus ambactes epona horn spear")
        .hand(B, "sickle cauldron ring mirror purse")
        .begin();
    game.play("trade 2, offer horn, give purse, accept").hand_is(A, "esus ambactes epona spear purse");
    game.hand_is(B, "sickle cauldron ring mirror horn");
}

#[test]
fn mo_a3_who_saw_a_card_keeps_knowing_it_if_it_must_be_the_one_traded() {
    let open = |scene: Scene| scene.with("known_to", serde_json::json!({ "a1": "13", "a6": "13" }));
    let mut game = open(scene()).begin();
    game.knows_hand("3", A, &["esus", "sickle"]).play("trade 2, offer esus, give cauldron, accept");
    game.knows_hand("3", A, &["sickle", "of otherworld"]).knows_hand("3", B, &["esus"]);
    game.knows_hand("spectator", A, &["of otherworld", "?"]).knows_hand("spectator", B, &["?"]);
}

#[test]
fn mo_a3_who_saw_a_card_forgets_it_if_another_might_be_the_one_traded() {
    let open = serde_json::json!({ "a3": "13", "a5": "13" });
    let scene = scene().hand(A, "cernunnos epona cauldron").hand(B, "sickle").with("known_to", open);
    let mut game = scene.begin();
    game.knows_hand("3", A, &["cernunnos", "cauldron", "of otherworld"]);
    game.play("trade 2, offer cernunnos, give sickle, accept");
    game.knows_hand("3", A, &["cauldron", "of otherworld", "?"]).knows_hand("3", B, &["?"]);
    game.knows_hand("2", A, &["sickle", "?", "?"]);
}

#[test]
fn mo_a3_a_refused_trade_gives_back_what_everybody_knew_before_it() {
    let open = serde_json::json!({ "a3": "13w", "a5": "13w", "a6": "23" });
    let scene = scene().hand(A, "cernunnos epona cauldron").hand(B, "sickle horn").with("known_to", open);
    for refused in ["trade 2, offer cernunnos, refuse", "trade 2, offer cernunnos, give sickle, refuse"] {
        let mut game = scene.clone().hand(C, "").begin();
        game.play(refused);
        for (observer, of_first, of_second) in [
            ("2", ["of otherworld"; 3], ["sickle", "horn"]),
            ("3", ["cernunnos", "cauldron", "of otherworld"], ["sickle", "of wild-hunt"]),
            ("spectator", ["cernunnos", "cauldron", "of otherworld"], ["of otherworld", "of wild-hunt"]),
        ] {
            game.knows_hand(observer, A, &of_first).knows_hand(observer, B, &of_second);
        }
    }
}

#[test]
fn mo_a3_a_card_offered_stays_in_its_hand_and_others_know_it_only_if_it_can_be_no_other() {
    let open = serde_json::json!({ "a1": "13", "a3": "13" });
    let scene = Scene::trio().hand(A, "esus cernunnos").hand(B, "cauldron").with("known_to", open);
    let mut game = scene.begin();
    game.play("trade 2, offer esus").saw_as("3", &["offered 1 2 combat encounter esus"]);
    game.saw_as("2", &["offered 1 2 combat encounter ?"]);
    game.knows_hand("3", A, &["esus", "cernunnos"]).knows_hand("2", A, &["of otherworld", "of otherworld"]);
    assert_eq!(game.position().hands[0].len(), 2);
}
