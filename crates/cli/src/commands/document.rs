//! Records and positions from files.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use anyhow::Context as _;
use dedale_core::chance::Seed;
use dedale_games::{AnyMatch, Loaded, Problem};

use super::record_link;

/// No record or position is longer.
const MOST_BYTES: u64 = 64 << 20;

/// The bytes of a file, of standard input for `-`, or of the record in a link.
pub(crate) fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    if let Some(record) = path.to_str().and_then(record_link::record_in) {
        return Ok(record?);
    }
    let bytes = if path == Path::new("-") {
        read_some(io::stdin().lock())
    } else {
        File::open(path).and_then(read_some)
    };
    bytes.with_context(|| path.display().to_string())
}

fn read_some(input: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES { Err(ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

/// The text they are.
pub(crate) fn text(bytes: &[u8]) -> Result<&str, Problem> {
    std::str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        let column = 1 + before.iter().rev().take_while(|&&byte| byte != b'\n').count();
        Problem::Json { line, column, field: String::new(), message: "not UTF-8".to_owned() }
    })
}

/// The record or position in them. Nothing is dealt, so that a position's seed does not matter.
pub(crate) fn load(bytes: &[u8]) -> Result<Loaded, Problem> {
    AnyMatch::load(text(bytes)?, Seed::Quick(0))
}
