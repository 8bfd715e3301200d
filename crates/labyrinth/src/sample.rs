use dedale_core::{BySeat, Chance, Few};

use crate::board::Board;
use crate::colours::ColourOfSeat;
use crate::decision::Question;
use crate::layout::Layout;
use crate::public::with_public;
use crate::state::{Ended, State};
use crate::tiles::Tile;
use crate::view::View;

impl State {
    /// A state with this view: under blank tiles lie those that show nowhere, in any order.
    pub(crate) fn sampled(view: &View, chance: &mut impl Chance) -> State {
        let mut board = view.board;
        board.fill_blanks(view.setup.layout(), chance);
        let colours = ColourOfSeat::new(&view.colours);
        with_public!(
            view,
            State {
                board,
                treasures: view.to_draw,
                pages: view.pages_left.bits(),
                page: view.page,
                colours,
                pawns: BySeat(filled(&view.pawns, colours.starts().0)),
                hands: BySeat(filled(&view.hands, [Few::new(); 4])),
                spells: BySeat(filled(&view.spells, [None; 4])),
                question: view.question.unwrap_or(Question::Turn),
                ended: view.outcome.map(|outcome| if outcome.is_win() { Ended::Won } else { Ended::Lost }),
            }
        )
    }
}

/// What is known for each seat in play, and for the others what a new game has there.
fn filled<T: Copy>(known: &[T], mut all: [T; 4]) -> [T; 4] {
    all[..known.len()].copy_from_slice(known);
    all
}

impl Board {
    /// Lays the tiles that show nowhere under the blanks, in any order.
    pub(crate) fn fill_blanks(&mut self, layout: &Layout, chance: &mut impl Chance) {
        let blanks = self.blanks();
        if blanks.is_empty() {
            return;
        }
        let mut unseen: Few<Tile, { Layout::LOOSE }> = Few::new();
        let mut plain_shown = self.plain_showing();
        for &tile in layout.loose() {
            let shown = match tile.thing() {
                Some(thing) => !self.is_hidden(thing),
                None => {
                    let left = &mut plain_shown[tile.shape() as usize];
                    let shown = *left > 0;
                    *left = left.saturating_sub(1);
                    shown
                }
            };
            if !shown {
                unseen.push(tile);
            }
        }
        chance.shuffle(&mut unseen);
        for (cell, &tile) in blanks.iter().zip(unseen.iter()) {
            self.lay_down(cell, tile);
        }
    }
}
