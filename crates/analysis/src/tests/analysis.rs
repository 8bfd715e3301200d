use dedale_core::chance::Seed;
use dedale_core::record::Step;
use dedale_core::{Match, Rules as _, Seat};
use dedale_games::AnyMatch;
use dedale_onirim::Setup;
use dedale_protocol::Report;

use super::{opinion, play_on_by, played, some_games};
use crate::{Analysis, Budget, Hints};

const FEW: u32 = Analysis::LEAST;

fn analysed(game: &AnyMatch) -> Analysis {
    Analysis::new(game, FEW).expect("a record").finish()
}

/// Whole games, unfinished ones, and given up ones.
fn games() -> Vec<AnyMatch> {
    let mut conceded = played::<dedale_mondes::State>("players=2 max-rounds=3", 7, 8);
    let other = Seat::first(2).find(|&seat| Some(seat) != conceded.decider()).expect("two play");
    conceded.concede(other).expect("anybody may give up");
    let mut given_up = played::<dedale_onirim::State>("players=2", 4, 15);
    given_up.concede(Seat::new(1)).expect("anybody may give up");
    vec![
        played::<dedale_onirim::State>("players=1", 3, 1_000).into(),
        played::<dedale_labyrinth::State>("players=2", 2, 2).into(),
        played::<dedale_mondes::State>("players=2 max-rounds=2", 2, 1_000).into(),
        conceded.into(),
        given_up.into(),
        played::<dedale_onirim::State>("players=1", 3, 0).into(),
    ]
}

#[test]
fn start_less_regret_and_with_luck_is_the_result() {
    for game in games() {
        let analysis = analysed(&game);
        assert!(analysis.is_done());
        let report = analysis.report();
        for account in report.accounts {
            let Some(start) = account.start else { continue };
            let sum = start - account.regret + account.luck + account.others;
            assert!((sum - account.end).abs() < 1e-3, "{}: {account:?}", report.game);
            if let Some(outcome) = &report.outcome {
                let won = account.seats.iter().any(|&seat| outcome.winners.contains(seat));
                assert_eq!(account.end, f64::from(u8::from(won)));
            }
        }
    }
}

#[test]
fn an_analysis_read_back_in_the_middle_comes_to_the_same_report() {
    for game in games() {
        let whole = analysed(&game);
        let mut half = Analysis::new(&game, FEW).expect("a record");
        for _ in 0..whole.progress().of / 2 {
            assert!(half.step());
        }
        let kept = serde_json::to_string(&half).expect("JSON");
        let again: Analysis = serde_json::from_str(&kept).expect("what was written");
        assert_eq!(again.progress(), half.progress());
        assert_eq!(again.report(), half.report());
        let again = again.finish();
        assert_eq!(again.report(), whole.report());
        let written = serde_json::to_string(&whole.report()).expect("JSON");
        let read: Report = serde_json::from_str(&written).expect("what was written");
        // Options are a set: they come back in another order.
        let setup = whole.report().setup;
        assert_eq!(Report { setup, ..read }, whole.report());
    }
}

#[test]
fn what_is_kept_of_another_game_is_refused() {
    let half = analysed(&played::<dedale_onirim::State>("players=1", 3, 9).into());
    let mut kept = serde_json::to_value(&half).expect("JSON");
    kept["judged"][0]["step"] = 4.into();
    let error = serde_json::from_value::<Analysis>(kept.clone()).expect_err("not of the record");
    assert!(error.to_string().contains("not those of the record"), "{error}");
    kept["simulations"] = 0.into();
    let error = serde_json::from_value::<Analysis>(kept).expect_err("no budget");
    assert!(error.to_string().contains("10 to 1000000"), "{error}");
}

#[test]
fn budgets_and_positions_that_cannot_be_analysed_are_refused() {
    let game = played::<dedale_onirim::State>("players=1", 3, 9);
    let code = |game: &AnyMatch, budget| Analysis::new(game, budget).expect_err("refused").code();
    for budget in [0, 9, 1_000_001, u32::MAX] {
        assert_eq!(code(&game.clone().into(), budget), "budget-out-of-range");
    }
    let position = Match::from_state(*game.state(), Seed::Quick(1));
    assert_eq!(code(&position.into(), FEW), "no-record");
}

/// The worth of each decision is what its decider could find out then: from hints of the game cut off there, which end in
/// the same view and were heard alike, and with chance that nobody has seen yet dealt otherwise.
#[test]
fn what_a_decision_is_worth_was_known_when_it_was_made() {
    for game in games() {
        let analysis = analysed(&game);
        for judged in analysis.judged().iter().step_by(5) {
            if judged.taken.starts_with("concede") || judged.best == judged.taken {
                continue;
            }
            let mut then = game.clone();
            then.playing_mut().go_back_to(judged.step).expect("a step of the game");
            let hints = Hints::of(&then).expect("it goes on").more(Budget::Simulations(FEW));
            assert_eq!(hints[0].action, judged.best);
            assert_eq!(hints[0].chance, judged.chance);
        }
    }
}

/// A game that was played well but for one answer near its end, which gave much away; and the step of that answer.
fn with_a_blunder(seed: u64) -> Option<(AnyMatch, usize)> {
    let mut game = Match::<dedale_onirim::State>::new(&Setup::solo(), Seed::Quick(seed));
    play_on_by("hard", &mut game, usize::MAX);
    for step in (game.step() - 20..game.step()).rev() {
        let then = game.at(step).expect("a step of the game");
        let legal = then.state().legal();
        for action in legal.iter().filter(|_| legal.len() <= 3) {
            let opinion = opinion(&then, Some(action), ENOUGH).expect("somebody must answer");
            if opinion.judged(step, 0, Seat::new(0), &action.to_string()).regret() > 0.3 {
                let mut blundered = then.clone();
                blundered.act(action).expect("a legal answer");
                play_on_by("hard", &mut blundered, usize::MAX);
                return Some((blundered.into(), step));
            }
        }
    }
    None
}

const ENOUGH: u32 = 200;

#[test]
fn a_blunder_in_a_game_nearly_won_is_the_largest_mistake() {
    let (game, step) = (1..).find_map(with_a_blunder).expect("some game can be given away");
    let report = Analysis::new(&game, ENOUGH).expect("a record").finish().report();
    let largest = &report.decisions[report.mistakes(None)[0]];
    assert_eq!(largest.step, step, "{largest:?}");
    assert!(largest.regret > 0.2, "{largest:?}");
}

#[test]
fn giving_up_what_could_be_won_is_a_mistake() {
    let mut game = played::<dedale_onirim::State>("players=2", 4, 15);
    game.concede(Seat::new(1)).expect("anybody may give up");
    assert!(matches!(game.steps().last(), Some(Step::Concede(_))));
    let report = analysed(&game.into()).report();
    let last = report.decisions.last().expect("the concession");
    assert_eq!((last.taken.as_str(), last.regret), ("concede 2", last.chance));
    assert_eq!(last.luck, Some(0.0));
}

#[test]
fn however_an_analysis_is_cut_into_slices_it_comes_to_the_same_report() {
    for game in some_games() {
        let whole = Analysis::new(&game, FEW).expect("a record").finish();
        for most in [1, 7] {
            let (mut sliced, mut slices, mut asked) = (Analysis::new(&game, FEW).expect("a record"), 0, 0);
            while sliced.step_while(&mut || {
                asked += 1;
                asked % most > 0
            }) {
                slices += 1;
            }
            assert_eq!(sliced.report(), whole.report(), "{}", game.id());
            assert!(slices >= whole.progress().of, "{slices} slices");
        }
    }
}
