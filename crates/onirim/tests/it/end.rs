use dedale_core::chance::Seed;
use dedale_core::{Chance as _, Match, Outcome, Rules as _, Silent};
use dedale_onirim::{Communication, Question, Setup, State, Towers};

use crate::scene::Scene;

const SEVEN: &str = "red blue blue green green brown brown";

#[test]
fn on_x1_the_eighth_door_wins_at_once_even_with_an_empty_deck_and_an_incomplete_hand() {
    let mut game =
        Scene::solo().doors(SEVEN).row("red-sun red-moon").hand("red-key").deck("red-door").begin();
    game.plays(&["play red-key", "search"]).is_won();
    assert_eq!(game.deck_count(), 0);
    assert_eq!(game.position().hands[0].len(), 4);
    game.refuses("discard red-sun", "game-over", "ON-X1");
}

#[test]
fn on_x1_a_bought_eighth_door_wins_before_the_hand_is_full() {
    let mut game = Scene::solo().doors(SEVEN).hand("red-key blue-sun").next("red-door nightmare").begin();
    game.plays(&["play blue-sun", "buy"]).is_won().top_is("nightmare");
}

#[test]
fn on_x1_seven_doors_do_not_win() {
    let mut game = Scene::solo()
        .doors("blue blue green green brown brown")
        .row("red-sun red-moon")
        .hand("red-key")
        .begin();
    game.plays(&["play red-key", "search"]).doors_are(SEVEN).asks(Question::Turn);
}

#[test]
fn on_x2_a_refill_from_an_empty_deck_loses() {
    let mut game = Scene::solo().hand("red-sun").deck("").begin();
    game.play("play red-sun").is_lost();
    assert_eq!(game.state.outcome().expect("over").reason, "deck-empty");
}

#[test]
fn on_x2_a_redraw_from_an_empty_deck_loses() {
    let mut game = Scene::solo().hand("red-sun").deck("").next("nightmare red-moon").begin();
    game.plays(&["play red-sun", "redraw"]).is_lost().hand_is("red-moon");
}

#[test]
fn on_x2_an_empty_deck_with_a_full_hand_is_no_loss() {
    let mut game =
        Scene::solo().hand("red-sun red-key red-sun").row("blue-moon").deck("").next("red-moon").begin();
    game.play("play red-sun").asks(Question::Turn);
    assert_eq!(game.deck_count(), 0);
    game.play("play red-moon").is_lost();
}

/// Plays at random; gives the turns begun.
fn random_turns(setup: &Setup, seed: u64) -> u32 {
    let (mut player, mut effects) = (Seed::quick_from(!seed), Silent(Seed::quick_from(seed)));
    let mut state = State::start(setup, &mut effects);
    while let Some(question) = state.question() {
        let legal = state.legal();
        let mut action = legal.nth(player.pick(legal.len())).expect("below their number");
        if seed % 2 == 1 && question == Question::Nightmare {
            action = legal.iter().find(|action| action.to_string().starts_with("return")).unwrap_or(action);
        }
        state.apply(action, &mut effects);
    }
    state.turns()
}

#[test]
fn on_x3_the_base_game_has_at_most_54_turns() {
    let most = (0..20_000).map(|seed| random_turns(&Setup::solo(), seed)).max();
    assert!(most <= Some(54), "{most:?}");
    assert!(most >= Some(40), "the games come near the bound: {most:?}");
}

/// A turn takes a labyrinth card out for good, and needs a full hand to begin.
#[test]
fn on_x3_every_other_game_is_bounded_likewise() {
    for (seed, setup) in (0..).zip(Setup::all(Communication::Open)) {
        let labyrinth = if setup.towers() == Towers::None { 58 } else { 70 };
        let held = if dedale_core::Setup::seats(&setup) == 1 { 5 } else { 8 };
        for game in 0..50 {
            assert!(random_turns(&setup, seed * 1_000 + game) <= labyrinth - held + 1, "{setup:?}");
        }
    }
}

#[test]
fn on_x4_a_door_in_the_discard_pile_makes_the_game_unwinnable() {
    let mut game =
        Scene::solo().hand("red-key").next("red-sun red-moon blue-sun green-door brown-sun").begin();
    game.play("discard red-key");
    for observer in ["1", "spectator", "all"] {
        assert!(!game.view(observer).unwinnable);
    }
    game.play("discard green-door").asks(Question::Arrange);
    for observer in ["1", "spectator", "all"] {
        assert!(game.view(observer).unwinnable);
    }
    game.plays(&["place red-sun", "place red-moon", "place blue-sun"]).asks(Question::Turn);
}

#[test]
fn on_x4_a_door_that_paid_for_a_spell_is_gone_for_good() {
    let mut game = Scene::solo().with("book=normal").discard("red-door red-sun*4").begin();
    game.plays(&["cast paradoxical-prophecy", "pay red-door"]);
    assert_eq!(game.discarded("red-door"), 0);
    assert!(game.view("1").unwinnable);
}

#[test]
fn on_x4_a_door_in_limbo_or_on_the_table_is_not_gone() {
    let mut game = Scene::solo().doors("red").next("blue-door nightmare").begin();
    game.play("discard red-sun").asks(Question::Nightmare).limbo_is("blue-door");
    assert!(!game.view("1").unwinnable);
}

#[test]
fn on_x4_without_a_wall_left_among_the_towers_the_game_is_unwinnable() {
    let towers = Scene::solo().with("towers=normal");
    let two_of_three = towers.clone().discard("red-tower-3 red-tower-4").begin();
    assert!(!two_of_three.view("1").unwinnable);
    let a_colour_gone = towers.clone().discard("red-tower-3 red-tower-4 red-tower-5").begin();
    assert!(a_colour_gone.view("1").unwinnable);
    let some_gone = Scene::solo().with("towers=normal book=normal");
    let some_gone = some_gone.discard("red-tower-3 red-tower-4").removed("red-tower-5 red-sun*4").begin();
    assert!(some_gone.view("1").unwinnable);
}

/// One tower of each colour is left, and no order of them fits.
#[test]
fn on_x4_towers_of_all_colours_that_never_fit_make_no_wall() {
    let keep = ["red-tower-3", "blue-tower-3", "green-tower-3", "brown-tower-3"];
    let gone = |kept: &[&str]| {
        let all = ["red", "blue", "green", "brown"]
            .iter()
            .flat_map(|colour| (3..=5).map(move |number| format!("{colour}-tower-{number}")));
        all.filter(|tower| !kept.contains(&tower.as_str())).collect::<Vec<_>>().join(" ")
    };
    let scene = Scene::solo().with("towers=normal");
    assert!(scene.clone().discard(&gone(&keep)).begin().view("1").unwinnable);
    let fitting = ["red-tower-5", "blue-tower-5", "green-tower-5", "brown-tower-5"];
    assert!(!scene.discard(&gone(&fitting)).begin().view("1").unwinnable);
}

#[test]
fn on_x4_conceding_is_possible_at_any_decision() {
    let setup =
        dedale_core::Setup::from_text("players=2 book=normal towers=normal premonitions=6").expect("a setup");
    let mut player = Seed::quick_from(1);
    let mut game = Match::<State>::new(&setup, Seed::Quick(4));
    while game.decider().is_some() {
        for seat in dedale_core::Seat::first(2) {
            let mut given_up = game.clone();
            given_up.concede(seat).expect("possible at any decision");
            let outcome = given_up.outcome().expect("over");
            assert_eq!((outcome.reason, outcome.is_win()), (Outcome::CONCEDED, false));
            assert!(given_up.concede(seat).is_err(), "once");
        }
        let legal = game.state().legal();
        game.act(legal.nth(player.pick(legal.len())).expect("below their number")).expect("legal");
    }
}
