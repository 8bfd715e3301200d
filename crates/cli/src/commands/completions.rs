use clap::CommandFactory as _;
use clap_complete::Shell;
use dedale_words::Words;

use super::output::print;

#[derive(clap::Args)]
pub(crate) struct Args {
    shell: Shell,
}

pub(crate) fn run(args: &Args, words: &Words) -> anyhow::Result<()> {
    let mut script = Vec::new();
    let mut command = crate::help::in_words(crate::Cli::command(), words);
    clap_complete::generate(args.shell, &mut command, "dedale", &mut script);
    print(&String::from_utf8(script)?)
}
