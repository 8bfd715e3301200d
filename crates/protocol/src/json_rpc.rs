//! JSON-RPC 2.0: requests, replies and notifications.

use dedale_games::{from_text, to_text};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::Fault;

pub(crate) const VERSION: &str = "2.0";

/// A valid request.
#[derive(Clone, PartialEq, Debug)]
pub struct Request {
    /// None for a notification.
    pub id: Option<Value>,
    /// The method.
    pub method: String,
    /// The parameters.
    pub params: Value,
}

/// A message as a client hears it: an answer to the request with its `id`, or a notification.
#[derive(Clone, Debug, Deserialize)]
pub struct Incoming<'a> {
    /// The request it answers.
    pub id: Option<u64>,
    /// The notification it is.
    pub method: Option<String>,
    /// The parameters of the notification.
    #[serde(borrow)]
    pub params: Option<&'a RawValue>,
    /// The result of the request.
    #[serde(borrow)]
    pub result: Option<&'a RawValue>,
    /// Why the request was refused.
    pub error: Option<Fault>,
}

/// A message nobody asked for.
#[derive(Clone, Debug, Serialize)]
pub struct Notification<P> {
    jsonrpc: &'static str,
    method: &'static str,
    params: P,
}

impl<P: Serialize> Notification<P> {
    /// A notification with its parameters.
    pub fn new(method: &'static str, params: P) -> Self {
        Notification { jsonrpc: VERSION, method, params }
    }

    /// Its text.
    pub fn written(&self) -> String {
        to_text(self)
    }
}

#[derive(Serialize)]
struct Reply<'a, R> {
    jsonrpc: &'static str,
    id: &'a Value,
    #[serde(flatten)]
    content: Content<'a, R>,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Content<'a, R> {
    Result(&'a R),
    Error(&'a Fault),
}

/// The reply to the request with that id, as text.
pub fn written_reply<R: Serialize>(id: &Value, outcome: Result<&R, &Fault>) -> String {
    let content = outcome.map_or_else(Content::Error, Content::Result);
    to_text(&Reply { jsonrpc: VERSION, id, content })
}

/// The refusal of the request with that id, as text.
pub fn written_refusal(id: &Value, fault: &Fault) -> String {
    written_reply::<Value>(id, Err(fault))
}

/// A request as text.
pub fn written_request(id: u64, method: &str, params: &impl Serialize) -> String {
    #[derive(Serialize)]
    struct Written<'a, P> {
        jsonrpc: &'static str,
        id: u64,
        method: &'a str,
        params: &'a P,
    }
    to_text(&Written { jsonrpc: VERSION, id, method, params })
}

impl Request {
    /// The one request of a text; else what is wrong with it, and the id to answer with.
    pub fn read(text: &str) -> Result<Request, (Value, Fault)> {
        match from_text(text) {
            Err(problem) => Err((Value::Null, Fault::unreadable(&problem))),
            Ok(message) => Request::of(message),
        }
    }

    /// The request in a message; else what is wrong with it, and the id to answer with.
    pub fn of(message: Value) -> Result<Request, (Value, Fault)> {
        let Value::Object(mut fields) = message else {
            return Err((Value::Null, Fault::not_a_request("message", "an object")));
        };
        let id = take_id(&mut fields).map_err(|fault| (Value::Null, fault))?;
        let wrong = |field: &str, expected: &str| {
            (id.clone().unwrap_or_default(), Fault::not_a_request(field, expected))
        };
        if fields.remove("jsonrpc").as_ref().and_then(Value::as_str) != Some(VERSION) {
            return Err(wrong("jsonrpc", "“2.0”"));
        }
        let Some(Value::String(method)) = fields.remove("method") else {
            return Err(wrong("method", "a text"));
        };
        let params = match fields.remove("params") {
            None => Value::Object(Map::new()),
            Some(params @ (Value::Object(_) | Value::Array(_))) => params,
            Some(_) => return Err(wrong("params", "an object")),
        };
        match fields.keys().next() {
            Some(unknown) => Err(wrong(unknown, "only jsonrpc, id, method and params")),
            None => Ok(Request { id, method, params }),
        }
    }
}

fn take_id(fields: &mut Map<String, Value>) -> Result<Option<Value>, Fault> {
    match fields.remove("id") {
        Some(Value::Number(number)) if number.is_f64() => {
            Err(Fault::not_a_request("id", "a text, an integer of 64 bits or null"))
        }
        Some(Value::Bool(_) | Value::Array(_) | Value::Object(_)) => {
            Err(Fault::not_a_request("id", "a text, an integer of 64 bits or null"))
        }
        id => Ok(id),
    }
}
