use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::{App, Error, Missing};

/// Gives refusals by the libraries the shape of our own; status and headers stay theirs.
pub(super) async fn give(State(app): State<App>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    if !(status.is_client_error() || status.is_server_error()) || is_ours(response.headers()) {
        return response;
    }
    let error = match status {
        StatusCode::NOT_FOUND => Error::NotFound(Missing::Page),
        StatusCode::METHOD_NOT_ALLOWED => Error::WrongMethod,
        StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge { most: app.config.limits.request_bytes },
        _ if status.is_client_error() => {
            Error::Invalid { field: "request", expected: "what docs/server.md says".to_owned() }
        }
        _ => Error::Internal,
    };
    let (mut parts, _) = response.into_parts();
    let (ours, body) = error.into_response().into_parts();
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.extend(ours.headers);
    Response::from_parts(parts, body)
}

fn is_ours(headers: &HeaderMap) -> bool {
    headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"))
}
