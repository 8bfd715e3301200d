use dedale_core::{Rules as _, Seat, Setup as _};
use dedale_labyrinth::{Level, Spell, State, Treasure};

use super::outlook::prospects;

/// A situation at the end of a turn, before cards are drawn, in the numbers that evaluations are made of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Situation {
    /// Treasures still to be found.
    pub(super) treasures: u32,
    /// Turns still to begin.
    pub(super) turns_left: u32,
    pub(super) seats: usize,
    /// How near the next player is to its treasures, the one after that, and all others.
    pub(super) near: [f32; 3],
    /// Face-down tiles.
    pub(super) rubble: f32,
    /// How many players have each of the second spells.
    pub(super) spells: [f32; Spell::SECOND.len()],
    pub(super) expert: f32,
    /// Players without a card.
    pub(super) idle: f32,
    /// Cards held.
    pub(super) held: usize,
}

impl Situation {
    /// None if all treasures are found, or the game is over.
    pub(super) fn of(state: &State) -> Option<Situation> {
        let treasures = treasures_left(state);
        let mut seat = state.decider().filter(|_| treasures > 0)?;
        let seats = state.setup().seats();
        let mut near = [0.0_f32; 3];
        for place in 0..seats {
            seat = seat.next(seats);
            near[place.min(2)] += prospects(state, seat);
        }
        let with =
            |spell: Spell| Seat::first(seats).filter(|&seat| state.spell(seat) == Some(spell)).count() as f32;
        Some(Situation {
            treasures,
            turns_left: turns_left(state),
            seats,
            near,
            rubble: state.board().down().len() as f32,
            spells: Spell::SECOND.map(with),
            expert: f32::from(u8::from(state.setup().level() == Level::Expert)),
            idle: Seat::first(seats).filter(|&seat| state.hand(seat).is_empty()).count() as f32,
            held: Seat::first(seats).map(|seat| state.hand(seat).len()).sum(),
        })
    }

    /// Cards that players could hold besides.
    pub(super) fn missing(&self) -> f32 {
        (2 * self.seats - self.held) as f32
    }

    /// Players besides the two there always are.
    pub(super) fn more_seats(&self) -> f32 {
        (self.seats - 2) as f32
    }
}

pub(super) fn treasures_left(state: &State) -> u32 {
    Treasure::COUNT as u32 - state.found().len()
}

/// Turns still to begin.
fn turns_left(state: &State) -> u32 {
    u32::from(state.setup().turns()).saturating_sub(state.turns())
}
