pub(super) mod film;
mod story;

use std::path::PathBuf;

use dedale_core::record::Ending;
use dedale_core::{Observer, SetupDocument};
use dedale_games::{Playing, Problem, with_match};
use dedale_words::Words;
use serde::Serialize;
use serde_json::Value;

use self::story::{Paper, story_text};
use super::document;
use super::output::{print, print_json};
use super::record_link::link_of;
use crate::terminal::journal::leave_politely_on_signals;
use crate::terminal::{Style, takes_the_screen, width};

#[derive(clap::Args)]
pub(crate) struct Args {
    file: PathBuf,
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    #[arg(long = "as", value_name = "SEAT", default_value = "all")]
    observer: Observer,
    #[arg(long)]
    json: bool,
    #[arg(long, conflicts_with = "json")]
    plain: bool,
    #[arg(long, value_name = "ADDRESS", conflicts_with_all = ["json", "plain", "observer"])]
    link: Option<String>,
}

/// A game as an observer saw it.
#[derive(Serialize)]
struct Replay {
    game: &'static str,
    setup: SetupDocument,
    #[serde(rename = "as")]
    observer: Observer,
    /// The step it stops at, and how many the file has.
    step: usize,
    steps_in_file: usize,
    steps: Vec<Step>,
    outcome: Option<Ending>,
    view: Value,
}

#[derive(Serialize)]
struct Step {
    step: usize,
    /// The answer: only for the omniscient observer.
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    events: Vec<Value>,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let mut loaded = document::load(&document::read(&args.file)?)?.game;
    let game = loaded.playing_mut();
    if let Observer::Seat(seat) = args.observer
        && seat.index() >= game.seats()
    {
        return Err(Problem::NoSuchSeat(seat).into());
    }
    let steps_in_file = game.step();
    game.go_back_to(args.step.unwrap_or(steps_in_file))?;
    if let Some(address) = &args.link {
        return print(&format!("{}\n", link_of(&game.record_text()?, address)));
    }
    if args.json {
        return print_json(&replay(game, args.observer, steps_in_file));
    }
    if !args.plain && args.step.is_none() && takes_the_screen() {
        leave_politely_on_signals();
        return with_match!(&loaded, game => film::show(game, args.observer, None, words)).map(drop);
    }
    let in_ascii = args.plain.then(|| Words::new(words.language()).in_ascii());
    let words = in_ascii.as_ref().unwrap_or(words);
    let paper = Paper { words, style: Style::of_stdout(words.is_ascii()), width: width() };
    print(&with_match!(&loaded, game => story_text(game, args.observer, steps_in_file, &paper)))
}

fn replay(game: &dyn Playing, observer: Observer, steps_in_file: usize) -> Replay {
    let actions = game.steps();
    let action = |step: usize| {
        let action = step.checked_sub(1).and_then(|at| actions.get(at));
        action.filter(|_| observer == Observer::Omniscient).cloned()
    };
    let step = |step| Step { step, action: action(step), events: game.events_of(step, observer) };
    Replay {
        game: game.game(),
        setup: game.setup(),
        observer,
        step: game.step(),
        steps_in_file,
        steps: (0..=game.step()).map(step).collect(),
        outcome: game.outcome().map(Ending::from),
        view: game.view(observer),
    }
}
