use dedale_core::Seat;
use dedale_core::chance::Seed;
use dedale_games::Problem;
use serde::{Deserialize, Serialize};

use crate::matches::{check_nets, check_step};
use crate::params::{MatchNumber, SeedText};
use crate::{Engine, Fault};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChooseParams {
    #[serde(rename = "match")]
    number: MatchNumber,
    bot: String,
    seed: Option<SeedText>,
    step: Option<usize>,
}

#[derive(Serialize)]
pub(super) struct Chosen {
    step: usize,
    seat: Seat,
    action: String,
}

/// The bot sees what the decider sees.
pub(super) fn choose(engine: &mut Engine, params: &ChooseParams) -> Result<Chosen, Fault> {
    let game = engine.matches.get(params.number)?;
    check_step(game.playing(), params.step)?;
    let mut chance = Seed::quick_from(SeedText::read_number(params.seed.as_ref())?);
    check_nets(&dedale_bots::nets_needed(game, &params.bot))?;
    let action = dedale_bots::choose(game, &params.bot, &mut chance)?;
    let seat = game.playing().decider();
    let (action, seat) = action.zip(seat).ok_or(Problem::Over)?;
    Ok(Chosen { step: game.playing().step(), seat, action })
}
