//! The engine protocol: JSON-RPC 2.0, one message a line, so that a bot or a test in any language can drive every
//! game. `docs/protocol.md` explains it to its users.
//!
//! [`Engine::answer`] is the whole of it, line in and line out; [`serve`] puts it on two streams.

#![forbid(unsafe_code)]

mod matches;
mod message;
mod methods;
mod params;
mod serve;

#[cfg(feature = "fuzzing")]
pub mod fuzzing;

pub use methods::method_names;
pub use serve::serve;

use dedale_protocol::Fault;
use matches::Matches;

/// The limits of the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Bytes of a line.
    pub line_bytes: usize,
    /// Messages of a batch.
    pub batch: usize,
    /// Matches open at a time.
    pub matches: usize,
    /// Simulations for a hint.
    pub simulations: u32,
    /// Milliseconds for a hint.
    pub milliseconds: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            line_bytes: 16 << 20,
            batch: 1_000,
            matches: 10_000,
            simulations: 100_000,
            milliseconds: 10_000,
        }
    }
}

/// Somebody who answers messages: the open matches and nothing else.
#[derive(Debug, Default)]
pub struct Engine {
    limits: Limits,
    matches: Matches,
}

impl Engine {
    /// The version of the protocol; raised when a client would have to change.
    pub const PROTOCOL: u32 = 1;

    /// An engine without matches.
    pub fn new(limits: Limits) -> Self {
        Engine { limits, matches: Matches::default() }
    }

    /// Answers one line, without its end; none if nothing is to be said (notifications, blank lines).
    pub fn answer(&mut self, line: &[u8]) -> Option<String> {
        message::answer(self, line)
    }
}
