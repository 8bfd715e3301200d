//! The pages of the grimoire (LA-C5): data, not rules. A deck is a TOML file or one word of a setup.

use std::fmt;
use std::sync::LazyLock;

use crate::cards::{Page, counted};
use crate::cells::Arrow;
use dedale_core::data::{DataError, DataErrorKind, Entry};

/// The 24 pages a grimoire is made of, in the order of [`Page`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deck([Page; Deck::PAGES]);

/// A deck that comes with the program.
struct Shipped {
    name: &'static str,
    file: &'static str,
    deck: LazyLock<Deck>,
}

const DECK_12_8_4: &str = include_str!("../data/decks/12-8-4.toml");
const DECK_12_6_6: &str = include_str!("../data/decks/12-6-6.toml");
const DECK_8_8_8: &str = include_str!("../data/decks/8-8-8.toml");

static SHIPPED: [Shipped; 3] = [
    Shipped { name: "12-8-4", file: DECK_12_8_4, deck: LazyLock::new(|| shipped(DECK_12_8_4)) },
    Shipped { name: "12-6-6", file: DECK_12_6_6, deck: LazyLock::new(|| shipped(DECK_12_6_6)) },
    Shipped { name: "8-8-8", file: DECK_8_8_8, deck: LazyLock::new(|| shipped(DECK_8_8_8)) },
];

fn shipped(file: &str) -> Deck {
    Deck::from_toml(file).expect("the decks in the program are tested")
}

impl Deck {
    /// LA-C5: how many pages a deck has.
    pub const PAGES: usize = 24;

    /// The names of the decks that come with the program.
    pub const NAMES: &'static [&'static str] = &["12-8-4", "12-6-6", "8-8-8"];

    /// The one of that name.
    pub fn named(name: &str) -> Option<Deck> {
        SHIPPED.iter().find(|shipped| shipped.name == name).map(|shipped| *shipped.deck)
    }

    /// The file of the one of that name: what to start from for a deck of one's own.
    pub fn toml(name: &str) -> Option<&'static str> {
        SHIPPED.iter().find(|shipped| shipped.name == name).map(|shipped| shipped.file)
    }

    /// Its name, if it comes with the program.
    pub fn name(&self) -> Option<&'static str> {
        SHIPPED.iter().find(|shipped| *shipped.deck == *self).map(|shipped| shipped.name)
    }

    /// The pages.
    #[inline]
    pub fn pages(&self) -> &[Page; Deck::PAGES] {
        &self.0
    }

    /// The deck these entries describe.
    pub(crate) fn build(pages: impl IntoIterator<Item = (Entry, Page, usize)>) -> Result<Deck, DataError> {
        let mut deck: Vec<Page> = Vec::new();
        for (entry, page, copies) in pages {
            if copies == 0 || copies > Deck::PAGES {
                return Err(entry.error(DataErrorKind::Count, "count", copies, format!("1–{}", Deck::PAGES)));
            }
            if deck.contains(&page) {
                return Err(entry.error(DataErrorKind::Duplicate, "", page.short(), "count = 2"));
            }
            deck.extend(std::iter::repeat_n(page, copies));
        }
        deck.sort_unstable();
        let count = deck.len();
        let pages = deck.try_into();
        pages
            .map(Deck)
            .map_err(|_| Entry::whole("page").error(DataErrorKind::Count, "count", count, Deck::PAGES))
    }

    /// Reads what its `Display` writes.
    pub fn from_text(text: &str) -> Result<Deck, DataError> {
        let mut pages = Vec::new();
        for (place, word) in text.split(',').enumerate() {
            let entry = Entry::whole(&format!("page[{place}]"));
            let (short, copies) = word.split_once('*').unwrap_or((word, "1"));
            let unknown = || {
                entry.error(DataErrorKind::Unknown, "", word, "N1, N1*2, 13+19, 17+sun or red:yellow+blue")
            };
            let page = Page::from_short(short).ok_or_else(unknown)?;
            let copies = counted(copies).ok_or_else(unknown)?;
            if pages.iter().any(|(_, other, _)| *other == page) {
                return Err(entry.error(DataErrorKind::Duplicate, "", short, format!("{short}*2")));
            }
            pages.push((entry, page, copies));
        }
        Deck::build(pages)
    }
}

/// One word: `N1,N3,13+19,red:yellow+blue`; `N1*2` is a page that is there twice.
impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, alike) in self.0.chunk_by(|one, other| one == other).enumerate() {
            f.write_str(if at == 0 { "" } else { "," })?;
            f.write_str(&alike[0].short())?;
            if alike.len() > 1 {
                write!(f, "*{}", alike.len())?;
            }
        }
        Ok(())
    }
}

const _: () = assert!(Arrow::COUNT <= Deck::PAGES);

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(name: &str, wanted: fn(&Page) -> bool) -> Vec<String> {
        let deck = Deck::named(name).expect("it is shipped");
        deck.pages().iter().filter(|page| wanted(page)).map(|page| page.short()).collect()
    }

    fn sorted(words: &str) -> Vec<String> {
        let mut pages: Vec<_> =
            words.split_whitespace().map(|word| Page::from_short(word).expect(word)).collect();
        pages.sort_unstable();
        pages.into_iter().map(Page::short).collect()
    }

    const PUSH: fn(&Page) -> bool = |page| matches!(page, Page::Push { .. });
    const FLIP: fn(&Page) -> bool = |page| matches!(page, Page::Flip { .. });
    const MEETING: fn(&Page) -> bool = |page| matches!(page, Page::Meeting { .. });

    #[test]
    fn la_c5_deck_12_8_4_has_12_pushes_8_flips_and_4_meetings() {
        assert_eq!(texts("12-8-4", PUSH), Arrow::all().map(|arrow| arrow.to_string()).collect::<Vec<_>>());
        assert_eq!(texts("12-8-4", FLIP), sorted("13+19 14+20 15+21 16+22 17+sun 18+moon 23+star 24+comet"));
        let meetings = "red:yellow+blue yellow:blue+green blue:green+red green:red+yellow";
        assert_eq!(texts("12-8-4", MEETING), sorted(meetings));
    }

    #[test]
    fn la_c5_deck_12_6_6_has_12_pushes_6_flips_and_6_meetings() {
        assert_eq!(texts("12-6-6", PUSH), texts("12-8-4", PUSH));
        assert_eq!(texts("12-6-6", FLIP), sorted("13+19 14+20 15+21 16+22 17+23 18+24"));
        let meetings = "red:yellow+blue yellow:blue+green blue:green+red green:red+yellow \
                        yellow:red+blue blue:yellow+green";
        assert_eq!(texts("12-6-6", MEETING), sorted(meetings));
    }

    #[test]
    fn la_c5_deck_8_8_8_has_8_of_each() {
        assert_eq!(texts("8-8-8", PUSH), sorted("N1 N5 E1 E5 S1 S5 W1 W5"));
        assert_eq!(texts("8-8-8", FLIP), texts("12-8-4", FLIP));
        let meetings = "red:yellow+blue yellow:blue+green blue:green+red green:red+yellow \
                        red:yellow+green yellow:blue+red blue:green+yellow green:red+blue";
        assert_eq!(texts("8-8-8", MEETING), sorted(meetings));
    }

    #[test]
    fn a_deck_reads_what_it_writes() {
        for name in Deck::NAMES {
            let deck = Deck::named(name).expect("it is shipped");
            assert_eq!(deck.name(), Some(*name));
            assert_eq!(Deck::from_text(&deck.to_string()), Ok(deck));
        }
        let doubled = Deck::named("12-8-4").expect("it is shipped").to_string().replacen("N1,N3", "N1*2", 1);
        let deck = Deck::from_text(&doubled).expect("a page may be there twice");
        assert_eq!(deck.to_string(), doubled);
        assert_eq!(deck.name(), None);
    }
}
