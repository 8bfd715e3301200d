use dedale_core::chance::Seed;
use dedale_core::record::RecordDocument;
use dedale_core::{Observer, SetupDocument};
use dedale_games::{AnyMatch, Document, GameId, Playing, Problem, from_value};
use dedale_protocol::As;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use super::Nothing;
use crate::matches::{Standing, check_observer, check_step, check_turn};
use crate::params::{MatchNumber, SeatNumber, SeedText, omniscient};
use crate::{Engine, Fault};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewParams {
    game: String,
    #[serde(default)]
    setup: SetupDocument,
    seed: Option<SeedText>,
}

pub(super) fn new(engine: &mut Engine, params: &NewParams) -> Result<Standing, Fault> {
    let game: GameId = params.game.parse().map_err(Problem::from)?;
    engine.matches.check_room(engine.limits.matches)?;
    let seed = SeedText::read(params.seed.as_ref())?;
    let game = AnyMatch::new(game, params.setup.pairs(), seed)?;
    Ok(open(engine, game))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RecordParams {
    record: Value,
}

/// A record, as the text or the JSON of its file.
pub(super) fn from_record(engine: &mut Engine, params: &RecordParams) -> Result<Standing, Fault> {
    engine.matches.check_room(engine.limits.matches)?;
    let game = match &params.record {
        Value::String(text) => {
            let loaded = AnyMatch::load(text, Seed::Quick(0))?;
            match loaded.document {
                Document::Record => loaded.game,
                Document::Position => return Err(not_a_record()),
            }
        }
        record => AnyMatch::from_record(&from_value::<RecordDocument>(record)?)?,
    };
    Ok(open(engine, game))
}

fn not_a_record() -> Fault {
    let problem = Problem::NeitherRecordNorPosition;
    let details = problem.details().field("record").found("a position").expected("a record");
    Fault::refused("a position, but a record was expected", details)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PositionParams {
    game: String,
    position: Value,
    seed: Option<SeedText>,
}

pub(super) fn from_position(engine: &mut Engine, params: &PositionParams) -> Result<Standing, Fault> {
    let game: GameId = params.game.parse().map_err(Problem::from)?;
    engine.matches.check_room(engine.limits.matches)?;
    let seed = SeedText::read(params.seed.as_ref())?;
    let game = AnyMatch::from_position(game, &params.position, seed)?;
    Ok(open(engine, game))
}

pub(super) fn open(engine: &mut Engine, game: AnyMatch) -> Standing {
    let number = engine.matches.open(game);
    let game = engine.matches.get(number).expect("opened just now");
    Standing::of(number, game.playing(), Observer::Omniscient)
}

#[derive(Serialize)]
pub(super) struct Listed {
    matches: Vec<OpenMatch>,
}

#[derive(Serialize)]
struct OpenMatch {
    #[serde(rename = "match")]
    number: MatchNumber,
    game: &'static str,
    step: usize,
    over: bool,
}

pub(super) fn list(engine: &mut Engine, _: &Nothing) -> Result<Listed, Fault> {
    let line = |(number, game): (MatchNumber, &dyn Playing)| OpenMatch {
        number,
        game: game.game(),
        step: game.step(),
        over: game.outcome().is_some(),
    };
    Ok(Listed { matches: engine.matches.iter().map(line).collect() })
}

/// A match, and who asks.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StateParams {
    #[serde(rename = "match")]
    number: MatchNumber,
    #[serde(rename = "as", default = "omniscient")]
    observer: As,
}

pub(super) fn state(engine: &mut Engine, params: &StateParams) -> Result<Standing, Fault> {
    let game = engine.matches.get(params.number)?.playing();
    check_observer(game, params.observer.0)?;
    Ok(Standing::of(params.number, game, params.observer.0))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ActParams {
    #[serde(rename = "match")]
    number: MatchNumber,
    action: String,
    step: Option<usize>,
    #[serde(rename = "as", default = "omniscient")]
    observer: As,
}

/// Where a match stands, and what the observer saw happen.
#[derive(Serialize)]
pub(super) struct Update {
    #[serde(flatten)]
    standing: Standing,
    events: Box<RawValue>,
}

impl Update {
    fn of(number: MatchNumber, game: &dyn Playing, observer: Observer) -> Update {
        let events = game.written_events(game.step(), observer);
        Update { standing: Standing::of(number, game, observer), events }
    }
}

pub(super) fn act(engine: &mut Engine, params: &ActParams) -> Result<Update, Fault> {
    let observer = params.observer.0;
    let game = engine.matches.get_mut(params.number)?.playing_mut();
    check_observer(game, observer)?;
    check_step(game, params.step)?;
    check_turn(game, observer)?;
    game.act(&params.action).map_err(|problem| match problem {
        Problem::Illegal(_) | Problem::Action(_) => Fault::from(problem).with_legal(game.legal()),
        _ => problem.into(),
    })?;
    Ok(Update::of(params.number, game, observer))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ConcedeParams {
    #[serde(rename = "match")]
    number: MatchNumber,
    #[serde(rename = "as")]
    seat: SeatNumber,
    step: Option<usize>,
}

pub(super) fn concede(engine: &mut Engine, params: &ConcedeParams) -> Result<Update, Fault> {
    let (seat, observer) = (params.seat.0, Observer::Seat(params.seat.0));
    let game = engine.matches.get_mut(params.number)?.playing_mut();
    check_observer(game, observer)?;
    check_step(game, params.step)?;
    game.concede(seat)?;
    Ok(Update::of(params.number, game, observer))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UndoParams {
    #[serde(rename = "match")]
    number: MatchNumber,
    to: usize,
    step: Option<usize>,
    #[serde(rename = "as", default = "omniscient")]
    observer: As,
}

#[derive(Serialize)]
pub(super) struct Undone {
    #[serde(flatten)]
    standing: Standing,
    /// How many steps were taken back.
    undone: usize,
    /// Whether chance was asked in them.
    chance: bool,
    /// Whether it is certain that nobody learned anything from them.
    harmless: bool,
}

pub(super) fn undo(engine: &mut Engine, params: &UndoParams) -> Result<Undone, Fault> {
    let game = engine.matches.get_mut(params.number)?.playing_mut();
    check_observer(game, params.observer.0)?;
    check_step(game, params.step)?;
    let harmless = game.nothing_learned_since(params.to)?;
    let chance = game.chance_fired_since(params.to);
    let undone = game.step() - params.to;
    game.go_back_to(params.to)?;
    let standing = Standing::of(params.number, game, params.observer.0);
    Ok(Undone { standing, undone, chance, harmless })
}

/// A match, and as whom to look.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ViewParams {
    #[serde(rename = "match")]
    number: MatchNumber,
    #[serde(rename = "as")]
    observer: As,
}

#[derive(Serialize)]
pub(super) struct Seen {
    step: usize,
    view: Box<RawValue>,
}

pub(super) fn view(engine: &mut Engine, params: &ViewParams) -> Result<Seen, Fault> {
    let game = engine.matches.get(params.number)?.playing();
    check_observer(game, params.observer.0)?;
    Ok(Seen { step: game.step(), view: game.written_view(params.observer.0) })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventsParams {
    #[serde(rename = "match")]
    number: MatchNumber,
    #[serde(rename = "as")]
    observer: As,
    /// The last step whose events are already known.
    since: Option<usize>,
}

#[derive(Serialize)]
pub(super) struct Happened {
    step: usize,
    steps: Vec<StepEvents>,
}

#[derive(Serialize)]
struct StepEvents {
    step: usize,
    events: Box<RawValue>,
}

pub(super) fn events(engine: &mut Engine, params: &EventsParams) -> Result<Happened, Fault> {
    let game = engine.matches.get(params.number)?.playing();
    check_observer(game, params.observer.0)?;
    let last = game.step();
    let first = match params.since {
        None => 0,
        Some(since) if since <= last => since + 1,
        Some(since) => return Err(Problem::NoSuchStep { asked: since, steps: last }.into()),
    };
    let of_step = |step| StepEvents { step, events: game.written_events(step, params.observer.0) };
    Ok(Happened { step: last, steps: (first..=last).map(of_step).collect() })
}

/// A match.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MatchParams {
    #[serde(rename = "match")]
    number: MatchNumber,
}

/// The whole truth, as the file of a position.
pub(super) fn position(engine: &mut Engine, params: &MatchParams) -> Result<Value, Fault> {
    Ok(engine.matches.get(params.number)?.examined().position())
}

#[derive(Serialize)]
pub(super) struct Recorded {
    text: String,
    record: RecordDocument,
}

pub(super) fn record(engine: &mut Engine, params: &MatchParams) -> Result<Recorded, Fault> {
    let game = engine.matches.get(params.number)?.playing();
    Ok(Recorded { text: game.record_text()?, record: game.record()? })
}

#[derive(Serialize)]
pub(super) struct Closed {
    closed: MatchNumber,
}

pub(super) fn close(engine: &mut Engine, params: &MatchParams) -> Result<Closed, Fault> {
    engine.matches.close(params.number)?;
    Ok(Closed { closed: params.number })
}
