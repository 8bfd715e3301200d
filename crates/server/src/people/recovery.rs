use subtle::ConstantTimeEq as _;

use super::{Secret, digest};
use crate::Error;

/// The recovery code of an account, for a forgotten password: 125 bits in 25 letters and digits.
#[derive(Clone, Debug)]
pub(crate) struct RecoveryCode(Secret);

impl RecoveryCode {
    const LETTERS: usize = 25;
    const IN_A_GROUP: usize = 5;

    pub(crate) fn fresh() -> Result<RecoveryCode, Error> {
        Ok(RecoveryCode(Secret::new(&Secret::fresh()?.reveal()[..Self::LETTERS])))
    }

    /// Reads a code copied from paper: capitals, hyphens and spaces do not matter, nor digits that look like letters.
    pub(crate) fn read(typed: &Secret) -> RecoveryCode {
        let meant = |character: char| match character {
            '0' => 'o',
            '1' => 'l',
            '8' => 'b',
            other => other.to_ascii_lowercase(),
        };
        let is_part = |character: &char| character.is_ascii_alphanumeric();
        RecoveryCode(Secret::new(typed.reveal().chars().filter(is_part).map(meant).collect::<String>()))
    }

    /// As its owner writes it down.
    pub(crate) fn written(&self) -> Secret {
        let letters: Vec<char> = self.0.reveal().to_uppercase().chars().collect();
        let groups = letters.chunks(Self::IN_A_GROUP).map(|group| group.iter().collect::<String>());
        Secret::new(groups.collect::<Vec<_>>().join("-"))
    }

    /// The hash for the store.
    pub(crate) fn hash(&self) -> String {
        digest(self.0.reveal())
    }

    /// Whether the store keeps the hash of this one; takes as long if it keeps none.
    pub(crate) fn matches(&self, kept: Option<&str>) -> bool {
        let nobody = "0".repeat(64);
        let same = self.hash().as_bytes().ct_eq(kept.unwrap_or(&nobody).as_bytes());
        bool::from(same) && kept.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = RecoveryCode::fresh().expect("chance");
        let written = code.written();
        assert_eq!(written.reveal().len(), 29);
        assert_eq!(written.reveal().matches('-').count(), 4);
        let sloppy = written.reveal().to_lowercase().replace('-', " ").replace('o', "0").replace('l', "1");
        assert!(RecoveryCode::read(&Secret::new(sloppy)).matches(Some(&code.hash())));
    }

    #[test]
    fn another_code_does_not_match() {
        let (code, other) = (RecoveryCode::fresh().expect("chance"), RecoveryCode::fresh().expect("chance"));
        assert!(!other.matches(Some(&code.hash())));
        assert!(!code.matches(None));
        assert!(!RecoveryCode::read(&Secret::new("")).matches(Some(&code.hash())));
    }
}
