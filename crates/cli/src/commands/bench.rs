use std::collections::BTreeMap;
use std::time::Duration;

use comfy_table::{CellAlignment, Table, presets::NOTHING};
use dedale_core::{Game, Setup};
use dedale_games::{GameId, Problem, with_game};
use dedale_lab::measure::{Measurement, measure};
use dedale_lab::{OwnBenchmark, Studied};
use dedale_words::Words;
use serde::Serialize;

use super::output::{print, print_json};
use super::simulate::thousands;

/// No measurement of a setup takes longer, in seconds.
const LONGEST: f64 = 600.0;

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
    /// Measurements of this game only.
    #[serde(flatten)]
    own: BTreeMap<&'static str, f64>,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    if !(args.seconds > 0.0 && args.seconds <= LONGEST) {
        anyhow::bail!(
            words.text(
                "bench-no-time",
                &[("typed", args.seconds.to_string().into()), ("most", LONGEST.into())]
            )
        );
    }
    let time = Duration::from_secs_f64(args.seconds);
    let only: Option<GameId> = args.game.as_deref().map(str::parse).transpose().map_err(Problem::from)?;
    let games = GameId::ALL.into_iter().filter(|&game| only.is_none_or(|only| only == game));
    let (mut rows, mut told) = (Vec::new(), String::new());
    for game in games {
        let own = with_game!(game, G => <G as Studied>::OWN_BENCHMARK);
        let own = own.map(|OwnBenchmark { id, text, rate }| {
            let rate = rate(time);
            told.push_str(&format!("\n{}\n", words.text(text, &[("rate", thousands(rate).into())])));
            (id, rate)
        });
        for setup in game.row().bench {
            let row = with_game!(game, G => row::<G>(setup, time))?;
            rows.push(Row { own: own.into_iter().collect(), ..row });
        }
    }
    if args.json {
        return print_json(&rows);
    }
    print(&words.plain(&format!("{}\n{told}", table(&rows, words))))
}

fn row<G: Game>(setup: &str, time: Duration) -> anyhow::Result<Row> {
    let setup = G::Setup::from_text(setup)?;
    Ok(Row { game: G::ID, setup: setup.text(), measured: measure::<G>(&setup, time), own: BTreeMap::new() })
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
