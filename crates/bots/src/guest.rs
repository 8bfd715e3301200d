use std::fmt;

use dedale_core::chance::Quick;
use dedale_core::{Game, Perspective, Seat};

use crate::{Player, Roster};

/// A bot from outside: a net in a file, or another program. A copy of it plays as well, independently.
pub trait Guest<G: Game>: Player<G> + fmt::Debug + Send + Sync {
    /// A copy that remembers nothing.
    fn copy(&self) -> Box<dyn Guest<G>>;
}

/// One of the game's bots, or one from outside.
#[derive(Debug)]
pub enum Bot<G: Roster> {
    /// One of the game's own.
    Own(G::Bot),
    /// One from outside.
    Guest(Box<dyn Guest<G>>),
}

impl<G: Roster> Clone for Bot<G> {
    fn clone(&self) -> Self {
        match self {
            Bot::Own(bot) => Bot::Own(bot.clone()),
            Bot::Guest(guest) => Bot::Guest(guest.copy()),
        }
    }
}

impl<G: Roster> Player<G> for Bot<G> {
    #[inline]
    fn choose(&mut self, at: Perspective<'_, G>, chance: &mut Quick) -> G::Action {
        match self {
            Bot::Own(bot) => bot.choose(at, chance),
            Bot::Guest(guest) => guest.choose(at, chance),
        }
    }

    #[inline]
    fn listens(&self) -> bool {
        match self {
            Bot::Own(bot) => bot.listens(),
            Bot::Guest(guest) => guest.listens(),
        }
    }

    fn begin(&mut self, seat: Seat) {
        match self {
            Bot::Own(bot) => bot.begin(seat),
            Bot::Guest(guest) => guest.begin(seat),
        }
    }

    fn hear(&mut self, event: &G::SeenEvent) {
        match self {
            Bot::Own(bot) => bot.hear(event),
            Bot::Guest(guest) => guest.hear(event),
        }
    }
}
