//! The answers, and their places in the index.

use dedale_core::names::named_enum;

use crate::cards::Spell;
use crate::cells::{Arrow, Cell, CellSet, SIZE, Side};
use crate::tiles::Openings;

named_enum! {
    /// LA-P2: how far a tile is turned, clockwise.
    pub enum Turn("turn") {
        /// A quarter.
        Quarter = "90",
        /// A half.
        Half = "180",
        /// Three quarters.
        ThreeQuarters = "270",
    }
}

impl Turn {
    /// In quarters.
    #[inline]
    pub const fn quarters(self) -> usize {
        self as usize + 1
    }
}

/// LA-P3: two loose tiles side by side; the other one is east or south of the first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair {
    first: Cell,
    south: bool,
}

impl Pair {
    /// How many there are.
    pub const COUNT: usize = 36;

    /// The loose cells with a loose one to the east.
    pub(crate) const EAST: CellSet = CellSet(CellSet::LOOSE.0 & CellSet::LOOSE.0 >> 1);
    /// The loose cells with a loose one to the south.
    pub(crate) const SOUTH: CellSet = CellSet(CellSet::LOOSE.0 & CellSet::LOOSE.0 >> crate::cells::ROW);

    /// Two loose cells side by side, in any order.
    pub fn new(one: Cell, other: Cell) -> Option<Pair> {
        let first = one.min(other);
        let east = first.neighbour(Side::East) == Some(one.max(other));
        let south = first.neighbour(Side::South) == Some(one.max(other));
        let pairs = if south { Pair::SOUTH } else { Pair::EAST };
        ((east || south) && pairs.contains(first)).then_some(Pair { first, south })
    }

    pub(crate) const fn eastward(first: Cell) -> Pair {
        Pair { first, south: false }
    }

    pub(crate) const fn southward(first: Cell) -> Pair {
        Pair { first, south: true }
    }

    /// Both cells, in reading order.
    #[inline]
    pub const fn cells(self) -> (Cell, Cell) {
        let (row, column) = (self.first.row(), self.first.column());
        let other = if self.south { Cell::new(row + 1, column) } else { Cell::new(row, column + 1) };
        (self.first, other)
    }

    pub(crate) const fn is_south(self) -> bool {
        self.south
    }

    fn index(self) -> usize {
        if self.south { 18 + rank(Pair::SOUTH, self.first) } else { rank(Pair::EAST, self.first) }
    }

    fn from_index(index: usize) -> Pair {
        match index.checked_sub(18) {
            Some(index) => Pair::southward(nth(Pair::SOUTH, index)),
            None => Pair::eastward(nth(Pair::EAST, index)),
        }
    }

    /// All of them in index order.
    pub fn all() -> impl Iterator<Item = Pair> {
        (0..Pair::COUNT).map(Pair::from_index)
    }
}

/// The place of a cell in a set.
fn rank(set: CellSet, cell: Cell) -> usize {
    CellSet(set.0 & (cell.set().0 - 1)).len() as usize
}

/// The cell at a place of a set.
fn nth(set: CellSet, n: usize) -> Cell {
    set.iter().nth(n).expect("the set has so many")
}

/// One answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// LA-P1: the spare goes in at an arrow, turned so.
    Push(Arrow, Openings),
    /// LA-P2: a tile is turned.
    Rotate(Cell, Turn),
    /// LA-P3: two tiles change places.
    Permute(Pair),
    /// LA-M1: the pawn goes there, by the spell of the player if there is no other way.
    Move(Cell),
    /// LA-M2: the tile under the pawn is turned up.
    TurnUp,
    /// LA-M2: it stays face down.
    Leave,
    /// LA-M2: the tile turned up is laid back so.
    Orient(Openings),
    /// LA-S4: this spell, of [`Spell::SECOND`].
    Choose(Spell),
    /// LA-T2: the turn is over.
    End,
}

/// Where each kind of action begins in the index.
pub(crate) mod at {
    use super::{Arrow, Cell, CellSet, Openings, Pair, Spell};

    pub(crate) const PUSH: usize = 0;
    pub(crate) const ROTATE: usize = PUSH + Arrow::COUNT * Openings::COUNT;
    pub(crate) const PERMUTE: usize = ROTATE + 3 * CellSet::LOOSE.len() as usize;
    pub(crate) const MOVE: usize = PERMUTE + Pair::COUNT;
    pub(crate) const TURN_UP: usize = MOVE + Cell::COUNT;
    pub(crate) const LEAVE: usize = TURN_UP + 1;
    pub(crate) const ORIENT: usize = LEAVE + 1;
    pub(crate) const CHOOSE: usize = ORIENT + Openings::COUNT;
    pub(crate) const END: usize = CHOOSE + Spell::SECOND.len();
}

impl dedale_core::Action for Action {
    const COUNT: usize = at::END + 1;

    fn index(self) -> usize {
        match self {
            Action::Push(arrow, openings) => at::PUSH + openings.index() * Arrow::COUNT + arrow.index(),
            Action::Rotate(cell, turn) => {
                at::ROTATE + turn as usize * CellSet::LOOSE.len() as usize + rank(CellSet::LOOSE, cell)
            }
            Action::Permute(pair) => at::PERMUTE + pair.index(),
            Action::Move(cell) => at::MOVE + cell.index(),
            Action::TurnUp => at::TURN_UP,
            Action::Leave => at::LEAVE,
            Action::Orient(openings) => at::ORIENT + openings.index(),
            Action::Choose(spell) => at::CHOOSE + spell as usize - Spell::Rotation as usize,
            Action::End => at::END,
        }
    }

    fn from_index(index: usize) -> Option<Action> {
        let loose = CellSet::LOOSE.len() as usize;
        Some(match index {
            at::PUSH..at::ROTATE => {
                let (openings, arrow) = (index / Arrow::COUNT, index % Arrow::COUNT);
                Action::Push(Arrow::from_index(arrow), Openings::from_index(openings))
            }
            at::ROTATE..at::PERMUTE => {
                let place = index - at::ROTATE;
                Action::Rotate(nth(CellSet::LOOSE, place % loose), Turn::ALL[place / loose])
            }
            at::PERMUTE..at::MOVE => Action::Permute(Pair::from_index(index - at::PERMUTE)),
            at::MOVE..at::TURN_UP => Action::Move(Cell::from_index(index - at::MOVE)),
            at::TURN_UP => Action::TurnUp,
            at::LEAVE => Action::Leave,
            at::ORIENT..at::CHOOSE => Action::Orient(Openings::from_index(index - at::ORIENT)),
            at::CHOOSE..at::END => Action::Choose(Spell::SECOND[index - at::CHOOSE]),
            at::END => Action::End,
            _ => return None,
        })
    }
}

const _: () = assert!(SIZE == 7 && Pair::EAST.len() == 18 && Pair::SOUTH.len() == 18);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_have_one_index_and_one_name() {
        dedale_core::laws::actions_have_one_name::<Action>();
    }

    #[test]
    fn la_p3_there_are_36_pairs_of_loose_tiles_side_by_side() {
        let pairs: Vec<_> = Pair::all().collect();
        assert_eq!(pairs.len(), 36);
        for pair in pairs {
            let (one, other) = pair.cells();
            assert!(!one.is_fixed() && !other.is_fixed());
            assert_eq!((Pair::new(one, other), Pair::new(other, one)), (Some(pair), Some(pair)));
        }
        let all = Cell::all().flat_map(|one| Cell::all().map(move |other| Pair::new(one, other)));
        assert_eq!(all.flatten().count(), 72);
    }
}
