use std::io::{self, ErrorKind};

use anyhow::Context as _;
use dedale_engine::{Engine, Limits, serve};

/// Plays every game for a program: JSON-RPC 2.0, one message a line on standard input and output.
///
/// Try: echo '{"jsonrpc":"2.0","id":1,"method":"game.list"}' | dedale engine
///
/// docs/protocol.md explains every method.
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args) -> anyhow::Result<()> {
    let mut engine = Engine::new(Limits::default());
    match serve(&mut engine, io::stdin().lock(), io::stdout().lock()) {
        // Who does not listen any more needs no answer.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => done.context("standard input or output"),
    }
}
