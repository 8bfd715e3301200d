//! Looks for puzzles in games: the program's own, or recorded ones.

use std::fs::File;
use std::io::Write as _;
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

use super::document;
use super::numbers::{between, threads};
use super::options::GameOptions;
use super::output::print;
use super::progress::progress_bar_like;
use super::simulate::thousands;

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

    #[arg(long, value_name = "RATING")]
    hardest: Option<u32>,

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
    if let Some(hardest) = args.hardest.filter(|hardest| *hardest < args.rating) {
        let range = [("rating", args.rating.to_string().into()), ("hardest", hardest.to_string().into())];
        anyhow::bail!(words.text("puzzles-no-rating", &range));
    }
    let pool =
        rayon::ThreadPoolBuilder::new().num_threads(args.threads.map_or(0, NonZeroUsize::get)).build()?;
    let criteria = Criteria {
        gap: f64::from(args.gap) / 100.0,
        simulations: args.simulations,
        rating: args.rating,
        hardest: args.hardest.unwrap_or(u32::MAX),
    };
    let search = Search { pool, args, words };
    match &args.records {
        Some(records) => {
            dedale_bots::check_name(game, &args.bot)?;
            let games = recorded(records, game, words)?;
            search.run(games.len() as u64, |number| in_match(&games[number as usize], &args.bot, &criteria))
        }
        None => with_game!(game, G => search.in_self_play::<G>(&criteria)),
    }
}

/// A search that writes puzzles as they are found: whoever stops it keeps them.
struct Search<'a> {
    pool: rayon::ThreadPool,
    args: &'a Args,
    words: &'a Words,
}

impl Search<'_> {
    fn in_self_play<G: Roster>(&self, criteria: &Criteria) -> anyhow::Result<()> {
        let args = self.args;
        let setup = args.options.setup::<G>(&args.options.given(G::GAME)?, 0)?;
        by_name::<G>(&args.bot)?;
        self.run(u64::MAX, |number| {
            let game = self_play::<G>(&setup, &args.bot, Seed::number_of_series(args.seed, number)).ok()?;
            in_match(&game, &args.bot, criteria)
        })
    }

    /// Looks at the games with these numbers until there are enough puzzles, in their order whatever the number of threads.
    fn run(&self, games: u64, look: impl Fn(u64) -> Option<Puzzle> + Sync) -> anyhow::Result<()> {
        let bar = progress_bar_like(self.args.count, "{bar:40} {human_pos}/{human_len} · {msg}");
        let mut out = self.args.out.as_deref().map(created).transpose()?;
        let at_once = 4 * self.pool.current_num_threads() as u64;
        let (mut found, mut next) = (0, 0);
        while found < self.args.count && next < games {
            let numbers = next..games.min(next.saturating_add(at_once));
            next = numbers.end;
            let puzzles: Vec<_> = self.pool.install(|| numbers.into_par_iter().filter_map(&look).collect());
            for puzzle in puzzles.into_iter().take((self.args.count - found) as usize) {
                write(&puzzle, out.as_mut())?;
                found += 1;
            }
            bar.set_position(found);
            bar.set_message(self.words.text("puzzles-looked", &[("games", thousands(next as f64).into())]));
        }
        bar.finish_and_clear();
        Ok(())
    }
}

fn created(path: &Path) -> anyhow::Result<File> {
    File::create(path).with_context(|| path.display().to_string())
}

/// Writes a line to the file, or else to the terminal.
fn write(puzzle: &Puzzle, file: Option<&mut File>) -> anyhow::Result<()> {
    let line = serde_json::to_string(puzzle)? + "\n";
    match file {
        Some(file) => Ok(file.write_all(line.as_bytes())?),
        None => print(&line),
    }
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
