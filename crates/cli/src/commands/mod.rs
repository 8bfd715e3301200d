pub(crate) mod games;
pub(crate) mod play;
