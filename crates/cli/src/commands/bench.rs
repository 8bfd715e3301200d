use std::time::Duration;

use comfy_table::{CellAlignment, Table, presets::NOTHING};
use dedale_core::{Game, Setup};
use dedale_games::{GameId, Problem, with_game};
use dedale_lab::measure::{Measurement, measure};
use dedale_lab::push_and_reach::pushes_per_second;
use dedale_words::Words;
use serde::Serialize;

use super::output::{print, print_json};
use super::simulate::thousands;

#[derive(clap::Args)]
pub(crate) struct Args {
    game: Option<String>,

    #[arg(long, default_value_t = 4.0)]
    seconds: f64,

    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Row {
    game: &'static str,
    setup: String,
    #[serde(flatten)]
    measured: Measurement,
    /// Of Labyrinth: pushes of the spare a second, each with the cells a pawn then reaches.
    #[serde(skip_serializing_if = "Option::is_none")]
    push_and_reach_per_second: Option<f64>,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    if !(args.seconds.is_finite() && args.seconds > 0.0) {
        anyhow::bail!(words.text("bench-no-time", &[("typed", args.seconds.to_string().into())]));
    }
    let time = Duration::from_secs_f64(args.seconds.min(3_600.0));
    let only: Option<GameId> = args.game.as_deref().map(str::parse).transpose().map_err(Problem::from)?;
    let games = GameId::ALL.into_iter().filter(|&game| only.is_none_or(|only| only == game));
    let mut rows = Vec::new();
    for game in games {
        let pushes = (game == GameId::Labyrinth).then(|| pushes_per_second(time));
        for setup in setups(game) {
            let row = with_game!(game, G => row::<G>(setup, time))?;
            rows.push(Row { push_and_reach_per_second: pushes, ..row });
        }
    }
    if args.json {
        return print_json(&rows);
    }
    let pushes = rows.iter().find_map(|row| row.push_and_reach_per_second);
    let pushes = pushes.map_or(String::new(), |pushes| {
        format!("\n{}\n", words.text("bench-push-and-reach", &[("pushes", thousands(pushes).into())]))
    });
    print(&format!("{}\n{pushes}", table(&rows, words)))
}

/// The setups that are measured: the plain game, the fullest, and one with secrets.
fn setups(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::Labyrinth => &["players=2", "players=4 level=expert", "players=4 level=standard memory=aid"],
        GameId::Mondes => &["players=2", "players=5", "players=4 character-key=payment"],
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
    Ok(Row {
        game: G::ID,
        setup: setup.text(),
        measured: measure::<G>(&setup, time),
        push_and_reach_per_second: None,
    })
}

fn table(rows: &[Row], words: &Words) -> Table {
    let mut table = Table::new();
    table.load_style(NOTHING);
    table.set_header(
        [
            "bench-setup",
            "bench-games-per-second",
            "bench-decisions-per-second",
            "bench-decisions-per-game",
            "bench-with-view",
            "bench-on-copies",
            "bench-sampled",
            "bench-state",
            "bench-action",
        ]
        .map(|id| words.say(id)),
    );
    let bytes = |bytes: usize| words.text("bench-bytes", &[("bytes", bytes.into())]);
    for Row { game, setup, measured, .. } in rows {
        table.add_row([
            format!("{game} · {setup}"),
            thousands(measured.games_per_second),
            thousands(measured.decisions_per_second),
            format!("{:.1}", measured.decisions_per_game),
            thousands(measured.with_view_per_second),
            thousands(measured.with_copy_per_second),
            thousands(measured.samples_per_second),
            bytes(measured.state_bytes),
            bytes(measured.action_bytes),
        ]);
    }
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}
