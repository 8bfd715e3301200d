use std::time::Duration;

use dedale_games::Problem;
use dedale_protocol::Hint;
use dedale_words::{Language, Words};

use super::{played, some_games};
use crate::{Budget, Hints, Most, Pondering, line_in_words};

#[test]
fn every_legal_answer_is_told_the_best_first() {
    for game in some_games() {
        let mut hints = Hints::of(&game).expect("somebody must answer");
        assert_eq!(Some(hints.seat()), game.playing().decider());
        let told = hints.more(Budget::Simulations(12));
        let mut actions: Vec<_> = told.iter().map(|hint| hint.action.clone()).collect();
        actions.sort();
        actions.dedup();
        let mut legal = game.playing().legal();
        legal.sort();
        assert_eq!(actions, legal);
        assert!(told[0].visits > 0);
        assert!(told.iter().all(|hint| (0.0..=1.0).contains(&hint.chance)));
    }
}

#[test]
fn the_same_budget_gives_the_same_hints_and_thinking_on_counts_on() {
    for game in some_games() {
        let thought = || {
            let mut hints = Hints::of(&game).expect("somebody must answer");
            let slices = [hints.more(Budget::Simulations(5)), hints.more(Budget::Simulations(7))];
            assert!(hints.tried() >= 12, "an adviser may try several answers at a time");
            slices
        };
        let [first, more] = thought();
        assert_eq!(thought(), [first.clone(), more.clone()]);
        let visits = |hints: &[Hint]| hints.iter().map(|hint| hint.visits).sum::<u32>();
        assert!(visits(&more) > visits(&first), "what was found is kept");
    }
}

#[test]
fn a_game_that_is_over_has_no_hints() {
    let game = played::<dedale_onirim::State>("players=1", 1, 1_000);
    assert_eq!(Hints::of(&game.into()).err(), Some(Problem::Over));
}

#[test]
fn hints_get_better_aside_and_stop_with_who_asked() {
    let [game, ..] = some_games();
    let pondering =
        Pondering::begin(Hints::of(&game).expect("somebody must answer"), Duration::from_secs(60));
    let first = pondering.latest();
    assert!(!first.hints.is_empty());
    let mut latest = pondering.latest();
    while latest.tried <= first.tried && latest.goes_on {
        std::thread::sleep(Duration::from_millis(5));
        latest = pondering.latest();
    }
    assert!(latest.tried > first.tried);
    assert_eq!(latest.hints.len(), first.hints.len());
}

#[test]
fn budgets_have_bounds() {
    let most = Most { simulations: 10, milliseconds: 20 };
    for budget in [Budget::Simulations(1), Budget::Simulations(10), Budget::Milliseconds(20)] {
        assert_eq!(budget.within(most), Ok(budget));
    }
    for budget in [Budget::Simulations(0), Budget::Simulations(11), Budget::Milliseconds(21)] {
        assert_eq!(budget.within(most).map_err(|error| error.most > 0).err(), Some(true));
    }
}

#[test]
fn an_answer_is_told_as_things_stand_when_it_is_given() {
    let game = played::<dedale_onirim::State>("players=1", 2, 6).into();
    let hints = Hints::of(&game).expect("it goes on").more(Budget::Simulations(10));
    for words in Language::ALL.map(Words::new) {
        for hint in &hints {
            let line = line_in_words(&game, &hint.action, &hint.then, &words);
            assert_eq!(line.len(), 1 + hint.then.len());
            assert_ne!(line[0], hint.action);
        }
    }
}
