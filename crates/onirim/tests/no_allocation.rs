//! A step of a game allocates nothing: proven by an allocator that counts.

use dedale_core::Setup as _;
use dedale_onirim::{Setup, State};
use dedale_testing::steps_allocate_nothing;

dedale_testing::count_allocations!();

const CONFIGURATIONS: [&str; 7] = [
    "players=1",
    "players=1 book=hard towers=ruins premonitions=6",
    "players=1 book=normal",
    "players=2",
    "players=2 communication=silent towers=normal",
    "players=2 book=normal towers=normal premonitions=4",
    "players=2 communication=silent book=hard towers=ruins premonitions=6 duplicate-doors=limbo",
];

#[test]
fn neither_choices_nor_steps_nor_views_nor_samples_allocate() {
    for text in CONFIGURATIONS {
        let setup = Setup::from_text(text).expect(text);
        (0..20).for_each(|seed| steps_allocate_nothing::<State>(&setup, seed, allocations, |_| {}));
    }
}
