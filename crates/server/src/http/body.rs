use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use dedale_games::from_text;
use dedale_protocol::Refusal;
use serde::Serialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use utoipa::IntoResponses;

use crate::{App, Error};

/// The JSON body of a request. Anything else is refused: 400 `invalid-params` for another content type or another shape,
/// 400 `parse-error` for a body that is not JSON, 413 `too-large`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Error> {
        if !is_json(request.headers()) {
            let expected = "application/json".to_owned();
            return Err(Error::Invalid { field: "content-type", expected });
        }
        let bytes = Bytes::from_request(request, app).await.map_err(|rejection| {
            match rejection.into_response().status() {
                StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge { most: app.config.limits.request_bytes },
                _ => Error::Invalid { field: "body", expected: "the whole of it".to_owned() },
            }
        })?;
        let text = str::from_utf8(&bytes)
            .map_err(|_| Error::Invalid { field: "body", expected: "UTF-8".to_owned() })?;
        from_text::<IgnoredAny>(text).map_err(Error::Unreadable)?;
        from_text(text).map(Body).map_err(Error::BadMessage)
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

/// Makes an answer aside, so that tables go on meanwhile.
pub(super) async fn written<T: Serialize>(
    make: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> Result<Response, Error> {
    let making = move || make().map(|made| Json(made).into_response());
    tokio::task::spawn_blocking(making)
        .await
        .map_err(|error| Error::internal("a document is not made", error))?
}

/// The refusals of every route, for its documentation.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only described in the API document")]
pub(crate) enum Refusals {
    /// Refused: nothing has changed.
    #[response(status = "4XX")]
    Refused(#[to_schema] Refusal),
    /// The server cannot, now.
    #[response(status = "5XX")]
    Unable(#[to_schema] Refusal),
}
