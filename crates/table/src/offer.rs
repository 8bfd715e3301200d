//! The games on offer, and the options of tables that people want.

use dedale_bots as bots;
use dedale_core::{Observer, Seat, SetupDocument};
use dedale_games::{AnySetup, GameId, Problem, setup_schema};
use dedale_protocol::{Checked, NewTable, Offered, UserId};

use crate::{Opening, Options, Table, TableError};

/// The games, with their options and bots.
pub fn offered_games() -> Vec<Offered> {
    let offered = |game: GameId| Offered {
        info: game.info(),
        bots: bots::names(game).iter().map(|&name| name.to_owned()).collect(),
        setup: setup_schema(game).into(),
    };
    GameId::ALL.into_iter().map(offered).collect()
}

/// The whole setup with every option, or what is wrong with it.
pub fn checked_setup(game: &str, setup: &SetupDocument) -> Result<Checked, Problem> {
    let game: GameId = game.parse()?;
    let AnySetup { seats, may_talk, text, document, .. } = game.setup(setup.pairs())?;
    Ok(Checked { game: game.info().id, setup: document, text, players: seats, may_talk })
}

/// The observer of a query.
pub fn observer_of(text: &str) -> Result<Observer, TableError> {
    let expected = || "a seat number, “spectator” or “all”".to_owned();
    text.parse().map_err(|_| TableError::Invalid { field: "as", expected: expected() })
}

impl Table {
    /// The seat of a query.
    pub fn seat_of(&self, text: &str) -> Result<Seat, TableError> {
        match observer_of(text)? {
            Observer::Seat(seat) => Ok(self.chair(seat).map(|_| seat)?),
            _ => Err(TableError::Invalid { field: "as", expected: "a seat's number".to_owned() }),
        }
    }
}

impl Opening {
    /// The table somebody wants to set up.
    pub fn of_new(new: NewTable, owner: UserId) -> Result<Opening, TableError> {
        let NewTable { game, setup, listed, spectators, chat, clock, archived, hints, stand_in } = new;
        let game: GameId = game.parse().map_err(Problem::from)?;
        let setup = game.setup(setup.pairs())?;
        stand_in.as_deref().map_or(Ok(()), |bot| bots::check_name(game, bot))?;
        let options = Options { listed, spectators, chat, clock, archived, hints, stand_in };
        Ok(Opening::new(setup, options, owner))
    }
}
