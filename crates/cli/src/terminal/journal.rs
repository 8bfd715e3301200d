//! Unfinished games of this terminal. Each is written anew after every move, so that nothing is lost however the program ends.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use super::fullscreen::leave_for_good;

/// The ending of a journal's name.
const ENDING: &str = "game";

/// The content of a journal.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) struct Unfinished {
    /// The id of its game.
    pub(crate) game: String,
    /// The bots and the numbers of their seats.
    pub(crate) bots: Vec<(u32, String)>,
    /// Turns begun so far.
    pub(crate) turn: u32,
    /// The record, or the position of a game that began from one.
    pub(crate) document: String,
}

/// An unfinished game that nobody plays now.
#[derive(Debug)]
pub(crate) struct Left {
    pub(crate) path: PathBuf,
    pub(crate) written: SystemTime,
    pub(crate) unfinished: Unfinished,
}

/// The file of the game under way. No other terminal takes it up meanwhile.
#[derive(Debug)]
pub(crate) struct Journal {
    path: PathBuf,
    bots: Vec<(u32, String)>,
    /// Locked while this value lives.
    #[expect(dead_code, reason = "held, not read")]
    lock: File,
}

impl Journal {
    /// The folder of all journals; none where the system has no place for them.
    pub(crate) fn folder() -> Option<PathBuf> {
        Some(dedale_server::data_folder()?.join("games"))
    }

    /// The journal of a new game, written with its first move.
    pub(crate) fn begin(folder: &Path, game: &str, bots: Vec<(u32, String)>) -> io::Result<Journal> {
        fs::create_dir_all(folder)?;
        for number in 1_u32.. {
            let path = folder.join(format!("{game}-{number}.{ENDING}"));
            if !path.exists()
                && let Some(lock) = locked(&path)?
            {
                return Ok(Journal { path, bots, lock });
            }
        }
        unreachable!("there are fewer files than numbers")
    }

    /// The journal of a game that is taken up again; none if another terminal was quicker.
    pub(crate) fn resume(left: &Left) -> io::Result<Option<Journal>> {
        let (path, bots) = (left.path.clone(), left.unfinished.bots.clone());
        Ok(locked(&path)?.map(|lock| Journal { path, bots, lock }))
    }

    /// From now on that bot plays the seat of that number.
    pub(crate) fn seat_bot(&mut self, seat: u32, name: &str) {
        self.bots.push((seat, name.to_owned()));
    }

    /// The bot on each of so many seats; none is a person.
    pub(crate) fn bots(&self, seats: usize) -> Vec<Option<String>> {
        let mut bots = vec![None; seats];
        for (seat, name) in &self.bots {
            if let Some(bot) = (*seat as usize).checked_sub(1).and_then(|at| bots.get_mut(at)) {
                *bot = Some(name.clone());
            }
        }
        bots
    }

    /// Writes the game as it stands: all of it or, if the power fails, as it stood before.
    pub(crate) fn write(&self, game: &str, turn: u32, document: String) -> io::Result<()> {
        let unfinished = Unfinished { game: game.to_owned(), bots: self.bots.clone(), turn, document };
        let draft = self.path.with_extension("draft");
        let mut file = File::create(&draft)?;
        file.write_all(&serde_json::to_vec(&unfinished)?)?;
        file.sync_all()?;
        fs::rename(&draft, &self.path)
    }

    /// The game is over, or saved elsewhere.
    pub(crate) fn remove(&self) {
        let _ = fs::remove_file(&self.path);
    }
}

impl Drop for Journal {
    /// The lock of a game that is left stays where it is: somebody may be about to take it.
    fn drop(&mut self) {
        if !self.path.exists() {
            let _ = fs::remove_file(lock_of(&self.path));
        }
    }
}

/// The games nobody plays now, the latest first.
pub(crate) fn left_in(folder: &Path) -> Vec<Left> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut left: Vec<_> = entries.filter_map(|entry| read(entry.path())).collect();
    left.sort_by_key(|left| std::cmp::Reverse(left.written));
    left
}

fn read(path: PathBuf) -> Option<Left> {
    (path.extension()? == ENDING).then_some(())?;
    let _free = locked(&path).ok()??;
    let unfinished = serde_json::from_slice(&fs::read(&path).ok()?).ok()?;
    Some(Left { written: path.metadata().ok()?.modified().ok()?, path, unfinished })
}

fn lock_of(path: &Path) -> PathBuf {
    path.with_extension("lock")
}

/// The lock of a journal; none if somebody holds it.
fn locked(path: &Path) -> io::Result<Option<File>> {
    let lock = File::create(lock_of(path))?;
    match lock.try_lock() {
        Ok(()) => Ok(Some(lock)),
        Err(fs::TryLockError::WouldBlock) => Ok(None),
        Err(fs::TryLockError::Error(error)) => Err(error),
    }
}

/// Said when a signal ends the program.
static WAY_BACK: Mutex<Option<String>> = Mutex::new(None);

/// What to say when a signal ends the program; nothing while nothing would be lost.
pub(crate) fn set_way_back(text: Option<String>) {
    *WAY_BACK.lock().unwrap_or_else(PoisonError::into_inner) = text;
}

/// Ctrl-C, a closed terminal and `kill` end the program with the way back.
pub(crate) fn leave_politely_on_signals() {
    // Somebody else's handler stays.
    let _ = ctrlc::set_handler(|| leave_now());
}

/// Gives the terminal back, says the way back, and ends the program.
pub(crate) fn leave_now() -> ! {
    leave_for_good();
    let text = WAY_BACK.lock().unwrap_or_else(PoisonError::into_inner).take();
    // The session holds standard output.
    let _ = writeln!(io::stderr(), "\n{}", text.unwrap_or_default());
    std::process::exit(130);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begin(folder: &Path) -> Journal {
        Journal::begin(folder, "onirim", vec![(2, "easy".to_owned())]).expect("a journal")
    }

    fn documents(folder: &Path) -> Vec<String> {
        left_in(folder).into_iter().map(|left| left.unfinished.document).collect()
    }

    #[test]
    fn a_game_that_was_left_is_listed_as_it_was_last_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let journal = begin(folder.path());
        journal.write("onirim", 1, "first".to_owned()).expect("written");
        journal.write("onirim", 2, "second".to_owned()).expect("written");
        assert!(left_in(folder.path()).is_empty(), "it is being played");
        drop(journal);
        let left = left_in(folder.path());
        let bots = vec![(2, "easy".to_owned())];
        let (game, document) = ("onirim".to_owned(), "second".to_owned());
        assert_eq!(left[0].unfinished, Unfinished { game, bots, turn: 2, document });
    }

    #[test]
    fn two_terminals_never_write_one_game() {
        let folder = tempfile::tempdir().expect("a folder");
        let (one, other) = (begin(folder.path()), begin(folder.path()));
        one.write("onirim", 1, "one".to_owned()).expect("written");
        other.write("onirim", 1, "other".to_owned()).expect("written");
        drop(one);
        assert_eq!(documents(folder.path()), ["one"]);
        let left = left_in(folder.path());
        let taken = Journal::resume(&left[0]).expect("a lock").expect("free");
        assert!(Journal::resume(&left[0]).expect("a lock").is_none());
        taken.remove();
        drop((taken, other));
        assert_eq!(documents(folder.path()), ["other"]);
    }

    #[test]
    fn half_a_file_and_other_files_are_passed_over() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("onirim-1.game"), "{\"game\":\"oni").expect("a file");
        fs::write(folder.path().join("notes.txt"), "mine").expect("a file");
        let journal = begin(folder.path());
        journal.write("onirim", 1, "whole".to_owned()).expect("written");
        drop(journal);
        assert_eq!(documents(folder.path()), ["whole"]);
        assert!(left_in(&folder.path().join("nowhere")).is_empty());
    }
}
