use std::io::{self, ErrorKind};

use dedale_engine::{Engine, Limits, serve};

#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args) -> anyhow::Result<()> {
    let mut engine = Engine::new(Limits::default());
    match serve(&mut engine, io::stdin().lock(), io::stdout().lock()) {
        // A driver that no longer listens needs no answer.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => Ok(done?),
    }
}
