use std::path::{Path, PathBuf};

use dedale_core::Outcome;
use dedale_core::record::Ending;
use dedale_games::{Details, Document, Loaded, Problem};
use serde::Serialize;

use super::document;
use super::output::{print, print_json};
use crate::exit::CheckFailed;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// What was found out about a file.
#[derive(Serialize)]
struct Verdict {
    file: String,
    ok: bool,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    found: Option<Found>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Wrong>,
}

#[derive(Serialize)]
struct Found {
    document: &'static str,
    game: &'static str,
    steps: usize,
    outcome: Option<Ending>,
    hash: String,
}

#[derive(Serialize)]
struct Wrong {
    message: String,
    #[serde(flatten)]
    details: Details,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut unreadable = None;
    let mut verdicts = Vec::new();
    for path in &args.files {
        match document::read(path) {
            Ok(bytes) => verdicts.push(verdict(path, document::load(&bytes))),
            Err(error) => unreadable = unreadable.or(Some(error)),
        }
    }
    if args.json {
        print_json(&verdicts)?;
    } else {
        let several = args.files.len() > 1;
        print(&verdicts.iter().map(|verdict| told(verdict, several) + "\n").collect::<String>())?;
    }
    match unreadable {
        Some(error) => Err(error),
        None if verdicts.iter().all(|verdict| verdict.ok) => Ok(()),
        None => Err(CheckFailed.into()),
    }
}

fn verdict(path: &Path, loaded: Result<Loaded, Problem>) -> Verdict {
    let file = path.display().to_string();
    match loaded {
        Ok(loaded) => Verdict { file, ok: true, found: Some(found(&loaded)), error: None },
        Err(problem) => {
            let error = Wrong { message: problem.to_string(), details: problem.details() };
            Verdict { file, ok: false, found: None, error: Some(error) }
        }
    }
}

fn found(loaded: &Loaded) -> Found {
    let game = loaded.game.playing();
    Found {
        document: match loaded.document {
            Document::Record => "record",
            Document::Position => "position",
        },
        game: game.game(),
        steps: game.step(),
        outcome: game.outcome().map(|outcome: Outcome| outcome.into()),
        hash: format!("{:016x}", game.hash()),
    }
}

fn told(verdict: &Verdict, several: bool) -> String {
    let file = if several { format!("{}: ", verdict.file) } else { String::new() };
    match (&verdict.found, &verdict.error) {
        (Some(found), _) => format!("{file}ok: {}", told_found(found)),
        (None, Some(wrong)) => format!("{file}wrong: {}", wrong.message),
        (None, None) => unreachable!("a file is right or wrong"),
    }
}

fn told_found(found: &Found) -> String {
    let end = match &found.outcome {
        None => "unfinished".to_owned(),
        Some(end) if end.winners.is_empty() => format!("lost ({})", end.reason),
        Some(end) => format!("won ({})", end.reason),
    };
    let steps = match found.document {
        "record" => format!("{} steps, ", found.steps),
        _ => String::new(),
    };
    format!("{} of {}, {steps}{end}, hash {}", found.document, found.game, found.hash)
}
