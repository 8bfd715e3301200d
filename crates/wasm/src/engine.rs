use wasm_bindgen::prelude::{JsError, wasm_bindgen};

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

/// Plays random games and counts their decisions, for measurements.
#[wasm_bindgen(js_name = randomDecisions)]
pub fn random_decisions_of(game: &str, setup: &str, games: u32) -> Result<u32, JsError> {
    dedale_bots::random_decisions(game, setup, games)
        .map_err(|problem| JsError::new(&format!("{}: {problem}", problem.code())))
}
