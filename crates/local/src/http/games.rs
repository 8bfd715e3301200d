use dedale_games::{GameId, Problem};
use dedale_protocol::Checking;
use dedale_table::{checked_setup, offered_games};
use serde::Deserialize;
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Which {
    setup: Option<String>,
}

pub(super) fn contents(game: &str, query: Query<'_>) -> Result<Said, Refused> {
    let Which { setup } = query.read()?;
    let game: GameId = game.parse().map_err(Problem::from)?;
    Ok(Said::document(&game.contents_of_text(&setup.unwrap_or_default())?))
}
