//! A line of JSON-RPC: one request or a batch, and the reply to it.

use dedale_games::{Details, Problem, from_text};
use dedale_protocol::{Request, written_refusal, written_reply};
use serde_json::Value;

use crate::{Engine, Fault, methods};

pub(crate) fn answer(engine: &mut Engine, line: &[u8]) -> Option<String> {
    if line.len() > engine.limits.line_bytes {
        return Some(too_long(engine.limits.line_bytes));
    }
    let line = line.trim_ascii();
    if line.is_empty() {
        return None;
    }
    match read(line) {
        Err(fault) => Some(refused(&fault)),
        Ok(Value::Array(messages)) => {
            if let Err(fault) = check_batch(&messages, engine.limits.batch) {
                return Some(refused(&fault));
            }
            let replies: Vec<_> = messages.into_iter().filter_map(|message| reply(engine, message)).collect();
            (!replies.is_empty()).then(|| format!("[{}]", replies.join(",")))
        }
        Ok(message) => reply(engine, message),
    }
}

/// The reply to a line of more bytes than are read.
pub(crate) fn too_long(limit: usize) -> String {
    let details = Details::new("line-too-long").expected(format!("≤ {limit} bytes"));
    refused(&Fault::new(Fault::PARSE_ERROR, "the line is too long", details))
}

fn refused(fault: &Fault) -> String {
    written_refusal(&Value::Null, fault)
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

fn reply(engine: &mut Engine, message: Value) -> Option<String> {
    match Request::of(message) {
        Err((id, fault)) => Some(written_refusal(&id, &fault)),
        Ok(request) => {
            let outcome = methods::call(engine, &request.method, &request.params);
            request.id.map(|id| written_reply(&id, outcome.as_ref()))
        }
    }
}
