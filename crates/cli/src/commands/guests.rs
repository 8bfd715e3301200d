//! Bots from outside on the command line: nets in files and programs.

use std::time::Duration;

use dedale_guests::{Fault, GuestError, Guests};
#[cfg(feature = "research")]
use dedale_lab::LabError;
use dedale_words::Words;

use crate::exit::CheckFailed;

#[derive(clap::Args)]
pub(crate) struct GuestArgs {
    #[arg(long, value_name = "MS", default_value_t = 5_000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    bot_time: u64,
}

impl GuestArgs {
    pub(crate) fn guests(&self) -> Guests {
        Guests::new(Duration::from_millis(self.bot_time))
    }
}

/// Tells on standard error how programs failed. Fails if one was no longer asked: the results are not its own.
pub(crate) fn tell_faults(guests: &Guests, words: &Words) -> anyhow::Result<()> {
    let faults = guests.faults();
    for fault in &faults {
        eprintln!("dedale: {}", in_words(fault, words));
    }
    if faults.iter().any(|fault| fault.given_up) { Err(CheckFailed.into()) } else { Ok(()) }
}

fn in_words(fault: &Fault, words: &Words) -> String {
    let Fault { command, count, given_up, kind, why } = fault;
    let id = if *given_up { "guest-given-up" } else { "guest-failed" };
    let first = words.text(&format!("guest-{}", kind.code()), &[("why", why.as_str().into())]);
    let args = [("command", command.as_str().into()), ("count", (*count).into()), ("first", first.into())];
    words.text(id, &args)
}

/// Why a bot cannot sit down.
pub(crate) fn refused(error: &GuestError, words: &Words) -> String {
    let id = format!("guest-{}", error.code());
    let io = |kind: &std::io::ErrorKind| words.io_error(&std::io::Error::from(*kind));
    match error {
        GuestError::Unknown(unknown) => words.unknown_bot(unknown),
        GuestError::Unreadable { file, why } => {
            words.text("problem-cannot-read", &[("file", file.as_str().into()), ("why", io(why).into())])
        }
        GuestError::Policy { file, error } => {
            let (found, expected) = match error {
                dedale_bots::policy::PolicyError::Game { found, expected } => (&**found, *expected),
                dedale_bots::policy::PolicyError::Setup { found, expected } => (&**found, &**expected),
                _ => ("", ""),
            };
            let args =
                [("file", file.as_str().into()), ("found", found.into()), ("expected", expected.into())];
            words.text(&id, &args)
        }
        GuestError::Net { file, .. } => words.text(&id, &[("file", file.as_str().into())]),
        GuestError::NoCommand(command) => words.text(&id, &[("command", command.as_str().into())]),
        GuestError::NotStarted { command, why } => {
            words.text(&id, &[("command", command.as_str().into()), ("why", io(why).into())])
        }
        GuestError::NoHello { command, within } => {
            words.text(&id, &[("command", command.as_str().into()), ("seconds", within.as_secs().into())])
        }
        GuestError::BadHello { command, why } => {
            words.text(&id, &[("command", command.as_str().into()), ("why", why.as_str().into())])
        }
    }
}

/// Why an experiment of the lab cannot begin.
#[cfg(feature = "research")]
pub(crate) enum Unplayable {
    Lab(LabError),
    Guest(GuestError),
}

#[cfg(feature = "research")]
impl From<LabError> for Unplayable {
    fn from(error: LabError) -> Self {
        Unplayable::Lab(error)
    }
}

#[cfg(feature = "research")]
impl From<GuestError> for Unplayable {
    fn from(error: GuestError) -> Self {
        Unplayable::Guest(error)
    }
}

#[cfg(feature = "research")]
impl Unplayable {
    pub(crate) fn explain(self, words: &Words) -> anyhow::Error {
        match self {
            Unplayable::Lab(error) => super::report::explain(error, words),
            Unplayable::Guest(error) => error.into(),
        }
    }
}
