//! Layouts and decks as TOML files, and what can be wrong with them.

use std::fmt;

use dedale_core::names::Named;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;

use crate::cards::{Colour, Page, Thing};
use crate::cells::{Arrow, Cell};
use crate::deck::Deck;
use crate::layout::Layout;
use crate::tiles::{Shape, Tile};

/// What is wrong with a layout or a deck: which entry, which field, why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{entry}{}{field}: found {found}, expected {expected}", if field.is_empty() || entry.is_empty() { "" } else { "." })]
pub struct DataError {
    /// What kind of mistake it is.
    pub kind: DataErrorKind,
    /// The line, from 1, if it was read from a file.
    pub line: Option<usize>,
    /// The entry: `loose[3]` in a file, the word itself in a setup.
    pub entry: String,
    /// Its field; empty if it is the entry itself.
    pub field: String,
    /// What stands there.
    pub found: String,
    /// What should.
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
    /// A wrong number of tiles or pages.
    Count,
    /// A treasure is not there.
    Missing,
    /// A cell where nothing can be fixed.
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

/// One entry of a layout or deck, for messages.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    line: Option<usize>,
    name: String,
}

impl Entry {
    /// Of no line in particular.
    pub(crate) fn whole(name: &str) -> Entry {
        Entry { line: None, name: name.to_owned() }
    }

    /// What is wrong with it.
    pub(crate) fn error(
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
    fn read<T: Named>(&self, field: &str, name: &str) -> Result<T, DataError> {
        let all = || T::all().map(Named::name).collect::<Vec<_>>().join(", ");
        T::from_name(name).ok_or_else(|| self.error(DataErrorKind::Unknown, field, name, all()))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LayoutFile {
    #[serde(default)]
    fixed: Vec<Spanned<FixedEntry>>,
    #[serde(default)]
    loose: Vec<Spanned<LooseEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FixedEntry {
    cell: String,
    thing: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LooseEntry {
    shape: String,
    thing: Option<String>,
    count: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckFile {
    #[serde(default)]
    page: Vec<Spanned<PageEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PageEntry {
    push: Option<String>,
    flip: Option<Vec<String>>,
    meeting: Option<MeetingEntry>,
    count: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MeetingEntry {
    at: String,
    pawns: Vec<String>,
}

impl Layout {
    /// Reads a layout file.
    pub fn from_toml(text: &str) -> Result<Layout, DataError> {
        let file: LayoutFile = parsed(text)?;
        let (mut fixed, mut loose) = (Vec::new(), Vec::new());
        for (entry, read) in entries("fixed", file.fixed, text) {
            let cell = Cell::from_name(&read.cell);
            let cell =
                cell.ok_or_else(|| entry.error(DataErrorKind::Unknown, "cell", &read.cell, "0.0–6.6"))?;
            let thing = entry.read("thing", &read.thing)?;
            fixed.push((entry, cell, thing));
        }
        for (entry, read) in entries("loose", file.loose, text) {
            let shape: Shape = entry.read("shape", &read.shape)?;
            let thing = read.thing.map(|name| entry.read("thing", &name)).transpose()?;
            loose.push((entry, Tile::new(shape, thing), read.count.unwrap_or(1)));
        }
        Layout::build(fixed, loose)
    }
}

impl Deck {
    /// Reads a deck file.
    pub fn from_toml(text: &str) -> Result<Deck, DataError> {
        let file: DeckFile = parsed(text)?;
        let mut pages = Vec::new();
        for (entry, read) in entries("page", file.page, text) {
            let page = page(&entry, &read)?;
            pages.push((entry, page, read.count.unwrap_or(1)));
        }
        Deck::build(pages)
    }
}

fn page(entry: &Entry, read: &PageEntry) -> Result<Page, DataError> {
    match read {
        PageEntry { push: Some(arrow), flip: None, meeting: None, .. } => {
            Ok(Page::Push { arrow: entry.read::<Arrow>("push", arrow)? })
        }
        PageEntry { push: None, flip: Some(names), meeting: None, .. } => {
            let [one, other] = two::<Thing>(entry, "flip", names)?;
            Ok(Page::flip(one, other))
        }
        PageEntry { push: None, flip: None, meeting: Some(meeting), .. } => {
            let at: Colour = entry.read("meeting.at", &meeting.at)?;
            let [one, other] = two(entry, "meeting.pawns", &meeting.pawns)?;
            Ok(Page::meeting(at, one, other))
        }
        _ => {
            let fields = [
                ("push", read.push.is_some()),
                ("flip", read.flip.is_some()),
                ("meeting", read.meeting.is_some()),
            ];
            let found: Vec<_> = fields.iter().filter(|(_, there)| *there).map(|(field, _)| *field).collect();
            let found = if found.is_empty() { "—".to_owned() } else { found.join(" + ") };
            Err(entry.error(DataErrorKind::Syntax, "", found, "push | flip | meeting"))
        }
    }
}

/// Two different names.
fn two<T: Named + PartialEq>(entry: &Entry, field: &str, names: &[String]) -> Result<[T; 2], DataError> {
    let [one, other] = names else {
        return Err(entry.error(DataErrorKind::Count, field, names.len(), 2));
    };
    let read: [T; 2] = [entry.read(field, one)?, entry.read(field, other)?];
    if read[0] == read[1] {
        return Err(entry.error(DataErrorKind::Duplicate, field, one, "1 ×"));
    }
    Ok(read)
}

fn parsed<T: DeserializeOwned>(text: &str) -> Result<T, DataError> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().map(|span| line_of(text, span.start));
        let entry = Entry { line, name: String::new() };
        entry.error(DataErrorKind::Syntax, "", error.message(), "TOML")
    })
}

fn line_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
}

fn entries<T>(list: &str, read: Vec<Spanned<T>>, text: &str) -> impl Iterator<Item = (Entry, T)> {
    read.into_iter().enumerate().map(move |(at, spanned)| {
        let line = Some(line_of(text, spanned.span().start));
        (Entry { line, name: format!("{list}[{at}]") }, spanned.into_inner())
    })
}
