//! Ids and seeds from the randomness that comes with a message.

use data_encoding::HEXLOWER_PERMISSIVE;
use dedale_core::chance::Seed;
use dedale_protocol::TableId;
use sha2::{Digest as _, Sha256};

use crate::error::Refused;

/// The randomness of one message: everything drawn from it is a hash of it, with a number of its own.
pub(crate) struct Chance {
    entropy: [u8; 32],
    drawn: u32,
}

impl Chance {
    /// Reads 64 hexadecimal digits.
    pub(crate) fn read(text: Option<&str>) -> Result<Chance, Refused> {
        let bytes = text.and_then(|text| HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok());
        let entropy = bytes.and_then(|bytes| bytes.try_into().ok());
        let entropy = entropy.ok_or_else(|| Refused::invalid("entropy", "64 hexadecimal digits"))?;
        Ok(Chance { entropy, drawn: 0 })
    }

    pub(crate) fn seed(&mut self) -> Seed {
        Seed::Sealed(self.draw("seed"))
    }

    pub(crate) fn table_id(&mut self) -> TableId {
        let mut id = [0; 16];
        id.copy_from_slice(&self.draw("table")[..16]);
        TableId::here(id)
    }

    fn draw(&mut self, purpose: &str) -> [u8; 32] {
        self.drawn += 1;
        let mut hash = Sha256::new();
        hash.update(format!("dedale local {purpose} {}\n", self.drawn));
        hash.update(self.entropy);
        hash.finalize().into()
    }
}
