use dedale_core::record::{Ending, RecordDocument};
use dedale_core::{Game, Legal as _, Match, Observer, Outcome, Seat, Setup as _, SetupDocument};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::Problem;
use crate::writing::to_written;

/// A match of any game, driven by text and JSON. Observers get only what they may know.
pub trait Playing: Send {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// The choices made before it.
    fn setup(&self) -> SetupDocument;
    /// How many play.
    fn seats(&self) -> usize;
    /// How many steps there were.
    fn step(&self) -> usize;
    /// The seat that must answer.
    fn decider(&self) -> Option<Seat>;
    /// The question; null when the game is over.
    fn question(&self) -> Value;
    /// The same, already written.
    fn written_question(&self) -> Box<RawValue>;
    /// The legal actions of the decider, in index order.
    fn legal(&self) -> Vec<String>;
    /// The legal actions, if the observer may know them: the decider and the omniscient observer may, and everybody if
    /// there are none.
    fn legal_for(&self, observer: Observer) -> Option<Vec<String>> {
        self.tells_legal_to(observer).then(|| self.legal())
    }
    /// Whether the observer may know them.
    fn tells_legal_to(&self, observer: Observer) -> bool {
        match observer {
            Observer::Omniscient => true,
            Observer::Seat(seat) => self.decider().is_none_or(|decider| decider == seat),
            Observer::Spectator => self.decider().is_none(),
        }
    }
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// Plays an action given as text.
    fn act(&mut self, action: &str) -> Result<(), Problem>;
    /// A seat gives up, which ends the game; refused where the game goes on without it.
    fn concede(&mut self, seat: Seat) -> Result<(), Problem>;
    /// The same as an older log tells it, in which every concession was the end.
    fn concede_as_recorded(&mut self, seat: Seat) -> Result<(), Problem>;
    /// Nobody will play on: nothing has to be remembered any more.
    fn stop(&mut self);
    /// Goes back to an earlier step, from which the game goes on.
    fn go_back_to(&mut self, step: usize) -> Result<(), Problem>;
    /// Whether chance was asked from a step on.
    fn chance_fired_since(&self, step: usize) -> bool;
    /// Whether nobody can have learned anything from a step on: chance was not asked, and no seat had
    /// anything to learn from another. `true` is certain; `false` does not prove that anybody learned something.
    fn nothing_learned_since(&self, step: usize) -> Result<bool, Problem>;
    /// Everything the observer may know.
    fn view(&self, observer: Observer) -> Value;
    /// The same, already written.
    fn written_view(&self, observer: Observer) -> Box<RawValue>;
    /// Whether players have to remember what happened: then no earlier view is shown while the game goes on.
    fn is_to_be_remembered(&self) -> bool;
    /// The events from a step on that the observer is told now.
    fn events_since(&self, step: usize, observer: Observer) -> Vec<Value>;
    /// The events of one step that the observer is told now; at 0 the deal.
    fn events_of(&self, step: usize, observer: Observer) -> Vec<Value>;
    /// The same, already written.
    fn written_events(&self, step: usize, observer: Observer) -> Box<RawValue>;
    /// The steps so far, as text.
    fn steps(&self) -> Vec<String>;
    /// The record as text.
    fn record_text(&self) -> Result<String, Problem>;
    /// The record as JSON.
    fn record(&self) -> Result<RecordDocument, Problem>;
    /// The fingerprint of the state.
    fn hash(&self) -> u64;
}

impl<G: Game> Playing for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn setup(&self) -> SetupDocument {
        SetupDocument::of(self.setup())
    }

    fn seats(&self) -> usize {
        self.setup().seats()
    }

    fn step(&self) -> usize {
        self.step()
    }

    fn decider(&self) -> Option<Seat> {
        self.decider()
    }

    fn question(&self) -> Value {
        self.decider().map_or(Value::Null, |_| to_json(&self.state().question()))
    }

    fn written_question(&self) -> Box<RawValue> {
        to_written(&self.decider().and_then(|_| self.state().question()))
    }

    fn legal(&self) -> Vec<String> {
        match self.decider() {
            Some(_) => self.state().legal().iter().map(|action| action.to_string()).collect(),
            None => Vec::new(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn act(&mut self, action: &str) -> Result<(), Problem> {
        let action: G::Action = action.parse()?;
        Ok(self.act(action)?)
    }

    fn concede(&mut self, seat: Seat) -> Result<(), Problem> {
        Ok(self.concede(seat)?)
    }

    fn concede_as_recorded(&mut self, seat: Seat) -> Result<(), Problem> {
        Ok(self.concede_as_recorded(seat)?)
    }

    fn stop(&mut self) {
        self.stop();
    }

    fn go_back_to(&mut self, step: usize) -> Result<(), Problem> {
        *self = self.at(step)?;
        Ok(())
    }

    fn chance_fired_since(&self, step: usize) -> bool {
        self.chance_fired_since(step)
    }

    fn nothing_learned_since(&self, step: usize) -> Result<bool, Problem> {
        let then = self.at(step)?;
        let truth = without_observer(&then, Observer::Omniscient);
        let knows_all = |seat| without_observer(&then, Observer::Seat(seat)) == truth;
        Ok(!self.chance_fired_since(step) && Seat::first(Playing::seats(self)).all(knows_all))
    }

    fn view(&self, observer: Observer) -> Value {
        let mut view = to_json(&self.state().view(observer));
        if let (Some(outcome), Value::Object(fields)) = (self.outcome(), &mut view) {
            fields.insert("outcome".to_owned(), to_json(&Ending::from(outcome)));
            fields.insert("question".to_owned(), Value::Null);
        }
        view
    }

    fn written_view(&self, observer: Observer) -> Box<RawValue> {
        match self.outcome() {
            None => to_written(&self.state().view(observer)),
            Some(_) => to_written(&Playing::view(self, observer)),
        }
    }

    fn is_to_be_remembered(&self) -> bool {
        self.is_to_be_remembered()
    }

    fn events_since(&self, step: usize, observer: Observer) -> Vec<Value> {
        self.told_since(step, observer).map(|event| to_json(&event)).collect()
    }

    fn events_of(&self, step: usize, observer: Observer) -> Vec<Value> {
        self.told_of(step, observer).map(|event| to_json(&event)).collect()
    }

    fn written_events(&self, step: usize, observer: Observer) -> Box<RawValue> {
        to_written(&self.told_of(step, observer).collect::<Vec<_>>())
    }

    fn steps(&self) -> Vec<String> {
        self.steps().iter().map(ToString::to_string).collect()
    }

    fn record_text(&self) -> Result<String, Problem> {
        Ok(Match::record(self).ok_or(Problem::NoRecord)?.to_string())
    }

    fn record(&self) -> Result<RecordDocument, Problem> {
        Ok(RecordDocument::from(&Match::record(self).ok_or(Problem::NoRecord)?))
    }

    fn hash(&self) -> u64 {
        self.hash()
    }
}

fn without_observer<G: Game>(game: &Match<G>, observer: Observer) -> Value {
    let mut view = to_json(&game.state().view(observer));
    if let Value::Object(fields) = &mut view {
        fields.remove("observer");
    }
    view
}

/// The games' wire types have string keys and no numbers JSON lacks.
pub(crate) fn to_json(thing: &impl serde::Serialize) -> Value {
    serde_json::to_value(thing).expect("a wire type is JSON")
}
