use std::time::Duration;

use comfy_table::{CellAlignment, Table, presets::NOTHING};
use dedale_core::{Game, Setup};
use dedale_games::{GameId, with_game};
use dedale_lab::measure::{Measurement, measure};
use serde::Serialize;

use crate::commands::simulate::thousands;

/// Measures the engines on one core: random play through the ordinary legal list and apply, with a view for
/// each decision, on copies of the state, and sampled worlds. Medians of five.
///
/// Instruction counts, which do not depend on what else the machine does: `cargo bench`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only this game.
    game: Option<GameId>,
    /// Seconds for each setup.
    #[arg(long, default_value_t = 4.0)]
    seconds: f64,
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Row {
    game: &'static str,
    setup: String,
    #[serde(flatten)]
    measured: Measurement,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    anyhow::ensure!(
        args.seconds.is_finite() && args.seconds > 0.0,
        "--seconds {}: expected a time",
        args.seconds
    );
    let time = Duration::from_secs_f64(args.seconds.min(3_600.0));
    let games = GameId::ALL.into_iter().filter(|&game| args.game.is_none_or(|only| only == game));
    let mut rows = Vec::new();
    for game in games {
        for setup in setups(game) {
            rows.push(with_game!(game, G => row::<G>(setup, time))?);
        }
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&rows)?);
    } else {
        println!("{}", table(&rows));
    }
    Ok(())
}

/// The setups that are measured: the plain game, the fullest, and one with secrets.
fn setups(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Onirim => &[
            "players=1",
            "players=1 book=normal towers=normal premonitions=4",
            "players=2 communication=silent",
            "players=2 communication=silent book=hard towers=ruins premonitions=6",
        ],
    }
}

fn row<G: Game>(setup: &str, time: Duration) -> anyhow::Result<Row> {
    let setup = G::Setup::from_text(setup)?;
    Ok(Row { game: G::ID, setup: setup.text(), measured: measure::<G>(&setup, time) })
}

fn table(rows: &[Row]) -> Table {
    let mut table = Table::new();
    table.load_style(NOTHING);
    table.set_header([
        "game · setup",
        "games/s",
        "decisions/s",
        "a game",
        "with view/s",
        "on copies/s",
        "sampled/s",
        "State",
        "Action",
    ]);
    for Row { game, setup, measured } in rows {
        table.add_row([
            format!("{game} · {setup}"),
            thousands(measured.games_per_second),
            thousands(measured.decisions_per_second),
            format!("{:.1}", measured.decisions_per_game),
            thousands(measured.with_view_per_second),
            thousands(measured.with_copy_per_second),
            thousands(measured.samples_per_second),
            format!("{} B", measured.state_bytes),
            format!("{} B", measured.action_bytes),
        ]);
    }
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}
