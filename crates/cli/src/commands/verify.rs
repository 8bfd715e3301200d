use std::path::PathBuf;

use dedale_core::record::RecordDocument;
use dedale_games::{AnyMatch, Document, Playing, Problem, from_text};
use dedale_server::{Proof, Unproven, check_commitment};
use dedale_words::Words;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};

use super::check::end_text;
use super::document;
use super::output::{line, print, print_json};
use crate::exit::CheckFailed;

#[derive(clap::Args)]
pub(crate) struct Args {
    file: PathBuf,
    #[arg(long, value_name = "HEX", value_parser = hexadecimal)]
    commitment: Option<String>,
    #[arg(long)]
    json: bool,
}

fn hexadecimal(text: &str) -> Result<String, String> {
    let right = text.len() == 64 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
    if right { Ok(text.to_ascii_lowercase()) } else { Err("usage-commitment".to_owned()) }
}

/// The content of a file that can be verified.
enum Given {
    Proof(Box<Proof>),
    Record(RecordDocument),
}

/// The result of a verification.
struct Verified {
    game: AnyMatch,
    commitment: String,
    /// How often moves were taken back; none if only the record is known.
    undone: Option<usize>,
    stopped: bool,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let bytes = document::read(&args.file)?;
    let verified = match given(&bytes) {
        Ok(Given::Proof(proof)) => proof.verify().and_then(|game| {
            args.commitment.as_deref().map_or(Ok(()), |noted| check_commitment(proof.record.seed, noted))?;
            let Proof { commitment, undone, stopped, .. } = *proof;
            Ok(Verified { game, commitment, undone: Some(undone.len()), stopped })
        }),
        Ok(Given::Record(record)) => {
            let Some(commitment) = args.commitment.clone() else {
                anyhow::bail!(words.say("verify-no-commitment"));
            };
            let played = AnyMatch::from_record(&record).map_err(Unproven::from);
            played.and_then(|game| {
                check_commitment(record.seed, &commitment)?;
                Ok(Verified { game, commitment, undone: None, stopped: false })
            })
        }
        Err(problem) => Err(problem.into()),
    };
    if args.json {
        print_json(&document(&verified, words))?;
        return verified.map(drop).map_err(|_| CheckFailed.into());
    }
    match verified {
        Ok(verified) => print(&verdict(&verified, args.commitment.is_some(), words)),
        Err(why) => {
            print(&line(&words.text("verify-wrong", &[("problem", reason_text(&why, words).into())])))?;
            Err(CheckFailed.into())
        }
    }
}

/// The verdict for machines.
fn document(verified: &Result<Verified, Unproven>, words: &Words) -> Value {
    match verified {
        Ok(Verified { game, commitment, undone, stopped }) => {
            let game: &dyn Playing = game.playing();
            json!({
                "proven": true, "game": game.game(), "steps": game.step(), "hash": format!("{:016x}", game.hash()),
                "commitment": commitment, "undone": undone, "stopped": stopped,
            })
        }
        Err(why) => json!({ "proven": false, "why": reason_text(why, words) }),
    }
}

/// Enough of a document to tell its kind.
#[derive(Deserialize)]
struct Fields {
    record: Option<IgnoredAny>,
}

fn given(bytes: &[u8]) -> Result<Given, Problem> {
    let text = document::text(bytes)?;
    if text.trim_start().starts_with('{') && from_text::<Fields>(text)?.record.is_some() {
        return Ok(Given::Proof(Box::new(from_text(text)?)));
    }
    let loaded = document::load(bytes)?;
    match loaded.document {
        Document::Record => Ok(Given::Record(loaded.game.playing().record()?)),
        Document::Position => Err(Problem::NoRecord),
    }
}

fn verdict(verified: &Verified, noted: bool, words: &Words) -> String {
    let game: &dyn Playing = verified.game.playing();
    let end = if verified.stopped { words.say("verify-stopped") } else { end_text(game, words) };
    let played = [
        ("game", words.game(game.game()).0.into()),
        ("steps", game.step().into()),
        ("end", end.into()),
        ("hash", format!("{:016x}", game.hash()).into()),
    ];
    let commitment = [("commitment", verified.commitment.as_str().into())];
    let mut lines = vec![
        words.say("verify-honest"),
        words.text("verify-played", &played),
        words.text("verify-seed", &commitment),
    ];
    if let Some(undone) = verified.undone {
        lines.push(words.text("verify-undone", &[("times", undone.into())]));
    }
    if !noted {
        lines.push(words.say("verify-compare"));
    }
    lines.iter().map(|text| line(text)).collect()
}

fn reason_text(why: &Unproven, words: &Words) -> String {
    match why {
        Unproven::Record(problem) => words.problem(problem),
        Unproven::OtherSeed { found, promised } => {
            let args = [("found", found.as_str().into()), ("promised", promised.as_str().into())];
            words.text("verify-other-seed", &args)
        }
        Unproven::Unfinished => words.say("verify-unfinished"),
        Unproven::NotStopped => words.say("verify-not-stopped"),
    }
}
