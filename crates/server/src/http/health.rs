use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::{RefusalDocument, Refusals};
use crate::{App, Error};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(alive)).routes(routes!(ready)).routes(routes!(figures))
}

/// Whether the process answers.
#[utoipa::path(get, path = "/healthz", tag = "operation", responses((status = 200, body = String), Refusals))]
async fn alive() -> &'static str {
    "alive\n"
}

/// Whether it can do its work.
#[utoipa::path(
    get,
    path = "/readyz",
    tag = "operation",
    responses((status = 200, body = String), (status = 503, description = "store-failed, shutting-down", body = RefusalDocument),
        Refusals
    )
)]
async fn ready(State(app): State<App>) -> Result<&'static str, Error> {
    if app.stopping.is_cancelled() {
        return Err(Error::ShuttingDown);
    }
    if app.store.is_ready().await { Ok("ready\n") } else { Err(Error::StoreFailed) }
}

/// What Prometheus reads.
#[utoipa::path(get, path = "/metrics", tag = "operation", responses((status = 200, body = String), Refusals))]
async fn figures(State(app): State<App>) -> impl IntoResponse {
    metrics::gauge!("dedale_tables_in_memory").set(app.tables.in_memory() as f64);
    metrics::gauge!("dedale_sockets").set(app.sockets.count() as f64);
    match recorder() {
        Some(recorder) => (StatusCode::OK, recorder.render()),
        None => (StatusCode::SERVICE_UNAVAILABLE, String::new()),
    }
}

/// The one recorder of the process.
pub(crate) fn recorder() -> Option<&'static PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    RECORDER.get_or_init(|| PrometheusBuilder::new().install_recorder().ok()).as_ref()
}
