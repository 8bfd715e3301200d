//! Every rule has a test that names it, and every test that names a rule names one there is.

use dedale_core::{Action as _, Refusal as _, Setup as _};
use dedale_onirim::{Action, Illegal, Question, Refused, Setup};
use dedale_testing::RuleBook;

fn rules() -> RuleBook {
    RuleBook::of_crate(env!("CARGO_MANIFEST_DIR"), "onirim", "ON")
}

#[test]
fn every_rule_has_a_test_that_names_it_and_every_such_test_a_rule() {
    rules().check_tests();
}

#[test]
fn every_refusal_question_and_option_rests_on_a_rule_there_is() {
    let refusals = Question::ALL.into_iter().flat_map(|question| {
        let refused =
            move |&why: &Illegal| Action::all().map(move |action| Refused { why, question, action });
        Illegal::ALL.iter().flat_map(refused).map(Refused::code)
    });
    rules().check_named(refusals, Question::ALL.map(Question::rule), Setup::OPTIONS);
}

// The whole truth has no way out but a position, and what happened none but what an observer saw.
static_assertions::assert_not_impl_any!(dedale_onirim::State: serde::Serialize);
static_assertions::assert_not_impl_any!(dedale_onirim::Event: serde::Serialize);
static_assertions::assert_not_impl_any!(dedale_onirim::Seen: serde::Serialize);
static_assertions::assert_impl_all!(dedale_onirim::SeenEvent: serde::Serialize);
