//! The cards (ON-C1 to ON-C3, ON-B1). A [`Card`] is a kind of card: the nine red suns are one.

use std::fmt;

use crate::action::End;
use dedale_core::names::{Named, by_name, named_enum};

named_enum! {
    /// ON-C1.
    pub enum Colour("colour") {
        /// The observatory.
        Red = "red",
        /// The aquarium.
        Blue = "blue",
        /// The garden.
        Green = "green",
        /// The library.
        Brown = "brown",
    }
}

named_enum! {
    /// ON-C1.
    pub enum Symbol("symbol") {
        /// Sun.
        Sun = "sun",
        /// Moon.
        Moon = "moon",
        /// Key.
        Key = "key",
    }
}

/// A labyrinth card with one symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// Its colour.
    pub colour: Colour,
    /// Its symbol.
    pub symbol: Symbol,
}

/// A tower: its colour, and its number (3, 4 or 5), which tells the three of a colour apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tower {
    /// Its colour.
    pub colour: Colour,
    /// How many cards one may look at when it is discarded.
    pub number: u8,
}

/// What stands on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// A room of the labyrinth.
    Room(Room),
    /// A tower (extension `towers`).
    Tower(Tower),
    /// A door.
    Door(Colour),
    /// A nightmare.
    Nightmare,
    /// A happy dream (extension `premonitions`).
    HappyDream,
}

/// A kind of card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

/// One kind of card a row: how many there are, and its name.
const CARDS: [(u8, &str); Card::COUNT] = [
    (9, "red-sun"),
    (4, "red-moon"),
    (3, "red-key"),
    (8, "blue-sun"),
    (4, "blue-moon"),
    (3, "blue-key"),
    (7, "green-sun"),
    (4, "green-moon"),
    (3, "green-key"),
    (6, "brown-sun"),
    (4, "brown-moon"),
    (3, "brown-key"),
    (1, "red-tower-3"),
    (1, "red-tower-4"),
    (1, "red-tower-5"),
    (1, "blue-tower-3"),
    (1, "blue-tower-4"),
    (1, "blue-tower-5"),
    (1, "green-tower-3"),
    (1, "green-tower-4"),
    (1, "green-tower-5"),
    (1, "brown-tower-3"),
    (1, "brown-tower-4"),
    (1, "brown-tower-5"),
    (2, "red-door"),
    (2, "blue-door"),
    (2, "green-door"),
    (2, "brown-door"),
    (10, "nightmare"),
    (4, "happy-dream"),
];

impl Card {
    /// How many kinds there are.
    pub const COUNT: usize = 30;
    /// The kinds of labyrinth cards come first: rooms, then towers.
    pub const LABYRINTH: usize = 24;
    /// The kinds of rooms come first of all.
    pub const ROOMS: usize = 12;
    /// The nightmare.
    pub const NIGHTMARE: Card = Card(28);
    /// The happy dream.
    pub const HAPPY_DREAM: Card = Card(29);

    /// All kinds, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        (0..Card::COUNT as u8).map(Card)
    }

    #[inline]
    pub(crate) const fn from_index(index: u8) -> Card {
        debug_assert!((index as usize) < Card::COUNT);
        Card(index)
    }

    /// Its place among all kinds.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The room of that colour and symbol.
    #[inline]
    pub const fn room(colour: Colour, symbol: Symbol) -> Card {
        Card(colour as u8 * 3 + symbol as u8)
    }

    /// The key of a colour.
    #[inline]
    pub const fn key(colour: Colour) -> Card {
        Card::room(colour, Symbol::Key)
    }

    /// The door of a colour.
    #[inline]
    pub const fn door(colour: Colour) -> Card {
        Card(24 + colour as u8)
    }

    /// A tower as a card.
    #[inline]
    pub const fn tower(tower: Tower) -> Card {
        Card(12 + tower.colour as u8 * 3 + (tower.number - 3))
    }

    /// How many of the kind are in the box.
    pub const fn copies(self) -> u8 {
        CARDS[self.index()].0
    }

    /// Rooms and towers (ON-C3).
    #[inline]
    pub const fn is_labyrinth(self) -> bool {
        self.index() < Card::LABYRINTH
    }

    /// What stands on it.
    #[inline]
    pub const fn face(self) -> Face {
        match self.0 {
            0..12 => Face::Room(Room {
                colour: COLOURS[self.0 as usize / 3],
                symbol: SYMBOLS[self.0 as usize % 3],
            }),
            12..24 => {
                let at = self.0 as usize - 12;
                Face::Tower(Tower { colour: COLOURS[at / 3], number: at as u8 % 3 + 3 })
            }
            24..28 => Face::Door(COLOURS[self.0 as usize - 24]),
            28 => Face::Nightmare,
            _ => Face::HappyDream,
        }
    }

    /// The room, if it is one.
    #[inline]
    pub const fn as_room(self) -> Option<Room> {
        if let Face::Room(room) = self.face() { Some(room) } else { None }
    }

    /// The tower, if it is one.
    #[inline]
    pub const fn as_tower(self) -> Option<Tower> {
        if let Face::Tower(tower) = self.face() { Some(tower) } else { None }
    }

    /// Whether it is a key of any colour.
    pub fn is_key(self) -> bool {
        self.as_room().is_some_and(|room| room.symbol == Symbol::Key)
    }
}

const COLOURS: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Brown];
const SYMBOLS: [Symbol; 3] = [Symbol::Sun, Symbol::Moon, Symbol::Key];

impl Room {
    /// The room as a card.
    #[inline]
    pub const fn card(self) -> Card {
        Card::room(self.colour, self.symbol)
    }
}

impl Named for Card {
    const WHAT: &'static str = "card";

    fn all() -> impl Iterator<Item = Self> {
        Card::all()
    }

    fn name(self) -> &'static str {
        CARDS[self.index()].1
    }
}

by_name!(Card);

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The symbols on one side of a tower, as bits: 1 sun, 2 moon.
type Side = u8;

const NONE: Side = 0;
const SUN: Side = 1;
const MOON: Side = 2;
const BOTH: Side = 3;

/// ON-B1: left and right sides by colour, then number 3, 4, 5.
const SIDES: [[(Side, Side); 3]; 4] = [
    [(BOTH, MOON), (SUN, MOON), (NONE, MOON)],
    [(MOON, BOTH), (MOON, MOON), (MOON, NONE)],
    [(SUN, BOTH), (SUN, SUN), (SUN, NONE)],
    [(BOTH, SUN), (MOON, SUN), (NONE, SUN)],
];

impl Tower {
    /// The least number of a tower.
    pub const LEAST: u8 = 3;
    /// The greatest.
    pub const MOST: u8 = 5;

    /// All twelve.
    pub fn all() -> impl Iterator<Item = Tower> + Clone {
        COLOURS.into_iter().flat_map(|colour| (3..=5).map(move |number| Tower { colour, number }))
    }

    const fn sides(self) -> (Side, Side) {
        SIDES[self.colour as usize][self.number as usize - 3]
    }

    /// The symbols on one of its sides.
    pub fn symbols(self, side: End) -> impl Iterator<Item = Symbol> {
        let bits = if side == End::Left { self.sides().0 } else { self.sides().1 };
        [(SUN, Symbol::Sun), (MOON, Symbol::Moon)]
            .into_iter()
            .filter_map(move |(bit, symbol)| (bits & bit != 0).then_some(symbol))
    }

    /// Whether the two may stand side by side, this one on the left (ON-B2).
    #[inline]
    pub const fn fits_before(self, right: Tower) -> bool {
        self.sides().1 & right.sides().0 == 0
    }
}

/// Whether the row holds four consecutive towers of four colours (ON-B3).
pub(crate) fn has_wall(row: impl Iterator<Item = Tower>) -> bool {
    let mut last_three = [0_u8; 3];
    row.map(|tower| 1 << tower.colour as u8).any(|colour| {
        let [first, second, third] = last_three;
        last_three = [second, third, colour];
        first | second | third | colour == 0b1111
    })
}

/// The towers that fit beside one, as bits in the order of [`Tower::all`].
#[derive(Clone, Copy)]
pub(crate) struct Neighbours {
    pub(crate) left: u16,
    pub(crate) right: u16,
}

impl Neighbours {
    #[inline]
    pub(crate) fn of(tower: Card) -> Neighbours {
        debug_assert!(tower.as_tower().is_some());
        NEIGHBOURS[tower.index() - Card::ROOMS]
    }
}

static NEIGHBOURS: [Neighbours; 12] = {
    let mut all = [Neighbours { left: 0, right: 0 }; 12];
    let mut left = 0;
    while left < 12 {
        let mut right = 0;
        while right < 12 {
            if SIDES[left / 3][left % 3].1 & SIDES[right / 3][right % 3].0 == 0 {
                all[left].right |= 1 << right;
                all[right].left |= 1 << left;
            }
            right += 1;
        }
        left += 1;
    }
    all
};

/// Whether some of these towers (bits in the order of [`Tower::all`]), in some order, could make a wall.
pub(crate) fn can_make_wall(towers: u16) -> bool {
    WITH_WALL[usize::from(towers / 64) % WITH_WALL.len()] >> (towers % 64) & 1 == 1
}

/// A bit for each set of towers, set if a set of four in it can form a wall.
static WITH_WALL: [u64; 64] = {
    let mut with_wall = [0; 64];
    let mut at = 0;
    while at < WALL_SETS.len() {
        let rest = !WALL_SETS[at] & 0xfff;
        let mut more = rest;
        loop {
            let towers = WALL_SETS[at] | more;
            with_wall[towers as usize / 64] |= 1 << (towers % 64);
            if more == 0 {
                break;
            }
            more = (more - 1) & rest;
        }
        at += 1;
    }
    with_wall
};

/// The sets of four towers, one a colour, that can form a wall in some order.
const WALL_SETS: [u16; 72] = {
    let mut sets = [0; 72];
    let (mut found, mut code) = (0, 0);
    while code < 81 {
        let numbers = [code % 3, code / 3 % 3, code / 9 % 3, code / 27];
        if fit_in_some_order(numbers) {
            let [red, blue, green, brown] = numbers;
            sets[found] = 1 << red | 1 << (3 + blue) | 1 << (6 + green) | 1 << (9 + brown);
            found += 1;
        }
        code += 1;
    }
    sets
};

/// Whether one tower of each colour, given by their numbers less 3, can stand in a row.
const fn fit_in_some_order(numbers: [usize; 4]) -> bool {
    let mut order = 0;
    while order < 256 {
        let colours = [order & 3, order >> 2 & 3, order >> 4 & 3, order >> 6];
        let mut seen = 0_u8;
        let mut fits = true;
        let mut place = 0;
        while place < 4 {
            let colour = colours[place];
            seen |= 1 << colour;
            if place > 0 {
                let left = colours[place - 1];
                fits &= SIDES[left][numbers[left]].1 & SIDES[colour][numbers[colour]].0 == 0;
            }
            place += 1;
        }
        if fits && seen == 0b1111 {
            return true;
        }
        order += 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn on_c1_there_are_four_colours_and_three_symbols() {
        assert_eq!((Colour::ALL.len(), Symbol::ALL.len()), (4, 3));
        assert_eq!(Card::all().filter(|card| card.as_room().is_some()).count(), 12);
    }

    #[test]
    fn on_c2_the_base_deck_has_58_rooms_8_doors_and_10_nightmares() {
        let count = |wanted: fn(Card) -> bool| {
            Card::all().filter(|&card| wanted(card)).map(|card| u32::from(card.copies())).sum::<u32>()
        };
        assert_eq!(count(|card| card.as_room().is_some()), 58);
        assert_eq!(count(|card| matches!(card.face(), Face::Door(_))), 8);
        assert_eq!(Card::NIGHTMARE.copies(), 10);
        for (colour, suns) in Colour::ALL.iter().zip([9, 8, 7, 6]) {
            let copies = |symbol| Card::room(*colour, symbol).copies();
            assert_eq!([Symbol::Sun, Symbol::Moon, Symbol::Key].map(copies), [suns, 4, 3]);
            assert_eq!(Card::door(*colour).copies(), 2);
        }
    }

    #[test]
    fn on_c3_rooms_and_towers_are_labyrinth_cards_doors_and_dreams_are_not() {
        for card in Card::all() {
            let labyrinth = matches!(card.face(), Face::Room(_) | Face::Tower(_));
            assert_eq!(card.is_labyrinth(), labyrinth, "{card}");
        }
    }

    #[test]
    fn a_card_is_found_by_its_face_and_its_name() {
        for card in Card::all() {
            let same = match card.face() {
                Face::Room(room) => room.card(),
                Face::Tower(tower) => Card::tower(tower),
                Face::Door(colour) => Card::door(colour),
                Face::Nightmare => Card::NIGHTMARE,
                Face::HappyDream => Card::HAPPY_DREAM,
            };
            assert_eq!(same, card);
            assert_eq!(Card::from_name(card.name()), Some(card));
        }
    }

    #[test]
    fn on_b1_70_of_the_132_ordered_pairs_of_towers_fit() {
        let pairs = Tower::all().flat_map(|left| Tower::all().map(move |right| (left, right)));
        assert_eq!(pairs.filter(|(left, right)| left != right && left.fits_before(*right)).count(), 70);
    }

    fn is_wall(row: &[Tower]) -> bool {
        has_wall(row.iter().copied()) && row.windows(2).all(|pair| pair[0].fits_before(pair[1]))
    }

    #[test]
    fn on_b1_there_are_350_ordered_walls() {
        let towers: Vec<_> = Tower::all().collect();
        let mut walls = 0;
        for a in &towers {
            for b in &towers {
                for c in &towers {
                    walls += towers.iter().filter(|d| is_wall(&[*a, *b, *c, **d])).count();
                }
            }
        }
        assert_eq!(walls, 350);
    }

    #[test]
    fn on_b1_72_of_the_81_sets_of_one_tower_a_colour_can_form_a_wall() {
        let mut sets = std::collections::BTreeSet::new();
        let towers: Vec<_> = Tower::all().collect();
        let bit = |tower: Tower| 1_u16 << (Card::tower(tower).index() - Card::ROOMS);
        for a in &towers {
            for b in &towers {
                for c in &towers {
                    let walls = towers.iter().filter(|d| is_wall(&[*a, *b, *c, **d]));
                    sets.extend(walls.map(|d| bit(*a) | bit(*b) | bit(*c) | bit(*d)));
                }
            }
        }
        assert_eq!(sets.len(), 72);
        assert_eq!(sets, WALL_SETS.into_iter().collect());
        assert!(can_make_wall(0xfff) && !can_make_wall(0xfff & !0b111));
        for towers in 0..=0xfff {
            assert_eq!(can_make_wall(towers), WALL_SETS.iter().any(|&set| set & !towers == 0), "{towers:b}");
        }
    }

    #[test]
    fn on_b2_neighbours_are_the_towers_that_fit() {
        for tower in Tower::all() {
            let fitting = |fits: &dyn Fn(Tower) -> bool| {
                Tower::all().zip(0..).filter(|&(other, _)| fits(other)).map(|(_, bit)| 1 << bit).sum::<u16>()
            };
            let Neighbours { left, right } = Neighbours::of(Card::tower(tower));
            assert_eq!(left, fitting(&|other| other.fits_before(tower)));
            assert_eq!(right, fitting(&|other| tower.fits_before(other)));
        }
    }
}
