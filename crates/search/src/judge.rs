use dedale_core::chance::Quick;
use dedale_core::{Outcome, Seat, SeatSet, Secrets};

/// The worth of a situation to each seat: the chance to win, from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Worth([f32; Seat::MAX]);

impl Worth {
    /// The same to everybody, in a team.
    pub const fn to_all(value: f32) -> Worth {
        Worth([value; Seat::MAX])
    }

    /// The given chances; 0 for all other seats.
    pub fn to(values: impl IntoIterator<Item = (Seat, f32)>) -> Worth {
        let mut worth = Worth::default();
        for (seat, value) in values {
            worth.0[seat.index()] = value;
        }
        worth
    }

    /// 1 to the winners, 0 to all others.
    pub fn of(outcome: &Outcome) -> Worth {
        let winners: SeatSet = outcome.winners;
        Worth::to(winners.iter().map(|seat| (seat, 1.0)))
    }

    /// The worth to one seat.
    pub const fn of_seat(&self, seat: Seat) -> f32 {
        self.0[seat.index()]
    }
}

/// The knowledge of a game that a search needs besides its rules.
pub trait Judge<G: Secrets> {
    /// A hash of the information set: equal for situations that the decider cannot tell apart, different (but for accidents)
    /// for all others. The game is never over.
    fn information_set(&mut self, state: &G) -> u64;

    /// Evaluates a leaf of the tree. May also write a prior for each legal answer, in their order: what it seems worth to the
    /// decider, so that the search begins with the best of them. `priors` is empty.
    fn evaluate(&mut self, state: &G, legal: &G::Legal, priors: &mut Vec<f32>, chance: &mut Quick) -> Worth;
}
