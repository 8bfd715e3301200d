//! The results of the lab's commands, in every format.

mod csv;
mod frame;
mod html;
mod parquet;
mod plot;
mod table;

use std::fs::File;
use std::io::{IsTerminal as _, Write as _};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use dedale_lab::{JournalError, Keep, LabError, Series};
use dedale_words::Words;
use serde::Serialize;

use super::numbers::decimal;
use super::output::print;
use super::simulate::thousands;

pub(super) use frame::{Cell, Frame};
pub(super) use plot::{Bar, Plot};

/// The options that all commands of the lab share.
#[derive(clap::Args)]
pub(super) struct LabArgs {
    #[arg(long, short = 't', value_parser = super::numbers::threads)]
    threads: Option<NonZeroUsize>,

    #[arg(long = "out", value_name = "FOLDER")]
    run_folder: Option<PathBuf>,

    #[arg(long = "format", value_enum, default_value = "table")]
    report_format: Format,

    #[arg(long = "file", value_name = "FILE")]
    report_file: Option<PathBuf>,

    #[arg(long = "html", value_name = "FILE")]
    report_html: Option<PathBuf>,
}

#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq)]
enum Format {
    Table,
    Csv,
    Json,
    Parquet,
}

/// The readable report: a table for each question, some with a plot.
pub(super) struct Report {
    pub(super) title: String,
    /// A summary of the run.
    pub(super) facts: Vec<String>,
    pub(super) sections: Vec<Section>,
}

pub(super) struct Section {
    pub(super) title: String,
    /// How to read it.
    pub(super) note: Option<String>,
    pub(super) header: Vec<String>,
    pub(super) rows: Vec<Vec<String>>,
    pub(super) plot: Option<Plot>,
}

impl LabArgs {
    /// How the games are played and where they are kept.
    pub(super) fn series(&self, command: String) -> Series {
        let series = Series::new(0);
        let keep = self.run_folder.clone().map(|folder| Keep { folder, command });
        Series { threads: self.threads.unwrap_or(series.threads), keep, ..series }
    }

    /// Refuses before anything is played what could not be told afterwards.
    pub(super) fn check(&self, words: &Words) -> anyhow::Result<()> {
        let nowhere = self.report_format == Format::Parquet && self.report_file.is_none();
        if nowhere && std::io::stdout().is_terminal() {
            anyhow::bail!(coded(
                "parquet-needs-a-file",
                &words.say("lab-problem-parquet-needs-a-file"),
                words
            ));
        }
        for path in [&self.report_file, &self.report_html].into_iter().flatten() {
            let opened = File::options().append(true).create(true).open(path);
            opened.with_context(|| path.display().to_string())?;
        }
        Ok(())
    }

    /// Tells the results: as asked, and as a page if asked.
    pub(super) fn tell(
        &self,
        report: impl Fn(&Words) -> Report,
        frame: &Frame,
        document: &impl Serialize,
        words: &Words,
    ) -> anyhow::Result<()> {
        if let Some(path) = &self.report_html {
            let lettered = Words::new(words.language());
            write(path, html::page(&report(&lettered), &lettered).as_bytes())?;
        }
        let bytes = match self.report_format {
            Format::Table => words.plain(&table::text(&report(words))).into_bytes(),
            Format::Csv => csv::text(frame).into_bytes(),
            Format::Json => (serde_json::to_string_pretty(document)? + "\n").into_bytes(),
            Format::Parquet => parquet::bytes(frame)?,
        };
        match (&self.report_file, String::from_utf8(bytes)) {
            (Some(path), Ok(text)) => write(path, text.as_bytes()),
            (Some(path), Err(bytes)) => write(path, bytes.as_bytes()),
            (None, Ok(text)) => print(&text),
            (None, Err(bytes)) => Ok(std::io::stdout().lock().write_all(bytes.as_bytes())?),
        }
    }
}

/// Writes a file, or names it in what went wrong.
fn write(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    std::fs::write(path, bytes).with_context(|| path.display().to_string())
}

/// A problem in words, with its code.
pub(super) fn explain(error: LabError, words: &Words) -> anyhow::Error {
    let code = error.code();
    let id = format!("lab-problem-{code}");
    let said = match &error {
        LabError::Bot(_) => String::new(),
        LabError::NoGames | LabError::TooFewBots | LabError::SprtOfMany | LabError::SeatingTogether => {
            words.say(&id)
        }
        LabError::BotTwice(bot) => words.text(&id, &[("bot", bot.as_str().into())]),
        LabError::Seating { found, seats } => {
            words.text(&id, &[("found", found.as_str().into()), ("seats", (*seats).into())])
        }
        LabError::Option { option, expected } => {
            words.text(&id, &[("option", option.as_str().into()), ("expected", expected.join(", ").into())])
        }
        LabError::Opponents(game) => words.text(&id, &[("game", (*game).into())]),
        LabError::Journal(error) => journal(error, &id, words),
    };
    match error {
        LabError::Bot(unknown) => unknown.into(),
        LabError::Journal(JournalError::File { path, error }) => {
            anyhow::Error::from(error).context(path.display().to_string())
        }
        _ => anyhow::anyhow!(coded(code, &said, words)),
    }
}

fn journal(error: &JournalError, id: &str, words: &Words) -> String {
    match error {
        JournalError::Another { found, expected } => {
            words.text(id, &[("found", found.as_str().into()), ("expected", expected.as_str().into())])
        }
        JournalError::Foreign(folder) | JournalError::Busy(folder) => {
            words.text(id, &[("folder", folder.display().to_string().into())])
        }
        JournalError::Damaged { path, line } => {
            words.text(id, &[("file", path.display().to_string().into()), ("line", (*line).into())])
        }
        JournalError::File { .. } => String::new(),
    }
}

fn coded(code: &str, said: &str, words: &Words) -> String {
    words.text("lab-problem", &[("said", said.into()), ("code", code.into())])
}

/// `12.3`, with the comma of the language.
pub(super) fn number(value: f64, decimals: usize, words: &Words) -> String {
    if !value.is_finite() {
        return "–".to_owned();
    }
    decimal(value, decimals, words)
}

/// `12.3 %`.
pub(super) fn percent(share: f64, words: &Words) -> String {
    words.text("lab-percent", &[("share", number(100.0 * share, 1, words).into())])
}

/// `12.3 % [10.0 %, 14.9 %]`, which breaks only before the interval.
pub(super) fn percent_within(share: f64, interval: dedale_lab::Interval, words: &Words) -> String {
    format!(
        "{} [{},\u{a0}{}]",
        percent(share, words),
        percent(interval.low, words),
        percent(interval.high, words)
    )
}

/// `1 234`.
pub(super) fn count(number: u64) -> String {
    thousands(number as f64)
}

/// The report as a terminal shows it.
#[cfg(test)]
pub(super) fn as_text(report: &Report) -> String {
    table::text(report)
}

/// The results as comma-separated values.
#[cfg(test)]
pub(super) fn as_csv(frame: &Frame) -> String {
    csv::text(frame)
}

/// Titles and headers.
pub(super) fn say(ids: &[&str], words: &Words) -> Vec<String> {
    ids.iter().map(|id| words.say(id)).collect()
}
