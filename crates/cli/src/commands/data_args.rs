//! The flags of the options that can be read from files, for every game.

use clap::{Arg, ArgGroup, ArgMatches, Args, Command, Error, FromArgMatches};

use super::data::options;

/// `--layout FILE|NAME`.
#[derive(Clone, Debug, Default)]
pub(crate) struct DataArgs(Vec<(&'static str, String)>);

impl DataArgs {
    /// The group of all of them, for flags they exclude.
    pub(crate) const GROUP: &str = "data";

    /// The options that were given, each with a file or a name.
    pub(crate) fn given(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.0.iter().map(|(option, given)| (*option, &**given))
    }
}

impl Args for DataArgs {
    fn augment_args(command: Command) -> Command {
        let flag = |option: &'static str| Arg::new(option).long(option).value_name("FILE|NAME");
        let all = ArgGroup::new(Self::GROUP).args(options()).multiple(true);
        command.args(options().into_iter().map(flag)).group(all)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for DataArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<DataArgs, Error> {
        let given = |option: &'static str| Some((option, matches.get_one::<String>(option)?.clone()));
        Ok(DataArgs(options().into_iter().filter_map(given).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// `--print-layout NAME`, at most one of them, and not with `--json`.
#[derive(Clone, Debug, Default)]
pub(crate) struct PrintArgs {
    /// The option, and the name of one that comes with the program.
    pub(crate) asked: Option<(&'static str, String)>,
}

fn print_id(option: &str) -> String {
    format!("print_{option}")
}

impl Args for PrintArgs {
    fn augment_args(mut command: Command) -> Command {
        let mut others = vec!["json".to_owned()];
        for option in options() {
            let flag = Arg::new(print_id(option)).long(format!("print-{option}")).value_name("NAME");
            command = command.arg(flag.conflicts_with_all(others.clone()));
            others.push(print_id(option));
        }
        command
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for PrintArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<PrintArgs, Error> {
        let asked =
            |option: &'static str| Some((option, matches.get_one::<String>(&print_id(option))?.clone()));
        Ok(PrintArgs { asked: options().into_iter().find_map(asked) })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
