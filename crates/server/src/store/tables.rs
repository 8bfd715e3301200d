use dedale_games::{GameId, Problem};
use dedale_table::{About, Options};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use super::readable::{left_out, readable};
use super::{Append, Store};
use crate::{Error, Millis, Missing, TableId, UserId, commitment};

/// A line of a list of tables.
#[derive(Clone, Debug)]
pub(crate) struct Listing {
    pub(crate) about: About,
    pub(crate) phase: String,
}

/// The people on the seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Seated {
    pub(crate) table: TableId,
    pub(crate) seat: i64,
    pub(crate) user: Option<UserId>,
    pub(crate) bot: Option<String>,
}

pub(super) const ABOUT: &str = "SELECT id, game, rules, setup, seed, owner, created, listed, options, branch_of, branch_moves, \
                                day, counted, commitment, phase FROM tables";

impl Store {
    /// Keeps a new table and what was already done at it, all or nothing; refused if its owner has `most` that are not over.
    pub(crate) async fn create(&self, about: &About, begun: Append, most: usize) -> Result<(), Error> {
        let insert = "INSERT INTO tables (id, game, rules, setup, seed, owner, created, listed, options, branch_of, \
                   branch_moves, day, counted, commitment, phase) \
                   SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, CAST($10 AS TEXT), CAST($11 AS BIGINT), \
                   CAST($12 AS TEXT), $13, $14, 'gathering'";
        let goes_on = goes_on();
        let sql =
            format!("{insert} WHERE (SELECT COUNT(*) FROM tables WHERE owner = $6 AND {goes_on}) < $15");
        let options = serde_json::to_string(&about.options).expect("options are JSON");
        let (branch_of, branch_moves) = match &about.branch_of {
            Some((table, moves)) => (Some(table.to_string()), Some(i64::from(*moves))),
            None => (None, None),
        };
        let query = sqlx::query(sqlx::AssertSqlSafe(sql))
            .bind(about.id.as_str())
            .bind(about.game().info().id)
            .bind(i64::from(about.rules))
            .bind(about.setup.text.clone())
            .bind(about.seed.to_string())
            .bind(about.owner.as_str())
            .bind(about.created)
            .bind(i64::from(about.options.listed))
            .bind(options)
            .bind(branch_of)
            .bind(branch_moves)
            .bind(about.day.clone())
            .bind(i64::from(about.counted))
            .bind(about.commitment.clone())
            .bind(i64::try_from(most).unwrap_or(i64::MAX));
        let mut transaction = self.gate.begin().await?;
        transaction.exclusively("tables", about.owner.as_str()).await?;
        if query.execute(&mut *transaction).await?.rows_affected() == 0 {
            return Err(transaction.refuse(Error::TooMany { code: "too-many-tables", most }).await);
        }
        super::daily::note_try(&mut transaction, about).await?;
        super::writer::write_into(&mut transaction, None, std::iter::once(&begun)).await?;
        Ok(transaction.commit().await?)
    }

    /// The description of a table.
    pub(crate) async fn about(&self, table: &TableId) -> Result<About, Error> {
        let sql = format!("{ABOUT} WHERE id = $1");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(table.as_str());
        let row = query.fetch_optional(&self.read).await?.ok_or(Error::NotFound(Missing::Table))?;
        bound(listing(&row)?.about)
    }

    /// The description of a table in a list; none if its row can no longer be read.
    pub(crate) async fn readable_about(&self, table: &TableId) -> Result<Option<About>, Error> {
        let sql = format!("{ABOUT} WHERE id = $1");
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(table.as_str());
        let row = query.fetch_optional(&self.read).await?;
        Ok(row.and_then(|row| left_out(&row, listing(&row).and_then(|listing| bound(listing.about)))))
    }

    /// The newest listed tables that are not over.
    pub(crate) async fn lobby(&self, most: i64) -> Result<Vec<Listing>, Error> {
        let sql = format!("{ABOUT} WHERE {} AND listed = 1 ORDER BY created DESC, id LIMIT $1", goes_on());
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(most).fetch_all(&self.read).await?;
        Ok(readable(&rows, listing))
    }

    /// The tables a person sits at or owns, those that are not over first, then the newest.
    pub(crate) async fn tables_of(&self, user: &UserId, most: i64) -> Result<Vec<Listing>, Error> {
        let sql = format!(
            "{ABOUT} WHERE (owner = $1 OR id IN (SELECT table_id FROM seats WHERE user_id = $1)) \
             AND (phase = 'over' OR {}) \
             ORDER BY CASE WHEN phase = 'over' THEN 1 ELSE 0 END, created DESC, id LIMIT $2",
            goes_on()
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(user.as_str()).bind(most);
        Ok(readable(&query.fetch_all(&self.read).await?, listing))
    }

    /// How many tables of a person are not over.
    pub(crate) async fn open_tables_of(&self, user: &UserId) -> Result<usize, Error> {
        let sql = format!("SELECT COUNT(*) AS open FROM tables WHERE owner = $1 AND {}", goes_on());
        let row = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(user.as_str()).fetch_one(&self.read).await?;
        Ok(usize::try_from(row.try_get::<i64, _>("open")?).unwrap_or(usize::MAX))
    }

    /// The tables on which a clock runs.
    pub(crate) async fn tables_with_clocks(&self) -> Result<Vec<TableId>, Error> {
        let sql = format!(
            "SELECT id FROM tables WHERE phase = 'playing' AND {} AND options LIKE '%\"clock\":{{%'",
            goes_on()
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql)).fetch_all(&self.read).await?;
        let id = |row: &AnyRow| row.try_get::<String, _>("id")?.parse().map_err(|_| spoiled("tables.id"));
        Ok(readable(&rows, id))
    }

    /// The people at these tables.
    pub(crate) async fn seated(&self, tables: &[TableId]) -> Result<Vec<Seated>, Error> {
        if tables.is_empty() {
            return Ok(Vec::new());
        }
        let sql = format!(
            "SELECT table_id, seat, user_id, bot FROM seats WHERE table_id IN ({}) ORDER BY table_id, seat",
            super::places(1..=tables.len())
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql));
        let query = tables.iter().fold(query, |query, table| query.bind(table.as_str().to_owned()));
        let rows = query.fetch_all(&self.read).await?;
        Ok(readable(&rows, seated))
    }
}

/// The condition in SQL of tables that are not over and can go on: those set up under rules by which this program can play.
pub(super) fn goes_on() -> String {
    let playable = GameId::ALL.map(|game| {
        let rules = game.playable_rules();
        format!("(game = '{game}' AND rules BETWEEN {} AND {})", rules.start(), rules.end())
    });
    format!("(phase <> 'over' AND ({}))", playable.join(" OR "))
}

/// The table, unless its seed is not the one it was bound to.
fn bound(about: About) -> Result<About, Error> {
    if about.commitment == commitment(about.seed) {
        return Ok(about);
    }
    tracing::error!(table = about.id.beginning(), "the seed of a table is not the one it was bound to");
    metrics::counter!("dedale_store_failures_total").increment(1);
    Err(Error::StoreFailed)
}

fn seated(row: &AnyRow) -> Result<Seated, Error> {
    let (table, user): (String, Option<String>) = (row.try_get("table_id")?, row.try_get("user_id")?);
    Ok(Seated {
        table: table.parse().map_err(|_| spoiled("seats.table_id"))?,
        seat: row.try_get("seat")?,
        user: user.and_then(|user| user.parse().ok()),
        bot: row.try_get("bot")?,
    })
}

pub(super) fn listing(row: &AnyRow) -> Result<Listing, Error> {
    let text = |column: &'static str| row.try_get::<String, _>(column).map_err(Error::from);
    let number = |column: &'static str| row.try_get::<i64, _>(column).map_err(Error::from);
    let game: GameId = text("game")?.parse().map_err(Problem::from)?;
    let branch_of: Option<String> = row.try_get("branch_of")?;
    let branch_moves: Option<i64> = row.try_get("branch_moves")?;
    let branch_of =
        branch_of.and_then(|table| table.parse().ok()).zip(branch_moves.map(|moves| moves as u32));
    let created: Millis = number("created")?;
    let rules = u32::try_from(number("rules")?).map_err(|_| spoiled("tables.rules"))?;
    Ok(Listing {
        about: About {
            id: text("id")?.parse().map_err(|_| spoiled("tables.id"))?,
            setup: game.setup_of_text_under(rules, &text("setup")?)?,
            rules,
            seed: text("seed")?.parse().map_err(|_| spoiled("tables.seed"))?,
            commitment: row.try_get::<Option<String>, _>("commitment")?.unwrap_or_default(),
            owner: text("owner")?.parse().map_err(|_| spoiled("tables.owner"))?,
            created,
            options: serde_json::from_str::<Options>(&text("options")?)
                .map_err(|_| spoiled("tables.options"))?,
            branch_of,
            day: row.try_get("day")?,
            counted: number("counted")? != 0,
        },
        phase: text("phase")?,
    })
}

/// Something in the store that no version of the server wrote.
pub(super) fn spoiled(column: &'static str) -> Error {
    tracing::error!(column, "the store holds what cannot be");
    Error::StoreFailed
}
