//! How well each seat plays in a playout, by the bots that are known to have it.

use dedale_core::chance::Quick;
use dedale_core::{Perspective, Seat};
use dedale_mondes::{Action, State};

use super::{Easy, Normal, Planner};
use crate::{Player as _, Random};

/// The levels of the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Levels([Level; 5]);

/// How well a seat plays. People, and bots that think too long for playouts, are taken for `normal`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Level {
    Random,
    Easy,
    #[default]
    Normal,
    Practised,
}

impl Levels {
    /// Of the bots on the seats; none is a person.
    pub(super) fn of(bots: &[Option<&str>]) -> Levels {
        let level = |bot: Option<&str>| match bot {
            Some("random") => Level::Random,
            Some("easy") => Level::Easy,
            _ => Level::Normal,
        };
        Levels(std::array::from_fn(|seat| level(bots.get(seat).copied().flatten())))
    }

    /// The same with a practised planner on one seat.
    pub(super) fn with_practised(mut self, seat: Seat) -> Levels {
        self.0[seat.index()] = Level::Practised;
        self
    }

    /// How many turns a seat needs for what `normal` does in one: by the length of games among bots of one level.
    pub(super) fn slowness(self, seat: Seat) -> f32 {
        match self.0[seat.index()] {
            Level::Random => 8.0,
            Level::Easy => 1.8,
            Level::Normal | Level::Practised => 1.0,
        }
    }

    /// The answer of the seat that must decide.
    pub(super) fn choose(self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
        match self.0[at.seat().index()] {
            Level::Random => Random.choose(at, chance),
            Level::Easy => Easy.choose(at, chance),
            Level::Normal => Normal.choose(at, chance),
            Level::Practised => Planner::practised().choose(at, chance),
        }
    }
}
