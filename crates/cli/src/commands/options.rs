//! The options of a game on the command line, the same for every command that begins one.

use dedale_core::Setup;
use dedale_games::Problem;

/// Which game, and how.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct GameOptions {
    /// How many play.
    #[arg(long, short = 'p')]
    pub(crate) players: Option<u32>,
    /// Extensions and variants: book, book-hard, towers, ruins, premonitions, premonitions-5, premonitions-6, silent.
    #[arg(long, short = 'w', value_delimiter = ',', value_name = "NAME,…")]
    pub(crate) with: Vec<String>,
    /// Any option of `dedale games`, as OPTION=VALUE.
    #[arg(long = "set", short = 's', value_name = "OPTION=VALUE")]
    pub(crate) set: Vec<String>,
}

/// Short names for `--with`: what people call it, the option, its value.
const NAMES: [(&str, &str, &str); 9] = [
    ("book", "book", "normal"),
    ("book-hard", "book", "hard"),
    ("towers", "towers", "normal"),
    ("ruins", "towers", "ruins"),
    ("premonitions", "premonitions", "4"),
    ("premonitions-5", "premonitions", "5"),
    ("premonitions-6", "premonitions", "6"),
    ("silent", "communication", "silent"),
    ("open", "communication", "open"),
];

impl GameOptions {
    /// The setup they describe.
    pub(crate) fn setup<S: Setup>(&self) -> Result<S, Problem> {
        let pairs = self.pairs()?;
        Ok(S::from_options(pairs.iter().map(|(option, value)| (&**option, &**value)))?)
    }

    /// The options as pairs, in the order in which later ones win.
    pub(crate) fn pairs(&self) -> Result<Vec<(String, String)>, Problem> {
        let mut pairs = Vec::new();
        pairs.extend(self.players.map(|count| ("players".to_owned(), count.to_string())));
        for name in &self.with {
            let Some((_, option, value)) = NAMES.iter().find(|(known, _, _)| known == name) else {
                let expected = NAMES.iter().map(|(known, _, _)| *known).collect();
                return Err(dedale_core::SetupError::UnknownOption { option: name.clone(), expected }.into());
            };
            pairs.push((option.to_string(), value.to_string()));
        }
        for text in &self.set {
            let (option, value) =
                text.split_once('=').ok_or_else(|| dedale_core::SetupError::NotAnOption(text.clone()))?;
            pairs.push((option.to_owned(), value.to_owned()));
        }
        Ok(pairs)
    }
}
