use std::sync::LazyLock;

use wasm_bindgen::prelude::{JsError, wasm_bindgen};
use web_time::Instant;

/// A host of the tables on one device.
#[wasm_bindgen]
pub struct Host(dedale_local::Host);

#[wasm_bindgen]
impl Host {
    /// A host without tables. It measures its slices of thinking by the browser's clock.
    #[wasm_bindgen(constructor)]
    #[expect(clippy::new_without_default, reason = "only JavaScript makes one")]
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

/// Provides the net of that name, as the bytes of its file. The error's message begins with a stable code: `unknown-net`,
/// `bad-net`.
#[wasm_bindgen]
pub fn provide(name: &str, bytes: &[u8]) -> Result<(), JsError> {
    dedale_bots::provide_net(name, bytes).map_err(|error| JsError::new(&format!("{}: {error}", error.code())))
}

/// Milliseconds since it was first asked.
fn milliseconds() -> f64 {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    LazyLock::force(&BEGUN).elapsed().as_secs_f64() * 1000.0
}
