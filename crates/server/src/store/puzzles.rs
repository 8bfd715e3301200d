//! Puzzles that were found in public games of this server.

use dedale_games::GameId;
use dedale_puzzles::{Collected, Puzzle};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::readable::readable;
use super::tables::spoiled;
use super::{Cursor, Store};
use crate::{Error, Millis, TableId};

impl Store {
    /// The newest puzzles of a game.
    pub(crate) async fn puzzles(&self, game: GameId, most: usize) -> Result<Vec<Collected>, Error> {
        let sql = "SELECT table_id, puzzle FROM puzzles WHERE game = $1 ORDER BY found DESC, id LIMIT $2";
        let query = sqlx::query(sql).bind(game.info().id).bind(most as i64);
        let collected = |row: &AnyRow| Collected::of(puzzle(row)?).map_err(|_| spoiled("puzzles.puzzle"));
        Ok(readable(&query.fetch_all(&self.read).await?, collected))
    }

    /// The puzzle of that id.
    pub(crate) async fn puzzle(&self, game: GameId, id: &str) -> Result<Option<Puzzle>, Error> {
        let sql = "SELECT puzzle FROM puzzles WHERE game = $1 AND id = $2";
        let query = sqlx::query(sql).bind(game.info().id).bind(id.to_owned());
        query.fetch_optional(&self.read).await?.as_ref().map(puzzle).transpose()
    }

    /// How many were found since then.
    pub(crate) async fn puzzles_since(&self, game: GameId, since: Millis) -> Result<usize, Error> {
        let sql = "SELECT COUNT(*) AS number FROM puzzles WHERE game = $1 AND found >= $2";
        let row = sqlx::query(sql).bind(game.info().id).bind(since).fetch_one(&self.read).await?;
        Ok(row.try_get::<i64, _>("number")? as usize)
    }

    /// How far the public games of a kind were searched.
    pub(crate) async fn puzzle_search(&self, game: GameId) -> Result<Cursor, Error> {
        let sql = "SELECT cursor FROM puzzle_searches WHERE game = $1";
        let row = sqlx::query(sql).bind(game.info().id).fetch_optional(&self.read).await?;
        let Some(row) = row else { return Ok(Cursor::default()) };
        row.try_get::<String, _>("cursor")?.parse().map_err(|_| spoiled("puzzle_searches.cursor"))
    }

    /// Keeps how far they are searched now.
    pub(crate) async fn keep_puzzle_search(&self, game: GameId, cursor: Cursor) -> Result<(), Error> {
        let sql = "INSERT INTO puzzle_searches (game, cursor) VALUES ($1, $2) \
                   ON CONFLICT (game) DO UPDATE SET cursor = excluded.cursor";
        let query = sqlx::query(sql).bind(game.info().id).bind(cursor.to_string());
        self.gate.execute(query).await.map(drop)
    }

    /// Keeps a puzzle of a table's game, unless the table is gone or the puzzle is there already.
    pub(crate) async fn keep_puzzle(
        &self,
        game: GameId,
        table: &TableId,
        puzzle: &Puzzle,
        at: Millis,
    ) -> Result<(), Error> {
        let sql = "INSERT INTO puzzles (id, table_id, game, found, puzzle) SELECT $1, id, game, $3, $4 FROM tables \
                   WHERE id = $2 AND game = $5 ON CONFLICT (id) DO NOTHING";
        let text = serde_json::to_string(puzzle)
            .map_err(|error| Error::internal("a puzzle is not written", error))?;
        let query = sqlx::query(sql).bind(puzzle.id()).bind(table.as_str().to_owned()).bind(at);
        self.gate.execute(query.bind(text).bind(game.info().id)).await.map(drop)
    }
}

fn puzzle(row: &AnyRow) -> Result<Puzzle, Error> {
    let text: String = row.try_get("puzzle")?;
    serde_json::from_str(&text).map_err(|_| spoiled("puzzles.puzzle"))
}
