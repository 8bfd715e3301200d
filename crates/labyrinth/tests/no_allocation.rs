//! A step of a game allocates nothing: proven by an allocator that counts.

use dedale_core::Setup as _;
use dedale_labyrinth::{Recollection, Setup, State, View};
use dedale_testing::steps_allocate_nothing;

dedale_testing::count_allocations!();

/// Few kinds of tiles: lines alike come up, and with them the rare ways of the legal list.
const POOR: &str = "players=2 deck=12-6-6 layout=1@0.2,2@0.4,3@2.0,4@2.2,5@2.4,6@2.6,7@4.0,8@4.2,9@4.4,10@4.6,\
                    11@6.2,12@6.4;I:13,14,15,16,17,18,19,20,21,22,23,24,x22";

const CONFIGURATIONS: [&str; 6] = [
    "players=2",
    "players=3 level=standard layout=all-loose deck=8-8-8",
    "players=4 level=expert spells=chosen help=deck-empty",
    "players=2 level=standard memory=aid deck=12-6-6",
    "players=4 level=standard spells=chosen layout=all-loose first=4",
    POOR,
];

/// What a watcher remembers, and every way a pawn can go.
fn look_closely(view: &View) {
    std::hint::black_box(Recollection::default().recall(view));
    std::hint::black_box(view.ways.map(|ways| ways.iter().count()));
}

#[test]
fn neither_choices_nor_steps_nor_views_nor_samples_allocate() {
    for text in CONFIGURATIONS {
        // Reading a setup reads the layouts and decks of the program, once.
        let setup = Setup::from_text(text).expect(text);
        (0..20).for_each(|seed| steps_allocate_nothing::<State>(&setup, seed, allocations, look_closely));
    }
}
