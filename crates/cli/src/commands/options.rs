//! The options of a game on the command line, the same for every command that begins one.

use dedale_core::{Setup, SetupError};
use dedale_games::{GameId, Problem};

#[derive(clap::Args, Clone, Debug)]
pub(crate) struct GameOptions {
    #[arg(long, short = 'p', value_name = "N")]
    pub(crate) players: Option<String>,

    #[arg(long, short = 'w', value_name = "EXTENSIONS", value_delimiter = ',')]
    with: Vec<String>,

    #[arg(long, short = 's', value_name = "OPTION=VALUE")]
    set: Vec<String>,
}

/// Short names for `--with`: what people call it, the option, its value.
type Extra = (&'static str, (&'static str, &'static str));

fn extras(game: GameId) -> &'static [Extra] {
    match game {
        GameId::Onirim => &[
            ("book", ("book", "normal")),
            ("book-hard", ("book", "hard")),
            ("towers", ("towers", "normal")),
            ("ruins", ("towers", "ruins")),
            ("premonitions", ("premonitions", "4")),
            ("premonitions-5", ("premonitions", "5")),
            ("premonitions-6", ("premonitions", "6")),
            ("silent", ("communication", "silent")),
        ],
    }
}

impl GameOptions {
    /// The setup they describe; `for_two` if something else on the command line asks for a second seat.
    pub(crate) fn setup<S: Setup>(&self, game: GameId, for_two: bool) -> Result<S, Problem> {
        let mut options = Vec::new();
        for name in &self.with {
            let extras = extras(game);
            let found = extras.iter().find(|(extra, _)| extra == name);
            let (_, option) = found.ok_or_else(|| SetupError::UnknownOption {
                option: name.clone(),
                expected: extras.iter().map(|(extra, _)| *extra).collect(),
            })?;
            options.push(*option);
        }
        for pair in &self.set {
            options.push(pair.split_once('=').ok_or_else(|| SetupError::NotAnOption(pair.clone()))?);
        }
        let for_two = for_two || options.contains(&("communication", "silent"));
        match &self.players {
            Some(players) => options.push(("players", players)),
            None if for_two => options.insert(0, ("players", "2")),
            None => {}
        }
        Ok(S::from_options(options)?)
    }
}
