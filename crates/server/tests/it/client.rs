//! Somebody who asks, with a jar for the cookie.

use std::net::SocketAddr;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use serde_json::Value;
use tower::ServiceExt as _;

pub(crate) const HOST: &str = "table.example";

#[derive(Clone)]
pub(crate) struct Client {
    router: Router,
    address: SocketAddr,
    /// What the browser would send.
    pub(crate) cookie: Option<String>,
    /// What it keeps when it logs out.
    pub(crate) device: Option<String>,
    pub(crate) token: Option<String>,
    pub(crate) origin: Option<String>,
}

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Value,
}

impl Client {
    pub(crate) fn new(router: Router) -> Client {
        let address = SocketAddr::from(([192, 0, 2, 1], 50_000));
        Client {
            router,
            address,
            cookie: None,
            device: None,
            token: None,
            origin: Some(format!("http://{HOST}")),
        }
    }

    pub(crate) fn at(self, address: [u8; 4]) -> Client {
        Client { address: SocketAddr::from((address, 50_000)), ..self }
    }

    /// The same without the cookie, but with a token.
    pub(crate) fn bearing(&self, token: &Value) -> Client {
        let token = Some(token.as_str().expect("a token").to_owned());
        Client { cookie: None, token, origin: None, ..self.clone() }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path).body(Body::empty()).expect("a request")).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.ask(Method::POST, path, &body).await
    }

    pub(crate) async fn patch(&mut self, path: &str, body: Value) -> Answer {
        self.ask(Method::PATCH, path, &body).await
    }

    pub(crate) async fn delete(&mut self, path: &str, body: Value) -> Answer {
        self.ask(Method::DELETE, path, &body).await
    }

    async fn ask(&mut self, method: Method, path: &str, body: &Value) -> Answer {
        let request = self.request(method, path).header(header::CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body.to_string())).expect("a request")).await
    }

    /// A request with everything this client sends by itself.
    pub(crate) fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, HOST);
        if let Some(device) = &self.device {
            request = request.header(header::COOKIE, device);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, format!("theme=dark; {cookie}"));
        }
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        if let Some(origin) = &self.origin {
            request = request.header(header::ORIGIN, origin);
        }
        request.extension(ConnectInfo(self.address))
    }

    pub(crate) async fn send(&mut self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all(header::SET_COOKIE) {
            let pair = cookie.to_str().expect("text").split(';').next().expect("a pair");
            let name = pair.split('=').next().expect("a name");
            let kept = if name.ends_with("_device") { &mut self.device } else { &mut self.cookie };
            if !pair.ends_with('=') {
                *kept = Some(pair.to_owned());
            } else if kept.as_ref().is_some_and(|kept| kept.split('=').next() == Some(name)) {
                *kept = None;
            }
        }
        let bytes = to_bytes(body, usize::MAX).await.expect("a body");
        let body = match bytes.is_empty() {
            true => Value::Null,
            false => serde_json::from_slice(&bytes).expect("JSON"),
        };
        Answer { status: parts.status, headers: parts.headers, body }
    }

    /// Status and text of what may not be JSON.
    pub(crate) async fn text(&self, request: Result<Request<Body>, axum::http::Error>) -> (u16, String) {
        let answer = self.router.clone().oneshot(request.expect("a request")).await.expect("an answer");
        let (parts, body) = answer.into_parts();
        let bytes = to_bytes(body, usize::MAX).await.expect("a body");
        (parts.status.as_u16(), String::from_utf8_lossy(&bytes).into_owned())
    }

    pub(crate) async fn status(&self, request: Result<Request<Body>, axum::http::Error>) -> u16 {
        self.text(request).await.0
    }

    /// Makes a new account with a good password, and gives its recovery code.
    pub(crate) async fn become_account(&mut self, name: &str) -> String {
        let body = serde_json::json!({ "name": name, "password": PASSWORD });
        let answer = self.post("/api/account", body).await.done();
        answer["recovery_code"].as_str().expect("a code").to_owned()
    }
}

pub(crate) const PASSWORD: &str = "a staircase of salt";

impl Answer {
    /// The document of what was done.
    #[track_caller]
    pub(crate) fn done(self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.body);
        self.body
    }

    /// Status and code of what was refused.
    #[track_caller]
    pub(crate) fn refused(&self) -> (u16, &str) {
        assert!(!self.status.is_success(), "{} {}", self.status, self.body);
        (self.status.as_u16(), self.body["error"]["data"]["code"].as_str().expect("a stable code"))
    }
}
