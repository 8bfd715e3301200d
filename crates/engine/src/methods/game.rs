use dedale_core::SetupDocument;
use dedale_games::{BoxContents, GameId, GameInfo, Problem};
use serde::{Deserialize, Serialize};

use super::Nothing;
use crate::{Engine, Fault};

#[derive(Serialize)]
pub(super) struct Games {
    games: Vec<Game>,
}

#[derive(Serialize)]
struct Game {
    #[serde(flatten)]
    info: GameInfo,
    bots: &'static [&'static str],
}

pub(super) fn list(_: &mut Engine, _: &Nothing) -> Result<Games, Fault> {
    let game = |game: GameId| Game { info: game.info(), bots: dedale_bots::names(game) };
    Ok(Games { games: GameId::ALL.map(game).into() })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ContentsParams {
    game: String,
    #[serde(default)]
    setup: SetupDocument,
}

/// The contents of the box for a setup.
pub(super) fn contents(_: &mut Engine, params: &ContentsParams) -> Result<BoxContents, Fault> {
    let game: GameId = params.game.parse().map_err(Problem::from)?;
    Ok(game.contents(params.setup.pairs())?)
}
