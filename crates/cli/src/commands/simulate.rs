use std::io::IsTerminal as _;
use std::num::NonZeroUsize;

use comfy_table::{CellAlignment, Table, presets::NOTHING};
use dedale_bots::Roster;
use dedale_core::Setup as _;
use dedale_games::{GameId, with_game};
use dedale_lab::{Simulation, SimulationError, Summary};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::commands::options::GameOptions;

/// Lets bots play many games.
///
/// The same seed and number of games give the same results on any number of threads.
#[derive(clap::Args)]
#[command(after_help = "Example: dedale simulate onirim --bot greedy --games 100000 --with towers")]
pub(crate) struct Args {
    /// Which game.
    game: GameId,
    /// Who plays: one name for all seats, or one a seat.
    #[arg(long, short = 'b', value_delimiter = ',', default_value = "random", value_name = "NAME,…")]
    bot: Vec<String>,
    /// How many games.
    #[arg(long, short = 'n', default_value_t = 10_000)]
    games: u64,
    /// The series the games are dealt from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// On how many threads; all cores by default.
    #[arg(long, short = 't')]
    threads: Option<NonZeroUsize>,
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: GameOptions,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    with_game!(args.game, G => simulate::<G>(args))
}

fn simulate<G: Roster>(args: &Args) -> anyhow::Result<()> {
    let setup: G::Setup = args.options.setup()?;
    let bots: Vec<_> = args.bot.iter().map(String::as_str).collect();
    let mut simulation = Simulation::<G>::new(setup, &bots, args.games, args.seed).map_err(explain)?;
    simulation.threads = args.threads.unwrap_or(simulation.threads);
    let bar = progress_bar(args.games);
    let summary = simulation.run(|games| bar.inc(games));
    bar.finish_and_clear();
    if args.json {
        println!("{}", serde_json::to_string_pretty(&summary)?);
    } else {
        println!("{} · {} · {} · seed {}", G::ID, setup.text(), args.bot.join(","), args.seed);
        println!("{}", table(&summary));
    }
    Ok(())
}

fn explain(error: SimulationError) -> anyhow::Error {
    match error {
        SimulationError::Bot(unknown) => unknown.into(),
        SimulationError::TooManyBots { bots, seats } => {
            anyhow::anyhow!("{bots} bots for {seats} seats: name one for all, or one a seat")
        }
    }
}

/// On standard error and only for people: standard output is for the results.
fn progress_bar(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} · {per_sec} · {eta}");
    let bar = ProgressBar::new(games).with_style(style.expect("a template of known keys"));
    if !std::io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    bar
}

fn table(summary: &Summary) -> Table {
    let percent = |share: f64| format!("{:.2} %", 100.0 * share);
    let interval = format!("[{}, {}]", percent(summary.ci_low), percent(summary.ci_high));
    let per_core = |total: f64, core: f64| format!("{} ({} per core)", thousands(total), thousands(core));
    let mut rows = vec![
        ("games", thousands(summary.games as f64)),
        ("wins", format!("{} · {} {interval}", thousands(summary.wins as f64), percent(summary.win_rate))),
        ("turns a game", format!("{:.2}", summary.mean_turns)),
        ("decisions a game", format!("{:.2}", summary.mean_decisions)),
        ("games/s", per_core(summary.games_per_second, summary.games_per_second_per_core)),
        ("decisions/s", per_core(summary.decisions_per_second, summary.decisions_per_second_per_core)),
        ("time", format!("{:.2} s on {} threads", summary.seconds, summary.threads)),
    ];
    if summary.wins_by_seat.len() > 1 {
        let wins: Vec<_> = summary.wins_by_seat.iter().map(|&wins| thousands(wins as f64)).collect();
        rows.insert(2, ("wins by seat", wins.join(" · ")));
    }
    let mut table = Table::new();
    table.load_style(NOTHING);
    for (name, value) in rows {
        table.add_row([name.to_owned(), value]);
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
