//! Student's t distribution (Student, 1908), from the incomplete beta function. All with the same bits on every machine.

/// How likely a variable of Student's t with so many degrees of freedom is at least so far from 0, on either side.
pub fn two_sided_student(t: f64, freedom: f64) -> f64 {
    if t.is_nan() || freedom <= 0.0 {
        return 1.0;
    }
    if t.is_infinite() {
        return 0.0;
    }
    incomplete_beta(freedom / (freedom + t * t), freedom / 2.0, 0.5)
}

/// The t beyond which 5 % lie, both sides together.
pub(crate) fn student_95(freedom: f64) -> f64 {
    let (mut low, mut high) = (1.9, 13.0);
    // Halving such an interval so often leaves no bit of it.
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if two_sided_student(middle, freedom) > 0.05 { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}

/// The regularised incomplete beta function, by its continued fraction (modified Lentz's method).
fn incomplete_beta(x: f64, a: f64, b: f64) -> f64 {
    if x <= 0.0 || x >= 1.0 {
        return x.clamp(0.0, 1.0);
    }
    // The fraction converges fast on one side of the mean; the other is its mirror image.
    if x > (a + 1.0) / (a + b + 2.0) {
        return 1.0 - incomplete_beta(1.0 - x, b, a);
    }
    let log_beta = libm::lgamma(a) + libm::lgamma(b) - libm::lgamma(a + b);
    let front = libm::exp(a * libm::log(x) + b * libm::log1p(-x) - log_beta) / a;
    front / fraction(x, a, b)
}

fn fraction(x: f64, a: f64, b: f64) -> f64 {
    const TINY: f64 = 1e-300;
    let away_from_zero = |value: f64| if value.abs() < TINY { TINY } else { value };
    let (mut value, mut c, mut d) = (1.0, 1.0, 0.0);
    for step in 1..=500 {
        let m = f64::from(step / 2);
        let numerator = if step % 2 == 0 {
            m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m))
        } else {
            -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0))
        };
        d = 1.0 / away_from_zero(1.0 + numerator * d);
        c = away_from_zero(1.0 + numerator / c);
        value *= c * d;
        if (c * d - 1.0).abs() < 1e-15 {
            break;
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-3 * expected, "{found} instead of {expected}");
    }

    #[test]
    fn the_quantiles_match_their_table() {
        for (freedom, expected) in [(1.0, 12.706), (2.0, 4.303), (4.0, 2.776), (9.0, 2.262), (30.0, 2.042)] {
            close(student_95(freedom), expected);
        }
        close(student_95(1e6), 1.95996);
    }

    #[test]
    fn the_tails_match_their_table() {
        close(two_sided_student(0.0, 5.0), 1.0);
        close(two_sided_student(2.571, 5.0), 0.05);
        close(two_sided_student(-4.032, 5.0), 0.01);
        assert_eq!(two_sided_student(f64::INFINITY, 5.0), 0.0);
        assert_eq!((two_sided_student(f64::NAN, 5.0), two_sided_student(3.0, 0.0)), (1.0, 1.0));
    }
}
