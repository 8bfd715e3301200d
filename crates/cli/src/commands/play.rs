use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail};
use dedale_bots::by_name;
use dedale_core::chance::Seed;
use dedale_core::{Match, Rules as _, Setup as _};
use dedale_games::{AnyMatch, Document, GameId, Problem};
use dedale_onirim::State as Onirim;
use dedale_words::Words;

use crate::commands::options::GameOptions;
use crate::terminal::onirim::BOT_SEAT;
use crate::terminal::{Next, Session, Start, Style, keep, width};

#[derive(clap::Args)]
pub(crate) struct Args {
    game: String,

    #[command(flatten)]
    options: GameOptions,

    #[arg(long)]
    seed: Option<String>,

    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "with", "set"])]
    from: Option<PathBuf>,

    #[arg(long, value_name = "NAME")]
    bot: Option<String>,

    #[arg(long)]
    plain: bool,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    match args.game.parse().map_err(Problem::from)? {
        GameId::Onirim => play_onirim(args, words),
    }
}

fn play_onirim(args: &Args, words: &Words) -> anyhow::Result<()> {
    let in_ascii = args.plain.then(|| Words::new(words.language()).in_ascii());
    let words = in_ascii.as_ref().unwrap_or(words);
    let seed = args.seed.as_deref().map(str::parse).transpose().map_err(Problem::from)?;
    let mut game = match &args.from {
        Some(file) => read(file, seed, words)?,
        None => {
            let setup = args.options.setup(GameId::Onirim, args.bot.is_some())?;
            Match::new(&setup, seed.map_or_else(|| fresh_seed(words), Ok)?)
        }
    };
    let setup = *game.state().setup();
    let bot = args.bot.as_deref().map(by_name::<Onirim>).transpose()?;
    if bot.is_some() && BOT_SEAT.index() >= setup.seats() {
        bail!(words.say("play-bot-alone"));
    }
    let style = Style::of_stdout(args.plain);
    let mut file = args.from.clone();
    loop {
        let bot = bot.clone().map(|bot| (BOT_SEAT, bot));
        let start = Start { game, file: file.take(), bot, words, style, width, keep };
        match Session::new(start, io::stdin().lock(), io::stdout().lock()).run() {
            Ok(Next::Again) => game = Match::new(&setup, fresh_seed(words)?),
            Ok(Next::Leave) => return Ok(()),
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
            Err(error) => return Err(error.into()),
        }
    }
}

/// 256 bits from the operating system.
fn fresh_seed(words: &Words) -> anyhow::Result<Seed> {
    let mut key = [0; 32];
    let why = |error: getrandom::Error| words.text("play-no-chance", &[("why", error.to_string().into())]);
    getrandom::fill(&mut key).map_err(|error| anyhow!(why(error)))?;
    Ok(Seed::Sealed(key))
}

/// A saved game, or a position that goes on with chance from the seed.
fn read(file: &Path, seed: Option<Seed>, words: &Words) -> anyhow::Result<Match<Onirim>> {
    let cannot_read = |error: io::Error| {
        let (file, why) = (file.display().to_string(), words.io_error(&error));
        anyhow!(words.text("problem-cannot-read", &[("file", file.into()), ("why", why.into())]))
    };
    let text = std::fs::read_to_string(file).map_err(cannot_read)?;
    let loaded = AnyMatch::load(&text, seed.map_or_else(|| fresh_seed(words), Ok)?)?;
    if loaded.document == Document::Record && seed.is_some() {
        bail!(words.say("play-seed-of-record"));
    }
    let AnyMatch::Onirim(game) = loaded.game;
    Ok(game)
}
