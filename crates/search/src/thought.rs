/// What a search came to think of one answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<A> {
    /// The answer.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The chance to win of the player who answers.
    pub worth: f32,
    /// The standard error of that; as large as it can be for an answer never tried.
    pub error: f32,
}

/// Until every answer was tried so often, every other simulation goes to the one tried least.
const LEAST: u32 = 2;
/// Afterwards one simulation in so many does.
const SHARE: u32 = 8;

/// Whether it is the turn of the answer that was tried `least`, after so many simulations in all. A search for the best answer
/// soon leaves the others alone; a rating should say something about each.
pub fn is_neglected(least: u32, simulations: u32) -> bool {
    simulations.is_multiple_of(if least < LEAST { 2 } else { SHARE })
}

/// Sorts what a search by [upper confidence bounds](crate::upper_confidence_bound) came to think: the answer it tried most often
/// is the best, and of equal ones the worthiest.
pub fn most_visited_first<A>(mut thoughts: Vec<Thought<A>>) -> Vec<Thought<A>> {
    thoughts.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.worth.total_cmp(&one.worth)));
    thoughts
}
