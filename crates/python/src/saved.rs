//! Matches as bytes, for pickle: the origin and the steps, which are played again when they are read.

use dedale_bots::Roster;
use dedale_core::chance::Seed;
use dedale_core::explicit::{ExplicitMatch, ExplicitStep};
use dedale_core::matches::Origin;
use dedale_core::{Match, Setup as _};
use dedale_games::{GameId, Problem, from_text, from_value, with_game};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::fault::Fault;
use crate::play::{Play, Table};

/// A match as it is saved.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Saved {
    game: String,
    origin: SavedOrigin,
    /// None where chance is answered from outside.
    seed: Option<Seed>,
    /// The actions as text; the picks of chance as numbers.
    steps: Vec<SavedStep>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SavedOrigin {
    Setup(String),
    /// A setup dealt from the seed, all later chance being answered from outside.
    Dealt(String, Seed),
    Position(Value),
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum SavedStep {
    Pick(u32),
    Act(String),
}

pub(crate) fn saved<G: Roster>(table: &Table<G>) -> Saved {
    let position = |state: &G| SavedOrigin::Position(json(&state.position()));
    let (origin, seed, steps) = match table {
        Table::Seeded(game) => {
            let origin = match game.origin() {
                Origin::Setup(setup) => SavedOrigin::Setup(setup.text()),
                Origin::Position(state) => position(state),
            };
            let steps = game.steps().iter().map(|step| SavedStep::Act(step.to_string())).collect();
            (origin, Some(game.seed()), steps)
        }
        Table::Explicit(game) => {
            let origin = match (game.deal(), game.first()) {
                (Some(seed), _) => SavedOrigin::Dealt(game.setup().text(), seed),
                (None, Some(state)) => position(state),
                (None, None) => SavedOrigin::Setup(game.setup().text()),
            };
            let step = |step: &ExplicitStep<G::Action>| match step {
                ExplicitStep::Act(action) => SavedStep::Act(action.to_string()),
                ExplicitStep::Pick(pick) => SavedStep::Pick(*pick),
            };
            (origin, None, game.steps().iter().map(step).collect())
        }
    };
    Saved { game: G::ID.to_owned(), origin, seed, steps }
}

/// Plays a saved match again.
pub(crate) fn restored(text: &str) -> Result<Box<dyn Play>, Fault> {
    let saved: Saved = from_text(text)?;
    let game: GameId = saved.game.parse().map_err(Problem::from)?;
    with_game!(game, G => Ok(Box::new(replayed::<G>(&saved)?)))
}

fn replayed<G: Roster>(saved: &Saved) -> Result<Table<G>, Fault> {
    let setup = |text: &str| G::Setup::from_text(text).map_err(Problem::from);
    let state = |position: &Value| G::from_position(&from_value(position)?).map_err(Problem::from);
    let Some(seed) = saved.seed else {
        let mut game = match &saved.origin {
            SavedOrigin::Setup(text) => ExplicitMatch::<G>::new(&setup(text)?),
            SavedOrigin::Dealt(text, seed) => ExplicitMatch::dealt(&setup(text)?, *seed),
            SavedOrigin::Position(position) => ExplicitMatch::from_state(state(position)?),
        };
        for step in &saved.steps {
            match step {
                SavedStep::Pick(pick) => game.pick(*pick)?,
                SavedStep::Act(text) => game.act(text.parse().map_err(Problem::from)?)?,
            }
        }
        return Ok(Table::Explicit(game));
    };
    let mut game = match &saved.origin {
        SavedOrigin::Setup(text) | SavedOrigin::Dealt(text, _) => Match::<G>::new(&setup(text)?, seed),
        SavedOrigin::Position(position) => Match::from_state(state(position)?, seed),
    };
    for step in &saved.steps {
        let SavedStep::Act(text) = step else { return Err(Fault::unknown_action("a pick")) };
        game.take(text.parse().map_err(|_| Fault::unknown_action(text))?)?;
    }
    Ok(Table::Seeded(game))
}

fn json(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).expect("a wire type is JSON")
}
