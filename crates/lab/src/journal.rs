//! The finished games of one command, kept in a folder: a line a game, written at once, so that whoever is killed loses
//! none of them.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The file that names the command of a folder.
const COMMAND: &str = "run.json";
/// The finished games.
const GAMES: &str = "games.jsonl";
/// The most that is lost if the machine itself stops.
const SYNC_EVERY: Duration = Duration::from_secs(1);

/// A folder that is being written to; nobody else can meanwhile.
#[derive(Debug)]
pub struct Journal {
    games: File,
    path: PathBuf,
    synced: Instant,
}

/// Why a folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// Another command began it.
    #[error("the folder belongs to “{found}”, not to “{expected}”")]
    Another {
        /// The command it belongs to.
        found: String,
        /// The command that wants it.
        expected: String,
    },
    /// There is something in it, and no command.
    #[error("{} is not empty, and not the folder of a run", .0.display())]
    Foreign(PathBuf),
    /// A line in the middle cannot be read.
    #[error("{}: line {line} cannot be read", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
    },
    /// Another process writes to it.
    #[error("{} is in use", .0.display())]
    Busy(PathBuf),
    /// The system refuses.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The message of the operating system.
        error: io::Error,
    },
}

impl JournalError {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            JournalError::Another { .. } => "run-another-command",
            JournalError::Foreign(_) => "run-foreign-folder",
            JournalError::Damaged { .. } => "run-damaged",
            JournalError::Busy(_) => "run-busy",
            JournalError::File { .. } => "run-file",
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Header {
    command: String,
}

#[derive(Serialize, Deserialize)]
struct JournalLine<E> {
    game: u64,
    #[serde(flatten)]
    result: E,
}

/// Names the file in what the system says.
fn at<T>(path: &Path, done: io::Result<T>) -> Result<T, JournalError> {
    done.map_err(|error| JournalError::File { path: path.to_owned(), error })
}

impl Journal {
    /// Opens the folder of a command, or makes it. `finished` hears of every game in it; a last line that was torn is cut off.
    pub fn open<E: DeserializeOwned>(
        folder: &Path,
        command: &str,
        mut finished: impl FnMut(u64, E),
    ) -> Result<Journal, JournalError> {
        at(folder, fs::create_dir_all(folder))?;
        claim(folder, command)?;
        let path = folder.join(GAMES);
        let options = OpenOptions::new().read(true).append(true).create(true).open(&path);
        let mut games = at(&path, options)?;
        match games.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(JournalError::Busy(folder.to_owned())),
            Err(TryLockError::Error(error)) => return Err(JournalError::File { path, error }),
        }
        let mut bytes = Vec::new();
        at(&path, games.read_to_end(&mut bytes))?;
        let whole =
            read(&bytes, &mut finished).map_err(|line| JournalError::Damaged { path: path.clone(), line })?;
        if whole < bytes.len() {
            at(&path, games.set_len(whole as u64))?;
            at(&path, games.seek(SeekFrom::End(0)))?;
        }
        Ok(Journal { games, path, synced: Instant::now() })
    }

    /// Keeps a finished game.
    pub fn keep(&mut self, game: u64, result: &impl Serialize) -> Result<(), JournalError> {
        let mut line = serde_json::to_vec(&JournalLine { game, result }).expect("results are plain data");
        line.push(b'\n');
        at(&self.path, self.games.write_all(&line))?;
        if self.synced.elapsed() >= SYNC_EVERY {
            self.sync()?;
        }
        Ok(())
    }

    /// Puts everything on the disk.
    pub fn sync(&mut self) -> Result<(), JournalError> {
        self.synced = Instant::now();
        at(&self.path, self.games.sync_data())
    }
}

/// Checks that the folder is the command's, or makes it so if it is empty.
fn claim(folder: &Path, command: &str) -> Result<(), JournalError> {
    let path = folder.join(COMMAND);
    match fs::read(&path) {
        Ok(bytes) => {
            let header: Header = serde_json::from_slice(&bytes)
                .map_err(|_| JournalError::Damaged { path: path.clone(), line: 1 })?;
            if header.command == command {
                return Ok(());
            }
            Err(JournalError::Another { found: header.command, expected: command.to_owned() })
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let draft = folder.join(format!("{COMMAND}.draft"));
            for entry in at(folder, fs::read_dir(folder))? {
                if at(folder, entry)?.path() != draft {
                    return Err(JournalError::Foreign(folder.to_owned()));
                }
            }
            let header = serde_json::to_vec(&Header { command: command.to_owned() }).expect("plain data");
            at(&draft, fs::write(&draft, header))?;
            at(&path, fs::rename(&draft, &path))
        }
        Err(error) => Err(JournalError::File { path, error }),
    }
}

/// Reads the lines, and says how many bytes are whole; or which line, not the last one, cannot be read.
fn read<E: DeserializeOwned>(bytes: &[u8], finished: &mut impl FnMut(u64, E)) -> Result<usize, usize> {
    let mut whole = 0;
    for (number, line) in bytes.split_inclusive(|&byte| byte == b'\n').enumerate() {
        let end = whole + line.len();
        match serde_json::from_slice::<JournalLine<E>>(line) {
            Ok(JournalLine { game, result }) if line.ends_with(b"\n") => finished(game, result),
            _ if end == bytes.len() => return Ok(whole),
            _ => return Err(number + 1),
        }
        whole = end;
    }
    Ok(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize, Deserialize, PartialEq, Debug, Clone, Copy)]
    struct Won {
        won: bool,
    }

    fn open(folder: &Path, command: &str) -> Result<(Journal, Vec<(u64, Won)>), JournalError> {
        let mut games = Vec::new();
        Journal::open(folder, command, |game, result| games.push((game, result)))
            .map(|journal| (journal, games))
    }

    fn refused(folder: &Path, command: &str) -> &'static str {
        open(folder, command).expect_err("refused").code()
    }

    #[test]
    fn what_was_kept_is_there_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path().join("deep/run");
        let (mut journal, games) = open(&folder, "play").expect("a new folder");
        assert!(games.is_empty());
        journal.keep(3, &Won { won: true }).expect("written");
        journal.keep(1, &Won { won: false }).expect("written");
        drop(journal);
        let (_, games) = open(&folder, "play").expect("its own folder");
        assert_eq!(games, [(3, Won { won: true }), (1, Won { won: false })]);
    }

    #[test]
    fn a_torn_last_line_is_cut_off_and_the_next_game_written_after_the_whole_ones() {
        for torn in ["{\"game\":7,\"wo", "{\"game\":7,\"won\":true}", "\0\0\0\0\n"] {
            let folder = tempfile::tempdir().expect("a folder");
            let (mut journal, _) = open(folder.path(), "play").expect("a new folder");
            journal.keep(1, &Won { won: true }).expect("written");
            drop(journal);
            let path = folder.path().join(GAMES);
            let mut bytes = fs::read(&path).expect("games");
            bytes.extend_from_slice(torn.as_bytes());
            fs::write(&path, bytes).expect("torn");
            let (mut journal, games) = open(folder.path(), "play").expect("mended");
            assert_eq!(games, [(1, Won { won: true })], "{torn}");
            journal.keep(2, &Won { won: false }).expect("written");
            drop(journal);
            assert_eq!(open(folder.path(), "play").expect("whole").1.len(), 2);
        }
    }

    #[test]
    fn what_is_not_its_own_is_refused_with_a_code() {
        let folder = tempfile::tempdir().expect("a folder");
        let (journal, _) = open(folder.path(), "play").expect("a new folder");
        assert_eq!(refused(folder.path(), "play"), "run-busy");
        drop(journal);
        assert_eq!(refused(folder.path(), "sleep"), "run-another-command");
        fs::write(folder.path().join(GAMES), "soup\n{\"game\":1,\"won\":true}\n").expect("written");
        assert_eq!(refused(folder.path(), "play"), "run-damaged");

        let other = tempfile::tempdir().expect("a folder");
        fs::write(other.path().join("letter.txt"), "dear").expect("written");
        assert_eq!(refused(other.path(), "play"), "run-foreign-folder");
        assert_eq!(refused(&other.path().join("letter.txt"), "play"), "run-file");
    }
}
