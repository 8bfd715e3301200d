//! What is drawn on which tile (LA-C4): data, not rules. A layout is a TOML file or one word of a setup.

use std::fmt;
use std::sync::LazyLock;

use crate::cards::{Thing, Treasure, counted};
use crate::cells::{Cell, CellSet};
use crate::tiles::{Shape, Tile};
use dedale_core::data::{DataError, DataErrorKind, Entry};

/// What is drawn on which tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// On the fixed tiles, in reading order.
    fixed: [Option<Thing>; 16],
    /// The loose tiles, in the order of [`Tile`].
    loose: [Tile; Layout::LOOSE],
}

/// A layout that comes with the program.
struct Shipped {
    name: &'static str,
    file: &'static str,
    layout: LazyLock<Layout>,
}

const CLASSIC: &str = include_str!("../data/layouts/classic.toml");
const ALL_LOOSE: &str = include_str!("../data/layouts/all-loose.toml");

static SHIPPED: [Shipped; 2] = [
    Shipped { name: "classic", file: CLASSIC, layout: LazyLock::new(|| shipped(CLASSIC)) },
    Shipped { name: "all-loose", file: ALL_LOOSE, layout: LazyLock::new(|| shipped(ALL_LOOSE)) },
];

fn shipped(file: &str) -> Layout {
    Layout::from_toml(file).expect("the layouts in the program are tested")
}

impl Layout {
    /// LA-C1: how many loose tiles there are, the spare included.
    pub const LOOSE: usize = 34;

    /// The names of the layouts that come with the program.
    pub const NAMES: &'static [&'static str] = &["classic", "all-loose"];

    /// The one of that name.
    pub fn named(name: &str) -> Option<Layout> {
        SHIPPED.iter().find(|shipped| shipped.name == name).map(|shipped| *shipped.layout)
    }

    /// The file of the one of that name: what to start from for a layout of one's own.
    pub fn toml(name: &str) -> Option<&'static str> {
        SHIPPED.iter().find(|shipped| shipped.name == name).map(|shipped| shipped.file)
    }

    /// Its name, if it comes with the program.
    pub fn name(&self) -> Option<&'static str> {
        SHIPPED.iter().find(|shipped| *shipped.layout == *self).map(|shipped| shipped.name)
    }

    /// What is drawn on a fixed tile.
    pub fn on_fixed(&self, cell: Cell) -> Option<Thing> {
        self.fixed[fixed_place(cell)?]
    }

    /// The loose tiles.
    pub fn loose(&self) -> &[Tile; Layout::LOOSE] {
        &self.loose
    }

    /// Whether it uses a thing at all.
    pub(crate) fn uses(&self, thing: Thing) -> bool {
        self.fixed.contains(&Some(thing)) || self.loose.iter().any(|tile| tile.thing() == Some(thing))
    }

    /// The layout these entries describe.
    pub(crate) fn build(
        fixed: impl IntoIterator<Item = (Entry, Cell, Thing)>,
        loose: impl IntoIterator<Item = (Entry, Tile, usize)>,
    ) -> Result<Layout, DataError> {
        let mut layout = Layout { fixed: [None; 16], loose: [Tile::default(); Layout::LOOSE] };
        let mut used: Vec<Thing> = Vec::new();
        let mut use_once = |entry: &Entry, thing: Thing| {
            if used.contains(&thing) {
                return Err(entry.error(DataErrorKind::Duplicate, "thing", thing, "1 ×"));
            }
            used.push(thing);
            Ok(())
        };
        for (entry, cell, thing) in fixed {
            if !cell.is_fixed() || CellSet::STARTS.contains(cell) {
                let expected = "a fixed cell that is no start square: row and column even";
                return Err(entry.error(DataErrorKind::Cell, "cell", cell, expected));
            }
            use_once(&entry, thing)?;
            let place = &mut layout.fixed[fixed_place(cell).expect("the cell is fixed")];
            if place.is_some() {
                return Err(entry.error(DataErrorKind::Duplicate, "cell", cell, "1 ×"));
            }
            *place = Some(thing);
        }
        let mut count = 0;
        for (entry, tile, copies) in loose {
            if copies == 0 || copies > Layout::LOOSE {
                return Err(entry.error(
                    DataErrorKind::Count,
                    "count",
                    copies,
                    format!("1–{}", Layout::LOOSE),
                ));
            }
            if let Some(thing) = tile.thing() {
                if copies > 1 {
                    return Err(entry.error(DataErrorKind::Duplicate, "count", copies, "1 ×"));
                }
                use_once(&entry, thing)?;
            }
            for _ in 0..copies {
                if let Some(place) = layout.loose.get_mut(count) {
                    *place = tile;
                }
                count += 1;
            }
        }
        if count != Layout::LOOSE {
            return Err(Entry::whole("loose").error(DataErrorKind::Count, "count", count, Layout::LOOSE));
        }
        let missing = Treasure::ALL.iter().find(|treasure| !used.contains(&treasure.thing()));
        if let Some(treasure) = missing {
            return Err(Entry::whole("loose").error(DataErrorKind::Missing, "thing", "—", treasure));
        }
        layout.loose.sort_unstable();
        Ok(layout)
    }

    /// Reads what its `Display` writes.
    pub fn from_text(text: &str) -> Result<Layout, DataError> {
        let unknown = |entry: &Entry, found: &str, expected: &str| {
            entry.error(DataErrorKind::Unknown, "", found, expected)
        };
        let (mut fixed, mut loose) = (Vec::new(), Vec::new());
        for part in text.split(';').filter(|part| !part.is_empty()) {
            let (shape, list) = part.split_once(':').unwrap_or(("", part));
            let shape = match shape {
                "" => None,
                "I" => Some(Shape::Straight),
                "L" => Some(Shape::Corner),
                "T" => Some(Shape::Junction),
                _ => return Err(unknown(&Entry::whole("loose"), shape, "I, L, T")),
            };
            for word in list.split(',') {
                match shape {
                    None => {
                        let entry = Entry::whole(&format!("fixed[{}]", fixed.len()));
                        let found = word.split_once('@').and_then(|(thing, cell)| {
                            Some((Cell::from_name(cell)?, Thing::from_short(thing)?))
                        });
                        let (cell, thing) = found.ok_or_else(|| unknown(&entry, word, "1@0.2"))?;
                        fixed.push((entry, cell, thing));
                    }
                    Some(shape) => {
                        let entry = Entry::whole(&format!("loose[{}]", loose.len()));
                        let plain = word.strip_prefix('x').and_then(counted);
                        let found = match (plain, Thing::from_short(word)) {
                            (Some(count), _) => Some((Tile::new(shape, None), count)),
                            (None, thing) => thing.map(|thing| (Tile::new(shape, Some(thing)), 1)),
                        };
                        let (tile, count) = found.ok_or_else(|| unknown(&entry, word, "13, sun or x10"))?;
                        loose.push((entry, tile, count));
                    }
                }
            }
        }
        Layout::build(fixed, loose)
    }
}

/// The place of a fixed cell among all fixed cells.
fn fixed_place(cell: Cell) -> Option<usize> {
    cell.is_fixed().then(|| cell.row() / 2 * 4 + cell.column() / 2)
}

/// One word: `1@0.2,2@0.4;I:x10,sun;L:…;T:…`.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fixed = CellSet::FIXED.iter().filter_map(|cell| Some((self.on_fixed(cell)?, cell)));
        let fixed: Vec<_> = fixed.map(|(thing, cell)| format!("{}@{cell}", thing.short())).collect();
        f.write_str(&fixed.join(","))?;
        for (letter, shape) in [("I", Shape::Straight), ("L", Shape::Corner), ("T", Shape::Junction)] {
            let tiles = self.loose.iter().filter(|tile| tile.shape() == shape);
            let plain = tiles.clone().filter(|tile| tile.thing().is_none()).count();
            let mut words: Vec<_> = tiles.filter_map(|tile| tile.thing()).map(Thing::short).collect();
            if plain > 0 {
                words.push(format!("x{plain}"));
            }
            if !words.is_empty() {
                write!(f, ";{letter}:{}", words.join(","))?;
            }
        }
        Ok(())
    }
}

const _: () = assert!(CellSet::LOOSE.len() as usize + 1 == Layout::LOOSE);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiles::fixed_openings;

    fn count(layout: &Layout, wanted: impl Fn(&Tile) -> bool) -> usize {
        layout.loose().iter().filter(|tile| wanted(tile)).count()
    }

    fn things(layout: &Layout, shape: Shape) -> Vec<String> {
        let tiles = layout.loose().iter().filter(|tile| tile.shape() == shape);
        tiles.filter_map(|tile| tile.thing()).map(Thing::short).collect()
    }

    #[test]
    fn la_c3_there_are_12_straights_16_corners_and_6_junctions() {
        for name in Layout::NAMES {
            let layout = Layout::named(name).expect("it is shipped");
            let of = |shape| count(&layout, |tile| tile.shape() == shape);
            assert_eq!((of(Shape::Straight), of(Shape::Corner), of(Shape::Junction)), (12, 16, 6), "{name}");
            assert_eq!(layout.name(), Some(*name));
        }
    }

    #[test]
    fn la_c4_classic_has_12_treasures_on_fixed_junctions_in_reading_order() {
        let layout = Layout::named("classic").expect("it is shipped");
        let junctions = CellSet::FIXED.iter().filter(|&cell| fixed_openings(cell).shape() == Shape::Junction);
        let on_them: Vec<_> = junctions.filter_map(|cell| layout.on_fixed(cell)).map(Thing::index).collect();
        assert_eq!(on_them, (0..12).collect::<Vec<_>>());
        assert_eq!(things(&layout, Shape::Junction), ["13", "14", "15", "16", "17", "18"]);
        assert_eq!(things(&layout, Shape::Corner), ["19", "20", "21", "22", "23", "24", "star", "comet"]);
        assert_eq!(things(&layout, Shape::Straight), ["sun", "moon"]);
    }

    #[test]
    fn la_c4_all_loose_has_every_treasure_on_a_loose_tile() {
        let layout = Layout::named("all-loose").expect("it is shipped");
        assert!(CellSet::FIXED.iter().all(|cell| layout.on_fixed(cell).is_none()));
        assert_eq!(things(&layout, Shape::Junction), ["1", "2", "3", "4", "5", "6"]);
        let corners: Vec<_> = (7..=22).map(|number| number.to_string()).collect();
        assert_eq!(things(&layout, Shape::Corner), corners);
        assert_eq!(things(&layout, Shape::Straight), ["23", "24", "sun", "moon", "star", "comet"]);
    }

    #[test]
    fn a_layout_reads_what_it_writes() {
        for name in Layout::NAMES {
            let layout = Layout::named(name).expect("it is shipped");
            let text = layout.to_string();
            assert!(!text.contains(char::is_whitespace), "{text}");
            assert_eq!(Layout::from_text(&text), Ok(layout), "{text}");
        }
    }
}
