//! Where typed lines come from: anything that can be read, or a terminal with an editor.

use std::io::{self, BufRead, Write};

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};

use super::fullscreen::remember_terminal;
use super::journal::leave_now;

/// Lines, one at a time.
pub(crate) trait Typing {
    /// The next line; none at the end.
    fn line(&mut self, prompt: &str, output: &mut impl Write) -> io::Result<Option<String>>;

    /// The lines that Tab completes from now on.
    fn offer(&mut self, _lines: impl FnOnce() -> Vec<String>) {}

    /// Nobody finds earlier lines again, nor those that were offered.
    fn forget(&mut self) {}
}

impl<R: BufRead> Typing for R {
    fn line(&mut self, prompt: &str, output: &mut impl Write) -> io::Result<Option<String>> {
        output.write_all(prompt.as_bytes())?;
        output.flush()?;
        let mut line = Vec::new();
        let read = self.read_until(b'\n', &mut line)?;
        Ok((read > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned()))
    }
}

/// A terminal: the arrow keys, earlier lines, and Tab.
pub(crate) struct LineEditor(Editor<Offered, MemHistory>);

impl LineEditor {
    /// None if the terminal cannot do it.
    pub(crate) fn open() -> Option<LineEditor> {
        let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
        let history = MemHistory::with_config(&config);
        let mut editor = Editor::with_history(config, history).ok()?;
        editor.set_helper(Some(Offered::default()));
        remember_terminal();
        Some(LineEditor(editor))
    }
}

impl Typing for LineEditor {
    fn line(&mut self, prompt: &str, output: &mut impl Write) -> io::Result<Option<String>> {
        // The editor knows one line: those before it are only written.
        let (above, prompt) = prompt.rsplit_once('\n').map_or(("", prompt), |(above, last)| (above, last));
        if !above.is_empty() {
            writeln!(output, "{above}")?;
        }
        output.flush()?;
        match self.0.readline(prompt) {
            Ok(line) => Ok(Some(line.trim().to_owned())),
            Err(ReadlineError::Eof) => Ok(None),
            Err(ReadlineError::Interrupted) => leave_now(),
            Err(ReadlineError::Io(error)) => Err(error),
            Err(error) => Err(io::Error::other(error)),
        }
    }

    fn offer(&mut self, lines: impl FnOnce() -> Vec<String>) {
        if let Some(offered) = self.0.helper_mut() {
            offered.0 = lines();
        }
    }

    fn forget(&mut self) {
        match LineEditor::open() {
            // What was cut out of a line goes only with its editor.
            Some(fresh) => *self = fresh,
            None => {
                let _ = self.0.clear_history();
                self.offer(Vec::new);
            }
        }
    }
}

/// The lines that can be completed.
#[derive(Default)]
struct Offered(Vec<String>);

impl Completer for Offered {
    type Candidate = String;

    fn complete(&self, line: &str, place: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let begun = line[..place].trim_start();
        Ok((place - begun.len(), completed(&self.0, begun)))
    }
}

impl Hinter for Offered {
    type Hint = String;
}

impl Highlighter for Offered {}

impl Validator for Offered {}

impl Helper for Offered {}

/// The offered lines that begin so, whatever the case.
fn completed(offered: &[String], begun: &str) -> Vec<String> {
    let begun = begun.to_lowercase();
    offered.iter().filter(|line| line.to_lowercase().starts_with(&begun)).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::completed;

    #[test]
    fn what_is_begun_is_completed() {
        let offered = ["play red-sun", "play red-moon", "help"].map(str::to_owned);
        assert_eq!(completed(&offered, "play red-s"), ["play red-sun"]);
        assert_eq!(completed(&offered, "PLAY"), ["play red-sun", "play red-moon"]);
        assert_eq!(completed(&offered, "").len(), 3);
        assert!(completed(&offered, "xyzzy").is_empty());
    }
}
