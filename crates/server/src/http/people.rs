//! What people do with themselves.

mod entrance;
mod me;
mod sessions;
mod tokens;

use axum::http::HeaderValue;
use axum::http::header::{HeaderName, SET_COOKIE};
use axum::response::AppendHeaders;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::people::{Person, Who};
use crate::time::Millis;

/// The routes of people.
pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(entrance::become_guest))
        .routes(routes!(entrance::become_account))
        .routes(routes!(entrance::log_in))
        .routes(routes!(entrance::log_out))
        .routes(routes!(entrance::recover))
        .routes(routes!(me::show_me, me::rename_me, me::forget_me))
        .routes(routes!(me::change_password))
        .routes(routes!(me::export_me))
        .routes(routes!(sessions::list_sessions))
        .routes(routes!(sessions::end_session))
        .routes(routes!(tokens::list_tokens, tokens::make_token))
        .routes(routes!(tokens::remove_token))
}

/// A person, as they are told about themselves.
#[derive(Debug, Serialize, ToSchema)]
struct User {
    /// 26 letters and digits.
    id: String,
    /// What others see.
    name: String,
    kind: PersonKind,
    /// Milliseconds since 1970.
    created: Millis,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum PersonKind {
    /// Known by the session only.
    Guest,
    /// Has a name of their own and a password.
    Account,
}

impl User {
    fn new(person: &Person) -> User {
        let kind = if person.is_guest { PersonKind::Guest } else { PersonKind::Account };
        User { id: person.user.to_string(), name: person.name.to_string(), kind, created: person.created }
    }

    fn of(who: &Who) -> User {
        User::new(&who.person())
    }
}

/// The headers of cookies.
type Cookies = AppendHeaders<Vec<(HeaderName, HeaderValue)>>;

fn cookies(values: impl IntoIterator<Item = HeaderValue>) -> Cookies {
    AppendHeaders(values.into_iter().map(|value| (SET_COOKIE, value)).collect())
}
