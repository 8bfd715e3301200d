//! A policy-value network as bytes: a few lines of text, then whole numbers for weights and a scale for each unit, and a check sum. Those of the
//! first layer may be so small that two share a byte.
//! `python/training/export.py` writes it.

use dedale_core::{Fingerprint, ObservationSpec};

use super::{PolicyValueNet, SECOND};
use crate::net::{Header, NetError};

/// The first line: what it is, and the version of the format.
const MAGIC: &str = "dedale-policy-value 2";

/// The name of the tensors of a layout.
pub fn layout(game: &str, spec: &ObservationSpec) -> String {
    let mut sum = Fingerprint::new();
    for plane in &spec.planes {
        sum.write(format!("{} {} {};", plane.name, plane.size(), plane.most).as_bytes());
    }
    format!("{game}-planes {:016x}", sum.value())
}

impl<const FIRST: usize> PolicyValueNet<FIRST> {
    /// Reads one for tensors of this layout, with so many bytes, and so many actions.
    pub fn from_bytes(
        bytes: &[u8],
        layout: &str,
        places: usize,
        actions: usize,
    ) -> Result<(Header, Self), NetError> {
        let (content, sum) = bytes.split_last_chunk::<8>().ok_or(NetError::Unknown)?;
        let (header, weights) = Header::read(MAGIC, content)?;
        let mut check = Fingerprint::new();
        check.write(content);
        if check.value().to_le_bytes() != *sum {
            return Err(NetError::Damaged);
        }
        if header.features != layout {
            return Err(NetError::Features { found: header.features, expected: layout.to_owned() });
        }
        let net = Weights(weights).net(places, actions).ok_or(NetError::Shape)?;
        Ok((header, net))
    }
}

/// What is left to read.
struct Weights<'a>(&'a [u8]);

impl<'a> Weights<'a> {
    fn net<const FIRST: usize>(mut self, places: usize, actions: usize) -> Option<PolicyValueNet<FIRST>> {
        let (counts, there) = (self.take(places)?, self.take(actions)?);
        let mut net = PolicyValueNet::zero(places);
        let mut before = 0_u16;
        for (place, &count) in net.places.iter_mut().zip(counts) {
            *place = (before, count);
            before = before.checked_add(count.into())?;
        }
        let row = match self.take(1)? {
            [4] => Self::halves::<FIRST>,
            [8] => Self::rounded::<FIRST>,
            _ => return None,
        };
        (net.scales, net.first) = (self.floats()?, self.floats()?);
        for _ in 0..before {
            net.rows.push(row(&mut self)?.map(i16::from));
        }
        let scales: [f32; SECOND] = self.floats()?;
        net.second = self.floats()?;
        for column in &mut net.columns {
            let rounded = self.rounded::<SECOND>()?;
            *column = std::array::from_fn(|unit| scales[unit] * f32::from(rounded[unit]));
        }
        for &there in there {
            net.heads.outputs.push((there == 1).then_some(net.heads.policy.len() as u16));
            if there == 1 {
                let [scale, bias] = self.floats()?;
                let weights = self.rounded::<SECOND>()?.map(|weight| scale * f32::from(weight));
                net.heads.policy.push((weights, bias));
            }
        }
        net.heads.value.0 = self.floats()?;
        [net.heads.value.1] = self.floats()?;
        self.0.is_empty().then_some(net)
    }

    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn floats<const N: usize>(&mut self) -> Option<[f32; N]> {
        let bytes = self.take(N * size_of::<f32>())?;
        Some(std::array::from_fn(|at| f32::from_le_bytes(std::array::from_fn(|byte| bytes[4 * at + byte]))))
    }

    /// Two numbers a byte, the first in the lower half.
    fn halves<const N: usize>(&mut self) -> Option<[i8; N]> {
        let bytes = self.take(N / 2)?;
        Some(std::array::from_fn(|at| (bytes[at / 2] as i8) << (4 * (1 - at % 2)) >> 4))
    }

    fn rounded<const N: usize>(&mut self) -> Option<[i8; N]> {
        let bytes = self.take(N)?;
        Some(std::array::from_fn(|at| i8::from_le_bytes([bytes[at]])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_small_whole_numbers_share_a_byte_the_first_in_its_lower_half() {
        assert_eq!(Weights(&[0x2f, 0x97]).halves(), Some([-1, 2, 7, -7]));
        assert_eq!(Weights(&[0x2f]).halves::<4>(), None, "a byte is missing");
    }

    #[test]
    fn whole_numbers_of_another_size_are_refused() {
        let bytes = 3 + 4 * (4 + 4) + 4 * (SECOND + SECOND) + 4 * SECOND + 4 * (SECOND + 1);
        let read = |bits: u8, bytes: usize| {
            let mut net = vec![0; bytes];
            net[2] = bits;
            Weights(&net).net::<4>(1, 1).is_some()
        };
        assert_eq!([4, 8, 0, 5].map(|bits| read(bits, bytes)), [true, true, false, false]);
        assert!(!read(4, bytes + 1), "too long");
    }
}
