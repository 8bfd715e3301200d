pub(crate) mod bench;
pub(crate) mod games;
pub(crate) mod options;
pub(crate) mod simulate;
