//! `--help` in the language of the user.

use clap::{Arg, Command};
use dedale_games::GameId;
use dedale_words::{Value, Words};

use crate::commands::options::all_extras;

/// The command with its help in words: `help-play` for a command, `help-admin-close` for one under another,
/// `help-play-seed` for an argument, `help-lang` for one that every command has. What has no text keeps the one it was
/// written with.
pub(crate) fn in_words(mut command: Command, words: &Words) -> Command {
    command.build();
    worded(command, None, words)
}

/// `above` is the place in the ids of the command this one stands under; those of the first rank have none.
fn worded(command: Command, above: Option<&str>, words: &Words) -> Command {
    let name = match above {
        Some(above) => format!("{above}-{}", command.get_name()),
        None => command.get_name().to_owned(),
    };
    let is_first = command.get_name() == "dedale";
    let usage = words.say("help-usage");
    let template =
        format!("{{before-help}}{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}");
    let mut command = command
        .help_template(template)
        .subcommand_help_heading(words.say("help-commands"))
        .mut_args(|arg| worded_arg(arg, &name, above, words))
        .mut_subcommands(|subcommand| worded(subcommand, (!is_first).then_some(&name), words));
    let about = format!("help-{name}");
    if words.has(&about) {
        command = command.about(words.say(&about));
    }
    command
}

/// Arguments of a command also stand at those under it.
fn worded_arg(arg: Arg, command: &str, above: Option<&str>, words: &Words) -> Arg {
    let id = arg.get_id();
    let above = above.unwrap_or(command);
    let ids = [format!("help-{command}-{id}"), format!("help-{above}-{id}"), format!("help-{id}")];
    match ids.iter().find(|id| words.has(id)) {
        Some(id) => arg.help(words.text(id, &names())),
        None => arg,
    }
}

/// The names of games, bots and options, for the texts that list them.
fn names() -> [(&'static str, Value<'static>); 3] {
    let mut bots: Vec<_> = GameId::ALL.into_iter().flat_map(dedale_bots::names).copied().collect();
    let mut seen = std::collections::BTreeSet::new();
    bots.retain(|bot| seen.insert(*bot));
    let games = GameId::ALL.map(|game| game.to_string()).join(", ");
    [("games", games.into()), ("bots", bots.join(", ").into()), ("extras", all_extras().into())]
}
