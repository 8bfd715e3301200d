//! A step of a game allocates nothing: proven by an allocator that counts.

use dedale_core::Setup as _;
use dedale_mondes::{Setup, Shipped, State};
use dedale_testing::steps_allocate_nothing;

dedale_testing::count_allocations!();

const CONFIGURATIONS: [&str; 5] = [
    "players=2 max-rounds=20",
    "players=3 max-rounds=20 character-key=payment",
    "players=4 max-rounds=20 reach=same-world counter-chains=no",
    "players=5 max-rounds=20 stand-off=no first=4",
    "players=5 max-rounds=20 character-key=payment",
];

#[test]
fn neither_choices_nor_steps_nor_views_nor_samples_allocate() {
    for text in CONFIGURATIONS {
        let setup = Setup::from_text(text).expect(text);
        // The card sets of the program are read once.
        Shipped::default().set();
        (0..4).for_each(|seed| steps_allocate_nothing::<State>(&setup, seed, allocations, |_| {}));
    }
}
