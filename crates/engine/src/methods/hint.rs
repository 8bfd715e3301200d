use dedale_analysis::{Budget, Hints, Most};
use dedale_core::Seat;
use dedale_protocol::{As, Hint};
use serde::{Deserialize, Serialize};

use crate::matches::{check_nets, check_observer, check_step, check_turn};
use crate::params::{MatchNumber, omniscient};
use crate::{Engine, Fault};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HintParams {
    #[serde(rename = "match")]
    number: MatchNumber,
    budget: Option<Budget>,
    step: Option<usize>,
    #[serde(rename = "as", default = "omniscient")]
    observer: As,
}

/// Every legal answer with its value, the best first.
#[derive(Serialize)]
pub(super) struct Hinted {
    step: usize,
    /// The seat that must answer; the hints use its view only.
    seat: Seat,
    /// How many games were tried.
    tried: u32,
    hints: Vec<Hint>,
}

/// The adviser sees what the decider sees, whoever asks.
pub(super) fn hint(engine: &mut Engine, params: &HintParams) -> Result<Hinted, Fault> {
    let game = engine.matches.get(params.number)?;
    check_observer(game.playing(), params.observer.0)?;
    check_step(game.playing(), params.step)?;
    check_turn(game.playing(), params.observer.0)?;
    let most = Most { simulations: engine.limits.simulations, milliseconds: engine.limits.milliseconds };
    let budget = match params.budget {
        Some(budget) => budget.within(most)?,
        None => Budget::AT_ONCE.within(most).unwrap_or(Budget::Milliseconds(most.milliseconds)),
    };
    check_nets(&dedale_bots::nets_needed_by_adviser(game))?;
    let mut hints = Hints::of(game)?;
    let thought = hints.more(budget);
    Ok(Hinted { step: hints.step(), seat: hints.seat(), tried: hints.tried(), hints: thought })
}
