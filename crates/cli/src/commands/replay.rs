use std::path::PathBuf;

use dedale_core::record::Ending;
use dedale_core::{Observer, SetupDocument};
use dedale_games::{Playing, Problem};
use serde::Serialize;
use serde_json::Value;

use super::document;
use super::output::{print, print_json};

#[derive(clap::Args)]
pub(crate) struct Args {
    file: PathBuf,
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    #[arg(long = "as", value_name = "SEAT", default_value = "all")]
    observer: Observer,
    #[arg(long)]
    json: bool,
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
    /// What was answered: only for who knows everything.
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    events: Vec<Value>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut game = document::load(&document::read(&args.file)?)?.game;
    let game = game.playing_mut();
    if let Observer::Seat(seat) = args.observer
        && seat.index() >= game.seats()
    {
        return Err(Problem::NoSuchSeat(seat).into());
    }
    let steps_in_file = game.step();
    game.go_back_to(args.step.unwrap_or(steps_in_file))?;
    let replay = replay(game, args.observer, steps_in_file);
    if args.json { print_json(&replay) } else { print(&told(&replay)?) }
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

fn told(replay: &Replay) -> anyhow::Result<String> {
    let setup: Vec<_> = replay.setup.pairs().map(|(option, value)| format!("{option}={value}")).collect();
    let mut text = format!("{} {}\n", replay.game, setup.join(" "));
    for step in &replay.steps {
        let action = step.action.as_ref().map_or_else(String::new, |action| format!(" {action}"));
        text += &format!("\n{}.{action}\n", step.step);
        step.events.iter().for_each(|event| text += &format!("   {}\n", tell(event)));
    }
    text += &format!("\nstep {} of {}\n", replay.step, replay.steps_in_file);
    text += &serde_json::to_string_pretty(&replay.view)?;
    text.push('\n');
    Ok(text)
}

/// An event in words: its id, then what it says of itself.
fn tell(event: &Value) -> String {
    let Value::Object(fields) = event else { return event.to_string() };
    let word = |value: &Value| match value {
        Value::String(text) => text.clone(),
        Value::Null => "?".to_owned(),
        other => other.to_string(),
    };
    let mut words = fields.get("event").map_or_else(String::new, word);
    for (field, value) in fields.iter().filter(|(field, _)| *field != "event") {
        let value = match value {
            Value::Array(items) => items.iter().map(word).collect::<Vec<_>>().join(", "),
            value => word(value),
        };
        words += &format!("  {field} {value}");
    }
    words
}
