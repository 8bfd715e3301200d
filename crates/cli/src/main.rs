//! The program `dedale`.

#![forbid(unsafe_code)]

mod commands;
mod exit;
mod help;
mod letters;
mod terminal;
mod usage;
mod version;

#[cfg(not(all(feature = "join", feature = "load", feature = "research")))]
use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use dedale_words::{Language, Words};

/// The server makes and drops many small things on several threads: a quarter of its time with the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A table for labyrinth games: play, simulate, replay and study them.
#[derive(Parser)]
#[command(name = "dedale", version, long_version = version::long(), propagate_version = true, arg_required_else_help = true)]
struct Cli {
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<Language>,

    /// Looked for before the arguments are understood, as the language is.
    #[arg(long, global = true)]
    ascii: bool,

    #[command(subcommand)]
    command: Command,
}

/// One variant a command; each lives in its own file under `commands/` with its arguments and its `run`.
/// The texts of `--help` are those of the locales, or else the comments here.
#[derive(Subcommand)]
enum Command {
    Games(commands::games::Args),
    Play(commands::play::Args),
    Simulate(commands::simulate::Args),
    #[cfg(feature = "research")]
    Tournament(commands::tournament::Args),
    #[cfg(feature = "research")]
    Balance(commands::balance::Args),
    #[cfg(feature = "research")]
    Deals(commands::deals::Args),
    #[cfg(feature = "research")]
    Puzzles(commands::puzzles::Args),
    #[cfg(feature = "research")]
    Train(commands::train::Args),
    Bench(commands::bench::Args),
    #[cfg(feature = "join")]
    Join(commands::join::Args),
    Replay(commands::replay::Args),
    Analyse(commands::analyse::Args),
    Check(commands::check::Args),
    Verify(commands::verify::Args),
    Engine(commands::engine::Args),
    Serve(commands::serve::Args),
    Admin(commands::admin::Args),
    Doctor(commands::doctor::Args),
    #[cfg(feature = "load")]
    Load(commands::load::Args),
    Schema(commands::schema::Args),
    Completions(commands::completions::Args),
    Manual(commands::manual::Args),
    /// A command this program was built without.
    #[cfg(not(all(feature = "join", feature = "load", feature = "research")))]
    #[command(external_subcommand)]
    LeftOut(Vec<OsString>),
}

fn main() -> ExitCode {
    let words = Words::new(language());
    let words = if letters::are_few() { words.in_ascii() } else { words };
    let typed = help::in_words(Cli::command(), &words).try_get_matches();
    let cli = typed.and_then(|typed| Cli::from_arg_matches(&typed));
    let cli = cli.unwrap_or_else(|error| usage::exit(&error, &words));
    let done = match cli.command {
        Command::Games(args) => commands::games::run(&args, &words),
        Command::Play(args) => commands::play::run(&args, &words),
        Command::Simulate(args) => commands::simulate::run(&args, &words),
        #[cfg(feature = "research")]
        Command::Tournament(args) => commands::tournament::run(&args, &words),
        #[cfg(feature = "research")]
        Command::Balance(args) => commands::balance::run(&args, &words),
        #[cfg(feature = "research")]
        Command::Deals(args) => commands::deals::run(&args, &words),
        #[cfg(feature = "research")]
        Command::Puzzles(args) => commands::puzzles::run(&args, &words),
        #[cfg(feature = "research")]
        Command::Train(args) => commands::train::run(&args, &words),
        Command::Bench(args) => commands::bench::run(&args, &words),
        #[cfg(feature = "join")]
        Command::Join(args) => commands::join::run(&args, &words),
        Command::Replay(args) => commands::replay::run(&args, &words),
        Command::Analyse(args) => commands::analyse::run(&args, &words),
        Command::Check(args) => commands::check::run(&args, &words),
        Command::Verify(args) => commands::verify::run(&args, &words),
        Command::Engine(args) => commands::engine::run(&args),
        Command::Serve(args) => commands::serve::run(&args, &words),
        Command::Admin(args) => commands::admin::run(&args, &words),
        Command::Doctor(args) => commands::doctor::run(&args, &words),
        #[cfg(feature = "load")]
        Command::Load(args) => commands::load::run(&args, &words),
        Command::Schema(args) => commands::schema::run(&args),
        Command::Completions(args) => commands::completions::run(&args, &words),
        Command::Manual(args) => commands::manual::run(&args, &words),
        #[cfg(not(all(feature = "join", feature = "load", feature = "research")))]
        Command::LeftOut(typed) => commands::left_out::run(&typed, &words),
    };
    exit::code(done, &words)
}

/// The language of the environment or of `--lang`, which `--help` speaks too: so it is looked for before the
/// arguments are understood. A wrong one is refused when they are.
fn language() -> Language {
    let arguments: Vec<_> = std::env::args_os().filter_map(|argument| argument.into_string().ok()).collect();
    let after = arguments.iter().position(|argument| argument == "--lang").map(|at| arguments.get(at + 1));
    let joined = arguments.iter().find_map(|argument| argument.strip_prefix("--lang="));
    let asked = after.flatten().map(String::as_str).or(joined).and_then(|tag| tag.parse().ok());
    Language::negotiate(asked, |name| std::env::var(name).ok())
}
