//! Entry point for the fuzzer: bytes in, a panic if something is wrong.
//!
//! `fuzz/` gives it what libFuzzer finds; `tests/it/fuzzed.rs` what a seeded generator makes up.

use dedale_protocol::{Question, Request, written_refusal};
use serde_json::Value;

use crate::Error;

/// A frame sent to the socket is understood, or refused with one message of JSON that has a stable code.
pub fn server_message(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let refused = match Request::read(text) {
        Err((id, fault)) => Some(written_refusal(&id, &fault)),
        Ok(Request { id, method, params }) => Question::read(&method, params).err().map(|error| {
            let error = Error::from(error);
            assert!(error.status().is_client_error(), "{error}");
            written_refusal(&id.unwrap_or(Value::Null), &error.fault())
        }),
    };
    if let Some(reply) = refused {
        assert!(!reply.contains('\n'));
        let reply: Value = serde_json::from_str(&reply).expect("a reply is JSON");
        let code = reply["error"]["data"]["code"].as_str();
        assert!(code.is_some_and(|code| !code.is_empty()), "{reply}");
    }
}
