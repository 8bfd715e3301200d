use std::collections::BTreeSet;

use dedale_core::chance::{Quick, Seed};
use dedale_core::{
    Chance as _, Observer, Positions as _, Rules as _, Seat, Secrets as _, Setup as _, Silent,
};
use dedale_onirim::{Action, Answer, Colour, Event, Legal, Origin, Question, Setup, Spell, State, View};
use serde_json::json;

use crate::scene::{Play, Scene, card};

const GOALS: &str = "red blue green brown red blue green brown";
const PROPHECY: &str = "cast paradoxical-prophecy";
const PLANNING: &str = "cast parallel-planning";
const PUNISHMENT: &str = "cast powerful-punishment";

fn book() -> Scene {
    Scene::solo().with("book=normal").goals(GOALS)
}

#[test]
fn on_a1_two_goals_of_each_colour_lie_face_up() {
    let game = Play::dealt("book=normal", "");
    let goals = game.position().goals.expect("the book");
    assert!(goals.iter().all(|goal| !goal.is_found()));
    for &colour in Colour::ALL {
        assert_eq!(goals.iter().filter(|goal| goal.colour() == colour).count(), 2);
    }
}

#[test]
fn on_a1_the_goals_are_shuffled() {
    let setup = Setup::from_text("book=normal").expect("a setup");
    let rows = (0..50).map(|seed| {
        let state = State::start(&setup, &mut Silent(Seed::quick_from(seed)));
        format!("{:?}", state.position().goals)
    });
    assert!(rows.collect::<BTreeSet<_>>().len() > 40);
}

#[test]
fn on_a2_the_door_of_the_leftmost_goal_is_laid_down() {
    let mut game = book().hand("red-key").row("red-sun red-moon").begin();
    game.plays(&["play red-key", "search"]).doors_are("red");
    game.goals_are("[red] blue green brown red blue green brown");
    assert!(game.happened(Event::GoalFound { place: 1 }));
}

#[test]
fn on_a2_any_other_door_found_goes_to_limbo() {
    let mut game = book().hand("blue-key").row("blue-sun blue-moon").begin();
    game.play("play blue-key").chance_deals("nightmare").play("search").asks(Question::Nightmare);
    game.doors_are("").limbo_is("blue-door").goals_are(GOALS);
    assert_eq!(game.shuffles(), 1, "the deck was searched all the same");
    assert!(game.happened(Event::ToLimbo { from: Origin::Deck, card: card("blue-door") }));
}

#[test]
fn on_a2_a_key_paid_for_a_wrong_door_stays_spent() {
    let mut game = book().hand("blue-key red-sun").next("blue-door nightmare").begin();
    game.play("play red-sun").asks(Question::Door { colour: Colour::Blue });
    game.play("buy").discards("blue-key").doors_are("").limbo_is("blue-door").goals_are(GOALS);
}

#[test]
fn on_a2_the_goals_are_met_one_after_the_other() {
    let scene = book().doors("red blue green").hand("red-key brown-key red-sun");
    let mut game = scene.next("brown-door red-door blue-sun green-sun blue-sun").begin();
    game.plays(&["play red-sun", "buy", "buy"]).doors_are("red blue green brown red");
    game.goals_are("[red] [blue] [green] [brown] [red] blue green brown");
}

/// A nightmare asks, with these doors laid.
fn nightmare(goals: &str, doors: &str, next: &str) -> Play {
    let scene = Scene::solo().with("book=normal").goals(goals).doors(doors);
    let mut game = scene.hand("red-sun red-key blue-key").next(&format!("nightmare {next}")).begin();
    game.play("play red-sun").asks(Question::Nightmare);
    game
}

#[test]
fn on_a3_a_door_that_goes_to_limbo_turns_its_goal_face_up_again() {
    let mut game = nightmare(GOALS, "red blue", "nightmare");
    game.play("return red").goals_are("red [blue] green brown red blue green brown").limbo_is("red-door");
    assert!(game.happened(Event::GoalReopened { place: 1 }));
}

#[test]
fn on_a3_the_reopened_goal_is_again_the_first_to_match() {
    let mut game = nightmare(GOALS, "red blue", "blue-door red-door nightmare");
    game.play("return red").play("buy").limbo_is("red-door blue-door").play("buy").doors_are("red blue");
    game.goals_are("[red] [blue] green brown red blue green brown");
}

#[test]
fn on_a3_of_two_goals_of_a_colour_the_rightmost_reopens() {
    let goals = "red blue red blue green green brown brown";
    let mut game = nightmare(goals, "red blue red", "nightmare");
    game.play("return red").goals_are("[red] [blue] red blue green green brown brown");
}

#[test]
fn on_a3_a_reopened_goal_comes_before_open_goals_on_its_left() {
    let goals = "red blue green brown red blue green brown";
    let scene = Scene::solo().with("book=normal").goals(goals).doors("red blue").discard("red-sun*7");
    let mut game = scene.hand("red-moon red-key blue-key green-key").next("nightmare").begin();
    game.plays(&["play red-moon", "draw", "return blue", PLANNING]);
    pay(&mut game, "red", 7);
    game.play("swap-goals 2 7").goals_are("[red] green green brown red blue blue brown");
    assert_eq!(game.next_goal(), Some(7), "it is the next one wherever it lies");
    game.chance_deals("green-door blue-door nightmare");
    game.plays(&["draw", "buy", "buy"]).doors_are("red blue").limbo_is("blue-door green-door");
    game.goals_are("[red] green green brown red blue [blue] brown");
    assert_eq!(game.next_goal(), Some(2), "then the leftmost as ever");
}

#[test]
fn on_a3_of_several_reopened_goals_the_one_reopened_last_comes_first() {
    let mut game = nightmare(GOALS, "red blue green", "nightmare red-door blue-door nightmare");
    game.plays(&["return red", "return blue"]).goals_are("red blue [green] brown red blue green brown");
    game.asks(Question::Door { colour: Colour::Red }).play("buy").doors_are("green");
    game.play("buy").doors_are("blue green").goals_are("red [blue] [green] brown red blue green brown");
    assert_eq!(game.next_goal(), Some(1));
}

#[test]
fn on_a3_a_goal_reopened_twice_is_again_the_next() {
    let mut game = nightmare(GOALS, "red blue green", "nightmare blue-door nightmare");
    game.plays(&["return red", "return blue", "buy", "return blue"]);
    game.goals_are("red blue [green] brown red blue green brown");
    assert_eq!(game.next_goal(), Some(2));
}

#[test]
fn on_a3_everybody_sees_which_goals_were_reopened_and_in_which_order() {
    let mut game = nightmare(GOALS, "red blue green", "nightmare nightmare");
    game.plays(&["return green", "return red"]);
    let goals = json!(game.view("spectator"))["goals"].clone();
    assert_eq!(goals[2], json!({ "colour": "green", "found": false, "reopened": 1 }));
    assert_eq!(goals[0], json!({ "colour": "red", "found": false, "reopened": 2 }));
    assert_eq!(goals[1], json!({ "colour": "blue", "found": true }));
}

#[test]
fn on_a3_a_position_that_tells_of_no_reopened_goal_has_none() {
    let goals = "blue red green brown red blue green brown";
    let game = Scene::solo().with("book=normal").goals(goals).doors("red").begin();
    game.position().goals.expect("the book").iter().for_each(|goal| assert_eq!(goal.reopened(), 0));
    assert_eq!(game.next_goal(), Some(1));
}

#[test]
fn on_a3_the_order_of_reopened_goals_in_a_position_has_no_gaps_and_no_found_goal() {
    let broken = |changes: &[(usize, u8)]| {
        let mut document = book().doors("red").document();
        for &(place, reopened) in changes {
            document["goals"][place]["reopened"] = json!(reopened);
        }
        let position = serde_json::from_value(document).expect("a position");
        State::from_position(&position).map(|_| ()).map_err(|broken| (broken.field, broken.why))
    };
    assert_eq!(broken(&[(1, 1), (4, 2)]), Ok(()));
    for changes in [&[(1, 2)][..], &[(1, 1), (4, 1)], &[(0, 1)]] {
        let (field, why) = broken(changes).expect_err("it cannot be");
        assert_eq!((field.get(..6), why), (Some("goals["), "onirim-goal-order"), "{changes:?}");
    }
}

#[test]
fn on_a4_two_players_have_one_row_of_goals() {
    let scene = Scene::duo()
        .with("book=normal")
        .goals(GOALS)
        .hand("red-key red-sun")
        .second_hand("blue-key blue-sun");
    let mut game = scene.next("red-door green-sun green-sun blue-door green-sun green-sun").begin();
    game.plays(&["play red-sun", "buy"]).turn_of(2).plays(&["play blue-sun", "buy"]);
    game.doors_are("red").second_doors_are("blue").goals_are("[red] [blue] green brown red blue green brown");
}

#[test]
fn on_a4_each_still_needs_four_different_doors() {
    let scene = Scene::duo().with("book=normal").goals(GOALS).hand("brown-key red-sun");
    let scene = scene.next("brown-door green-sun green-sun");
    let mut uneven = scene.clone().doors("red red blue").second_doors("blue green green brown").begin();
    uneven.plays(&["play red-sun", "buy"]).turn_of(2);
    assert!(
        uneven.position().goals.expect("the book").iter().all(|goal| goal.is_found()),
        "all goals are met"
    );
    let mut even = scene.doors("red blue green").second_doors("red blue green brown").begin();
    even.plays(&["play red-sun", "buy"]).is_won();
}

#[test]
fn on_a4_a_wrong_door_goes_to_limbo_whoever_takes_it() {
    let scene =
        Scene::duo().with("book=normal").goals(GOALS).second_hand("blue-key blue-sun").second_to_play();
    let mut game = scene.next("blue-door nightmare").begin();
    game.plays(&["play blue-sun", "buy"]).limbo_is("blue-door").second_doors_are("");
}

/// Pays with suns only.
fn pay(game: &mut Play, colour: &str, times: usize) {
    for _ in 0..times {
        game.play(&format!("pay {colour}-sun"));
    }
}

#[test]
fn on_a5_a_spell_is_paid_one_card_at_a_time_by_cards_of_the_discard_pile() {
    let mut game = book().discard("red-sun*3 nightmare blue-moon green-key").begin();
    game.play(PROPHECY).asks(Question::Pay { spell: Spell::Prophecy, left: 5 });
    game.offers("pay red-sun, pay nightmare, pay blue-moon, pay green-key");
    game.refuses("pay brown-key", "not-in-discard-pile", "ON-A5");
    game.play("pay nightmare").asks(Question::Pay { spell: Spell::Prophecy, left: 4 });
    game.plays(&["pay red-sun", "pay red-sun", "pay green-key", "pay red-sun"]).asks(Question::ParadoxTop);
    let view = game.view("spectator");
    assert_eq!((view.discard.len(), view.removed.len()), (1, 5), "what paid stays consultable");
    assert_eq!(view.removed.count(card("green-key")), 1);
}

#[test]
fn on_a5_a_payment_cannot_be_taken_back() {
    let mut game = book().discard("red-sun*5").begin();
    game.play(PROPHECY).refuses("keep", "not-asked", "ON-A5").refuses(
        "discard red-sun",
        "not-asked",
        "ON-A5",
    );
}

#[test]
fn on_a5_the_paradoxical_prophecy_brings_a_bottom_card_to_the_top() {
    let scene = book().discard("red-sun*5").next("red-moon").bottom("blue-moon nightmare red-door green-key");
    let mut game = scene.begin();
    game.chance_deals("brown-key").play(PROPHECY);
    pay(&mut game, "red", 5);
    game.offers("place blue-moon, place nightmare, place red-door, place green-key, place brown-key");
    game.play("place red-door").asks(Question::ParadoxBottom);
    game.refuses("place red-door", "not-looked-at", "ON-A5");
    game.plays(&["place nightmare", "place green-key"]).play("place blue-moon").asks(Question::Turn);
    game.top_is("red-door red-moon").bottom_is("nightmare green-key blue-moon brown-key");
}

#[test]
fn on_a5_with_fewer_than_five_cards_left_the_prophecy_shows_all() {
    let mut game = book().deck("").next("red-moon blue-moon").begin();
    game.play(PROPHECY);
    pay(&mut game, "red", 5);
    game.offers("place red-moon, place blue-moon").play("place blue-moon").asks(Question::Turn);
    game.top_is("blue-moon").bottom_is("red-moon");
}

#[test]
fn on_a5_the_only_card_left_goes_on_top_by_itself() {
    let mut game = book().deck("").next("red-moon").begin();
    game.play(PROPHECY);
    pay(&mut game, "red", 5);
    game.asks(Question::Turn).top_is("red-moon");
}

#[test]
fn on_a5_without_a_card_in_the_deck_there_is_no_paradoxical_prophecy() {
    let game = book().deck("").begin();
    assert_eq!(game.refusal(PROPHECY).code, "deck-empty");
    assert!(game.may(PLANNING));
}

#[test]
fn on_a5_planning_swaps_two_goals_with_the_sides_they_lie_on() {
    let mut game = book().doors("red").discard("red-sun*7").begin();
    game.play(PLANNING);
    pay(&mut game, "red", 7);
    game.asks(Question::Planning).play("swap-goals 1 3").asks(Question::Turn);
    game.goals_are("green blue [red] brown red blue green brown");
    assert!(game.happened(Event::GoalsSwapped { left: 1, right: 3 }));
}

#[test]
fn on_a5_two_goals_that_show_the_same_are_not_swapped() {
    let mut game = book().doors("red").discard("red-sun*7").begin();
    game.play(PLANNING);
    pay(&mut game, "red", 7);
    game.refuses("swap-goals 2 6", "goals-alike", "ON-A5");
    assert!(game.may("swap-goals 1 5"), "one of them is face down");
}

/// A nightmare with so many cards to pay.
fn nightmare_with(discard: &str) -> Play {
    let scene = book().hand("blue-moon").discard(discard).next("nightmare nightmare");
    let mut game = scene.begin();
    game.play("play blue-moon");
    if game.may("draw") {
        game.play("draw");
    }
    game.asks(Question::Nightmare);
    game
}

#[test]
fn on_a5_punishment_discards_a_nightmare_without_effect() {
    let mut game = nightmare_with("red-sun*9 blue-sun");
    game.play(PUNISHMENT).asks(Question::Pay { spell: Spell::Punishment, left: 10 }).play("pay blue-sun");
    pay(&mut game, "red", 8);
    assert_eq!(game.discarded("nightmare"), 0);
    game.play("pay red-sun").discards("nightmare").asks(Question::Nightmare);
    assert!(game.happened(Event::NightmareAnswered { seat: Seat::new(0), answer: Answer::Punished }));
    assert_eq!(game.position().hands[0].len(), 4, "the hand is what it was");
}

#[test]
fn on_a5_the_nightmare_cannot_pay_for_its_own_punishment() {
    let mut game = nightmare_with("red-sun*9");
    game.refuses(PUNISHMENT, "spell-too-dear", "ON-A5");
}

#[test]
fn on_a5_an_earlier_nightmare_can_pay() {
    let mut game = nightmare_with("red-sun*9 nightmare");
    game.play(PUNISHMENT);
    pay(&mut game, "red", 9);
    game.play("pay nightmare").asks(Question::Nightmare);
    assert_eq!(game.discarded("nightmare"), 1);
}

#[test]
fn on_a5_punishment_is_for_nightmares_only() {
    book().discard("red-sun*9 blue-sun*3").begin().refuses(PUNISHMENT, "no-nightmare", "ON-A5");
}

#[test]
fn on_a5_no_tower_is_lost_to_a_punished_nightmare() {
    let scene =
        book().with("towers=normal").towers("red-tower-4").hand("blue-moon").discard("red-sun*9 blue-sun");
    let mut game = scene.next("nightmare nightmare").begin();
    game.plays(&["play blue-moon", "draw", PUNISHMENT, "pay blue-sun"]);
    pay(&mut game, "red", 9);
    game.asks(Question::Nightmare).towers_are("red-tower-4");
}

#[test]
fn on_a5_punishment_comes_too_late_once_a_tower_is_to_be_lost() {
    let scene = book().with("towers=normal").towers("red-tower-4").hand("blue-moon red-key");
    let mut game = scene.discard("red-sun*9 blue-sun*5").next("nightmare").begin();
    game.plays(&["play blue-moon", "draw", "discard red-key"]).asks(Question::TowerLoss);
    game.refuses(PUNISHMENT, "no-nightmare", "ON-A5");
}

#[test]
fn on_a5_spells_may_be_cast_any_number_of_times_in_a_turn() {
    let mut game = book().discard("red-sun*9 blue-sun*8").begin();
    game.play(PLANNING);
    pay(&mut game, "red", 7);
    game.play("swap-goals 1 2").play(PLANNING);
    pay(&mut game, "blue", 7);
    game.play("swap-goals 1 2").goals_are(GOALS).asks(Question::Turn);
    game.refuses(PROPHECY, "spell-too-dear", "ON-A5");
}

#[test]
fn on_a5_a_spell_may_be_cast_before_each_draw() {
    let scene = book().hand("blue-moon red-key").next("red-door nightmare");
    let mut game = scene.clone().discard("red-sun*5").begin();
    game.play("play blue-moon").asks(Question::Draw).offers(&format!("draw, {PROPHECY}"));
    game.play("draw").asks(Question::Door { colour: Colour::Red }).play("buy").asks(Question::Draw);
    let mut game = scene.discard("red-sun*4").begin();
    game.play("play blue-moon").asks(Question::Door { colour: Colour::Red });
}

#[test]
fn on_a5_a_spell_may_be_cast_before_each_draw_of_a_redraw_by_one_and_by_two() {
    let hand = "red-moon red-key blue-key";
    let solo = book().hand(hand);
    let duo = Scene::duo().with("book=normal").goals(GOALS).hand(hand);
    for scene in [solo, duo] {
        let scene = scene.discard("red-sun*5").next("nightmare green-moon red-door brown-moon green-moon");
        let mut game = scene.begin();
        game.plays(&["play red-moon", "draw", "redraw"]).asks(Question::Draw);
        assert!(game.may("draw") && game.may(PROPHECY) && !game.may(PUNISHMENT));
        game.play("draw");
        if game.may("into own") {
            game.play("into own");
        }
        game.asks(Question::Draw).play("draw").limbo_is("red-door").asks(Question::Draw).play(PROPHECY);
        pay(&mut game, "red", 4);
        game.chance_deals("nightmare nightmare nightmare nightmare nightmare").play("pay red-sun");
        game.asks(Question::ParadoxTop).play("place nightmare").asks(Question::ParadoxBottom);
    }
}

#[test]
fn on_a5_the_question_stands_again_after_the_spell() {
    let mut game = book().hand("blue-moon red-key").next("red-door nightmare").discard("red-sun*7").begin();
    game.plays(&["play blue-moon", "draw", PLANNING]);
    pay(&mut game, "red", 7);
    game.play("swap-goals 1 2").asks(Question::Door { colour: Colour::Red }).play("buy");
    game.limbo_is("red-door").goals_are("blue red green brown red blue green brown");
}

/// Where a spell may be cast, by the name of the question.
const CASTABLE: [&str; 14] = [
    "Turn",
    "Search",
    "Swap",
    "Peek",
    "TowerLook",
    "Draw",
    "Place",
    "Door",
    "Nightmare",
    "TowerLoss",
    "Premonition",
    "LoseDoor",
    "LosePairedDoor",
    "HappyDream",
];

#[test]
fn on_a5_spells_are_cast_at_every_decision_but_within_a_look_a_search_a_swap_or_a_payment() {
    let setup = Setup::from_text("players=2 book=normal towers=normal premonitions=6").expect("a setup");
    let (mut cast, mut not_cast) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..3_000 {
        let (mut player, mut effects) = (Seed::quick_from(!seed), Silent(Seed::quick_from(seed)));
        let mut state = State::start(&setup, &mut effects);
        while let Some(question) = state.question() {
            let legal = state.legal();
            let view = state.view(Observer::Spectator);
            let name = format!("{question:?}");
            let name = name.split(' ').next().expect("a name").to_owned();
            let can_pay = |spell| view.discard.len() >= spell;
            let castable = CASTABLE.contains(&name.as_str());
            let may = |spell| legal.contains(Action::Cast(spell));
            assert_eq!(may(Spell::Prophecy), castable && can_pay(5) && view.deck.count > 0, "{name}");
            assert_eq!(may(Spell::Planning), castable && can_pay(7), "{name}");
            assert_eq!(may(Spell::Punishment), question == Question::Nightmare && can_pay(10), "{name}");
            if can_pay(7) {
                if castable {
                    cast.insert(name)
                } else {
                    not_cast.insert(name)
                };
            }
            state.apply(eager_for_doors(&view, &legal, &mut player), &mut effects);
        }
    }
    assert_eq!(cast.len(), CASTABLE.len(), "{cast:?}");
    let never = [
        "Arrange",
        "DreamDiscard",
        "Fetch",
        "LoseKey",
        "ParadoxBottom",
        "ParadoxTop",
        "Pay",
        "Planning",
        "Prophecy",
        "SwapTake",
    ];
    assert_eq!(not_cast.iter().map(String::as_str).collect::<Vec<_>>(), never);
}

/// Plays at random, but goes on with a series when it can, takes every door, and casts seldom.
fn eager_for_doors(view: &View, legal: &Legal, player: &mut Quick) -> Action {
    let last = view.rows[view.active.index()].cards.last().and_then(|last| last.as_room());
    let eager = |action: &Action| match action {
        Action::Search | Action::Buy(_) => true,
        Action::Play(_, room) => last.is_some_and(|last| last.colour == room.colour),
        _ => false,
    };
    let any = |player: &mut Quick| legal.nth(player.pick(legal.len())).expect("below their number");
    legal.iter().find(eager).unwrap_or_else(|| match any(player) {
        Action::Cast(_) => any(player),
        action => action,
    })
}

#[test]
fn on_a5_there_are_no_spells_without_the_book() {
    let mut game = Scene::solo().discard("red-sun*9 blue-sun*5").begin();
    game.refuses(PROPHECY, "not-in-play", "ON-E1");
}

/// The cost of each spell, once with too few cards and once with enough.
fn costs(options: &str, spell: &str, cost: usize, question: Question) {
    for (cards, enough) in [(cost - 1, false), (cost, true)] {
        let suns = format!("red-sun*{} blue-sun*{}", cards.min(8), cards - cards.min(8));
        let scene = Scene::solo().with(options).hand("blue-moon").discard(&suns).next("nightmare");
        let mut game = scene.begin();
        if question == Question::Nightmare {
            game.plays(&["play blue-moon", "draw"]);
        }
        game.asks(question);
        if enough {
            game.play(spell);
            assert!(
                matches!(game.position().asked, Some(Question::Pay { left, .. }) if usize::from(left) == cost)
            );
        } else {
            game.refuses(spell, "spell-too-dear", "ON-A5");
        }
    }
}

#[test]
fn on_a5_the_costs_are_five_seven_and_ten() {
    costs("book=normal", PROPHECY, 5, Question::Turn);
    costs("book=normal", PLANNING, 7, Question::Turn);
    costs("book=normal", PUNISHMENT, 10, Question::Nightmare);
}

#[test]
fn on_a6_the_hard_costs_are_six_nine_and_twelve() {
    costs("book=hard", PROPHECY, 6, Question::Turn);
    costs("book=hard", PLANNING, 9, Question::Turn);
    costs("book=hard", PUNISHMENT, 12, Question::Nightmare);
}

#[test]
fn on_a6_the_goals_are_the_same_in_the_hard_variant() {
    let mut game =
        Scene::solo().with("book=hard").goals(GOALS).hand("red-key").row("red-sun red-moon").begin();
    game.plays(&["play red-key", "search"]).goals_are("[red] blue green brown red blue green brown");
}
