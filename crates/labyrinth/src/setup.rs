//! The choices made before a game.

use std::borrow::Cow;

use dedale_core::data::DataError;
use dedale_core::names::{Named, named_enum};
use dedale_core::setup::{OptionValue, ValueError};
use dedale_core::{Few, Seat, SetupError};

use crate::cards::{Colour, Page, Spell, counted};
use crate::colours::{ColourOfSeat, Colours};
use crate::deck::Deck;
use crate::layout::Layout;

named_enum! {
    /// How many play.
    pub(crate) enum Players("players") {
        /// Two.
        Two = "2",
        /// Three.
        Three = "3",
        /// Four.
        Four = "4",
    }
}

named_enum! {
    /// Who reads the first page.
    pub(crate) enum First("first") {
        /// Seat 1.
        One = "1",
        /// Seat 2.
        Two = "2",
        /// Seat 3.
        Three = "3",
        /// Seat 4.
        Four = "4",
    }
}

named_enum! {
    /// LA-L1 to LA-L3.
    pub enum Level("level") {
        /// Push and Rotation for everybody.
        Discovery = "discovery",
        /// One of five spells for each, besides Push.
        Standard = "standard",
        /// The same, and treasures in order.
        Expert = "expert",
    }
}

/// LA-S4: how the second spells are shared out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spells {
    /// Drawn at random.
    Drawn,
    /// Chosen in turn.
    Chosen,
    /// Agreed on before the game, from seat 1 on; the places behind the last player are empty.
    Agreed([Option<Spell>; 4]),
}

impl OptionValue for Spells {
    const NAMES: &'static [&'static str] = &["drawn", "chosen"];
    const OWN: Option<&'static str> = Some(
        "^(rotation|permutation|crossing|teleport|escape)(,(rotation|permutation|crossing|teleport|escape)){1,3}$",
    );

    /// Its name, or `rotation,crossing`.
    fn write(&self) -> Cow<'static, str> {
        match self {
            Spells::Drawn => "drawn".into(),
            Spells::Chosen => "chosen".into(),
            Spells::Agreed(spells) => {
                spells.iter().flatten().map(|spell| spell.name()).collect::<Vec<_>>().join(",").into()
            }
        }
    }

    fn read(text: &str) -> Result<Spells, ValueError> {
        match text {
            "drawn" => Ok(Spells::Drawn),
            "chosen" => Ok(Spells::Chosen),
            _ => one_each(text, "spells", &Spell::SECOND).map(Spells::Agreed),
        }
    }
}

/// A list with one of these for each player, none twice, from seat 1 on; what is no list is a name nobody knows.
pub(crate) fn one_each<T: Named + PartialEq>(
    text: &str,
    option: &str,
    those: &[T],
) -> Result<[Option<T>; 4], ValueError> {
    if !text.contains(',') {
        return Err(ValueError::Unknown);
    }
    let mut list = [None; 4];
    for (seat, name) in text.split(',').enumerate() {
        let wrong = |found: String, expected: String| {
            Err(ValueError::Wrong { entry: format!("{option}[{seat}]"), found, expected })
        };
        let Some(one) = T::from_name(name).filter(|one| those.contains(one)) else {
            let names: Vec<_> = those.iter().map(|one| one.name()).collect();
            return wrong(name.to_owned(), names.join(", "));
        };
        if list.contains(&Some(one)) {
            return wrong(format!("2 × {name}"), "1 ×".to_owned());
        }
        match list.get_mut(seat) {
            Some(place) => *place = Some(one),
            None => return wrong((seat + 1).to_string(), "≤ 4".to_owned()),
        }
    }
    Ok(list)
}

/// LA-C5: how many pages of the deck the grimoire has, and so how many turns there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pages(u8);

impl Pages {
    /// The fewest.
    pub const LEAST: u8 = 12;

    /// How many.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0
    }
}

impl OptionValue for Pages {
    const NAMES: &'static [&'static str] = &["24", "18", "15"];
    const OWN: Option<&'static str> = Some("^(1[2-9]|2[0-4])$");

    fn write(&self) -> Cow<'static, str> {
        match Pages::NAMES.iter().find(|name| name.parse() == Ok(self.0)) {
            Some(name) => Cow::Borrowed(name),
            None => self.0.to_string().into(),
        }
    }

    fn read(text: &str) -> Result<Pages, ValueError> {
        let count = counted(text).ok_or(ValueError::Unknown)?;
        let most = Deck::PAGES as u8;
        let pages = u8::try_from(count).ok().filter(|count| (Pages::LEAST..=most).contains(count));
        pages.map(Pages).ok_or_else(|| ValueError::Wrong {
            entry: "pages".to_owned(),
            found: text.to_owned(),
            expected: format!("{}–{most}", Pages::LEAST),
        })
    }
}

named_enum! {
    /// LA-M5: when a player may collect for another.
    pub enum Help("help") {
        /// With no cards before him.
        OwnBoardEmpty = "own-board-empty",
        /// With no cards to draw any more.
        DeckEmpty = "deck-empty",
    }
}

named_enum! {
    /// LA-H1: who remembers what lies under a face-down tile.
    pub enum Memory("memory") {
        /// The players.
        Players = "players",
        /// The table shows it.
        Aid = "aid",
    }
}

impl OptionValue for Layout {
    const NAMES: &'static [&'static str] = Layout::NAMES;
    const OWN: Option<&'static str> = Some("^[0-9a-z@.,;:ILT]+$");

    fn write(&self) -> Cow<'static, str> {
        self.name().map_or_else(|| self.to_string().into(), Cow::from)
    }

    fn read(text: &str) -> Result<Layout, ValueError> {
        Layout::named(text).map_or_else(|| own(text, Layout::from_text), Ok)
    }
}

impl OptionValue for Deck {
    const NAMES: &'static [&'static str] = Deck::NAMES;
    const OWN: Option<&'static str> = Some("^[0-9a-z+*,:NESW]+$");

    fn write(&self) -> Cow<'static, str> {
        self.name().map_or_else(|| self.to_string().into(), Cow::from)
    }

    fn read(text: &str) -> Result<Deck, ValueError> {
        Deck::named(text).map_or_else(|| own(text, Deck::from_text), Ok)
    }
}

/// A layout or deck of a group's own: what is no list, nor a page so many times, is a name nobody knows.
fn own<T>(text: &str, read: impl Fn(&str) -> Result<T, DataError>) -> Result<T, ValueError> {
    if !text.contains([',', '*']) {
        return Err(ValueError::Unknown);
    }
    read(text).map_err(|DataError { entry, field, found, expected, .. }| {
        let entry = if field.is_empty() { entry } else { format!("{entry}.{field}") };
        ValueError::Wrong { entry, found, expected }
    })
}

dedale_core::setup! {
    /// The choices made before a game. Only playable ones exist.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Setup {
        /// How many play.
        "players" => players: Players = "2", "LA-S3";
        /// Who reads the first page.
        "first" => first: First = "1", "LA-S3", players |&first| first as usize + 1;
        /// Who plays which pawn.
        pub "colours" => colours: Colours = "by-seat", "LA-C7";
        /// The level.
        pub "level" => level: Level = "discovery", "LA-L1";
        /// How the second spells are shared out.
        pub "spells" => spells: Spells = "drawn", "LA-S4";
        /// When a player may collect for another.
        pub "help" => help: Help = "own-board-empty", "LA-M5";
        /// Who remembers what lies under a face-down tile.
        pub "memory" => memory: Memory = "players", "LA-H1";
        /// What is drawn on which tile.
        "layout" => layout: Layout = "classic", "LA-C4";
        /// The pages there are.
        "deck" => deck: Deck = "12-8-4", "LA-C5";
        /// How many of them the grimoire has.
        "pages" => pages: Pages = "24", "LA-C5";
    }

    fn seats(&self) -> usize {
        self.count()
    }

    fn check(&self) -> Result<(), SetupError> {
        self.check_colours()?;
        self.check_spells()?;
        self.check_deck()
    }
}

impl Setup {
    /// Every number of players, level, way to share out spells, layout and deck that come with the program.
    pub fn all() -> impl Iterator<Item = Setup> {
        let levels = [
            (Level::Discovery, Spells::Drawn),
            (Level::Standard, Spells::Drawn),
            (Level::Standard, Spells::Chosen),
            (Level::Expert, Spells::Drawn),
            (Level::Expert, Spells::Chosen),
        ];
        Players::ALL.iter().flat_map(move |&players| {
            levels.into_iter().flat_map(move |(level, spells)| {
                let layouts = Layout::NAMES.iter().filter_map(|name| Layout::named(name));
                layouts.flat_map(move |layout| {
                    let decks = Deck::NAMES.iter().filter_map(|name| Deck::named(name));
                    decks.map(move |deck| Setup { players, level, spells, layout, deck, ..Setup::default() })
                })
            })
        })
    }

    /// What is drawn on which tile.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The pages there are.
    #[inline]
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// LA-C5: how many of them the grimoire has: as many as there are turns.
    #[inline]
    pub fn turns(&self) -> u8 {
        self.pages.count()
    }

    /// How many play.
    #[inline]
    pub(crate) fn count(&self) -> usize {
        self.players as usize + 2
    }

    /// LA-C7: the pawn of each seat, unless they are drawn.
    pub(crate) fn colours_said(&self) -> Option<ColourOfSeat> {
        match self.colours {
            Colours::BySeat => Some(ColourOfSeat::new(&[])),
            Colours::Drawn => None,
            Colours::Chosen(colours) => {
                let colours: Few<Colour, 4> = colours.into_iter().flatten().collect();
                Some(ColourOfSeat::new(&colours))
            }
        }
    }

    /// Who reads the first page.
    pub(crate) fn first(&self) -> Seat {
        Seat::new(self.first as usize)
    }

    /// LA-C7: as many pawns are chosen as there are players.
    fn check_colours(&self) -> Result<(), SetupError> {
        let Colours::Chosen(colours) = self.colours else { return Ok(()) };
        let count = colours.iter().flatten().count();
        if count == self.count() {
            return Ok(());
        }
        let value = self.colours.write();
        match self.players {
            Players::Three if self.colours == Colours::OPPOSITE => {
                Err(SetupError::Conflict { option: "colours", value, with: "players=3" })
            }
            Players::Four if self.colours == Colours::OPPOSITE => {
                Err(SetupError::Conflict { option: "colours", value, with: "players=4" })
            }
            _ => Err(SetupError::BadValue {
                option: "colours",
                entry: value.into_owned(),
                found: count.to_string(),
                expected: self.count().to_string(),
            }),
        }
    }

    /// LA-S4: spells are shared out above the first level; those agreed on are as many as the players.
    fn check_spells(&self) -> Result<(), SetupError> {
        if self.level == Level::Discovery && self.spells != Spells::Drawn {
            let value = self.spells.write();
            return Err(SetupError::Conflict { option: "spells", value, with: "level=discovery" });
        }
        if let Spells::Agreed(spells) = self.spells {
            let count = spells.iter().flatten().count();
            if count != self.count() {
                return Err(SetupError::BadValue {
                    option: "spells",
                    entry: self.spells.write().into_owned(),
                    found: count.to_string(),
                    expected: self.count().to_string(),
                });
            }
        }
        Ok(())
    }

    /// Pages flip what is drawn on some tile.
    fn check_deck(&self) -> Result<(), SetupError> {
        for (place, page) in self.deck.pages().iter().enumerate() {
            let Page::Flip { one, other } = *page else { continue };
            if let Some(thing) = [one, other].into_iter().find(|&thing| !self.layout.uses(thing)) {
                return Err(SetupError::BadValue {
                    option: "deck",
                    entry: format!("page[{place}]"),
                    found: thing.to_string(),
                    expected: "a treasure or symbol of the layout".to_owned(),
                });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use dedale_core::Setup as _;

    use super::*;

    #[test]
    fn every_setup_reads_what_it_writes() {
        assert_eq!(Setup::all().count(), 90);
        for setup in Setup::all() {
            assert_eq!(Setup::from_text(&setup.text()), Ok(setup));
        }
    }

    #[test]
    fn the_defaults_are_those_of_the_option_table() {
        for spec in Setup::OPTIONS {
            assert_eq!(Setup::default().get(spec.id), spec.default);
            assert!(spec.values.contains(&spec.default));
        }
    }

    #[test]
    fn what_cannot_be_played_together_is_refused() {
        for text in ["players=2 first=3", "players=3 first=4", "level=discovery spells=chosen"] {
            assert_eq!(Setup::from_text(text).expect_err(text).code(), "setup-conflict", "{text}");
        }
        assert!(Setup::from_text("players=4 first=4 level=expert spells=chosen").is_ok());
    }

    #[test]
    fn la_s4_spells_may_be_agreed_on_before_the_game() {
        let text = "players=3 level=standard spells=escape,rotation,teleport";
        let setup = Setup::from_text(text).expect("three different spells for three");
        assert_eq!(setup.text(), text);
        for (wrong, entry) in [
            ("players=3 level=standard spells=escape,rotation", "escape,rotation"),
            ("players=2 level=standard spells=escape,escape", "spells[1]"),
            ("players=2 level=standard spells=escape,push", "spells[1]"),
            ("players=4 level=standard spells=rotation,permutation,crossing,teleport,escape", "spells[4]"),
        ] {
            match Setup::from_text(wrong).expect_err(wrong) {
                SetupError::BadValue { option: "spells", entry: found, .. } => assert_eq!(found, entry),
                other => panic!("{other:?}"),
            }
        }
        let alone = Setup::from_text("level=standard spells=escape").expect_err("one spell");
        assert_eq!(alone.code(), "setup-unknown-value");
        let early = Setup::from_text("spells=escape,rotation").expect_err("discovery");
        assert_eq!(early.code(), "setup-conflict");
    }

    #[test]
    fn a_group_s_own_layout_and_deck_are_part_of_the_setup() {
        let deck = Setup::default().deck().to_string().replacen("N1,N3", "N1*2", 1);
        let layout = Setup::default().layout().to_string().replacen("1@0.2,2@0.4", "2@0.2,1@0.4", 1);
        let setup = Setup::from_options([("deck", &*deck), ("layout", &*layout)]).expect("both are playable");
        assert_eq!((setup.get("deck"), setup.get("layout")), (deck.into(), layout.into()));
        assert_eq!(Setup::from_text(&setup.text()), Ok(setup));
    }

    #[test]
    fn a_wrong_entry_of_an_own_value_is_named() {
        let broken = |option: &str, from: &str, to: &str| {
            let text = Setup::default().deck().to_string();
            let text = if option == "deck" { text } else { Setup::default().layout().to_string() };
            Setup::from_options([(option, &*text.replacen(from, to, 1))]).expect_err(to)
        };
        let told = |error: SetupError| match error {
            SetupError::BadValue { option, entry, found, .. } => format!("{option} {entry}: {found}"),
            other => panic!("{other:?}"),
        };
        assert_eq!(told(broken("deck", "13+19", "13+99")), "deck page[12]: 13+99");
        assert_eq!(told(broken("deck", "N1,", "N1,N1,")), "deck page[1]: N1");
        assert_eq!(told(broken("deck", "N1,", "N1*0,")), "deck page[0]: N1*0");
        assert_eq!(told(broken("deck", "N1,", "N1*25,")), "deck page[0].count: 25");
        assert_eq!(told(broken("deck", "N1,", "")), "deck page.count: 23");
        assert_eq!(told(broken("layout", "1@0.2", "1@0.1")), "layout fixed[0].cell: 0.1");
        assert_eq!(told(broken("layout", "1@0.2", "1@0.0")), "layout fixed[0].cell: 0.0");
        assert_eq!(told(broken("layout", "1@0.2", "2@0.2")), "layout fixed[1].thing: elephant");
        assert_eq!(told(broken("layout", "1@0.2", "99@0.2")), "layout fixed[0]: 99@0.2");
        assert_eq!(told(broken("layout", "T:13", "T:99")), "layout loose[12]: 99");
        assert_eq!(told(broken("layout", "T:13", "X:13")), "layout loose: X");
        let no_sun = Setup::default().layout().to_string().replacen("sun,moon,x10", "moon,x11", 1);
        let no_sun = Setup::from_options([("layout", &*no_sun)]).expect_err("no sun");
        assert_eq!(told(no_sun), "deck page[16]: sun");
    }
}
