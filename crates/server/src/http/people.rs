//! Routes about people and their accounts.

mod entrance;
mod me;
mod sessions;
mod tokens;

use axum::http::HeaderValue;
use axum::http::header::{HeaderName, SET_COOKIE};
use axum::response::AppendHeaders;
use dedale_protocol::{PersonKind, User};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::people::Person;

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

/// Somebody, as they are told about themselves.
fn user_document(person: &Person) -> User {
    let kind = if person.is_guest { PersonKind::Guest } else { PersonKind::Account };
    User { id: person.user.clone(), name: person.name.to_string(), kind, created: person.created }
}

/// The headers of cookies.
type Cookies = AppendHeaders<Vec<(HeaderName, HeaderValue)>>;

fn cookies(values: impl IntoIterator<Item = HeaderValue>) -> Cookies {
    AppendHeaders(values.into_iter().map(|value| (SET_COOKIE, value)).collect())
}
