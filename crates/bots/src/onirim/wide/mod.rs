//! The game with extensions, and for two: what the base game has, and what comes on top of it.
//!
//! Here an afterstate stops earlier than in the base game: before the first card is drawn, known or not. A step that chance or
//! later questions decide is only named ([`Pending`]), and the net learns its worth.

mod afterstates;
mod features;
mod situation;
mod up_to_draw;

pub use afterstates::for_each_wide_afterstate;
pub use features::{ROWS, VERSION, active};
pub use situation::{Partner, Pending, Wide};

use dedale_onirim::{Action, Legal, View};

use crate::net::{Active, Evaluator, Header, NamedNet, Net, NetError, built_in};

/// The best choice by a net in the wide game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WideChoice {
    /// The action that promises most; of equal ones the first.
    pub action: Action,
    /// The rows of where it leads; none if the game is then over.
    pub active: Option<Active>,
    /// The log-odds of a win there.
    pub log_odds: f32,
}

/// The legal action with the best afterstate; none where there is nothing to choose.
pub fn best_wide(net: &Net, view: &View, legal: &Legal) -> Option<WideChoice> {
    let mut best: Option<WideChoice> = None;
    let mut evaluator = Evaluator::new(net);
    for_each_wide_afterstate(view, legal, |action, after| {
        let active = match after.ended() {
            None => Some(features::active(after)),
            Some(_) => None,
        };
        let log_odds = match (&active, after.ended()) {
            (Some(active), _) => evaluator.log_odds(active),
            (None, Some(true)) => f32::INFINITY,
            (None, _) => f32::NEG_INFINITY,
        };
        if best.is_none_or(|best| log_odds > best.log_odds) {
            best = Some(WideChoice { action, active, log_odds });
        }
    });
    best
}

/// The name of the features of the wide game.
pub fn wide_features() -> String {
    format!("onirim-wide {VERSION}")
}

/// The net of the game with extensions and for two.
pub static WIDE_NET: NamedNet =
    NamedNet::new("onirim-wide.net", read, || Net::zero(ROWS), built_in!("onirim-wide.net"));

pub(crate) fn read(bytes: &[u8]) -> Result<(Header, Net), NetError> {
    Net::from_bytes(bytes, &wide_features(), ROWS)
}
