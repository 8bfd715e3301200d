//! The options of a game on the command line, the same for every command that begins one.

use dedale_core::{Setup, SetupError};
use dedale_games::{GameId, Listed, Problem};
use dedale_words::Words;

use super::data::Given;
use super::data_args::DataArgs;

#[derive(clap::Args, Clone, Debug)]
pub(crate) struct GameOptions {
    #[arg(long, short = 'p', value_name = "N")]
    pub(crate) players: Option<String>,

    #[arg(long, short = 'w', value_name = "EXTENSIONS", value_delimiter = ',')]
    with: Vec<String>,

    #[arg(long, short = 's', value_name = "OPTION=VALUE")]
    set: Vec<String>,

    #[command(flatten)]
    data: DataArgs,
}

/// An option that was given two values.
#[derive(Debug, thiserror::Error)]
#[error("{option} is given as {one} and as {other}")]
pub(crate) struct Contradiction {
    option: String,
    one: String,
    other: String,
}

impl Contradiction {
    pub(crate) fn in_words(&self, words: &Words) -> String {
        let Contradiction { option, one, other } = self;
        let args = [option, one, other].map(|text| text.as_str().into());
        let [option, one, other] = args;
        words.text("options-contradict", &[("option", option), ("one", one), ("other", other)])
    }
}

/// The short names of every game: `onirim: book, book-hard`.
pub(crate) fn all_extras() -> String {
    let of = |game: GameId| {
        let names: Vec<_> = game.row().short_names.iter().map(|(extra, _)| *extra).collect();
        format!("{game}: {}", names.join(", "))
    };
    GameId::ALL.map(of).join("; ")
}

impl GameOptions {
    /// The setup they describe, with room for so many; 0 if nobody says how many.
    ///
    /// Unless the number of players is given, it is the game's own, or the fewest that have room; if the other
    /// options exclude it, the next one.
    pub(crate) fn setup<G: Listed>(&self, given: &Given, seats: usize) -> anyhow::Result<G::Setup> {
        let options = given.options.iter().map(|(option, value)| (*option, value.as_str()));
        Ok(self.setup_with::<G>(options.collect(), seats)?)
    }

    /// The same, and these besides: `option=value`.
    #[cfg_attr(
        not(feature = "research"),
        expect(dead_code, reason = "only the research commands set options")
    )]
    pub(crate) fn and_set(mut self, options: &[String]) -> GameOptions {
        self.set.extend_from_slice(options);
        self
    }

    /// The options that are read from files.
    pub(crate) fn given(&self, game: GameId) -> anyhow::Result<Given> {
        self.refuse_contradictions(game)?;
        let mut given = Given::default();
        for (option, name) in self.data.given() {
            given.read(option, name, game)?;
        }
        Ok(given)
    }

    /// Refuses an option that was given two values, in whatever way.
    fn refuse_contradictions(&self, game: GameId) -> Result<(), Contradiction> {
        let short =
            game.row().short_names.iter().filter(|(name, _)| self.with.iter().any(|with| with == name));
        let players = self.players.iter().map(|players| ("players", players.as_str()));
        let set = self.set.iter().filter_map(|pair| pair.split_once('='));
        let mut values = std::collections::BTreeMap::new();
        for (option, value) in players.chain(short.map(|(_, option)| *option)).chain(set) {
            let one = *values.entry(option).or_insert(value);
            if one != value {
                let [option, one, other] = [option, one, value].map(str::to_owned);
                return Err(Contradiction { option, one, other });
            }
        }
        Ok(())
    }

    fn setup_with<'a, G: Listed>(
        &'a self,
        mut options: Vec<(&'a str, &'a str)>,
        seats: usize,
    ) -> Result<G::Setup, Problem> {
        for name in &self.with {
            let extras = G::GAME.row().short_names;
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
        if let Some(players) = &self.players {
            options.push(("players", players));
            return Ok(G::Setup::from_options(options)?);
        }
        let mut excluded = None;
        for players in player_counts::<G::Setup>(seats) {
            let options = [("players", players)].into_iter().chain(options.iter().copied());
            match G::Setup::from_options(options) {
                Err(conflict @ SetupError::Conflict { .. }) => excluded = excluded.or(Some(conflict)),
                decided => return Ok(decided?),
            }
        }
        Err(excluded.expect("a game is for some number of players").into())
    }
}

/// The numbers of players to try, the best first.
fn player_counts<S: Setup>(seats: usize) -> Vec<&'static str> {
    let spec = S::OPTIONS.iter().find(|spec| spec.id == "players").expect("every game has players");
    let count = |players: &str| players.parse::<usize>().expect("a number of players");
    let wanted = if seats == 0 { count(spec.default) } else { seats };
    let enough: Vec<_> = spec.values.iter().copied().filter(|players| count(players) >= wanted).collect();
    let most = spec.values.last().copied();
    if enough.is_empty() { most.into_iter().collect() } else { enough }
}

#[cfg(test)]
mod tests {
    use dedale_onirim::State;

    use super::*;

    fn players(with: &[&str], set: &[&str], seats: usize) -> Result<usize, &'static str> {
        let owned = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
        let (with, set) = (owned(with), owned(set));
        let options = GameOptions { players: None, with, set, data: DataArgs::default() };
        options
            .setup_with::<State>(Vec::new(), seats)
            .map(|setup| setup.seats())
            .map_err(|problem| problem.code())
    }

    #[test]
    fn there_are_as_many_players_as_the_bots_and_the_options_need() {
        assert_eq!(players(&[], &[], 0), Ok(1));
        assert_eq!(players(&["book"], &[], 2), Ok(2));
        assert_eq!(players(&["silent"], &[], 0), Ok(2));
        assert_eq!(players(&[], &["first=2"], 0), Ok(2));
    }

    #[test]
    fn who_says_how_many_play_is_obeyed() {
        assert_eq!(players(&[], &["players=1"], 2), Ok(1));
        assert_eq!(players(&["silent"], &["players=1"], 0), Err("setup-conflict"));
    }

    #[test]
    fn too_many_bots_get_the_largest_table_there_is() {
        assert_eq!(players(&[], &[], 5), Ok(2));
    }
}
