//! How the players plays whole games.

use dedale_core::chance::{Quick, Seed};
use dedale_core::laws::Disturb as _;
use dedale_core::{Match, Observer, Perspective, Rules as _, Seat, Setup as _, Silent};
use dedale_mondes::{Action, Question, Setup, State};

use super::{Easy, Estimates, Hard, MondesBot, Normal, Planner};
use crate::{Adviser as _, Player, Random, answer};

fn setup(text: &str) -> Setup {
    Setup::from_text(text).expect("a setup")
}

/// Plays a game to its end and says who won, if anybody did.
fn winner(
    setup: &Setup,
    seed: u64,
    mut choose: impl FnMut(Perspective<'_, State>, &mut Quick) -> Action,
) -> Option<Seat> {
    let mut table = Silent(Seed::quick_from(seed));
    let mut chance = Seed::quick_from(!seed);
    let mut state = State::start(setup, &mut table);
    while let Some(at) = Perspective::of_decider(&state) {
        let action = choose(at, &mut chance);
        assert!(at.legal().contains(action), "{action} is no answer to {:?}", state.question());
        state.apply(action, &mut table);
    }
    state.outcome().and_then(|outcome| outcome.winners.iter().next())
}

#[test]
fn it_answers_by_the_rules_with_all_players_and_options() {
    for setup in Setup::all() {
        for seed in 0..6 {
            winner(&setup, seed, |at, chance| Normal.choose(at, chance));
        }
    }
}

#[test]
fn games_among_its_like_come_to_an_end() {
    for players in ["players=2", "players=3", "players=4", "players=5"] {
        let setup = setup(players);
        let play = |&seed: &u64| winner(&setup, seed, |at, chance| Normal.choose(at, chance)).is_none();
        let endless = (0..200).filter(play).count();
        assert!(endless <= 2, "{players}: {endless} of 200 without a winner");
    }
}

#[test]
fn it_beats_players_at_random_from_any_seat() {
    let setup = setup("players=3");
    let mut wins = [0; 3];
    for seed in 0..60 {
        let planner = Seat::new(seed as usize % 3);
        let won = winner(&setup, seed, |at, chance| match at.seat() == planner {
            true => Normal.choose(at, chance),
            false => Random.choose(at, chance),
        });
        assert!(won.is_none_or(|seat| seat == planner), "game {seed}: {won:?}");
        wins[planner.index()] += u32::from(won.is_some());
    }
    assert!(wins.iter().all(|&wins| wins >= 15), "of twenty from each seat: {wins:?}");
}

#[test]
fn it_comes_home_before_players_at_random_do() {
    let setup = setup("players=2");
    let wins = (0..60).filter(|&seed| {
        let won = winner(&setup, seed, |at, chance| match at.seat().index() {
            0 => Normal.choose(at, chance),
            _ => Random.choose(at, chance),
        });
        won == Some(Seat::new(0))
    });
    assert!(wins.count() >= 55);
}

#[test]
fn what_it_cannot_see_changes_nothing_it_does() {
    for players in ["players=2", "players=5 character-key=payment"] {
        let mut table = Silent(Seed::quick_from(3));
        let mut state = State::start(&setup(players), &mut table);
        let mut disturbances = 0;
        while let Some(at) = Perspective::of_decider(&state) {
            let answer = |at: Perspective<'_, State>| Normal.choose(at, &mut Seed::quick_from(1));
            let action = answer(at);
            for seed in 0..4 {
                let mut other = state;
                if other.disturb(Observer::Seat(at.seat()), &mut Seed::quick_from(seed)) {
                    disturbances += 1;
                    assert_eq!(Perspective::of_decider(&other).map(answer), Some(action));
                }
            }
            state.apply(action, &mut table);
        }
        assert!(disturbances > 50, "{players}: {disturbances}");
    }
}

#[test]
fn it_plays_on_from_the_middle_of_any_question() {
    let mut game = Match::<State>::new(&setup("players=4"), Seed::Quick(5));
    let mut chance = Seed::quick_from(6);
    while let Some(action) = answer(&mut Normal, &game, &mut chance) {
        game.act(action).expect("a bot answers by the rules");
    }
    assert!(game.outcome().is_some_and(|outcome| outcome.is_win()));
}

#[test]
fn it_goes_home_whenever_it_can_and_lets_nobody_else() {
    let setup = setup("players=3");
    let (mut homes, mut cancels) = (0, 0);
    for seed in 0..60 {
        winner(&setup, seed, |at, chance| {
            let action = Normal.choose(at, chance);
            let (view, legal) = (at.view(), at.legal());
            if legal.contains(Action::Home) {
                assert_eq!(action, Action::Home);
                homes += 1;
            }
            let goes_home = view.play.is_some_and(|play| play.what == dedale_mondes::WhatView::Home);
            let other = view.question == Some(Question::React) && view.active != at.seat();
            let can_answer = legal.iter().any(|action| !matches!(action, Action::Let | Action::LetAll));
            if goes_home && other && view.chain.is_empty() && can_answer {
                assert_ne!(action, Action::Let);
                cancels += 1;
            }
            action
        });
    }
    assert!(homes >= 60 && cancels > 0, "{homes} ways home, {cancels} cancelled");
}

/// How many of so many games a bot wins, in turn from each seat, against others.
fn wins(setup: &Setup, games: u64, mut bot: impl Player<State>, mut others: impl Player<State>) -> u64 {
    let seats = setup.seats() as u64;
    let won = |&seed: &u64| {
        let own = Seat::new((seed % seats) as usize);
        let winner = winner(setup, seed, |at, chance| match at.seat() == own {
            true => bot.choose(at, chance),
            false => others.choose(at, chance),
        });
        winner == Some(own)
    };
    (0..games).filter(won).count() as u64
}

#[test]
fn every_level_answers_by_the_rules_with_all_players_and_options() {
    for (at, setup) in Setup::all().enumerate() {
        winner(&setup, at as u64, |at, chance| Easy.choose(at, chance));
        let mut hard = Hard::new(2);
        winner(&setup, at as u64, |at, chance| match at.seat().index() {
            0 => hard.choose(at, chance),
            _ => Normal.choose(at, chance),
        });
    }
}

#[test]
fn every_level_is_known_by_its_name_and_greedy_is_normal() {
    assert!(MondesBot::NAMES.iter().all(|name| MondesBot::new(name).is_some()));
    assert!(matches!(MondesBot::new("greedy"), Some(MondesBot::Normal(_))));
    assert!(MondesBot::new("clairvoyant").is_none());
}

#[test]
fn what_a_planner_counts_with_is_the_same_as_numbers() {
    for estimates in [Estimates::BY_HAND, Estimates::TUNED] {
        assert_eq!(Estimates::of_numbers(estimates.numbers()), estimates);
        assert!(estimates.numbers().iter().all(|&number| number > 0.0));
    }
}

/// Stored counts: whoever changes how a level plays sees it here.
#[test]
fn levels_win_as_many_of_the_same_games_as_ever() {
    let (two, four) = (setup("players=2"), setup("players=4"));
    let counts = [
        wins(&two, 100, Easy, Random),
        wins(&two, 200, Easy, Normal),
        wins(&four, 200, Easy, Normal),
        wins(&two, 200, Normal, Normal),
        wins(&two, 200, Planner::practised(), Normal),
        wins(&four, 200, Planner::practised(), Normal),
        wins(&two, 40, Hard::new(24), Normal),
        wins(&four, 20, Hard::new(24), Normal),
    ];
    assert_eq!(counts, [72, 62, 24, 92, 116, 55, 28, 6]);
}

#[test]
fn what_it_cannot_see_changes_neither_what_hard_does_nor_what_it_advises() {
    let mut table = Silent(Seed::quick_from(7));
    let mut state = State::start(&setup("players=3"), &mut table);
    let mut disturbances = 0;
    while let Some(at) = Perspective::of_decider(&state) {
        let advice = |at: Perspective<'_, State>| {
            let chance = &mut Seed::quick_from(2);
            let action = Hard::new(4).choose(at, chance);
            let advice = Hard::new(4).advise(at, chance, &mut |done| done < 4);
            (action, advice)
        };
        let mut other = state;
        if other.disturb(Observer::Seat(at.seat()), &mut Seed::quick_from(disturbances)) {
            disturbances += 1;
            assert_eq!(Perspective::of_decider(&other).map(advice), Some(advice(at)));
        }
        let action = Normal.choose(at, &mut Seed::quick_from(disturbances));
        state.apply(action, &mut table);
    }
    assert!(disturbances > 50, "{disturbances}");
}

#[test]
fn advice_tells_of_every_legal_answer_at_once_and_goes_on_from_what_it_found() {
    let mut table = Silent(Seed::quick_from(8));
    let mut state = State::start(&setup("players=2"), &mut table);
    let mut chance = Seed::quick_from(9);
    for _ in 0..40 {
        let Some(at) = Perspective::of_decider(&state) else { break };
        let mut hard = Hard::default();
        let first = hard.advise(at, &mut chance, &mut |_| false);
        assert_eq!(first.len() as u32, at.legal().len());
        assert!(first.iter().all(|advice| advice.visits > 0 && at.legal().contains(advice.action)));
        assert!(first.is_sorted_by(|one, other| one.worth >= other.worth));
        let tried = |advice: &[crate::Advice<Action>]| advice.iter().map(|one| one.visits).sum::<u32>();
        let later = hard.advise(at, &mut chance, &mut |done| done < 30);
        assert!(tried(&later) >= tried(&first) + 30);
        let last = later.last().expect("at least one").action;
        let looked_into = hard.look_into(at, last, &mut chance, &mut |done| done < 20).expect("it is legal");
        let before = later.iter().find(|advice| advice.action == last).map(|advice| advice.visits);
        assert!(Some(looked_into.visits) > before);
        state.apply(later[0].action, &mut table);
    }
}

#[test]
fn an_answer_that_is_not_legal_is_not_looked_into() {
    let mut table = Silent(Seed::quick_from(8));
    let state = State::start(&setup("players=2"), &mut table);
    let at = Perspective::of_decider(&state).expect("it begins");
    let chance = &mut Seed::quick_from(9);
    assert_eq!(Hard::default().look_into(at, Action::Home, chance, &mut |_| false), None);
}

#[test]
fn hints_expect_weaker_play_of_weaker_bots() {
    let game = Match::<State>::new(&Setup::from_text("players=3").expect("a setup"), Seed::Quick(3));
    let at = game.perspective().expect("it has begun");
    let best = |bots: &[Option<&str>]| {
        let mut adviser = Hard::default();
        adviser.expect_bots(bots);
        adviser.advise(at, &mut Seed::quick_from(1), &mut |done| done < 2_000)[0].worth
    };
    let strong = best(&[]);
    assert_eq!(best(&[None, Some("normal"), Some("hard")]), strong, "people and strong bots are alike");
    assert_eq!(best(&[None, None, Some("no-such-bot")]), strong);
    let (weak, random) =
        (best(&[None, Some("easy"), Some("easy")]), best(&[None, Some("random"), Some("random")]));
    assert!(random > weak && weak > strong, "{strong}, {weak}, {random}");
}
