use std::io::{self, BufRead, Read as _, Write};

use crate::{Engine, message};

/// Answers every line of the input until it ends; each reply is a line, and flushed.
///
/// Of a line longer than the engine's limit no more than that is held in memory; it is answered with an error.
pub fn serve(engine: &mut Engine, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let limit = engine.limits.line_bytes;
    let mut line = Vec::new();
    loop {
        line.clear();
        // One byte more than a line may have, and the end of the line.
        input.by_ref().take(limit as u64 + 2).read_until(b'\n', &mut line)?;
        if line.is_empty() {
            return Ok(());
        }
        let ended = line.pop_if(|last| *last == b'\n').is_some();
        let reply = if line.len() > limit {
            if !ended {
                input.skip_until(b'\n')?;
            }
            Some(message::too_long(limit))
        } else {
            engine.answer(&line)
        };
        if let Some(reply) = reply {
            writeln!(output, "{reply}")?;
            output.flush()?;
        }
    }
}
