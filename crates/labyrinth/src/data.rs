//! Layouts and decks as TOML files.

use dedale_core::data::{
    DataError, DataErrorKind, DataFile, Entry, OwnData, Spanned, Titles, entries, parsed,
};
use dedale_core::names::Named;
use serde::Deserialize;

use crate::cards::{Colour, Page, Thing};
use crate::cells::{Arrow, Cell};
use crate::deck::Deck;
use crate::layout::Layout;
use crate::tiles::{Shape, Tile};

/// What a group can write itself.
pub const DATA_FILES: &[DataFile] = &[DataFile::of::<Layout>(), DataFile::of::<Deck>()];

macro_rules! own_data {
    ($data:ident, $option:literal) => {
        impl OwnData for $data {
            const OPTION: &'static str = $option;
            const NAMES: &'static [&'static str] = $data::NAMES;

            fn shipped(name: &str) -> Option<&'static str> {
                $data::toml(name)
            }

            fn from_file(text: &str) -> Result<($data, Titles), DataError> {
                Ok(($data::from_toml(text)?, Titles::new()))
            }

            fn from_word(word: &str) -> Result<$data, DataError> {
                $data::from_text(word)
            }

            fn word(&self) -> String {
                self.to_string()
            }
        }
    };
}

own_data!(Layout, "layout");
own_data!(Deck, "deck");

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
