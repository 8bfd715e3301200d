use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use dedale_protocol::{base32, describe};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::http::body::{Body, Refusals};
use crate::people::{Name, Scope, Secret, Who, digest, fresh_token};
use crate::random::random;
use crate::socket::Ended;
use crate::store::KeptToken;
use crate::{App, Error, Millis, Missing};

describe!(Read: MakingToken);
describe!(Written: Token, NewToken);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MakingToken {
    /// A label: 1 to 32 characters.
    #[schemars(length(min = 1, max = 32))]
    name: String,
    /// Its scopes; at least one, and none that the person who asks does not have.
    scopes: Vec<Scope>,
}

/// A token, without its secret.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Token {
    id: String,
    name: String,
    scopes: Vec<Scope>,
    /// Milliseconds since 1970.
    created: Millis,
    /// About when it was last used.
    used: Option<Millis>,
}

impl Token {
    pub(super) fn of(kept: KeptToken) -> Token {
        let KeptToken { id, name, scopes, created, used } = kept;
        Token { id, name, scopes, created, used }
    }
}

#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct NewToken {
    #[serde(flatten)]
    about: Token,
    /// For `Authorization: Bearer …`; it is never shown again.
    token: Secret,
}

/// The tokens of the one who asks.
#[utoipa::path(
    get, path = "/api/me/tokens", tag = "people",
    responses((status = 200, description = "The tokens, without their secrets.", body = Vec<Token>), Refusals)
)]
pub(super) async fn list_tokens(State(app): State<App>, who: Who) -> Result<Json<Vec<Token>>, Error> {
    who.may(Scope::Account)?;
    Ok(Json(app.store.tokens(&who.user).await?.into_iter().map(Token::of).collect()))
}

/// A new token for a bot or a program.
#[utoipa::path(
    post, path = "/api/me/tokens", tag = "people", request_body = MakingToken,
    responses((status = 200, description = "The token, once.", body = NewToken), Refusals)
)]
pub(super) async fn make_token(
    State(app): State<App>,
    who: Who,
    Body(asked): Body<MakingToken>,
) -> Result<Json<NewToken>, Error> {
    who.may(Scope::Account)?;
    let name = Name::read(&asked.name)?.as_str().to_owned();
    asked.scopes.iter().try_for_each(|&scope| who.may(scope))?;
    let scopes: Vec<Scope> = Scope::ALL.into_iter().filter(|scope| asked.scopes.contains(scope)).collect();
    if scopes.is_empty() {
        return Err(Error::Invalid { field: "scopes", expected: "at least one".to_owned() });
    }
    let token = fresh_token()?;
    let kept = KeptToken { id: base32(&random::<16>()?), name, scopes, created: app.time.now(), used: None };
    app.store.add_token(&who.user, &kept, &digest(token.reveal()), app.config.limits.tokens_per_user).await?;
    Ok(Json(NewToken { about: Token::of(kept), token }))
}

/// Makes a token worthless.
#[utoipa::path(
    delete, path = "/api/me/tokens/{id}", tag = "people", params(("id" = String, Path, description = "Which token.")),
    responses((status = 204, description = "There is no such token any more."), Refusals)
)]
pub(super) async fn remove_token(
    State(app): State<App>,
    who: Who,
    id: Result<Path<String>, PathRejection>,
) -> Result<StatusCode, Error> {
    who.may(Scope::Account)?;
    let missing = Err(Error::NotFound(Missing::Token));
    let Ok(Path(id)) = id else { return missing };
    let can_be = id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let removed = can_be && app.store.remove_token(&who.user, &id).await?;
    app.question_sessions(&who.user, Ended::Alone);
    if removed { Ok(StatusCode::NO_CONTENT) } else { missing }
}
