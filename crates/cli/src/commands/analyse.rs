use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use dedale_analysis::{Analysis, page};
use dedale_core::Seat;
use dedale_games::{AnyMatch, Document, Problem};
use dedale_protocol::Report;
use dedale_words::Words;

use super::document;
use super::output::{print, print_json};
use super::progress::progress_bar;
use crate::terminal::{paragraph, width};

#[derive(clap::Args)]
pub(crate) struct Args {
    file: PathBuf,

    #[arg(long, value_name = "OUT")]
    html: Option<PathBuf>,

    #[arg(long, short = 'b', value_name = "SIMULATIONS")]
    budget: Option<u32>,

    #[arg(long)]
    json: bool,

    #[arg(long, value_name = "N")]
    seat: Option<u32>,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let loaded = document::load(&document::read(&args.file)?)?;
    if loaded.document == Document::Position {
        return Err(Problem::NoRecord.into());
    }
    let seat = args.seat.map(|number| seat(number, &loaded.game, words)).transpose()?;
    let budget = args.budget.unwrap_or_else(|| Analysis::usual(loaded.game.id()));
    let analysis = Analysis::new(&loaded.game, budget)?;
    if let Some(html) = &args.html {
        check_writable(html)?;
    }
    let analysis = analysed(analysis);
    if let Some(html) = &args.html {
        fs::write(html, page(&analysis, seat, words)).with_context(|| html.display().to_string())?;
    }
    if args.json {
        return print_json(&analysis.report());
    }
    print(&report_text(&analysis, seat, args.html.as_deref(), words))
}

fn seat(number: u32, game: &AnyMatch, words: &Words) -> anyhow::Result<Seat> {
    let no_such = || anyhow::anyhow!(words.text("problem-no-such-seat", &[("seat", number.into())]));
    let seat = Seat::from_number(number).filter(|seat| seat.index() < game.playing().seats());
    seat.ok_or_else(no_such)
}

/// Before a minute of thinking rather than after it.
fn check_writable(path: &Path) -> anyhow::Result<()> {
    let opened = OpenOptions::new().append(true).create(true).open(path);
    opened.map(drop).with_context(|| path.display().to_string())
}

fn analysed(mut analysis: Analysis) -> Analysis {
    let bar = progress_bar(analysis.progress().of as u64);
    while analysis.step() {
        bar.inc(1);
    }
    bar.finish_and_clear();
    analysis
}

fn report_text(analysis: &Analysis, seat: Option<Seat>, html: Option<&Path>, words: &Words) -> String {
    let (report, told, width) = (analysis.report(), analysis.in_words(seat, words), width());
    let game = words.game(&report.game).0;
    let mut text = format!("{}\n\n", words.text("analysis-title", &[("game", game.into())]));
    let accounts =
        report.accounts.iter().filter(|account| seat.is_none_or(|seat| account.seats.contains(&seat)));
    for (account, said) in accounts.zip(&told.accounts) {
        text += &paragraph(said, width);
        text += &format!(" {}\n\n", sketched(&report, &account.seats, account.end, width));
    }
    text += &format!("{}\n\n", words.say("analysis-mistakes"));
    for (number, mistake) in told.mistakes.iter().enumerate() {
        text += &paragraph(&format!("{}. {}", number + 1, mistake.text), width);
    }
    if told.mistakes.is_empty() {
        text += &paragraph(&words.say("analysis-no-mistake"), width);
    }
    text += "\n";
    text +=
        &paragraph(&words.text("analysis-measured", &[("simulations", report.simulations.into())]), width);
    if let Some(html) = html {
        text +=
            &paragraph(&words.text("analyse-written", &[("file", html.display().to_string().into())]), width);
    }
    text
}

/// The chance over the game in one line.
fn sketched(report: &Report, seats: &[Seat], end: f64, width: usize) -> String {
    const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let own = report.decisions.iter().filter(|decision| seats.contains(&decision.seat));
    let chances: Vec<_> = own.map(|decision| decision.chance).chain([end]).collect();
    let columns = chances.len().min(width.saturating_sub(2));
    let height = |column: usize| {
        let at = if columns > 1 { column * (chances.len() - 1) / (columns - 1) } else { 0 };
        HEIGHTS[((chances[at] * 8.0) as usize).min(7)]
    };
    (0..columns).map(height).collect()
}
