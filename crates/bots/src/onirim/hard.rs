use std::sync::{Arc, OnceLock};

use dedale_core::Perspective;
use dedale_core::chance::Quick;
use dedale_onirim::{Action, Legal, State, View};

use super::afterstates::for_each_afterstate;
use super::features;
use super::situation::{Afterstate, Situation};
use super::wide::{best_wide, wide_net};
use crate::Player;
use crate::net::{Active, Evaluator, Header, Net};

/// Goes where a net sees the best chance: the best afterstate, without looking further.
#[derive(Clone, Debug, Default)]
pub struct Hard {
    nets: Nets,
}

/// The nets somebody plays with; none for the ones built in.
#[derive(Clone, Debug, Default)]
pub struct Nets {
    /// For the base game for one.
    pub base: Option<Arc<Net>>,
    /// For all the others.
    pub wide: Option<Arc<Net>>,
}

impl Nets {
    /// The net of the base game.
    #[inline]
    pub fn base(&self) -> &Net {
        self.base.as_deref().unwrap_or_else(|| base_net())
    }

    /// The net of all other games.
    #[inline]
    pub fn wide(&self) -> &Net {
        self.wide.as_deref().unwrap_or_else(|| wide_net())
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
        let wide = || best_wide(self.nets.wide(), &view, &legal).map(|choice| choice.action);
        let base = best(self.nets.base(), &view, &legal).map(|choice| choice.action);
        base.or_else(wide).expect("a decider has a legal action")
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
