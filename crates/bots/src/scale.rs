use crate::Advice;

/// Sets right what an adviser says of chances, as games showed: the chance that is meant where it says 0, 0.1, … 1; between
/// those, what lies between. Fitted by `cargo run --release -p dedale-training --example reliability -- GAME GAMES fit`, which
/// wants an adviser that says what it thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale(pub [f32; 11]);

impl Scale {
    /// The chance that is meant by one that is said. More is never less.
    pub fn meant(&self, said: f32) -> f32 {
        let place = 10.0 * said.clamp(0.0, 1.0);
        let mark = (place as usize).min(9);
        self.0[mark] + (place - mark as f32) * (self.0[mark + 1] - self.0[mark])
    }

    /// Which answer is best stays so.
    pub(crate) fn set_right<A>(&self, advice: Advice<A>) -> Advice<A> {
        let Advice { worth, error, .. } = advice;
        let error = (self.meant(worth + error) - self.meant(worth - error)) / 2.0;
        Advice { worth: self.meant(worth), error, ..advice }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCALE: Scale = Scale([0.0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.0]);

    fn said(worth: f32) -> Advice<()> {
        SCALE.set_right(Advice { action: (), then: Vec::new(), visits: 1, worth, error: 0.02 })
    }

    #[test]
    fn what_is_said_is_set_right_and_its_error_with_it() {
        assert_eq!(said(0.0).worth, 0.0);
        assert_eq!(said(1.0).worth, 1.0);
        let low = said(0.05);
        assert!((low.worth - 0.1).abs() < 1e-6 && (low.error - 0.04).abs() < 1e-6, "{low:?}");
        let high = said(0.85);
        assert!((high.worth - 0.925).abs() < 1e-6 && (high.error - 0.01).abs() < 1e-6, "{high:?}");
    }
}
