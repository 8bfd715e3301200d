//! Whole games as seat 1 saw them: a change of a rule shows as a difference. `UPDATE_GOLDEN=1` writes them anew;
//! the difference is to be read.

use dedale_core::chance::Quick;
use dedale_core::{Legal as _, Observer, Rules as _, Secrets as _};
use dedale_labyrinth::{Action, State};
use dedale_testing::{Golden, any_legal};

const GAMES: [(&str, &str, u64); 6] = [
    ("duo-discovery", "players=2", 1),
    ("duo-standard-all-loose", "players=2 level=standard layout=all-loose", 2),
    ("trio-standard-chosen", "players=3 first=2 level=standard spells=chosen deck=12-6-6", 3),
    ("trio-discovery-aid", "players=3 memory=aid layout=all-loose deck=8-8-8", 4),
    ("quartet-expert", "players=4 level=expert deck=8-8-8", 5),
    (
        "quartet-expert-help",
        "players=4 first=4 level=expert spells=chosen help=deck-empty layout=all-loose",
        6,
    ),
];

/// What chance says, but rather not the end of the turn, and stopping on a treasure of one's own where that is
/// possible.
fn choice(state: &State, player: &mut Quick) -> Action {
    let legal = state.legal();
    let seat = state.decider().expect("somebody chooses");
    let view = state.view(Observer::Seat(seat));
    let wanted = &view.hands[seat.index()];
    let on_a_card = |action: &Action| match action {
        Action::Move(to) => wanted.iter().any(|treasure| view.board.cell_of(treasure.thing()) == Some(*to)),
        Action::TurnUp => true,
        _ => false,
    };
    let mut any = || any_legal(state, player);
    let rather = [any(), any(), any()].into_iter().find(|&action| action != Action::End);
    legal.iter().find(on_a_card).or(rather).unwrap_or(Action::End)
}

#[test]
fn games_are_played_as_they_were() {
    let golden = Golden::of_crate(env!("CARGO_MANIFEST_DIR"));
    golden.check(&GAMES, choice, |state| format!("{}\n", state.view(Observer::Omniscient).board));
}
