//! The check figure of Labyrinth: on 1,000 boards, push the spare in at every arrow in every orientation, carry the
//! pawn along, and count the cells it then reaches.

use std::hint::black_box;
use std::time::{Duration, Instant};

use dedale_labyrinth::{Arrow, Board, Cell, Openings};

/// The expected sum over all pushes.
pub const EXPECTED_SUM: u64 = 328_992;

/// How many pushes that are.
pub const PUSHES: u64 = 1_000 * 12 * 4;

/// A board, how its spare lies, and where the pawn stands.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    board: Board,
    spare: Openings,
    pawn: Cell,
}

/// The 1,000 boards: a line each, 49 cells and the spare as hexadecimal openings, and the pawn's cell.
///
/// # Panics
/// Never: the file is part of the program.
pub fn cases() -> Vec<Case> {
    include_str!("../../../data/push-and-reach.txt")
        .lines()
        .map(|line| read(line).expect("a board"))
        .collect()
}

fn read(line: &str) -> Option<Case> {
    let (tiles, pawn) = line.split_once(' ')?;
    let tiles: Option<Vec<_>> =
        tiles.chars().map(|digit| Openings::from_bits(digit.to_digit(16)? as u8)).collect();
    let tiles = tiles?;
    let (spare, cells) = tiles.split_last()?;
    let board = Board::of(cells.try_into().ok()?, spare.shape());
    Some(Case { board, spare: *spare, pawn: Cell::from_name(pawn)? })
}

/// The cells reached, over all pushes of all cases. Each board is really made, with all that is on it.
pub fn sum(cases: &[Case]) -> u64 {
    let mut cells = 0;
    for case in cases {
        for arrow in Arrow::all() {
            let pawn = match arrow.cells().contains(case.pawn) {
                true => arrow.carries(case.pawn).unwrap_or(arrow.entry()),
                false => case.pawn,
            };
            for quarters in 0..4 {
                let mut board = case.board;
                board.push(arrow, case.spare.turned(quarters));
                cells += u64::from(black_box(board).flood(pawn).len());
            }
        }
    }
    cells
}

/// Pushes a second, each with its flood fill: the median of several rounds.
pub fn pushes_per_second(time: Duration) -> f64 {
    const ROUNDS: u32 = 5;
    let cases = cases();
    let mut rates: Vec<_> = (0..ROUNDS)
        .map(|_| {
            let started = Instant::now();
            let mut passes = 0_u64;
            while started.elapsed() < time / ROUNDS {
                black_box(sum(black_box(&cases)));
                passes += 1;
            }
            (passes * PUSHES) as f64 / started.elapsed().as_secs_f64()
        })
        .collect();
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_boards_give_the_sum_of_the_slow_reference() {
        assert_eq!(sum(&cases()), EXPECTED_SUM);
    }
}
