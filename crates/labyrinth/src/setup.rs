//! The choices made before a game.

use std::borrow::Cow;

use dedale_core::data::DataError;
use dedale_core::names::{Named, named_enum};
use dedale_core::setup::{OptionValue, ValueError};
use dedale_core::{Seat, SetupError};

use crate::cards::{Page, Spell};
use crate::deck::Deck;
use crate::layout::Layout;

named_enum! {
    /// How many play.
    pub(crate) enum Players("players") {
        /// Red and yellow.
        Two = "2",
        /// And blue.
        Three = "3",
        /// And green.
        Four = "4",
    }
}

named_enum! {
    /// Who reads the first page.
    pub(crate) enum First("first") {
        /// Red.
        One = "1",
        /// Yellow.
        Two = "2",
        /// Blue.
        Three = "3",
        /// Green.
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
    const OWN: Option<&'static str> = Some("^[a-z]+(,[a-z]+){1,3}$");

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
            "drawn" => return Ok(Spells::Drawn),
            "chosen" => return Ok(Spells::Chosen),
            _ if !text.contains(',') => return Err(ValueError::Unknown),
            _ => {}
        }
        let wrong = |entry: &str, found: String, expected: String| {
            Err(ValueError::Wrong { entry: entry.to_owned(), found, expected })
        };
        let mut agreed = [None; 4];
        for (seat, name) in text.split(',').enumerate() {
            let Some(spell) = Spell::from_name(name).filter(|spell| Spell::SECOND.contains(spell)) else {
                let expected = Spell::SECOND.map(Named::name).join(", ");
                return wrong(name, name.to_owned(), expected);
            };
            if agreed.contains(&Some(spell)) {
                return wrong(name, format!("2 × {name}"), "1 ×".to_owned());
            }
            match agreed.get_mut(seat) {
                Some(place) => *place = Some(spell),
                None => return wrong(name, (seat + 1).to_string(), "≤ 4".to_owned()),
            }
        }
        Ok(Spells::Agreed(agreed))
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

/// A layout or deck of a group's own: what is no list is a name nobody knows.
fn own<T>(text: &str, read: impl Fn(&str) -> Result<T, DataError>) -> Result<T, ValueError> {
    if !text.contains(',') {
        return Err(ValueError::Unknown);
    }
    read(text).map_err(|DataError { entry, found, expected, .. }| ValueError::Wrong {
        entry,
        found,
        expected,
    })
}

dedale_core::setup! {
    /// The choices made before a game. Only playable ones exist.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Setup {
        /// How many play.
        "players" => players: Players = "2", "LA-S3";
        /// Who reads the first page.
        "first" => first: First = "1", "LA-T1", players |&first| first as usize + 1;
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
        /// The pages of the grimoire.
        "deck" => deck: Deck = "12-8-4", "LA-C5";
    }

    fn seats(&self) -> usize {
        self.count()
    }

    fn check(&self) -> Result<(), SetupError> {
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

    /// The pages of the grimoire.
    #[inline]
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// How many play.
    #[inline]
    pub(crate) fn count(&self) -> usize {
        self.players as usize + 2
    }

    /// Who reads the first page.
    pub(crate) fn first(&self) -> Seat {
        Seat::new(self.first as usize)
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
        for page in self.deck.pages() {
            let Page::Flip { one, other } = *page else { continue };
            if let Some(thing) = [one, other].into_iter().find(|&thing| !self.layout.uses(thing)) {
                return Err(SetupError::BadValue {
                    option: "deck",
                    entry: page.short(),
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
            ("players=2 level=standard spells=escape,escape", "escape"),
            ("players=2 level=standard spells=escape,push", "push"),
            ("players=4 level=standard spells=rotation,permutation,crossing,teleport,escape", "escape"),
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
        let entry = |error: SetupError| match error {
            SetupError::BadValue { option, entry, .. } => format!("{option} {entry}"),
            other => panic!("{other:?}"),
        };
        assert_eq!(entry(broken("deck", "13+19", "13+99")), "deck 13+99");
        assert_eq!(entry(broken("deck", "N1,", "N1,N1,")), "deck N1");
        assert_eq!(entry(broken("deck", "N1,", "")), "deck page");
        assert_eq!(entry(broken("layout", "1@0.2", "1@0.1")), "layout 1@0.1");
        assert_eq!(entry(broken("layout", "1@0.2", "1@0.0")), "layout 1@0.0");
        assert_eq!(entry(broken("layout", "1@0.2", "2@0.2")), "layout 2@0.4");
        let no_sun = Setup::default().layout().to_string().replacen("sun,moon,x10", "moon,x11", 1);
        assert_eq!(entry(Setup::from_options([("layout", &*no_sun)]).expect_err("no sun")), "deck 17+sun");
    }
}
