use std::path::{Path, PathBuf};

use dedale_core::Outcome;
use dedale_core::record::Ending;
use dedale_games::{Details, Document, Loaded, Playing, Problem};
use dedale_words::Words;
use serde::Serialize;

use super::document;
use super::output::{line, print, print_json};
use crate::exit::CheckFailed;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// The result for one file.
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

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let mut unreadable = None;
    let mut checked = Vec::new();
    for path in &args.files {
        match document::read(path) {
            Ok(bytes) => checked.push((path, document::load(&bytes))),
            Err(error) => unreadable = unreadable.or(Some(error)),
        }
    }
    if args.json {
        print_json(&checked.iter().map(|(path, loaded)| verdict(path, loaded)).collect::<Vec<_>>())?;
    } else {
        let several = args.files.len() > 1;
        print(
            &checked
                .iter()
                .map(|(path, loaded)| verdict_text(path, loaded, several, words))
                .collect::<String>(),
        )?;
    }
    match unreadable {
        Some(error) => Err(error),
        None if checked.iter().all(|(_, loaded)| loaded.is_ok()) => Ok(()),
        None => Err(CheckFailed.into()),
    }
}

fn verdict(path: &Path, loaded: &Result<Loaded, Problem>) -> Verdict {
    let file = path.display().to_string();
    match loaded {
        Ok(loaded) => Verdict { file, ok: true, found: Some(found(loaded)), error: None },
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

/// The verdict in a line.
fn verdict_text(path: &Path, loaded: &Result<Loaded, Problem>, several: bool, words: &Words) -> String {
    let verdict = match loaded {
        Ok(loaded) => found_text(loaded, words),
        Err(problem) => words.text("check-wrong", &[("problem", words.problem(problem).into())]),
    };
    match several {
        true => {
            let file = path.display().to_string();
            line(&words.text("check-file", &[("file", file.into()), ("verdict", verdict.into())]))
        }
        false => line(&verdict),
    }
}

fn found_text(loaded: &Loaded, words: &Words) -> String {
    let game = loaded.game.playing();
    let args = [
        ("game", words.game(game.game()).0.into()),
        ("steps", game.step().into()),
        ("end", end_text(game, words).into()),
        ("hash", format!("{:016x}", game.hash()).into()),
    ];
    match loaded.document {
        Document::Record => words.text("check-record", &args),
        Document::Position => words.text("check-position", &args),
    }
}

/// How a game ended, in short.
pub(super) fn end_text(game: &dyn Playing, words: &Words) -> String {
    match game.outcome() {
        None => words.say("check-unfinished"),
        Some(outcome) => {
            let won = if outcome.is_win() { "yes" } else { "no" };
            let why = words.outcome_in_short(outcome.reason);
            words.text("check-over", &[("won", won.into()), ("why", why.into())])
        }
    }
}
