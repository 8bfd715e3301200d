//! The methods: a table of names, a file for each noun.

mod bot;
mod engine;
mod game;
mod hint;
mod matches;
#[cfg(feature = "schemas")]
mod schema;
mod words;
mod worlds;

use dedale_games::{Details, from_value};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::{Engine, Fault};

type Method = fn(&mut Engine, &Value) -> Result<Box<RawValue>, Fault>;

/// Every method; `docs/protocol.md` explains each.
const METHODS: &[(&str, Method)] = &[
    ("engine.info", |engine, params| run(engine, params, engine::info)),
    ("game.list", |engine, params| run(engine, params, game::list)),
    #[cfg(feature = "schemas")]
    ("game.schema", |engine, params| run(engine, params, schema::schema)),
    ("game.contents", |engine, params| run(engine, params, game::contents)),
    ("match.new", |engine, params| run(engine, params, matches::new)),
    ("match.from_record", |engine, params| run(engine, params, matches::from_record)),
    ("match.from_position", |engine, params| run(engine, params, matches::from_position)),
    ("match.list", |engine, params| run(engine, params, matches::list)),
    ("match.state", |engine, params| run(engine, params, matches::state)),
    ("match.act", |engine, params| run(engine, params, matches::act)),
    ("match.concede", |engine, params| run(engine, params, matches::concede)),
    ("match.undo", |engine, params| run(engine, params, matches::undo)),
    ("match.view", |engine, params| run(engine, params, matches::view)),
    ("match.events", |engine, params| run(engine, params, matches::events)),
    ("match.words", |engine, params| run(engine, params, words::words)),
    ("match.hint", |engine, params| run(engine, params, hint::hint)),
    ("match.information_state", |engine, params| run(engine, params, worlds::information_state)),
    ("match.sample_world", |engine, params| run(engine, params, worlds::sample_world)),
    ("match.position", |engine, params| run(engine, params, matches::position)),
    ("match.record", |engine, params| run(engine, params, matches::record)),
    ("match.close", |engine, params| run(engine, params, matches::close)),
    ("bot.choose", |engine, params| run(engine, params, bot::choose)),
];

/// The names of all methods.
pub fn method_names() -> impl Iterator<Item = &'static str> {
    METHODS.iter().map(|(name, _)| *name)
}

/// The result, already written.
pub(crate) fn call(engine: &mut Engine, method: &str, params: &Value) -> Result<Box<RawValue>, Fault> {
    let found = METHODS.iter().find(|(name, _)| *name == method);
    let (_, method) = found.ok_or_else(|| unknown(method))?;
    method(engine, params)
}

fn unknown(method: &str) -> Fault {
    let details = Details::new("method-not-found").found(method);
    Fault::new(Fault::METHOD_NOT_FOUND, "unknown method", details)
}

fn run<P: DeserializeOwned, R: Serialize>(
    engine: &mut Engine,
    params: &Value,
    method: impl Fn(&mut Engine, &P) -> Result<R, Fault>,
) -> Result<Box<RawValue>, Fault> {
    if params.is_array() {
        let details = Details::new("invalid-params").expected("parameters by name");
        return Err(Fault::new(Fault::INVALID_PARAMS, "parameters go by name", details));
    }
    let params = from_value(params).map_err(|problem| Fault::invalid_params(&problem))?;
    method(engine, &params).map(|result| to_raw_value(&result).expect("results have string keys"))
}

/// No parameters.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}
