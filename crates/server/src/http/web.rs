//! The files of the browser's side, inside the program.

use std::borrow::Cow;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use super::guard::{Address, is_api};
use super::invitation::Invitation;
use crate::random::hex;
use crate::{App, Error, Missing};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Files;

/// Whether the program was built with the browser's side.
pub(crate) fn has_pages() -> bool {
    Files::get("index.html").is_some()
}

/// The encodings of a file, the smallest first, with the suffix of the compressed file.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// A file; the first page for every path that is a place in it.
pub(super) async fn files(
    State(app): State<App>,
    Address(address): Address,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path();
    // Files cost next to nothing and are not counted; looking at a table is. Whoever comes too often gets the page without it.
    if path.starts_with("/t/")
        && app.rates.request(address).is_ok()
        && let Some(page) = invited::<Files>(&app, &method, path, &headers).await
    {
        return page;
    }
    answer::<Files>(&method, path, &headers)
}

/// The page of a table, with an invitation in its head for chats that show links: these do not always say that they want a page.
async fn invited<F: RustEmbed>(
    app: &App,
    method: &Method,
    path: &str,
    headers: &HeaderMap,
) -> Option<Response> {
    let reads = matches!(*method, Method::GET | Method::HEAD);
    let page =
        F::get("index.html").filter(|_| reads && (takes_anything(headers) || wants_a_page(headers)))?;
    let invitation = Invitation::of(app, path, headers).await?;
    let page = invitation.in_page(std::str::from_utf8(&page.data).ok()?);
    let about = [
        (header::CONTENT_TYPE, kind("index.html")),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept, accept-language"),
    ];
    Some((about, page).into_response())
}

fn answer<F: RustEmbed>(method: &Method, path: &str, headers: &HeaderMap) -> Response {
    let missing = || Error::NotFound(Missing::Page).into_response();
    let (is_api, path) = (is_api(path), path.trim_start_matches('/'));
    if is_api || !matches!(*method, Method::GET | Method::HEAD) {
        return missing();
    }
    let is_neighbour = ENCODINGS.iter().any(|(_, ending)| path.ends_with(ending));
    if let Some(file) = F::get(path).filter(|_| !is_neighbour) {
        return sent::<F>(path, file, headers);
    }
    let is_place = !is_named_by_content(path) && (path.is_empty() || wants_a_page(headers));
    match F::get("index.html").filter(|_| is_place) {
        Some(page) => sent::<F>("index.html", page, headers),
        None => missing(),
    }
}

/// Whether the name of a file contains a hash of its content.
fn is_named_by_content(path: &str) -> bool {
    path.starts_with("assets/")
}

fn wants_a_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|kind| kind.trim().starts_with("text/html"))
}

/// Whether a client does not say what it wants, as programs that look at links do.
fn takes_anything(headers: &HeaderMap) -> bool {
    headers.get(header::ACCEPT).is_none_or(|accepted| accepted == "*/*")
}

fn sent<F: RustEmbed>(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let neighbours = ENCODINGS
        .into_iter()
        .filter_map(|(encoding, ending)| Some((encoding, F::get(&format!("{path}{ending}"))?)));
    let mut neighbours = neighbours.peekable();
    let varies = neighbours.peek().is_some();
    let smaller = neighbours.find(|(encoding, _)| accepts(headers, encoding));
    let (encoding, file) = smaller.map_or((None, file), |(encoding, smaller)| (Some(encoding), smaller));
    let tag = tag(&file);
    let is_known = headers
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|known| known.trim().trim_start_matches("W/") == tag);
    let mut response = match is_known {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => Body::from(bytes(file)).into_response(),
    };
    let out = response.headers_mut();
    let cache = match is_named_by_content(path) {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        out.insert(header::ETAG, tag);
    }
    if varies {
        out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    if !is_known {
        out.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)));
        if let Some(encoding) = encoding {
            out.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
    }
    response
}

fn bytes(file: EmbeddedFile) -> Bytes {
    match file.data {
        Cow::Borrowed(inside) => Bytes::from_static(inside),
        Cow::Owned(read) => Bytes::from(read),
    }
}

fn tag(file: &EmbeddedFile) -> String {
    let hash = file.metadata.sha256_hash();
    format!("\"{}\"", hex(&hash[..16]))
}

/// Whether the client takes that encoding, by the letter of RFC 9110: what it names with a weight above zero.
fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let named = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut any = None;
    for one in named.flat_map(|value| value.split(',')) {
        let mut parts = one.split(';').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let weight = parts.find_map(|part| part.strip_prefix("q=")?.trim().parse::<f32>().ok());
        let wanted = weight.is_none_or(|weight| weight > 0.0);
        if name.eq_ignore_ascii_case(encoding) {
            return wanted;
        }
        if name == "*" {
            any = Some(wanted);
        }
    }
    any.unwrap_or(false)
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("txt") => "text/plain; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("jpg") => "image/jpeg",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("wasm") => "application/wasm",
        // The weights of a neural net.
        Some("net") => "application/octet-stream",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(RustEmbed)]
    #[folder = "tests/web"]
    struct Sample;

    fn get(path: &str, asked: &[(header::HeaderName, &'static str)]) -> Response {
        let headers =
            asked.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect();
        answer::<Sample>(&Method::GET, path, &headers)
    }

    fn header_of(response: &Response, name: header::HeaderName) -> &str {
        response.headers().get(name).map_or("", |value| value.to_str().expect("text"))
    }

    const PAGE: (header::HeaderName, &str) = (header::ACCEPT, "text/html,application/xhtml+xml,*/*;q=0.8");

    #[test]
    fn every_place_of_the_page_is_the_page_for_who_wants_one() {
        for path in ["/", "/t/abc", "/play/onirim", "/nowhere.at.all"] {
            let page = get(path, &[PAGE]);
            assert_eq!(page.status(), StatusCode::OK, "{path}");
            assert_eq!(header_of(&page, header::CONTENT_TYPE), "text/html; charset=utf-8");
            assert_eq!(header_of(&page, header::CACHE_CONTROL), "no-cache");
        }
        for path in ["/assets/gone.js", "/api", "/api/nothing", "/assets/one-Ab12.js.br"] {
            assert_eq!(get(path, &[PAGE]).status(), StatusCode::NOT_FOUND, "{path}");
        }
        let script = [(header::ACCEPT, "*/*")];
        assert_eq!(get("/t/abc", &script).status(), StatusCode::NOT_FOUND);
        let headers = HeaderMap::from_iter([(PAGE.0, HeaderValue::from_static(PAGE.1))]);
        assert_eq!(answer::<Sample>(&Method::POST, "/t/abc", &headers).status(), StatusCode::NOT_FOUND);
    }

    #[test]
    fn what_is_named_by_its_content_is_kept_for_good() {
        let script = get("/assets/one-Ab12.js", &[]);
        assert_eq!(header_of(&script, header::CACHE_CONTROL), "public, max-age=31536000, immutable");
        assert_eq!(header_of(&script, header::CONTENT_TYPE), "text/javascript; charset=utf-8");
        assert_eq!(
            header_of(&get("/site.webmanifest", &[]), header::CONTENT_TYPE),
            "application/manifest+json"
        );
    }

    #[test]
    fn the_smallest_form_the_client_takes_is_sent() {
        for (accepted, encoding) in [
            ("gzip, deflate, br, zstd", "br"),
            ("gzip", "gzip"),
            ("br;q=0, gzip;q=0.5", "gzip"),
            ("*", "br"),
            ("identity", ""),
            ("gzip;q=0", ""),
        ] {
            let script = get("/assets/one-Ab12.js", &[(header::ACCEPT_ENCODING, accepted)]);
            assert_eq!(header_of(&script, header::CONTENT_ENCODING), encoding, "{accepted}");
            assert_eq!(header_of(&script, header::VARY), "accept-encoding");
            assert_eq!(header_of(&script, header::CONTENT_TYPE), "text/javascript; charset=utf-8");
        }
        let small = get("/site.webmanifest", &[(header::ACCEPT_ENCODING, "br")]);
        assert_eq!((header_of(&small, header::CONTENT_ENCODING), header_of(&small, header::VARY)), ("", ""));
    }

    #[test]
    fn what_the_client_has_is_not_sent_again() {
        let page = get("/", &[]);
        let tag: &'static str = header_of(&page, header::ETAG).to_owned().leak();
        for known in [tag, format!("\"other\", W/{tag}").leak()] {
            let again = get("/", &[(header::IF_NONE_MATCH, known)]);
            assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
            assert_eq!(
                (header_of(&again, header::ETAG), header_of(&again, header::CACHE_CONTROL)),
                (tag, "no-cache")
            );
        }
        assert_eq!(get("/", &[(header::IF_NONE_MATCH, "\"other\"")]).status(), StatusCode::OK);
        let forms = ["br", "gzip"].map(|form| {
            header_of(&get("/assets/one-Ab12.js", &[(header::ACCEPT_ENCODING, form)]), header::ETAG)
                .to_owned()
        });
        assert_ne!(forms[0], forms[1], "each form has its own");
    }
}
