//! Data of a group's own, read from TOML files, and what can be wrong with it.

use std::fmt;

use serde::de::DeserializeOwned;
pub use toml::Spanned;

use crate::names::Named;

/// A mistake in a group's own file or notation: the entry, the field and the reason.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{entry}{}{field}: found {found}, expected {expected}", if field.is_empty() || entry.is_empty() { "" } else { "." })]
pub struct DataError {
    /// The kind of mistake.
    pub kind: DataErrorKind,
    /// The line, from 1, if it was read from a file.
    pub line: Option<usize>,
    /// The entry: `loose[3]` in a file, the word itself in a setup.
    pub entry: String,
    /// Its field; empty if it is the entry itself.
    pub field: String,
    /// The value found.
    pub found: String,
    /// The value expected.
    pub expected: String,
}

/// The kinds of mistakes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DataErrorKind {
    /// Not TOML, or a field that is not known or missing.
    Syntax,
    /// A name that is not known.
    Unknown,
    /// Something is there twice.
    Duplicate,
    /// A wrong number of things.
    Count,
    /// Something is not there.
    Missing,
    /// A place where it cannot be.
    Cell,
}

impl DataErrorKind {
    /// Every kind.
    pub const ALL: [DataErrorKind; 6] = [
        DataErrorKind::Syntax,
        DataErrorKind::Unknown,
        DataErrorKind::Duplicate,
        DataErrorKind::Count,
        DataErrorKind::Missing,
        DataErrorKind::Cell,
    ];

    /// The stable code.
    pub const fn code(self) -> &'static str {
        match self {
            DataErrorKind::Syntax => "data-syntax",
            DataErrorKind::Unknown => "data-unknown",
            DataErrorKind::Duplicate => "data-duplicate",
            DataErrorKind::Count => "data-count",
            DataErrorKind::Missing => "data-missing",
            DataErrorKind::Cell => "data-cell",
        }
    }
}

/// Data a group can write itself: a TOML file, or one word of a setup.
pub trait OwnData: Sized + PartialEq {
    /// The option of the setup it is the value of.
    const OPTION: &'static str;
    /// The names of those that come with the program.
    const NAMES: &'static [&'static str];

    /// The file of the one of that name.
    fn shipped(name: &str) -> Option<&'static str>;

    /// Reads a file, and the names it gives to ids.
    fn from_file(text: &str) -> Result<(Self, Titles), DataError>;

    /// Reads the word of a setup.
    fn from_word(word: &str) -> Result<Self, DataError>;

    /// The word [`from_word`](OwnData::from_word) reads.
    fn word(&self) -> String;

    /// The value of the option: the word, or a name.
    fn value(&self) -> String {
        self.word()
    }
}

/// For each id its French and English name, where a file gives them.
pub type Titles = Vec<(String, Title)>;

/// The name of a thing in each language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Title {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

/// A kind of [`OwnData`] as a value, so that games can list theirs.
#[derive(Clone, Copy, Debug)]
pub struct DataFile {
    /// The option of the setup it is the value of.
    pub option: &'static str,
    /// The names of those that come with the program.
    pub names: &'static [&'static str],
    /// The file of the one of that name.
    pub shipped: fn(&str) -> Option<&'static str>,
    /// The value of the option a file comes to, and the names the file gives to ids.
    pub read: fn(&str) -> Result<(String, Titles), DataError>,
    /// Whether everything that can be read from a text, as a file or as a word, is the same after it was written.
    pub is_kept: fn(&str) -> bool,
}

impl DataFile {
    /// That kind of data.
    pub const fn of<T: OwnData>() -> DataFile {
        DataFile {
            option: T::OPTION,
            names: T::NAMES,
            shipped: T::shipped,
            read: |text| T::from_file(text).map(|(data, titles)| (data.value(), titles)),
            is_kept: |text| {
                let read = [T::from_file(text).map(|(data, _)| data), T::from_word(text)];
                read.into_iter().flatten().all(|data| T::from_word(&data.word()) == Ok(data))
            },
        }
    }
}

/// One entry, for messages.
#[derive(Clone, Debug)]
pub struct Entry {
    line: Option<usize>,
    name: String,
}

impl Entry {
    /// Of no line in particular.
    pub fn whole(name: &str) -> Entry {
        Entry { line: None, name: name.to_owned() }
    }

    /// Its name: `world[2]`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// An error in it.
    pub fn error(
        &self,
        kind: DataErrorKind,
        field: &str,
        found: impl fmt::Display,
        expected: impl fmt::Display,
    ) -> DataError {
        DataError {
            kind,
            line: self.line,
            entry: self.name.clone(),
            field: field.to_owned(),
            found: found.to_string(),
            expected: expected.to_string(),
        }
    }

    /// The thing of that name.
    pub fn read<T: Named>(&self, field: &str, name: &str) -> Result<T, DataError> {
        let all = || T::all().map(Named::name).collect::<Vec<_>>().join(", ");
        T::from_name(name).ok_or_else(|| self.error(DataErrorKind::Unknown, field, name, all()))
    }
}

/// Reads a file; a mistake names its line.
pub fn parsed<T: DeserializeOwned>(text: &str) -> Result<T, DataError> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().map(|span| line_of(text, span.start));
        let entry = Entry { line, name: String::new() };
        entry.error(DataErrorKind::Syntax, "", error.message(), "TOML")
    })
}

fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
}

/// The entries of a list in a file, each with its place.
pub fn entries<T>(list: &str, read: Vec<Spanned<T>>, text: &str) -> impl Iterator<Item = (Entry, T)> {
    read.into_iter().enumerate().map(move |(at, spanned)| {
        let line = Some(line_of(text, spanned.span().start));
        (Entry { line, name: format!("{list}[{at}]") }, spanned.into_inner())
    })
}
