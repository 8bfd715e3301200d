//! What every request passes before it reaches a route, and every answer before it leaves.

mod address;
mod headers;
mod origin;

use std::any::Any;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::{Method, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use tower_http::catch_panic::CatchPanicLayer;

pub(crate) use address::Address;
pub(crate) use origin::check_origin;

use crate::{App, Error};

/// Puts the routes behind the guard. Nothing may be added outside of it.
pub(crate) fn around(app: &App, routes: Router<App>) -> Router<App> {
    routes
        .layer(CatchPanicLayer::custom(panicked))
        .layer(DefaultBodyLimit::max(app.config.limits.request_bytes))
        .layer(from_fn_with_state(app.clone(), admit))
        .layer(from_fn_with_state(app.clone(), headers::add))
        .layer(from_fn(watch))
}

/// Refuses who comes too often, from a foreign page, or with too much; stops what takes too long.
async fn admit(State(app): State<App>, mut request: Request, next: Next) -> Result<Response, Error> {
    let address = Address::of(&app.config, &request);
    app.rates.request(address.0)?;
    if !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        check_origin(&app, request.headers())?;
    }
    check_length(&app, &request)?;
    request.extensions_mut().insert(address);
    let longest = Duration::from_secs(app.config.times.request_s);
    tokio::time::timeout(longest, next.run(request)).await.map_err(|_| Error::TimedOut)
}

/// Refuses a body that is announced as too large before any of it is read.
fn check_length(app: &App, request: &Request) -> Result<(), Error> {
    let most = app.config.limits.request_bytes;
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok());
    match length.and_then(|length| length.parse::<u64>().ok()) {
        Some(length) if length > most as u64 => Err(Error::TooLarge { most }),
        _ => Ok(()),
    }
}

fn panicked(_: Box<dyn Any + Send + 'static>) -> Response {
    tracing::error!("a request made the server panic");
    metrics::counter!("dedale_panics_total").increment(1);
    Error::Internal.into_response()
}

/// Logs and counts by route: addresses of pages are not logged, for the link to a table is its key.
async fn watch(request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let route = route.unwrap_or_else(|| "other".to_owned());
    let begun = Instant::now();
    let response = next.run(request).await;
    let (took, status) = (begun.elapsed(), response.status().as_u16());
    tracing::debug!(%method, route, status, ms = took.as_millis() as u64, "request");
    metrics::counter!("dedale_requests_total", "route" => route.clone(), "status" => status.to_string())
        .increment(1);
    metrics::histogram!("dedale_request_seconds", "route" => route).record(took.as_secs_f64());
    response
}
