//! The routes, and what is common to them.

mod analysis;
mod archive;
mod body;
mod commands;
mod daily;
mod games;
mod guard;
mod health;
mod invitation;
mod leaderboard;
mod people;
mod puzzles;
mod query;
mod record;
mod replay;
mod socket;
mod statistics;
mod tables;
mod web;

use std::sync::{Arc, LazyLock};

use axum::Router;
use dedale_protocol::{ChatLine, Presence, SubscriptionEnded, Update};
use serde_json::{Map, Value};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

pub(crate) use guard::network_prefix;
pub(crate) use health::{figures_alone, sum_up_metrics};
pub(crate) use statistics::Remembered;
pub(crate) use web::has_pages;

use crate::App;

/// The frame of the API document; the routes fill it. What only the socket tells is described beside them.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Dédale table server",
        description = "What happens around a game; the game itself goes over the socket at /api/socket, explained in docs/server.md."
    ),
    components(schemas(Update, Presence, ChatLine, SubscriptionEnded))
)]
struct Frame;

fn documented() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Frame::openapi())
        .merge(people::routes())
        .merge(games::routes())
        .merge(tables::routes())
        .merge(commands::routes())
        .merge(replay::routes())
        .merge(record::routes())
        .merge(analysis::routes())
        .merge(statistics::routes())
        .merge(daily::routes())
        .merge(leaderboard::routes())
        .merge(puzzles::routes())
        .merge(archive::routes())
        .merge(socket::routes())
        .merge(health::routes())
}

/// The OpenAPI document.
pub fn api_document() -> Value {
    written(&documented().split_for_parts().1)
}

/// The document as JSON, the same each time: `utoipa` keeps the parts of our schemas in no order.
fn written(document: &utoipa::openapi::OpenApi) -> Value {
    let mut document = serde_json::to_value(document).expect("documents have string keys");
    let schemas = document.pointer_mut("/components/schemas").and_then(Value::as_object_mut);
    for schema in schemas.into_iter().flat_map(Map::values_mut).filter_map(Value::as_object_mut) {
        schema.sort_keys();
    }
    document
}

/// Everything the server answers.
pub fn router(app: App) -> Router {
    health::recorder();
    let (routes, document) = documented().split_for_parts();
    let document = Arc::new(LazyLock::new(move || written(&document)));
    let told = move || std::future::ready(axum::Json(Value::clone(&document)));
    let routes = routes.route("/api/openapi.json", axum::routing::get(told)).fallback(web::files);
    guard::around(&app, routes).with_state(app)
}
