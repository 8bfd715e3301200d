//! Where a pawn can go, against a plain search by the letter of the rules.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use dedale_core::chance::{Quick, Seed};
use dedale_core::{Chance as _, Observer, Positions as _, Rules as _, Secrets as _, Setup as _, Silent};
use dedale_labyrinth::{
    Board, Cell, CellSet, Colour, Openings, Position, Setup, Side, Spell, State, Tile, TileText, Ways,
};
use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};

/// The labyrinth as a list of tiles, and what a pawn may do in it.
struct Maze {
    tiles: Vec<Vec<TileText>>,
    from: Cell,
    spell: Option<Spell>,
}

/// Where a pawn is on its way, and whether the spell was cast.
type Place = (Cell, bool);

impl Maze {
    fn is_down(&self, cell: Cell) -> bool {
        matches!(self.tiles[cell.row()][cell.column()], TileText::Down(_))
    }

    /// Whether a face-up tile is open to a side; a face-down one is open to none.
    fn is_open(&self, cell: Cell, side: Side) -> bool {
        matches!(self.tiles[cell.row()][cell.column()], TileText::Up(openings, _) if openings.open(side))
    }

    /// LA-P6: whether a corridor leads outside.
    fn is_gate(&self, cell: Cell) -> bool {
        Side::ALL.iter().any(|&side| cell.neighbour(side).is_none() && self.is_open(cell, side))
    }

    fn is_at_the_border(cell: Cell) -> bool {
        Side::ALL.iter().any(|&side| cell.neighbour(side).is_none())
    }

    /// LA-M1, LA-M2: where one step leads.
    fn steps(&self, cell: Cell) -> Vec<Cell> {
        let sides = Side::ALL.iter().filter(|&&side| self.is_open(cell, side));
        let next = sides.filter_map(|&side| Some((side, cell.neighbour(side)?)));
        let enters = |&(side, next): &(Side, Cell)| self.is_down(next) || self.is_open(next, side.opposite());
        next.filter(enters).map(|(_, next)| next).collect()
    }

    /// LA-P4 to LA-P6: where casting the spell leads.
    fn casts(&self, cell: Cell) -> Vec<Cell> {
        let stands_here = cell == self.from;
        match self.spell {
            Some(Spell::Crossing) if self.is_down(cell) && !stands_here => {
                let beyond = Side::ALL.iter().filter_map(|&side| Some((side, cell.neighbour(side)?)));
                beyond
                    .filter(|&(side, next)| self.is_open(next, side.opposite()))
                    .map(|(_, next)| next)
                    .collect()
            }
            Some(Spell::Teleport) if !self.is_down(cell) || stands_here => {
                Colour::ALL.iter().map(|colour| colour.start()).collect()
            }
            Some(Spell::Escape) if self.is_gate(cell) => {
                let enters = |&next: &Cell| {
                    next != cell && (self.is_gate(next) || self.is_down(next) && Maze::is_at_the_border(next))
                };
                Cell::all().filter(enters).collect()
            }
            _ => Vec::new(),
        }
    }

    /// How far everything is.
    fn distances(&self) -> BTreeMap<Place, usize> {
        let mut distances = BTreeMap::from([((self.from, false), 0)]);
        let mut queue = VecDeque::from([(self.from, false)]);
        while let Some((cell, cast)) = queue.pop_front() {
            let distance = distances[&(cell, cast)] + 1;
            let steps = self.steps(cell).into_iter().map(|next| (next, cast));
            let casts = if cast { Vec::new() } else { self.casts(cell) };
            for place in steps.chain(casts.into_iter().map(|next| (next, true))) {
                distances.entry(place).or_insert_with(|| {
                    queue.push_back(place);
                    distance
                });
            }
        }
        distances
    }
}

/// A random deal with some tiles turned down, the first player's pawn anywhere, with a spell or without.
fn some_position(chance: &mut Quick, spell: Option<Spell>) -> Position {
    let layout = ["classic", "all-loose"][chance.pick(2) as usize];
    let setup = Setup::from_text(&format!("players=2 level=standard layout={layout}")).expect("a setup");
    let mut effects = Silent(Seed::quick_from(u64::from(chance.pick(u32::MAX))));
    let mut position = State::start(&setup, &mut effects).position();
    let share = chance.pick(6);
    for cell in CellSet::LOOSE.iter() {
        let tile = &mut position.board[cell.row()][cell.column()];
        if let (TileText::Up(openings, thing), true) = (*tile, chance.pick(10) < share) {
            *tile = TileText::Down(Tile::new(openings.shape(), thing));
        }
    }
    position.pawns[0] = Cell::all().nth(chance.pick(49) as usize).expect("a cell");
    position.spells = vec![spell.or(Some(Spell::Rotation)), Some(Spell::Permutation)];
    position
}

const SPELLS: [Option<Spell>; 4] = [None, Some(Spell::Crossing), Some(Spell::Teleport), Some(Spell::Escape)];

fn ways(state: &State, observer: Observer) -> Ways {
    state.view(observer).ways.expect("the first player may move")
}

/// A way is one the rules allow, and a shortest one.
fn is_a_shortest_way(maze: &Maze, distances: &BTreeMap<Place, usize>, to: Cell, ways: &Ways) {
    let way = ways.to(to).expect("what is reached has a way");
    let cast = !distances.contains_key(&(to, false));
    let told = format!("{way:?} to {to} from {} with {:?}", maze.from, maze.spell);
    assert_eq!(way.cells.len(), distances[&(to, cast)] + 1, "{told}");
    assert_eq!((way.cells[0], way.cells[way.cells.len() - 1]), (maze.from, to), "{told}");
    assert_eq!(way.cast_at.is_some(), cast, "{told}");
    for at in 1..way.cells.len() {
        let (one, next) = (way.cells[at - 1], way.cells[at]);
        let leads = if way.cast_at == Some(at as u8) { maze.casts(one) } else { maze.steps(one) };
        assert!(leads.contains(&next), "{one} to {next} in {told}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(3_000) })]

    #[test]
    fn the_reach_of_a_pawn_is_what_a_plain_search_finds(seed: u64) {
        let mut chance = Seed::quick_from(seed);
        for spell in SPELLS {
            let position = some_position(&mut chance, spell);
            let state = State::from_position(&position).expect("a sound position");
            let maze = Maze { tiles: position.board.clone(), from: position.pawns[0], spell };
            let distances = maze.distances();
            let walking: CellSet = Cell::all().filter(|&cell| distances.contains_key(&(cell, false))).collect();
            let casting: CellSet = Cell::all()
                .filter(|&cell| distances.contains_key(&(cell, true)) && !walking.contains(cell))
                .collect();
            let board = state.view(Observer::Omniscient).board;
            let reach = board.reach(maze.from, spell);
            prop_assert_eq!(reach.walking, walking, "from {} with {:?}:\n{}", maze.from, spell, board);
            prop_assert_eq!(reach.casting, casting, "from {} with {:?}:\n{}", maze.from, spell, board);
            if !maze.is_down(maze.from) {
                let up: CellSet = walking.iter().filter(|&cell| !maze.is_down(cell)).collect();
                prop_assert_eq!(board.flood(maze.from), up);
            }
            let ways = ways(&state, Observer::Spectator);
            prop_assert_eq!(ways.reach(), reach, "what is hidden makes no difference");
            for cell in reach.all().iter() {
                is_a_shortest_way(&maze, &distances, cell, &ways);
            }
            prop_assert!(Cell::all().all(|cell| reach.all().contains(cell) == ways.to(cell).is_some()));
        }
    }
}

#[test]
fn the_random_mazes_have_everything_a_search_may_miss() {
    let mut chance = Seed::quick_from(1);
    let mut seen = BTreeSet::new();
    for spell in SPELLS {
        for _ in 0..400 {
            let position = some_position(&mut chance, spell);
            let maze = Maze { tiles: position.board, from: position.pawns[0], spell };
            let distances = maze.distances();
            let buried = maze.is_down(maze.from);
            let by_spell =
                distances.keys().any(|&(cell, cast)| cast && !distances.contains_key(&(cell, false)));
            let far = distances.values().any(|&distance| distance > 12);
            seen.insert((spell.map(|spell| spell as u8), buried, by_spell));
            seen.insert((Some(99), far, far));
        }
    }
    for spell in [Spell::Teleport, Spell::Escape, Spell::Crossing] {
        assert!(seen.contains(&(Some(spell as u8), false, true)), "{spell} leads further");
        assert_eq!(seen.contains(&(Some(spell as u8), true, true)), spell == Spell::Teleport);
    }
    assert!(seen.contains(&(None, true, false)) && seen.contains(&(Some(99), true, true)));
}

#[test]
fn a_board_can_be_pushed_turned_and_swapped_on_its_own() {
    let state = State::start(&Setup::default(), &mut Silent(Seed::quick_from(1)));
    let mut board: Board = state.view(Observer::Omniscient).board;
    let before = board;
    let (one, other) = (Cell::new(1, 1), Cell::new(1, 2));
    board.swap(one, other);
    board.swap(other, one);
    board.rotate(one, 1);
    board.rotate(one, 3);
    assert_eq!(board, before);
    board.orient(one, Openings::all().next().expect("ten"));
    assert_eq!(board.openings(one), Openings::all().next().expect("ten"));
}
