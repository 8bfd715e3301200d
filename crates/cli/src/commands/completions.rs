use clap::builder::PossibleValuesParser;
use clap::{Arg, Command, CommandFactory as _};
use clap_complete::Shell;
use dedale_games::GameId;
use dedale_words::Words;

use super::output::print;

#[derive(clap::Args)]
pub(crate) struct Args {
    shell: Shell,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let mut script = Vec::new();
    let mut command = knowing(crate::help::in_words(crate::Cli::command(), words));
    clap_complete::generate(args.shell, &mut command, "dedale", &mut script);
    print(&String::from_utf8(script)?)
}

/// The command with the values that its arguments may have: games, bots, short names and options with their values.
fn knowing(command: Command) -> Command {
    command.mut_args(known_values).mut_subcommands(knowing)
}

fn known_values(arg: Arg) -> Arg {
    let values: Vec<String> = match arg.get_id().as_str() {
        "game" => GameId::ALL.map(|game| game.to_string()).to_vec(),
        "bot" | "adviser" | "against" => {
            let bots = GameId::ALL.into_iter().flat_map(dedale_bots::names);
            once_each(bots.map(|name| (*name).to_owned()))
        }
        "with" => once_each(
            GameId::ALL
                .iter()
                .flat_map(|game| game.row().short_names.iter().map(|(name, _)| (*name).to_owned())),
        ),
        "set" => once_each(GameId::ALL.iter().flat_map(|game| {
            let options = game.info().options.iter();
            options.flat_map(|option| option.values.iter().map(|value| format!("{}={value}", option.id)))
        })),
        _ => return arg,
    };
    arg.value_parser(PossibleValuesParser::new(values)).hide_possible_values(true)
}

fn once_each(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut seen = std::collections::BTreeSet::new();
    names.filter(|name| seen.insert(name.clone())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn completions_know_games_bots_and_options() {
        let mut script = Vec::new();
        clap_complete::generate(Shell::Bash, &mut knowing(crate::Cli::command()), "dedale", &mut script);
        let script = String::from_utf8(script).expect("text");
        for known in
            ["onirim", "labyrinth", "mondes", "expert", "book-hard", "towers=ruins", "reach=same-world"]
        {
            assert!(script.contains(known), "{known}");
        }
    }
}
