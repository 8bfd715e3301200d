use dedale_core::chance::Quick;
use dedale_core::{Outcome, Seat, SeatSet, Secrets};

/// What a situation is worth to each seat: the chance to win, from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Worth([f32; Seat::MAX]);

impl Worth {
    /// The same for everybody: a team.
    pub const fn to_all(value: f32) -> Worth {
        Worth([value; Seat::MAX])
    }

    /// Zero but for who is given.
    pub fn to(values: impl IntoIterator<Item = (Seat, f32)>) -> Worth {
        let mut worth = Worth::default();
        for (seat, value) in values {
            worth.0[seat.index()] = value;
        }
        worth
    }

    /// What a game that ended so is worth.
    pub fn of(outcome: &Outcome) -> Worth {
        let winners: SeatSet = outcome.winners;
        Worth::to(winners.iter().map(|seat| (seat, 1.0)))
    }

    /// What it is worth to one seat.
    pub const fn of_seat(&self, seat: Seat) -> f32 {
        self.0[seat.index()]
    }
}

/// What a search knows of a game besides its rules.
pub trait Judge<G: Secrets> {
    /// Equal for situations that the decider cannot tell apart, different (but for accidents) for all others. The state
    /// is never over.
    fn information(&mut self, state: &G) -> u64;

    /// What a situation is worth that nobody has looked at yet. May also write what each of the legal answers, in their
    /// order, would be worth to the decider: the search then begins with the best of them. `estimates` is empty.
    fn judge(&mut self, state: &G, legal: &G::Legal, estimates: &mut Vec<f32>, chance: &mut Quick) -> Worth;
}
