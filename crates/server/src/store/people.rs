use std::collections::HashMap;
use std::sync::Arc;

use dedale_games::GameId;
use sqlx::any::AnyRow;
use sqlx::{AnyPool, AssertSqlSafe, Row as _};

use super::{Revoked, Store, places};
use crate::people::{Name, NewSession, Person};
use crate::{Error, Millis, UserId};

/// The credentials of a new account.
#[derive(Clone, Debug)]
pub(crate) struct Account {
    /// The folded name.
    pub(crate) account: String,
    /// The skeleton of its name.
    pub(crate) skeleton: String,
    /// Hashes.
    pub(crate) password: String,
    pub(crate) recovery: String,
}

/// The hashes that a password or recovery code is compared with.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) person: Person,
    pub(crate) password: Option<String>,
    pub(crate) recovery: Option<String>,
}

/// Names asked for in one statement.
const IN_ONE_STATEMENT: usize = 500;

impl Store {
    /// Keeps somebody new and a first session, all or nothing.
    pub(crate) async fn add_person(
        &self,
        person: &Person,
        account: Option<Account>,
        session: &NewSession,
    ) -> Result<(), Error> {
        let (account, skeleton, password, recovery) = match account {
            Some(Account { account, skeleton, password, recovery }) => {
                (Some(account), Some(skeleton), Some(password), Some(recovery))
            }
            None => (None, None, None, None),
        };
        let mut transaction = self.gate.begin().await?;
        let sql = "INSERT INTO users (id, name, account, skeleton, password, recovery, created) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7)";
        let query = sqlx::query(sql).bind(person.user.as_str().to_owned()).bind(person.name.to_string());
        let query = query.bind(account).bind(skeleton).bind(password).bind(recovery).bind(person.created);
        query.execute(&mut *transaction).await.map_err(name_taken)?;
        super::keys::insert_session(&mut transaction, session).await?;
        Ok(transaction.commit().await?)
    }

    /// Makes a guest an account; the sessions of the guest end.
    pub(crate) async fn make_account(
        &self,
        person: &Person,
        account: Account,
        session: &NewSession,
    ) -> Result<(), Error> {
        let mut transaction = self.gate.begin().await?;
        let sql = "UPDATE users SET name = $2, account = $3, password = $4, recovery = $5, skeleton = $6 \
                   WHERE id = $1 AND account IS NULL AND deleted IS NULL";
        let query = sqlx::query(sql).bind(person.user.as_str().to_owned()).bind(person.name.to_string());
        let query = query.bind(account.account).bind(account.password).bind(account.recovery);
        let query = query.bind(account.skeleton);
        let done = query.execute(&mut *transaction).await.map_err(name_taken)?;
        if done.rows_affected() == 0 {
            return Err(transaction.refuse(Error::Forbidden).await);
        }
        super::keys::end_sessions(&mut transaction, &person.user, None).await?;
        super::keys::insert_session(&mut transaction, session).await?;
        Ok(transaction.commit().await?)
    }

    /// Gives somebody another name; an account's is nobody else's, nor looks like it.
    pub(crate) async fn rename(&self, user: &UserId, name: &Name, is_guest: bool) -> Result<(), Error> {
        let sql = "UPDATE users SET name = $2, account = $3, skeleton = $4 \
                   WHERE id = $1 AND (account IS NULL) = ($3 IS NULL) AND deleted IS NULL";
        let (account, skeleton) = (!is_guest).then(|| (name.folded(), name.skeleton())).unzip();
        let query = sqlx::query(sql).bind(user.as_str().to_owned()).bind(name.as_str().to_owned());
        let query = query.bind(account).bind(skeleton);
        let mut transaction = self.gate.begin().await?;
        if query.execute(&mut *transaction).await.map_err(name_taken)?.rows_affected() == 0 {
            return Err(transaction.refuse(Error::Forbidden).await);
        }
        Ok(transaction.commit().await?)
    }

    /// Whether an account has that name, or one that looks like it.
    pub(crate) async fn is_taken(&self, name: &Name) -> Result<bool, Error> {
        let sql = "SELECT id FROM users WHERE account = $1 OR skeleton = $2 LIMIT 1";
        let query = sqlx::query(sql).bind(name.folded()).bind(name.skeleton());
        Ok(query.fetch_optional(&self.read).await?.is_some())
    }

    /// Whether a game in which nobody may talk goes on at a table where that person sits.
    pub(crate) async fn plays_in_silence(&self, user: &UserId) -> Result<bool, Error> {
        let sql = "SELECT DISTINCT game, rules, setup FROM tables \
                   WHERE phase = 'playing' AND id IN (SELECT table_id FROM seats WHERE user_id = $1)";
        let rows = sqlx::query(sql).bind(user.as_str().to_owned()).fetch_all(&self.read).await?;
        for row in rows {
            let (game, setup): (String, String) = (row.try_get("game")?, row.try_get("setup")?);
            let rules = u32::try_from(row.try_get::<i64, _>("rules")?).unwrap_or_default();
            let game = game.parse::<GameId>().ok();
            let setup = game.and_then(|game| game.setup_of_text_under(rules, &setup).ok());
            if setup.is_some_and(|setup| !setup.may_talk) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The account of that folded name.
    pub(crate) async fn kept_of_account(&self, folded: &str) -> Result<Option<Kept>, Error> {
        self.kept(
            "SELECT id, name, account, created, banned, password, recovery FROM users WHERE account = $1",
            folded,
        )
        .await
    }

    /// The account of that person.
    pub(crate) async fn kept_of_user(&self, user: &UserId) -> Result<Option<Kept>, Error> {
        let sql = "SELECT id, name, account, created, banned, password, recovery FROM users \
                   WHERE id = $1 AND deleted IS NULL";
        self.kept(sql, user.as_str()).await
    }

    async fn kept(&self, sql: &'static str, of: &str) -> Result<Option<Kept>, Error> {
        let row = sqlx::query(sql).bind(of.to_owned()).fetch_optional(&self.read).await?;
        row.map(|row| {
            let (password, recovery) = (row.try_get("password")?, row.try_get("recovery")?);
            Ok(Kept { person: person(&row)?, password, recovery })
        })
        .transpose()
    }

    /// Another password instead of that one; all sessions end but the one with that hash, and all tokens.
    pub(crate) async fn change_password(
        &self,
        user: &UserId,
        old: &str,
        new: &str,
        but: Option<&str>,
    ) -> Result<Revoked, Error> {
        let mut transaction = self.gate.begin().await?;
        let query = sqlx::query("UPDATE users SET password = $3 WHERE id = $1 AND password = $2");
        let query = query.bind(user.as_str().to_owned()).bind(old.to_owned()).bind(new.to_owned());
        if query.execute(&mut *transaction).await?.rows_affected() == 0 {
            return Err(transaction.refuse(Error::WrongPassword).await);
        }
        let revoked = super::keys::revoke(&mut transaction, user, but).await?;
        transaction.commit().await?;
        Ok(revoked)
    }

    /// Another password and another recovery code instead of that one, which works only once; all sessions and
    /// tokens end.
    pub(crate) async fn recover(
        &self,
        user: &UserId,
        used: &str,
        password: &str,
        recovery: &str,
    ) -> Result<Revoked, Error> {
        let mut transaction = self.gate.begin().await?;
        let query =
            sqlx::query("UPDATE users SET password = $3, recovery = $4 WHERE id = $1 AND recovery = $2");
        let query = query.bind(user.as_str().to_owned()).bind(used.to_owned());
        let query = query.bind(password.to_owned()).bind(recovery.to_owned());
        if query.execute(&mut *transaction).await?.rows_affected() == 0 {
            return Err(transaction.refuse(Error::WrongRecoveryCode).await);
        }
        let revoked = super::keys::revoke(&mut transaction, user, None).await?;
        transaction.commit().await?;
        Ok(revoked)
    }

    /// Removes all personal data. An id without a name stays, since games of others refer to it.
    pub(crate) async fn forget(&self, user: &UserId, now: Millis) -> Result<(), Error> {
        const SQL: [&str; 3] = [
            "DELETE FROM sessions WHERE user_id = $1",
            "DELETE FROM tokens WHERE user_id = $1",
            // Clients chose the keys; the number is as unique.
            "UPDATE chat SET text = '', key = CAST(number AS TEXT) WHERE user_id = $1",
        ];
        let mut transaction = self.gate.begin().await?;
        for sql in SQL {
            sqlx::query(sql).bind(user.as_str().to_owned()).execute(&mut *transaction).await?;
        }
        let sql = "UPDATE users SET name = '', account = NULL, skeleton = NULL, password = NULL, recovery = NULL, \
                   deleted = $2 \
                   WHERE id = $1";
        sqlx::query(sql).bind(user.as_str().to_owned()).bind(now).execute(&mut *transaction).await?;
        Ok(transaction.commit().await?)
    }

    /// The names of those people; unknown people are left out, deleted ones have an empty name.
    pub(crate) async fn names(&self, users: &[UserId]) -> Result<HashMap<UserId, Arc<str>>, Error> {
        let mut names = HashMap::with_capacity(users.len());
        for some in users.chunks(IN_ONE_STATEMENT) {
            let sql = format!("SELECT id, name FROM users WHERE id IN ({})", places(1..=some.len()));
            let query = some
                .iter()
                .fold(sqlx::query(AssertSqlSafe(sql)), |query, user| query.bind(user.as_str().to_owned()));
            for row in query.fetch_all(&self.read).await? {
                names.insert(user_id(&row, "id")?, row.try_get::<String, _>("name")?.into());
            }
        }
        Ok(names)
    }
}

/// Notes what the names of accounts look like that were made before it was noted. Of those that look alike the oldest is
/// noted; all keep their names.
pub(super) async fn fill_skeletons(pool: &AnyPool) -> Result<(), sqlx::Error> {
    let sql =
        "SELECT id, name FROM users WHERE account IS NOT NULL AND skeleton IS NULL ORDER BY created, id";
    let rows = sqlx::query(sql).fetch_all(pool).await?;
    if rows.is_empty() {
        return Ok(());
    }
    let mut transaction = pool.begin().await?;
    for row in rows {
        let (id, name): (String, String) = (row.try_get("id")?, row.try_get("name")?);
        if let Ok(name) = Name::read(&name) {
            let sql = "UPDATE users SET skeleton = $2 \
                       WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM users WHERE skeleton = $2)";
            sqlx::query(sql).bind(id).bind(name.skeleton()).execute(&mut *transaction).await?;
        }
    }
    transaction.commit().await
}

pub(super) fn user_id(row: &AnyRow, column: &str) -> Result<UserId, Error> {
    let text: String = row.try_get(column)?;
    text.parse().map_err(|error| Error::internal("the store holds what is no id", error))
}

/// Of the columns `id`, `name`, `account`, `created` and `banned`.
pub(super) fn person(row: &AnyRow) -> Result<Person, Error> {
    Ok(Person {
        user: user_id(row, "id")?,
        name: row.try_get::<String, _>("name")?.into(),
        is_guest: row.try_get::<Option<String>, _>("account")?.is_none(),
        created: row.try_get("created")?,
        is_banned: row.try_get::<Option<i64>, _>("banned")?.is_some(),
    })
}

fn name_taken(error: sqlx::Error) -> Error {
    match error.as_database_error() {
        Some(broken) if broken.is_unique_violation() => Error::NameTaken,
        _ => error.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{App, Config, TimeOfDay};

    #[tokio::test]
    async fn names_of_many_are_asked_for_at_once() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let database = Some(format!("sqlite:{}", folder.path().join("tables.db").display()));
        let config = Config { database, ..Config::default() };
        let store = Store::open(&config).await.expect("an empty database");
        let app = App::new(config, store.clone(), TimeOfDay::default());
        let mut users: Vec<UserId> =
            (0..2 * IN_ONE_STATEMENT).map(|_| UserId::fresh().expect("chance")).collect();
        for (user, name) in
            [(0, "Zoë"), (IN_ONE_STATEMENT, "Anna")].map(|(at, name)| (users[at].clone(), name))
        {
            let person = Person { user, name: name.into(), is_guest: true, created: 0, is_banned: false };
            let (session, _) = NewSession::of(&person.user, &app).expect("chance");
            store.add_person(&person, None, &session).await.expect("somebody new");
        }
        users.push(users[0].clone());
        let names = store.names(&users).await.expect("an answer");
        assert_eq!(names.len(), 2);
        assert_eq!(&*names[&users[0]], "Zoë");
        assert_eq!(&*names[&users[IN_ONE_STATEMENT]], "Anna");
        store.forget(&users[0], 1).await.expect("an answer");
        assert_eq!(&*store.names(&users[..1]).await.expect("an answer")[&users[0]], "");
        assert!(store.names(&[]).await.expect("an answer").is_empty());
    }
}
