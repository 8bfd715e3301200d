//! What happens to tiles and pawns, against a plain table of 49 tiles: whole games of random spells and pages.

use dedale_core::chance::{Quick, Seed};
use dedale_core::{Chance as _, Legal as _, Positions as _, Rules as _, Setup as _, Silent};
use dedale_labyrinth::{
    Action, Arrow, Cell, Colour, Page, Position, Setup, Side, State, Thing, Tile, TileText,
};
use proptest::prelude::{ProptestConfig, prop_assert_eq, proptest};

/// The table, as people see it.
#[derive(Clone, PartialEq, Debug)]
struct Slow {
    tiles: Vec<Vec<TileText>>,
    spare: Tile,
    pawns: Vec<Cell>,
}

impl Slow {
    fn of(position: &Position) -> Slow {
        let TileText::Spare(spare) = position.spare else { panic!("the spare lies beside the board") };
        Slow { tiles: position.board.clone(), spare, pawns: position.pawns.clone() }
    }

    fn at(&mut self, cell: Cell) -> &mut TileText {
        &mut self.tiles[cell.row()][cell.column()]
    }

    fn start(seat: usize) -> Cell {
        Colour::ALL[seat].start()
    }

    /// Moves every tile of a line one on, with the pawns; those that fall out go where `out` says.
    fn push(&mut self, arrow: Arrow, inserted: TileText, out: impl Fn(usize, Cell) -> Cell) {
        let at = arrow.line_number();
        let mut line: Vec<_> = (0..7)
            .map(|along| match arrow.side() {
                Side::North => Cell::new(along, at),
                Side::South => Cell::new(6 - along, at),
                Side::West => Cell::new(at, along),
                Side::East => Cell::new(at, 6 - along),
            })
            .collect();
        let entry = line[0];
        let fallen = *self.at(line[6]);
        for (seat, pawn) in self.pawns.iter_mut().enumerate() {
            if let Some(place) = line.iter().position(|cell| cell == pawn) {
                *pawn = line.get(place + 1).copied().unwrap_or_else(|| out(seat, entry));
            }
        }
        while let (Some(to), Some(&from)) = (line.pop(), line.last()) {
            *self.at(to) = *self.at(from);
        }
        *self.at(entry) = inserted;
        self.spare = tile_of(fallen);
    }

    fn flip(&mut self, thing: Thing) {
        let lies_there = |cell: &Cell| matches!(self.tiles[cell.row()][cell.column()], TileText::Up(_, Some(other)) if other == thing);
        if let Some(cell) = Cell::all().find(lies_there).filter(|cell| !cell.is_fixed()) {
            *self.at(cell) = TileText::Down(tile_of(*self.at(cell)));
            for (seat, pawn) in self.pawns.iter_mut().enumerate().filter(|(_, pawn)| **pawn == cell) {
                *pawn = Slow::start(seat);
            }
        }
    }

    fn turn(&mut self, page: Page) {
        match page {
            Page::Push { arrow } => self.push(arrow, TileText::Down(self.spare), |seat, _| Slow::start(seat)),
            Page::Flip { one, other } => [one, other].into_iter().for_each(|thing| self.flip(thing)),
            Page::Meeting { at, one, other } => {
                for pawn in [one, other] {
                    if let Some(cell) = self.pawns.get_mut(pawn as usize) {
                        *cell = at.start();
                    }
                }
            }
        }
    }

    /// What an action does; if a page follows, it is that one.
    fn play(&mut self, action: Action, active: usize, page: Option<Page>) {
        let here = self.pawns[active];
        match action {
            Action::Push(arrow, openings) => {
                let thing = self.spare.thing();
                self.push(arrow, TileText::Up(openings, thing), |_, entry| entry);
            }
            Action::Rotate(cell, turn) => {
                if let TileText::Up(openings, thing) = *self.at(cell) {
                    let turned = (0..=turn as usize).fold(openings, |openings, _| openings.turned(1));
                    *self.at(cell) = TileText::Up(turned, thing);
                }
            }
            Action::Permute(pair) => {
                let (one, other) = pair.cells();
                let (first, second) = (*self.at(one), *self.at(other));
                (*self.at(one), *self.at(other)) = (second, first);
                let swapped = |pawn: Cell| match pawn {
                    pawn if pawn == one => other,
                    pawn if pawn == other => one,
                    pawn => pawn,
                };
                self.pawns.iter_mut().for_each(|pawn| *pawn = swapped(*pawn));
            }
            Action::Move(to) => self.pawns[active] = to,
            Action::Orient(openings) => {
                let thing = tile_of(*self.at(here)).thing();
                *self.at(here) = TileText::Up(openings, thing);
            }
            Action::TurnUp => {
                let tile = tile_of(*self.at(here));
                *self.at(here) = TileText::Up(tile.shape().plain(), tile.thing());
            }
            Action::Leave | Action::Choose(_) | Action::End => {}
        }
        page.into_iter().for_each(|page| self.turn(page));
    }
}

fn tile_of(text: TileText) -> Tile {
    match text {
        TileText::Up(openings, thing) => Tile::new(openings.shape(), thing),
        TileText::Down(tile) | TileText::Spare(tile) => tile,
    }
}

/// Any action, but the end of the turn only now and then: the pawns stand everywhere and the lines move a lot.
fn choice(state: &State, chance: &mut Quick) -> Option<Action> {
    let legal = state.legal();
    let mut action = None;
    for _ in 0..4 {
        action = (!legal.is_empty()).then(|| legal.nth(chance.pick(legal.len()))).flatten();
        if action != Some(Action::End) {
            break;
        }
    }
    action
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(120) })]

    #[test]
    fn tiles_and_pawns_go_where_a_plain_table_says(seed: u64) {
        let mut chance = Seed::quick_from(seed);
        let setups: Vec<_> = Setup::all().collect();
        let setup = setups[chance.pick(setups.len() as u32) as usize];
        let mut effects = Silent(Seed::quick_from(!seed));
        let mut state = State::start(&setup, &mut effects);
        let mut slow = Slow::of(&state.position());
        while let Some(action) = choice(&state, &mut chance) {
            let before = state.position();
            state.apply(action, &mut effects);
            let after = state.position();
            let page = (after.turn > before.turn).then_some(after.page).flatten();
            slow.play(action, before.active.index(), page);
            prop_assert_eq!(&slow, &Slow::of(&after), "{} and {:?} in {}", action, page, setup.text());
        }
    }
}

/// LA-P1 undone: pushing back what came out gives the table as it was.
#[test]
fn a_push_from_the_other_end_undoes_a_push() {
    for seed in 0..200 {
        let mut effects = Silent(Seed::quick_from(seed));
        let state = State::start(&Setup::default(), &mut effects);
        let view = dedale_core::Secrets::view(&state, dedale_core::Observer::Omniscient);
        for arrow in Arrow::all().filter(|arrow| !view.board.down().contains(arrow.exit())) {
            let mut board = view.board;
            let out = board.openings(arrow.exit());
            board.push(arrow, board.spare_shape().plain());
            assert_eq!(board.spare().shape(), out.shape());
            board.push(arrow.opposite(), out);
            assert_eq!(board, view.board, "{arrow}");
        }
    }
}
