//! Layouts and decks as TOML files.

use dedale_core::data::{DataError, DataErrorKind, DataFile, Entry, Fields, OwnData, Titles};
use dedale_core::names::Named;

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

struct PageEntry {
    push: Option<String>,
    flip: Option<Vec<String>>,
    meeting: Option<MeetingEntry>,
    count: Option<usize>,
}

struct MeetingEntry {
    at: String,
    pawns: Vec<String>,
}

impl PageEntry {
    fn read(fields: &mut Fields<'_>) -> Result<PageEntry, DataError> {
        let meeting = |mut fields: Fields<'_>| {
            let pawns = fields.texts("pawns")?.ok_or_else(|| fields.missing("pawns"))?;
            Ok(MeetingEntry { at: fields.needed("at")?, pawns })
        };
        Ok(PageEntry {
            push: fields.text("push")?,
            flip: fields.texts("flip")?,
            meeting: fields.within("meeting", &["at", "pawns"])?.map(meeting).transpose()?,
            count: fields.number("count")?,
        })
    }
}

impl Layout {
    /// Reads a layout file.
    pub fn from_toml(text: &str) -> Result<Layout, DataError> {
        let mut file = Fields::of_file(text, &["fixed", "loose"])?;
        let fixed_entries = file.entries("fixed", &["cell", "thing"], |fields| {
            Ok((fields.needed("cell")?, fields.needed("thing")?))
        })?;
        let loose_entries = file.entries("loose", &["shape", "thing", "count"], |fields| {
            Ok((fields.needed("shape")?, fields.text("thing")?, fields.number("count")?))
        })?;
        let (mut fixed, mut loose) = (Vec::new(), Vec::new());
        for (entry, (cell, thing)) in fixed_entries {
            let unknown = || entry.error(DataErrorKind::Unknown, "cell", &cell, "0.0–6.6");
            let cell = Cell::from_name(&cell).ok_or_else(unknown)?;
            let thing = entry.read("thing", &thing)?;
            fixed.push((entry, cell, thing));
        }
        for (entry, (shape, thing, count)) in loose_entries {
            let shape: Shape = entry.read("shape", &shape)?;
            let thing = thing.map(|name| entry.read("thing", &name)).transpose()?;
            loose.push((entry, Tile::new(shape, thing), count.unwrap_or(1)));
        }
        Layout::build(fixed, loose)
    }
}

impl Deck {
    /// Reads a deck file.
    pub fn from_toml(text: &str) -> Result<Deck, DataError> {
        let known = ["push", "flip", "meeting", "count"];
        let entries = Fields::of_file(text, &["page"])?.entries("page", &known, PageEntry::read)?;
        let mut pages = Vec::new();
        for (entry, read) in entries {
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
