use dedale_bots::Player;
use dedale_core::chance::Quick;
use dedale_core::{Game, Perspective, SeatSet, Silent};

/// What a game came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// Who won.
    pub winners: SeatSet,
    /// Turns begun.
    pub turns: u32,
    /// Decisions made.
    pub decisions: u32,
}

/// Plays one game to its end without telling anybody: `players[i]` at seat `i`, the last one at all others.
///
/// # Panics
/// If there is no player.
#[inline]
pub fn playout<G: Game, P: Player<G>>(
    setup: &G::Setup,
    players: &mut [P],
    deal: Quick,
    choices: &mut Quick,
) -> GameResult {
    let mut table = Silent(deal);
    let mut state = G::start(setup, &mut table);
    let mut decisions = 0;
    let last = players.len() - 1;
    while let Some(at) = Perspective::of_decider(&state) {
        let action = players[at.seat().index().min(last)].choose(at, choices);
        state.apply(action, &mut table);
        decisions += 1;
    }
    let winners = state.outcome().map_or(SeatSet::NONE, |outcome| outcome.winners);
    GameResult { winners, turns: state.turns(), decisions }
}
