//! Nets as data: where they are not compiled in, somebody provides the files that a bot needs before it is asked.

use dedale_core::Match;
use dedale_games::{AnyMatch, GameId, with_game, with_match};

use crate::Roster;
use crate::net::{NetError, Provided};

/// Why a file was not accepted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ProvideError {
    /// No bot plays with a net of that name.
    #[error("unknown net “{0}”")]
    UnknownNet(String),
    /// Not that net.
    #[error(transparent)]
    Net(#[from] NetError),
}

impl ProvideError {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            ProvideError::UnknownNet(_) => "unknown-net",
            ProvideError::Net(_) => "bad-net",
        }
    }
}

/// Every net that a bot of some game plays with.
pub fn nets() -> impl Iterator<Item = &'static dyn Provided> {
    GameId::ALL.into_iter().flat_map(|game| with_game!(game, G => <G as Roster>::nets()).iter().copied())
}

/// Provides the net of that name, as the bytes of its file.
pub fn provide_net(name: &str, bytes: &[u8]) -> Result<(), ProvideError> {
    let net = nets().find(|net| net.name() == name);
    Ok(net.ok_or_else(|| ProvideError::UnknownNet(name.to_owned()))?.provide(bytes)?)
}

/// The nets that must be provided before the bot of that name plays this match.
pub fn nets_needed(game: &AnyMatch, bot: &str) -> Vec<&'static str> {
    with_match!(game, game => missing(of_bot(game, bot)))
}

/// The nets that must be provided before the adviser gives hints about this match.
pub fn nets_needed_by_adviser(game: &AnyMatch) -> Vec<&'static str> {
    with_match!(game, game => missing(of_adviser(game)))
}

fn of_bot<G: Roster>(game: &Match<G>, bot: &str) -> &'static [&'static dyn Provided] {
    G::nets_of_bot(game.setup(), bot)
}

fn of_adviser<G: Roster>(game: &Match<G>) -> &'static [&'static dyn Provided] {
    G::nets_of_adviser(game.setup())
}

fn missing(nets: &[&'static dyn Provided]) -> Vec<&'static str> {
    nets.iter().filter(|net| !net.is_there()).map(|net| net.name()).collect()
}
