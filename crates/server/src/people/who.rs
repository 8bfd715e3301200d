use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use super::session::slid;
use super::token::token_of;
use super::{Scope, Secret, Session, digest};
use crate::{App, Error, Millis, UserId};

/// Sessions and tokens say when they were last used to so many milliseconds: not every request writes.
const USED_WITHIN: Millis = 3600 * 1000;

/// Somebody, as the store knows them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person {
    pub(crate) user: UserId,
    pub(crate) name: Arc<str>,
    pub(crate) is_guest: bool,
    pub(crate) created: Millis,
    /// Whether the host has banned the person.
    pub(crate) is_banned: bool,
}

impl Person {
    /// Refuses who is banned.
    pub(crate) fn check_not_banned(&self) -> Result<(), Error> {
        if self.is_banned { Err(Error::Banned) } else { Ok(()) }
    }
}

/// The person a request comes from, with their scopes.
#[derive(Clone, Debug)]
pub(crate) struct Who {
    pub(crate) user: UserId,
    pub(crate) name: Arc<str>,
    pub(crate) is_guest: bool,
    pub(crate) created: Millis,
    pub(crate) scopes: Vec<Scope>,
    key: Key,
}

/// The credential of the request.
#[derive(Clone, Debug)]
enum Key {
    Session(Session),
    /// The hash of a token.
    Token(String),
}

impl Who {
    /// Refuses tokens without the scope.
    pub(crate) fn may(&self, scope: Scope) -> Result<(), Error> {
        if self.scopes.contains(&scope) { Ok(()) } else { Err(Error::MissingScope(scope.name())) }
    }

    /// The person, whatever the credential.
    pub(crate) fn person(&self) -> Person {
        let (user, name) = (self.user.clone(), self.name.clone());
        Person { user, name, is_guest: self.is_guest, created: self.created, is_banned: false }
    }

    /// The cookie; none for a token.
    pub(crate) fn session(&self) -> Option<&Session> {
        match &self.key {
            Key::Session(session) => Some(session),
            Key::Token(_) => None,
        }
    }

    /// The hash of the cookie, as the store keeps it.
    pub(crate) fn session_hash(&self) -> Option<String> {
        self.session().map(Session::hash)
    }

    /// The hash of the cookie or the token.
    pub(crate) fn key_hash(&self) -> String {
        match &self.key {
            Key::Session(session) => session.hash(),
            Key::Token(hash) => hash.clone(),
        }
    }

    /// Whether the session or the token has not ended since.
    pub(crate) async fn is_still_in(&self, app: &App) -> Result<bool, Error> {
        let person = match &self.key {
            Key::Session(session) => app
                .store
                .person_of_session(&session.hash(), app.time.now())
                .await?
                .map(|(person, _, _)| person),
            Key::Token(hash) => app.store.person_of_token(hash).await?.map(|(person, _, _)| person),
        };
        Ok(person.is_some_and(|person| !person.is_banned))
    }

    /// The person a request comes from. An unknown cookie is nobody; an unknown token is refused.
    pub(crate) async fn of(app: &App, headers: &HeaderMap) -> Result<Option<Who>, Error> {
        if let Some(token) = token_of(headers) {
            return by_token(app, &token).await?.map(Some).ok_or(Error::NoSession);
        }
        match Session::of(&app.config, headers) {
            Some(session) => by_session(app, session).await,
            None => Ok(None),
        }
    }

    fn new(person: Person, scopes: Vec<Scope>, key: Key) -> Who {
        let Person { user, name, is_guest, created, .. } = person;
        Who { user, name, is_guest, created, scopes, key }
    }
}

async fn by_session(app: &App, session: Session) -> Result<Option<Who>, Error> {
    let (hash, now) = (session.hash(), app.time.now());
    let Some((person, expires, used)) = app.store.person_of_session(&hash, now).await? else {
        return Ok(None);
    };
    person.check_not_banned()?;
    let later = slid(&app.config, now, expires);
    if later.is_some() || is_long_ago(used, now) {
        app.store.extend_session(&hash, later.unwrap_or(expires), now).await?;
    }
    Ok(Some(Who::new(person, Scope::ALL.to_vec(), Key::Session(session))))
}

fn is_long_ago(used: Option<Millis>, now: Millis) -> bool {
    used.is_none_or(|used| now.saturating_sub(used) >= USED_WITHIN)
}

async fn by_token(app: &App, token: &Secret) -> Result<Option<Who>, Error> {
    let (hash, now) = (digest(token.reveal()), app.time.now());
    let Some((person, scopes, used)) = app.store.person_of_token(&hash).await? else { return Ok(None) };
    person.check_not_banned()?;
    if is_long_ago(used, now) {
        app.store.mark_token_used(&hash, now).await?;
    }
    Ok(Some(Who::new(person, scopes, Key::Token(hash))))
}

impl FromRequestParts<App> for Who {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Who, Error> {
        Who::of(app, &parts.headers).await?.ok_or(Error::NoSession)
    }
}

impl OptionalFromRequestParts<App> for Who {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Who>, Error> {
        Who::of(app, &parts.headers).await
    }
}
