use dedale_onirim::{Event, Origin, Question};

use crate::scene::{Play, card};

const FIVE: &str = "red-sun red-moon red-key blue-sun blue-moon";

#[test]
fn on_s1_five_labyrinth_cards_are_dealt() {
    let mut game = Play::dealt("players=1", FIVE);
    game.asks(Question::Turn).turn_of(1).hand_is(FIVE).limbo_is("");
    assert_eq!(game.deck_count(), 71);
    assert_eq!(game.shuffles(), 0, "nothing was in limbo");
}

#[test]
fn on_s1_doors_and_dreams_go_to_limbo_unresolved_and_are_replaced() {
    let mut game =
        Play::dealt("players=1", "red-sun nightmare red-key red-door blue-sun nightmare blue-moon green-key");
    game.asks(Question::Turn).hand_is("red-sun red-key blue-sun blue-moon green-key");
    let limbo = game.events().iter().filter_map(|event| match event {
        Event::ToLimbo { from: Origin::Deck, card } => Some(*card),
        _ => None,
    });
    assert_eq!(limbo.collect::<Vec<_>>(), [card("nightmare"), card("red-door"), card("nightmare")]);
}

#[test]
fn on_s1_limbo_is_shuffled_into_the_deck_before_the_first_turn() {
    let mut game = Play::dealt("players=1", &format!("nightmare red-door {FIVE}"));
    game.hand_is(FIVE).limbo_is("").doors_are("");
    assert_eq!(game.shuffles(), 1);
    let deck = game.position().deck;
    assert_eq!((deck.rest.count(card("nightmare")), deck.rest.count(card("red-door"))), (10, 2));
    assert!(deck.top.is_empty() && deck.bottom.is_empty());
}

#[test]
fn on_s1_a_happy_dream_dealt_is_not_resolved_either() {
    let mut game = Play::dealt("premonitions=4", &format!("happy-dream {FIVE}"));
    game.asks(Question::Turn).hand_is(FIVE).limbo_is("");
    assert_eq!(game.discarded("happy-dream"), 0);
}

#[test]
fn on_s1_a_tower_is_a_labyrinth_card_and_stays_in_hand() {
    let five = "red-tower-3 blue-tower-4 red-sun red-moon red-key";
    Play::dealt("towers=normal", five).hand_is(five);
}
