//! Defaults that have changed: a setup that was written under older rules keeps the meaning it had then.

use super::{OptionSpec, Setup};

/// The default that an option had until a version of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FormerDefault {
    /// The first version of the rules with another default.
    pub before: u32,
    /// The option.
    pub option: &'static str,
    /// Its default under the rules before that version.
    pub value: &'static str,
}

/// A version of the rules for which no default is a former one.
pub(super) const TODAY: u32 = u32::MAX;

/// The former defaults that applied under that version of the rules. If an option has several, the last is the right one.
pub(super) fn defaults_under<'a, S: Setup>(rules: u32) -> impl Iterator<Item = (&'a str, &'a str)> {
    let applied = S::FORMER_DEFAULTS.iter().filter(move |former| rules < former.before);
    applied.map(|former| (former.option, former.value))
}

pub(super) fn text_under<S: Setup>(setup: &S, rules: u32) -> String {
    let default = |spec: &OptionSpec| {
        let former = defaults_under::<S>(rules).filter(|(option, _)| *option == spec.id).last();
        former.map_or(spec.default, |(_, value)| value)
    };
    let options = S::OPTIONS.iter().enumerate().map(|(at, spec)| (at, spec, setup.get(spec.id)));
    let told = options.filter(|(at, spec, value)| *at == 0 || *value != default(spec));
    told.map(|(_, spec, value)| format!("{}={value}", spec.id)).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::super::OptionValue;
    use super::*;
    use crate::names::named_enum;

    named_enum! {
        enum Walls("walls") {
            White = "white",
            Green = "green",
            Red = "red",
        }
    }

    crate::setup! {
        /// The walls were green at first, then red; now they are white.
        #[derive(Clone, PartialEq, Eq, Debug)]
        struct Museum {
            /// Whether it is open.
            "open" => open: bool = "yes", "MU-1";
            /// The colour of its walls.
            "walls" => walls: Walls = "white", "MU-2";
        }

        const FORMER_DEFAULTS: &'static [FormerDefault] = &[
            FormerDefault { before: 5, option: "walls", value: "red" },
            FormerDefault { before: 3, option: "walls", value: "green" },
        ];

        fn seats(&self) -> usize {
            1
        }
    }

    fn walls(rules: u32, text: &str) -> String {
        Museum::from_text_under(rules, text).expect(text).walls.write().into_owned()
    }

    #[test]
    fn a_text_that_does_not_name_an_option_has_the_default_of_its_rules() {
        let silent = [0, 1, 2, 3, 4, 5, 6].map(|rules| walls(rules, "open=no"));
        assert_eq!(silent, ["green", "green", "green", "red", "red", "white", "white"]);
        assert_eq!(Museum::from_text("open=no").expect("a setup").walls, Walls::White);
    }

    #[test]
    fn a_text_that_names_the_option_means_the_same_under_all_rules() {
        for rules in 0..7 {
            assert_eq!(walls(rules, "walls=white"), "white");
            assert_eq!(walls(rules, "walls=green"), "green");
        }
    }

    #[test]
    fn a_setup_reads_the_text_it_writes_for_any_rules() {
        for setup in ["white", "green", "red"].map(|walls| format!("open=yes walls={walls}")) {
            let setup = Museum::from_text(&setup).expect("a setup");
            for rules in 0..7 {
                assert_eq!(Museum::from_text_under(rules, &setup.text_under(rules)), Ok(setup.clone()));
            }
            assert_eq!(setup.text_under(6), setup.text());
        }
        assert_eq!(Museum::default().text_under(4), "open=yes walls=white");
    }
}
