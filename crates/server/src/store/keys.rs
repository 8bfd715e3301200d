//! Sessions and tokens.

use sqlx::any::{Any, AnyRow};
use sqlx::{Row as _, Transaction};

use super::Store;
use super::people::person;
use crate::people::{NewSession, Person, Scope};
use crate::time::Millis;
use crate::{Error, UserId};

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
    /// Who has the session of that hash, and when it expires.
    pub(crate) async fn person_of_session(
        &self,
        hash: &str,
        now: Millis,
    ) -> Result<Option<(Person, Millis)>, Error> {
        let sql = "SELECT u.id, u.name, u.account, u.created, s.expires FROM sessions s JOIN users u ON u.id = s.user_id \
                   WHERE s.hash = $1 AND s.expires > $2 AND u.deleted IS NULL";
        let row = sqlx::query(sql).bind(hash.to_owned()).bind(now).fetch_optional(&self.read).await?;
        row.map(|row| Ok((person(&row)?, row.try_get("expires")?))).transpose()
    }

    /// Who has the token of that hash, what it may be used for, and when it was last used.
    pub(crate) async fn person_of_token(
        &self,
        hash: &str,
    ) -> Result<Option<(Person, Vec<Scope>, Option<Millis>)>, Error> {
        let sql = "SELECT u.id, u.name, u.account, u.created, t.scopes, t.used \
                   FROM tokens t JOIN users u ON u.id = t.user_id WHERE t.hash = $1 AND u.deleted IS NULL";
        let row = sqlx::query(sql).bind(hash.to_owned()).fetch_optional(&self.read).await?;
        row.map(|row| Ok((person(&row)?, scopes(&row)?, row.try_get("used")?))).transpose()
    }

    /// Lets a session last longer.
    pub(crate) async fn extend_session(&self, hash: &str, expires: Millis) -> Result<(), Error> {
        let query = sqlx::query("UPDATE sessions SET expires = $2 WHERE hash = $1");
        query.bind(hash.to_owned()).bind(expires).execute(&self.write).await?;
        Ok(())
    }

    /// Notes that a token was used.
    pub(crate) async fn mark_token_used(&self, hash: &str, now: Millis) -> Result<(), Error> {
        let query = sqlx::query("UPDATE tokens SET used = $2 WHERE hash = $1");
        query.bind(hash.to_owned()).bind(now).execute(&self.write).await?;
        Ok(())
    }

    /// Opens a session instead of another; those that expired are forgotten.
    pub(crate) async fn start_session(
        &self,
        session: &NewSession,
        instead_of: Option<&str>,
    ) -> Result<(), Error> {
        let mut transaction = self.write.begin().await?;
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
        query.execute(&self.write).await?;
        Ok(())
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
        let done = query.bind(i64::try_from(most).unwrap_or(i64::MAX)).execute(&self.write).await?;
        if done.rows_affected() == 0 { Err(Error::TooMany { code: "too-many-tokens", most }) } else { Ok(()) }
    }

    /// Removes a token of that person; false if there is none.
    pub(crate) async fn remove_token(&self, user: &UserId, id: &str) -> Result<bool, Error> {
        let query = sqlx::query("DELETE FROM tokens WHERE user_id = $1 AND id = $2");
        let done = query.bind(user.as_str().to_owned()).bind(id.to_owned()).execute(&self.write).await?;
        Ok(done.rows_affected() > 0)
    }
}

fn scopes(row: &AnyRow) -> Result<Vec<Scope>, Error> {
    Ok(Scope::read(&row.try_get::<String, _>("scopes")?))
}

pub(super) async fn insert_session(
    transaction: &mut Transaction<'_, Any>,
    session: &NewSession,
) -> Result<(), Error> {
    let query = sqlx::query("DELETE FROM sessions WHERE expires <= $1");
    query.bind(session.created).execute(&mut **transaction).await?;
    let query = sqlx::query("INSERT INTO sessions (hash, user_id, created, expires) VALUES ($1, $2, $3, $4)");
    let query = query.bind(session.hash.clone()).bind(session.user.as_str().to_owned());
    query.bind(session.created).bind(session.expires).execute(&mut **transaction).await?;
    Ok(())
}

/// Ends the sessions of that person, but not the one with that hash.
pub(super) async fn end_sessions(
    transaction: &mut Transaction<'_, Any>,
    user: &UserId,
    but: Option<&str>,
) -> Result<(), Error> {
    let query = sqlx::query("DELETE FROM sessions WHERE user_id = $1 AND hash <> $2");
    let query = query.bind(user.as_str().to_owned()).bind(but.unwrap_or_default().to_owned());
    query.execute(&mut **transaction).await?;
    Ok(())
}
