use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::HeaderMap;
use axum::response::Response;
use dedale_protocol::Refusal;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Refusals;
use super::guard::{Address, check_origin};
use crate::people::Who;
use crate::{App, Error, socket};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(open))
}

/// The WebSocket of docs/server.md.
#[utoipa::path(
    get,
    path = "/api/socket",
    tag = "play",
    responses(
        (status = 101, description = "The socket is open"),
        (status = 400, description = "Not a WebSocket request", body = Refusal),
        (status = 403, description = "wrong-origin", body = Refusal),
        (status = 429, description = "too-many-connections", body = Refusal),
        Refusals
    )
)]
async fn open(
    State(app): State<App>,
    who: Option<Who>,
    Address(address): Address,
    headers: HeaderMap,
    socket: WebSocketUpgrade,
) -> Result<Response, Error> {
    check_origin(&app, &headers)?;
    let user = who.as_ref().map(|who| &who.user);
    let ticket = app.sockets.admit(user, address, &app.config.limits)?;
    Ok(socket::upgrade(app, who, ticket, socket))
}
