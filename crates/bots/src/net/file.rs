//! A net as bytes: a few lines of text that say what it is, its weights, and a check sum.
//!
//! The first layer has a byte a weight and a scale a row; the rest, which is small, is kept as it is.

use dedale_core::Fingerprint;

use super::{FIRST, Net, SECOND};

/// The first line: what it is, and the version of the format.
const MAGIC: &str = "dedale-net 1";

/// The description of a net: its features and its origin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The features it was trained on, with their version.
    pub features: String,
    /// The command that made it.
    pub command: String,
    /// Its results in games it was not trained on.
    pub figures: String,
}

/// Why bytes are no net, or not the one looked for.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetError {
    /// Another kind of file, or another version of it.
    #[error("not a net of this version")]
    Unknown,
    /// A net for something else.
    #[error("a net for the features “{found}”: expected “{expected}”")]
    Features {
        /// The features it is for.
        found: String,
        /// The features it should be for.
        expected: String,
    },
    /// Not the right number of weights.
    #[error("a net of another shape")]
    Shape,
    /// Bytes have changed since it was written.
    #[error("a damaged net")]
    Damaged,
}

const ROW_BYTES: usize = size_of::<f32>() + FIRST;
const REST: usize = FIRST + FIRST * SECOND + SECOND + SECOND + 1;

impl Net {
    /// Writes it, its first layer rounded.
    pub fn to_bytes(&self, header: &Header) -> Vec<u8> {
        let Header { features, command, figures } = header;
        let shape = format!("{} {FIRST} {SECOND}", self.rows.len());
        let text =
            format!("{MAGIC}\nfeatures {features}\nshape {shape}\ncommand {command}\nfigures {figures}\n\n");
        let mut bytes = text.into_bytes();
        for row in &self.rows {
            let largest = row.iter().fold(0.0_f32, |most, weight| most.max(weight.abs()));
            let scale = largest / 127.0;
            bytes.extend(scale.to_le_bytes());
            let rounded = |weight: &f32| if scale > 0.0 { (weight / scale).round() as i8 } else { 0 };
            bytes.extend(row.iter().map(|weight| rounded(weight).to_le_bytes()[0]));
        }
        self.rest().for_each(|weight| bytes.extend(weight.to_le_bytes()));
        let sum = check_sum(&bytes);
        bytes.extend(sum);
        bytes
    }

    /// Reads one for these features with so many rows.
    pub fn from_bytes(bytes: &[u8], features: &str, rows: usize) -> Result<(Header, Net), NetError> {
        let (content, sum) = bytes.split_last_chunk::<8>().ok_or(NetError::Unknown)?;
        let (header, weights) = Header::read(MAGIC, content)?;
        if check_sum(content) != *sum {
            return Err(NetError::Damaged);
        }
        if header.features != features {
            return Err(NetError::Features { found: header.features, expected: features.to_owned() });
        }
        if weights.len() != rows * ROW_BYTES + REST * size_of::<f32>() {
            return Err(NetError::Shape);
        }
        let (first_layer, rest) = weights.split_at(rows * ROW_BYTES);
        let mut net = Net::zero(rows);
        for (row, bytes) in net.rows.iter_mut().zip(first_layer.chunks_exact(ROW_BYTES)) {
            let (scale, rounded) = bytes.split_at(size_of::<f32>());
            let scale = float(scale);
            for (weight, &byte) in row.iter_mut().zip(rounded) {
                *weight = scale * f32::from(i8::from_le_bytes([byte]));
            }
        }
        for (weight, bytes) in net.rest_mut().zip(rest.chunks_exact(size_of::<f32>())) {
            *weight = float(bytes);
        }
        Ok((header, net))
    }

    /// Everything behind the first layer's rows.
    pub fn rest(&self) -> impl Iterator<Item = f32> + '_ {
        let columns = self.columns.iter().flatten();
        let layers = self.first.iter().chain(columns).chain(&self.second).chain(&self.last);
        layers.chain([&self.result]).copied()
    }

    /// The same, mutable.
    pub fn rest_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let columns = self.columns.iter_mut().flatten();
        let layers = self.first.iter_mut().chain(columns).chain(&mut self.second).chain(&mut self.last);
        layers.chain([&mut self.result])
    }
}

impl Header {
    /// Reads it from the beginning of a file whose first line is `magic`; also what follows.
    pub(crate) fn read<'a>(magic: &str, content: &'a [u8]) -> Result<(Header, &'a [u8]), NetError> {
        let end = content.windows(2).position(|pair| pair == b"\n\n").ok_or(NetError::Unknown)?;
        let text = std::str::from_utf8(&content[..end]).map_err(|_| NetError::Unknown)?;
        let mut lines = text.lines();
        if lines.next() != Some(magic) {
            return Err(NetError::Unknown);
        }
        let mut line = |name: &str| {
            let line = lines.next().and_then(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.map(str::to_owned).ok_or(NetError::Unknown)
        };
        let features = line("features")?;
        line("shape")?;
        let header = Header { features, command: line("command")?, figures: line("figures")? };
        Ok((header, &content[end + 2..]))
    }
}

fn float(bytes: &[u8]) -> f32 {
    f32::from_le_bytes(std::array::from_fn(|at| bytes[at]))
}

fn check_sum(bytes: &[u8]) -> [u8; 8] {
    let mut sum = Fingerprint::new();
    sum.write(bytes);
    sum.value().to_le_bytes()
}
