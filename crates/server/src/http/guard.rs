//! Checks that every request passes before it reaches a route, and every response before it leaves.

mod address;
mod headers;
mod host;
mod origin;
mod shape;

use std::any::Any;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::{Method, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use tower_http::catch_panic::CatchPanicLayer;

pub(crate) use address::{Address, network_prefix};
pub(crate) use origin::check_origin;

use crate::{App, Error};

/// Puts the routes behind the guard. Nothing may be added outside of it.
pub(crate) fn around(app: &App, routes: Router<App>) -> Router<App> {
    routes
        .layer(CatchPanicLayer::custom(|panic: Box<dyn Any + Send>| panicked(&*panic)))
        .layer(DefaultBodyLimit::max(app.config.limits.request_bytes))
        .layer(from_fn_with_state(app.clone(), admit))
        .layer(from_fn_with_state(app.clone(), shape::give))
        .layer(from_fn_with_state(app.clone(), headers::add))
        .layer(from_fn(watch))
}

/// Refuses who comes too often, from a foreign page, or with too much; stops what takes too long.
async fn admit(State(app): State<App>, mut request: Request, next: Next) -> Result<Response, Error> {
    host::check_host(&app.config, &request)?;
    let address = Address::of(&app.config, &request);
    if !is_free(&request) {
        app.rates.request(address.0)?;
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) {
        check_origin(&app, request.headers())?;
    }
    check_length(&app, &request)?;
    request.extensions_mut().insert(address);
    let longest = Duration::from_secs(app.config.times.request_s);
    tokio::time::timeout(longest, next.run(request)).await.map_err(|_| Error::TimedOut)
}

/// Whether a request does not count: a file of the page, of which one visit needs many, or a probe. They cost next to
/// nothing.
fn is_free(request: &Request) -> bool {
    match request.extensions().get::<MatchedPath>() {
        Some(route) => matches!(route.as_str(), "/healthz" | "/readyz" | "/metrics"),
        None => !is_api(request.uri().path()),
    }
}

/// Whether it is a path of the interface, there or not.
pub(crate) fn is_api(path: &str) -> bool {
    path == "/api" || path.starts_with("/api/")
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

fn panicked(panic: &(dyn Any + Send)) -> Response {
    tracing::error!(cause = crate::supervisor::cause(panic), "a request made the server panic");
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

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::routing::get;
    use tower::ServiceExt as _;

    use super::*;
    use crate::{Config, Store, TimeOfDay, Times};

    async fn answer(path: &str) -> (u16, String) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let database = Some(format!("sqlite:{}", folder.path().join("tables.db").display()));
        let times = Times { request_s: 0, ..Times::default() };
        let config = Config { database, times, ..Config::default() };
        let store = Store::open(&config).await.expect("an empty database");
        let app = App::new(config, store, TimeOfDay::default());
        let routes = Router::new()
            .route(
                "/panic",
                get(|| async {
                    if true {
                        panic!("the secret is 42")
                    }
                }),
            )
            .route("/forever", get(std::future::pending::<()>))
            .route("/at-once", get(|| async {}));
        let router: Router = around(&app, routes).with_state(app);
        let request = Request::get(path).body(Body::empty()).expect("a request");
        let response = router.oneshot(request).await.expect("an answer");
        assert!(response.headers().contains_key(header::CONTENT_SECURITY_POLICY));
        let status = response.status().as_u16();
        let body = to_bytes(response.into_body(), usize::MAX).await.expect("a body");
        (status, String::from_utf8(body.to_vec()).expect("text"))
    }

    #[tokio::test]
    async fn a_panic_is_an_answer_without_details() {
        let (status, body) = answer("/panic").await;
        assert_eq!(status, 500);
        assert!(body.contains("internal-error") && !body.contains("42"), "{body}");
    }

    #[tokio::test]
    async fn what_takes_too_long_is_stopped() {
        let (status, body) = answer("/forever").await;
        assert_eq!(status, 503);
        assert!(body.contains("timed-out"), "{body}");
        assert_eq!(answer("/at-once").await.0, 200);
    }
}
