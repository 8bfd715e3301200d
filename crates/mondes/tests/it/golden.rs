//! Whole games as seat 1 saw them: a change of a rule shows as a difference. `UPDATE_GOLDEN=1` writes them anew;
//! the difference is to be read.

use dedale_core::Rules as _;
use dedale_core::chance::Quick;
use dedale_mondes::{Action, State};
use dedale_testing::{Golden, any_legal};

const GAMES: [(&str, &str, u64); 5] = [
    ("duo-home", "players=2 max-rounds=30", 33),
    ("trio-payment", "players=3 character-key=payment max-rounds=9", 2),
    ("quartet-same-world", "players=4 first=2 reach=same-world max-rounds=7", 3),
    ("quintet", "players=5 max-rounds=6", 4),
    ("trio-no-chains", "players=3 counter-chains=no stand-off=no max-rounds=9", 5),
];

/// What chance says, but home where that is possible, and rather not the end of a turn nor a card thrown away.
fn choice(state: &State, player: &mut Quick) -> Action {
    let legal = state.legal();
    let mut any = || any_legal(state, player);
    let three = [any(), any(), any()];
    let dull = |action: &Action| matches!(action, Action::Pass | Action::Discard(_) | Action::Let);
    let lively = three.into_iter().find(|action| !dull(action)).unwrap_or(three[0]);
    if legal.contains(Action::Home) { Action::Home } else { lively }
}

#[test]
fn games_are_played_as_they_were() {
    Golden::of_crate(env!("CARGO_MANIFEST_DIR")).check(&GAMES, choice, |_| String::new());
}
