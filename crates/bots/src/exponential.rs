/// Nearly e to that power, with the same bits on every machine: (1 + x/n)ⁿ, n being a power of two.
pub(crate) fn exponential(power: f32, doublings: i32) -> f32 {
    let root = (1.0 + power / (1 << doublings) as f32).max(0.0);
    (0..doublings).fold(root, |value, _| value * value)
}
