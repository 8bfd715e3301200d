use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use dedale_games::GameId;
use dedale_table::{About, Logged};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::Store;
use super::readable::left_out;
use super::tables::spoiled;
use crate::{Error, Millis, TableId};

/// A finished game that its owner lets the public have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ArchivedGame {
    /// None if its name cannot be read any more.
    pub(crate) table: Option<TableId>,
    pub(crate) ended: Millis,
}

/// How far somebody has come in the archive. It does not name a table, for the name is its key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Cursor {
    /// When the last game ended.
    ended: Millis,
    /// How many of those that ended in that moment were given.
    given: u32,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.ended, self.given)
    }
}

impl FromStr for Cursor {
    type Err = Error;

    fn from_str(text: &str) -> Result<Cursor, Error> {
        let cursor = || {
            let (ended, given) = text.split_once('.')?;
            Some(Cursor { ended: ended.parse().ok()?, given: given.parse().ok()? })
        };
        let expected = || "the cursor of an earlier answer".to_owned();
        cursor().ok_or_else(|| Error::Invalid { field: "after", expected: expected() })
    }
}

impl Cursor {
    /// Before all games that ended in that moment or later.
    pub(crate) fn at(ended: Millis) -> Cursor {
        Cursor { ended, given: 0 }
    }

    /// After these games, too.
    pub(crate) fn after(self, games: &[ArchivedGame]) -> Cursor {
        games.iter().fold(self, |cursor, game| match game.ended == cursor.ended {
            true => Cursor { given: cursor.given.saturating_add(1), ..cursor },
            false => Cursor { ended: game.ended, given: 1 },
        })
    }
}

impl Store {
    /// The next games of the archive that ended before a moment. What ended before it must not change any more, or
    /// cursors lose their place.
    pub(crate) async fn archived(
        &self,
        game: Option<GameId>,
        after: Cursor,
        before: Millis,
        most: usize,
    ) -> Result<Vec<ArchivedGame>, Error> {
        let sql = "SELECT id, ended FROM tables WHERE phase = 'over' AND ended >= $1 AND ended < $2 \
                   AND ($3 = '' OR game = $3) AND options LIKE '%\"archived\":true%' \
                   AND outcome NOT LIKE '%\"reason\":\"stopped\"}' ORDER BY ended, id LIMIT $4 OFFSET $5";
        let query = sqlx::query(sql)
            .bind(after.ended)
            .bind(before)
            .bind(game.map_or("", |game| game.info().id))
            .bind(most as i64)
            .bind(i64::from(after.given));
        let archived = |row: &AnyRow| {
            let table = || row.try_get::<String, _>("id")?.parse().map_err(|_| spoiled("tables.id"));
            Ok(ArchivedGame { table: left_out(row, table()), ended: row.try_get("ended")? })
        };
        query.fetch_all(&self.read).await?.iter().map(archived).collect()
    }

    /// Everything a game of the archive is played again from; none if it cannot be read any more.
    pub(crate) async fn archived_table(
        &self,
        game: &ArchivedGame,
    ) -> Result<Option<(Arc<About>, Vec<Logged>)>, Error> {
        let Some(table) = &game.table else { return Ok(None) };
        let Some(about) = self.readable_about(table).await? else { return Ok(None) };
        Ok(Some((Arc::new(about), self.entries(table).await?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ended(moments: &[Millis]) -> Vec<ArchivedGame> {
        let game = |&ended| ArchivedGame { table: TableId::fresh().ok(), ended };
        moments.iter().map(game).collect()
    }

    #[test]
    fn a_cursor_counts_games_that_ended_in_the_same_moment() {
        let first = Cursor::default().after(&ended(&[5, 7, 7]));
        assert_eq!(first.to_string(), "7.2");
        assert_eq!(first.after(&ended(&[7, 7])).to_string(), "7.4");
        assert_eq!(first.after(&ended(&[7, 8])).to_string(), "8.1");
        assert_eq!(first.after(&[]), first);
    }

    #[test]
    fn cursors_read_what_they_write_and_nothing_else() {
        let cursor = Cursor { ended: 7, given: 2 };
        assert_eq!(cursor.to_string().parse::<Cursor>().ok(), Some(cursor));
        for text in ["", "7", "7.", ".2", "7.-2", "x.2", "7.2.3", "7.99999999999"] {
            assert!(text.parse::<Cursor>().is_err(), "{text}");
        }
    }
}
