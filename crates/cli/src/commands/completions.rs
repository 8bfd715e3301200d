use clap::CommandFactory as _;
use clap_complete::Shell;

use super::output::print;

/// Prints the completions of a shell.
///
/// For bash: dedale completions bash > ~/.local/share/bash-completion/completions/dedale
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The shell.
    shell: Shell,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut crate::Cli::command(), "dedale", &mut script);
    print(&String::from_utf8(script)?)
}
