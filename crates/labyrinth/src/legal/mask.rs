//! The legal answers as a byte for each action.

use dedale_core::Action as _;
use dedale_core::bits::spread;

use super::{Legal, other, word};
use crate::action::{Action, Pair, at};
use crate::cells::{Arrow, Cell, CellSet, SIZE};
use crate::observation::cells;
use crate::tiles::Openings;

/// The cells of each row in a [`CellSet`].
fn rows(word: u64) -> [u8; SIZE] {
    let [rows @ .., _] = word.to_le_bytes();
    rows
}

/// The bits of the columns 1, 3 and 5, which are loose in every row.
#[inline]
fn odd_columns(row: u8) -> [u8; 3] {
    [row >> 1 & 1, row >> 3 & 1, row >> 5 & 1]
}

impl Legal {
    /// Writes 1 at the index of each action, and 0 elsewhere.
    #[inline]
    pub(super) fn write_bytes(&self, mask: &mut [u8]) {
        let mask: &mut [u8; Action::COUNT] = mask.try_into().expect("a byte for each action");
        mask.fill(0);
        let first = self.shape.plain().index();
        if self.words[word::PUSH] != 0 {
            let pushes = &mut mask[at::PUSH + first * Arrow::COUNT..at::ROTATE];
            for (eight, bits) in
                pushes.as_chunks_mut::<8>().0.iter_mut().zip(self.words[word::PUSH].to_le_bytes())
            {
                *eight = spread(bits).to_le_bytes();
            }
        }
        for turn in 0..3 {
            if self.words[word::ROTATE + turn] != 0 {
                let loose = CellSet::LOOSE.len() as usize;
                let begin = at::ROTATE + turn * loose;
                loose_cells(self.words[word::ROTATE + turn], &mut mask[begin..begin + loose]);
            }
        }
        if self.words[word::PERMUTE_EAST] | self.words[word::PERMUTE_SOUTH] != 0 {
            pairs(
                self.words[word::PERMUTE_EAST],
                self.words[word::PERMUTE_SOUTH],
                &mut mask[at::PERMUTE..at::MOVE],
            );
        }
        let moves = mask[at::MOVE..].first_chunk_mut::<{ Cell::COUNT }>().expect("a move to each cell");
        cells(CellSet(self.words[word::MOVE]), moves);
        let others = self.words[word::OTHER];
        let bit = |bit: u32| (others >> bit & 1) as u8;
        mask[at::TURN_UP] = bit(other::TURN_UP);
        mask[at::LEAVE] = bit(other::LEAVE);
        let turns = &mut mask[at::ORIENT..at::CHOOSE][first..];
        (other::ORIENT..other::CHOOSE).zip(turns).for_each(|(at, byte)| *byte = bit(at));
        let spells = &mut mask[at::CHOOSE..at::END];
        (other::CHOOSE..other::END).zip(spells).for_each(|(at, byte)| *byte = bit(at));
        mask[at::END] = bit(other::END);
    }
}

const _: () = assert!(Openings::COUNT == 10 && Pair::COUNT == 36);

/// Three cells in the even rows, seven in the odd ones.
#[inline]
fn loose_cells(word: u64, out: &mut [u8]) {
    let mut rest = out;
    for (number, row) in rows(word).into_iter().enumerate() {
        let size = if number % 2 == 0 { 3 } else { SIZE };
        let (here, behind) = rest.split_at_mut(size);
        if number % 2 == 0 {
            here.copy_from_slice(&odd_columns(row));
        } else {
            here.copy_from_slice(&spread(row).to_le_bytes()[..SIZE]);
        }
        rest = behind;
    }
}

/// Six pairs in each odd row, then three between each row and the next.
#[inline]
fn pairs(east: u64, south: u64, out: &mut [u8]) {
    let (eastward, southward) = out.split_at_mut(18);
    let [_, one, _, three, _, five, _] = rows(east);
    for (six, row) in eastward.as_chunks_mut::<6>().0.iter_mut().zip([one, three, five]) {
        six.copy_from_slice(&spread(row).to_le_bytes()[..6]);
    }
    for (three, row) in southward.as_chunks_mut::<3>().0.iter_mut().zip(rows(south)) {
        *three = odd_columns(row);
    }
}
