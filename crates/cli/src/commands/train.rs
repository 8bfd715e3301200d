use std::fs::{self, OpenOptions};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::ValueEnum;
use dedale_bots::onirim::Weights;
use dedale_games::{GameId, Problem};
use dedale_training::{CheckpointError, Course, CrossEntropy, Job, Training, Tuning, finish};
use dedale_words::Words;

use super::numbers::{between, threads};
use super::output::print;
use super::progress::progress_bar_like;

#[derive(clap::Args)]
pub(crate) struct Args {
    game: String,

    #[arg(long, value_enum, default_value_t = Level::Hard)]
    level: Level,

    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[arg(long, short = 'n', value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    games: Option<u64>,

    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=256))]
    learners: Option<u64>,

    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    stint: Option<u64>,

    #[arg(long, value_parser = |text: &str| between(text, 0.000_001, 10.0))]
    rate: Option<f32>,

    #[arg(long, value_parser = |text: &str| between(text, 0.0, 1.0))]
    lambda: Option<f32>,

    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    generations: Option<u64>,

    #[arg(long, value_parser = clap::value_parser!(u64).range(2..=10_000))]
    tries: Option<u64>,

    #[arg(long, value_parser = clap::value_parser!(u64).range(2..=10_000))]
    kept: Option<u64>,

    #[arg(long, short = 't', value_parser = threads)]
    threads: Option<NonZeroUsize>,

    #[arg(long, value_name = "FOLDER")]
    checkpoint: Option<PathBuf>,

    #[arg(long, short = 'o', value_name = "FILE")]
    output: PathBuf,

    #[arg(long, default_value_t = 20_000)]
    check: u64,
}

/// The bot to train.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Level {
    /// The weights of `normal`, by the cross-entropy method.
    Normal,
    /// The net of `hard`, by playing against the deck.
    Hard,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let game: GameId = args.game.parse().map_err(Problem::from)?;
    if game != GameId::Onirim {
        anyhow::bail!(words.text("train-nobody", &[("game", game.to_string().into())]));
    }
    check_output(&args.output)?;
    let mut pool = rayon::ThreadPoolBuilder::new();
    if let Some(number) = args.threads {
        pool = pool.num_threads(number.get());
    }
    let mut job: Box<dyn Job + Send> = match args.level {
        Level::Hard => Box::new(training(args, words)?),
        Level::Normal => Box::new(Tuning::new(cross_entropy(args), Weights::untrained())),
    };
    let result = pool.build()?.install(|| trained(job.as_mut(), args, words))?;
    fs::write(&args.output, result).with_context(|| args.output.display().to_string())?;
    let said = [("command", job.command().into()), ("file", args.output.display().to_string().into())];
    print(&format!("{}\n", words.text("train-done", &said)))
}

/// Fails if the result could not be written: nobody trains for an hour to learn that.
fn check_output(output: &Path) -> anyhow::Result<()> {
    let is_new = !output.exists();
    let opened = OpenOptions::new().append(true).create(true).open(output);
    opened.with_context(|| output.display().to_string())?;
    if is_new {
        fs::remove_file(output)?;
    }
    Ok(())
}

fn training(args: &Args, words: &Words) -> anyhow::Result<Training> {
    let Some(file) = &args.from else { return Ok(Training::new(course(args))) };
    let bytes = fs::read(file).with_context(|| file.display().to_string())?;
    let no_start = |_| words.text("train-no-start", &[("file", file.display().to_string().into())]);
    Training::after(course(args), &bytes).map_err(|error| anyhow::anyhow!(no_start(error)))
}

fn course(args: &Args) -> Course {
    let usual = Course::default();
    Course {
        seed: args.seed,
        games: args.games.unwrap_or(usual.games),
        learners: args.learners.unwrap_or(usual.learners),
        stint: args.stint.unwrap_or(usual.stint),
        rate: args.rate.unwrap_or(usual.rate),
        lambda: args.lambda.unwrap_or(usual.lambda),
        after: None,
    }
}

fn cross_entropy(args: &Args) -> CrossEntropy {
    let usual = CrossEntropy::default();
    let tries = args.tries.map_or(usual.tries, |tries| tries as usize);
    CrossEntropy {
        seed: args.seed,
        generations: args.generations.unwrap_or(usual.generations),
        tries,
        kept: args.kept.map_or(usual.kept, |kept| kept as usize).min(tries),
        games: args.games.unwrap_or(usual.games),
    }
}

fn trained(job: &mut (dyn Job + Send), args: &Args, words: &Words) -> anyhow::Result<Vec<u8>> {
    let bar = progress_bar_like(job.total(), "{bar:40} {human_pos}/{human_len} · {msg} · {per_sec} · {eta}");
    let mut lately: Option<f64> = None;
    let done = finish(job, args.checkpoint.as_deref(), |done, share| {
        bar.set_position(done);
        if let Some(share) = share {
            let smooth = lately.map_or(share, |before| 0.98 * before + 0.02 * share);
            lately = Some(smooth);
            bar.set_message(format!("{:.1} %", 100.0 * smooth));
        }
    });
    bar.finish_and_clear();
    done.map_err(|error| explain(error, words))?;
    Ok(job.result(args.check))
}

fn explain(error: CheckpointError, words: &Words) -> anyhow::Error {
    match error {
        CheckpointError::Another { found, expected } => anyhow::anyhow!(
            words.text("train-another-checkpoint", &[("found", found.into()), ("expected", expected.into())])
        ),
        CheckpointError::Damaged => anyhow::anyhow!(words.say("train-damaged-checkpoint")),
        CheckpointError::File(error) => error.into(),
    }
}
