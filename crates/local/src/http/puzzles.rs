//! Puzzles, as the server tells them; nothing is kept.

use dedale_games::{GameId, Problem};
use dedale_protocol::{PuzzleQuery, PuzzleTurnQuery};
use dedale_puzzles::Puzzle;
use dedale_table::daily::day_of;
use serde_json::Value;

use super::query::{Query, body};
use crate::answer::Said;
use crate::error::Refused;
use crate::turn::Turn;

pub(super) fn list(game: &str, turn: &Turn) -> Result<Said, Refused> {
    Ok(Said::document(&dedale_puzzles::list(game_of(game)?, &day_of(turn.now))))
}

pub(super) fn document(game: &str, id: &str, query: Query<'_>) -> Result<Said, Refused> {
    let PuzzleQuery { after, lang } = query.read()?;
    Ok(Said::document(&found(game, id)?.after(after.as_deref())?.document(lang)?))
}

pub(super) fn preview(game: &str, id: &str, query: Query<'_>, asked: &Value) -> Result<Said, Refused> {
    let PuzzleTurnQuery { after } = query.read()?;
    Ok(Said::document(&found(game, id)?.after(after.as_deref())?.preview(&body(asked)?)?))
}

pub(super) fn explain(game: &str, id: &str, query: Query<'_>, asked: &Value) -> Result<Said, Refused> {
    let PuzzleTurnQuery { after } = query.read()?;
    Ok(Said::document(&found(game, id)?.after(after.as_deref())?.explain(body(asked)?)?))
}

pub(super) fn answer(game: &str, id: &str, query: Query<'_>, given: &Value) -> Result<Said, Refused> {
    let PuzzleTurnQuery { after } = query.read()?;
    Ok(Said::document(&found(game, id)?.after(after.as_deref())?.solution(&body(given)?)?))
}

fn game_of(game: &str) -> Result<GameId, Problem> {
    game.parse().map_err(Problem::from)
}

fn found(game: &str, id: &str) -> Result<&'static Puzzle, Refused> {
    dedale_puzzles::with_id(game_of(game)?, id).ok_or_else(Refused::no_such_puzzle)
}
