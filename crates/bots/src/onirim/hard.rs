//! Greedy play by a network: the best action of a policy, or the one whose afterstate a value network values most.

use std::sync::Arc;

use dedale_core::Perspective;
use dedale_core::chance::Quick;
use dedale_onirim::{Action, Legal, Setup, State, View};

use super::afterstates::for_each_afterstate;
use super::features;
use super::situation::{Afterstate, Situation, is_base};
use super::solo::{self, SOLO_NET};
use super::wide::{WIDE_NET, WideNet};
use crate::Player;
use crate::net::{Active, Evaluator, Net};
use crate::policy_value::PolicyValueNet;

/// Chooses the best action by a net, without looking further.
#[derive(Clone, Debug, Default)]
pub struct Hard {
    nets: Nets,
}

/// The nets a bot plays with; none for the usual ones.
#[derive(Clone, Debug, Default)]
pub struct Nets {
    /// For the base game for one: actions and chances from what is seen.
    pub solo: Option<Arc<PolicyValueNet>>,
    /// For the base game for one: the worth of afterstates, by which `Hard` plays instead if it is there.
    pub base: Option<Arc<Net>>,
    /// For all the others.
    pub wide: Option<Arc<WideNet>>,
}

/// The net that looks at a game.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Looking<'a> {
    Solo(&'a PolicyValueNet),
    Wide(&'a WideNet),
}

impl Nets {
    /// The net of this game.
    #[inline]
    pub(crate) fn of(&self, setup: &Setup) -> Looking<'_> {
        if is_base(setup) {
            Looking::Solo(self.solo.as_deref().unwrap_or_else(|| SOLO_NET.net()))
        } else {
            Looking::Wide(self.wide.as_deref().unwrap_or_else(|| WIDE_NET.net()))
        }
    }
}

impl Hard {
    /// With nets of one's own.
    pub fn with(nets: Nets) -> Hard {
        Hard { nets }
    }
}

impl Player<State> for Hard {
    fn choose(&mut self, at: Perspective<'_, State>, _: &mut Quick) -> Action {
        let (view, legal) = (at.view(), at.legal());
        let base = self.nets.base.as_deref().and_then(|base| best(base, &view, &legal));
        if let Some(choice) = base {
            return choice.action;
        }
        match self.nets.of(&view.setup) {
            Looking::Solo(solo) => solo::best(solo, &view, &legal),
            Looking::Wide(wide) => wide.best(&view, &legal),
        }
    }
}

/// The best choice by a net.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Choice {
    /// The action that promises most; of equal ones the first.
    pub action: Action,
    /// Its afterstate.
    pub after: Afterstate,
    /// The log-odds of a win there: infinite if the game is then over.
    pub log_odds: f32,
}

/// The legal action with the best afterstate; none if nothing can be said of this game.
#[inline]
pub fn best(net: &Net, view: &View, legal: &Legal) -> Option<Choice> {
    let mut best: Option<Choice> = None;
    let mut evaluator = AfterstateEvaluator::new(net);
    for_each_afterstate(view, legal, |action, after| {
        let log_odds = evaluator.log_odds(&after);
        if best.is_none_or(|best| log_odds > best.log_odds) {
            best = Some(Choice { action, after, log_odds });
        }
    })?;
    best
}

/// Evaluates the afterstates of one decision with a net, and does only once what they have in common.
#[derive(Clone, Debug)]
pub struct AfterstateEvaluator<'a> {
    evaluator: Evaluator<'a>,
    last: Option<(Situation, Active)>,
}

impl<'a> AfterstateEvaluator<'a> {
    /// With nothing evaluated yet.
    #[inline]
    pub fn new(net: &'a Net) -> AfterstateEvaluator<'a> {
        AfterstateEvaluator { evaluator: Evaluator::new(net), last: None }
    }

    /// The log-odds of a win from an afterstate.
    #[inline]
    pub fn log_odds(&mut self, after: &Afterstate) -> f32 {
        let situation = match after {
            Afterstate::Won => return f32::INFINITY,
            Afterstate::Lost => return f32::NEG_INFINITY,
            Afterstate::Open(situation) => situation,
        };
        match &mut self.last {
            Some((last, rows)) if last.is_like(situation) => features::reordered(situation, rows),
            last => *last = Some((*situation, features::active(situation))),
        }
        self.last.as_ref().map_or(f32::NEG_INFINITY, |(_, rows)| self.evaluator.log_odds(rows))
    }
}

/// The name of the features of the base game.
pub fn base_features() -> String {
    format!("onirim-base {}", features::VERSION)
}
