//! Looks for puzzles in games: the program's own, or recorded ones.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use dedale_bots::{Roster, by_name};
use dedale_core::chance::Seed;
use dedale_games::{AnyMatch, GameId, Problem, with_game};
use dedale_puzzles::Puzzle;
use dedale_puzzles::search::{Criteria, in_match, self_play};
use dedale_words::Words;
use rayon::prelude::*;

use super::analyse::check_writable;
use super::document;
use super::numbers::{between, threads};
use super::options::GameOptions;
use super::output::print;
use super::progress::progress_bar;

#[derive(clap::Args)]
pub(crate) struct Args {
    game: String,

    #[arg(long, short = 'n', default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,

    #[arg(long, short = 'b', default_value = "normal", value_name = "NAME")]
    bot: String,

    #[arg(long, default_value_t = 8.0, value_parser = |text: &str| between(text, 1.0, 100.0))]
    gap: f32,

    #[arg(long, default_value_t = Criteria::default().simulations, value_parser = clap::value_parser!(u32).range(100..=1_000_000))]
    simulations: u32,

    #[arg(long, default_value_t = Criteria::default().rating)]
    rating: u32,

    #[arg(long, default_value_t = 1, conflicts_with = "records")]
    seed: u64,

    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,

    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    #[arg(long, short = 't', value_parser = threads)]
    threads: Option<NonZeroUsize>,

    #[command(flatten)]
    options: GameOptions,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let game: GameId = args.game.parse().map_err(Problem::from)?;
    if let Some(out) = &args.out {
        check_writable(out)?;
    }
    let pool =
        rayon::ThreadPoolBuilder::new().num_threads(args.threads.map_or(0, NonZeroUsize::get)).build()?;
    let criteria =
        Criteria { gap: f64::from(args.gap) / 100.0, simulations: args.simulations, rating: args.rating };
    let puzzles = match &args.records {
        Some(records) => {
            dedale_bots::check_name(game, &args.bot)?;
            let games = recorded(records, game, words)?;
            found(&pool, args, games.len() as u64, |number| {
                in_match(&games[number as usize], &args.bot, &criteria)
            })
        }
        None => with_game!(game, G => of_self_play::<G>(&pool, args, &criteria)?),
    };
    let mut lines = String::new();
    for puzzle in &puzzles {
        lines += &(serde_json::to_string(puzzle)? + "\n");
    }
    match &args.out {
        Some(out) => fs::write(out, lines).with_context(|| out.display().to_string()),
        None => print(&lines),
    }
}

fn of_self_play<G: Roster>(
    pool: &rayon::ThreadPool,
    args: &Args,
    criteria: &Criteria,
) -> anyhow::Result<Vec<Puzzle>> {
    let setup = args.options.setup::<G>(&args.options.given(G::GAME)?, 0)?;
    by_name::<G>(&args.bot)?;
    Ok(found(pool, args, u64::MAX, |number| {
        let game = self_play::<G>(&setup, &args.bot, Seed::number_of_series(args.seed, number)).ok()?;
        in_match(&game, &args.bot, criteria)
    }))
}

/// The first puzzles of the games with these numbers, in their order whatever the number of threads.
fn found(
    pool: &rayon::ThreadPool,
    args: &Args,
    games: u64,
    look: impl Fn(u64) -> Option<Puzzle> + Sync,
) -> Vec<Puzzle> {
    let bar = progress_bar(args.count);
    let at_once = 4 * pool.current_num_threads() as u64;
    let mut puzzles: Vec<Puzzle> = Vec::new();
    let mut next = 0;
    while (puzzles.len() as u64) < args.count && next < games {
        let numbers = next..games.min(next.saturating_add(at_once));
        next = numbers.end;
        puzzles.extend(pool.install(|| numbers.into_par_iter().filter_map(&look).collect::<Vec<_>>()));
        bar.set_position(args.count.min(puzzles.len() as u64));
    }
    bar.finish_and_clear();
    puzzles.truncate(args.count as usize);
    puzzles
}

/// The games of a file with a record on each line: of `simulate --records`, or of a server's archive.
fn recorded(file: &Path, game: GameId, words: &Words) -> anyhow::Result<Vec<AnyMatch>> {
    let bytes = document::read(file)?;
    let read = |(at, line): (usize, &str)| {
        let place = || format!("{}:{}", file.display(), at + 1);
        let found = document::load(without_archive_fields(line).as_bytes()).with_context(place)?.game;
        if found.id() != game {
            let args = [("place", place().into()), ("game", game.to_string().into())];
            anyhow::bail!(words.text("puzzles-other-game", &args));
        }
        Ok(found)
    };
    document::text(&bytes)?.lines().enumerate().map(read).collect()
}

/// A line of a server's archive has more fields than a record.
fn without_archive_fields(line: &str) -> String {
    let Ok(serde_json::Value::Object(mut fields)) = serde_json::from_str(line) else {
        return line.to_owned();
    };
    fields.retain(|name, _| !matches!(name.as_str(), "ended" | "seats"));
    serde_json::Value::Object(fields).to_string()
}
