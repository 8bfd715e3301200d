//! What is drawn on tiles and cards (LA-C4, LA-C5, LA-C7, LA-C8).

use std::fmt;
use std::num::NonZeroU8;

use dedale_core::bits::ones;
use dedale_core::names::{Named, by_name, named_enum};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cells::{Arrow, Cell};

named_enum! {
    /// LA-C4: the 24 treasures, in the rulebook's order.
    pub enum Treasure("treasure") {
        /// 1.
        Mushroom = "mushroom",
        /// 2.
        Elephant = "elephant",
        /// 3.
        Sickle = "sickle",
        /// 4.
        Fan = "fan",
        /// 5.
        Candle = "candle",
        /// 6.
        Key = "key",
        /// 7.
        Urn = "urn",
        /// 8.
        Amulet = "amulet",
        /// 9.
        MagicHat = "magic-hat",
        /// 10.
        DragonTooth = "dragon-tooth",
        /// 11.
        Cauldron = "cauldron",
        /// 12.
        Dagger = "dagger",
        /// 13.
        Skull = "skull",
        /// 14.
        ChochinObake = "chochin-obake",
        /// 15.
        MagicBroom = "magic-broom",
        /// 16.
        Papyrus = "papyrus",
        /// 17.
        WingedSandals = "winged-sandals",
        /// 18.
        RuneStone = "rune-stone",
        /// 19.
        Potion = "potion",
        /// 20.
        MagicWand = "magic-wand",
        /// 21.
        Daruma = "daruma",
        /// 22.
        Mandrake = "mandrake",
        /// 23.
        MagicCrystal = "magic-crystal",
        /// 24.
        Seashell = "seashell",
    }
}

impl Treasure {
    /// How many there are.
    pub const COUNT: usize = 24;

    #[inline]
    pub(crate) const fn from_index(index: usize) -> Treasure {
        Treasure::ALL[index]
    }

    /// Its place in the rulebook's list, from 1.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// What is drawn on the tile it lies on.
    #[inline]
    pub const fn thing(self) -> Thing {
        Thing::from_index(self as usize)
    }
}

/// So that lists have something in their empty places.
impl Default for Treasure {
    fn default() -> Treasure {
        Treasure::Mushroom
    }
}

/// A set of treasures.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct TreasureSet(pub(crate) u32);

impl TreasureSet {
    /// None.
    pub const EMPTY: TreasureSet = TreasureSet(0);
    /// All 24.
    pub const ALL: TreasureSet = TreasureSet((1 << Treasure::COUNT) - 1);

    /// Whether it is among them.
    pub const fn contains(self, treasure: Treasure) -> bool {
        self.0 >> treasure as u32 & 1 == 1
    }

    /// Adds one.
    #[inline]
    pub const fn insert(&mut self, treasure: Treasure) {
        self.0 |= 1 << treasure as u32;
    }

    /// Takes one.
    #[inline]
    pub const fn remove(&mut self, treasure: Treasure) {
        self.0 &= !(1 << treasure as u32);
    }

    /// How many treasures it has.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In the rulebook's order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Treasure> {
        ones(self.0.into()).map(|bit| Treasure::from_index(bit as usize))
    }
}

impl FromIterator<Treasure> for TreasureSet {
    fn from_iter<I: IntoIterator<Item = Treasure>>(treasures: I) -> TreasureSet {
        let mut set = TreasureSet::EMPTY;
        treasures.into_iter().for_each(|treasure| set.insert(treasure));
        set
    }
}

impl fmt::Debug for TreasureSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for TreasureSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for TreasureSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<TreasureSet, D::Error> {
        Ok(Vec::<Treasure>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl JsonSchema for TreasureSet {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Treasures".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<Treasure>::json_schema(generator)
    }
}

named_enum! {
    /// LA-C4: the symbols on tiles without a treasure.
    pub enum Symbol("symbol") {
        /// Sun.
        Sun = "sun",
        /// Moon.
        Moon = "moon",
        /// Star.
        Star = "star",
        /// Comet.
        Comet = "comet",
    }
}

/// A treasure or a symbol on a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Thing(NonZeroU8);

impl Thing {
    /// How many there are.
    pub const COUNT: usize = Treasure::COUNT + 4;

    #[inline]
    pub(crate) const fn from_index(index: usize) -> Thing {
        debug_assert!(index < Thing::COUNT);
        match NonZeroU8::new(index as u8 + 1) {
            Some(number) => Thing(number),
            None => Thing(NonZeroU8::MIN),
        }
    }

    /// Its place among all: the treasures first.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The thing that is a symbol.
    pub const fn symbol(symbol: Symbol) -> Thing {
        Thing::from_index(Treasure::COUNT + symbol as usize)
    }

    /// The treasure, if it is one.
    pub fn treasure(self) -> Option<Treasure> {
        Treasure::ALL.get(self.index()).copied()
    }

    /// All of them.
    pub fn all() -> impl DoubleEndedIterator<Item = Thing> + ExactSizeIterator {
        (0..Thing::COUNT).map(Thing::from_index)
    }

    /// As short as layouts and decks write it: the treasure's number or the symbol's name.
    pub(crate) fn short(self) -> String {
        self.treasure().map_or_else(|| self.name().to_owned(), |treasure| treasure.number().to_string())
    }

    /// Reads the short form.
    pub(crate) fn from_short(text: &str) -> Option<Thing> {
        let symbol = Symbol::from_name(text).map(Thing::symbol);
        let by_number = || {
            let number = counted(text).filter(|number| (1..=Treasure::COUNT).contains(number))?;
            Some(Thing::from_index(number - 1))
        };
        symbol.or_else(by_number)
    }
}

/// A number in digits and nothing else, not beginning with zero.
pub(crate) fn counted(text: &str) -> Option<usize> {
    text.starts_with(|digit: char| matches!(digit, '1'..='9')).then(|| text.parse().ok())?
}

impl Named for Thing {
    const WHAT: &'static str = "treasure or symbol";

    fn all() -> impl Iterator<Item = Self> {
        Thing::all()
    }

    fn name(self) -> &'static str {
        match self.treasure() {
            Some(treasure) => treasure.name(),
            None => Symbol::ALL[self.index() - Treasure::COUNT].name(),
        }
    }
}

by_name!(Thing);

impl fmt::Debug for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

named_enum! {
    /// LA-C7: the pawns, clockwise from the north-west corner.
    pub enum Colour("colour") {
        /// From 0.0.
        Red = "red",
        /// From 0.6.
        Yellow = "yellow",
        /// From 6.6.
        Blue = "blue",
        /// From 6.0.
        Green = "green",
    }
}

impl Colour {
    /// Its start square.
    #[inline]
    pub const fn start(self) -> Cell {
        match self {
            Colour::Red => Cell::new(0, 0),
            Colour::Yellow => Cell::new(0, 6),
            Colour::Blue => Cell::new(6, 6),
            Colour::Green => Cell::new(6, 0),
        }
    }
}

/// So that lists have something in their empty places.
impl Default for Colour {
    fn default() -> Colour {
        Colour::Red
    }
}

named_enum! {
    /// LA-C8.
    pub enum Spell("spell") {
        /// Everybody's.
        Push = "push",
        /// Turns a tile.
        Rotation = "rotation",
        /// Swaps two tiles.
        Permutation = "permutation",
        /// Traversée: across a face-down tile.
        Crossing = "crossing",
        /// Téléportation: to a start square.
        Teleport = "teleport",
        /// Évasion: out of the labyrinth and in again.
        Escape = "escape",
    }
}

impl Spell {
    /// LA-S4: those of which each player has one besides the push.
    pub const SECOND: [Spell; 5] =
        [Spell::Rotation, Spell::Permutation, Spell::Crossing, Spell::Teleport, Spell::Escape];

    /// Whether it is cast within a move.
    #[inline]
    pub(crate) const fn is_of_moves(self) -> bool {
        matches!(self, Spell::Crossing | Spell::Teleport | Spell::Escape)
    }
}

/// LA-C5: a page of Dédalus's grimoire.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "page", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Page {
    /// The spare goes in face down.
    Push {
        /// The arrow it goes in at.
        arrow: Arrow,
    },
    /// Two tiles are turned face down.
    Flip {
        /// What is on one.
        one: Thing,
        /// What is on the other.
        other: Thing,
    },
    /// Two pawns go to a start square.
    Meeting {
        /// Whose start square.
        at: Colour,
        /// One pawn.
        one: Colour,
        /// The other.
        other: Colour,
    },
}

impl Page {
    /// A flip, whichever is named first.
    pub(crate) fn flip(one: Thing, other: Thing) -> Page {
        Page::Flip { one: one.min(other), other: one.max(other) }
    }

    /// A meeting, whichever pawn is named first.
    pub(crate) fn meeting(at: Colour, one: Colour, other: Colour) -> Page {
        Page::Meeting { at, one: one.min(other), other: one.max(other) }
    }

    /// The same page, with what is named twice in order.
    pub(crate) fn in_order(self) -> Page {
        match self {
            Page::Push { .. } => self,
            Page::Flip { one, other } => Page::flip(one, other),
            Page::Meeting { at, one, other } => Page::meeting(at, one, other),
        }
    }

    /// As short as decks write it: `N1`, `13+19`, `red:yellow+blue`.
    pub(crate) fn short(self) -> String {
        match self {
            Page::Push { arrow } => arrow.name().to_owned(),
            Page::Flip { one, other } => format!("{}+{}", one.short(), other.short()),
            Page::Meeting { at, one, other } => format!("{at}:{one}+{other}"),
        }
    }

    /// Reads the short form.
    pub(crate) fn from_short(text: &str) -> Option<Page> {
        if let Some(arrow) = Arrow::from_name(text) {
            return Some(Page::Push { arrow });
        }
        match text.split_once(':') {
            Some((at, pawns)) => {
                let (one, other) = pawns.split_once('+')?;
                let (one, other) = (Colour::from_name(one)?, Colour::from_name(other)?);
                (one != other).then_some(Page::meeting(Colour::from_name(at)?, one, other))
            }
            None => {
                let (one, other) = text.split_once('+')?;
                let (one, other) = (Thing::from_short(one)?, Thing::from_short(other)?);
                (one != other).then(|| Page::flip(one, other))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn la_c4_there_are_24_treasures_and_4_symbols() {
        assert_eq!((Treasure::ALL.len(), Symbol::ALL.len(), Thing::COUNT), (24, 4, 28));
        assert_eq!(Treasure::Seashell.number(), 24);
        for thing in Thing::all() {
            assert_eq!(Thing::from_short(&thing.short()), Some(thing));
            assert_eq!(Thing::from_name(thing.name()), Some(thing));
        }
        for garbage in ["0", "25", "+1", "01", "", "sunny", "skull"] {
            assert_eq!(Thing::from_short(garbage), None, "{garbage}");
        }
    }

    #[test]
    fn la_c7_the_pawns_start_in_the_corners_clockwise() {
        let starts: Vec<_> = Colour::ALL.iter().map(|colour| colour.start().to_string()).collect();
        assert_eq!(starts, ["0.0", "0.6", "6.6", "6.0"]);
    }

    #[test]
    fn la_c8_there_are_six_spells_and_five_to_share_out() {
        assert_eq!(Spell::ALL.len(), 6);
        assert_eq!(Spell::SECOND, Spell::ALL[1..]);
    }

    #[test]
    fn pages_read_what_they_write() {
        let pages = ["N1", "13+19", "17+sun", "red:yellow+blue"];
        for text in pages {
            assert_eq!(Page::from_short(text).map(Page::short).as_deref(), Some(text));
        }
        for garbage in ["", "N2", "13", "13+13", "red:red+red", "red:blue", "13+19+20"] {
            assert_eq!(Page::from_short(garbage), None, "{garbage}");
        }
    }
}
