use dedale_games::{GameId, Problem};
use dedale_protocol::{Checking, SetupQuery};
use dedale_table::{checked_setup, offered_games};
use serde_json::Value;

use super::query::{Query, body};
use crate::answer::Said;
use crate::error::Refused;

pub(super) fn list() -> Said {
    Said::document(&offered_games())
}

pub(super) fn check(game: &str, setup: &Value) -> Result<Said, Refused> {
    let Checking { setup } = body(setup)?;
    Ok(Said::document(&checked_setup(game, &setup)?))
}

pub(super) fn contents(game: &str, query: Query<'_>) -> Result<Said, Refused> {
    let SetupQuery { setup } = query.read()?;
    let game: GameId = game.parse().map_err(Problem::from)?;
    Ok(Said::document(&game.contents_of_text(&setup.unwrap_or_default())?))
}
