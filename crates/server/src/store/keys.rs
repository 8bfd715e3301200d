//! Sessions and tokens.

use dedale_protocol::describe;
use schemars::JsonSchema;
use serde::Serialize;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use super::Store;
use super::people::person;
use crate::people::{NewSession, Person, Scope};
use crate::{Error, Millis, UserId};

describe!(Written: Revoked);

/// A session, without the cookie.
#[derive(Clone, Debug)]
pub(crate) struct KeptSession {
    pub(crate) hash: String,
    pub(crate) created: Millis,
    pub(crate) used: Option<Millis>,
}

/// A token, without the secret.
#[derive(Clone, Debug)]
pub(crate) struct KeptToken {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) scopes: Vec<Scope>,
    pub(crate) created: Millis,
    pub(crate) used: Option<Millis>,
}

impl Store {
    /// The owner of the session of that hash, its expiry, and its last use.
    pub(crate) async fn person_of_session(
        &self,
        hash: &str,
        now: Millis,
    ) -> Result<Option<(Person, Millis, Option<Millis>)>, Error> {
        let sql = "SELECT u.id, u.name, u.account, u.created, u.banned, s.expires, s.used \
                   FROM sessions s JOIN users u ON u.id = s.user_id \
                   WHERE s.hash = $1 AND s.expires > $2 AND u.deleted IS NULL";
        let row = sqlx::query(sql).bind(hash.to_owned()).bind(now).fetch_optional(&self.read).await?;
        row.map(|row| Ok((person(&row)?, row.try_get("expires")?, row.try_get("used")?))).transpose()
    }

    /// The owner of the token of that hash, its scopes, and its last use.
    pub(crate) async fn person_of_token(
        &self,
        hash: &str,
    ) -> Result<Option<(Person, Vec<Scope>, Option<Millis>)>, Error> {
        let sql = "SELECT u.id, u.name, u.account, u.created, u.banned, t.scopes, t.used \
                   FROM tokens t JOIN users u ON u.id = t.user_id WHERE t.hash = $1 AND u.deleted IS NULL";
        let row = sqlx::query(sql).bind(hash.to_owned()).fetch_optional(&self.read).await?;
        row.map(|row| Ok((person(&row)?, scopes(&row)?, row.try_get("used")?))).transpose()
    }

    /// Notes that a session was used and its person seen, and when it expires now.
    pub(crate) async fn extend_session(&self, hash: &str, expires: Millis, now: Millis) -> Result<(), Error> {
        let mut transaction = self.gate.begin().await?;
        let query = sqlx::query("UPDATE sessions SET expires = $2, used = $3 WHERE hash = $1");
        query.bind(hash.to_owned()).bind(expires).bind(now).execute(&mut *transaction).await?;
        let sql = "UPDATE users SET seen = $2 WHERE id = (SELECT user_id FROM sessions WHERE hash = $1)";
        sqlx::query(sql).bind(hash.to_owned()).bind(now).execute(&mut *transaction).await?;
        Ok(transaction.commit().await?)
    }

    /// The sessions of that person that have not expired, oldest first.
    pub(crate) async fn sessions(&self, user: &UserId, now: Millis) -> Result<Vec<KeptSession>, Error> {
        let sql = "SELECT hash, created, used FROM sessions WHERE user_id = $1 AND expires > $2 ORDER BY created, hash";
        let query = sqlx::query(sql).bind(user.as_str().to_owned()).bind(now);
        let session = |row: &AnyRow| {
            let (hash, created) = (row.try_get("hash")?, row.try_get("created")?);
            Ok(KeptSession { hash, created, used: row.try_get("used")? })
        };
        query.fetch_all(&self.read).await?.iter().map(session).collect()
    }

    /// Notes that a token was used, and that its person was seen.
    pub(crate) async fn mark_token_used(&self, hash: &str, now: Millis) -> Result<(), Error> {
        let mut transaction = self.gate.begin().await?;
        let query = sqlx::query("UPDATE tokens SET used = $2 WHERE hash = $1");
        query.bind(hash.to_owned()).bind(now).execute(&mut *transaction).await?;
        let sql = "UPDATE users SET seen = $2 WHERE id = (SELECT user_id FROM tokens WHERE hash = $1)";
        sqlx::query(sql).bind(hash.to_owned()).bind(now).execute(&mut *transaction).await?;
        Ok(transaction.commit().await?)
    }

    /// Opens a session instead of another; those that expired are forgotten.
    pub(crate) async fn start_session(
        &self,
        session: &NewSession,
        instead_of: Option<&str>,
    ) -> Result<(), Error> {
        let mut transaction = self.gate.begin().await?;
        if let Some(hash) = instead_of {
            let query = sqlx::query("DELETE FROM sessions WHERE hash = $1").bind(hash.to_owned());
            query.execute(&mut *transaction).await?;
        }
        insert_session(&mut transaction, session).await?;
        Ok(transaction.commit().await?)
    }

    /// Ends a session.
    pub(crate) async fn end_session(&self, hash: &str) -> Result<(), Error> {
        let query = sqlx::query("DELETE FROM sessions WHERE hash = $1").bind(hash.to_owned());
        self.gate.execute(query).await.map(drop)
    }

    /// The tokens of that person, oldest first.
    pub(crate) async fn tokens(&self, user: &UserId) -> Result<Vec<KeptToken>, Error> {
        let sql =
            "SELECT id, name, scopes, created, used FROM tokens WHERE user_id = $1 ORDER BY created, id";
        let rows = sqlx::query(sql).bind(user.as_str().to_owned()).fetch_all(&self.read).await?;
        let token = |row: &AnyRow| {
            let (id, name) = (row.try_get("id")?, row.try_get("name")?);
            let (created, used) = (row.try_get("created")?, row.try_get("used")?);
            Ok(KeptToken { id, name, scopes: scopes(row)?, created, used })
        };
        rows.iter().map(token).collect()
    }

    /// Keeps a token, unless the person has `most` already.
    pub(crate) async fn add_token(
        &self,
        user: &UserId,
        token: &KeptToken,
        hash: &str,
        most: usize,
    ) -> Result<(), Error> {
        let sql = "INSERT INTO tokens (id, hash, user_id, name, scopes, created) \
                   SELECT $1, $2, $3, $4, $5, $6 WHERE (SELECT COUNT(*) FROM tokens WHERE user_id = $3) < $7";
        let query =
            sqlx::query(sql).bind(token.id.clone()).bind(hash.to_owned()).bind(user.as_str().to_owned());
        let query = query.bind(token.name.clone()).bind(Scope::write(&token.scopes)).bind(token.created);
        let query = query.bind(i64::try_from(most).unwrap_or(i64::MAX));
        let mut transaction = self.gate.begin().await?;
        transaction.exclusively("tokens", user.as_str()).await?;
        if query.execute(&mut *transaction).await?.rows_affected() == 0 {
            return Err(transaction.refuse(Error::TooMany { code: "too-many-tokens", most }).await);
        }
        Ok(transaction.commit().await?)
    }

    /// Removes a token of that person; false if there is none.
    pub(crate) async fn remove_token(&self, user: &UserId, id: &str) -> Result<bool, Error> {
        let query = sqlx::query("DELETE FROM tokens WHERE user_id = $1 AND id = $2");
        let done = self.gate.execute(query.bind(user.as_str().to_owned()).bind(id.to_owned())).await?;
        Ok(done.rows_affected() > 0)
    }
}

fn scopes(row: &AnyRow) -> Result<Vec<Scope>, Error> {
    Ok(Scope::read(&row.try_get::<String, _>("scopes")?))
}

pub(super) async fn insert_session(
    connection: &mut AnyConnection,
    session: &NewSession,
) -> Result<(), Error> {
    let query = sqlx::query("DELETE FROM sessions WHERE expires <= $1");
    query.bind(session.created).execute(&mut *connection).await?;
    let sql = "INSERT INTO sessions (hash, user_id, created, expires, used) VALUES ($1, $2, $3, $4, $3)";
    let query = sqlx::query(sql).bind(session.hash.clone()).bind(session.user.as_str().to_owned());
    query.bind(session.created).bind(session.expires).execute(&mut *connection).await?;
    let query =
        sqlx::query("UPDATE users SET seen = $2 WHERE id = $1").bind(session.user.as_str().to_owned());
    query.bind(session.created).execute(&mut *connection).await?;
    Ok(())
}

/// The numbers of sessions and tokens that ended with a password.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub(crate) struct Revoked {
    /// How many other sessions ended.
    sessions: u64,
    /// How many tokens are worthless now.
    tokens: u64,
}

/// Ends the sessions of that person, but not the one with that hash, and all tokens.
pub(super) async fn revoke(
    connection: &mut AnyConnection,
    user: &UserId,
    but: Option<&str>,
) -> Result<Revoked, Error> {
    let sessions = end_sessions(connection, user, but).await?;
    let query = sqlx::query("DELETE FROM tokens WHERE user_id = $1").bind(user.as_str().to_owned());
    Ok(Revoked { sessions, tokens: query.execute(&mut *connection).await?.rows_affected() })
}

/// Ends the sessions of that person, but not the one with that hash; says how many.
pub(super) async fn end_sessions(
    connection: &mut AnyConnection,
    user: &UserId,
    but: Option<&str>,
) -> Result<u64, Error> {
    let query = sqlx::query("DELETE FROM sessions WHERE user_id = $1 AND hash <> $2");
    let query = query.bind(user.as_str().to_owned()).bind(but.unwrap_or_default().to_owned());
    Ok(query.execute(&mut *connection).await?.rows_affected())
}
