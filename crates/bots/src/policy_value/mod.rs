//! Policy-value networks: from an observation tensor to the logits of the actions and the log-odds of a win.
//!
//! Two hidden layers that both heads share. The first one is sparse: each byte of the tensor that is not 0 switches on one row. It adds
//! whole numbers; the rest are floats, added in a fixed order: the same bits on every processor.

mod file;
pub use file::layout;

use dedale_core::Action;
use pulp::{Arch, Simd, WithSimd};

use crate::net::{add, dot, exp, probability};

/// Width of the second.
pub const SECOND: usize = 128;
/// More bytes of a tensor are never other than 0 at the same time: beyond, they are left out.
const MOST: usize = 192;

/// Of each byte of a tensor: the row of the value 1, and how many rows it has. A larger value counts as the largest.
pub type Places = Vec<(u16, u8)>;

/// A net for the actions of one game, `FIRST` units wide.
#[derive(Clone, PartialEq, Debug)]
pub struct PolicyValueNet<const FIRST: usize = 384> {
    places: Places,
    rows: Vec<[i16; FIRST]>,
    /// What a whole number of the first layer stands for, by unit.
    scales: [f32; FIRST],
    first: [f32; FIRST],
    /// The weights of the second layer, by unit of the first.
    columns: Vec<[f32; SECOND]>,
    second: [f32; SECOND],
    heads: Heads,
}

/// What a net makes of its second layer.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Heads {
    /// Of each action: its row of the policy, if it has one.
    outputs: Vec<Option<u16>>,
    policy: Vec<([f32; SECOND], f32)>,
    value: Value,
}

#[derive(Clone, PartialEq, Debug)]
struct Value([f32; SECOND], f32);

impl Default for Value {
    fn default() -> Value {
        Value([0.0; SECOND], 0.0)
    }
}

/// What the second layer makes of a tensor.
#[derive(Clone, Copy, Debug)]
pub struct Hidden([f32; SECOND]);

impl<const FIRST: usize> PolicyValueNet<FIRST> {
    /// A net of nothing but zeros, for a tensor of so many bytes.
    pub fn zero(places: usize) -> Self {
        PolicyValueNet {
            places: vec![(0, 0); places],
            rows: Vec::new(),
            scales: [0.0; FIRST],
            first: [0.0; FIRST],
            columns: vec![[0.0; SECOND]; FIRST],
            second: [0.0; SECOND],
            heads: Heads::default(),
        }
    }

    /// The rows of its tensors.
    pub fn places(&self) -> &Places {
        &self.places
    }

    /// What it makes of its second layer.
    #[inline]
    pub fn heads(&self) -> &Heads {
        &self.heads
    }

    /// Evaluates both layers that the heads share.
    #[inline]
    pub fn hidden(&self, tensor: &[u8]) -> Hidden {
        self.hidden_at(tensor, &self.places)
    }

    /// The same of a tensor of another layout, whose bytes switch on these rows.
    #[inline]
    pub fn hidden_at(&self, tensor: &[u8], places: &[(u16, u8)]) -> Hidden {
        let mut rows = [0; MOST];
        let mut count = 0;
        for (place, chunk) in tensor.chunks(8).enumerate() {
            if chunk.iter().fold(0, |any, &byte| any | byte) == 0 {
                continue;
            }
            for (&byte, &(first, most)) in chunk.iter().zip(&places[8 * place..]) {
                if byte.min(most) > 0 && count < MOST {
                    rows[count] = first + u16::from(byte.min(most)) - 1;
                    count += 1;
                }
            }
        }
        Arch::new().dispatch(Evaluation { net: self, rows: &rows[..count] })
    }

    #[inline(always)]
    fn evaluated(&self, rows: &[u16]) -> Hidden {
        let mut first = [0.0; FIRST];
        const { assert!(FIRST.is_multiple_of(ROW_LANES)) };
        for start in (0..FIRST).step_by(ROW_LANES) {
            let mut sums = [0_i16; ROW_LANES];
            for &row in rows {
                let row: &[i16; ROW_LANES] =
                    self.rows[usize::from(row)][start..].first_chunk().expect("a part of the first layer");
                for lane in 0..ROW_LANES {
                    sums[lane] = sums[lane].wrapping_add(row[lane]);
                }
            }
            for (lane, &sum) in sums.iter().enumerate() {
                let unit = start + lane;
                first[unit] = (self.first[unit] + self.scales[unit] * f32::from(sum)).max(0.0);
            }
        }
        let mut units = [0_u16; FIRST];
        let mut count = 0;
        for (unit, &value) in first.iter().enumerate() {
            units[count] = unit as u16;
            count += usize::from(value > 0.0);
        }
        let mut second = self.second;
        for start in (0..SECOND).step_by(COLUMN_LANES) {
            let part = &mut second[start..][..COLUMN_LANES];
            let part: &mut [f32; COLUMN_LANES] = part.try_into().expect("a part of the second layer");
            let mut sums = *part;
            for &unit in &units[..count] {
                let unit = usize::from(unit);
                let column = self.columns[unit][start..].first_chunk().expect("a part of the second layer");
                add::<COLUMN_LANES>(&mut sums, column, first[unit]);
            }
            *part = sums.map(|sum| sum.max(0.0));
        }
        Hidden(second)
    }
}

impl Heads {
    /// The logit of an action, by its number.
    #[inline]
    pub fn logit(&self, hidden: &Hidden, action: usize) -> f32 {
        match self.outputs.get(action) {
            Some(&Some(row)) => {
                let (weights, bias) = &self.policy[usize::from(row)];
                bias + dot(&hidden.0, weights)
            }
            _ => f32::MIN,
        }
    }

    /// The log-odds of a win.
    #[inline]
    pub fn log_odds(&self, hidden: &Hidden) -> f32 {
        self.value.1 + dot(&hidden.0, &self.value.0)
    }

    /// The action of the highest logit, of equals the first.
    #[inline]
    pub fn best<A: Action>(&self, hidden: &Hidden, actions: impl Iterator<Item = A>) -> Option<A> {
        let mut best = (f32::NEG_INFINITY, None);
        for action in actions {
            let logit = self.logit(hidden, action.index());
            if logit > best.0 {
                best = (logit, Some(action));
            }
        }
        best.1
    }

    /// Writes the probability of each action by the policy; the chance to win.
    #[inline]
    pub fn judge<A: Action>(
        &self,
        hidden: &Hidden,
        actions: impl Iterator<Item = A>,
        priors: &mut Vec<f32>,
    ) -> f32 {
        priors.extend(actions.map(|action| self.logit(hidden, action.index())));
        let most = priors.iter().fold(f32::MIN, |most, &logit| most.max(logit));
        priors.iter_mut().for_each(|logit| *logit = exp(*logit - most));
        let sum: f32 = priors.iter().sum();
        priors.iter_mut().for_each(|part| *part /= sum);
        probability(self.log_odds(hidden))
    }
}

struct Evaluation<'a, const FIRST: usize> {
    net: &'a PolicyValueNet<FIRST>,
    rows: &'a [u16],
}

impl<const FIRST: usize> WithSimd for Evaluation<'_, FIRST> {
    type Output = Hidden;

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) -> Hidden {
        self.net.evaluated(self.rows)
    }
}

/// How many sums are made at once: every processor has room for that many.
const ROW_LANES: usize = 64;
const COLUMN_LANES: usize = 64;

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: usize = 384;

    fn random_net() -> PolicyValueNet {
        let mut noise = 1_u32;
        let mut number = |most: i32| {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (noise >> 8) as i32 % (2 * most + 1) - most
        };
        let mut net = PolicyValueNet::zero(100);
        for (place, of) in net.places.iter_mut().enumerate() {
            *of = (2 * place as u16, 2);
        }
        net.rows = (0..200).map(|_| std::array::from_fn(|_| number(127) as i16)).collect();
        net.scales = std::array::from_fn(|_| number(100) as f32 / 9_000.0);
        net.first = std::array::from_fn(|_| number(100) as f32 / 90.0);
        net.columns.iter_mut().flatten().for_each(|weight| *weight = number(100) as f32 / 900.0);
        net.second = std::array::from_fn(|_| number(100) as f32 / 90.0);
        net.heads.outputs = vec![None, Some(0)];
        net.heads.policy = vec![(std::array::from_fn(|_| number(100) as f32 / 300.0), 0.5)];
        net.heads.value = Value(std::array::from_fn(|_| number(100) as f32 / 300.0), -0.5);
        net
    }

    #[test]
    fn the_widest_vectors_give_the_same_bits_as_none() {
        let net = random_net();
        for seed in 0..50_usize {
            let tensor: Vec<u8> = (0..100).map(|place| ((place * 7 + seed * 13) % 5 / 3) as u8).collect();
            let rows: Vec<u16> =
                tensor.iter().zip(&net.places).filter(|(byte, _)| **byte > 0).map(|(_, of)| of.0).collect();
            let bits = |hidden: Hidden| hidden.0.map(f32::to_bits);
            assert_eq!(bits(net.hidden(&tensor)), bits(net.evaluated(&rows)));
        }
    }

    #[test]
    fn a_tensor_is_evaluated_as_the_weights_say() {
        let net = random_net();
        let mut tensor = vec![0; 100];
        (tensor[3], tensor[40], tensor[99]) = (1, 2, 7);
        let rows = [6, 81, 199].map(|row: usize| &net.rows[row]);
        let first = (0..FIRST).map(|unit| {
            let sum: i32 = rows.iter().map(|row| i32::from(row[unit])).sum();
            (f64::from(net.first[unit]) + f64::from(net.scales[unit]) * f64::from(sum)).max(0.0)
        });
        let first: Vec<f64> = first.collect();
        let second = (0..SECOND).map(|unit| {
            let sum: f64 =
                first.iter().zip(&net.columns).map(|(from, column)| from * f64::from(column[unit])).sum();
            (f64::from(net.second[unit]) + sum).max(0.0)
        });
        let second: Vec<f64> = second.collect();
        let head = |weights: &[f32; SECOND], bias: f32| -> f64 {
            f64::from(bias)
                + second.iter().zip(weights).map(|(from, &weight)| from * f64::from(weight)).sum::<f64>()
        };
        let (hidden, heads) = (net.hidden(&tensor), net.heads());
        let (policy, value) = (&heads.policy[0], &heads.value);
        assert!((f64::from(heads.logit(&hidden, 1)) - head(&policy.0, policy.1)).abs() < 1e-3);
        assert!((f64::from(heads.log_odds(&hidden)) - head(&value.0, value.1)).abs() < 1e-3);
        assert_eq!(heads.logit(&hidden, 0), f32::MIN, "no action of this setup");
    }
}
