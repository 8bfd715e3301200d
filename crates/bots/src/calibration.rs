//! Calibration of the chances that an adviser tells: a piecewise linear curve, fitted to games.

use dedale_search::Thought;

/// The calibrated chance where an adviser says 0, 0.1, … 1; in between it is interpolated. Fitted by
/// `cargo run --release -p dedale-training --example reliability -- GAME GAMES fit`, with an adviser that is not calibrated.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Calibration(pub [f32; 11]);

impl Calibration {
    /// Changes nothing.
    pub const IDENTITY: Calibration = Calibration([0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0]);

    /// The calibrated chance. A higher one never becomes a lower one.
    pub fn calibrated(&self, chance: f32) -> f32 {
        let place = 10.0 * chance.clamp(0.0, 1.0);
        let mark = (place as usize).min(9);
        self.0[mark] + (place - mark as f32) * (self.0[mark + 1] - self.0[mark])
    }

    /// The same thought with a calibrated chance, and an error to match.
    pub(crate) fn calibrate<A>(&self, thought: Thought<A>) -> Thought<A> {
        let Thought { worth, error, .. } = thought;
        let error = (self.calibrated(worth + error) - self.calibrated(worth - error)) / 2.0;
        Thought { worth: self.calibrated(worth), error, ..thought }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CALIBRATION: Calibration = Calibration([0.0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.0]);

    fn calibrated(worth: f32) -> Thought<()> {
        CALIBRATION.calibrate(Thought { action: (), visits: 1, worth, error: 0.02 })
    }

    #[test]
    fn a_chance_is_calibrated_and_its_error_with_it() {
        assert_eq!(calibrated(0.0).worth, 0.0);
        assert_eq!(calibrated(1.0).worth, 1.0);
        let low = calibrated(0.05);
        assert!((low.worth - 0.1).abs() < 1e-6 && (low.error - 0.04).abs() < 1e-6, "{low:?}");
        let high = calibrated(0.85);
        assert!((high.worth - 0.925).abs() < 1e-6 && (high.error - 0.01).abs() < 1e-6, "{high:?}");
    }
}
