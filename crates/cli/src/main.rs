//! The program `dedale`.

#![forbid(unsafe_code)]

mod commands;
mod exit;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A table for labyrinth games: play, simulate, replay and study them.
#[derive(Parser)]
#[command(name = "dedale", version, propagate_version = true, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// One variant a command; each lives in its own file under `commands/` with its arguments and its `run`.
#[derive(Subcommand)]
enum Command {
    /// Lists the games, their options and player counts.
    Games(commands::games::Args),
    /// Lets bots play many games and reports how they went.
    Simulate(commands::simulate::Args),
    /// Measures how fast the engines are on one core.
    Bench(commands::bench::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command {
        Command::Games(args) => commands::games::run(&args),
        Command::Simulate(args) => commands::simulate::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
    };
    exit::code(done)
}
