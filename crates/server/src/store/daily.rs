use dedale_core::chance::Seed;
use dedale_core::record::Ending;
use dedale_games::{AnySetup, GameId};
use dedale_table::About;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use super::Store;
use super::readable::readable;
use super::tables::spoiled;
use crate::{Error, Millis, TableId, UserId, commitment};
use dedale_protocol::DailyGrade;

/// Which deal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deal<'a> {
    pub(crate) day: &'a str,
    pub(crate) setup: &'a AnySetup,
}

/// The try of a person at a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Try {
    pub(crate) table: TableId,
    /// Its result; none during the game.
    pub(crate) result: Option<TryResult>,
}

/// The result of a try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TryResult {
    pub(crate) won: bool,
    pub(crate) reason: String,
    pub(crate) moves: i64,
}

/// The same end of several tries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SameResult {
    /// None: they go on.
    pub(crate) result: Option<TryResult>,
    pub(crate) tries: i64,
}

/// The result of somebody with a name; an empty one after the account was deleted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NamedResult {
    pub(crate) user: UserId,
    pub(crate) name: String,
    pub(crate) result: TryResult,
}

const OF_DEAL: &str = "FROM tries JOIN tables ON tables.id = tries.table_id \
                       LEFT JOIN seats ON seats.table_id = tries.table_id AND seats.user_id = tries.user_id \
                       WHERE tries.day = $1 AND tries.game = $2 AND tries.setup = $3";

impl Store {
    /// The seed of a deal; the given one if it has none yet. Everybody gets the same.
    pub(crate) async fn deal(&self, deal: Deal<'_>, fresh: Seed) -> Result<Seed, Error> {
        let sql = "INSERT INTO deals (day, game, setup, seed, commitment) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT (day, game, setup) DO NOTHING";
        let query = sqlx::query(sql).bind(deal.day.to_owned()).bind(deal.setup.game.info().id);
        let query = query.bind(deal.setup.text.clone()).bind(fresh.to_string()).bind(commitment(fresh));
        self.gate.execute(query).await?;
        self.dealt(deal).await?.ok_or(Error::StoreFailed)
    }

    /// The seed of a deal somebody has begun.
    pub(crate) async fn dealt(&self, deal: Deal<'_>) -> Result<Option<Seed>, Error> {
        let sql = "SELECT seed, commitment FROM deals WHERE day = $1 AND game = $2 AND setup = $3";
        let query = sqlx::query(sql).bind(deal.day.to_owned()).bind(deal.setup.game.info().id);
        let row = query.bind(deal.setup.text.clone()).fetch_optional(&self.read).await?;
        row.as_ref().map(dealt_seed).transpose()
    }

    /// The deals of a day and game that nobody has graded: setup and seed.
    pub(crate) async fn ungraded(&self, day: &str, game: GameId) -> Result<Vec<(String, Seed)>, Error> {
        let sql = "SELECT setup, seed, commitment FROM deals WHERE day = $1 AND game = $2 AND NOT EXISTS (SELECT 1 FROM grades \
                   WHERE grades.day = deals.day AND grades.game = deals.game AND grades.setup = deals.setup) \
                   ORDER BY setup";
        let query = sqlx::query(sql).bind(day.to_owned()).bind(game.info().id);
        let deal = |row: &AnyRow| Ok((row.try_get("setup")?, dealt_seed(row)?));
        Ok(readable(&query.fetch_all(&self.read).await?, deal))
    }

    /// Keeps how hard a deal is; the first word counts.
    pub(crate) async fn keep_grade(&self, deal: Deal<'_>, grade: &DailyGrade) -> Result<(), Error> {
        let sql = "INSERT INTO grades (day, game, setup, grade) VALUES ($1, $2, $3, $4) \
                   ON CONFLICT (day, game, setup) DO NOTHING";
        let grade =
            serde_json::to_string(grade).map_err(|error| Error::internal("a grade is not written", error))?;
        let query = sqlx::query(sql).bind(deal.day.to_owned()).bind(deal.setup.game.info().id);
        self.gate.execute(query.bind(deal.setup.text.clone()).bind(grade)).await.map(drop)
    }

    /// How hard a deal is; none if it was not graded.
    pub(crate) async fn grade(&self, deal: Deal<'_>) -> Result<Option<DailyGrade>, Error> {
        let sql = "SELECT grade FROM grades WHERE day = $1 AND game = $2 AND setup = $3";
        let query = sqlx::query(sql).bind(deal.day.to_owned()).bind(deal.setup.game.info().id);
        let row = query.bind(deal.setup.text.clone()).fetch_optional(&self.read).await?;
        let grade = |row: AnyRow| {
            let text: String = row.try_get("grade")?;
            serde_json::from_str(&text).map_err(|_| spoiled("grades.grade"))
        };
        row.map(grade).transpose()
    }

    /// The try of a person at a deal.
    pub(crate) async fn try_of(&self, deal: Deal<'_>, user: &UserId) -> Result<Option<Try>, Error> {
        let sql = format!(
            "SELECT tries.table_id, tables.outcome, tables.moves, seats.won {OF_DEAL} AND tries.user_id = $4"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(deal.day.to_owned());
        let query = query.bind(deal.setup.game.info().id).bind(deal.setup.text.clone());
        let row = query.bind(user.as_str().to_owned()).fetch_optional(&self.read).await?;
        let tried = |row: AnyRow| {
            let table: String = row.try_get("table_id")?;
            let table = table.parse().map_err(|_| spoiled("tries.table_id"))?;
            Ok(Try { table, result: result(&row)? })
        };
        row.map(tried).transpose()
    }

    /// How the tries at a deal ended, equal ones together.
    pub(crate) async fn results(&self, deal: Deal<'_>) -> Result<Vec<SameResult>, Error> {
        let sql = format!(
            "SELECT tables.outcome, tables.moves, seats.won, COUNT(*) AS tries {OF_DEAL} \
             GROUP BY tables.outcome, tables.moves, seats.won ORDER BY tables.moves, tables.outcome"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(deal.day.to_owned());
        let query = query.bind(deal.setup.game.info().id).bind(deal.setup.text.clone());
        let same = |row: &AnyRow| Ok(SameResult { result: result(row)?, tries: row.try_get("tries")? });
        Ok(readable(&query.fetch_all(&self.read).await?, same))
    }

    /// The best results of accounts at a deal, with names: victories first, then the fewest moves. A try that went on after
    /// the end of its day is not among them: by then everybody may have known the cards.
    pub(crate) async fn best_results(
        &self,
        deal: Deal<'_>,
        end: Millis,
        most: i64,
    ) -> Result<Vec<NamedResult>, Error> {
        let sql = format!(
            "SELECT tries.user_id, tables.outcome, tables.moves, seats.won, \
             (SELECT users.name FROM users WHERE users.id = tries.user_id) AS name {OF_DEAL} \
             AND tables.phase = 'over' AND tables.ended < $4 \
             AND tries.user_id IN (SELECT users.id FROM users WHERE users.account IS NOT NULL) ORDER BY seats.won DESC, tables.moves, tables.ended, tables.id LIMIT $5"
        );
        let query = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(deal.day.to_owned());
        let query = query.bind(deal.setup.game.info().id).bind(deal.setup.text.clone()).bind(end).bind(most);
        let named = |row: &AnyRow| {
            let name: Option<String> = row.try_get("name")?;
            Ok(NamedResult {
                user: super::people::user_id(row, "user_id")?,
                name: name.unwrap_or_default(),
                result: result(row)?.ok_or_else(|| spoiled("tables.outcome"))?,
            })
        };
        Ok(readable(&query.fetch_all(&self.read).await?, named))
    }
}

/// Of the columns `seed` and `commitment`.
fn dealt_seed(row: &AnyRow) -> Result<Seed, Error> {
    let (seed, promised): (String, Option<String>) = (row.try_get("seed")?, row.try_get("commitment")?);
    super::commitments::checked(&seed, promised.as_deref(), "deals.seed")
}

/// Notes that a table is somebody's one try at its day's deal; refuses a second.
pub(super) async fn note_try(connection: &mut AnyConnection, about: &About) -> Result<(), Error> {
    let Some(day) = &about.day else { return Ok(()) };
    let sql = "INSERT INTO tries (day, game, setup, user_id, table_id) VALUES ($1, $2, $3, $4, $5)";
    let query = sqlx::query(sql).bind(day.clone()).bind(about.game().info().id);
    let query = query.bind(about.setup.text.clone()).bind(about.owner.as_str()).bind(about.id.as_str());
    query.execute(connection).await.map(drop).map_err(|error| match error.as_database_error() {
        Some(broken) if broken.is_unique_violation() => Error::AlreadyTried,
        _ => error.into(),
    })
}

/// Of the columns `outcome`, `moves` and `won`.
fn result(row: &AnyRow) -> Result<Option<TryResult>, Error> {
    let outcome: Option<String> = row.try_get("outcome")?;
    let Some(outcome) = outcome else { return Ok(None) };
    let Ending { reason, .. } = serde_json::from_str(&outcome).map_err(|_| spoiled("tables.outcome"))?;
    let (won, moves): (Option<i64>, Option<i64>) = (row.try_get("won")?, row.try_get("moves")?);
    Ok(Some(TryResult { won: won == Some(1), reason, moves: moves.unwrap_or(0) }))
}
