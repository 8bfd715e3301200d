//! The files of the browser's side, inside the program.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::{App, Error, Missing};

#[derive(RustEmbed)]
#[folder = "web"]
struct Files;

/// A file; the first page for every path that is a place in it.
pub(super) async fn files(State(_): State<App>, method: Method, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || !matches!(method, Method::GET | Method::HEAD) {
        return Error::NotFound(Missing::Page).into_response();
    }
    if let Some(file) = Files::get(path) {
        return sent(path, &file);
    }
    let place = path.is_empty() || path.starts_with("t/");
    match Files::get("index.html").filter(|_| place) {
        Some(page) => sent("index.html", &page),
        None => Error::NotFound(Missing::Page).into_response(),
    }
}

fn sent(path: &str, file: &EmbeddedFile) -> Response {
    let kind = match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("json" | "webmanifest") => "application/json",
        _ => "application/octet-stream",
    };
    let mut response = (StatusCode::OK, Body::from(file.data.to_vec())).into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response
}
