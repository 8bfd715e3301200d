use dedale_core::{Action as _, Game, Legal as _, Match, ObservationSpec, Observer};
use serde_json::Value;

use crate::playing::to_json;
use crate::{Playing, Problem};

/// What programs and tests ask of a match of any game, and a table does not. Apart from [`Playing`], so that a browser's module
/// holds nothing of it.
pub trait Examined: Playing {
    /// The layout of its tensors.
    fn observation_spec(&self) -> ObservationSpec;
    /// Everything the observer may know, as a tensor. It tells the state of the game, also of one that a player gave up.
    fn observation(&self, observer: Observer) -> Result<Vec<u8>, Problem>;
    /// The legal actions as a byte for each action: 1 if it is legal, if the observer may know that.
    fn mask(&self, observer: Observer) -> Result<Vec<u8>, Problem>;
    /// Whether everything holds that must hold between two decisions: slow, for tests.
    fn check(&self) -> Result<(), Problem>;
    /// The whole truth.
    fn position(&self) -> Value;
}

impl<G: Game> Examined for Match<G> {
    fn observation_spec(&self) -> ObservationSpec {
        G::observation_spec(self.setup())
    }

    fn observation(&self, observer: Observer) -> Result<Vec<u8>, Problem> {
        at_table(self, observer)?;
        let mut tensor = vec![0; G::observation_spec(self.setup()).size()];
        G::observe(&self.state().view(observer), &mut tensor);
        Ok(tensor)
    }

    fn mask(&self, observer: Observer) -> Result<Vec<u8>, Problem> {
        at_table(self, observer)?;
        let mut mask = vec![0; G::Action::COUNT];
        if self.decider().is_some() && self.tells_legal_to(observer) {
            self.state().legal().write_mask(&mut mask);
        }
        Ok(mask)
    }

    fn check(&self) -> Result<(), Problem> {
        Ok(self.state().check()?)
    }

    fn position(&self) -> Value {
        to_json(&crate::load::PositionFile { game: G::ID.to_owned(), position: self.state().position() })
    }
}

/// Refuses a seat that the table has not.
fn at_table(game: &dyn Playing, observer: Observer) -> Result<(), Problem> {
    match observer {
        Observer::Seat(seat) if !observer.is_at_table_of(game.seats()) => Err(Problem::NoSuchSeat(seat)),
        _ => Ok(()),
    }
}
