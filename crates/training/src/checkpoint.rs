use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use dedale_core::Fingerprint;

/// The state of a job: it goes on from here as if it had never stopped.
#[derive(Clone, PartialEq, Debug)]
pub struct Checkpoint {
    /// The command that began it.
    pub command: String,
    /// How much of it is done.
    pub done: u64,
    /// The numbers it has found so far.
    pub numbers: Vec<f32>,
}

/// Why a job cannot go on from what was kept.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointError {
    /// It was kept by something else.
    #[error("kept by “{found}”, not by “{expected}”")]
    Another {
        /// The command that kept it.
        found: String,
        /// The command that would go on.
        expected: String,
    },
    /// It is no checkpoint, or not a whole one.
    #[error("not a checkpoint, or a damaged one")]
    Damaged,
    /// The file cannot be read or written.
    #[error(transparent)]
    File(#[from] io::Error),
}

const MAGIC: &str = "dedale-checkpoint 1";

impl Checkpoint {
    /// Keeps it in a folder: the old one stays until the new one is whole.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        let (path, new) = (path(folder), folder.join("checkpoint.new"));
        fs::write(&new, self.to_bytes())?;
        fs::rename(new, path)
    }

    /// The one kept in a folder, if there is one.
    pub fn read(folder: &Path) -> Result<Option<Checkpoint>, CheckpointError> {
        match fs::read(path(folder)) {
            Ok(bytes) => Checkpoint::from_bytes(&bytes).map(Some).ok_or(CheckpointError::Damaged),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    fn to_bytes(&self) -> Vec<u8> {
        let text = format!("{MAGIC}\n{}\n{}\n", self.command, self.done);
        let mut bytes = text.into_bytes();
        self.numbers.iter().for_each(|number| bytes.extend(number.to_le_bytes()));
        let sum = check_sum(&bytes);
        bytes.extend(sum);
        bytes
    }

    /// Reads one; none if it is not whole.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Checkpoint> {
        let (content, sum) = bytes.split_last_chunk::<8>()?;
        let mut parts = content.splitn(4, |&byte| byte == b'\n');
        let mut line = || std::str::from_utf8(parts.next()?).ok();
        let (magic, command, done) = (line()?, line()?, line()?);
        let numbers = parts.next()?;
        if magic != MAGIC || check_sum(content) != *sum || numbers.len() % size_of::<f32>() != 0 {
            return None;
        }
        let number = |bytes: &[u8]| f32::from_le_bytes(std::array::from_fn(|at| bytes[at]));
        let numbers = numbers.chunks_exact(size_of::<f32>()).map(number).collect();
        Some(Checkpoint { command: command.to_owned(), done: done.parse().ok()?, numbers })
    }
}

fn path(folder: &Path) -> PathBuf {
    folder.join("checkpoint")
}

fn check_sum(bytes: &[u8]) -> [u8; 8] {
    let mut sum = Fingerprint::new();
    sum.write(bytes);
    sum.value().to_le_bytes()
}
