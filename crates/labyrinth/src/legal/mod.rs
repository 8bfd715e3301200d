//! What may be answered now.

mod explain;
mod mask;
mod refusal;

use std::fmt;
use std::sync::LazyLock;

use dedale_core::bits::{count_bits, nth_bit, ones};
use dedale_core::{Action as _, Chance};

use crate::action::{Action, Pair, Turn};
use crate::board::Board;
use crate::cards::Spell;
use crate::cells::{Arrow, Cell, CellSet, ROW};
use crate::decision::Question;
use crate::state::State;
use crate::tiles::Shape;

pub use refusal::{Illegal, Refused};

/// The set of legal answers: masks over cells and arrows, in the order of the index.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Legal {
    words: [u64; WORDS],
    /// The shape of the tile that is pushed in or turned up.
    shape: Shape,
}

const WORDS: usize = 8;

/// What the bits of each word are.
mod word {
    /// Twelve arrows for each way to turn the spare.
    pub(super) const PUSH: usize = 0;
    /// Cells, for each of three turns.
    pub(super) const ROTATE: usize = 1;
    /// The first cell of a pair.
    pub(super) const PERMUTE_EAST: usize = 4;
    pub(super) const PERMUTE_SOUTH: usize = 5;
    /// Cells.
    pub(super) const MOVE: usize = 6;
    /// The bits below.
    pub(super) const OTHER: usize = 7;
}

/// The bits of the last word.
mod other {
    pub(super) const TURN_UP: u32 = 0;
    pub(super) const LEAVE: u32 = 1;
    pub(super) const ORIENT: u32 = 2;
    pub(super) const CHOOSE: u32 = ORIENT + 4;
    pub(super) const END: u32 = CHOOSE + 5;
}

impl Legal {
    const NONE: Legal = Legal { words: [0; WORDS], shape: Shape::Straight };

    /// The action that is a bit of a word.
    #[inline]
    fn action(&self, word: usize, bit: u32) -> Action {
        let cell = || Cell::from_bit(bit);
        match word {
            word::PUSH => {
                let (quarters, arrow) = (bit as usize / Arrow::COUNT, bit as usize % Arrow::COUNT);
                Action::Push(Arrow::from_index(arrow), self.shape.turned(quarters))
            }
            word::ROTATE..word::PERMUTE_EAST => Action::Rotate(cell(), Turn::ALL[word - word::ROTATE]),
            word::PERMUTE_EAST => Action::Permute(Pair::eastward(cell())),
            word::PERMUTE_SOUTH => Action::Permute(Pair::southward(cell())),
            word::MOVE => Action::Move(cell()),
            _ => match bit {
                other::TURN_UP => Action::TurnUp,
                other::LEAVE => Action::Leave,
                other::ORIENT..other::CHOOSE => {
                    Action::Orient(self.shape.turned((bit - other::ORIENT) as usize))
                }
                other::CHOOSE..other::END => Action::Choose(Spell::SECOND[(bit - other::CHOOSE) as usize]),
                _ => Action::End,
            },
        }
    }

    /// How many each word has. Nobody has the spells of all words, and most have cast theirs. A tile that can be turned at all can be turned
    /// once.
    #[inline]
    fn counts(&self) -> [u32; WORDS] {
        let words = &self.words;
        let mut counts = [0; WORDS];
        for word in [word::PUSH, word::MOVE, word::OTHER] {
            counts[word] = count_bits(words[word]);
        }
        if words[word::ROTATE] != 0 {
            for word in word::ROTATE..word::PERMUTE_EAST {
                counts[word] = count_bits(words[word]);
            }
        }
        if words[word::PERMUTE_EAST] | words[word::PERMUTE_SOUTH] != 0 {
            for word in word::PERMUTE_EAST..word::MOVE {
                counts[word] = count_bits(words[word]);
            }
        }
        counts
    }

    /// The `n`-th of them, which there is, given how many each word has: nothing branches on what chance has picked.
    #[inline]
    fn nth_of(&self, counts: &[u32; WORDS], n: u32) -> Action {
        let (mut word, mut before, mut sum) = (0, 0, 0);
        for count in &counts[..WORDS - 1] {
            sum += count;
            let beyond = n >= sum;
            word += usize::from(beyond);
            before = if beyond { sum } else { before };
        }
        self.action(word, nth_bit(self.words[word], n - before))
    }

    /// The word and bit of an action; none if the tile in question has another shape.
    fn place(&self, action: Action) -> Option<(usize, u32)> {
        let fits = |openings: crate::Openings| (openings.shape() == self.shape).then(|| openings.quarters());
        Some(match action {
            Action::Push(arrow, openings) => {
                (word::PUSH, (fits(openings)? * Arrow::COUNT + arrow.index()) as u32)
            }
            Action::Rotate(cell, turn) => (word::ROTATE + turn as usize, cell.bit()),
            Action::Permute(pair) if pair.is_south() => (word::PERMUTE_SOUTH, pair.cells().0.bit()),
            Action::Permute(pair) => (word::PERMUTE_EAST, pair.cells().0.bit()),
            Action::Move(cell) => (word::MOVE, cell.bit()),
            Action::TurnUp => (word::OTHER, other::TURN_UP),
            Action::Leave => (word::OTHER, other::LEAVE),
            Action::Orient(openings) => (word::OTHER, other::ORIENT + fits(openings)? as u32),
            Action::Choose(spell) => (word::OTHER, other::CHOOSE + spell as u32 - Spell::Rotation as u32),
            Action::End => (word::OTHER, other::END),
        })
    }
}

impl dedale_core::Legal<Action> for Legal {
    #[inline]
    fn len(&self) -> u32 {
        self.counts().iter().sum()
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.words == [0; WORDS]
    }

    #[inline]
    fn nth(&self, n: u32) -> Option<Action> {
        let counts = self.counts();
        if n < counts.iter().sum() { Some(self.nth_of(&counts, n)) } else { None }
    }

    #[inline]
    fn any(&self, chance: &mut impl Chance) -> Option<Action> {
        let counts = self.counts();
        match counts.iter().sum() {
            0 => None,
            count => Some(self.nth_of(&counts, chance.pick(count))),
        }
    }

    fn contains(&self, action: Action) -> bool {
        self.place(action).is_some_and(|(word, bit)| self.words[word] >> bit & 1 == 1)
    }

    #[inline]
    fn write_mask(&self, mask: &mut [u8]) {
        self.write_bytes(mask);
    }

    fn iter(&self) -> impl Iterator<Item = Action> {
        let legal = *self;
        let words = legal.words.into_iter().enumerate();
        words.flat_map(move |(at, word)| ones(word).map(move |bit| legal.action(at, bit)))
    }

    #[inline]
    fn indices(&self) -> impl Iterator<Item = usize> {
        let index_at = &INDICES[self.shape as usize];
        let words = self.words.into_iter().enumerate();
        words.flat_map(move |(at, word)| ones(word).map(move |bit| index_at[at][bit as usize].into()))
    }
}

/// The index of the action at each word and bit, by the shape of the tile in question.
static INDICES: LazyLock<[[[u16; 64]; WORDS]; Shape::ALL.len()]> = LazyLock::new(|| {
    let mut indices = [[[0; 64]; WORDS]; Shape::ALL.len()];
    for &shape in Shape::ALL {
        let legal = Legal { shape, ..Legal::NONE };
        for (index, action) in (0..).zip(Action::all()) {
            if let Some((word, bit)) = legal.place(action) {
                indices[shape as usize][word][bit as usize] = index;
            }
        }
    }
    indices
});

impl fmt::Debug for Legal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(dedale_core::Legal::iter(self)).finish()
    }
}

/// Where tiles come out.
const EXITS: u64 = {
    let (mut exits, mut arrow) = (0, 0);
    while arrow < Arrow::COUNT {
        exits |= Arrow::from_index(arrow).exit().set().0;
        arrow += 1;
    }
    exits
};

/// All arrows.
const ARROWS: u64 = (1 << Arrow::COUNT) - 1;

impl State {
    #[inline]
    pub(crate) fn legal_set(&self) -> Legal {
        let mut legal = Legal::NONE;
        if self.ended.is_some() {
            return legal;
        }
        let others = &mut legal.words[word::OTHER];
        match self.question {
            Question::Turn => self.add_turn(&mut legal),
            Question::TurnUp => *others = 1 << other::TURN_UP | 1 << other::LEAVE,
            Question::Orient => {
                legal.shape = self.board.openings(self.here()).shape();
                *others = ((1 << legal.shape.turns()) - 1) << other::ORIENT;
            }
            Question::Spell => {
                let free = Spell::SECOND.iter().filter(|&&spell| self.is_free(spell));
                *others = free.fold(0, |set, &spell| {
                    set | 1 << (other::CHOOSE + spell as u32 - Spell::Rotation as u32)
                });
            }
        }
        legal
    }

    #[inline]
    fn add_turn(&self, legal: &mut Legal) {
        let board = &self.board;
        legal.shape = board.spare_shape();
        legal.words[word::OTHER] = 1 << other::END;
        if self.push_ready {
            legal.words[word::PUSH] = self.pushes();
        }
        if self.moves > 0 {
            legal.words[word::MOVE] = board.reach(self.here(), self.moving_spell()).all().0;
        }
        if self.spell_ready {
            match self.spells[self.active] {
                Some(Spell::Rotation) => {
                    let up = CellSet::LOOSE.0 & !board.down().0;
                    let bent = up & !board.straights();
                    legal.words[word::ROTATE..word::ROTATE + 3].copy_from_slice(&[up, bent, bent]);
                }
                Some(Spell::Permutation) => {
                    let [east, south] = self.permutations();
                    legal.words[word::PERMUTE_EAST] = east;
                    legal.words[word::PERMUTE_SOUTH] = south;
                }
                _ => {}
            }
        }
    }

    /// LA-P1, without those that do the same as others.
    #[inline]
    fn pushes(&self) -> u64 {
        let mut arrows = ARROWS;
        let down = self.board.down();
        if down.0 & EXITS != 0 {
            let blocked = Arrow::all().filter(|arrow| down.contains(arrow.exit()));
            arrows = blocked.fold(arrows, |arrows, arrow| arrows & !(1 << arrow.index()));
        }
        let mut pushes = arrows | arrows << Arrow::COUNT;
        if self.board.spare_shape().turns() == 4 {
            pushes |= pushes << (2 * Arrow::COUNT);
        }
        let board = &self.board;
        let unusual = board.spare_is_plain() && (board.has_alternating_line() || board.has_stepped_column());
        if unusual { pushes & !self.redundant_pushes() } else { pushes }
    }

    /// Pushes of a spare without anything on it that do the same as another, or nothing at all.
    #[cold]
    fn redundant_pushes(&self) -> u64 {
        let shape = self.board.spare_shape();
        let pushes = Arrow::all().flat_map(|arrow| (0..shape.turns()).map(move |quarters| (arrow, quarters)));
        pushes
            .filter(|&(arrow, quarters)| self.is_redundant(arrow, shape.turned(quarters)))
            .fold(0, |set, (arrow, quarters)| set | 1 << (quarters * Arrow::COUNT + arrow.index()))
    }

    /// Whether a push changes nothing, or does the same as one at an arrow named earlier.
    ///
    /// From both ends that takes a line whose every other tile is alike; in lines that cross, two that each change
    /// one tile, the one they share.
    fn is_redundant(&self, arrow: Arrow, openings: crate::Openings) -> bool {
        let distinct = self.board.down().0 | self.board.marked().0 | self.pawn_cells().0;
        let plain = |arrow: Arrow| arrow.cells().0 & distinct == 0;
        if !plain(arrow) {
            return false;
        }
        let after = |arrow: Arrow| {
            let mut board = self.board;
            board.push(arrow, openings);
            board
        };
        let pushed = after(arrow);
        let mut earlier = Arrow::all().take(arrow.index()).filter(|&earlier| plain(earlier));
        pushed == self.board || earlier.any(|earlier| after(earlier) == pushed)
    }

    /// LA-P3, without pairs of face-up tiles that are alike: with the second cell to the east, and to the south.
    fn permutations(&self) -> [u64; 2] {
        let distinct = self.board.down().0 | self.board.marked().0 | self.pawn_cells().0;
        let changes = |shift: u32| distinct | distinct >> shift | self.board.differing(shift);
        [Pair::EAST.0 & changes(1), Pair::SOUTH.0 & changes(ROW)]
    }

    /// LA-S4: whether nobody has that spell.
    fn is_free(&self, spell: Spell) -> bool {
        !self.spells.0.contains(&Some(spell))
    }
}

impl Board {
    /// The cells whose tile is not open to the same sides as the one `shift` bits on.
    #[inline]
    fn differing(&self, shift: u32) -> u64 {
        crate::Side::ALL.iter().fold(0, |set, &side| {
            let plane = self.open_to(side);
            set | plane ^ plane >> shift
        })
    }

    /// Whether a pushed line has every other tile open to the same sides: nearly never.
    #[inline]
    fn has_alternating_line(&self) -> bool {
        let (down, along) = (self.differing(2 * ROW), self.differing(2));
        let down = down | down >> ROW | down >> (2 * ROW) | down >> (3 * ROW) | down >> (4 * ROW);
        let along = along | along >> 1 | along >> 2 | along >> 3 | along >> 4;
        COLUMNS & !down | ROWS & !along != 0
    }

    /// Whether a pushed column has tiles alike down to some place and others alike from there on: nearly never.
    #[inline]
    fn has_stepped_column(&self) -> bool {
        let changes = self.differing(ROW);
        let (mut once, mut twice) = (0, 0);
        for row in 0..crate::SIZE as u32 - 1 {
            let here = changes >> (row * ROW);
            twice |= once & here;
            once |= here;
        }
        COLUMNS & once & !twice != 0
    }
}

/// The pushed columns, by their cells in the first row.
const COLUMNS: u64 = 0x0000_0000_0000_002a;
/// The pushed rows, by their cells in the first column.
const ROWS: u64 = 0x0000_0100_0100_0100;
