//! Layouts, decks and card sets: those that come with the program by name, or a group's own from a file.

use std::io;
use std::path::Path;

use anyhow::Context as _;
use dedale_core::data::{DataError, DataFile, Titles};
use dedale_games::GameId;
use dedale_words::{Language, Words};

use super::document;

/// Every kind of file, of any game; those of several games that are one option once for each.
fn kinds() -> impl Iterator<Item = &'static DataFile> {
    GameId::ALL.into_iter().flat_map(|game| game.row().data_files)
}

/// The options that can be read from files, each once.
pub(crate) fn options() -> Vec<&'static str> {
    let mut options = Vec::new();
    for kind in kinds() {
        if !options.contains(&kind.option) {
            options.push(kind.option);
        }
    }
    options
}

/// The file that comes with the program as the value of that name of an option.
pub(crate) fn shipped(option: &'static str, name: &str) -> Result<&'static str, DataProblem> {
    let of_option = || kinds().filter(|kind| kind.option == option);
    of_option().find_map(|kind| (kind.shipped)(name)).ok_or_else(|| DataProblem::NotThere {
        option,
        given: name.to_owned(),
        names: of_option().flat_map(|kind| kind.names).copied().collect(),
    })
}

/// The errors of a data file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum DataProblem {
    #[error("{game} has no {option}")]
    NotOfThisGame { option: &'static str, game: GameId },
    #[error("no {option} or file “{given}”")]
    NotThere { option: &'static str, given: String, names: Vec<&'static str> },
    #[error("{file}: {error}")]
    Wrong { file: String, error: DataError },
}

impl DataProblem {
    pub(crate) fn in_words(&self, words: &Words) -> String {
        match self {
            DataProblem::NotOfThisGame { option, game } => {
                let (name, _) = words.game(game.info().id);
                let args = [("option", (*option).into()), ("game", name.into())];
                words.text("data-not-of-this-game", &args)
            }
            DataProblem::NotThere { option, given, names } => {
                let args = [("option", (*option).into()), ("found", given.as_str().into())];
                words.text("data-not-there", &[&args[..], &[("expected", names.join(", ").into())]].concat())
            }
            DataProblem::Wrong { file, error } => words.data_error(file, error),
        }
    }
}

/// The content of the files: the options of a setup, and the names of things, by id.
#[derive(Clone, Debug, Default)]
pub(crate) struct Given {
    pub(crate) options: Vec<(&'static str, String)>,
    titles: Titles,
}

impl Given {
    /// Words that know what the file calls things.
    pub(crate) fn named_in(&self, words: Words) -> Words {
        let french = words.language() == Language::Fr;
        let named = self.titles.iter().map(|(id, title)| {
            let name = if french { &title.fr } else { &title.en };
            (id.clone(), name.clone())
        });
        words.with_titles(named)
    }

    /// Whether a file calls things something.
    pub(crate) fn has_titles(&self) -> bool {
        !self.titles.is_empty()
    }

    /// Reads what was given for an option of the game: a name, or a file.
    pub(crate) fn read(&mut self, option: &'static str, given: &str, game: GameId) -> anyhow::Result<()> {
        let value = self.value(option, given, game)?;
        self.options.push((option, value));
        Ok(())
    }

    fn value(&mut self, option: &'static str, given: &str, game: GameId) -> anyhow::Result<String> {
        let Some(kind) = game.row().data_files.iter().find(|kind| kind.option == option) else {
            return Err(DataProblem::NotOfThisGame { option, game }.into());
        };
        if kind.names.contains(&given) {
            return Ok(given.to_owned());
        }
        if !Path::new(given).exists() {
            let names = kind.names.to_vec();
            return Err(DataProblem::NotThere { option, given: given.to_owned(), names }.into());
        }
        let not_text = |_| io::Error::from(io::ErrorKind::InvalidData);
        let text = String::from_utf8(document::read(Path::new(given))?).map_err(not_text);
        let text = text.with_context(|| given.to_owned())?;
        let read = (kind.read)(&text);
        let (value, titles) = read.map_err(|error| DataProblem::Wrong { file: given.to_owned(), error })?;
        self.titles.extend(titles);
        Ok(value)
    }
}
