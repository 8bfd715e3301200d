//! Where a game is kept, and how to come back to it.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use dedale_core::matches::Origin;
use dedale_core::{Game, Match, Setup as _};
use dedale_games::Examined as _;

/// The content of the file: the record, or the position if the game began from one.
pub(crate) fn contents<G: Game>(game: &Match<G>) -> String {
    match game.record() {
        Some(record) => record.to_string(),
        None => format!("{:#}\n", game.position()),
    }
}

/// A name for a file nobody named.
pub(crate) fn suggestion<G: Game>(game: &Match<G>) -> String {
    let seed = game.seed().to_string();
    let short = &seed[..seed.len().min(8)];
    match game.origin() {
        Origin::Setup(_) => format!("{}-{short}.dedale", G::ID),
        Origin::Position(_) => format!("{}-{short}.json", G::ID),
    }
}

/// Writes a new file of that name, or if there is one, of the next free name: `game-2.dedale`. Says which.
pub(crate) fn keep(path: &Path, contents: &str) -> io::Result<PathBuf> {
    let mut free = path.to_owned();
    for number in 2_u32.. {
        match File::create_new(&free) {
            Ok(mut file) => {
                file.write_all(contents.as_bytes()).inspect_err(|_| drop(fs::remove_file(&free)))?;
                break;
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => free = numbered(path, number),
            Err(error) => return Err(error),
        }
    }
    Ok(free)
}

fn numbered(path: &Path, number: u32) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{number}"));
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

/// The command that goes on from a file.
pub(crate) fn from_file<G: Game>(path: &Path) -> String {
    format!("dedale play {} --from {}", G::ID, for_a_shell(&path.display().to_string()))
}

/// As one word of a command.
pub(super) fn for_a_shell(text: &str) -> String {
    let plain = text.chars().all(|letter| letter.is_alphanumeric() || "._-/+,".contains(letter));
    if plain { text.to_owned() } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

/// The longest command worth showing.
const LONGEST_COMMAND: usize = 1_000;

/// The command that deals the same game again; none for a game that began from a position, or with so much of a
/// group's own that nobody would type it.
pub(crate) fn same_deal<G: Game>(game: &Match<G>) -> Option<String> {
    let Origin::Setup(setup) = game.origin() else { return None };
    let changed = G::Setup::OPTIONS.iter().filter(|spec| setup.get(spec.id) != spec.default);
    let options: String = changed
        .map(|spec| match spec.id {
            "players" => format!(" --players {}", setup.get(spec.id)),
            id => format!(" --set {id}={}", for_a_shell(&setup.get(id))),
        })
        .collect();
    let command = format!("dedale play {}{options} --seed {}", G::ID, game.seed());
    (command.len() <= LONGEST_COMMAND).then_some(command)
}
