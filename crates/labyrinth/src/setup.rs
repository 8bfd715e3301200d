//! The choices made before a game.

use std::borrow::Cow;

use dedale_core::names::{Named, named_enum};
use dedale_core::{OptionSpec, Seat, SetupError, setup};

use crate::cards::{Page, Spell};
use crate::deck::Deck;
use crate::layout::Layout;
use dedale_core::data::DataError;

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

impl Spells {
    /// Those that have names.
    const NAMES: &'static [&'static str] = &["drawn", "chosen"];

    /// By its name, or `rotation,crossing`.
    fn from_text(text: &str) -> Result<Spells, SetupError> {
        match text {
            "drawn" => return Ok(Spells::Drawn),
            "chosen" => return Ok(Spells::Chosen),
            _ if !text.contains(',') => return Err(SetupError::unknown_value::<Setup>("spells", text)),
            _ => {}
        }
        let bad = |entry: &str, found: String, expected: String| {
            Err(SetupError::BadValue { option: "spells", entry: entry.to_owned(), found, expected })
        };
        let mut agreed = [None; 4];
        for (seat, name) in text.split(',').enumerate() {
            let Some(spell) = Spell::from_name(name).filter(|spell| Spell::SECOND.contains(spell)) else {
                let expected = Spell::SECOND.map(Named::name).join(", ");
                return bad(name, name.to_owned(), expected);
            };
            if agreed.contains(&Some(spell)) {
                return bad(name, format!("2 × {name}"), "1 ×".to_owned());
            }
            match agreed.get_mut(seat) {
                Some(place) => *place = Some(spell),
                None => return bad(name, (seat + 1).to_string(), "≤ 4".to_owned()),
            }
        }
        Ok(Spells::Agreed(agreed))
    }

    fn text(self) -> Cow<'static, str> {
        match self {
            Spells::Drawn => "drawn".into(),
            Spells::Chosen => "chosen".into(),
            Spells::Agreed(spells) => {
                spells.into_iter().flatten().map(Named::name).collect::<Vec<_>>().join(",").into()
            }
        }
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

/// The choices made before a game. Only playable ones exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    players: Players,
    first: First,
    level: Level,
    spells: Spells,
    help: Help,
    memory: Memory,
    layout: Layout,
    deck: Deck,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            players: Players::Two,
            first: First::One,
            level: Level::Discovery,
            spells: Spells::Drawn,
            help: Help::OwnBoardEmpty,
            memory: Memory::Players,
            layout: Layout::named("classic").expect("it comes with the program"),
            deck: Deck::named("12-8-4").expect("it comes with the program"),
        }
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

    /// The level.
    #[inline]
    pub fn level(&self) -> Level {
        self.level
    }

    /// How the second spells are shared out.
    pub fn spells(&self) -> Spells {
        self.spells
    }

    /// When a player may collect for another.
    #[inline]
    pub fn help(&self) -> Help {
        self.help
    }

    /// Who remembers what lies under a face-down tile.
    #[inline]
    pub fn memory(&self) -> Memory {
        self.memory
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

    fn set(&mut self, option: &str, value: &str) -> Result<(), SetupError> {
        match option {
            "players" => self.players = read("players", value)?,
            "first" => self.first = read("first", value)?,
            "level" => self.level = read("level", value)?,
            "spells" => self.spells = Spells::from_text(value)?,
            "help" => self.help = read("help", value)?,
            "memory" => self.memory = read("memory", value)?,
            "layout" => self.layout = named_or_own("layout", value, Layout::named, Layout::from_text)?,
            "deck" => self.deck = named_or_own("deck", value, Deck::named, Deck::from_text)?,
            _ => return Err(SetupError::unknown_option::<Setup>(option)),
        }
        Ok(())
    }

    /// What cannot be played together.
    fn checked(self) -> Result<Setup, SetupError> {
        if self.first as usize >= self.count() {
            let with = ["players=2", "players=3", "players=4"][self.players as usize];
            return Err(SetupError::Conflict { option: "first", value: self.first.name().into(), with });
        }
        if self.level == Level::Discovery && self.spells != Spells::Drawn {
            return Err(SetupError::Conflict {
                option: "spells",
                value: self.spells.text(),
                with: "level=discovery",
            });
        }
        if let Spells::Agreed(spells) = self.spells {
            let count = spells.iter().flatten().count();
            if count != self.count() {
                return Err(SetupError::BadValue {
                    option: "spells",
                    entry: self.spells.text().into_owned(),
                    found: count.to_string(),
                    expected: self.count().to_string(),
                });
            }
        }
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
        Ok(self)
    }
}

fn read<T: Named>(option: &'static str, value: &str) -> Result<T, SetupError> {
    setup::read::<Setup, T>(option, value)
}

/// What comes with the program by its name, or a group's own: what is no list is a name nobody knows.
fn named_or_own<T>(
    option: &'static str,
    value: &str,
    named: impl Fn(&str) -> Option<T>,
    own: impl Fn(&str) -> Result<T, DataError>,
) -> Result<T, SetupError> {
    if let Some(named) = named(value) {
        return Ok(named);
    }
    if !value.contains(',') {
        return Err(SetupError::unknown_value::<Setup>(option, value));
    }
    let bad_value = |error: DataError| SetupError::BadValue {
        option,
        entry: error.entry,
        found: error.found,
        expected: error.expected,
    };
    own(value).map_err(bad_value)
}

impl dedale_core::Setup for Setup {
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec::closed("players", &["2", "3", "4"], "2", "LA-S3"),
        OptionSpec::closed("first", &["1", "2", "3", "4"], "1", "LA-T1"),
        OptionSpec::closed("level", &["discovery", "standard", "expert"], "discovery", "LA-L1"),
        OptionSpec::open("spells", Spells::NAMES, "drawn", "LA-S4", "^[a-z]+(,[a-z]+){1,3}$"),
        OptionSpec::closed("help", &["own-board-empty", "deck-empty"], "own-board-empty", "LA-M5"),
        OptionSpec::closed("memory", &["players", "aid"], "players", "LA-H1"),
        OptionSpec::open("layout", Layout::NAMES, "classic", "LA-C4", "^[0-9a-z@.,;:ILT]+$"),
        OptionSpec::open("deck", Deck::NAMES, "12-8-4", "LA-C5", "^[0-9a-z+*,:NESW]+$"),
    ];

    fn seats(&self) -> usize {
        self.count()
    }

    fn get(&self, option: &str) -> Cow<'static, str> {
        let name = match option {
            "players" => self.players.name(),
            "first" => self.first.name(),
            "level" => self.level.name(),
            "spells" => return self.spells.text(),
            "help" => self.help.name(),
            "memory" => self.memory.name(),
            "layout" => return self.layout.name().map_or_else(|| self.layout.to_string().into(), Cow::from),
            "deck" => return self.deck.name().map_or_else(|| self.deck.to_string().into(), Cow::from),
            _ => panic!("no option {option}"),
        };
        name.into()
    }

    fn from_options<'a>(options: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, SetupError> {
        let mut setup = Setup::default();
        for (option, value) in options {
            setup.set(option, value)?;
        }
        setup.checked()
    }
}

dedale_core::setup_document!(Setup);

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
