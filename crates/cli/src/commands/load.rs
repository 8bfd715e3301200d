mod hostile;
mod soak;

use std::str::FromStr;

use clap::ValueEnum;
use comfy_table::{CellAlignment, Table, presets::NOTHING};
use dedale_core::{Setup as _, SetupDocument};
use dedale_games::{GameId, Listed, Problem, with_game};
use dedale_load::{
    Connect, Memory, Pace, Plan, Process, Progress, Report, ServerProcess, Site, Watched, boardgame_io,
};
use dedale_words::Words;
use indicatif::{ProgressBar, ProgressStyle};

use super::options::GameOptions;
use super::output::{print, print_json};
use super::progress::progress_bar;
use super::simulate::thousands;
use crate::exit::CheckFailed;

#[derive(clap::Args)]
pub(crate) struct Args {
    url: Option<String>,

    #[arg(long)]
    tables: Option<u64>,

    #[arg(long, value_name = "N")]
    sockets_per_table: Option<u64>,

    #[arg(long, default_value = "1.0", value_name = "MOVES|max")]
    rate: String,

    #[arg(long)]
    seconds: Option<f64>,

    #[arg(long, conflicts_with_all = ["url", "soak", "rate", "sockets_per_table"])]
    hostile: bool,

    #[arg(long, conflicts_with = "peer")]
    soak: bool,

    #[arg(long, default_value_t = GameId::ALL[0].to_string())]
    game: String,

    #[arg(long, default_value_t = 1)]
    seed: u64,

    #[arg(long, requires = "url")]
    pid: Option<u32>,

    #[arg(long, value_name = "N", conflicts_with_all = ["url", "hostile", "soak"], requires = "database")]
    nodes: Option<u8>,

    #[arg(long, value_name = "URL", conflicts_with_all = ["url", "hostile"])]
    database: Option<String>,

    #[arg(long, value_name = "URL", requires = "database")]
    bus: Option<String>,

    #[arg(long, value_name = "NODE", default_value = "any", requires = "nodes")]
    connect: Node,

    #[arg(long, value_name = "PID")]
    database_pid: Option<u32>,

    #[arg(long, requires = "url", value_name = "NAME")]
    peer: Option<Peer>,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    options: GameOptions,
}

/// The node that people connect to.
#[derive(Clone, Copy, ValueEnum)]
enum Node {
    Owner,
    Any,
    Other,
}

/// Servers of others.
#[derive(Clone, Copy, ValueEnum)]
enum Peer {
    #[value(name = "boardgame.io")]
    BoardgameIo,
}

impl Args {
    fn tables(&self) -> u64 {
        let usual = if self.soak { soak::TABLES } else { 2_000 };
        self.tables.unwrap_or(usual)
    }

    fn seconds(&self, words: &Words) -> anyhow::Result<f64> {
        let usual = match (self.hostile, self.soak) {
            (true, _) => hostile::SECONDS,
            (_, true) => soak::SECONDS,
            _ => 300.0,
        };
        let seconds = self.seconds.unwrap_or(usual);
        if !(seconds.is_finite() && seconds > 0.0) {
            anyhow::bail!(words.text("load-no-time", &[("typed", seconds.to_string().into())]));
        }
        Ok(seconds)
    }
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    if args.hostile {
        return hostile::run(args, words);
    }
    let game: GameId = args.game.parse().map_err(Problem::from)?;
    let (plan, setup) = with_game!(game, G => plan::<G>(args, words))?;
    let (servers, watched) = watched(args, words)?;
    let bar = progress_bar(0);
    let memory = soak::Samples::of(watched.processes.first().copied().filter(|_| args.soak));
    let told = |progress| {
        memory.note(progress);
        tell(&bar, plan.tables, plan.seconds, progress);
    };
    let report = match args.peer {
        None => dedale_load::load(watched, &plan, told),
        Some(Peer::BoardgameIo) => boardgame_io::load(watched, &plan, told),
    };
    bar.finish_and_clear();
    let report = report?;
    drop(servers);
    let flat = memory.judged();
    if args.json {
        print_json(&soak::Reported { report: &report, soak: flat })?;
    } else {
        let setup = if args.peer.is_some() { String::new() } else { format!(" · {setup}") };
        let heading = format!("{} · {}{setup}", report.server, report.game);
        let soaked = flat.map(|flat| format!("{}\n", flat.in_words(words))).unwrap_or_default();
        print(&format!("{heading}\n{}\n{soaked}", table(&report, words)))?;
    }
    if report.errors.is_empty() && flat.is_none_or(soak::Flat::holds) {
        Ok(())
    } else {
        Err(CheckFailed.into())
    }
}

/// The plan, and the setup in words.
fn plan<G: Listed>(args: &Args, words: &Words) -> anyhow::Result<(Plan, String)> {
    let setup = args.options.setup::<G>(&args.options.given(G::GAME)?, 2)?;
    let seats = setup.seats() as u64;
    let at_least = |option: &'static str, typed: u64, least: u64| {
        let told = [("option", option.into()), ("typed", typed.into()), ("least", least.into())];
        if typed < least { Err(anyhow::anyhow!(words.text("load-bad-count", &told))) } else { Ok(typed) }
    };
    let plan = Plan {
        tables: at_least("--tables", args.tables(), 1)?,
        sockets_per_table: at_least("--sockets-per-table", args.sockets_per_table.unwrap_or(seats), seats)?,
        pace: pace(&args.rate).ok_or_else(|| {
            anyhow::anyhow!(words.text("load-bad-rate", &[("typed", args.rate.as_str().into())]))
        })?,
        seconds: args.seconds(words)?,
        game: G::ID.to_owned(),
        setup: serde_json::value::to_raw_value(&SetupDocument::of(&setup))?,
        seats,
        seed: args.seed,
    };
    Ok((plan, setup.text()))
}

fn pace(typed: &str) -> Option<Pace> {
    if typed == "max" {
        return Some(Pace::Max);
    }
    let rate = f64::from_str(typed).ok()?;
    (rate.is_finite() && rate > 0.0).then_some(Pace::MovesPerSecond(rate))
}

/// The server that was named, or our own, whose processes live as long as they are kept.
fn watched(args: &Args, words: &Words) -> anyhow::Result<(Vec<ServerProcess>, Watched)> {
    let database = args.database_pid.map(Process);
    if let Some(url) = &args.url {
        return Ok((
            Vec::new(),
            Watched { database, ..Watched::one(Site::find(url)?, args.pid.map(Process)) },
        ));
    }
    let nodes = args.nodes.unwrap_or(1);
    if nodes == 0 || (nodes > 1 && args.bus.is_none()) {
        anyhow::bail!(words.text("load-bad-nodes", &[("typed", nodes.into())]));
    }
    let mut servers = Vec::new();
    for _ in 0..nodes {
        let mut server = start(args)?;
        if !server.wait_until_ready() {
            anyhow::bail!(words.text("load-server-ended", &[("log", server.log().into())]));
        }
        servers.push(server);
    }
    let watched = Watched {
        sites: servers.iter().map(ServerProcess::site).collect(),
        processes: servers.iter().map(ServerProcess::process).collect(),
        database,
        connect: match args.connect {
            Node::Owner => Connect::Owner,
            Node::Any => Connect::Any,
            Node::Other => Connect::Other,
        },
    };
    Ok((servers, watched))
}

fn start(args: &Args) -> anyhow::Result<ServerProcess> {
    let program = std::env::current_exe()?;
    let bus = args.bus.as_ref().map(|bus| format!("bus = {bus:?}")).unwrap_or_default();
    Ok(match &args.database {
        Some(database) => ServerProcess::start_on(&program, database, &bus)?,
        None => ServerProcess::start(&program, "")?,
    })
}

fn tell(bar: &ProgressBar, tables: u64, seconds: f64, progress: Progress) {
    let style = |template| ProgressStyle::with_template(template).expect("a template of known keys");
    match progress {
        Progress::Tables(ready) => {
            bar.set_style(style("{bar:40} {human_pos}/{human_len}"));
            bar.set_length(tables);
            bar.set_position(ready);
        }
        Progress::Playing { seconds: past, moves } => {
            bar.set_style(style("{bar:40} {pos}/{len} s · {msg}"));
            bar.set_length(seconds.ceil() as u64);
            bar.set_position(past as u64);
            bar.set_message(format!("{}/s", thousands(moves as f64 / past)));
        }
    }
}

fn table(report: &Report, words: &Words) -> Table {
    let millis = |millis: f64| format!("{millis:.2}").into();
    let waits = &report.acknowledged;
    let quantiles = [
        ("p50", millis(waits.p50_ms)),
        ("p90", millis(waits.p90_ms)),
        ("p99", millis(waits.p99_ms)),
        ("max", millis(waits.max_ms)),
    ];
    let errors: Vec<_> = report.errors.iter().map(|(code, count)| format!("{count} × {code}")).collect();
    let count = |number: u64| thousands(number as f64);
    let mut rows = vec![
        ("load-nodes", report.nodes.to_string()),
        ("load-tables", format!("{} · {}", count(report.tables), count(report.sockets))),
        ("load-rate", report.rate.map_or_else(|| words.say("load-rate-max"), |rate| rate.to_string())),
        ("load-moves", count(report.moves)),
        ("load-moves-per-second", thousands(report.moves_per_second)),
        ("load-games", count(report.games_finished)),
        ("load-acknowledged", words.text("load-quantiles", &quantiles)),
        ("load-reconnects", count(report.reconnects)),
        ("load-errors", if errors.is_empty() { words.say("load-no-errors") } else { errors.join("\n") }),
    ];
    if let Some(memory) = &report.memory {
        rows.extend(memory_rows(memory, words));
    }
    if let (Some(server), Some(load)) = (report.server_cpu_seconds, report.load_cpu_seconds) {
        let a_move = |seconds: f64| format!("{:.3}", 1e3 * seconds / report.moves.max(1) as f64).into();
        let both = [("server", a_move(server)), ("load", a_move(load))];
        rows.push(("load-cpu", words.text("load-cpu-both", &both)));
        if let Some(database) = report.database_cpu_seconds {
            let told = [("milliseconds", a_move(database))];
            rows.push(("load-cpu-database", words.text("load-milliseconds", &told)));
        }
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

fn memory_rows(memory: &Memory, words: &Words) -> [(&'static str, String); 3] {
    let megabytes = |bytes: u64| format!("{:.1}", bytes as f64 / 1e6).into();
    let kilobytes = |bytes: u64| {
        words.text("load-kilobytes", &[("kilobytes", format!("{:.1}", bytes as f64 / 1e3).into())])
    };
    let stages = [
        ("first", megabytes(memory.at_first)),
        ("sockets", megabytes(memory.with_sockets)),
        ("tables", megabytes(memory.with_idle_tables)),
        ("end", megabytes(memory.at_the_end)),
    ];
    [
        ("load-memory", words.text("load-memory-stages", &stages)),
        ("load-per-socket", kilobytes(memory.per_socket)),
        ("load-per-table", kilobytes(memory.per_idle_table)),
    ]
}
