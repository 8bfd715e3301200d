//! Layouts, decks and card sets: those that come with the program by name, or a group's own from a file.

use std::io;
use std::path::Path;

use anyhow::Context as _;
use dedale_core::data::DataError;
use dedale_games::GameId;
use dedale_labyrinth::{Deck, Layout};
use dedale_mondes::{CardFile, Cards, Title};
use dedale_words::{Language, Words};

use super::document;

/// What can be read from a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Data {
    Layout,
    Deck,
    Cards,
}

impl Data {
    /// The option of the setup it is.
    pub(crate) const fn option(self) -> &'static str {
        match self {
            Data::Layout => "layout",
            Data::Deck => "deck",
            Data::Cards => "cards",
        }
    }

    /// Those that come with the program.
    const fn names(self) -> &'static [&'static str] {
        match self {
            Data::Layout => Layout::NAMES,
            Data::Deck => Deck::NAMES,
            Data::Cards => Cards::NAMES,
        }
    }

    /// The file of one that comes with the program.
    pub(crate) fn shipped(self, name: &str) -> Result<&'static str, DataProblem> {
        let file = match self {
            Data::Layout => Layout::toml(name),
            Data::Deck => Deck::toml(name),
            Data::Cards => Cards::NAMES.contains(&name).then(Cards::standard_file),
        };
        file.ok_or_else(|| DataProblem::NotThere { kind: self, given: name.to_owned() })
    }
}

/// What can be wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum DataProblem {
    #[error("{game} has no {}", kind.option())]
    NotOfThisGame { kind: Data, game: GameId },
    #[error("no {} or file “{given}”", kind.option())]
    NotThere { kind: Data, given: String },
    #[error("{file}: {error}")]
    Wrong { file: String, error: DataError },
}

impl DataProblem {
    pub(crate) fn in_words(&self, words: &Words) -> String {
        match self {
            DataProblem::NotOfThisGame { kind, game } => {
                let (name, _) = words.game(game.info().id);
                let args = [("option", kind.option().into()), ("game", name.into())];
                words.text("data-not-of-this-game", &args)
            }
            DataProblem::NotThere { kind, given } => {
                let names = kind.names().join(", ");
                let args = [("option", kind.option().into()), ("found", given.as_str().into())];
                words.text("data-not-there", &[&args[..], &[("expected", names.into())]].concat())
            }
            DataProblem::Wrong { file, error } => words.data_error(file, error),
        }
    }
}

/// What was read: the options of a setup, and what a file calls things, by their ids.
#[derive(Clone, Debug, Default)]
pub(crate) struct Given {
    pub(crate) options: Vec<(&'static str, String)>,
    titles: Vec<(String, Title)>,
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
    pub(crate) fn read(&mut self, kind: Data, given: &str, game: GameId) -> anyhow::Result<()> {
        let value = self.value(kind, given, game)?;
        self.options.push((kind.option(), value));
        Ok(())
    }

    fn value(&mut self, kind: Data, given: &str, game: GameId) -> anyhow::Result<String> {
        if !game.info().options.iter().any(|spec| spec.id == kind.option()) {
            return Err(DataProblem::NotOfThisGame { kind, game }.into());
        }
        if kind.names().contains(&given) {
            return Ok(given.to_owned());
        }
        if !Path::new(given).exists() {
            return Err(DataProblem::NotThere { kind, given: given.to_owned() }.into());
        }
        let not_text = |_| io::Error::from(io::ErrorKind::InvalidData);
        let text = String::from_utf8(document::read(Path::new(given))?).map_err(not_text);
        let text = text.with_context(|| given.to_owned())?;
        let read = match kind {
            Data::Layout => Layout::from_toml(&text).map(|layout| layout.to_string()),
            Data::Deck => Deck::from_toml(&text).map(|deck| deck.to_string()),
            Data::Cards => CardFile::from_toml(&text).map(|CardFile { cards, titles }| {
                self.titles = titles;
                cards.name().map_or_else(|| cards.to_string(), str::to_owned)
            }),
        };
        Ok(read.map_err(|error| DataProblem::Wrong { file: given.to_owned(), error })?)
    }
}
