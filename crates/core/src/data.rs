//! Data of a group's own, read from TOML files, and what can be wrong with it.

use std::fmt;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

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

/// The fields of a file or of one of its entries, taken one by one. By hand: what serde would write for each kind of entry is
/// a tenth of a browser's module.
pub struct Fields<'a> {
    text: &'a str,
    /// Where they begin in the text.
    at: usize,
    /// Their entry's name; empty for the file.
    name: String,
    fields: DeTable<'a>,
}

impl<'a> Fields<'a> {
    /// Those of a file; a mistake names its line.
    pub fn of_file(text: &'a str, known: &[&str]) -> Result<Fields<'a>, DataError> {
        let table = DeTable::parse(text).map_err(|error| {
            let at = error.span().map(|span| span.start);
            syntax(text, at, error.message())
        })?;
        Fields { text, at: table.span().start, name: String::new(), fields: table.into_inner() }
            .checked(known)
    }

    fn of(
        text: &'a str,
        name: String,
        value: Spanned<DeValue<'a>>,
        known: &[&str],
    ) -> Result<Fields<'a>, DataError> {
        let at = value.span().start;
        match value.into_inner() {
            DeValue::Table(fields) => Fields { text, at, name, fields }.checked(known),
            other => Err(wrong(text, at, &other, "a table")),
        }
    }

    fn checked(self, known: &[&str]) -> Result<Fields<'a>, DataError> {
        match self.fields.keys().find(|field| !known.contains(&field.get_ref().as_ref())) {
            None => Ok(self),
            Some(field) => {
                let names: Vec<_> = known.iter().map(|name| format!("`{name}`")).collect();
                let message =
                    format!("unknown field `{}`, expected one of {}", field.get_ref(), names.join(", "));
                Err(syntax(self.text, Some(field.span().start), &message))
            }
        }
    }

    /// A text, if it is there.
    pub fn text(&mut self, field: &str) -> Result<Option<String>, DataError> {
        self.fields.remove(field).map(|value| text_of(self.text, value)).transpose()
    }

    /// A text that must be there.
    pub fn needed(&mut self, field: &str) -> Result<String, DataError> {
        self.text(field)?.ok_or_else(|| self.missing(field))
    }

    /// A list of texts, if it is there.
    pub fn texts(&mut self, field: &str) -> Result<Option<Vec<String>>, DataError> {
        let Some(list) = self.list(field)? else { return Ok(None) };
        list.into_iter().map(|value| text_of(self.text, value)).collect::<Result<_, _>>().map(Some)
    }

    /// A number, if it is there.
    pub fn number(&mut self, field: &str) -> Result<Option<usize>, DataError> {
        let Some(value) = self.fields.remove(field) else { return Ok(None) };
        let number = match value.get_ref() {
            DeValue::Integer(number) => usize::from_str_radix(number.as_str(), number.radix()).ok(),
            _ => None,
        };
        let at = value.span().start;
        number.map(Some).ok_or_else(|| wrong(self.text, at, value.get_ref(), "a number"))
    }

    /// Fields of their own, if they are there.
    pub fn within(&mut self, field: &str, known: &[&str]) -> Result<Option<Fields<'a>>, DataError> {
        let Some(value) = self.fields.remove(field) else { return Ok(None) };
        Fields::of(self.text, self.named(field), value, known).map(Some)
    }

    /// The entries of a list, each with its place; none if it is not there.
    pub fn entries<T>(
        &mut self,
        list: &str,
        known: &[&str],
        read: impl Fn(&mut Fields<'a>) -> Result<T, DataError>,
    ) -> Result<Vec<(Entry, T)>, DataError> {
        let name = self.named(list);
        let entry = |(number, value): (usize, Spanned<DeValue<'a>>)| {
            let mut fields = Fields::of(self.text, format!("{name}[{number}]"), value, known)?;
            let entry = Entry { line: Some(line_of(self.text, fields.at)), name: fields.name.clone() };
            Ok((entry, read(&mut fields)?))
        };
        self.list(list)?.unwrap_or_default().into_iter().enumerate().map(entry).collect()
    }

    /// The error that a field is not there.
    pub fn missing(&self, field: &str) -> DataError {
        syntax(self.text, Some(self.at), &format!("missing field `{field}`"))
    }

    fn list(&mut self, field: &str) -> Result<Option<Vec<Spanned<DeValue<'a>>>>, DataError> {
        let Some(value) = self.fields.remove(field) else { return Ok(None) };
        let at = value.span().start;
        match value.into_inner() {
            DeValue::Array(list) => Ok(Some(list.into_iter().collect())),
            other => Err(wrong(self.text, at, &other, "a list")),
        }
    }

    fn named(&self, field: &str) -> String {
        if self.name.is_empty() { field.to_owned() } else { format!("{}.{field}", self.name) }
    }
}

fn text_of(file: &str, value: Spanned<DeValue<'_>>) -> Result<String, DataError> {
    let at = value.span().start;
    match value.into_inner() {
        DeValue::String(text) => Ok(text.into_owned()),
        other => Err(wrong(file, at, &other, "a text")),
    }
}

fn wrong(file: &str, at: usize, found: &DeValue<'_>, expected: &str) -> DataError {
    let found = match found {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) | DeValue::Float(_) => "a number",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a time",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    };
    syntax(file, Some(at), &format!("{found} instead of {expected}"))
}

fn syntax(file: &str, at: Option<usize>, message: &str) -> DataError {
    let entry = Entry { line: at.map(|at| line_of(file, at)), name: String::new() };
    entry.error(DataErrorKind::Syntax, "", message, "TOML")
}

fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
}
