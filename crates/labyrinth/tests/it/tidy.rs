//! Every rule has a test that names it, and every test that names a rule names one there is.

use dedale_core::{Refusal as _, Setup as _};
use dedale_labyrinth::{Illegal, Question, Refused, Setup};
use dedale_testing::RuleBook;

fn rules() -> RuleBook {
    RuleBook::of_crate(env!("CARGO_MANIFEST_DIR"), "labyrinth", "LA")
}

#[test]
fn every_rule_has_a_test_that_names_it_and_every_such_test_a_rule() {
    rules().check_tests();
}

#[test]
fn every_refusal_question_and_option_rests_on_a_rule_there_is() {
    let refusals = Question::ALL
        .into_iter()
        .flat_map(|question| Illegal::ALL.iter().map(move |&why| Refused { why, question }.code()));
    rules().check_named(refusals, Question::ALL.map(Question::rule), Setup::OPTIONS);
}

// The whole truth has no way out but a position and a view.
static_assertions::assert_not_impl_any!(dedale_labyrinth::State: serde::Serialize);
static_assertions::assert_impl_all!(dedale_labyrinth::View: serde::Serialize);
static_assertions::assert_impl_all!(dedale_labyrinth::SeenEvent: serde::Serialize);

// Copied at every step of a simulation.
const _: () = assert!(size_of::<dedale_labyrinth::State>() <= 256);
const _: () = assert!(size_of::<dedale_labyrinth::Action>() <= 4);
const _: () = assert!(!std::mem::needs_drop::<dedale_labyrinth::State>());
