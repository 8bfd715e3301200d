//! Exit statuses: 0 success, 1 a failed check, 2 wrong input.

use std::process::ExitCode;

use dedale_analysis::AnalysisError;
use dedale_core::chance::SeedError;
use dedale_core::record::RecordError;
use dedale_core::{Broken, SetupError};
use dedale_games::{Problem, UnknownBot, UnknownGame};
use dedale_guests::GuestError;
use dedale_words::Words;

use crate::commands::data::DataProblem;
use crate::commands::guests;
use crate::commands::options::Contradiction;
use crate::commands::record_link::BrokenLink;

/// A check that was carried out and failed.
#[derive(Debug)]
pub(crate) struct CheckFailed;

impl std::fmt::Display for CheckFailed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("check failed")
    }
}

impl std::error::Error for CheckFailed {}

/// The status of a command, its error told on standard error in the language of the user.
pub(crate) fn code(done: anyhow::Result<()>, words: &Words) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is::<CheckFailed>() => ExitCode::from(1),
        Err(error) => {
            let told: Vec<_> = error.chain().map(|cause| in_words(cause, words)).collect();
            eprintln!("dedale: {}", told.join(": "));
            ExitCode::from(2)
        }
    }
}

/// The problem an error is, or is one kind of.
fn problem(cause: &(dyn std::error::Error + 'static)) -> Option<Problem> {
    fn of<E: std::error::Error + Clone + Into<Problem> + 'static>(
        cause: &(dyn std::error::Error + 'static),
    ) -> Option<Problem> {
        cause.downcast_ref::<E>().cloned().map(Into::into)
    }
    let kinds = [
        of::<Problem>,
        of::<SetupError>,
        of::<SeedError>,
        of::<RecordError>,
        of::<Broken>,
        of::<UnknownGame>,
    ];
    kinds.iter().find_map(|of| of(cause))
}

fn in_words(cause: &(dyn std::error::Error + 'static), words: &Words) -> String {
    if let Some(problem) = problem(cause) {
        return words.problem(&problem);
    }
    if let Some(problem) = cause.downcast_ref::<DataProblem>() {
        return problem.in_words(words);
    }
    if let Some(contradiction) = cause.downcast_ref::<Contradiction>() {
        return contradiction.in_words(words);
    }
    if let Some(broken) = cause.downcast_ref::<BrokenLink>() {
        return broken.in_words(words);
    }
    if let Some(error) = cause.downcast_ref::<GuestError>() {
        return guests::refused(error, words);
    }
    if let Some(unknown) = cause.downcast_ref::<UnknownBot>() {
        return words.unknown_bot(unknown);
    }
    if let Some(error) = cause.downcast_ref::<AnalysisError>() {
        return error.in_words(words);
    }
    if let Some(error) = cause.downcast_ref::<std::io::Error>() {
        return words.io_error(error);
    }
    cause.to_string()
}
