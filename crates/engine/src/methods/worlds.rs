use dedale_protocol::As;
use serde::{Deserialize, Serialize};

use super::matches::open;
use crate::matches::{Standing, check_observer};
use crate::params::{MatchNumber, SeedText};
use crate::{Engine, Fault};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct InformationParams {
    #[serde(rename = "match")]
    number: MatchNumber,
    #[serde(rename = "as")]
    observer: As,
}

#[derive(Serialize)]
pub(super) struct Information {
    step: usize,
    information_state: String,
}

pub(super) fn information_state(
    engine: &mut Engine,
    params: &InformationParams,
) -> Result<Information, Fault> {
    let game = engine.matches.get(params.number)?;
    check_observer(game.playing(), params.observer.0)?;
    let information_state = game.information_state(params.observer.0);
    Ok(Information { step: game.playing().step(), information_state })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SampleParams {
    #[serde(rename = "match")]
    number: MatchNumber,
    #[serde(rename = "as")]
    observer: As,
    seed: Option<SeedText>,
}

/// Opens the sampled world as a match of its own.
pub(super) fn sample_world(engine: &mut Engine, params: &SampleParams) -> Result<Standing, Fault> {
    engine.matches.check_room(engine.limits.matches)?;
    let seed = SeedText::read_number(params.seed.as_ref())?;
    let game = engine.matches.get(params.number)?;
    check_observer(game.playing(), params.observer.0)?;
    let world = game.sample_world(params.observer.0, seed)?;
    Ok(open(engine, world))
}
