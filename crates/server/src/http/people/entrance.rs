use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Cookie, User, cookie};
use crate::http::body::{Body, Refusals};
use crate::http::guard::Address;
use crate::people::{
    Name, NewSession, Person, RecoveryCode, Scope, Secret, Who, check_password, clear_cookie, hash_password,
    password_matches, set_cookie,
};
use crate::store::Account;
use crate::{App, Error, UserId};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AsGuest {
    /// 1 to 32 characters; one is made up if there is none.
    #[schema(min_length = 1, max_length = 32)]
    name: Option<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NameAndPassword {
    /// 1 to 32 characters.
    #[schema(min_length = 1, max_length = 32)]
    name: String,
    /// 10 to 256 characters.
    password: Secret,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Recovering {
    name: String,
    recovery_code: Secret,
    /// The new one: 10 to 256 characters.
    password: Secret,
}

#[derive(Debug, Serialize, ToSchema)]
pub(super) struct NewAccount {
    user: User,
    /// To be written down: it is never shown again.
    recovery_code: Secret,
}

#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Recovered {
    /// The next one; the old one is used up.
    recovery_code: Secret,
}

/// Lets somebody in without further ado. Whoever is in stays who they are.
#[utoipa::path(
    post, path = "/api/guest", tag = "people", request_body = AsGuest,
    responses((status = 200, description = "Who one is now.", body = User), Refusals)
)]
pub(super) async fn become_guest(
    State(app): State<App>,
    Address(address): Address,
    who: Option<Who>,
    Body(asked): Body<AsGuest>,
) -> Result<Response, Error> {
    if let Some(who) = who {
        return Ok(Json(User::of(&who)).into_response());
    }
    app.rates.attempt(address)?;
    let name = match asked.name {
        Some(name) => Name::read(&name)?,
        None => Name::of_a_guest()?,
    };
    if app.store.is_account(&name.folded()).await? {
        return Err(Error::NameTaken);
    }
    let person = somebody(&app, &name, true)?;
    let (session, secret) = NewSession::of(&person.user, &app)?;
    app.store.add_person(&person, None, &session).await?;
    Ok((cookie(set_cookie(&app.config, &secret)?), Json(User::new(&person))).into_response())
}

/// Makes the guest an account, or somebody new.
#[utoipa::path(
    post, path = "/api/account", tag = "people", request_body = NameAndPassword,
    responses((status = 200, description = "The account, and how to recover it.", body = NewAccount), Refusals)
)]
pub(super) async fn become_account(
    State(app): State<App>,
    Address(address): Address,
    who: Option<Who>,
    Body(asked): Body<NameAndPassword>,
) -> Result<(Cookie, Json<NewAccount>), Error> {
    app.rates.attempt(address)?;
    if let Some(who) = &who {
        who.may(Scope::Account)?;
        if !who.is_guest {
            return Err(Error::Forbidden);
        }
    }
    let name = Name::read(&asked.name)?;
    check_password("password", &asked.password)?;
    let folded = name.folded();
    if app.store.is_account(&folded).await? {
        return Err(Error::NameTaken);
    }
    let code = RecoveryCode::fresh()?;
    let password = hash_password(asked.password).await?;
    let account = Account { account: folded, password, recovery: code.hash() };
    let (person, secret) = match who {
        Some(who) => {
            let person = Person { name: name.as_str().into(), is_guest: false, ..who.person() };
            let (session, secret) = NewSession::of(&person.user, &app)?;
            app.store.make_account(&person, account, &session).await?;
            app.sockets.doubt(&person.user);
            app.tables.rename(&person.user, &person.name).await;
            (person, secret)
        }
        None => {
            let person = somebody(&app, &name, false)?;
            let (session, secret) = NewSession::of(&person.user, &app)?;
            app.store.add_person(&person, Some(account), &session).await?;
            (person, secret)
        }
    };
    let document = NewAccount { user: User::new(&person), recovery_code: code.written() };
    Ok((cookie(set_cookie(&app.config, &secret)?), Json(document)))
}

/// Lets an account in. It takes as long and says the same whether the name or the password is wrong.
#[utoipa::path(
    post, path = "/api/login", tag = "people", request_body = NameAndPassword,
    responses((status = 200, description = "Who one is now.", body = User), Refusals)
)]
pub(super) async fn log_in(
    State(app): State<App>,
    Address(address): Address,
    who: Option<Who>,
    Body(asked): Body<NameAndPassword>,
) -> Result<(Cookie, Json<User>), Error> {
    app.rates.attempt(address)?;
    let known = match Name::read(&asked.name) {
        Ok(name) => app.store.kept_of_account(&name.folded()).await?,
        Err(_) => None,
    };
    let hash = known.as_ref().and_then(|kept| kept.password.clone());
    let (true, Some(kept)) = (password_matches(asked.password, hash).await?, known) else {
        return Err(Error::WrongPassword);
    };
    let (session, secret) = NewSession::of(&kept.person.user, &app)?;
    let before = who.as_ref().and_then(Who::session_hash);
    app.store.start_session(&session, before.as_deref()).await?;
    if let Some(who) = who {
        app.sockets.doubt(&who.user);
    }
    Ok((cookie(set_cookie(&app.config, &secret)?), Json(User::new(&kept.person))))
}

/// Ends the session: its cookie is worthless then.
#[utoipa::path(
    post, path = "/api/logout", tag = "people",
    responses((status = 204, description = "Nobody is logged in now."), Refusals)
)]
pub(super) async fn log_out(State(app): State<App>, who: Option<Who>) -> Result<(StatusCode, Cookie), Error> {
    if let Some((who, hash)) = who.and_then(|who| who.session_hash().map(|hash| (who, hash))) {
        app.store.end_session(&hash).await?;
        app.sockets.doubt(&who.user);
    }
    Ok((StatusCode::NO_CONTENT, cookie(clear_cookie(&app.config)?)))
}

/// Gives an account another password by its recovery code, and ends all its sessions.
#[utoipa::path(
    post, path = "/api/recover", tag = "people", request_body = Recovering,
    responses((status = 200, description = "The next recovery code.", body = Recovered), Refusals)
)]
pub(super) async fn recover(
    State(app): State<App>,
    Address(address): Address,
    Body(asked): Body<Recovering>,
) -> Result<Json<Recovered>, Error> {
    app.rates.attempt(address)?;
    check_password("password", &asked.password)?;
    let known = match Name::read(&asked.name) {
        Ok(name) => app.store.kept_of_account(&name.folded()).await?,
        Err(_) => None,
    };
    let given = RecoveryCode::read(&asked.recovery_code);
    let (true, Some(kept)) = (given.matches(known.as_ref().and_then(|kept| kept.recovery.as_deref())), known)
    else {
        return Err(Error::WrongRecoveryCode);
    };
    let next = RecoveryCode::fresh()?;
    let password = hash_password(asked.password).await?;
    app.store.recover(&kept.person.user, &given.hash(), &password, &next.hash()).await?;
    app.sockets.doubt(&kept.person.user);
    Ok(Json(Recovered { recovery_code: next.written() }))
}

fn somebody(app: &App, name: &Name, is_guest: bool) -> Result<Person, Error> {
    let (user, created) = (UserId::fresh()?, app.time.now());
    Ok(Person { user, name: name.as_str().into(), is_guest, created })
}
