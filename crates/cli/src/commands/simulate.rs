use std::num::NonZeroUsize;
use std::path::PathBuf;

use comfy_table::{CellAlignment, Table, presets::NOTHING};
use dedale_bots::Roster;
use dedale_core::Setup as _;
use dedale_games::{GameId, Problem, with_game};
use dedale_lab::{Simulation, SimulationError, Summary};
use dedale_words::Words;
use serde::Serialize;

use super::guests::{GuestArgs, tell_faults};
use super::numbers::{decimal, threads};
use super::options::GameOptions;
use super::output::{print, print_json};
use super::progress::progress_bar;
use super::records::RecordFolder;

#[derive(clap::Args)]
pub(crate) struct Args {
    game: String,

    #[arg(long, short = 'b', value_delimiter = ',', default_value = "random", value_name = "NAME,…")]
    bot: Vec<String>,

    #[arg(long, short = 'n', default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[arg(long, short = 't', value_parser = threads)]
    threads: Option<NonZeroUsize>,

    #[arg(long)]
    json: bool,

    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,

    #[command(flatten)]
    guests: GuestArgs,

    #[command(flatten)]
    options: GameOptions,
}

/// The results, and what made them.
#[derive(Serialize)]
struct Document<'a> {
    program: &'static str,
    game: &'static str,
    setup: String,
    bots: &'a [String],
    seed: u64,
    #[serde(flatten)]
    summary: &'a Summary,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let game: GameId = args.game.parse().map_err(Problem::from)?;
    with_game!(game, G => simulate::<G>(args, words))
}

fn simulate<G: Roster>(args: &Args, words: &Words) -> anyhow::Result<()> {
    let seats = if args.bot.len() > 1 { args.bot.len() } else { 0 };
    let setup = args.options.setup::<G>(&args.options.given(G::GAME)?, seats)?;
    let guests = args.guests.guests();
    let bots = args.bot.iter().map(|bot| guests.find::<G>(bot, &setup)).collect::<Result<_, _>>()?;
    let simulation = Simulation::<G>::with(setup.clone(), bots, args.games, args.seed);
    let mut simulation = simulation.map_err(|error| explain(error, words))?;
    simulation.threads = args.threads.unwrap_or(simulation.threads);
    let mut records =
        args.records.as_deref().map(|folder| RecordFolder::create(folder, words)).transpose()?;
    let bar = progress_bar(args.games);
    let summary = match &mut records {
        Some(records) => simulation.run_recorded(|record| records.keep(&record), |games| bar.inc(games)),
        None => Ok(simulation.run(|games| bar.inc(games))),
    };
    bar.finish_and_clear();
    let summary = summary?;
    tell_faults(&guests, words)?;
    let (program, bots) = (crate::version::short(), &args.bot);
    let document =
        Document { program, game: G::ID, setup: setup.text(), bots, seed: args.seed, summary: &summary };
    if let Some(records) = records {
        records.finish(&document)?;
    }
    if args.json {
        return print_json(&document);
    }
    let heading = format!("{} · {} · {} · seed {}", G::ID, setup.text(), args.bot.join(","), args.seed);
    print(&words.plain(&format!("{heading}\n{}\n", table(&summary, words))))
}

fn explain(error: SimulationError, words: &Words) -> anyhow::Error {
    match error {
        SimulationError::Bot(unknown) => unknown.into(),
        SimulationError::BotCount { bots, seats } => {
            anyhow::anyhow!(
                words.text("simulate-bot-count", &[("bots", bots.into()), ("seats", seats.into())])
            )
        }
    }
}

fn table(summary: &Summary, words: &Words) -> Table {
    let two = |value: f64| decimal(value, 2, words);
    let percent = |share: f64| two(100.0 * share);
    let count = |number: u64| thousands(number as f64);
    let share = [
        ("wins", count(summary.wins).into()),
        ("share", percent(summary.win_rate).into()),
        ("low", percent(summary.ci_low).into()),
        ("high", percent(summary.ci_high).into()),
    ];
    let per_core = |total: f64, core: f64| {
        words.text(
            "simulate-per-core",
            &[("total", thousands(total).into()), ("core", thousands(core).into())],
        )
    };
    let time = [("seconds", two(summary.seconds).into()), ("threads", summary.threads.into())];
    let mut rows = vec![
        ("simulate-games", count(summary.games)),
        ("simulate-wins", words.text("simulate-share", &share)),
        ("simulate-turns", two(summary.mean_turns)),
        ("simulate-decisions", two(summary.mean_decisions)),
        ("simulate-games-per-second", per_core(summary.games_per_second, summary.games_per_second_per_core)),
        (
            "simulate-decisions-per-second",
            per_core(summary.decisions_per_second, summary.decisions_per_second_per_core),
        ),
        ("simulate-time", words.text("simulate-seconds", &time)),
    ];
    if summary.wins_by_seat.len() > 1 {
        let wins: Vec<_> = summary.wins_by_seat.iter().map(|&wins| count(wins)).collect();
        rows.insert(2, ("simulate-wins-by-seat", wins.join(" · ")));
    }
    let mut table = Table::new();
    table.load_style(NOTHING);
    for (name, value) in rows {
        table.add_row([words.say(name), value]);
    }
    if let Some(column) = table.column_mut(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// `1 234 567`, to the nearest whole number.
pub(crate) fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place) % 3 == 0 {
            grouped.push('\u{202f}');
        }
        grouped.push(digit);
    }
    grouped
}
