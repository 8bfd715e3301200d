//! A policy-value network as bytes: a few lines of text, then a byte a weight and a scale for each unit, and a check sum.
//! `python/training/export.py` writes it.

use dedale_core::{Fingerprint, ObservationSpec};

use super::{PolicyValueNet, SECOND};
use crate::net::{Header, NetError};

/// The first line: what it is, and the version of the format.
const MAGIC: &str = "dedale-policy-value 1";

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
        (net.scales, net.first) = (self.floats()?, self.floats()?);
        for _ in 0..before {
            net.rows.push(self.rounded::<FIRST>()?.map(i16::from));
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

    fn rounded<const N: usize>(&mut self) -> Option<[i8; N]> {
        let bytes = self.take(N)?;
        Some(std::array::from_fn(|at| i8::from_le_bytes([bytes[at]])))
    }
}
