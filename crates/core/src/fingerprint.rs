/// A stable 64-bit hash (FNV-1a) of a state, the same on every platform for ever. Not for secrets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// Of nothing yet.
    pub const fn new() -> Self {
        Fingerprint(0xcbf2_9ce4_8422_2325)
    }

    /// Adds bytes.
    pub fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    /// Adds a number, least significant byte first.
    pub fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }

    /// Adds a list: its length, then its bytes.
    pub fn write_list(&mut self, bytes: impl ExactSizeIterator<Item = u8>) {
        self.write_u64(bytes.len() as u64);
        bytes.for_each(|byte| self.write(&[byte]));
    }

    /// The hash of all that was added.
    pub const fn value(self) -> u64 {
        self.0
    }
}

impl Default for Fingerprint {
    fn default() -> Self {
        Fingerprint::new()
    }
}

#[cfg(test)]
mod tests {
    use super::Fingerprint;

    #[test]
    fn fnv_1a_matches_its_published_vectors() {
        let of = |text: &str| {
            let mut hash = Fingerprint::new();
            hash.write(text.as_bytes());
            hash.value()
        };
        assert_eq!(of(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(of("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(of("foobar"), 0x8594_4171_f739_67e8);
    }
}
