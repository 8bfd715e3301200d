//! Small feed-forward networks with a sparse first layer, in plain vectorised Rust.

mod file;
mod named;

use pulp::{Arch, Simd, WithSimd};

pub use file::{Header, NetError};
pub(crate) use named::built_in;
pub use named::{NamedNet, Provided, Read};

/// Width of the first layer.
pub const FIRST: usize = 64;
/// Width of the second.
pub const SECOND: usize = 32;

/// The rows of the first layer that an input switches on; the same one may be named twice.
#[derive(Clone, Copy, Debug)]
pub struct Active {
    rows: [u16; Active::MOST],
    len: u8,
    /// The number of rows at the front that the inputs of one decision often share.
    shared: u8,
}

impl Active {
    /// How many there can be.
    pub const MOST: usize = 88;

    /// None.
    #[inline]
    pub fn new() -> Active {
        Active { rows: [0; Active::MOST], len: 0, shared: 0 }
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

    /// Marks the rows so far as shared by the inputs of one decision: they are summed up only once.
    #[inline]
    pub fn mark_shared(&mut self) {
        self.shared = self.len;
    }

    /// Removes all rows but the shared ones.
    #[inline]
    pub fn keep_shared(&mut self) {
        self.len = self.shared;
    }

    #[inline(always)]
    fn shared(&self) -> &[u16] {
        &self.rows[..usize::from(self.shared)]
    }

    #[inline(always)]
    fn further(&self) -> &[u16] {
        &self.rows[usize::from(self.shared)..usize::from(self.len)]
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

/// Sparse input → 64 → 32 → 1, with rectified linear units in between. The output is the log-odds of a win.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// The weights of the first layer, by row of the input.
    pub rows: Vec<[f32; FIRST]>,
    /// The biases of the first layer.
    pub first: [f32; FIRST],
    /// The weights of the second layer, by unit of the first.
    pub columns: [[f32; SECOND]; FIRST],
    /// The biases of the second layer.
    pub second: [f32; SECOND],
    /// The weights of the output.
    pub last: [f32; SECOND],
    /// The bias of the output.
    pub result: f32,
}

/// The activations of the layers for one input.
#[derive(Clone, Copy, Debug)]
pub struct Layers {
    /// The first, rectified.
    pub first: [f32; FIRST],
    /// The second, rectified.
    pub second: [f32; SECOND],
    /// The output.
    pub log_odds: f32,
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

    /// The log-odds of a win.
    pub fn log_odds(&self, active: &Active) -> f32 {
        self.layers(active).log_odds
    }

    /// The same with the activations of all layers.
    pub fn layers(&self, active: &Active) -> Layers {
        Evaluator::new(self).layers(active)
    }
}

/// Evaluates inputs one after the other, and sums up only once what they share: the same bits in any order, on every
/// processor, with the widest vectors it has.
#[derive(Clone, Debug)]
pub struct Evaluator<'a> {
    net: &'a Net,
    /// The input whose shared rows are summed up.
    last: Active,
    sums: [f32; FIRST],
}

impl<'a> Evaluator<'a> {
    /// Nothing summed up yet.
    pub fn new(net: &'a Net) -> Evaluator<'a> {
        Evaluator { net, last: Active::new(), sums: net.first }
    }

    /// The log-odds of a win.
    #[inline]
    pub fn log_odds(&mut self, active: &Active) -> f32 {
        self.layers(active).log_odds
    }

    /// The same with the activations of all layers.
    #[inline]
    pub fn layers(&mut self, active: &Active) -> Layers {
        Arch::new().dispatch(Evaluation { evaluator: self, active })
    }

    #[inline(always)]
    fn evaluated(&mut self, active: &Active) -> Layers {
        if active.shared() != self.last.shared() {
            self.sums = self.net.first;
            self.net.add_rows(&mut self.sums, active.shared());
            self.last = *active;
        }
        let mut first = self.sums;
        self.net.add_rows(&mut first, active.further());
        for sum in &mut first {
            *sum = sum.max(0.0);
        }
        let mut second = self.net.second;
        for (column, &from) in self.net.columns.iter().zip(&first) {
            add(&mut second, column, from);
        }
        for sum in &mut second {
            *sum = sum.max(0.0);
        }
        Layers { first, second, log_odds: self.net.result + dot(&second, &self.net.last) }
    }
}

impl Net {
    #[inline(always)]
    fn add_rows(&self, sums: &mut [f32; FIRST], rows: &[u16]) {
        for start in (0..FIRST).step_by(LANES) {
            let part = &mut sums[start..][..LANES];
            let part: &mut [f32; LANES] = part.try_into().expect("a part of the first layer");
            let mut sums = *part;
            for &row in rows {
                let row = &self.rows[usize::from(row)];
                add(&mut sums, row[start..].first_chunk().expect("a part of the first layer"), 1.0);
            }
            *part = sums;
        }
    }
}

struct Evaluation<'a, 'b> {
    evaluator: &'b mut Evaluator<'a>,
    active: &'b Active,
}

impl WithSimd for Evaluation<'_, '_> {
    type Output = Layers;

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) -> Layers {
        self.evaluator.evaluated(self.active)
    }
}

/// How many sums of the first layer are made at once: every processor has room for that many.
const LANES: usize = 32;

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
pub fn probability(log_odds: f32) -> f32 {
    let power = exp(-log_odds.abs());
    if log_odds >= 0.0 { 1.0 / (1.0 + power) } else { power / (1.0 + power) }
}

/// `e^x` for `x ≤ 0`, to a few units in the last place.
#[inline]
pub(crate) fn exp(x: f32) -> f32 {
    let doublings = (x.max(-80.0) * std::f32::consts::LOG2_E).round();
    let rest = x.max(-80.0) - doublings * std::f32::consts::LN_2;
    let series = 1.0
        + rest
            * (1.0
                + rest
                    * (0.5 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest * (1.0 / 120.0 + rest / 720.0)))));
    series * f32::from_bits(((doublings as i32 + 127) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn probabilities_are_those_of_the_odds() {
        for log_odds in [-100.0, -20.0, -3.5, -0.1, 0.0, 0.2, 1.0, 7.0, 60.0_f32] {
            let exact = 1.0 / (1.0 + f64::from(-log_odds).exp());
            assert!((f64::from(probability(log_odds)) - exact).abs() < 1e-6, "{log_odds}");
        }
    }

    #[test]
    fn what_was_summed_up_before_changes_nothing() {
        let mut net = Net::zero(9);
        let weight = |at: usize| (at * 7_919 % 1_009) as f32 / 1_009.0 - 0.5;
        net.rows.iter_mut().flatten().enumerate().for_each(|(at, row)| *row = weight(at));
        net.rest_mut().enumerate().for_each(|(at, one)| *one = weight(at) / 4.0);
        let input = |shared: &[usize], further: &[usize]| {
            let mut active = Active::new();
            shared.iter().for_each(|&row| active.push(row));
            active.mark_shared();
            further.iter().for_each(|&row| active.push(row));
            active
        };
        let inputs = [input(&[1, 2], &[3]), input(&[1, 2], &[4, 5]), input(&[1, 6], &[3]), input(&[], &[8])];
        let mut evaluator = Evaluator::new(&net);
        for active in inputs {
            assert_eq!(evaluator.log_odds(&active).to_bits(), net.log_odds(&active).to_bits());
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
        assert_eq!(net.log_odds(&twice), 1.0);
        assert_eq!(net.log_odds(&Active::new()), -1.0);
    }
}
