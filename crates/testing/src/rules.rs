use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use dedale_core::{OptionSpec, RefusalCode};

/// The ids of a game's rules, and the tests that name them.
pub struct RuleBook {
    manifest: PathBuf,
    /// `ON`.
    prefix: &'static str,
    ids: BTreeSet<String>,
}

impl RuleBook {
    /// The rules in `docs/rules/GAME.md`, whose ids begin with the prefix: `**ON-T1`.
    ///
    /// # Panics
    /// If there are none.
    pub fn of_crate(manifest: &str, game: &str, prefix: &'static str) -> RuleBook {
        let manifest = PathBuf::from(manifest);
        let path = manifest.join(format!("../../docs/rules/{game}.md"));
        let rules = fs::read_to_string(path).expect("the rules");
        let start = format!("**{prefix}-");
        let id = |rest: &str| rest.chars().take_while(char::is_ascii_alphanumeric).collect::<String>();
        let ids: BTreeSet<_> =
            rules.split(&*start).skip(1).map(|rest| format!("{prefix}-{}", id(rest))).collect();
        assert!(ids.len() > 30, "only {} rules found", ids.len());
        RuleBook { manifest, prefix, ids }
    }

    /// Requires that every rule has a test whose name begins with its id, and every such name a rule.
    ///
    /// # Panics
    /// If one has not, and says which.
    pub fn check_tests(&self) {
        let tests = self.ids_in_the_tests();
        let untested: Vec<_> = self.ids.iter().filter(|id| !tests.contains_key(*id)).collect();
        assert!(untested.is_empty(), "no test names {untested:?}");
        let unknown: Vec<_> = tests.iter().filter(|(id, _)| !self.ids.contains(*id)).collect();
        assert!(unknown.is_empty(), "the rules do not know {unknown:?}");
    }

    /// Requires that refusals, questions and options rest on rules there are.
    ///
    /// # Panics
    /// If one does not, and says which.
    pub fn check_named(
        &self,
        refusals: impl IntoIterator<Item = RefusalCode>,
        questions: impl IntoIterator<Item = &'static str>,
        options: &[OptionSpec],
    ) {
        let named = refusals.into_iter().map(|refusal| refusal.rule);
        let named = named.chain(questions).chain(options.iter().map(|option| option.rule));
        for rule in named {
            assert!(self.ids.contains(rule), "there is no rule {rule}");
        }
    }

    /// The names of all tests of the crate.
    ///
    /// # Panics
    /// If its sources cannot be read.
    pub fn tests(&self) -> Vec<String> {
        let mut sources = Vec::new();
        for folder in ["src", "tests"] {
            collect_sources(&self.manifest.join(folder), &mut sources);
        }
        let tests = sources.iter().flat_map(|source| source.split("#[test]").skip(1));
        let named = tests.filter_map(|rest| rest.split_once("fn ")?.1.split('(').next());
        named.map(str::to_owned).collect()
    }

    /// The ids that names of tests begin with, each with one such test.
    fn ids_in_the_tests(&self) -> BTreeMap<String, String> {
        let start = format!("{}_", self.prefix.to_lowercase());
        let id = |name: &str| Some(name.strip_prefix(&*start)?.split('_').next()?.to_uppercase());
        let tests = self.tests().into_iter();
        tests.filter_map(|name| Some((format!("{}-{}", self.prefix, id(&name)?), name))).collect()
    }
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
