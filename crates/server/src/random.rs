//! Random bytes, and how they are written.

use data_encoding::HEXLOWER;

use crate::Error;

/// Random bytes of the operating system.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| {
        tracing::error!(%error, "no random bytes");
        Error::NoEntropy
    })?;
    Ok(bytes)
}

/// Hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_in_small_digits() {
        assert_eq!(hex(&[0, 9, 0xab]), "0009ab");
    }
}
