//! Where an answer would happen in the maze.

use dedale_labyrinth::{Action, Arrow, Cell, View};

/// The cells and the arrow an answer names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Marks {
    /// The cells that it is about.
    pub(super) cells: Vec<Cell>,
    /// The cells on the way there.
    pub(super) way: Vec<Cell>,
    pub(super) arrow: Option<Arrow>,
}

impl Marks {
    pub(super) fn of(action: &Action, view: &View) -> Marks {
        let here = view.pawns[view.active.index()];
        let cells = |cells: &[Cell]| Marks { cells: cells.to_vec(), ..Marks::default() };
        match *action {
            Action::Move(to) => {
                let way = view.ways.and_then(|ways| ways.to(to));
                let way = way.map_or_else(Vec::new, |way| way.cells.iter().copied().collect());
                Marks { way, ..cells(&[to]) }
            }
            Action::Push(arrow, _) => Marks { arrow: Some(arrow), ..cells(&[arrow.entry()]) },
            Action::Rotate(cell, _) => cells(&[cell]),
            Action::Permute(pair) => {
                let (one, other) = pair.cells();
                cells(&[one, other])
            }
            Action::TurnUp | Action::Leave | Action::Orient(_) => cells(&[here]),
            Action::Choose(_) | Action::End => Marks::default(),
        }
    }
}
