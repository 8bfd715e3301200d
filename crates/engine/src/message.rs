//! JSON-RPC 2.0: what a line holds, and what is answered to it.

use dedale_games::{Details, Problem, from_text};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{Engine, Fault, methods};

/// A valid request.
#[derive(Clone, Debug)]
pub struct Request {
    /// None for a notification.
    pub id: Option<Value>,
    /// What is asked.
    pub method: String,
    /// With what.
    pub params: Value,
}

impl Request {
    /// The one request of a text; else what is wrong with it, and the id to answer with.
    pub fn read(text: &str) -> Result<Request, (Value, Fault)> {
        match from_text(text) {
            Err(problem) => Err((Value::Null, Fault::unreadable(&problem))),
            Ok(message) => understand(message),
        }
    }
}

/// What is answered to a request, written.
pub fn written_reply(id: Value, said: Result<Value, Fault>) -> String {
    write(&Reply::new(id, said))
}

#[derive(Serialize)]
struct Reply {
    jsonrpc: &'static str,
    id: Value,
    #[serde(flatten)]
    said: Said,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Said {
    Result(Value),
    Error(Fault),
}

impl Reply {
    fn new(id: Value, said: Result<Value, Fault>) -> Reply {
        let said = said.map_or_else(Said::Error, Said::Result);
        Reply { jsonrpc: "2.0", id, said }
    }

    fn fault(fault: Fault) -> Reply {
        Reply::new(Value::Null, Err(fault))
    }
}

pub(crate) fn answer(engine: &mut Engine, line: &[u8]) -> Option<String> {
    if line.len() > engine.limits.line_bytes {
        return Some(too_long(engine.limits.line_bytes));
    }
    let line = line.trim_ascii();
    if line.is_empty() {
        return None;
    }
    match read(line) {
        Err(fault) => Some(write(&Reply::fault(fault))),
        Ok(Value::Array(messages)) => {
            if let Err(fault) = check_batch(&messages, engine.limits.batch) {
                return Some(write(&Reply::fault(fault)));
            }
            let replies: Vec<_> = messages.into_iter().filter_map(|message| reply(engine, message)).collect();
            (!replies.is_empty()).then(|| write(&replies))
        }
        Ok(message) => reply(engine, message).map(|reply| write(&reply)),
    }
}

/// What is answered to a line of more bytes than are read.
pub(crate) fn too_long(limit: usize) -> String {
    let details = Details::new("line-too-long").expected(format!("≤ {limit} bytes"));
    write(&Reply::fault(Fault::new(Fault::PARSE_ERROR, "the line is too long", details)))
}

fn read(line: &[u8]) -> Result<Value, Fault> {
    let text = std::str::from_utf8(line).map_err(|error| {
        let (column, message) = (error.valid_up_to() + 1, "not UTF-8".to_owned());
        Fault::unreadable(&Problem::Json { line: 1, column, field: String::new(), message })
    })?;
    from_text(text).map_err(|problem| Fault::unreadable(&problem))
}

fn check_batch(messages: &[Value], most: usize) -> Result<(), Fault> {
    if messages.is_empty() {
        return Err(Fault::not_a_request("batch", "at least one message"));
    }
    if messages.len() > most {
        return Err(Fault::not_a_request("batch", &format!("at most {most} messages")));
    }
    Ok(())
}

fn reply(engine: &mut Engine, message: Value) -> Option<Reply> {
    match understand(message) {
        Err((id, fault)) => Some(Reply::new(id, Err(fault))),
        Ok(request) => {
            let said = methods::call(engine, &request.method, &request.params);
            request.id.map(|id| Reply::new(id, said))
        }
    }
}

/// The request in a message; else what is wrong with it, and the id to answer with.
fn understand(message: Value) -> Result<Request, (Value, Fault)> {
    let Value::Object(mut fields) = message else {
        return Err((Value::Null, Fault::not_a_request("message", "an object")));
    };
    let id = take_id(&mut fields).map_err(|fault| (Value::Null, fault))?;
    let wrong =
        |field: &str, expected: &str| (id.clone().unwrap_or_default(), Fault::not_a_request(field, expected));
    if fields.remove("jsonrpc").as_ref().and_then(Value::as_str) != Some("2.0") {
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

fn write(reply: &impl Serialize) -> String {
    serde_json::to_string(reply).expect("replies have string keys")
}
