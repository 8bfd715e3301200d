//! Commands this program was built without.

use std::ffi::OsString;

use anyhow::bail;
use dedale_words::Words;

/// The commands that a feature of the crate brings.
const OPTIONAL: [&str; 7] = ["balance", "deals", "join", "load", "puzzles", "tournament", "train"];

pub(crate) fn run(typed: &[OsString], words: &Words) -> anyhow::Result<()> {
    let name = typed.first().map(|name| name.to_string_lossy()).unwrap_or_default();
    let id = if OPTIONAL.contains(&&*name) { "program-left-out" } else { "program-unknown-command" };
    bail!(words.text(id, &[("command", name.as_ref().into())]))
}
