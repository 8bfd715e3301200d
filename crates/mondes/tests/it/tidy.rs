//! Every rule has a test that names it, and every test that names a rule names one there is.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The ids the rules define: `**MO-T1`; the pair is `MO-E`.
fn ids_in_the_rules() -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/mondes.md");
    let rules = fs::read_to_string(&path).expect("the rules");
    let defined =
        rules.split("**MO-").skip(1).map(|rest| rest.chars().take_while(char::is_ascii_alphanumeric));
    defined.map(|id| format!("MO-{}", id.collect::<String>())).collect()
}

/// The ids that names of functions begin with, each with one such function.
fn ids_in_the_tests() -> BTreeMap<String, String> {
    let mut sources = Vec::new();
    for folder in ["src", "tests"] {
        collect_sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut sources);
    }
    let mut named = BTreeMap::new();
    for source in sources {
        for rest in source.split("#[test]").skip(1).filter_map(|rest| rest.split_once("fn ")) {
            let name = rest.1.split('(').next().expect("a name").to_owned();
            if let Some(id) = name.strip_prefix("mo_").and_then(|name| name.split('_').next()) {
                named.insert(format!("MO-{}", id.to_uppercase()), name.clone());
            }
        }
    }
    named
}

fn collect_sources(folder: &Path, sources: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect_sources(&path, sources);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            sources.push(fs::read_to_string(&path).expect("a source"));
        }
    }
}

#[test]
fn every_rule_has_a_test_that_names_it() {
    let (rules, tests) = (ids_in_the_rules(), ids_in_the_tests());
    assert!(rules.len() >= 48, "only {} rules found", rules.len());
    let untested: Vec<_> = rules.iter().filter(|id| !tests.contains_key(*id)).collect();
    assert!(untested.is_empty(), "no test names {untested:?}");
}

#[test]
fn every_test_that_names_a_rule_names_one_there_is() {
    let (rules, tests) = (ids_in_the_rules(), ids_in_the_tests());
    let unknown: Vec<_> = tests.iter().filter(|(id, _)| !rules.contains(*id)).collect();
    assert!(unknown.is_empty(), "docs/rules/mondes.md does not know {unknown:?}");
}

/// What a refusal rests on is a rule there is, and so are the rules of questions and options.
#[test]
fn every_refusal_rests_on_a_rule_there_is() {
    use dedale_core::{Refusal as _, Setup as _};
    use dedale_mondes::{Illegal, Question, Refused, Setup};
    let rules = ids_in_the_rules();
    for question in Question::ALL {
        assert!(rules.contains(question.rule()), "{}", question.rule());
        for &why in Illegal::ALL {
            let code = Refused { why, question }.code();
            assert!(rules.contains(code.rule), "{code}");
        }
    }
    for option in Setup::OPTIONS {
        assert!(rules.contains(option.rule), "{}", option.id);
    }
}

/// Every effect of the card set's vocabulary has a test that names it.
#[test]
fn every_effect_has_a_test_that_names_it() {
    let mut sources = Vec::new();
    collect_sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"), &mut sources);
    for effect in dedale_mondes::Effect::samples() {
        let name = effect.id().replace('-', "_");
        let named = |source: &String| source.contains(&format!("_{name}_"));
        assert!(sources.iter().any(named), "no test names {name}");
    }
}

// The whole truth has no way out but a position and a view; what happened, only what somebody saw of it.
static_assertions::assert_not_impl_any!(dedale_mondes::State: serde::Serialize);
static_assertions::assert_not_impl_any!(dedale_mondes::Event: serde::Serialize);
static_assertions::assert_impl_all!(dedale_mondes::View: serde::Serialize);
static_assertions::assert_impl_all!(dedale_mondes::SeenEvent: serde::Serialize);

// Copied at every step of a simulation.
const _: () = assert!(size_of::<dedale_mondes::State>() <= 640);
const _: () = assert!(size_of::<dedale_mondes::Action>() <= 4);
const _: () = assert!(!std::mem::needs_drop::<dedale_mondes::State>());
