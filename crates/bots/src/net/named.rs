use std::sync::OnceLock;

use super::{Header, Net, NetError};

/// A net that bots play with, by the name of its file in `nets/`. With the cargo feature `nets` it is compiled in; without, it
/// is there once it has been provided.
#[derive(Debug)]
pub struct NamedNet {
    name: &'static str,
    features: fn() -> String,
    rows: usize,
    built_in: Option<&'static [u8]>,
    loaded: OnceLock<(Header, Net)>,
    zeros: OnceLock<Net>,
}

impl NamedNet {
    /// A net for these features with so many rows.
    pub const fn new(
        name: &'static str,
        features: fn() -> String,
        rows: usize,
        built_in: Option<&'static [u8]>,
    ) -> NamedNet {
        NamedNet { name, features, rows, built_in, loaded: OnceLock::new(), zeros: OnceLock::new() }
    }

    /// The name of its file.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Whether it is there.
    pub fn is_there(&self) -> bool {
        self.built_in.is_some() || self.loaded.get().is_some()
    }

    /// Reads it from the bytes of its file. One that is there already stays.
    pub fn provide(&self, bytes: &[u8]) -> Result<(), NetError> {
        let read = Net::from_bytes(bytes, &(self.features)(), self.rows)?;
        self.loaded.get_or_init(|| read);
        Ok(())
    }

    /// The net, or zeros as long as it is not there: a bot then plays legal, foolish answers.
    ///
    /// # Panics
    /// If the program was built with a net that does not fit its features: a test looks.
    pub fn net(&self) -> &Net {
        match self.loaded() {
            Some((_, net)) => net,
            None => self.zeros.get_or_init(|| Net::zero(self.rows)),
        }
    }

    /// Its header, which tells how it was made; none as long as it is not there.
    pub fn header(&self) -> Option<&Header> {
        self.loaded().map(|(header, _)| header)
    }

    fn loaded(&self) -> Option<&(Header, Net)> {
        let Some(bytes) = self.built_in else { return self.loaded.get() };
        Some(self.loaded.get_or_init(|| {
            Net::from_bytes(bytes, &(self.features)(), self.rows).expect("the net fits its features")
        }))
    }
}

/// The bytes of `nets/NAME` where nets are compiled in.
macro_rules! built_in {
    ($name:literal) => {{
        #[cfg(feature = "nets")]
        let bytes: Option<&'static [u8]> =
            Some(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/nets/", $name)));
        #[cfg(not(feature = "nets"))]
        let bytes: Option<&'static [u8]> = None;
        bytes
    }};
}
pub(crate) use built_in;
