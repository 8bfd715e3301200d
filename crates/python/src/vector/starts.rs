//! Games that begin from given positions: a curriculum.

use dedale_bots::Roster;
use dedale_core::chance::{Quick, Seed};
use dedale_core::{Chance as _, Match, Setup as _};
use dedale_games::{Problem, from_value};
use serde_json::Value;

use crate::fault::Fault;

/// In how many parts a share is counted.
const PARTS: u32 = 1 << 20;

/// The positions that some of the games begin from.
pub(super) struct Starts<G: Roster> {
    states: Vec<G>,
    /// How many of [`PARTS`] games begin from one of them.
    parts: u32,
}

impl<G: Roster> Starts<G> {
    /// Every game is dealt.
    pub(super) fn dealt() -> Self {
        Starts { states: Vec::new(), parts: 0 }
    }

    /// That share of the games begins from one of these positions, all as likely; the others are dealt.
    pub(super) fn new(setup: &G::Setup, positions: &[Value], share: f64) -> Result<Self, Fault> {
        let states = positions.iter().map(|position| state_of(setup, position)).collect::<Result<_, _>>()?;
        Ok(Starts { states, parts: (share * f64::from(PARTS)).round() as u32 })
    }

    /// The beginning of a game, unless it is to be dealt.
    pub(super) fn pick(&self, chance: &mut Quick) -> Option<G> {
        if self.states.is_empty() || chance.pick(PARTS) >= self.parts {
            return None;
        }
        Some(self.states[chance.pick(self.states.len() as u32) as usize])
    }
}

/// A position that can be played on, given as `match.position()` writes it or without its frame.
fn state_of<G: Roster>(setup: &G::Setup, document: &Value) -> Result<G, Fault> {
    let position = document.get("position").unwrap_or(document);
    let state = G::from_position(&from_value(position)?).map_err(Problem::from)?;
    let found = Match::from_state(state, Seed::Quick(0)).setup().text();
    if found != setup.text() {
        let message = format!("a position of [{found}], expected one of [{}]", setup.text());
        return Err(Fault::new("DocumentError", "other-setup", message));
    }
    if state.decider().is_none() {
        return Err(Fault::new("GameOverError", "game-over", "a position in which the game is over"));
    }
    Ok(state)
}
