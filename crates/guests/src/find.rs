use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use dedale_bots::policy::{Policy, PolicyNet};
use dedale_bots::{Bot, Roster, by_name};

use crate::error::GuestError;
use crate::faults::{Fault, Faults};
use crate::program::Program;

/// How a program's command begins: `cmd:python my_bot.py`.
const COMMAND: &str = "cmd:";
/// How the name of a file with a net ends.
const NET: &str = "net";

/// The bots from outside that play at one's own tables.
#[derive(Debug)]
pub struct Guests {
    /// How long a program may think about a decision.
    pub time: Duration,
    programs: Mutex<Vec<Arc<Faults>>>,
}

impl Default for Guests {
    fn default() -> Self {
        Guests::new(Guests::TIME)
    }
}

impl Guests {
    /// How long a program may think about a decision unless somebody says so.
    pub const TIME: Duration = Duration::from_secs(5);

    /// Programs may think that long about a decision.
    pub fn new(time: Duration) -> Guests {
        Guests { time, programs: Mutex::new(Vec::new()) }
    }

    /// The bot of that name, with the net in that file (`FILE.net`), or the program of that command (`cmd:PROGRAM ARGUMENT…`),
    /// for games of that setup. A program is started and must introduce itself.
    ///
    /// # Errors
    /// If there is none.
    pub fn find<G: Roster>(&self, reference: &str, setup: &G::Setup) -> Result<Bot<G>, GuestError> {
        if let Some(command) = reference.strip_prefix(COMMAND) {
            let faults = Arc::new(Faults::of(command));
            let program = Program::<G>::start(command, setup, self.time, faults.clone())?;
            self.programs.lock().unwrap_or_else(PoisonError::into_inner).push(faults);
            return Ok(Bot::Guest(Box::new(program)));
        }
        if Path::new(reference).extension().is_some_and(|extension| extension == NET) {
            return of_file(reference, setup);
        }
        Ok(Bot::Own(by_name::<G>(reference)?))
    }

    /// The programs that failed so far.
    pub fn faults(&self) -> Vec<Fault> {
        let programs = self.programs.lock().unwrap_or_else(PoisonError::into_inner);
        programs.iter().filter_map(|faults| faults.told()).collect()
    }
}

fn of_file<G: Roster>(file: &str, setup: &G::Setup) -> Result<Bot<G>, GuestError> {
    let unreadable =
        |error: std::io::Error| GuestError::Unreadable { file: file.to_owned(), why: error.kind() };
    let bytes = fs::read(file).map_err(unreadable)?;
    if !PolicyNet::is_one(&bytes) {
        let wrong = |error| GuestError::Net { file: file.to_owned(), error };
        return G::bot_of_net(&bytes).map(Bot::Own).map_err(wrong);
    }
    let wrong = |error| GuestError::Policy { file: file.to_owned(), error };
    let net = PolicyNet::from_bytes(&bytes).map_err(wrong)?;
    let policy = Policy::new::<G>(Arc::new(net), setup).map_err(wrong)?;
    Ok(Bot::Guest(Box::new(policy)))
}
