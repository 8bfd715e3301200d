//! Exit statuses: 0 fine, 1 a check that failed, 2 something wrong with what was given.

use std::process::ExitCode;

/// A check that was carried out and failed.
#[derive(Debug)]
pub(crate) struct CheckFailed;

impl std::fmt::Display for CheckFailed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("check failed")
    }
}

impl std::error::Error for CheckFailed {}

/// The status of a command, its error told on standard error.
pub(crate) fn code(done: anyhow::Result<()>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is::<CheckFailed>() => ExitCode::from(1),
        Err(error) => {
            eprintln!("dedale: {error:#}");
            ExitCode::from(2)
        }
    }
}
