//! Small nets with a sparse first layer, in plain vectorised Rust.

mod file;

use pulp::{Arch, Simd, WithSimd};

pub use file::{Header, NetError};

/// Width of the first layer.
pub const FIRST: usize = 64;
/// Width of the second.
pub const SECOND: usize = 32;

/// The rows of the first layer that an input switches on; the same one may be named twice.
#[derive(Clone, Copy, Debug)]
pub struct Active {
    rows: [u16; Active::MOST],
    len: u8,
}

impl Active {
    /// How many there can be.
    pub const MOST: usize = 64;

    /// None.
    #[inline]
    pub fn new() -> Active {
        Active { rows: [0; Active::MOST], len: 0 }
    }

    /// One more.
    ///
    /// # Panics
    /// If there are too many.
    #[inline]
    pub fn push(&mut self, row: usize) {
        self.rows[usize::from(self.len)] = row as u16;
        self.len += 1;
    }

    /// All of them.
    #[inline(always)]
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.rows[..usize::from(self.len)].iter().map(|&row| usize::from(row))
    }
}

impl Default for Active {
    fn default() -> Self {
        Active::new()
    }
}

impl PartialEq for Active {
    fn eq(&self, other: &Active) -> bool {
        self.iter().eq(other.iter())
    }
}

/// Sparse input → 64 → 32 → 1, rectified in between. What comes out is the logarithm of the odds of a win.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// What each row adds to the first layer.
    pub rows: Vec<[f32; FIRST]>,
    /// What the first layer begins with.
    pub first: [f32; FIRST],
    /// What each of the first layer adds to the second.
    pub columns: [[f32; SECOND]; FIRST],
    /// What the second layer begins with.
    pub second: [f32; SECOND],
    /// What each of the second layer adds to the result.
    pub last: [f32; SECOND],
    /// What the result begins with.
    pub result: f32,
}

/// What the layers came to for one input.
#[derive(Clone, Copy, Debug)]
pub struct Layers {
    /// The first, rectified.
    pub first: [f32; FIRST],
    /// The second, rectified.
    pub second: [f32; SECOND],
    /// The result.
    pub odds: f32,
}

impl Net {
    /// A net of nothing but zeros.
    pub fn zero(rows: usize) -> Net {
        Net {
            rows: vec![[0.0; FIRST]; rows],
            first: [0.0; FIRST],
            columns: [[0.0; SECOND]; FIRST],
            second: [0.0; SECOND],
            last: [0.0; SECOND],
            result: 0.0,
        }
    }

    /// The logarithm of the odds of a win.
    #[inline]
    pub fn odds(&self, active: &Active) -> f32 {
        self.layers(active).odds
    }

    /// The same, with all that led to it: the same bits on every processor, with the widest vectors it has.
    pub fn layers(&self, active: &Active) -> Layers {
        Arch::new().dispatch(Evaluation { net: self, active })
    }

    #[inline(always)]
    fn evaluated(&self, active: &Active) -> Layers {
        let mut first = [0.0; FIRST];
        for start in (0..FIRST).step_by(LANES) {
            let mut sums = *part(&self.first, start);
            for row in active.iter() {
                add(&mut sums, part(&self.rows[row], start), 1.0);
            }
            for lane in 0..LANES {
                first[start + lane] = sums[lane].max(0.0);
            }
        }
        let mut second = self.second;
        for at in 0..FIRST {
            add(&mut second, &self.columns[at], first[at]);
        }
        for sum in &mut second {
            *sum = sum.max(0.0);
        }
        Layers { first, second, odds: self.result + dot(&second, &self.last) }
    }
}

struct Evaluation<'a> {
    net: &'a Net,
    active: &'a Active,
}

impl WithSimd for Evaluation<'_> {
    type Output = Layers;

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) -> Layers {
        self.net.evaluated(self.active)
    }
}

/// So many sums of the first layer are made at once: as many as every processor has room for.
const LANES: usize = 32;

#[inline(always)]
fn part(weights: &[f32; FIRST], start: usize) -> &[f32; LANES] {
    weights[start..].first_chunk().expect("a part of the first layer")
}

/// Adds a multiple of one vector to another.
#[inline(always)]
pub fn add<const N: usize>(sums: &mut [f32; N], more: &[f32; N], times: f32) {
    for at in 0..N {
        sums[at] += times * more[at];
    }
}

/// The sum of the products, always added in the same order, eight lanes at a time.
#[inline(always)]
pub fn dot<const N: usize>(one: &[f32; N], other: &[f32; N]) -> f32 {
    const { assert!(N.is_multiple_of(8)) };
    let mut lanes = [0.0; 8];
    for start in (0..N).step_by(8) {
        for lane in 0..8 {
            lanes[lane] += one[start + lane] * other[start + lane];
        }
    }
    let [a, b, c, d, e, f, g, h] = lanes;
    ((a + e) + (c + g)) + ((b + f) + (d + h))
}

/// The probability of odds given by their logarithm: the same bits on every machine.
#[inline]
pub fn probability(odds: f32) -> f32 {
    let power = exp(-odds.abs());
    if odds >= 0.0 { 1.0 / (1.0 + power) } else { power / (1.0 + power) }
}

/// `e^x` for `x ≤ 0`, to a few units in the last place.
#[inline]
fn exp(x: f32) -> f32 {
    let doublings = (x.max(-80.0) * std::f32::consts::LOG2_E).round();
    let rest = x.max(-80.0) - doublings * std::f32::consts::LN_2;
    let series = 1.0 + rest * (1.0 + rest * (0.5 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest * (1.0 / 120.0 + rest / 720.0)))));
    series * f32::from_bits(((doublings as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn probabilities_are_those_of_the_odds() {
        for odds in [-100.0, -20.0, -3.5, -0.1, 0.0, 0.2, 1.0, 7.0, 60.0_f32] {
            let exact = 1.0 / (1.0 + f64::from(-odds).exp());
            assert!((f64::from(probability(odds)) - exact).abs() < 1e-6, "{odds}");
        }
    }

    #[test]
    fn a_net_adds_up_what_its_input_switches_on() {
        let mut net = Net::zero(2);
        net.rows[1] = [0.5; FIRST];
        net.columns[3] = [2.0; SECOND];
        net.last[0] = 1.0;
        net.result = -1.0;
        let mut twice = Active::new();
        twice.push(1);
        twice.push(1);
        assert_eq!(net.odds(&twice), 1.0);
        assert_eq!(net.odds(&Active::new()), -1.0);
    }
}
