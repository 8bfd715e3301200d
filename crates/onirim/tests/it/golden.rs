//! Whole games as seat 1 saw them: a change of a rule shows as a difference. `UPDATE_GOLDEN=1` writes them anew;
//! the difference is to be read.

use dedale_onirim::State;
use dedale_testing::{Golden, any_legal};

const GAMES: [(&str, &str, u64); 6] = [
    ("solo-base", "players=1", 1),
    ("solo-all-hard", "players=1 book=hard towers=ruins premonitions=6", 2),
    ("duo-open", "players=2", 3),
    ("duo-silent-towers", "players=2 communication=silent towers=normal", 4),
    ("duo-silent-all", "players=2 communication=silent book=normal towers=normal premonitions=4", 5),
    ("solo-premonitions-6", "players=1 premonitions=6", 6),
];

#[test]
fn games_are_played_as_they_were() {
    let golden = Golden::of_crate(env!("CARGO_MANIFEST_DIR"));
    golden.check::<State>(&GAMES, any_legal, |_| String::new());
}
