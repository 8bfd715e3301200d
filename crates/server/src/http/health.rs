use std::net::SocketAddr;
use std::sync::OnceLock;

use axum::Router;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use dedale_protocol::Refusal;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use subtle::ConstantTimeEq as _;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Refusals;
use crate::thinking::Class;
use crate::{App, Error, Missing};

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
    responses((status = 200, body = String), (status = 503, description = "store-failed, bus-away, task-down, shutting-down", body = Refusal),
        Refusals
    )
)]
async fn ready(State(app): State<App>) -> Result<&'static str, Error> {
    if app.stopping.is_cancelled() {
        return Err(Error::ShuttingDown);
    }
    let thinking = app.tables.house().thinking.is_down().then_some("thinking");
    if let Some(task) = app.supervisor.down().or(thinking) {
        return Err(Error::TaskDown(task));
    }
    if app.tables.nodes().is_some_and(|nodes| !nodes.bus().is_up()) {
        return Err(Error::BusAway);
    }
    if app.store.is_ready().await { Ok("ready\n") } else { Err(Error::StoreFailed) }
}

/// Metrics for Prometheus: for this machine, or with the token of the settings; not here if they have their own listener.
#[utoipa::path(
    get,
    path = "/metrics",
    tag = "operation",
    responses(
        (status = 200, body = String),
        (status = 403, description = "forbidden", body = Refusal),
        (status = 404, description = "no-such-page", body = Refusal),
        Refusals
    )
)]
async fn figures(State(app): State<App>, request: Request) -> Result<Response, Error> {
    if app.config.metrics_listen.is_some() {
        return Err(Error::NotFound(Missing::Page));
    }
    let may = match &app.config.metrics_token {
        Some(token) => bears(request.headers(), token.reveal()),
        None => is_from_here(&request),
    };
    if may { Ok(written(&app).into_response()) } else { Err(Error::Forbidden) }
}

/// The figures on a listener of their own.
pub(crate) fn figures_alone(app: App) -> Router {
    recorder();
    let figures = |State(app): State<App>| async move { written(&app) };
    Router::new().route("/metrics", get(figures)).with_state(app)
}

fn written(app: &App) -> (StatusCode, String) {
    metrics::gauge!("dedale_tables_in_memory").set(app.tables.in_memory() as f64);
    metrics::gauge!("dedale_sockets").set(app.sockets.count() as f64);
    if let Some(nodes) = app.tables.nodes() {
        metrics::gauge!("dedale_bus_up").set(f64::from(u8::from(nodes.bus().is_up())));
        metrics::gauge!("dedale_bus_waiting").set(nodes.bus().waiting() as f64);
        metrics::gauge!("dedale_lease_age_seconds").set(app.store.lease_age_s());
    }
    for class in [Class::Awaited, Class::Background] {
        let waiting = app.tables.house().thinking.waiting(class);
        metrics::gauge!("dedale_thinking_waiting", "class" => class.name()).set(waiting as f64);
    }
    match recorder() {
        Some(recorder) => (StatusCode::OK, recorder.render()),
        None => (StatusCode::SERVICE_UNAVAILABLE, String::new()),
    }
}

/// Turns the samples of the histograms into figures.
pub(crate) fn sum_up_metrics() {
    if let Some(recorder) = recorder() {
        recorder.run_upkeep();
    }
}

/// Whether the request was made on this machine, and not by a proxy for somebody else.
fn is_from_here(request: &Request) -> bool {
    const OF_PROXIES: [&str; 4] = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    peer.is_some_and(|peer| peer.0.ip().to_canonical().is_loopback())
        && !OF_PROXIES.iter().any(|name| request.headers().contains_key(*name))
}

fn bears(headers: &HeaderMap, token: &str) -> bool {
    let given =
        headers.get(header::AUTHORIZATION).and_then(|value| value.as_bytes().strip_prefix(b"Bearer "));
    given.is_some_and(|given| bool::from(given.ct_eq(token.as_bytes())))
}

/// The one recorder of the process.
pub(crate) fn recorder() -> Option<&'static PrometheusHandle> {
    static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    RECORDER
        .get_or_init(|| {
            let installed = PrometheusBuilder::new().install_recorder();
            installed.map_err(|error| tracing::error!(%error, "there are no metrics")).ok()
        })
        .as_ref()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    fn resident_bytes() -> u64 {
        let status = std::fs::read_to_string("/proc/self/status").expect("Linux says what it uses");
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a line");
        1024 * resident.trim().trim_end_matches("kB").trim().parse::<u64>().expect("a number")
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn samples_do_not_pile_up_while_nobody_reads_the_metrics() {
        recorder().expect("a recorder");
        let samples = |count: u32| {
            for _ in 0..count {
                for _ in 0..10_000 {
                    metrics::histogram!("dedale_test_seconds").record(0.5);
                }
                sum_up_metrics();
            }
        };
        samples(1);
        // Each sample takes eight bytes as long as it is kept: 16 MB in every round. Other tests in the same process may take
        // memory in some of them.
        let stays_small = |_| {
            let before = resident_bytes();
            samples(200);
            resident_bytes().saturating_sub(before) < 8_000_000
        };
        assert!((0..3).any(stays_small));
    }
}
