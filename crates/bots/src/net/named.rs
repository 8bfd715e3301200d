use std::sync::OnceLock;

use super::{Header, Net, NetError};

/// Reads a net from the bytes of its file.
pub type Read<N> = fn(&[u8]) -> Result<(Header, N), NetError>;

/// A net that bots play with, by the name of its file in `nets/`. With the cargo feature `nets` it is compiled in; without, it
/// is there once it has been provided.
#[derive(Debug)]
pub struct NamedNet<N: 'static = Net> {
    name: &'static str,
    read: Read<N>,
    zero: fn() -> N,
    built_in: Option<&'static [u8]>,
    loaded: OnceLock<(Header, N)>,
    zeros: OnceLock<N>,
}

/// A net of any kind that may have to be provided.
pub trait Provided: Sync {
    /// The name of its file.
    fn name(&self) -> &'static str;

    /// Whether it is there.
    fn is_there(&self) -> bool;

    /// Reads it from the bytes of its file. One that is there already stays.
    fn provide(&self, bytes: &[u8]) -> Result<(), NetError>;
}

impl<N: Send + Sync> Provided for NamedNet<N> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn is_there(&self) -> bool {
        self.built_in.is_some() || self.loaded.get().is_some()
    }

    fn provide(&self, bytes: &[u8]) -> Result<(), NetError> {
        let read = (self.read)(bytes)?;
        self.loaded.get_or_init(|| read);
        Ok(())
    }
}

impl<N> NamedNet<N> {
    /// A net that is read this way, and what stands for it as long as it is not there.
    pub const fn new(
        name: &'static str,
        read: Read<N>,
        zero: fn() -> N,
        built_in: Option<&'static [u8]>,
    ) -> NamedNet<N> {
        NamedNet { name, read, zero, built_in, loaded: OnceLock::new(), zeros: OnceLock::new() }
    }

    /// The net, or zeros as long as it is not there: a bot then plays legal, foolish answers.
    ///
    /// # Panics
    /// If the program was built with a net that does not fit its features: a test looks.
    #[inline]
    pub fn net(&self) -> &N {
        match self.loaded() {
            Some((_, net)) => net,
            None => self.zeros.get_or_init(self.zero),
        }
    }

    /// Its header, which tells how it was made; none as long as it is not there.
    pub fn header(&self) -> Option<&Header> {
        self.loaded().map(|(header, _)| header)
    }

    #[inline]
    fn loaded(&self) -> Option<&(Header, N)> {
        let Some(bytes) = self.built_in else { return self.loaded.get() };
        Some(self.loaded.get_or_init(|| (self.read)(bytes).expect("the net fits its features")))
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
