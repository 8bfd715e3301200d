use std::io::{self, BufRead as _};

use anyhow::anyhow;
use crossterm::event::Event;
use data_encoding::HEXLOWER;
use dedale_core::{Seat, SetupDocument};
use dedale_games::{GameId, Problem, with_game};
use dedale_words::Words;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use crate::commands::options::GameOptions;
use crate::terminal::journal::leave_politely_on_signals;
use crate::terminal::remote::{
    BadLink, Desk, Link, Passes, Player, TypedLine, Unserved, Visit, enter, new_table, visit,
};
use crate::terminal::{Style, events, takes_the_screen, width};

#[derive(clap::Args)]
pub(crate) struct Args {
    link: String,

    #[arg(long)]
    name: Option<String>,

    #[arg(long = "as", value_name = "SEAT")]
    seat: Option<u32>,

    #[arg(long, value_name = "GAME")]
    new: Option<String>,

    #[arg(value_name = "OPTION=VALUE", requires = "new")]
    options: Vec<String>,

    #[command(flatten)]
    more: GameOptions,

    #[arg(long)]
    plain: bool,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let plain = args.plain.then(|| Words::new(words.language()).in_ascii());
    let words = plain.as_ref().unwrap_or(words);
    let link: Link = args.link.parse().map_err(|bad: BadLink| {
        let id = if matches!(bad, BadLink::Encrypted(_)) { "remote-no-https" } else { "remote-bad-link" };
        anyhow!(words.text(id, &[("found", args.link.as_str().into())]))
    })?;
    let wish = match args.seat {
        Some(number) => {
            let wrong = || anyhow!(words.text("problem-no-such-seat", &[("seat", number.into())]));
            Some(Seat::from_number(number).ok_or_else(wrong)?)
        }
        None => None,
    };
    let new = args.new.as_deref().map(|game| new_game(game, args)).transpose()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let done = runtime.block_on(join(args, link, wish, new, words));
    // A line nobody will type any more is not waited for.
    runtime.shutdown_background();
    done.map_err(|error| match error.downcast_ref::<Unserved>() {
        Some(unserved) => anyhow!(unserved.in_words(words)),
        None => error,
    })
}

/// The game of a new table, and its setup.
fn new_game(game: &str, args: &Args) -> anyhow::Result<(GameId, SetupDocument)> {
    let game: GameId = game.parse().map_err(Problem::from)?;
    let options = args.more.clone().and_set(&args.options);
    let given = options.given(game)?;
    let setup = with_game!(game, G => SetupDocument::of(&options.setup::<G>(&given, 2)?));
    Ok((game, setup))
}

async fn join(
    args: &Args,
    link: Link,
    wish: Option<Seat>,
    new: Option<(GameId, SetupDocument)>,
    words: &Words,
) -> anyhow::Result<()> {
    let (mut passes, name) = (Passes::of_user(), args.name.as_deref());
    let visitor = enter(&link, passes.find(&link.server(), name), name).await?;
    if let Err(error) = passes.keep(&link.server(), name, &visitor.pass) {
        eprintln!("{}", words.text("remote-not-kept", &[("why", words.io_error(&error).into())]));
    }
    let table = match new {
        Some((game, setup)) => {
            let table = new_table(&link, &visitor, game, &setup).await?.table.to_string();
            println!("{}", words.text("remote-new", &[("link", link.to(&table).to_string().into())]));
            table
        }
        None => link.table.clone().ok_or_else(|| anyhow!(words.say("remote-which-table")))?,
    };
    leave_politely_on_signals();
    let whole_screen = !args.plain && takes_the_screen();
    let plain = words.is_ascii();
    let (style, mut player) = match whole_screen {
        true => (Style::of_screen(plain), Player::OnScreen(seen_events())),
        false => (Style::of_stdout(plain), Player::InLines(typed_lines())),
    };
    let desk = Desk { words, style, width, whole_screen };
    let there = Visit { desk, link, name: args.name.clone(), visitor, wish, keys: fresh_key()? };
    match visit(&there, &table, &mut player).await {
        Err(error) if is_broken_pipe(&error) => Ok(()),
        done => done,
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

fn fresh_key() -> anyhow::Result<String> {
    let mut key = [0; 12];
    getrandom::fill(&mut key).map_err(|error| anyhow!("{error}"))?;
    Ok(HEXLOWER.encode(&key))
}

/// The typed lines, from a thread of its own: standard input cannot be awaited together with something else.
fn typed_lines() -> UnboundedReceiver<TypedLine> {
    let (sender, lines) = unbounded_channel();
    std::thread::spawn(move || {
        let mut input = io::stdin().lock();
        loop {
            let mut line = Vec::new();
            let line = match input.read_until(b'\n', &mut line) {
                Ok(1..) => Some(String::from_utf8_lossy(&line).trim().to_owned()),
                Ok(0) | Err(_) => None,
            };
            let ended = line.is_none();
            if sender.send(line).is_err() || ended {
                return;
            }
        }
    });
    lines
}

/// Everything that is done at the terminal, heard by a thread of its own.
fn seen_events() -> UnboundedReceiver<Event> {
    let (sender, heard) = unbounded_channel();
    let events = events();
    std::thread::spawn(move || events.into_iter().try_for_each(|event| sender.send(event)));
    heard
}
