use std::fs;
use std::path::PathBuf;

use anyhow::anyhow;
use clap::CommandFactory as _;
use dedale_words::Words;

use super::output::print;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

/// Man pages: one of the program and one of each command, in the language of the user.
pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let command = crate::help::in_words(crate::Cli::command(), words);
    let Some(folder) = &args.out else {
        return print(&page(command)?);
    };
    let failed = |why: std::io::Error| {
        let (file, why) = (folder.display().to_string(), words.io_error(&why));
        anyhow!(words.text("save-failed", &[("file", file.into()), ("why", why.into())]))
    };
    fs::create_dir_all(folder).map_err(failed)?;
    for page_of in with_subcommands(command) {
        let file = folder.join(format!("{}.1", page_of.get_name()));
        fs::write(file, page(page_of)?).map_err(failed)?;
    }
    Ok(())
}

fn page(command: clap::Command) -> anyhow::Result<String> {
    let mut text = Vec::new();
    clap_mangen::Man::new(command).render(&mut text)?;
    Ok(String::from_utf8(text)?)
}

/// A command and those under it, each by the name of its page: `dedale-admin-backup`.
fn with_subcommands(command: clap::Command) -> Vec<clap::Command> {
    let mut all = Vec::new();
    for under in command.get_subcommands().filter(|under| !under.is_hide_set() && under.get_name() != "help")
    {
        let name = format!("{}-{}", command.get_name(), under.get_name());
        let usage = name.replace('-', " ");
        all.extend(with_subcommands(under.clone().name(name.clone()).bin_name(usage).display_name(name)));
    }
    all.insert(0, command);
    all
}
