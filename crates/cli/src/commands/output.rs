use std::io::{self, ErrorKind, Write as _};

/// Writes to standard output. A reader who closed it has read enough: that is no error.
pub(crate) fn print(text: &str) -> anyhow::Result<()> {
    let mut output = io::stdout().lock();
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => Ok(done?),
    }
}

/// A line with nothing in it that could write elsewhere on the terminal.
pub(crate) fn line(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).chain(['\n']).collect()
}

/// Writes a document for machines that people may read too.
pub(crate) fn print_json(document: &impl serde::Serialize) -> anyhow::Result<()> {
    print(&(serde_json::to_string_pretty(document)? + "\n"))
}
