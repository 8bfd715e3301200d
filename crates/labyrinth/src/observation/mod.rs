//! A view, or a state as an observer sees it, as a tensor of bytes. Planes of the board have 7 rows of 7 cells, as the actions count them.

mod facts;

use dedale_core::Observer;
use dedale_core::bits::spread;
use dedale_core::observation::{ObservationSpec, Observe, Writer};

use crate::board::Board;
use crate::cards::{Spell, Thing, Treasure, TreasureSet};
use crate::cells::{Cell, CellSet, SIZE};
use crate::decision::Question;
use crate::deck::Deck;
use crate::setup::Setup;
use crate::state::State;
use crate::view::View;

pub(crate) use facts::Facts;

const QUESTIONS: usize = Question::ALL.len();

impl Observe for State {
    fn observation_spec(setup: &Setup) -> ObservationSpec {
        let seats = setup.count();
        ObservationSpec::new()
            .with(
                "question",
                &[QUESTIONS],
                1,
                "Which question is asked (one-hot); none when the game is over.",
            )
            .with("active", &[seats], 1, "Whose turn it is, from the observer on (one-hot).")
            .with("over", &[2], 1, "The game is won; the game is lost.")
            .with("turns-left", &[], Deck::PAGES as u8, "Turns still to begin.")
            .with("push-ready", &[], 1, "Whether the active player may still push.")
            .with("spell-ready", &[], 1, "Whether the active player may still cast the other spell.")
            .with("moves", &[], 2, "The active player's moves left.")
            .with("found-now", &[], 2, "Treasures found this turn.")
            .with(
                "open",
                &[4, SIZE, SIZE],
                1,
                "Cells open to the north, east, south, west; of known tiles face down: the shape.",
            )
            .with("down", &[SIZE, SIZE], 1, "Cells whose tiles lie face down.")
            .with(
                "things",
                &[Thing::COUNT, SIZE, SIZE],
                1,
                "The cell of each of 24 treasures and 4 symbols, if known.",
            )
            .with("things-spare", &[Thing::COUNT], 1, "Whether it is on the tile beside the board.")
            .with(
                "spare",
                &[3],
                1,
                "The shape of the tile beside the board: straight, corner, junction (one-hot).",
            )
            .with("pawns", &[seats, SIZE, SIZE], 1, "The cell of each player's pawn.")
            .with(
                "sought",
                &[seats, SIZE, SIZE],
                1,
                "The cells of the treasures on each player's cards that count, if known.",
            )
            .with("colours", &[seats, 4], 1, "The colour of each pawn: red, yellow, blue, green (one-hot).")
            .with("spells", &[seats, Spell::SECOND.len()], 1, "Each player's spell besides Push (one-hot).")
            .with(
                "hands",
                &[seats, 2, Treasure::COUNT],
                1,
                "Each player's treasure cards from left to right (one-hot).",
            )
            .with("to-draw", &[Treasure::COUNT], 1, "The treasures on cards not drawn yet.")
            .with(
                "pages-left",
                &[Deck::PAGES],
                1,
                "The pages not turned yet, in the order of the setup's deck.",
            )
    }

    #[inline]
    fn observe(view: &View, out: &mut [u8]) {
        write(view, out);
    }

    #[inline]
    fn observe_as(&self, observer: Observer, out: &mut [u8]) {
        write(&self.sight_of(observer), out);
    }

    /// Not told: the page turned last, which has had its effect and is missing among the pages left; and what follows from the
    /// rest: the treasures found, which are on no card and not to be drawn.
    fn canonical(view: &View) -> View {
        View { page: None, found: TreasureSet::EMPTY, ..*view }
    }
}

#[inline]
fn write(facts: &impl Facts, out: &mut [u8]) {
    let mut tensor = Writer::new(out);
    turn(facts, &mut tensor);
    board(facts.board(), &mut tensor);
    players(facts, &mut tensor);
    treasures(facts.to_draw(), tensor.array());
    bits(facts.pages_left(), tensor.array());
    tensor.finish();
}

#[inline]
fn turn(facts: &impl Facts, tensor: &mut Writer<'_>) {
    let seats = facts.setup().count();
    tensor.one_hot(QUESTIONS, facts.question().map(|question| question as usize));
    tensor.one_hot(seats, Some(facts.active().after(facts.observer().first_seat_told(), seats)));
    tensor.one_hot(2, facts.is_won().map(|won| usize::from(!won)));
    tensor.value(facts.turns_left());
    tensor.flag(facts.push_ready());
    tensor.flag(facts.spell_ready());
    tensor.value(facts.moves());
    tensor.value(facts.found_now());
}

#[inline]
fn board(board: &Board, tensor: &mut Writer<'_>) {
    for open in board.open() {
        cells(CellSet(open), tensor.array());
    }
    cells(board.down(), tensor.array());
    let places = tensor.array::<{ Thing::COUNT * Cell::COUNT }>();
    let beside = tensor.array::<{ Thing::COUNT }>();
    for (thing, (plane, spare)) in
        Thing::all().zip(places.as_chunks_mut::<{ Cell::COUNT }>().0.iter_mut().zip(beside))
    {
        match board.cell_of(thing) {
            Some(cell) => plane[cell.index()] = 1,
            None => *spare = board.is_on_spare(thing).into(),
        }
    }
    tensor.one_hot(3, Some(board.spare_shape() as usize));
}

#[inline]
fn players(facts: &impl Facts, tensor: &mut Writer<'_>) {
    let (me, seats) = (facts.observer().first_seat_told(), facts.setup().count());
    let around = || me.around(seats);
    for seat in around() {
        tensor.array::<{ Cell::COUNT }>()[facts.pawn(seat).index()] = 1;
    }
    let counting = facts.setup().counting_cards();
    for seat in around() {
        let sought = tensor.array::<{ Cell::COUNT }>();
        let cells =
            facts.hand(seat).iter().take(counting).filter_map(|card| facts.board().cell_of(card.thing()));
        cells.for_each(|cell| sought[cell.index()] = 1);
    }
    for seat in around() {
        tensor.one_hot(4, Some(facts.colour(seat) as usize));
    }
    for seat in around() {
        let second = |spell: Spell| (spell as usize).checked_sub(Spell::Rotation as usize);
        tensor.one_hot(Spell::SECOND.len(), facts.spell(seat).and_then(second));
    }
    for seat in around() {
        let cards = tensor.array::<{ 2 * Treasure::COUNT }>();
        for (place, &card) in facts.hand(seat).iter().enumerate() {
            cards[place * Treasure::COUNT + card as usize] = 1;
        }
    }
}

#[inline]
fn treasures(set: TreasureSet, out: &mut [u8; Treasure::COUNT]) {
    bits(set.0, out);
}

/// A byte for each of 24 bits.
#[inline]
fn bits(bits: u32, out: &mut [u8; 24]) {
    for (eight, byte) in out.as_chunks_mut::<8>().0.iter_mut().zip(bits.to_le_bytes()) {
        *eight = spread(byte).to_le_bytes();
    }
}

/// A byte for each cell, in reading order: 1 if it is among them.
#[inline]
pub(crate) fn cells(set: CellSet, out: &mut [u8; Cell::COUNT]) {
    for (row, bits) in out.as_chunks_mut::<SIZE>().0.iter_mut().zip(set.0.to_le_bytes()) {
        let [bytes @ .., _] = spread(bits).to_le_bytes();
        *row = bytes;
    }
}
