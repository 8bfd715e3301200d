use dedale_core::{BySeat, Chance, Few};

use crate::board::Board;
use crate::cards::Colour;
use crate::layout::Layout;
use crate::state::{Ended, Ready, State};
use crate::tiles::{Shape, Tile};
use crate::view::View;

impl State {
    /// A state with this view: under blank tiles lie those that show nowhere, in any order.
    pub(crate) fn sampled(view: &View, chance: &mut impl Chance) -> State {
        let mut state = State::before_deal(view.setup);
        let seats = view.pawns.len();
        let mut pawns = state.pawns.0;
        pawns[..seats].copy_from_slice(&view.pawns);
        let mut hands = [Few::new(); 4];
        hands[..seats].copy_from_slice(&view.hands);
        let mut spells = [None; 4];
        spells[..seats].copy_from_slice(&view.spells);
        state.board = view.board;
        state.board.fill_blanks(view.setup.layout(), chance);
        debug_assert!(Colour::ALL.len() == pawns.len());
        State {
            treasures: view.to_draw,
            pages: view.pages_left.bits(),
            page: view.page,
            pawns: BySeat(pawns),
            hands: BySeat(hands),
            spells: BySeat(spells),
            turn: view.turn,
            active: view.active,
            ready: Ready {
                push: view.push_ready,
                spell: view.spell_ready,
                moves: view.moves,
                found: view.found_now,
            },
            question: view.question.unwrap_or(state.question),
            ended: view.outcome.map(|outcome| if outcome.is_win() { Ended::Won } else { Ended::Lost }),
            ..state
        }
    }
}

impl Board {
    /// Lays the tiles that show nowhere under the blanks, in any order.
    pub(crate) fn fill_blanks(&mut self, layout: &Layout, chance: &mut impl Chance) {
        let blanks = self.blanks();
        if blanks.is_empty() {
            return;
        }
        let mut unseen: Few<Tile, { Layout::LOOSE }> = Few::new();
        for tile in
            layout.loose().iter().filter(|tile| tile.thing().is_some_and(|thing| self.is_hidden(thing)))
        {
            unseen.push(*tile);
        }
        let showing = self.plain_showing();
        for &shape in Shape::ALL {
            let plain = layout.loose().iter().filter(|&&tile| tile == Tile::new(shape, None)).count() as u32;
            for _ in showing[shape as usize]..plain {
                unseen.push(Tile::new(shape, None));
            }
        }
        chance.shuffle(&mut unseen);
        for (cell, &tile) in blanks.iter().zip(unseen.iter()) {
            self.lay_down(cell, tile);
        }
    }
}
