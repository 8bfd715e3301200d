use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use dedale_protocol::{User, describe};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Cookies, cookies, user_document};
use crate::http::body::{Body, Refusals};
use crate::http::guard::Address;
use crate::people::{
    DeviceMark, Guess, Name, NewSession, Person, RecoveryCode, Scope, Secret, Who, check_password,
    clear_cookies, hash_password, password_matches, set_cookies,
};
use crate::socket::Ended;
use crate::store::{Account, Kept, Revoked};
use crate::{App, Error, UserId};

describe!(Read: AsGuest, NameAndPassword, Recovering);
describe!(Written: NewAccount, Recovered);

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AsGuest {
    /// 1 to 32 characters; one is made up if there is none.
    #[schemars(length(min = 1, max = 32))]
    name: Option<String>,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NameAndPassword {
    /// 1 to 32 characters.
    #[schemars(length(min = 1, max = 32))]
    name: String,
    /// 10 to 256 characters.
    password: Secret,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Recovering {
    name: String,
    recovery_code: Secret,
    /// The new one: 10 to 256 characters.
    password: Secret,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct NewAccount {
    user: User,
    /// To be written down: it is never shown again.
    recovery_code: Secret,
}

#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Recovered {
    /// The next one; the old one is used up.
    recovery_code: Secret,
    /// The sessions and tokens that ended with the old password.
    revoked: Revoked,
}

/// Starts a session for a guest; an existing session stays.
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
        who.may(Scope::Read)?;
        return Ok(Json(user_document(&who.person())).into_response());
    }
    app.rates.attempt(address)?;
    let name = match asked.name {
        Some(name) => Name::read(&name)?,
        None => Name::of_a_guest()?,
    };
    if app.store.is_taken(&name).await? {
        return Err(Error::NameTaken);
    }
    let person = somebody(&app, &name, true)?;
    let (session, secret) = NewSession::of(&person.user, &app)?;
    app.store.add_person(&person, None, &session).await?;
    Ok((cookies(set_cookies(&app.config, &secret)?), Json(user_document(&person))).into_response())
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
) -> Result<(Cookies, Json<NewAccount>), Error> {
    app.rates.attempt(address)?;
    if let Some(who) = &who {
        who.may(Scope::Account)?;
        if !who.is_guest {
            return Err(Error::Forbidden);
        }
    }
    let name = Name::read(&asked.name)?;
    check_password("password", &asked.password)?;
    if app.store.is_taken(&name).await? {
        return Err(Error::NameTaken);
    }
    if let Some(who) = &who {
        app.check_new_name(who, &name).await?;
    }
    let code = RecoveryCode::fresh()?;
    let password = hash_password(asked.password).await?;
    let (account, skeleton) = (name.folded(), name.skeleton());
    let account = Account { account, skeleton, password: password.clone(), recovery: code.hash() };
    let (person, secret) = match who {
        Some(who) => {
            let person = Person { name: name.as_str().into(), is_guest: false, ..who.person() };
            let (session, secret) = NewSession::of(&person.user, &app)?;
            app.store.make_account(&person, account, &session).await?;
            app.question_sessions(&person.user, Ended::Alone);
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
    let document = NewAccount { user: user_document(&person), recovery_code: code.written() };
    let mut given = set_cookies(&app.config, &secret)?;
    given.push(DeviceMark::of(person.user.as_str(), &password).set(&app.config)?);
    Ok((cookies(given), Json(document)))
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
    headers: HeaderMap,
    Body(asked): Body<NameAndPassword>,
) -> Result<(Cookies, Json<User>), Error> {
    app.rates.attempt(address)?;
    let (account, known) = account_of(&app, &asked.name).await?;
    let guess = guess(&app, "password", &account, known.as_ref(), address, &headers);
    app.guesses.admit(&guess)?;
    let hash = known.as_ref().and_then(|kept| kept.password.clone());
    let (true, Some(kept)) = (password_matches(asked.password, hash.clone()).await?, known) else {
        return Err(Error::WrongPassword);
    };
    kept.person.check_not_banned()?;
    app.guesses.was_right(&guess);
    let (session, secret) = NewSession::of(&kept.person.user, &app)?;
    let before = who.as_ref().and_then(Who::session_hash);
    app.store.start_session(&session, before.as_deref()).await?;
    if let Some(who) = who {
        app.question_sessions(&who.user, Ended::Alone);
    }
    let mut given = set_cookies(&app.config, &secret)?;
    given.push(DeviceMark::of(kept.person.user.as_str(), &hash.unwrap_or_default()).set(&app.config)?);
    Ok((cookies(given), Json(user_document(&kept.person))))
}

/// The folded name somebody gave, and what is kept of its account, if there is one.
async fn account_of(app: &App, name: &str) -> Result<(String, Option<Kept>), Error> {
    let Ok(name) = Name::read(name) else { return Ok((String::new(), None)) };
    let folded = name.folded();
    let known = app.store.kept_of_account(&folded).await?;
    Ok((folded, known))
}

/// Checks a secret of an account, with limits by address and device. It takes as long for unknown names.
fn guess(
    app: &App,
    secret: &'static str,
    account: &str,
    known: Option<&Kept>,
    address: IpAddr,
    headers: &HeaderMap,
) -> Guess {
    let user = known.map_or("nobody", |kept| kept.person.user.as_str());
    let hash = known.and_then(|kept| kept.password.as_deref());
    let mark = DeviceMark::of(user, hash.unwrap_or_default());
    match mark.is_borne(&app.config, headers) && hash.is_some() {
        true => Guess::of_device(secret, account, &mark),
        false => Guess::of_stranger(secret, account, address),
    }
}

/// Ends the session: its cookie is worthless then.
#[utoipa::path(
    post, path = "/api/logout", tag = "people",
    responses((status = 204, description = "Nobody is logged in now."), Refusals)
)]
pub(super) async fn log_out(
    State(app): State<App>,
    who: Option<Who>,
) -> Result<(StatusCode, Cookies), Error> {
    if let Some((who, hash)) = who.and_then(|who| who.session_hash().map(|hash| (who, hash))) {
        app.store.end_session(&hash).await?;
        app.question_sessions(&who.user, Ended::Alone);
    }
    Ok((StatusCode::NO_CONTENT, cookies(clear_cookies(&app.config)?)))
}

/// Gives an account another password by its recovery code, and ends all its sessions and tokens.
#[utoipa::path(
    post, path = "/api/recover", tag = "people", request_body = Recovering,
    responses((status = 200, description = "The next recovery code.", body = Recovered), Refusals)
)]
pub(super) async fn recover(
    State(app): State<App>,
    Address(address): Address,
    headers: HeaderMap,
    Body(asked): Body<Recovering>,
) -> Result<Json<Recovered>, Error> {
    app.rates.attempt(address)?;
    check_password("password", &asked.password)?;
    let (account, known) = account_of(&app, &asked.name).await?;
    let guess = guess(&app, "recovery", &account, known.as_ref(), address, &headers);
    app.guesses.admit(&guess)?;
    let given = RecoveryCode::read(&asked.recovery_code);
    let (true, Some(kept)) = (given.matches(known.as_ref().and_then(|kept| kept.recovery.as_deref())), known)
    else {
        return Err(Error::WrongRecoveryCode);
    };
    kept.person.check_not_banned()?;
    app.guesses.was_right(&guess);
    let next = RecoveryCode::fresh()?;
    let password = hash_password(asked.password).await?;
    let revoked = app.store.recover(&kept.person.user, &given.hash(), &password, &next.hash()).await?;
    app.question_sessions(&kept.person.user, Ended::WithPassword);
    Ok(Json(Recovered { recovery_code: next.written(), revoked }))
}

fn somebody(app: &App, name: &Name, is_guest: bool) -> Result<Person, Error> {
    let (user, created) = (UserId::fresh()?, app.time.now());
    Ok(Person { user, name: name.as_str().into(), is_guest, created, is_banned: false })
}
