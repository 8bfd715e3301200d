//! Requests to a server besides the game.

use dedale_core::SetupDocument;
use dedale_games::GameId;
use dedale_protocol::{Fault, Refusal, TableDocument, User};
use reqwest::header::{COOKIE, HeaderMap, SET_COOKIE};
use reqwest::{Client, Response};
use serde::de::DeserializeOwned;
use serde_json::json;

use super::link::Link;

/// Why a server did not do it.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unserved {
    /// It cannot be reached.
    #[error("{0}")]
    Unreachable(String),
    /// It says no.
    #[error("{}", .0.message())]
    Refused(Fault),
    /// It is no server of ours.
    #[error("{0}")]
    Strange(String),
}

/// Somebody at a server.
pub(crate) struct Visitor {
    pub(crate) user: User,
    /// The session cookie.
    pub(crate) pass: String,
}

/// Resumes a session, or becomes a guest of that name.
pub(crate) async fn enter(link: &Link, pass: Option<&str>, name: Option<&str>) -> Result<Visitor, Unserved> {
    let guest = json!({ "name": name });
    let guest = if name.is_some() { guest } else { json!({}) };
    let request = Client::new().post(format!("{}/api/guest", link.server())).json(&guest);
    let request = if let Some(pass) = pass { request.header(COOKIE, pass) } else { request };
    let response = request.send().await.map_err(|error| unreachable(&error))?;
    let given = cookie(response.headers()).or_else(|| pass.map(str::to_owned));
    let user = read(response).await?;
    let pass = given.ok_or_else(|| Unserved::Strange("no cookie".to_owned()))?;
    Ok(Visitor { user, pass })
}

/// Sets up a table of one's own.
pub(crate) async fn new_table(
    link: &Link,
    visitor: &Visitor,
    game: GameId,
    setup: &SetupDocument,
) -> Result<TableDocument, Unserved> {
    let table = json!({
        "game": game.to_string(), "setup": setup,
        "listed": false, "spectators": true, "chat": true, "clock": null
    });
    let request = Client::new().post(format!("{}/api/tables", link.server()));
    let response = request
        .header(COOKIE, &visitor.pass)
        .json(&table)
        .send()
        .await
        .map_err(|error| unreachable(&error))?;
    read(response).await
}

fn unreachable(error: &reqwest::Error) -> Unserved {
    let mut why: &dyn std::error::Error = error;
    while let Some(cause) = why.source() {
        why = cause;
    }
    Unserved::Unreachable(why.to_string())
}

async fn read<T: DeserializeOwned>(response: Response) -> Result<T, Unserved> {
    let status = response.status();
    let body = response.bytes().await.map_err(|error| unreachable(&error))?;
    if status.is_success() {
        return serde_json::from_slice(&body).map_err(|error| Unserved::Strange(error.to_string()));
    }
    match serde_json::from_slice(&body) {
        Ok(Refusal { error }) => Err(Unserved::Refused(error)),
        Err(_) => Err(Unserved::Strange(status.to_string())),
    }
}

/// The session among the cookies given.
fn cookie(headers: &HeaderMap) -> Option<String> {
    let given = headers.get_all(SET_COOKIE).iter().filter_map(|cookie| cookie.to_str().ok());
    let pairs = given.filter_map(|cookie| cookie.split(';').next());
    let is_session = |pair: &&str| pair.trim_start_matches("__Host-").starts_with("dedale_session=");
    pairs.map(str::trim).find(is_session).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_session_is_kept_of_the_cookies() {
        let mut headers = HeaderMap::new();
        headers.append(SET_COOKIE, "theme=dark".parse().expect("a header"));
        let session = "dedale_session=abc; HttpOnly; SameSite=Lax; Path=/";
        headers.append(SET_COOKIE, session.parse().expect("a header"));
        assert_eq!(cookie(&headers).as_deref(), Some("dedale_session=abc"));
        let of_host = "__Host-dedale_session=def; HttpOnly; SameSite=Lax; Path=/; Secure";
        headers.insert(SET_COOKIE, of_host.parse().expect("a header"));
        assert_eq!(cookie(&headers).as_deref(), Some("__Host-dedale_session=def"));
    }
}
