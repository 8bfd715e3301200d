use comfy_table::{Table, presets::NOTHING};
use dedale_server::doctor::{Finding, Health, examine};
use dedale_words::{Value, Words};

use super::output::{print, print_json};
use super::server_args::ListenArgs;
use super::simulate::thousands;
use crate::exit::CheckFailed;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    server: ListenArgs,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let config = args.server.config()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let findings = runtime.block_on(examine(&config));
    if args.json {
        print_json(&findings)?;
    } else {
        print(&table(&findings, words))?;
    }
    let broken = findings.iter().any(|found| found.health == Health::Broken);
    if broken { Err(CheckFailed.into()) } else { Ok(()) }
}

fn table(findings: &[Finding], words: &Words) -> String {
    let mut table = Table::new();
    table.load_style(NOTHING);
    table.set_content_arrangement(comfy_table::ContentArrangement::Dynamic);
    for found in findings {
        let sign = match found.health {
            Health::Sound => "doctor-sound",
            Health::Doubtful => "doctor-doubtful",
            Health::Broken => "doctor-broken",
        };
        let check = words.say(&format!("doctor-{}", found.check));
        table.add_row([words.say(sign), check, in_words(found, words)]);
    }
    let worst = findings.iter().map(|found| found.health).max().unwrap_or(Health::Sound);
    let verdict = words.say(match worst {
        Health::Sound => "doctor-all-sound",
        Health::Doubtful => "doctor-some-doubtful",
        Health::Broken => "doctor-some-broken",
    });
    format!("{}\n\n{verdict}\n", table.trim_fmt())
}

/// `doctor-disk-full` and the like, with the details of what was found.
fn in_words(found: &Finding, words: &Words) -> String {
    let args: Vec<(&str, Value<'_>)> = found
        .details
        .iter()
        .map(|(name, value)| match (name.as_str(), value) {
            ("free_bytes", serde_json::Value::Number(bytes)) => {
                ("free", thousands((bytes.as_u64().unwrap_or(0) >> 20) as f64).into())
            }
            (name, serde_json::Value::Number(number)) => (name, number.as_i64().unwrap_or(0).into()),
            (name, serde_json::Value::String(text)) => (name, text.as_str().into()),
            (name, other) => (name, other.to_string().into()),
        })
        .collect();
    words.text(&text_id(found.check, found.state), &args)
}

/// Both addresses are told alike.
fn text_id(check: &str, state: &str) -> String {
    format!("doctor-{}-{state}", check.trim_start_matches("metrics-"))
}

#[cfg(test)]
mod tests {
    use dedale_server::doctor::STATES;
    use dedale_words::Language;

    use super::*;

    #[test]
    fn everything_the_doctor_finds_has_a_text() {
        let words = Words::new(Language::En);
        for (check, states) in STATES {
            assert!(words.has(&format!("doctor-{check}")), "{check}");
            for state in states {
                assert!(words.has(&text_id(check, state)), "{check} {state}");
            }
        }
    }
}
