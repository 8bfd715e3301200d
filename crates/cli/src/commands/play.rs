use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use anyhow::{anyhow, bail};
use dedale_bots::by_name;
use dedale_core::chance::Seed;
use dedale_core::{Match, Seat, Setup as _};
use dedale_games::{AnyMatch, Document, GameId, Problem, with_game};
use dedale_words::Words;

use crate::commands::data::Given;
use crate::commands::data_args::DataArgs;
use crate::commands::options::GameOptions;
use crate::terminal::{Face, Next, Session, Start, Style, Thinking, keep, width};

#[derive(clap::Args)]
pub(crate) struct Args {
    game: String,

    #[command(flatten)]
    options: GameOptions,

    #[arg(long)]
    seed: Option<String>,

    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "with", "set", DataArgs::GROUP])]
    from: Option<PathBuf>,

    #[arg(long, value_delimiter = ',', value_name = "NAME,…")]
    bot: Vec<String>,

    #[arg(long)]
    plain: bool,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let game: GameId = args.game.parse().map_err(Problem::from)?;
    let given = args.options.given(game)?;
    let own = (args.plain || given.has_titles()).then(|| {
        let own = given.named_in(Words::new(words.language()));
        if args.plain { own.in_ascii() } else { own }
    });
    with_game!(game, G => play::<G>(args, &given, own.as_ref().unwrap_or(words)))
}

fn play<G: Face>(args: &Args, given: &Given, words: &Words) -> anyhow::Result<()> {
    let seed = args.seed.as_deref().map(str::parse).transpose().map_err(Problem::from)?;
    let mut game = match &args.from {
        Some(file) => read::<G>(file, seed, words)?,
        None => {
            let seats = if args.bot.is_empty() { 0 } else { args.bot.len() + 1 };
            let setup = args.options.setup::<G>(given, seats)?;
            Match::new(&setup, seed.map_or_else(|| fresh_seed(words), Ok)?)
        }
    };
    let setup = game.setup().clone();
    let bots = seated::<G>(&args.bot, setup.seats(), words)?;
    let style = Style::of_stdout(args.plain);
    let mut file = args.from.clone();
    loop {
        let (file, bots, thinking) = (file.take(), bots.clone(), Thinking::Aside);
        let start = Start { game, file, bots, words, style, width, keep, thinking };
        match Session::new(start, io::stdin().lock(), io::stdout().lock()).run() {
            Ok(Next::Again) => game = Match::new(&setup, fresh_seed(words)?),
            Ok(Next::Leave) => return Ok(()),
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
            Err(error) => return Err(error.into()),
        }
    }
}

/// The bots at the last seats; a single one at every seat but the first.
fn seated<G: Face>(names: &[String], seats: usize, words: &Words) -> anyhow::Result<Vec<(Seat, G::Bot)>> {
    let mut bots = names.iter().map(|name| by_name::<G>(name)).collect::<Result<Vec<_>, _>>()?;
    if bots.len() >= seats {
        let id = if seats == 1 { "play-bot-alone" } else { "play-too-many-bots" };
        bail!(words.text(id, &[("bots", bots.len().into()), ("seats", seats.into())]));
    }
    if let [only] = &bots[..] {
        bots = vec![only.clone(); seats - 1];
    }
    Ok(Seat::first(seats).skip(seats - bots.len()).zip(bots).collect())
}

/// 256 bits from the operating system.
fn fresh_seed(words: &Words) -> anyhow::Result<Seed> {
    let mut key = [0; 32];
    let why = |error: getrandom::Error| words.text("play-no-chance", &[("why", error.to_string().into())]);
    getrandom::fill(&mut key).map_err(|error| anyhow!(why(error)))?;
    Ok(Seed::Sealed(key))
}

/// A saved game, or a position that goes on with chance from the seed.
fn read<G: Face>(file: &Path, seed: Option<Seed>, words: &Words) -> anyhow::Result<Match<G>> {
    let cannot_read = |error: io::Error| {
        let (file, why) = (file.display().to_string(), words.io_error(&error));
        anyhow!(words.text("problem-cannot-read", &[("file", file.into()), ("why", why.into())]))
    };
    let text = std::fs::read_to_string(file).map_err(cannot_read)?;
    let loaded = AnyMatch::load(&text, seed.map_or_else(|| fresh_seed(words), Ok)?)?;
    if loaded.document == Document::Record && seed.is_some() {
        bail!(words.say("play-seed-of-record"));
    }
    G::of_any(loaded.game).map_err(|other| {
        let name = |game: &str| words.game(game).0;
        let args = [
            ("file", file.display().to_string().into()),
            ("found", name(other.info().id).into()),
            ("wanted", name(G::ID).into()),
        ];
        anyhow!(words.text("play-other-game", &args))
    })
}

#[cfg(test)]
mod tests {
    use dedale_onirim::State;
    use dedale_words::Language;

    use super::*;

    fn seats(names: &[&str], seats: usize) -> Result<Vec<u32>, String> {
        let names: Vec<_> = names.iter().map(|name| (*name).to_owned()).collect();
        let bots = seated::<State>(&names, seats, &Words::new(Language::En));
        let bots = bots.map_err(|error| error.to_string())?;
        Ok(bots.iter().map(|(seat, _)| seat.number()).collect())
    }

    #[test]
    fn bots_take_the_last_seats_and_one_alone_all_but_the_first() {
        assert_eq!(seats(&[], 4), Ok(vec![]));
        assert_eq!(seats(&["greedy"], 2), Ok(vec![2]));
        assert_eq!(seats(&["greedy"], 4), Ok(vec![2, 3, 4]));
        assert_eq!(seats(&["greedy", "random"], 4), Ok(vec![3, 4]));
        assert_eq!(seats(&["greedy", "random", "random"], 4), Ok(vec![2, 3, 4]));
    }

    #[test]
    fn one_seat_is_left_to_a_person() {
        let crowded = seats(&["random"; 4], 4).expect_err("no seat left");
        assert_eq!(crowded, "4 bots leave no seat for you: this game has 4.");
        assert!(seats(&["random"], 1).expect_err("no second seat").contains("has only one"));
    }
}
