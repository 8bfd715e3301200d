use serde::Serialize;

use super::{Nothing, method_names};
use crate::{Engine, Fault, Limits};

#[derive(Serialize)]
pub(super) struct Info {
    name: &'static str,
    version: &'static str,
    protocol: u32,
    methods: Vec<&'static str>,
    limits: LimitsInfo,
}

#[derive(Serialize)]
struct LimitsInfo {
    line_bytes: usize,
    batch: usize,
    matches: usize,
    simulations: u32,
    milliseconds: u32,
}

pub(super) fn info(engine: &mut Engine, _: &Nothing) -> Result<Info, Fault> {
    let Limits { line_bytes, batch, matches, simulations, milliseconds } = engine.limits;
    Ok(Info {
        name: "dedale",
        version: env!("CARGO_PKG_VERSION"),
        protocol: Engine::PROTOCOL,
        methods: method_names().collect(),
        limits: LimitsInfo { line_bytes, batch, matches, simulations, milliseconds },
    })
}
