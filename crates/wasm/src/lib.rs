//! The engine for a browser, as WebAssembly: one module per game (cargo features), and nets as files of their own.
//!
//! `tools/wasm.sh` builds the modules; `docs/wasm.md` tells how to use them.

mod measure;

use std::sync::LazyLock;

use wasm_bindgen::prelude::{JsError, wasm_bindgen};
use web_time::Instant;

pub use measure::random_decisions;

/// A host of the tables on one device.
#[wasm_bindgen]
#[derive(Default)]
pub struct Host(dedale_local::Host);

#[wasm_bindgen]
impl Host {
    /// A host without tables.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Host {
        Host(dedale_local::Host::with_clock(milliseconds))
    }

    /// Answers one message: JSON text in, JSON text out.
    pub fn answer(&mut self, message: &str) -> String {
        self.0.answer(message)
    }

    /// Provides a file that an answer needed: see [`provide`].
    pub fn provide(&self, name: &str, bytes: &[u8]) -> Result<(), JsError> {
        provide(name, bytes)
    }
}

/// Milliseconds since it was first asked.
fn milliseconds() -> f64 {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    LazyLock::force(&BEGUN).elapsed().as_secs_f64() * 1000.0
}

/// The engine protocol (`docs/protocol.md`), for tests and tools.
#[wasm_bindgen]
#[derive(Debug, Default)]
pub struct Engine(dedale_engine::Engine);

#[wasm_bindgen]
impl Engine {
    /// An engine without matches.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Engine {
        Engine::default()
    }

    /// Answers one line; nothing where nothing is to be said (notifications, blank lines).
    pub fn answer(&mut self, line: &str) -> Option<String> {
        self.0.answer(line.as_bytes())
    }
}

/// Provides the net of that name, as the bytes of its file. The error's message begins with a stable code: `unknown-net`,
/// `bad-net`.
#[wasm_bindgen]
pub fn provide(name: &str, bytes: &[u8]) -> Result<(), JsError> {
    dedale_bots::provide_net(name, bytes).map_err(|error| JsError::new(&format!("{}: {error}", error.code())))
}

/// Plays random games and counts their decisions, for measurements.
#[wasm_bindgen(js_name = randomDecisions)]
pub fn random_decisions_of(game: &str, setup: &str, games: u32) -> Result<u32, JsError> {
    random_decisions(game, setup, games)
        .map_err(|problem| JsError::new(&format!("{}: {problem}", problem.code())))
}
