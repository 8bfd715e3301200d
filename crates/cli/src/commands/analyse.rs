use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use dedale_analysis::{Analysis, page};
use dedale_core::{Observer, Seat};
use dedale_games::{AnyMatch, Document, Problem, with_match};
use dedale_protocol::Report;
use dedale_words::Words;

use super::document;
use super::output::{print, print_json};
use super::progress::progress_bar;
use super::replay::film;
use crate::terminal::journal::leave_politely_on_signals;
use crate::terminal::{EIGHTHS, paragraph, takes_the_screen, width};

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

    #[arg(long, conflicts_with = "json")]
    plain: bool,
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
    let plain = args.plain.then(|| Words::new(words.language()).in_ascii());
    let words = plain.as_ref().unwrap_or(words);
    let on_screen = !args.plain && !args.json && args.html.is_none() && takes_the_screen();
    let analysis = match on_screen {
        true => watched(&loaded.game, seat, analysis, words)?,
        false => analysed(analysis),
    };
    if let Some(html) = &args.html {
        let lettered = Words::new(words.language());
        fs::write(html, page(&analysis, seat, &lettered)).with_context(|| html.display().to_string())?;
    }
    if args.json {
        return print_json(&analysis.report());
    }
    print(&report_text(&analysis, seat, args.html.as_deref(), width(), words))
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

/// The game on the whole terminal while it is thought about; the analysis as far as it came.
fn watched(
    game: &AnyMatch,
    seat: Option<Seat>,
    analysis: Analysis,
    words: &Words,
) -> anyhow::Result<Analysis> {
    leave_politely_on_signals();
    let observer = seat.map_or(Observer::Omniscient, Observer::Seat);
    let begun = analysis.clone();
    let seen = with_match!(game, game => film::show(game, observer, Some(analysis), words))?;
    Ok(seen.unwrap_or(begun))
}

pub(crate) fn report_text(
    analysis: &Analysis,
    seat: Option<Seat>,
    html: Option<&Path>,
    width: usize,
    words: &Words,
) -> String {
    let (report, told) = (analysis.report(), analysis.in_words(seat, words));
    let game = words.game(&report.game).0;
    let mut text = format!("{}\n\n", words.text("analysis-title", &[("game", game.into())]));
    let accounts =
        report.accounts.iter().filter(|account| seat.is_none_or(|seat| account.seats.contains(&seat)));
    for (account, said) in accounts.zip(&told.accounts) {
        text += &paragraph(said, width);
        text += &format!(" {}\n\n", sketched(&report, &account.seats, account.end, width, words.is_ascii()));
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
fn sketched(report: &Report, seats: &[Seat], end: f64, width: usize, ascii: bool) -> String {
    const IN_ASCII: [char; 8] = ['_', '_', '.', '.', '-', '-', '^', '^'];
    let heights = if ascii { IN_ASCII } else { EIGHTHS };
    let own = report.decisions.iter().filter(|decision| seats.contains(&decision.seat));
    let chances: Vec<_> = own.map(|decision| decision.chance).chain([end]).collect();
    let columns = chances.len().min(width.saturating_sub(2));
    let height = |column: usize| {
        let at = if columns > 1 { column * (chances.len() - 1) / (columns - 1) } else { 0 };
        heights[((chances[at] * 8.0) as usize).min(7)]
    };
    (0..columns).map(height).collect()
}
