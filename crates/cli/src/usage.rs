//! Mistakes in the arguments, in the language of the user.

use std::error::Error as _;
use std::net::AddrParseError;
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use dedale_words::Words;

/// Tells a mistake on standard error and ends with 2; what is no mistake (help, version) is told as asked.
pub(crate) fn exit(error: &Error, words: &Words) -> ! {
    match told(error, words) {
        Some(told) => {
            eprint!("{told}");
            std::process::exit(2);
        }
        None => error.exit(),
    }
}

/// The mistake, a similar name if there is one, and the way to the help; none if it is no mistake.
fn told(error: &Error, words: &Words) -> Option<String> {
    let mut lines = vec![format!("dedale: {}", mistake(error, words)?)];
    let similar = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let similar = similar.into_iter().flat_map(|kind| values(error, kind)).collect::<Vec<_>>();
    if !similar.is_empty() {
        lines.push(words.text("usage-similar", &[("names", similar.join(", ").into())]));
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let form = usage.split_once(' ').map_or(&*usage, |(_, form)| form.trim());
        lines.push(format!("\n{} {form}", words.say("help-usage")));
    }
    lines.push(format!("\n{}\n", words.text("usage-more", &[("option", "--help".into())])));
    Some(lines.join("\n"))
}

fn mistake(error: &Error, words: &Words) -> Option<String> {
    let first = |kind| values(error, kind).into_iter().next().unwrap_or_default();
    let argument = first(ContextKind::InvalidArg);
    let value = first(ContextKind::InvalidValue);
    let about = [("argument", argument.as_str().into()), ("value", value.as_str().into())];
    Some(match error.kind() {
        ErrorKind::UnknownArgument => words.text("usage-unknown-argument", &about),
        ErrorKind::InvalidSubcommand => {
            let command = first(ContextKind::InvalidSubcommand);
            words.text("usage-unknown-command", &[("command", command.into())])
        }
        ErrorKind::InvalidValue => {
            let possible = values(error, ContextKind::ValidValue).join(", ");
            let id = match (value.is_empty(), possible.is_empty()) {
                (true, true) => "usage-missing-value",
                (true, false) => "usage-missing-value-of",
                _ => "usage-unknown-value",
            };
            let [argument, value] = about;
            words.text(id, &[argument, value, ("possible", possible.into())])
        }
        ErrorKind::ValueValidation => {
            let [argument, value] = about;
            words.text("usage-bad-value", &[argument, value, ("why", reason(error, words).into())])
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = values(error, ContextKind::InvalidArg).join(" ");
            words.text("usage-missing-arguments", &[("arguments", missing.into())])
        }
        ErrorKind::ArgumentConflict => {
            let others = values(error, ContextKind::PriorArg);
            let [argument, _] = about;
            let id = if others.contains(&first(ContextKind::InvalidArg)) {
                "usage-twice"
            } else {
                "usage-conflict"
            };
            words.text(id, &[argument, ("others", others.join(", ").into())])
        }
        ErrorKind::TooManyValues => words.text("usage-too-many-values", &about),
        ErrorKind::InvalidUtf8 => words.say("usage-no-text"),
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => return None,
        _ => error.kind().as_str().unwrap_or_default().to_owned(),
    })
}

/// Why a value was not taken.
fn reason(error: &Error, words: &Words) -> String {
    let Some(source) = error.source() else { return String::new() };
    if let Some(number) = source.downcast_ref::<ParseIntError>() {
        let too_large = matches!(number.kind(), IntErrorKind::PosOverflow | IntErrorKind::NegOverflow);
        return words.say(if too_large { "usage-number-too-large" } else { "usage-no-whole-number" });
    }
    if source.is::<AddrParseError>() {
        return words.say("usage-no-address");
    }
    if source.is::<ParseFloatError>() {
        return words.say("usage-no-number");
    }
    let text = source.to_string();
    // Our own parsers give the id of a text.
    if words.has(&text) {
        return words.say(&text);
    }
    match text.split_once(" is not in ") {
        Some((_, range)) => out_of(range, words),
        None => text,
    }
}

/// `1..=9` or, without an end, `1..18446744073709551615`.
fn out_of(range: &str, words: &Words) -> String {
    let (low, high) = range.split_once("..").unwrap_or((range, ""));
    let low = ("low", low.into());
    match high.trim_start_matches('=') {
        "" | "18446744073709551615" => words.text("usage-too-small", &[low]),
        high => words.text("usage-not-within", &[low, ("high", high.into())]),
    }
}

fn values(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(value)) => vec![value.clone()],
        Some(ContextValue::Strings(values)) => values.clone(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;
    use dedale_words::Language;

    use super::*;
    use crate::{Cli, help};

    fn of(arguments: &str, language: Language) -> Option<String> {
        let words = Words::new(language);
        let typed = std::iter::once("dedale").chain(arguments.split_whitespace());
        let error = help::in_words(Cli::command(), &words).try_get_matches_from(typed).err()?;
        told(&error, &words)
    }

    #[test]
    fn mistakes_are_told_in_the_language_of_the_user() {
        let mistakes = [
            "simulate onirim --bots easy",
            "simulat onirim",
            "simulate onirim --games many",
            "simulate onirim --games 0",
            "simulate onirim --games 99999999999999999999",
            "simulate onirim --seed",
            "simulate",
            "simulate onirim --seed 1 --seed 2",
            "simulate onirim extra",
            "serve --log yaml",
            "serve --log",
            "serve --listen nowhere",
        ];
        for (language, name) in [(Language::En, "mistakes_en"), (Language::Fr, "mistakes_fr")] {
            let told: Vec<String> = mistakes
                .iter()
                .map(|typed| format!("$ dedale {typed}\n{}", of(typed, language).expect("a mistake")))
                .collect();
            insta::assert_snapshot!(name, told.join("\n"));
        }
    }

    #[test]
    fn help_and_version_are_no_mistakes() {
        assert_eq!((of("--help", Language::Fr), of("play --version", Language::Fr)), (None, None));
    }
}
