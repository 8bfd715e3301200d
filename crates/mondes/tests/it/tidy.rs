//! Every rule has a test that names it, and every test that names a rule names one there is.

use dedale_core::{Action as _, Refusal as _, Setup as _};
use dedale_mondes::{Action, Illegal, Question, Refused, Setup};
use dedale_testing::RuleBook;

fn rules() -> RuleBook {
    RuleBook::of_crate(env!("CARGO_MANIFEST_DIR"), "mondes", "MO")
}

#[test]
fn every_rule_has_a_test_that_names_it_and_every_such_test_a_rule() {
    rules().check_tests();
}

#[test]
fn every_refusal_question_and_option_rests_on_a_rule_there_is() {
    let refusals = Question::ALL.into_iter().flat_map(|question| {
        let reasons = Illegal::ALL.iter().flat_map(|&why| Action::all().map(move |action| (why, action)));
        reasons.map(move |(why, action)| Refused { why, question, action }.code())
    });
    rules().check_named(refusals, Question::ALL.map(Question::rule), Setup::OPTIONS);
}

/// Every effect of the card set's vocabulary has a test that names it.
#[test]
fn every_effect_has_a_test_that_names_it() {
    let tests = rules().tests();
    for effect in dedale_mondes::Effect::samples() {
        let name = effect.id().replace('-', "_");
        assert!(tests.iter().any(|test| test.contains(&format!("_{name}_"))), "no test names {name}");
    }
}

// The whole truth has no way out but a position and a view; what happened, only what somebody saw of it.
static_assertions::assert_not_impl_any!(dedale_mondes::State: serde::Serialize);
static_assertions::assert_not_impl_any!(dedale_mondes::Event: serde::Serialize);
static_assertions::assert_impl_all!(dedale_mondes::View: serde::Serialize);
static_assertions::assert_impl_all!(dedale_mondes::SeenEvent: serde::Serialize);

// Copied at every step of a simulation.
const _: () = assert!(size_of::<dedale_mondes::State>() <= 960);
const _: () = assert!(size_of::<dedale_mondes::Action>() <= 4);
const _: () = assert!(!std::mem::needs_drop::<dedale_mondes::State>());
