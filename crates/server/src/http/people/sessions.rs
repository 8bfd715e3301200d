use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use dedale_protocol::describe;
use schemars::JsonSchema;
use serde::Serialize;

use super::{Cookies, cookies};
use crate::http::body::Refusals;
use crate::people::{Scope, Who, clear_cookies, session_id};
use crate::socket::Ended;
use crate::store::KeptSession;
use crate::{App, Error, Millis, Missing};

describe!(Written: OwnSession);

/// A browser or program in which one is logged in.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct OwnSession {
    id: String,
    /// Milliseconds since 1970.
    created: Millis,
    /// About when it was last used.
    used: Option<Millis>,
    /// Whether it is the one that asks.
    this: bool,
}

/// Where one is logged in.
#[utoipa::path(
    get, path = "/api/me/sessions", tag = "people",
    responses((status = 200, description = "The sessions, oldest first.", body = Vec<OwnSession>), Refusals)
)]
pub(super) async fn list_sessions(State(app): State<App>, who: Who) -> Result<Json<Vec<OwnSession>>, Error> {
    who.may(Scope::Account)?;
    let own = who.session_hash();
    let told = |KeptSession { hash, created, used }| OwnSession {
        id: session_id(&hash),
        created,
        used,
        this: own.as_ref() == Some(&hash),
    };
    let sessions = app.store.sessions(&who.user, app.time.now()).await?;
    Ok(Json(sessions.into_iter().map(told).collect()))
}

/// Ends a session: its cookie is worthless then.
#[utoipa::path(
    delete, path = "/api/me/sessions/{id}", tag = "people", params(("id" = String, Path, description = "Which session.")),
    responses((status = 204, description = "There is no such session any more."), Refusals)
)]
pub(super) async fn end_session(
    State(app): State<App>,
    who: Who,
    id: Result<Path<String>, PathRejection>,
) -> Result<(StatusCode, Cookies), Error> {
    who.may(Scope::Account)?;
    let missing = Error::NotFound(Missing::Session);
    let Ok(Path(id)) = id else { return Err(missing) };
    let sessions = app.store.sessions(&who.user, app.time.now()).await?;
    let ended = sessions.into_iter().find(|session| session_id(&session.hash) == id).ok_or(missing)?;
    app.store.end_session(&ended.hash).await?;
    app.question_sessions(&who.user, Ended::Alone);
    let is_own = who.session_hash() == Some(ended.hash);
    let taken = if is_own { clear_cookies(&app.config)? } else { Vec::new() };
    Ok((StatusCode::NO_CONTENT, cookies(taken)))
}
