//! What all tiny games share: a number is an answer, and there is nothing to set up.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use dedale_core::chance::{Quick, Seed};
use dedale_core::{Action, OptionSpec, Refusal, RefusalCode, Setup, SetupError, UnknownAction};
use dedale_search::{Judge, Search, Settings, Thought};

/// An answer: a small number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pick(pub(crate) u8);

impl Action for Pick {
    const COUNT: usize = 4;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn from_index(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Pick(index as u8))
    }
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Pick {
    type Err = UnknownAction;

    fn from_str(text: &str) -> Result<Self, UnknownAction> {
        text.parse().map(Pick).map_err(|_| UnknownAction(text.to_owned()))
    }
}

/// Nothing is refused with a reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct No;

impl Refusal for No {
    fn code(self) -> RefusalCode {
        RefusalCode { code: "no", rule: "T-1" }
    }
}

/// Nothing to choose before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Plain<const SEATS: usize>;

impl<const SEATS: usize> Setup for Plain<SEATS> {
    const OPTIONS: &'static [OptionSpec] = &[];

    fn seats(&self) -> usize {
        SEATS
    }

    fn get(&self, _: &str) -> Cow<'static, str> {
        unreachable!("there is no option")
    }

    fn from_options<'a>(_: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, SetupError> {
        Ok(Plain)
    }
}

/// What a search with so many simulations thinks at the beginning of a game.
pub(crate) fn thoughts<G, J>(state: &G, judge: J, simulations: u32) -> Vec<Thought<Pick>>
where
    G: dedale_core::Secrets<Action = Pick>,
    J: Judge<G>,
{
    let mut chance: Quick = Seed::quick_from(7);
    let at = dedale_core::Perspective::of_decider(state).expect("the game goes on");
    Search::new(judge, Settings::default()).think(&at.view(), &mut chance, |done| done < simulations)
}

/// What is thought of one answer.
pub(crate) fn of(thoughts: &[Thought<Pick>], pick: u8) -> Thought<Pick> {
    *thoughts.iter().find(|thought| thought.action == Pick(pick)).expect("it was legal")
}

/// The parts of [`dedale_core::Rules`] and [`dedale_core::Secrets`] that tiny games have no use for.
macro_rules! tiny_rules {
    () => {
        const ID: &'static str = "tiny";
        const VERSION: u32 = 1;
        const MAX_DECISIONS: u32 = 100;
        const REASONS: &'static [&'static str] = &["over"];
        type Question = u8;
        type Action = $crate::tiny::Pick;
        type Legal = dedale_core::ActionSet<$crate::tiny::Pick, 1>;
        type Event = ();
        type Illegal = $crate::tiny::No;

        fn question(&self) -> Option<u8> {
            self.outcome().is_none().then_some(0)
        }

        fn turns(&self) -> u32 {
            0
        }

        fn explain(&self, action: $crate::tiny::Pick) -> Result<(), $crate::tiny::No> {
            if self.legal().contains(action) { Ok(()) } else { Err($crate::tiny::No) }
        }

        fn check(&self) -> Result<(), dedale_core::Broken> {
            Ok(())
        }

        fn fingerprint(&self, _: &mut dedale_core::Fingerprint) {}
    };
}
pub(crate) use tiny_rules;
