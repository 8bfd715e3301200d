use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use dedale_protocol::{User, describe};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::tokens::Token;
use super::{Cookies, cookies, user_document};
use crate::http::body::{Body, Refusals};
use crate::http::guard::Address;
use crate::people::{
    DeviceMark, Guess, Name, Scope, Secret, Who, check_password, clear_cookies, hash_password,
    password_matches, set_cookies,
};
use crate::socket::Ended;
use crate::store::{Revoked, Traces};
use crate::{App, Error};

describe!(Read: Renaming, ChangingPassword, Forgetting);
describe!(Written: Export);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Renaming {
    /// 1 to 32 characters.
    #[schemars(length(min = 1, max = 32))]
    name: String,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ChangingPassword {
    old: Secret,
    /// 10 to 256 characters.
    new: Secret,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Forgetting {
    /// Of an account; guests have none.
    password: Option<Secret>,
}

/// Everything that is kept about a person.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Export {
    user: User,
    tokens: Vec<Token>,
    #[serde(flatten)]
    traces: Traces,
}

/// Your profile. Also renews the cookie of a browser.
#[utoipa::path(
    get, path = "/api/me", tag = "people",
    responses((status = 200, description = "Who one is.", body = User), Refusals)
)]
pub(super) async fn show_me(State(app): State<App>, who: Who) -> Result<Response, Error> {
    who.may(Scope::Read)?;
    let document = Json(user_document(&who.person()));
    match who.session() {
        Some(session) => Ok((cookies(set_cookies(&app.config, session.secret())?), document).into_response()),
        None => Ok(document.into_response()),
    }
}

/// Another name; the name of an account is nobody else's, nor looks like it. Not while one plays a game in which nobody may
/// talk.
#[utoipa::path(
    patch, path = "/api/me", tag = "people", request_body = Renaming,
    responses((status = 200, description = "Who one is now.", body = User), Refusals)
)]
pub(super) async fn rename_me(
    State(app): State<App>,
    Address(address): Address,
    who: Who,
    Body(asked): Body<Renaming>,
) -> Result<Json<User>, Error> {
    who.may(Scope::Account)?;
    app.rates.attempt(address)?;
    let name = Name::read(&asked.name)?;
    app.check_new_name(&who, &name).await?;
    if who.is_guest && app.store.is_taken(&name).await? {
        return Err(Error::NameTaken);
    }
    app.store.rename(&who.user, &name, who.is_guest).await?;
    app.tables.rename(&who.user, &name.as_str().into()).await;
    Ok(Json(User { name: name.as_str().to_owned(), ..user_document(&who.person()) }))
}

impl App {
    /// Refuses another name while it could speak in a game in which nobody may.
    pub(super) async fn check_new_name(&self, who: &Who, name: &Name) -> Result<(), Error> {
        let is_same = *who.name == *name.as_str();
        if !is_same && self.store.plays_in_silence(&who.user).await? {
            return Err(Error::PlayingInSilence);
        }
        Ok(())
    }
}

/// Another password; all other sessions and all tokens end.
#[utoipa::path(
    post, path = "/api/me/password", tag = "people", request_body = ChangingPassword,
    responses((status = 200, description = "The password is another; what ended with the old one.", body = Revoked), Refusals)
)]
pub(super) async fn change_password(
    State(app): State<App>,
    Address(address): Address,
    who: Who,
    Body(asked): Body<ChangingPassword>,
) -> Result<(Cookies, Json<Revoked>), Error> {
    who.may(Scope::Account)?;
    app.rates.attempt(address)?;
    check_password("new", &asked.new)?;
    let old = own_password(&app, &who, Some(asked.old)).await?.ok_or(Error::Forbidden)?;
    let new = hash_password(asked.new).await?;
    let revoked = app.store.change_password(&who.user, &old, &new, who.session_hash().as_deref()).await?;
    app.question_sessions(&who.user, Ended::WithPassword);
    let mark = || DeviceMark::of(who.user.as_str(), &new).set(&app.config);
    let device = who.session().map(|_| mark()).transpose()?;
    Ok((cookies(device), Json(revoked)))
}

/// Everything that is kept about the one who asks.
#[utoipa::path(
    get, path = "/api/me/export", tag = "people",
    responses((status = 200, description = "Everything that is kept.", body = Export), Refusals)
)]
pub(super) async fn export_me(
    State(app): State<App>,
    Address(address): Address,
    who: Who,
) -> Result<Json<Export>, Error> {
    who.may(Scope::Account)?;
    app.rates.attempt(address)?;
    let tokens = app.store.tokens(&who.user).await?.into_iter().map(Token::of).collect();
    Ok(Json(Export {
        user: user_document(&who.person()),
        tokens,
        traces: app.store.traces(&who.user).await?,
    }))
}

/// Removes all personal data, permanently: name, password, sessions, tokens and chat. Games of others keep an id
/// without a name.
#[utoipa::path(
    delete, path = "/api/me", tag = "people", request_body = Forgetting,
    responses((status = 204, description = "Nothing personal is kept."), Refusals)
)]
pub(super) async fn forget_me(
    State(app): State<App>,
    Address(address): Address,
    who: Who,
    Body(asked): Body<Forgetting>,
) -> Result<(StatusCode, Cookies), Error> {
    who.may(Scope::Account)?;
    app.rates.attempt(address)?;
    own_password(&app, &who, asked.password).await?;
    app.store.forget(&who.user, app.time.now()).await?;
    app.question_sessions(&who.user, Ended::Alone);
    app.tables.rename(&who.user, &"".into()).await;
    if !app.store.checkpoint().await? {
        tracing::warn!("the log of the database could not be emptied now; retention will do it");
    }
    let mut taken = clear_cookies(&app.config)?;
    taken.push(DeviceMark::clear(&app.config)?);
    Ok((StatusCode::NO_CONTENT, cookies(taken)))
}

/// The password hash of the person, if the password is right; guests have none and need none.
async fn own_password(app: &App, who: &Who, given: Option<Secret>) -> Result<Option<String>, Error> {
    let kept = app.store.kept_of_user(&who.user).await?.ok_or(Error::NoSession)?;
    let Some(hash) = kept.password else { return Ok(None) };
    let given = given.ok_or(Error::WrongPassword)?;
    let account = Name::read(&who.name).map(|name| name.folded()).unwrap_or_default();
    let guess = Guess::of_session("password", &account, who.key_hash());
    app.guesses.admit(&guess)?;
    if password_matches(given, Some(hash.clone())).await? {
        app.guesses.was_right(&guess);
        Ok(Some(hash))
    } else {
        Err(Error::WrongPassword)
    }
}
