use std::sync::{Arc, OnceLock};

use dedale_core::Perspective;
use dedale_core::chance::Quick;
use dedale_onirim::{Action, Legal, State, View};

use super::afterstates::for_each_afterstate;
use super::features;
use super::normal::Normal;
use super::situation::{Afterstate, Situation};
use crate::Player;
use crate::net::{Active, Evaluator, Header, Net};

/// Goes where a net sees the best chance: the best afterstate, without looking further. What no net was trained for it
/// plays like [`Normal`].
#[derive(Clone, Debug, Default)]
pub struct Hard {
    /// The net of the base game; none for the one built in.
    base: Option<Arc<Net>>,
    normal: Normal,
}

impl Hard {
    /// With a net of one's own for the base game.
    pub fn with(base: Arc<Net>) -> Hard {
        Hard { base: Some(base), ..Hard::default() }
    }
}

impl Player<State> for Hard {
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        let view = at.view();
        let net = self.base.as_deref().unwrap_or_else(|| base_net());
        match best(net, &view, &at.legal()) {
            Some(choice) => choice.action,
            None => self.normal.choose(at, chance),
        }
    }
}

/// What a net makes of a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// The action that promises most; of equal ones the first.
    pub action: Action,
    /// Where it leads.
    pub after: Afterstate,
    /// The logarithm of the odds of a win there: infinite if the game is then over.
    pub odds: f32,
}

/// The legal action with the best afterstate; none if nothing can be said of this game.
#[inline]
pub fn best(net: &Net, view: &View, legal: &Legal) -> Option<Choice> {
    let mut best: Option<Choice> = None;
    let mut eye = Eye::new(net);
    for_each_afterstate(view, legal, |action, after| {
        let odds = eye.odds(&after);
        if best.is_none_or(|best| odds > best.odds) {
            best = Some(Choice { action, after, odds });
        }
    })?;
    best
}

/// Looks at one afterstate after the other with a net, and does only once what they have in common.
#[derive(Clone, Debug)]
pub struct Eye<'a> {
    evaluator: Evaluator<'a>,
    last: Option<(Situation, Active)>,
}

impl<'a> Eye<'a> {
    /// That has not looked at anything yet.
    #[inline]
    pub fn new(net: &'a Net) -> Eye<'a> {
        Eye { evaluator: Evaluator::new(net), last: None }
    }

    /// The logarithm of the odds of a win from an afterstate.
    #[inline]
    pub fn odds(&mut self, after: &Afterstate) -> f32 {
        let situation = match after {
            Afterstate::Won => return f32::INFINITY,
            Afterstate::Lost => return f32::NEG_INFINITY,
            Afterstate::Open(situation) => situation,
        };
        match &mut self.last {
            Some((last, rows)) if last.is_like(situation) => features::reordered(situation, rows),
            last => *last = Some((*situation, features::active(situation))),
        }
        self.last.as_ref().map_or(f32::NEG_INFINITY, |(_, rows)| self.evaluator.odds(rows))
    }
}

/// What the features of the base game are called.
pub fn base_features() -> String {
    format!("onirim-base {}", features::VERSION)
}

/// The net of the base game for one.
///
/// # Panics
/// If the program was built with a net that does not fit its features: a test looks.
pub fn base_net() -> &'static Net {
    &base().1
}

/// Where it comes from.
pub fn base_net_header() -> &'static Header {
    &base().0
}

fn base() -> &'static (Header, Net) {
    static BASE: OnceLock<(Header, Net)> = OnceLock::new();
    BASE.get_or_init(|| {
        let bytes = include_bytes!("../../nets/onirim-base.net");
        Net::from_bytes(bytes, &base_features(), features::ROWS).expect("the net fits its features")
    })
}
