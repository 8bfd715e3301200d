//! Ratings of puzzles on Elo's scale: a level of the bots that finds the answer of a puzzle in half of its tries has the same
//! rating as the puzzle. (Elo, The Rating of Chessplayers, 1978: the performance rating.)

use dedale_protocol::FoundBy;

/// The rating of the weakest level; each further one has this many points more.
const STEP: f64 = 400.0;
/// Ratings nobody goes beyond.
pub const BOUNDS: (f64, f64) = (200.0, 2600.0);
/// Two tries of an average level, one of them successful: without them a puzzle that all or none solve had no rating.
const BEFORE: (f64, f64) = (1200.0, 2.0);

/// The share of tries in which somebody of one rating solves a puzzle of another.
pub fn expected(own: f64, puzzle: f64) -> f64 {
    1.0 / (1.0 + libm::exp10((puzzle - own) / STEP))
}

/// The rating of the level at this place among the bots of a game, the weakest first.
pub fn of_level(place: usize) -> f64 {
    STEP * (place + 1) as f64
}

/// The rating of a puzzle that the levels found in so many of their tries, the weakest level first.
pub fn of_puzzle(found: &[FoundBy]) -> u32 {
    let tries = || found.iter().enumerate().map(|(place, by)| (of_level(place), by));
    let solved = tries().map(|(_, by)| f64::from(by.found)).sum::<f64>() + BEFORE.1 / 2.0;
    let expected_at = |rating: f64| {
        let levels = tries().map(|(level, by)| f64::from(by.tries) * expected(level, rating)).sum::<f64>();
        levels + BEFORE.1 * expected(BEFORE.0, rating)
    };
    // The harder the puzzle, the fewer are expected to solve it: bisection.
    let (mut low, mut high) = BOUNDS;
    for _ in 0..24 {
        let middle = (low + high) / 2.0;
        if expected_at(middle) > solved { low = middle } else { high = middle }
    }
    low.round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated(found: [u32; 4]) -> u32 {
        let by = |found| FoundBy { bot: String::new(), tries: 16, found };
        of_puzzle(&found.map(by))
    }

    #[test]
    fn a_level_that_finds_half_has_the_rating_of_the_puzzle() {
        let levels = found_by_rating(1000.0);
        assert!((f64::from(of_puzzle(&levels)) - 1000.0).abs() < 15.0, "{levels:?}");
    }

    /// As many of a thousand tries as are expected.
    fn found_by_rating(puzzle: f64) -> Vec<FoundBy> {
        let by = |place| FoundBy {
            bot: String::new(),
            tries: 1000,
            found: (1000.0 * expected(of_level(place), puzzle)).round() as u32,
        };
        (0..4).map(by).collect()
    }

    #[test]
    fn the_fewer_find_it_the_harder_it_is() {
        let ratings =
            [[16, 16, 16, 16], [4, 16, 16, 16], [2, 4, 16, 16], [1, 1, 2, 16], [0, 0, 0, 0]].map(rated);
        assert!(ratings.is_sorted() && ratings[0] < 600 && ratings[4] > 1800, "{ratings:?}");
    }
}
