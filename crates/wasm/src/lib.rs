//! The engine for a browser, as WebAssembly: one module per game (cargo features), and nets as files of their own.
//!
//! `tools/wasm.sh` builds the modules; `docs/wasm.md` tells how to use them.

#[cfg(feature = "engine")]
mod engine;
mod host;
mod rest;

#[cfg(feature = "engine")]
pub use engine::{Engine, random_decisions_of};
pub use host::{Host, provide};
pub use rest::need_rest;
