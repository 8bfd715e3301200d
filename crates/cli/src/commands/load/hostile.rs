//! One hostile address, and honest people beside it.

use comfy_table::{CellAlignment, Table, presets::NOTHING};
use dedale_load::hostile::{self, HostilePlan, HostileReport};
use dedale_load::{ServerProcess, Waiting};
use dedale_words::Words;

use super::{Args, tell};
use crate::commands::output::{print, print_json};
use crate::commands::progress::progress_bar;
use crate::commands::simulate::thousands;
use crate::exit::CheckFailed;

pub(super) const SECONDS: f64 = 60.0;
const TABLES: u64 = 50;
/// Each table has an address of its own.
const MOST_TABLES: u64 = 200;

pub(super) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let tables = args.tables.unwrap_or(TABLES);
    if !(1..=MOST_TABLES).contains(&tables) {
        anyhow::bail!(words.text("load-hostile-too-many", &[("typed", tables.into())]));
    }
    let plan = HostilePlan {
        tables: tables as u8,
        seconds: args.seconds(words)?,
        seed: args.seed,
        card_set: dedale_mondes::Cards::default().to_string(),
    };
    let mut server = ServerProcess::start_with(&std::env::current_exe()?, "")?;
    if !server.wait_until_ready() {
        anyhow::bail!(words.text("load-server-ended", &[("log", server.log().into())]));
    }
    let bar = progress_bar(0);
    let report = hostile::run(server.site(), &plan, |progress| tell(&bar, tables, plan.seconds, progress));
    bar.finish_and_clear();
    let report = report?;
    if args.json {
        print_json(&report)?;
    } else {
        let told = [("tables", tables.into()), ("seconds", format!("{:.0}", report.seconds).into())];
        print(&format!("{}\n{}\n", words.text("load-hostile", &told), table(&report, words)))?;
    }
    if report.holds() { Ok(()) } else { Err(CheckFailed.into()) }
}

fn table(report: &HostileReport, words: &Words) -> Table {
    let quantiles = |waits: &Waiting| {
        let millis = |millis: f64| format!("{millis:.2}").into();
        let told = [
            ("p50", millis(waits.p50_ms)),
            ("p90", millis(waits.p90_ms)),
            ("p99", millis(waits.p99_ms)),
            ("max", millis(waits.max_ms)),
        ];
        words.text("load-quantiles", &told)
    };
    let counts = |counts: &std::collections::BTreeMap<String, u64>| match counts.is_empty() {
        true => words.say("load-no-errors"),
        false => {
            let each = counts.iter().map(|(what, count)| format!("{} × {what}", thousands(*count as f64)));
            each.collect::<Vec<_>>().join("\n")
        }
    };
    let mut table = Table::new();
    table.load_style(NOTHING);
    let rows = [
        ("load-hostile-moves", thousands(report.moves as f64)),
        ("load-acknowledged", quantiles(&report.acknowledged)),
        ("load-hostile-refused", counts(&report.refused)),
        ("load-reconnects", report.reconnects.to_string()),
        ("load-hostile-probes", quantiles(&report.probes)),
        ("load-hostile-failed-probes", counts(&report.failed_probes)),
    ];
    for (name, value) in rows {
        table.add_row([words.say(name), value]);
    }
    for (attack, outcomes) in &report.attacks {
        table.add_row([(*attack).to_owned(), counts(outcomes)]);
    }
    if let Some(column) = table.column_mut(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}
