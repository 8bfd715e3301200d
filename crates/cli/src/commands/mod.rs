pub(crate) mod games;
