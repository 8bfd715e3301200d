//! The map (MO-M1 to MO-M5).

use dedale_core::names::named_enum;

use crate::key_counts::KeyCounts;
use crate::keys::Key;

named_enum! {
    /// One of the eight places around Kernault.
    pub enum Place("place") {
        /// Row 0, column 0: a corner.
        NorthWest = "nw",
        /// Row 0, column 1: beside Kernault.
        North = "n",
        /// Row 0, column 2: a corner.
        NorthEast = "ne",
        /// Row 1, column 0: beside Kernault.
        West = "w",
        /// Row 1, column 2: beside Kernault.
        East = "e",
        /// Row 2, column 0: a corner.
        SouthWest = "sw",
        /// Row 2, column 1: beside Kernault.
        South = "s",
        /// Row 2, column 2: a corner.
        SouthEast = "se",
    }
}

named_enum! {
    /// A side of a world.
    pub enum Side("side") {
        /// Towards row 0.
        North = "north",
        /// Towards column 2.
        East = "east",
        /// Towards row 2.
        South = "south",
        /// Towards column 0.
        West = "west",
    }
}

impl Place {
    /// How many there are.
    pub const COUNT: usize = 8;

    /// Row and column on the grid.
    pub const fn row_and_column(self) -> (u8, u8) {
        let at = self as u8 + (self as u8 >= 4) as u8;
        (at / 3, at % 3)
    }

    /// The place in a row and column; none for Kernault.
    const fn at(row: u8, column: u8) -> Option<Place> {
        match row * 3 + column {
            4 => None,
            at if at < 9 => Some(Place::ALL[(at - (at > 4) as u8) as usize]),
            _ => None,
        }
    }

    /// MO-M1: whether it has a side in common with Kernault.
    pub const fn is_beside(self) -> bool {
        matches!(self, Place::North | Place::West | Place::East | Place::South)
    }

    /// The place across the centre.
    pub const fn opposite(self) -> Place {
        let (row, column) = self.row_and_column();
        match Place::at(2 - row, 2 - column) {
            Some(place) => place,
            None => self,
        }
    }

    /// MO-M2: the place through a side; none outside and towards Kernault.
    pub const fn through(self, side: Side) -> Option<Place> {
        let (row, column) = self.row_and_column();
        match side {
            Side::North if row > 0 => Place::at(row - 1, column),
            Side::East if column < 2 => Place::at(row, column + 1),
            Side::South if row < 2 => Place::at(row + 1, column),
            Side::West if column > 0 => Place::at(row, column - 1),
            _ => None,
        }
    }

    /// Its bit in a set of places.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The places through a side, as bits.
    #[inline]
    pub(crate) const fn beside(self) -> u8 {
        BESIDE[self as usize]
    }

    /// MO-M3: the places through a corner, as bits.
    #[inline]
    pub(crate) const fn across_corners(self) -> u8 {
        ACROSS_CORNERS[self as usize]
    }

    /// The places through a side.
    pub fn neighbours(self) -> impl Iterator<Item = Place> {
        Side::ALL.iter().filter_map(move |&side| self.through(side))
    }

    /// MO-M3: the places through a corner.
    pub fn diagonals(self) -> impl Iterator<Item = Place> {
        Place::ALL.iter().copied().filter(move |&other| self.is_diagonal_to(other))
    }

    const fn is_diagonal_to(self, other: Place) -> bool {
        let ((row, column), (other_row, other_column)) = (self.row_and_column(), other.row_and_column());
        row.abs_diff(other_row) == 1 && column.abs_diff(other_column) == 1
    }

    /// MO-M2, MO-M3: the sides whose keys lead to a place; none if no way leads there.
    #[inline]
    pub const fn sides_to(self, other: Place) -> Option<Sides> {
        SIDES_TO[self as usize][other as usize]
    }

    /// The ways to other places, through a side or a corner.
    #[inline]
    pub(crate) fn ways(self) -> &'static [Way] {
        let (ways, count) = &WAYS[self as usize];
        &ways[..*count]
    }

    /// MO-A7: the sides whose keys lead home.
    #[inline]
    pub const fn sides_home(self) -> Sides {
        SIDES_HOME[self as usize]
    }

    const fn sides_towards(self, (other_row, other_column): (u8, u8)) -> Sides {
        let (row, column) = self.row_and_column();
        let vertical = if other_row < row { Side::North } else { Side::South };
        let horizontal = if other_column < column { Side::West } else { Side::East };
        Sides {
            vertical: if other_row == row { None } else { Some(vertical) },
            horizontal: if other_column == column { None } else { Some(horizontal) },
        }
    }
}

static BESIDE: [u8; Place::COUNT] = {
    let mut beside = [0; Place::COUNT];
    let mut at = 0;
    while at < Place::COUNT {
        let mut side = 0;
        while side < Side::ALL.len() {
            if let Some(other) = Place::ALL[at].through(Side::ALL[side]) {
                beside[at] |= other.bit();
            }
            side += 1;
        }
        at += 1;
    }
    beside
};

static ACROSS_CORNERS: [u8; Place::COUNT] = {
    let mut across = [0; Place::COUNT];
    let mut at = 0;
    while at < Place::COUNT * Place::COUNT {
        let (one, other) = (Place::ALL[at / Place::COUNT], Place::ALL[at % Place::COUNT]);
        if one.is_diagonal_to(other) {
            across[one as usize] |= other.bit();
        }
        at += 1;
    }
    across
};

/// The sides that lead from each place to each other one. Places beside or diagonal to each other have a way.
static SIDES_TO: [[Option<Sides>; Place::COUNT]; Place::COUNT] = {
    let mut sides = [[None; Place::COUNT]; Place::COUNT];
    let mut from = 0;
    while from < Place::COUNT {
        let (row, column) = Place::ALL[from].row_and_column();
        let mut to = 0;
        while to < Place::COUNT {
            let other = Place::ALL[to].row_and_column();
            if from != to && row.abs_diff(other.0) <= 1 && column.abs_diff(other.1) <= 1 {
                sides[from][to] = Some(Place::ALL[from].sides_towards(other));
            }
            to += 1;
        }
        from += 1;
    }
    sides
};

static SIDES_HOME: [Sides; Place::COUNT] = {
    let mut sides = [Place::North.sides_towards((1, 1)); Place::COUNT];
    let mut from = 0;
    while from < Place::COUNT {
        sides[from] = Place::ALL[from].sides_towards((1, 1));
        from += 1;
    }
    sides
};

/// A way to another place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    pub(crate) to: Place,
    pub(crate) sides: Sides,
}

/// The ways from each place, and how many they are.
static WAYS: [([Way; 4], usize); Place::COUNT] = {
    let nowhere = Way { to: Place::North, sides: Place::North.sides_home() };
    let mut ways = [([nowhere; 4], 0); Place::COUNT];
    let mut at = 0;
    while at < Place::COUNT * Place::COUNT {
        let (from, to) = (Place::ALL[at / Place::COUNT], Place::ALL[at % Place::COUNT]);
        if let Some(sides) = from.sides_to(to) {
            let (ways, count) = &mut ways[from as usize];
            ways[*count] = Way { to, sides };
            *count += 1;
        }
        at += 1;
    }
    ways
};

/// What the exits of a world cost by side, and nothing where there is no side.
pub(crate) struct Exits([KeyCounts; 5]);

impl Exits {
    /// With these keys.
    #[inline]
    pub(crate) const fn new(&[north, east, south, west]: &[Key; 4]) -> Exits {
        let [north, east, south, west] =
            [KeyCounts::one(north), KeyCounts::one(east), KeyCounts::one(south), KeyCounts::one(west)];
        Exits([north, east, south, west, KeyCounts::NONE])
    }

    #[inline]
    fn through(&self, side: Option<Side>) -> KeyCounts {
        self.0[side.map_or(4, |side| side as usize)]
    }
}

/// The one or two sides a way leads through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sides {
    vertical: Option<Side>,
    horizontal: Option<Side>,
}

impl Sides {
    /// The sides.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Side> {
        self.vertical.into_iter().chain(self.horizontal)
    }

    /// The keys of the exits on these sides.
    #[inline]
    pub(crate) fn toll(self, exits: &Exits) -> KeyCounts {
        exits.through(self.vertical).plus(exits.through(self.horizontal))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(places: impl Iterator<Item = Place>) -> String {
        places.map(|place| place.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn mo_m1_four_places_are_beside_kernault_and_four_are_corners() {
        assert_eq!(names(Place::ALL.iter().copied().filter(|place| place.is_beside())), "n w e s");
        let grid: Vec<_> = Place::ALL.iter().map(|place| place.row_and_column()).collect();
        assert_eq!(grid, [(0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2)]);
        assert_eq!(names(Place::ALL.iter().map(|place| place.opposite())), "se s sw e w ne n nw");
    }

    #[test]
    fn mo_m2_a_side_leads_to_the_neighbour() {
        assert_eq!(names(Place::North.neighbours()), "ne nw");
        assert_eq!(names(Place::NorthWest.neighbours()), "n w");
    }

    #[test]
    fn mo_m3_corners_join_the_places_beside_kernault() {
        assert_eq!(names(Place::North.diagonals()), "w e");
        assert_eq!(names(Place::NorthWest.diagonals()), "");
        let sides: Vec<_> = Place::North.sides_to(Place::West).into_iter().flat_map(Sides::iter).collect();
        assert_eq!(sides, [Side::South, Side::West]);
    }

    #[test]
    fn mo_m4_nothing_leads_outside() {
        assert_eq!(Place::North.through(Side::North), None);
        assert_eq!(Place::NorthWest.through(Side::West), None);
        assert_eq!(Place::North.sides_to(Place::South), None);
        assert_eq!(Place::North.sides_to(Place::North), None);
        for place in Place::ALL.iter().copied() {
            let mut near: Vec<_> = place.neighbours().chain(place.diagonals()).collect();
            near.sort_unstable_by_key(|&to| to as u8);
            assert_eq!(place.ways().iter().map(|way| way.to).collect::<Vec<_>>(), near, "{place}");
        }
    }

    #[test]
    fn mo_m5_no_side_or_corner_leads_to_kernault_but_the_way_home() {
        assert_eq!(Place::North.through(Side::South), None);
        let home = |place: Place| place.sides_home().iter().collect::<Vec<_>>();
        assert_eq!(home(Place::North), [Side::South]);
        assert_eq!(home(Place::SouthEast), [Side::North, Side::West]);
    }
}
