use dedale_core::chance::{Quick, Seed};
use dedale_core::{Legal as _, Perspective, Rules as _, Secrets as _, Silent};
use dedale_labyrinth::{Action, CellSet, Question, State};

use super::outlook::distance;
use crate::Player;

/// A beginner: one treasure a turn, with one push or one spell, of those that lie open; forgets what was turned down, and
/// has no thought for the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Easy;

impl Player<State> for Easy {
    fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        let imagined = State::sample(&at.view(), chance);
        match imagined.question() {
            Some(Question::Turn) => turn(&imagined),
            _ => at.legal().nth(0).expect("a decider has a legal action"),
        }
    }
}

fn turn(state: &State) -> Action {
    if let Some(find) = collect(state) {
        return find;
    }
    let legal = state.legal();
    let is_fresh = legal.iter().any(|action| matches!(action, Action::Push(..)));
    let arranges =
        |action: &Action| matches!(action, Action::Push(..) | Action::Rotate(..) | Action::Permute(_));
    if is_fresh && !state.reach().all().is_empty() {
        let helps = |&action: &Action| {
            let mut then = *state;
            then.apply(action, &mut Silent(Seed::quick_from(0)));
            collect(&then).is_some()
        };
        if let Some(action) = legal.iter().filter(arranges).find(helps) {
            return action;
        }
    }
    approach(state)
}

/// Where treasures lie open that the player wants.
fn open_treasures(state: &State) -> CellSet {
    let cells = state.wanted().iter().filter_map(|treasure| state.board().cell_of(treasure.thing()));
    cells.filter(|&cell| !state.board().down().contains(cell)).collect()
}

/// The move that finds something now.
fn collect(state: &State) -> Option<Action> {
    state.reach().all().and(open_treasures(state)).iter().next().map(Action::Move)
}

/// As near as one can go to a treasure; to a face-down tile if no treasure lies open.
fn approach(state: &State) -> Action {
    let open = open_treasures(state);
    let goals = if open.is_empty() { state.board().down() } else { open };
    let here = |cell| state.decider().is_some_and(|seat| state.pawn(seat) == cell);
    let nearest = state.reach().all().iter().min_by_key(|&cell| {
        let steps = goals.iter().map(|goal| distance(cell.set(), goal)).min();
        (steps, !here(cell))
    });
    nearest
        .filter(|&cell| !here(cell) || state.board().down().contains(cell))
        .map_or(Action::End, Action::Move)
}
