//! No two answers do exactly the same, and no push, turn or swap does nothing.

use std::collections::HashMap;

use dedale_core::chance::{Quick, Seed};
use dedale_core::{
    Chance as _, Fingerprint, Legal as _, Observer, Positions as _, Rules as _, Secrets as _, Setup as _,
    Silent,
};
use dedale_labyrinth::{Action, Cell, CellSet, Openings, Setup, Shape, State, Tile, TileText};
use proptest::prelude::{ProptestConfig, proptest};

use crate::scene::{Scene, YELLOW};

fn hash(state: &State) -> u64 {
    let mut hash = Fingerprint::new();
    state.fingerprint(&mut hash);
    hash.value()
}

/// Whether only memory could tell what it does (LA-P3).
fn swaps_face_down_tiles(state: &State, action: Action) -> bool {
    let Action::Permute(pair) = action else { return false };
    let (down, (one, other)) = (state.view(Observer::Omniscient).board.down(), pair.cells());
    down.contains(one) && down.contains(other)
}

/// Every answer leads somewhere else, and a spell changes something on the board.
#[track_caller]
fn every_answer_has_an_effect_of_its_own(state: &State) {
    let mut effects: HashMap<u64, Action> = HashMap::new();
    for action in state.legal().iter().filter(|&action| !swaps_face_down_tiles(state, action)) {
        let mut after = *state;
        after.apply(action, &mut Silent(Seed::quick_from(1)));
        let board = state.view(Observer::Omniscient).board;
        if let Some(same) = effects.insert(hash(&after), action) {
            panic!("{same} and {action} do the same, spare {}\n{board}", board.spare());
        }
        let (before, now) = (state.position(), after.position());
        let casts = matches!(action, Action::Push(..) | Action::Rotate(..) | Action::Permute(_));
        let same_table = (before.board, before.spare, before.pawns) == (now.board, now.spare, now.pawns);
        assert!(!(casts && same_table), "{action} does nothing\n{board}");
    }
}

#[test]
fn no_two_answers_in_random_games_do_the_same() {
    let setups: Vec<_> = Setup::all().collect();
    for (seed, setup) in (0..).zip(setups.iter().step_by(7)) {
        let (mut player, mut effects) = (Seed::quick_from(!seed), Silent(Seed::quick_from(seed)));
        let mut state = State::start(setup, &mut effects);
        for step in 0.. {
            let legal = state.legal();
            if legal.is_empty() {
                break;
            }
            if step % 3 == 0 {
                every_answer_has_an_effect_of_its_own(&state);
            }
            state.apply(legal.nth(player.pick(legal.len())).expect("below their number"), &mut effects);
        }
    }
}

/// Few kinds of tiles and hardly anything on them, so that lines alike come up.
const POOR: &str = "1@0.2,2@0.4,3@2.0,4@2.2,5@2.4,6@2.6,7@4.0,8@4.2,9@4.4,10@4.6,11@6.2,12@6.4;\
                    T:13,14,15,16,17,18,19,20,21,22,23,24;L:x11;I:x11";

/// A line of one kind of tile, or of two in turn, or of one and then the other.
fn pattern(chance: &mut Quick, pair: [Openings; 2]) -> [Openings; 7] {
    let (kind, from) = (chance.pick(4), chance.pick(7) as usize);
    std::array::from_fn(|at| match kind {
        0 => pair[0],
        1 => pair[at % 2],
        2 => pair[usize::from(at >= from)],
        _ => pair[chance.pick(2) as usize],
    })
}

/// A position of that layout with patterns on a row and a column; what is drawn on tiles lies elsewhere if it can.
fn patterned(chance: &mut Quick) -> Option<State> {
    let text = format!("players=2 level=standard deck=12-6-6 layout={POOR}");
    let setup = Setup::from_text(&text).expect("a setup");
    let mut position = State::start(&setup, &mut Silent(Seed::quick_from(1))).position();
    let plain: Vec<_> = Openings::all().filter(|openings| openings.shape() != Shape::Junction).collect();
    let one_of = |chance: &mut Quick| plain[chance.pick(plain.len() as u32) as usize];
    let pair = [one_of(chance), one_of(chance)];
    let (row, column) = (chance.pick(3) as usize * 2 + 1, chance.pick(3) as usize * 2 + 1);
    let mut told: HashMap<usize, Openings> = HashMap::new();
    for (at, openings) in pattern(chance, pair).into_iter().enumerate() {
        told.insert(Cell::new(row, at).index(), openings);
    }
    for (at, openings) in pattern(chance, pair).into_iter().enumerate() {
        told.entry(Cell::new(at, column).index()).or_insert(openings);
    }
    let mut left = setup.layout().loose().to_vec();
    let mut take = |tile: Tile| left.iter().position(|&other| other == tile).map(|place| left.remove(place));
    let spare = take(Tile::new(pair[chance.pick(2) as usize].shape(), None))?;
    for openings in told.values() {
        take(Tile::new(openings.shape(), None))?;
    }
    chance.shuffle(&mut left);
    for cell in CellSet::LOOSE.iter() {
        position.board[cell.row()][cell.column()] = match told.get(&cell.index()) {
            Some(&openings) => TileText::Up(openings, None),
            None => {
                let tile = left.pop().expect("a tile for each cell");
                TileText::Up(tile.shape().plain(), tile.thing())
            }
        };
    }
    position.spare = TileText::Spare(spare);
    position.pawns[0] = Cell::all().nth(chance.pick(49) as usize).expect("a cell");
    Some(State::from_position(&position).expect("a sound position"))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4_000) })]

    #[test]
    fn no_two_answers_on_boards_of_few_tiles_do_the_same(seed: u64) {
        if let Some(state) = patterned(&mut Seed::quick_from(seed)) {
            every_answer_has_an_effect_of_its_own(&state);
            dedale_core::laws::legal_list_is_what_is_legal(&state);
        }
    }
}

/// Column 1 of these tiles, from the north.
fn column(tiles: &str) -> Scene {
    let told: Vec<_> = tiles.split(' ').zip(0..).map(|(tile, row)| format!("{row}.1 {tile}")).collect();
    Scene::duo().tiles(&told.join(", "))
}

#[test]
fn la_p1_a_push_that_would_leave_the_line_as_it_was_is_not_offered() {
    let mut game = column("NS NS NS NS NS NS NS").spare("straight").begin();
    game.offers("push N1", "push N1 EW").offers("push S1", "push S1 EW");
    game.refuses("push N1 NS", "push-without-effect", "LA-P1");
    game.refuses("push S1 NS", "push-without-effect", "LA-P1");
    every_answer_has_an_effect_of_its_own(&game.state);
}

#[test]
fn la_p1_of_two_pushes_from_both_ends_that_come_to_the_same_one_is_offered() {
    let mut game = column("NS EW NS EW NS EW NS").spare("straight").begin();
    game.offers("push N1", "push N1 NS, push N1 EW").offers("push S1", "push S1 NS");
    game.refuses("push S1 EW", "push-without-effect", "LA-P1");
    every_answer_has_an_effect_of_its_own(&game.state);
}

#[test]
fn la_p1_of_two_pushes_into_crossing_lines_that_come_to_the_same_one_is_offered() {
    let tiles = "1.0 NE, 1.1 NE, 1.2 NE, 1.3 NS, 1.4 NS, 1.5 NS, 1.6 NS, 0.3 NE, 2.3 NS, 3.3 NS, 4.3 NS, 5.3 NS, 6.3 NS";
    let mut game = Scene::duo().tiles(tiles).spare("corner").begin();
    game.offers("push N3", "push N3 NE, push N3 ES, push N3 SW, push N3 NW");
    game.offers("push W1", "push W1 ES, push W1 SW, push W1 NW");
    game.refuses("push W1 NE", "push-without-effect", "LA-P1");
    every_answer_has_an_effect_of_its_own(&game.state);
}

#[test]
fn la_p1_a_pawn_or_something_drawn_on_a_tile_makes_the_difference() {
    let uniform = || column("NS NS NS NS NS NS NS").spare("straight");
    let all = ["N1", "S1"].map(|arrow| format!("push {arrow} NS"));
    let pawn = uniform().pawn(YELLOW, "3.1").begin();
    assert!(all.iter().all(|push| pawn.may(push)));
    let marked = uniform().tiles("3.1 NS sun").begin();
    assert!(all.iter().all(|push| marked.may(push)));
    let spare = uniform().spare("straight sun").begin();
    assert!(all.iter().all(|push| spare.may(push)));
    let down = uniform().tiles("3.1 down straight").begin();
    assert!(all.iter().all(|push| down.may(push)));
    for game in [pawn, marked, spare, down] {
        every_answer_has_an_effect_of_its_own(&game.state);
    }
}

#[test]
fn la_p3_swaps_of_alike_neighbours_are_not_offered_and_the_others_do_something_of_their_own() {
    let told = "1.1 NS, 1.2 NS, 1.3 EW, 2.1 NS, 3.1 NS sun, 3.2 down straight, 3.3 down straight";
    let mut game = Scene::with_spell("permutation").tiles(told).begin();
    game.refuses("permute 1.1 1.2", "tiles-alike", "LA-P3").refuses(
        "permute 1.1 2.1",
        "tiles-alike",
        "LA-P3",
    );
    for text in ["permute 1.2 1.3", "permute 2.1 3.1", "permute 3.1 3.2", "permute 3.2 3.3"] {
        assert!(game.may(text), "{text}");
    }
    every_answer_has_an_effect_of_its_own(&game.state);
}

#[test]
fn la_p1_every_push_is_offered_into_a_line_that_is_nearly_alternating() {
    let mut game = column("NS EW NS EW NS EW EW").spare("straight").begin();
    game.offers("push N1", "push N1 NS, push N1 EW").offers("push S1", "push S1 NS, push S1 EW");
}
