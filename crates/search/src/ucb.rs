//! UCB1 (Auer, Cesa-Bianchi and Fischer, 2002): which action to try next.

/// The mean of an action, and more the less it was tried: the action with the highest bound is tried next.
///
/// `tried` counts the prior too; `log_offered` is the logarithm of how often the action could have been tried.
#[inline]
pub fn upper_confidence_bound(mean: f32, tried: f32, log_offered: f32, exploration: f32) -> f32 {
    mean + exploration * (log_offered / (tried + 1.0)).sqrt()
}

/// Nearly the natural logarithm, with the same bits on every machine.
#[inline]
pub(crate) fn ln(number: u32) -> f32 {
    let doublings = number.ilog2();
    let rest = number as f32 / (1_u32 << doublings) as f32 - 1.0;
    let part = rest * (1.4425 + rest * (-0.7189 + rest * (0.4578 + rest * (-0.2610 + rest * 0.0796))));
    (doublings as f32 + part) * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::{ln, upper_confidence_bound};

    #[test]
    fn what_was_tried_less_has_more_room() {
        let bound = |tried| upper_confidence_bound(0.5, tried, ln(100), 0.7);
        assert!(bound(1.0) > bound(10.0) && bound(10.0) > bound(90.0) && bound(90.0) > 0.5);
        assert_eq!(
            upper_confidence_bound(0.5, 3.0, ln(100), 0.0),
            0.5,
            "without exploration the mean decides"
        );
    }

    #[test]
    fn the_logarithm_is_nearly_the_true_one() {
        for number in [1, 2, 3, 7, 10, 100, 12_345, u32::MAX] {
            assert!(
                (f64::from(ln(number)) - f64::from(number).ln()).abs() < 1e-3,
                "{number}: {}",
                ln(number)
            );
        }
    }
}
