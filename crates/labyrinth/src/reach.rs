//! Where a pawn can go in one move (LA-M1, LA-M2, LA-P4 to LA-P6): flood fill over words.

use dedale_core::Few;
use schemars::JsonSchema;
use serde::Serialize;

use crate::board::Board;
use crate::cards::Spell;
use crate::cells::{Cell, CellSet, ROW, Side};

/// Where a pawn can go in one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Without a spell.
    pub walking: CellSet,
    /// With the spell only.
    pub casting: CellSet,
}

impl Reach {
    /// Everywhere it can go.
    #[inline]
    pub fn all(&self) -> CellSet {
        CellSet(self.walking.0 | self.casting.0)
    }
}

/// The open ways between face-up tiles.
#[derive(Clone, Copy)]
struct Passages {
    /// From these cells to the east and back.
    east: u64,
    /// From these cells to the south and back.
    south: u64,
}

impl Passages {
    /// The cells and those one step away.
    #[inline]
    fn step(self, cells: u64) -> u64 {
        let Passages { east, south } = self;
        let along = (cells & east) << 1 | cells >> 1 & east;
        cells | along | (cells & south) << ROW | cells >> ROW & south
    }

    #[inline]
    fn flood(self, from: u64) -> u64 {
        let mut cells = from;
        loop {
            let further = self.step(self.step(cells));
            if further == cells {
                return cells;
            }
            cells = further;
        }
    }
}

/// Each cell moved one step to each side.
#[inline]
fn beside(cells: u64, side: Side) -> u64 {
    match side {
        Side::North => cells >> ROW,
        Side::East => cells << 1,
        Side::South => cells << ROW,
        Side::West => cells >> 1,
    }
}

/// The cells at each side of the board.
const BORDER: [u64; 4] = [0x7f, 0x0040_4040_4040_4040, 0x7f << (6 * ROW), 0x0001_0101_0101_0101];

impl Board {
    #[inline]
    fn passages(&self) -> Passages {
        let up = !self.down().0;
        let open = |side| self.open_to(side) & up;
        Passages {
            east: open(Side::East) & open(Side::West) >> 1,
            south: open(Side::South) & open(Side::North) >> ROW,
        }
    }

    /// LA-M1: every cell that corridors lead to from there, face-up tiles only. The cell must be face up.
    #[inline]
    pub fn flood(&self, from: Cell) -> CellSet {
        CellSet(self.passages().flood(from.set().0))
    }

    /// LA-M2: the face-down tiles that can be entered from face-up ones among these cells.
    #[inline]
    fn entered_from(&self, cells: u64) -> u64 {
        let from = |side| beside(cells & self.open_to(side), side);
        let reached = from(Side::North) | from(Side::East) | from(Side::South) | from(Side::West);
        reached & self.down().0
    }

    /// The face-up tiles open to the outside.
    #[inline]
    fn gates(&self) -> u64 {
        let outward = |side: Side| self.open_to(side) & BORDER[side as usize];
        let all = outward(Side::North) | outward(Side::East) | outward(Side::South) | outward(Side::West);
        all & !self.down().0
    }

    /// Where a pawn can go from a cell in one move, with that spell at hand or none.
    #[inline]
    pub fn reach(&self, from: Cell, spell: Option<Spell>) -> Reach {
        let here = from.set().0;
        let down = self.down().0;
        let passages = self.passages();
        let (corridors, walking) = if here & down == 0 {
            let corridors = passages.flood(here);
            (corridors, corridors | self.entered_from(corridors))
        } else {
            (0, here)
        };
        let Some(spell) = spell else {
            return Reach { walking: CellSet(walking), casting: CellSet::EMPTY };
        };
        let (beyond, outside) = match spell {
            Spell::Crossing => (self.beyond(walking & down & !here), 0),
            Spell::Teleport => (CellSet::STARTS.0, 0),
            Spell::Escape => {
                let gates = self.gates();
                let border = BORDER.iter().fold(0, |all, side| all | side);
                if corridors & gates == 0 { (0, 0) } else { (gates, border & down) }
            }
            Spell::Push | Spell::Rotation | Spell::Permutation => (0, 0),
        };
        let casting = if beyond & !corridors == 0 {
            outside
        } else {
            let corridors = passages.flood(corridors | beyond);
            corridors | self.entered_from(corridors) | outside
        };
        Reach { walking: CellSet(walking), casting: CellSet(casting & !walking) }
    }

    /// LA-P4: the face-up tiles open to a face-down tile that is crossed.
    #[inline]
    fn beyond(&self, crossed: u64) -> u64 {
        let to = |side: Side| beside(crossed, side) & self.open_to(side.opposite());
        (to(Side::North) | to(Side::East) | to(Side::South) | to(Side::West)) & !self.down().0
    }
}

/// The longest way: every cell before the spell, every cell after.
const LONGEST: usize = 2 * Cell::COUNT;

/// A shortest way through the labyrinth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Way {
    /// Every cell it touches, from where the pawn stands to where it goes.
    pub cells: Few<Cell, LONGEST>,
    /// Where on the way the spell is cast: the place in `cells` it leads to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cast_at: Option<u8>,
}

/// Where the mover can go now and how: found only when somebody looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ways {
    board: Board,
    from: Cell,
    spell: Option<Spell>,
}

/// The cells reached after so many steps and not earlier: before the spell, and after it.
#[derive(Clone, Copy, Default)]
struct Wave {
    before: u64,
    after: u64,
}

impl Ways {
    pub(crate) fn new(board: Board, from: Cell, spell: Option<Spell>) -> Ways {
        Ways { board, from, spell }
    }

    /// Where the pawn can go.
    pub fn reach(&self) -> Reach {
        self.board.reach(self.from, self.spell)
    }

    /// A shortest way to a cell, without the spell if that is possible.
    pub fn to(&self, cell: Cell) -> Option<Way> {
        let reach = self.reach();
        if reach.walking.contains(cell) {
            Some(self.shortest(cell, false))
        } else if reach.casting.contains(cell) {
            Some(self.shortest(cell, true))
        } else {
            None
        }
    }

    /// Spreads until the cell is reached, then walks back.
    fn shortest(&self, to: Cell, cast: bool) -> Way {
        let mut waves: Few<Wave, LONGEST> = Few::new();
        let mut wave = Wave { before: self.from.set().0, after: 0 };
        let mut seen = wave;
        loop {
            waves.push(wave);
            let arrived = if cast { wave.after } else { wave.before };
            if arrived & to.set().0 != 0 {
                break;
            }
            let next = self.next(wave);
            wave = Wave { before: next.before & !seen.before, after: next.after & !seen.after };
            seen = Wave { before: seen.before | wave.before, after: seen.after | wave.after };
            debug_assert!(wave.before | wave.after != 0, "whatever is reached is found");
        }
        self.walked_back(&waves, to, cast)
    }

    /// What one more step reaches. Face-down tiles are entered, not left.
    fn next(&self, wave: Wave) -> Wave {
        let down = self.board.down().0;
        let walk = |cells: u64| {
            let up = cells & !down;
            self.board.passages().step(up) | self.board.entered_from(up)
        };
        Wave { before: walk(wave.before), after: walk(wave.after) | self.cast_from(wave.before) }
    }

    /// Where the spell leads from these cells, not yet having been cast.
    fn cast_from(&self, cells: u64) -> u64 {
        let down = self.board.down().0;
        match self.spell {
            Some(Spell::Crossing) => self.board.beyond(cells & down & !self.from.set().0),
            Some(Spell::Teleport) if cells & (!down | self.from.set().0) != 0 => CellSet::STARTS.0,
            Some(Spell::Escape) if cells & self.board.gates() != 0 => {
                self.board.gates() | BORDER.iter().fold(0, |all, side| all | side) & down
            }
            _ => 0,
        }
    }

    fn walked_back(&self, waves: &[Wave], to: Cell, cast: bool) -> Way {
        let mut back: Few<Cell, LONGEST> = Few::new();
        let (mut cell, mut cast, mut cast_at) = (to, cast, None);
        for (at, wave) in waves.iter().enumerate().rev().skip(1) {
            back.push(cell);
            let leads_here = |from: Cell, cast: bool| {
                let alone = Wave {
                    before: if cast { 0 } else { from.set().0 },
                    after: if cast { from.set().0 } else { 0 },
                };
                let next = self.next(alone);
                (if cast { next.after } else { next.before }) & cell.set().0 != 0
            };
            let earlier = if cast { wave.after } else { wave.before };
            match CellSet(earlier).iter().find(|&from| leads_here(from, cast)) {
                Some(from) => cell = from,
                None => {
                    cast_at = Some(at as u8 + 1);
                    cast = false;
                    let casts = |from: &Cell| self.cast_from(from.set().0) & cell.set().0 != 0;
                    cell = CellSet(wave.before).iter().find(casts).expect("the spell leads from somewhere");
                }
            }
        }
        back.push(cell);
        Way { cells: back.iter().rev().copied().collect(), cast_at }
    }

    /// Every cell the pawn can go to, each with a shortest way.
    pub fn iter(&self) -> impl Iterator<Item = (Cell, Way)> {
        self.reach().all().iter().filter_map(|cell| Some((cell, self.to(cell)?)))
    }
}

impl Serialize for Ways {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl JsonSchema for Ways {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Ways".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "object",
            "propertyNames": generator.subschema_for::<Cell>(),
            "additionalProperties": generator.subschema_for::<Way>()
        })
    }
}
